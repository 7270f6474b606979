import SourceText

/// Cells that have a sign of a spreadsheet where a value was: `#####` for what its column was too narrow to show,
/// `#N/A`, `#BEZUG!` and `#ИМЯ?` for what it could not find or compute.
enum DestroyedCell {
  private static let signs = CellWords.set("destroyed cell")
  /// No sign is longer, in bytes, but those of narrow columns.
  private static let longest = 24

  static func isOne(_ cell: Bytes) -> Bool {
    guard cell.first == UInt8(ascii: "#") else { return false }
    let text = cell[CellText.content(of: cell)]
    if text.allSatisfy({ $0 == UInt8(ascii: "#") }) { return text.count >= 3 }
    return text.count <= longest && signs.contains(text.string.lowercased())
  }

  static func isOne(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isOne(Bytes($0)) }
  }
}
