/// Which labels of a sheet are used, and corrections for the printer.
public struct LabelPlacement: Sendable, Hashable {
  /// The first label to use on the first sheet, counted from 1 along the rows.
  public var firstLabel = 1
  /// Labels of the first sheet that are used up, counted likewise.
  public var skipped: Set<Int> = []
  /// How far all is moved to the right and down.
  public var offset: (x: Length, y: Length) {
    get { (xOffset, yOffset) }
    set { (xOffset, yOffset) = newValue }
  }
  /// How much all is stretched, from the page's top left; 1 for not at all.
  public var scale: (x: Double, y: Double) {
    get { (xScale, yScale) }
    set { (xScale, yScale) = newValue }
  }

  /// What the printer can't print on at the page's edges; nil for what most can't, 4.3 mm, and 1 mm
  /// on rolls.
  public var printerMargin: Length?

  private var xOffset = Length.zero
  private var yOffset = Length.zero
  private var xScale = 1.0
  private var yScale = 1.0

  /// All labels of all sheets, as the sheet's measures say.
  public init() {}

  /// What is wrong with the placement on a sheet, as a sentence; nil where nothing is.
  public func problem(on geometry: SheetGeometry) -> String? {
    let count = geometry.labelsPerPage
    let labels = count == 1 ? "1 label" : "\(count) labels"
    if !(1...count).contains(firstLabel) {
      return "The sheet has \(labels), so that label \(firstLabel) can't be the first; count along "
        + "the rows from 1."
    }
    if let wrong = skipped.filter({ !(1...count).contains($0) }).min() {
      return "The sheet has \(labels), so that label \(wrong) can't be left out; count along the "
        + "rows from 1."
    }
    if (firstLabel...count).allSatisfy(skipped.contains) {
      return "All labels of the first sheet are left out; take a new sheet."
    }
    guard Self.scales.contains(xScale), Self.scales.contains(yScale) else {
      return
        "The scale is not between 0.9 and 1.1, and printers miss by less; write 1.002 for 2 mm "
        + "more in a metre."
    }
    guard abs(xOffset.points) <= Self.largestOffset.points,
      abs(yOffset.points) <= Self.largestOffset.points
    else {
      return "The offset is larger than \(Self.largestOffset.text) mm, and printers miss by less; "
        + "choose other labels of the first page."
    }
    if let printerMargin, printerMargin < .zero || printerMargin > .millimeters(30) {
      return "The printer's margin is not between 0 and 30 mm."
    }
    return nil
  }

  private static let scales = 0.9...1.1
  private static let largestOffset = Length.millimeters(20)

  /// The part of a label that the printer reaches, from the label's top left.
  ///
  /// Text is drawn where it will be after the printer has moved and stretched the page; but what
  /// counts for the printer is where it is in the document.
  func printable(ofLabel label: Int, on sheet: Sheet) -> Rectangle {
    let geometry = sheet.geometry
    let usual = Length.millimeters(sheet.kind == .roll ? 1 : 4.3)
    let margin = (printerMargin ?? usual).points
    let origin = geometry.origin(ofLabel: label)
    let page = Rectangle(
      x: (margin - xOffset.points) / xScale - origin.x.points,
      y: (margin - yOffset.points) / yScale - origin.y.points,
      width: max(0, geometry.paper.width.points - 2 * margin) / xScale,
      height: max(0, geometry.paper.height.points - 2 * margin) / yScale)
    return Rectangle(
      x: 0, y: 0, width: geometry.labelWidth.points, height: geometry.labelHeight.points
    ).intersection(page)
  }
}

/// The places of labels, one after the other.
struct LabelSlots {
  private let placement: LabelPlacement
  private let labelsPerPage: Int
  private var page = 0
  private var label: Int

  init(_ placement: LabelPlacement, labelsPerPage: Int) {
    self.placement = placement
    self.labelsPerPage = labelsPerPage
    label = placement.firstLabel - 1
  }

  /// The next place: page and label, both from 0.
  mutating func next() -> (page: Int, label: Int) {
    while page == 0, label < labelsPerPage, placement.skipped.contains(label + 1) { label += 1 }
    if label >= labelsPerPage {
      page += 1
      label = 0
    }
    defer { label += 1 }
    return (page, label)
  }
}
