import Glibc

/// Line breaks as they occur: `\r*\n` or a lone `\r` is one break.
package enum LineBreaks {
  @inline(__always)
  package static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Past the break that begins at `index`.
  package static func pastBreak(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    var end = index
    while end < text.count, text[end] == 0x0D { end += 1 }
    if end < text.count, text[end] == 0x0A { return end + 1 }
    return index + 1
  }

  /// Where the line's content that begins at `start` ends: at its break or the end of the text.
  package static func contentEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start < text.count, let base = text.baseAddress else { return text.count }
    let newline: Int
    if let found = memchr(base + start, 0x0A, text.count - start) {
      newline = UnsafeRawPointer(found) - UnsafeRawPointer(base)
    } else {
      newline = text.count
    }
    guard newline > start, let found = memchr(base + start, 0x0D, newline - start) else {
      return newline
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Where the line after the one that begins at `start` begins.
  package static func nextLine(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let end = contentEnd(text, from: start)
    return end < text.count ? pastBreak(text, end) : end
  }
}
