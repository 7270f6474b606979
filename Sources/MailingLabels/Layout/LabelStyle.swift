/// How text stands on labels.
public struct LabelStyle: Sendable {
  /// Where lines stand across the label.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// Where the script begins: left, and right for addresses in scripts that run to the left.
    case natural
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
  }

  /// Where the text stands in the height of the label.
  public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
    /// At the upper edge.
    case top
    /// In the middle.
    case center
    /// At the lower edge.
    case bottom
  }

  /// The family of fonts; characters it doesn't have come from another one.
  public var fontFamily = "Sans"
  /// The size of the text in points, where there is room; at most 1,000.
  public var fontSize = 11.0
  /// The size in points that text is not made smaller than gladly; nil for 8, which posts ask for,
  /// and 6 on labels that are less than 20 mm high.
  public var minimumFontSize: Double?
  /// The size in points that text is made smaller to before lines are broken, where that is more than
  /// ``minimumFontSize``: what is to be read from afar is rather broken.
  public var breakingFontSize = 0.0
  /// What stays free at the edges of a label; nil for what suits its size.
  public var margin: Length?
  /// Whether all labels have the size of the one whose text is longest, as far as that is not below
  /// ``minimumFontSize``.
  public var usesOneSize = false
  /// Where lines stand across the label.
  public var alignment = Alignment.natural
  /// Where the text stands in the height; nil for the middle of labels and the top of envelopes'
  /// fields for the address.
  public var verticalAlignment: VerticalAlignment?
  /// The lines of the sender's address; empty for none. A label has them as one small line above
  /// the recipient, an envelope in its corner.
  public var returnAddress: [String] = []
  /// A picture beside the text; on an envelope, in the sender's corner.
  public var image: LabelImage?
  /// Whether the labels' edges are drawn.
  public var drawsOutlines = false

  /// The size that text begins with: no page has room for a larger one.
  var largestFontSize: Double { min(fontSize, 1_000) }

  /// The size that text is not made smaller than gladly on a sheet.
  func minimumFontSize(on sheet: Sheet) -> Double {
    let usual = sheet.geometry.labelHeight < .millimeters(20) ? 6.0 : 8
    return min(largestFontSize, minimumFontSize ?? usual)
  }

  /// The usual style.
  public init() {}

  /// What is wrong with it, as a sentence; nil where nothing is.
  public var problem: String? {
    for size in [fontSize, minimumFontSize ?? 1] where !(size > 0) {
      return "Text can't be set in \(size) points; take 11."
    }
    return breakingFontSize >= 0
      ? nil : "Lines can't be broken below \(breakingFontSize) points; take 0 to break them last."
  }
}
