import Glibc
import SourceText

/// Goes over the rows of a text, past what stands between them: blank lines, byte order marks of
/// joined files, the character that ended files in DOS.
struct RowScanner {
  var parser: RowParser
  var position: Int
  /// Whether a blank line stands before the row found last.
  private(set) var isAfterBlank = false
  /// Whether a blank line stands before the position, and no row was found behind it yet.
  private(set) var isBlankPending = false

  init(_ parser: RowParser, from position: Int = 0) {
    self.parser = parser
    self.position = position
  }

  /// Appends the next row to the table; false if the text holds no further one that is complete.
  mutating func next(
    _ text: RowParser.Text, into table: inout CellTable, _ unescaped: inout ByteArena
  ) -> Bool {
    guard let start = rowStart(text), start < text.end else { return false }
    guard let next = parser.parse(text, from: start, into: &table, &unescaped) else { return false }
    position = next
    isBlankPending = false
    return true
  }

  /// Says where the next row is looked for, and whether a blank line stands before that.
  mutating func move(to position: Int, isAfterBlank: Bool) {
    self.position = position
    isBlankPending = isAfterBlank
  }

  private mutating func rowStart(_ text: RowParser.Text) -> Int? {
    isAfterBlank = isBlankPending
    defer { isBlankPending = isAfterBlank }
    var index = position
    while index < text.end {
      let byte = text.base[index]
      if byte > 0x20, byte != 0xEF { return index }
      if byte == parser.delimiter { return index }
      switch byte {
      case 0x0A, 0x0D:
        let next = LineEnds.pastBreak(text.base, index, end: text.end)
        if next == text.end, !text.isWhole { return nil }
        isAfterBlank = true
        index = next
        position = index
      case 0x1A:
        index += 1
        position = index
      case 0xEF:
        guard index + 2 < text.end else { return text.isWhole ? index : nil }
        guard text.base[index + 1] == 0xBB, text.base[index + 2] == 0xBF else { return index }
        index += 3
        position = index
      case 0x20, 0x09:
        var end = index
        while end < text.end, text.base[end] == 0x20 || text.base[end] == 0x09,
          text.base[end] != parser.delimiter
        { end += 1 }
        if end == text.end { return text.isWhole ? end : nil }
        guard LineEnds.isBreak(text.base[end]) else { return index }
        index = end
      default:
        return index
      }
    }
    position = index
    return index
  }

  /// Removes the character that ended files in DOS, with what was filled up behind it.
  static func trimEnd(_ text: inout TextBuffer) {
    var end = text.count
    var hasMark = false
    while end > 0, text.base[end - 1] <= 0x20, text.base[end - 1] != 0x09 {
      if text.base[end - 1] == 0x1A { hasMark = true }
      end -= 1
      if hasMark, end == 0 || text.base[end - 1] != 0x1A { break }
    }
    if hasMark { text.removeAll(from: end) }
  }
}
