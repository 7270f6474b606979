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
/// The same labels always give the same bytes. Nothing is cut off unseen: what does not fit, and
/// what no font has, is in ``issues``.
public final class LabelDocument {
  /// What the document is.
  public enum Format: Sendable, Hashable {
    /// All pages, as PDF with the fonts in it.
    case pdf
    /// One page, from 1, as SVG.
    case svg(page: Int)
    /// One page, from 1, as PNG of so many pixels an inch.
    case png(page: Int, resolution: Double)

    /// The page; nil where all are meant.
    package var page: Int? {
      switch self {
      case .pdf: nil
      case .svg(let page), .png(let page, _): page
      }
    }
  }

  /// What the labels are printed on.
  public let sheet: Sheet
  /// How text stands on them.
  public let style: LabelStyle
  /// What is doubtful about the labels so far, in their order.
  public private(set) var issues: [LabelIssue] = []
  /// How many labels there are so far.
  public private(set) var labelCount = 0
  /// How many pages there are so far.
  public private(set) var pageCount = 0
  /// The smallest size in points that the text of a label is set in; nil before the first one.
  public private(set) var smallestFontSize: Double?

  private let format: Format
  private let placement: LabelPlacement
  private let language: String
  private let canvas: Canvas
  private let typesetter: Typesetter
  private let fitting: TextFitting
  private let sender: SenderLines
  private var slots: LabelSlots
  private var page = 0

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - title: The document's title.
  ///   - language: Its language as a tag of BCP 47; empty where it is not known.
  /// - Throws: ``LabelDocumentError``.
  public init(
    sheet: Sheet, style: LabelStyle = LabelStyle(), placement: LabelPlacement = LabelPlacement(),
    format: Format = .pdf, title: String = "", language: String = ""
  ) throws(LabelDocumentError) {
    if let problem = placement.problem(on: sheet.geometry) { throw .placement(problem) }
    guard let canvas = Canvas(format, paper: sheet.geometry.paper), let typesetter = Typesetter()
    else { throw .outOfMemory }
    self.sheet = sheet
    self.style = style
    self.placement = placement
    self.format = format
    self.language = language
    self.canvas = canvas
    self.typesetter = typesetter
    slots = LabelSlots(placement, labelsPerPage: sheet.geometry.labelsPerPage)
    fitting = TextFitting(
      typesetter: typesetter, family: style.fontFamily, size: style.fontSize,
      minimum: style.minimumFontSize(on: sheet))
    sender = SenderLines(style.returnAddress, isEnvelope: sheet.kind == .envelope)
    canvas.setTitle(title, creator: "unicard")
  }

  // MARK: Labels

  /// Draws a label at the next place.
  public func add(_ label: MailingLabel) {
    let place = slots.next()
    let isDrawn = turn(to: place.page)
    labelCount += 1
    let code = label.qrCode.isEmpty ? nil : QRCode(label.qrCode)
    if !label.qrCode.isEmpty, code == nil { note(.overfullQRCode, label, place) }
    let fields = LabelFields(sheet, style, hasQRCode: code != nil)
    if isDrawn { moveToLabel(place.label) }
    drawText(of: label, fields, place, isDrawn: isDrawn)
    if let code, let field = fields.qrCode {
      let module = Length(points: field.width / Double(code.width))
      if module < QRCode.smallestModule { note(.denseQRCode(module: module), label, place) }
      if isDrawn { canvas.draw(code, in: field) }
    }
    drawFurniture(fields, isDrawn: isDrawn)
  }

  private func drawText(
    of label: MailingLabel, _ fields: LabelFields, _ place: (page: Int, label: Int), isDrawn: Bool
  ) {
    let field = fields.text
    let isRightToLeft = TextDirection.isRightToLeft(label.lines)
    let fit = fitting.fit(
      label.lines.joined(separator: "\n"), language: label.language,
      isRightToLeft: isRightToLeft, width: field.width, height: field.height)
    let missing = typesetter.measure().missing > 0 ? typesetter.missingCharacters() : []
    for group in MissingGlyphs.grouped(missing) { note(.missingGlyphs(group), label, place) }
    guard fit.fits else {
      note(.tooLong, label, place)
      return
    }
    smallestFontSize = min(smallestFontSize ?? fit.size, fit.size)
    if fit.size < fitting.minimum { note(.small(size: fit.size), label, place) }
    guard isDrawn else { return }
    var top = field.y
    switch fields.verticalAlignment {
    case .top: break
    case .center: top += (field.height - fit.height) / 2
    case .bottom: top += field.height - fit.height
    }
    var alignment = style.alignment
    if alignment == .natural { alignment = isRightToLeft ? .right : .left }
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
        canvas.draw(typesetter, x: field.x, y: field.y, width: field.width, alignment: .left)
        if sheet.kind != .envelope {
          let below = field.y + field.height + 1
          canvas.line(
            from: (field.x, below), to: (field.x + field.width, below), lineWidth: 0.25, gray: 0.3)
        }
      }
    }
    if isDrawn, let image = style.image, let field = fields.image { canvas.draw(image, in: field) }
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

  /// Ends pages until a page is the current one. Returns whether it is drawn.
  private func turn(to page: Int) -> Bool {
    if pageCount == 0 {
      pageCount = 1
      beginPage()
    }
    while self.page < page {
      if case .pdf = format { canvas.endPage() }
      self.page += 1
      pageCount += 1
      beginPage()
    }
    return isCurrentDrawn
  }

  private var isCurrentDrawn: Bool { format.page.map { $0 == page + 1 } ?? true }

  private func beginPage() {
    guard isCurrentDrawn, style.drawsOutlines else { return }
    canvas.move(
      to: placement.offset.x.points, placement.offset.y.points, scale: placement.scale)
    drawOutlines()
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
    if let page = format.page, page < 1 || page > pageCount { throw .noPage(page, of: pageCount) }
    return try end()
  }

  private func end() throws(LabelDocumentError) -> [UInt8] {
    if case .pdf = format { canvas.endPage() }
    guard let bytes = canvas.finish() else { throw .outOfMemory }
    guard case .pdf = format else { return bytes }
    return PDFCatalog.adding(language: language, to: bytes)
  }

  /// A page for measuring how a printer moves and stretches: the labels' outlines, and rulers.
  ///
  /// - Throws: ``LabelDocumentError``.
  public func finishCalibration() throws(LabelDocumentError) -> [UInt8] {
    pageCount = 1
    canvas.move(
      to: placement.offset.x.points, placement.offset.y.points, scale: placement.scale)
    drawOutlines()
    CalibrationPage(sheet: sheet, canvas: canvas, typesetter: typesetter, style: style).draw()
    return try end()
  }
}

/// Why there is no document.
public enum LabelDocumentError: Error, Sendable, Hashable {
  /// The placement is wrong, for the reason given as a sentence.
  case placement(String)
  /// No label was added.
  case noLabels
  /// The page that is wanted is none of the document's.
  case noPage(Int, of: Int)
  /// There is no memory for it, or a picture would be too large.
  case outOfMemory
}

extension LabelDocumentError: CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String {
    switch self {
    case .placement(let problem): problem
    case .noLabels: "There are no labels to print."
    case .noPage(let page, let count):
      "There is no page \(page); the labels take \(count == 1 ? "1 page" : "\(count) pages")."
    case .outOfMemory: "There is not enough memory for the page; take a lower resolution."
    }
  }
}
