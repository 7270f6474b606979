/// The sender's address on a label or an envelope.
struct SenderLines {
  /// The lines as they are set.
  private let text: String

  /// Smaller than this, the sender can't be read by the post.
  static let smallestReadable = 4.0
  private static let envelopeSize = 8.0
  private static let labelSize = 6.0

  /// On an envelope the lines stand below each other, on a label they are one.
  init(_ lines: [String], isEnvelope: Bool) {
    text = lines.joined(separator: isEnvelope ? "\n" : " · ")
    size = isEnvelope ? Self.envelopeSize : Self.labelSize
  }

  private let size: Double

  /// Sets the lines so that they fit.
  func set(
    with typesetter: Typesetter, _ style: LabelStyle, width: Double, height: Double
  ) -> TextFit {
    let size = min(size, style.fontSize)
    let fitting = TextFitting(
      typesetter: typesetter, family: style.fontFamily, size: size,
      minimum: min(size, Self.smallestReadable))
    return fitting.fit(
      text, isRightToLeft: TextDirection.isRightToLeft([text]), width: width, height: height)
  }
}
