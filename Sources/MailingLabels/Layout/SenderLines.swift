/// The sender's address on a label or an envelope.
struct SenderLines {
  /// The lines as they are set.
  private let text: TextLines
  private let size: Double

  /// Smaller than this, the sender can't be read by the post.
  static let smallestReadable = 4.0
  private static let envelopeSize = 8.0
  private static let labelSize = 6.0

  /// On an envelope the lines stand below each other, on a label they are one.
  init(_ lines: [String], isEnvelope: Bool) {
    let isRightToLeft = TextDirection.isRightToLeft(lines)
    // Each line keeps its own order of words and numbers among the others (UAX #9, isolates).
    let isolated = isRightToLeft ? lines.map { "\u{2068}\($0)\u{2069}" } : lines
    text = TextLines(
      lines: isEnvelope ? lines : [isolated.joined(separator: " · ")],
      language: FontLanguage.tag(ofScriptIn: lines), isRightToLeft: isRightToLeft)
    size = isEnvelope ? Self.envelopeSize : Self.labelSize
  }

  /// Where the lines begin.
  var alignment: LabelStyle.Alignment { text.isRightToLeft ? .right : .left }

  /// Sets the lines so that they fit.
  func set(
    with typesetter: Typesetter, _ style: LabelStyle, width: Double, height: Double
  ) -> TextFit {
    let size = min(size, style.fontSize)
    let fitting = TextFitting(
      typesetter: typesetter, family: style.fontFamily, size: size,
      minimum: min(size, Self.smallestReadable))
    return fitting.fit(text, width: width, height: height)
  }
}
