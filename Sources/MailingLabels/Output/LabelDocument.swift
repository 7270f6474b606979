import CTypesetting

/// Labels drawn as PDF, or a page of them as a picture.
///
/// ```swift
/// let sheet = try SheetCatalog().sheet(named: "Avery 5160")
/// let document = try LabelDocument(sheet: sheet)
/// for label in labels { document.add(label) }
/// let pdf = try document.finish()
/// ```
///
/// A document is finished once; what is added afterwards is no part of it, and does not count. The
/// same labels always give the same bytes. Nothing is cut off unseen: what does not fit, and
/// what no font has, is in ``issues``. It is filled by one task; the labels that go in and the bytes
/// that come out can be handed to any.
public final class LabelDocument {
  /// What the labels are printed on.
  public let sheet: Sheet
  /// How text stands on them.
  public let style: LabelStyle
  /// What is doubtful about the measures, as sentences, before any label is drawn.
  public let warnings: [String]
  /// What is doubtful about the labels so far, in their order.
  public private(set) var issues: [LabelIssue] = []
  /// How many labels there are so far.
  public private(set) var labelCount = 0
  /// How many pages there are so far.
  public var pageCount: Int { pages.count }
  /// The smallest size in points that the text of a label is set in; nil before the first one.
  public private(set) var smallestFontSize: Double?

  private let placement: LabelPlacement
  private let pages: Pages
  private let sender: SenderLines
  private let image: OpenImage?
  /// Smaller text is listed.
  private let minimum: Double
  private var fitting: TextFitting
  private var slots: LabelSlots

  private var canvas: Canvas { pages.canvas }
  private var typesetter: Typesetter { pages.typesetter }

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - sheet: The sheet that is printed on.
  ///   - style: How the labels look.
  ///   - placement: Where on the paper the printer prints.
  ///   - format: The format of the document.
  ///   - title: The document's title.
  ///   - language: Its language as a tag of BCP 47; empty where it is not known.
  /// - Throws: ``LabelDocumentError``.
  public init(
    sheet: Sheet, style: LabelStyle = LabelStyle(), placement: LabelPlacement = LabelPlacement(),
    format: PageFormat = .pdf, title: String = "", language: String = ""
  ) throws(LabelDocumentError) {
    if let problem = style.problem { throw .unsuitable(problem) }
    if let problem = placement.problem(on: sheet.geometry) { throw .placement(problem) }
    let room = LabelRoom(sheet: sheet, style: style, placement: placement)
    if let problem = room.problem { throw .placement(problem) }
    warnings = room.warnings
    self.sheet = sheet
    self.style = style
    self.placement = placement
    pages = try Pages(format, paper: sheet.geometry.paper, title: title, language: language)
    image = style.image?.open()
    slots = LabelSlots(placement, labelsPerPage: sheet.geometry.labelsPerPage)
    minimum = style.minimumFontSize(on: sheet)
    fitting = TextFitting(
      typesetter: pages.typesetter, family: style.fontFamily, size: style.largestFontSize,
      minimum: min(style.largestFontSize, max(minimum, style.breakingFontSize)))
    sender = SenderLines(style.returnAddress, isEnvelope: sheet.kind == .envelope)
  }

  // MARK: Labels

  /// Finds the size that all of some labels have room in, where the style wants one for all. They
  /// are to be added next, in the same order.
  public func prepare(_ labels: [MailingLabel]) {
    guard style.usesOneSize else { return }
    var slots = slots
    var size = fitting.size
    for label in labels {
      let fit = fit(label, fields(at: slots.next().label, hasQRCode: !label.qrCode.isEmpty).text)
      if fit.fits { size = min(size, max(minimum, fit.size)) }
    }
    fitting = TextFitting(
      typesetter: typesetter, family: style.fontFamily, size: size, minimum: size)
  }

  /// Draws a label at the next place.
  public func add(_ label: MailingLabel) { add(label, at: slots.next()) }

