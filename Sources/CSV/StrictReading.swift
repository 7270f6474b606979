import SourceText

/// What RFC 4180 alone makes of a text, with nothing mended: rows of equal length, quotes around
/// whole cells and doubled within them.
///
/// Where the head of a file is well-formed in this sense, so is the file as far as can be told, and
/// what looks odd in a cell is what somebody wrote there.
enum StrictReading {
  /// How many cells each row has; nil where the text is not well-formed, or has no two rows of
  /// several cells.
  static func columnCount(_ text: RowParser.Text, from start: Int, delimiter: UInt8) -> Int? {
    let quote = UInt8(ascii: "\"")
    var position = start
    var columns: Int?
    var rows = 0
    while position < text.end {
      var cells = 0
      var isRowComplete = false
      let rowStart = position
      while !isRowComplete {
        cells += 1
        let isQuoted = position < text.end && text.base[position] == quote
        let end =
          isQuoted
          ? quotedEnd(text, position, quote) : plainEnd(text, position, delimiter, quote)
        guard let end else { return nil }
        // The last row may be cut off with the text.
        guard end < text.end || text.isWhole else { return rows > 1 ? columns : nil }
        isRowComplete = end == text.end || LineEnds.isBreak(text.base[end])
        guard isRowComplete || text.base[end] == delimiter else { return nil }
        position = isRowComplete ? LineEnds.pastBreak(text.base, end, end: text.end) : end + 1
        if isRowComplete, end == rowStart { cells = 0 }
      }
      if cells == 0 {
        // Empty lines at the end are none of the rows.
        guard (position..<text.end).allSatisfy({ LineEnds.isBreak(text.base[$0]) }) else {
          return nil
        }
        break
      }
      guard cells > 1, cells == columns ?? cells else { return nil }
      columns = cells
      rows += 1
    }
    return rows > 1 ? columns : nil
  }

  private static func plainEnd(
    _ text: RowParser.Text, _ start: Int, _ delimiter: UInt8, _ quote: UInt8
  ) -> Int? {
    var position = start
    while position < text.end {
      let byte = text.base[position]
      if byte == delimiter || LineEnds.isBreak(byte) { return position }
      if byte == quote { return nil }
      position += 1
    }
    return position
  }

  /// Where the cell that a quote opens ends; the end of the text where nothing closes it there.
  private static func quotedEnd(_ text: RowParser.Text, _ start: Int, _ quote: UInt8) -> Int? {
    var position = start + 1
    while position < text.end {
      if text.base[position] == quote {
        guard position + 1 < text.end, text.base[position + 1] == quote else {
          return position + 1
        }
        position += 1
      }
      position += 1
    }
    return text.isWhole ? nil : text.end
  }
}
