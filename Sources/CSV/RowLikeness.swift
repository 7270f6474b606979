import SourceText

// Whether the first row is one of those below it.
extension HeaderDetector {
  /// Whether a row has cells that come again below it, where no names of columns do, or are numbers as those below,
  /// and one of letters and digits that has the form of those below it, as streets and postal codes have.
  func isLikeRows(_ row: Int, _ below: Range<Int>) -> Bool {
    var (same, alike) = (0, 0)
    // `Question1`, `Question2`
    let counted = (0..<rows.cellCount(row)).map { CellShape.trimmed(rows.cell($0, of: row)) }
      .filter { $0.contains(where: Self.isDigit) }.map { $0.filter { !Self.isDigit($0) } }
      .filter { !$0.isEmpty }
    if Set(counted).count < counted.count { return false }
    for index in 0..<rows.cellCount(row) {
      let cell = CellShape.trimmed(rows.cell(index, of: row))
      let others = below.filter { index < rows.cellCount($0) }
        .map { CellShape.trimmed(rows.cell(index, of: $0)) }.filter { !$0.isEmpty }
      let hasDigits = cell.contains(where: Self.isDigit)
      guard cell.count > 1 || hasDigits, others.count > 1 else { continue }
      if hasDigits {
        let form = Self.form(cell)
        guard others.count(where: { Self.form($0) == form }) * 5 >= others.count * 4 else {
          continue
        }
        if form.contains(Self.letter), cell.count > 5 { alike += 1 } else { same += 1 }
      } else if others.contains(where: { $0.isSame(as: cell) }) {
        same += 1
      }
    }
    return alike > 0 && same + alike > 2
  }

  /// Whether a cell of a row names a person, and so do most of those below it.
  func namesPeople(_ row: Int, _ below: Range<Int>) -> Bool {
    guard let namesPerson else { return false }
    func isPerson(_ cell: Bytes) -> Bool { cell.count <= 100 && namesPerson(cell.string) }
    return (0..<min(20, rows.cellCount(row))).contains { index in
      guard isPerson(CellShape.trimmed(rows.cell(index, of: row))) else { return false }
      let others = below.filter { index < rows.cellCount($0) }
        .map { CellShape.trimmed(rows.cell(index, of: $0)) }.filter { !$0.isEmpty }
      return others.count > 1 && others.count(where: isPerson) * 2 >= others.count
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static let letter = UInt8(ascii: "A")

  /// A text with one sign for its runs of letters, and one for those of digits.
  private static func form(_ text: Bytes) -> [UInt8] {
    var form: [UInt8] = []
    for byte in text {
      let sign: UInt8 =
        isDigit(byte) ? 0x30 : byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 ? letter : byte
      if form.last != sign { form.append(sign) }
    }
    return form
  }
}