  /// Draws a label at all places that the current page has left, or the next one if it has none.
  public func fillPage(with label: MailingLabel) {
    if pages.isFinished { return }
    let first = slots.next()
    add(label, at: first)
    var ahead = slots
    while ahead.next().page == first.page {
      add(label, at: slots.next())
      ahead = slots
    }
  }

  private func add(_ label: MailingLabel, at place: (page: Int, label: Int)) {
    if pages.isFinished { return }
    turn(to: place.page)
    let isDrawn = pages.isDrawn
    labelCount += 1
    let code = label.qrCode.isEmpty ? nil : QRCode(label.qrCode)
    if !label.qrCode.isEmpty, code == nil { note(.overfullQRCode, label, place) }
    let fields = fields(at: place.label, hasQRCode: code != nil)
    if isDrawn { moveToLabel(place.label) }
    drawText(of: label, fields, place, isDrawn: isDrawn)
    if let code, let field = fields.qrCode {
      let module = Length(points: field.width / Double(code.width))
      if module < QRCode.smallestModule { note(.denseQRCode(module: module), label, place) }
      if isDrawn { canvas.draw(code, in: field) }
    }
    drawFurniture(fields, isDrawn: isDrawn)
  }

  private func fields(at label: Int, hasQRCode: Bool) -> LabelFields {
    LabelFields(
      sheet, style, printable: placement.printable(ofLabel: label, on: sheet),
      hasQRCode: hasQRCode)
  }

  /// Sets the text of a label in a field.
  private func fit(_ label: MailingLabel, _ field: Rectangle) -> TextFit {
    let language =
      label.language.isEmpty
      ? FontLanguage.tag(ofScriptIn: label.lines) : label.language
    let text = TextLines(
      lines: label.lines, unbroken: label.unbrokenLines, language: language,
      isRightToLeft: TextDirection.isRightToLeft(label.lines))
    return fitting.fit(text, width: field.width, height: field.height)
  }

  private func drawText(
    of label: MailingLabel, _ fields: LabelFields, _ place: (page: Int, label: Int), isDrawn: Bool
  ) {
    let field = fields.text
    let fit = fit(label, field)
    let missing = typesetter.measure().missing > 0 ? typesetter.missingCharacters() : []
    for group in MissingGlyphs.grouped(missing) { note(.missingGlyphs(group), label, place) }
    guard fit.fits else {
      note(.tooLong, label, place)
      return
    }
    smallestFontSize = min(smallestFontSize ?? fit.size, fit.size)
    if fit.size < minimum { note(.small(size: fit.size), label, place) }
    guard isDrawn else { return }
    var top = field.y
    switch fields.verticalAlignment {
    case .top: break
    case .center: top += (field.height - fit.height) / 2
    case .bottom: top += field.height - fit.height
    }
    var alignment = style.alignment
    if alignment == .natural {
      alignment = TextDirection.isRightToLeft(label.lines) ? .right : .left
    }
    canvas.draw(typesetter, x: field.x, y: top, width: field.width, alignment: alignment)
  }

  /// Draws what is on all labels.
  private func drawFurniture(_ fields: LabelFields, isDrawn: Bool) {
    if let field = fields.sender {
      let fit = sender.set(with: typesetter, style, width: field.width, height: field.height)
      if labelCount == 1 {
        for group in MissingGlyphs.grouped(typesetter.missingCharacters()) {
          issues.append(
            LabelIssue(contactName: "Return address", place: nil, kind: .missingGlyphs(group)))
        }
        if !fit.fits {
          issues.append(LabelIssue(contactName: "Return address", place: nil, kind: .tooLong))
        } else if fit.size < SenderLines.smallestReadable {
          issues.append(
            LabelIssue(contactName: "Return address", place: nil, kind: .small(size: fit.size)))
        }
      }
      if isDrawn, fit.fits {
        // In the corner of an envelope, the lines are aligned among themselves.
        let width =
          sheet.kind == .envelope
          ? min(field.width, typesetter.measure().width) : field.width
        canvas.draw(
          typesetter, x: field.x, y: field.y, width: width, alignment: sender.alignment)
        if sheet.kind != .envelope {
          let below = field.y + field.height + 1
          canvas.line(
            from: (field.x, below), to: (field.x + field.width, below), lineWidth: 0.25, gray: 0.3)
        }
      }
    }
    if isDrawn, let image, let field = fields.image { canvas.draw(image, in: field) }
  }

