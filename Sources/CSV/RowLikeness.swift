import SourceText

// Whether the first row is one of those below it.
extension HeaderDetector {
  /// Whether a row has cells that come again below it, where no names of columns do, or are numbers as those below,
  /// and one of letters and digits that has the form of those below it, as streets and postal codes have; or one of digits
  /// that has it.
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
        guard others.count(where: { Self.form($0) == form }) * 4 >= others.count * 3 else {
          continue
        }
        // Days, amounts and the like are no names: `Berg,2`, `Lind,01/07`. A year may be one.
        // And so are numbers with letters and signs: `K/865/2013`.
        let areYears = others.count(where: CellShape.isYear) * 5 >= others.count * 4
        if isColumnName != nil, others.count > 2, !CellShape.isYear(cell) || areYears,
          !form.contains(Self.letter) || form.count(where: { $0 == 0x30 }) > 1
        {
          return true
        }
        if form.contains(Self.letter), cell.count > 5 { alike += 1 } else { same += 1 }
      } else if others.contains(where: { $0.isSame(as: cell) }) {
        same += 1
      }
    }
    return alike > 0 && same + alike > 2 || alike > 1 && below.count > 2
  }

  /// Whether a row has a word that comes again and again in its column, and no other cell is the name of one. What stands
  /// there where the whole row does is a header that was repeated.
  func comesAgain(_ row: Int, _ below: Range<Int>) -> Bool {
    guard let isColumnName else { return false }
    let others = below.filter { !rows.line($0).isSame(as: rows.line(row)) }
    var comesAgain = false
    for index in 0..<rows.cellCount(row) {
      let cell = CellShape.trimmed(rows.cell(index, of: row))
      if repeats(of: cell, in: index, others) > 1, cell.count > 2,
        !cell.contains(where: Self.isDigit)
      {
        comesAgain = true
      } else if !cell.isEmpty, isColumnName(cell.string) {
        return false
      }
    }
    return comesAgain
  }

  /// Whether what is the name of a column stands in most rows below, too, as the code of a country may.
  func knownComesAgain(_ row: Int, _ below: Range<Int>) -> Bool {
    guard let isColumnName else { return false }
    return (0..<rows.cellCount(row)).allSatisfy { index in
      let cell = CellShape.trimmed(rows.cell(index, of: row))
      guard !cell.isEmpty, isColumnName(cell.string) else { return true }
      return repeats(of: cell, in: index, below) * 2 > below.count
    }
  }

  /// How many of some rows have the same text in a column.
  private func repeats(of cell: Bytes, in index: Int, _ others: some Sequence<Int>) -> Int {
    others.count { other in
      index < rows.cellCount(other)
        && CellShape.trimmed(rows.cell(index, of: other)).isSame(as: cell)
    }
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

  /// A text with one sign for its words side by side, and one for its runs of digits.
  private static func form(_ text: Bytes) -> [UInt8] {
    var form: [UInt8] = []
    for byte in text {
      let sign: UInt8 =
        isDigit(byte) ? 0x30 : byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 ? letter : byte
      if form.last == sign { continue }
      if sign == letter, form.last == 0x20, form.dropLast().last == letter {
        form.removeLast()
      } else {
        form.append(sign)
      }
    }
    return form
  }
}
