/// How a list of contacts is laid out on pages.
public struct DirectoryStyle: Sendable {
  /// The paper.
  public var paper = PaperSize.a4
  /// How many columns a page has.
  public var columns = 2
  /// The family of fonts.
  public var fontFamily = "Sans"
  /// The size of the text in points.
  public var fontSize = 9.0
  /// What stays free at the edges of the page.
  public var margin = Length.millimeters(16)

  /// The usual style.
  public init() {}

  /// What is wrong with it, as a sentence; nil where nothing is.
  public var problem: String? {
    guard fontSize > 0, fontSize.isFinite else {
      return "Text can't be set in \(fontSize) points; take 9."
    }
    let width = columnWidth
    guard columns > 0, width >= fontSize * 8 else {
      return
        "\(columns) columns in \(LabelIssue.points(fontSize)) points have no room on a page of "
        + "\(paper.width.text) × \(paper.height.text) mm; take fewer or smaller text."
    }
    return nil
  }

  static let gutter = Length.millimeters(7).points

  /// How wide a column is, in points.
  var columnWidth: Double {
    let room = paper.width.points - 2 * margin.points - Double(columns - 1) * Self.gutter
    return columns > 0 ? room / Double(columns) : 0
  }
}