  private func note(
    _ kind: LabelIssue.Kind, _ label: MailingLabel, _ place: (page: Int, label: Int)
  ) {
    let name = label.contactName.isEmpty ? label.lines.first ?? "" : label.contactName
    issues.append(
      LabelIssue(
        contactName: ReportedName.text(name), place: (place.page + 1, place.label + 1), kind: kind))
  }

  // MARK: Pages

  /// Ends pages until a page, counted from 0, is the current one.
  private func turn(to page: Int) {
    while pageCount <= page {
      pages.begin()
      guard pages.isDrawn, style.drawsOutlines else { continue }
      moveToPage()
      drawOutlines()
    }
  }

  private func moveToPage() {
    canvas.move(
      to: placement.offset.x.points, placement.offset.y.points, scale: placement.scale)
  }

  private func drawOutlines() {
    let geometry = sheet.geometry
    for label in 0..<geometry.labelsPerPage {
      let origin = geometry.origin(ofLabel: label)
      let edge = Rectangle(
        x: origin.x.points, y: origin.y.points, width: geometry.labelWidth.points,
        height: geometry.labelHeight.points)
      canvas.stroke(edge, radius: geometry.cornerRadius.points)
    }
  }

  private func moveToLabel(_ label: Int) {
    let origin = sheet.geometry.origin(ofLabel: label)
    let scale = placement.scale
    canvas.move(
      to: placement.offset.x.points + origin.x.points * scale.x,
      placement.offset.y.points + origin.y.points * scale.y, scale: scale)
  }

  /// The bytes of the document.
  ///
  /// - Throws: ``LabelDocumentError``, as where there are no labels.
  public func finish() throws(LabelDocumentError) -> [UInt8] {
    guard labelCount > 0 else { throw .noLabels }
    return try pages.finish().first ?? []
  }

  /// The bytes of each page of ``PageFormat/pictures(resolution:)``.
  ///
  /// - Throws: ``LabelDocumentError``, as where there are no labels.
  public func finishPictures() throws(LabelDocumentError) -> [[UInt8]] {
    guard labelCount > 0 else { throw .noLabels }
    return try pages.finish()
  }

  /// A page for measuring how a printer moves and stretches: the labels' outlines, and rulers.
  ///
  /// - Throws: ``LabelDocumentError``.
  public func finishCalibration() throws(LabelDocumentError) -> [UInt8] {
    if pages.isFinished { throw .finished }
    pages.begin()
    moveToPage()
    drawOutlines()
    CalibrationPage(sheet: sheet, canvas: canvas, typesetter: typesetter, style: style).draw()
    return try pages.finish().first ?? []
  }
}

/// Why there is no document.
public enum LabelDocumentError: Error, Sendable, Hashable {
  /// The placement is wrong, for the reason given as a sentence.
  case placement(String)
  /// The style or the format is wrong, for the reason given as a sentence.
  case unsuitable(String)
  /// The document was finished before.
  case finished
  /// No label was added.
  case noLabels
  /// The page that is wanted is none of the document's.
  case noPage(Int, of: Int)
  /// There is no memory for it, or a picture would be too large.
  case outOfMemory
  /// What pages are drawn with is not installed.
  case library(TypesettingLibraryError)
}

extension LabelDocumentError: CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String {
    switch self {
    case .placement(let problem), .unsuitable(let problem): problem
    case .finished: "The document was finished already; begin another one."
    case .library(let error): error.description
    case .noLabels: "There are no labels to print."
    case .noPage(let page, let count):
      "There is no page \(page); the labels take \(count == 1 ? "1 page" : "\(count) pages")."
    case .outOfMemory: "There is not enough memory for the page; take a lower resolution."
    }
  }
}
