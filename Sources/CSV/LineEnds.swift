import Glibc
import SourceText

/// Line breaks as they occur: `\r*\n` or a lone `\r` is one break.
enum LineEnds {
  @inline(__always)
  static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Past the break that begins at `index`.
  @inline(__always)
  static func pastBreak(_ text: UnsafePointer<UInt8>, _ index: Int, end: Int) -> Int {
    if text[index] == 0x0A { return index + 1 }
    var position = index + 1
    let limit = min(end, index + LineBreaks.returnLimit)
    while position < limit, text[position] == 0x0D { position += 1 }
    return position < end && text[position] == 0x0A ? position + 1 : index + 1
  }

  /// What kind of break begins at a position; nil at the end.
  static func kind(
    _ text: UnsafePointer<UInt8>, _ index: Int, end: Int
  ) -> CSVSyntax.Newline? {
    guard index < end else { return nil }
    if text[index] == 0x0A { return .lf }
    return text[pastBreak(text, index, end: end) - 1] == 0x0D ? .cr : .crlf
  }

  /// Where the first break from `start` on begins, or `end`.
  static func firstBreak(_ text: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    // In growing steps, because a file with carriage returns alone has no line feed to find.
    var position = start
    var window = 512
    while position < end {
      var limit = min(position + window, end)
      var isFound = false
      if let found = memchr(text + position, 0x0A, limit - position) {
        limit = UnsafeRawPointer(found) - UnsafeRawPointer(text)
        isFound = true
      }
      if limit > position, let found = memchr(text + position, 0x0D, limit - position) {
        return UnsafeRawPointer(found) - UnsafeRawPointer(text)
      }
      if isFound { return limit }
      position = limit
      window *= 2
    }
    return end
  }

  /// Where the line after the one at `start` begins.
  static func next(_ text: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = text.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    let found = firstBreak(base, from: start, to: text.count)
    return found < text.count ? pastBreak(base, found, end: text.count) : found
  }

  /// Where the last line begins, which may not be complete: behind the last break. Carriage returns
  /// at the very end do not count, as a line feed may follow.
  static func lastLineStart(_ text: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var end = text.count
    while end > start, text[end - 1] == 0x0D { end -= 1 }
    while end > start, !isBreak(text[end - 1]) { end -= 1 }
    return end > start ? end : nil
  }
}
