/// The size of a sheet of paper.
public struct PaperSize: Sendable, Hashable {
  /// From the left edge to the right.
  public let width: Length
  /// From the top edge to the bottom.
  public let height: Length

  /// A size by its measures.
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// The paper of a name, such as `A4` or `Letter`, upright (ISO 216, ANSI/ASME Y14.1).
  public init?(name: some StringProtocol) {
    guard let size = Self.sizes[name.lowercased()] else { return nil }
    self = size
  }

  /// ISO 216, 210 × 297 mm.
  public static let a4 = millimeters(210, 297)
  /// 8.5 × 11 in.
  public static let letter = inches(8.5, 11)

  private static func millimeters(_ width: Double, _ height: Double) -> PaperSize {
    PaperSize(width: .millimeters(width), height: .millimeters(height))
  }

  private static func inches(_ width: Double, _ height: Double) -> PaperSize {
    PaperSize(width: .inches(width), height: .inches(height))
  }

  private static let sizes: [String: PaperSize] = [
    "a3": millimeters(297, 420), "a4": a4, "a5": millimeters(148, 210),
    "a6": millimeters(105, 148), "a7": millimeters(74, 105), "b4": millimeters(250, 353),
    "b5": millimeters(176, 250), "b6": millimeters(125, 176), "letter": letter,
    "us-letter": letter, "legal": inches(8.5, 14), "us-legal": inches(8.5, 14),
    "tabloid": inches(11, 17), "ledger": inches(17, 11), "executive": inches(7.25, 10.5),
    "us-executive": inches(7.25, 10.5), "half-letter": inches(5.5, 8.5),
  ]

  /// The name of the paper; nil where it has none.
  public var name: String? {
    let names = [
      ("A4", Self.a4), ("Letter", Self.letter), ("A5", Self.millimeters(148, 210)),
      ("A6", Self.millimeters(105, 148)), ("A3", Self.millimeters(297, 420)),
      ("Legal", Self.inches(8.5, 14)),
    ]
    return names.first { $0.1.isNear(self) }?.0
  }

  private func isNear(_ other: PaperSize) -> Bool {
    abs(width.points - other.width.points) < 0.3 && abs(height.points - other.height.points) < 0.3
  }
}
