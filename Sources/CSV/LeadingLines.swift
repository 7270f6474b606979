import SourceText

/// Lines at the start of a file that tell a program how to read it, and belong to no row.
enum LeadingLines {
  /// What such a line says.
  enum Line {
    /// `sep=;`, which Excel takes for the delimiter; also in quotes, as some programs write it.
    case delimiter(UInt8)
    /// `#TYPE …`, which PowerShell writes.
    case type
  }

  /// What the line at a position is, and where the next one begins; nil for every other line.
  static func read(_ text: RowParser.Text, from start: Int) -> (Line, next: Int)? {
    let end = LineEnds.firstBreak(text.base, from: start, to: min(text.end, start + 512))
    let next = end < text.end ? LineEnds.pastBreak(text.base, end, end: text.end) : end
    let line = Bytes(UnsafeBufferPointer(start: text.base, count: text.end))[start..<end]
    return self.line(line).map { ($0, next) }
  }

  /// What a line is.
  static func line(_ line: Bytes) -> Line? {
    let line = CellShape.trimmed(line)
    if hasPrefix("#type ", line) || hasPrefix("#type\t", line) { return .type }
    let quote = UInt8(ascii: "\"")
    var start = 0
    var end = line.count
    if line.first == quote { start = 1 }
    guard hasPrefix("sep=", line[start..<end]) else { return nil }
    start += 4
    // A line that was saved from a spreadsheet may have empty cells behind.
    let delimiter: UInt8
    let rest = line[start..<end]
    if hasPrefix("\\t", rest) || hasPrefix("tab", rest) || rest.isEmpty {
      delimiter = UInt8(ascii: "\t")
      start += rest.isEmpty ? 0 : rest[0] == 0x5C ? 2 : 3
    } else {
      delimiter = rest[0]
      start += 1
    }
    guard delimiter < 0x80, delimiter != quote, !isWordCharacter(delimiter) else { return nil }
    while end > start,
      line[end - 1] == quote || line[end - 1] == delimiter
        || line[end - 1] == UInt8(ascii: ",") || line[end - 1] <= 0x20
    { end -= 1 }
    return end == start ? .delimiter(delimiter) : nil
  }

  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func hasPrefix(_ prefix: StaticString, _ line: Bytes) -> Bool {
    guard line.count >= prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount {
      let byte = line[index]
      let lowered = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if lowered != prefix.utf8Start[index] { return false }
    }
    return true
  }
}
