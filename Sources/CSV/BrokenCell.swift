/// Line breaks within cells that are not in quotes.
///
/// Some programs write the line breaks of a note as they are. Such a break is seldom the one that
/// ends rows, and the lines that it makes are too short.
extension RowParser {
  /// So many breaks may be in a cell, and so far apart, in bytes.
  private static let lineLimit = 32
  private static let searchLimit = 1 << 14

  /// Where a cell without quotes ends that meets a line break at `stop`: there, or behind line
  /// breaks that are a part of it. Nil if the text does not tell yet.
  func brokenCellEnd(_ text: Text, _ stop: Int, cellCount: Int) -> Int? {
    guard let columnCount, columnCount > 1, let usualBreak, cellCount <= columnCount,
      let kind = LineEnds.kind(text.base, stop, end: text.end)
    else { return stop }
    switch (kind, usualBreak) {
    case (.lf, .lf), (.crlf, .crlf), (.cr, .cr), (.crlf, .lf): return stop
    default: break
    }
    var position = LineEnds.pastBreak(text.base, stop, end: text.end)
    let limit = min(text.end, position + Self.searchLimit)
    var cells = cellCount
    var firstEnd: Int?
    var hasText = false
    for _ in 0..<Self.lineLimit {
      var delimiters = 0
      let start = position
      while position < limit, !LineEnds.isBreak(text.base[position]) {
        if text.base[position] == delimiter { delimiters += 1 }
        if text.base[position] == quote { return stop }
        if firstEnd == nil, text.base[position] == delimiter { firstEnd = position }
        position += 1
      }
      if position > start { hasText = true }
      cells += delimiters
      if delimiters + 1 == columnCount || cells > columnCount { return stop }
      if position == limit {
        guard position == text.end else { return stop }
        guard text.isWhole else { return nil }
        return cells == columnCount && hasText ? firstEnd ?? position : stop
      }
      let isUsual = LineEnds.kind(text.base, position, end: text.end) == usualBreak
      if isUsual { return cells == columnCount && hasText ? firstEnd ?? position : stop }
      position = LineEnds.pastBreak(text.base, position, end: text.end)
    }
    return stop
  }
}
