import Glibc

/// Line breaks as they occur: `\r*\n` or a lone `\r` is one break.
package enum LineBreaks {
  @inlinable package static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// More carriage returns than this before a line feed are breaks of their own, so that a file
  /// of nothing else is not searched to its end from each of them.
  @inlinable package static var returnLimit: Int { 20 }
  /// How far a line feed is looked for before a carriage return is.
  private static let firstWindow = 512

  /// Where the content of the line at `start` ends and where the next line begins, in a text
  /// that may have lone returns or not.
  package static func line(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, hasLoneReturn: Bool
  ) -> (end: Int, next: Int) {
    if hasLoneReturn {
      let end = contentEnd(text, from: start)
      return (end, end < text.count ? pastBreak(text, end) : end)
    }
    guard start < text.count, let base = text.baseAddress,
      let found = memchr(base + start, 0x0A, text.count - start)
    else { return (text.count, text.count) }
    let feed = UnsafeRawPointer(found) - UnsafeRawPointer(base)
    let hasReturn = feed > start && text[feed - 1] == 0x0D
    return (hasReturn ? feed - 1 : feed, feed + 1)
  }

  /// Past the break that begins at `index`.
  package static func pastBreak(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    var end = index
    let limit = min(text.count, index + returnLimit)
    while end < limit, text[end] == 0x0D { end += 1 }
    if end < text.count, text[end] == 0x0A { return end + 1 }
    return index + 1
  }

  /// Where the line's content that begins at `start` ends: at its break, or at `end`, which is the
  /// end of the text if nothing else is said.
  package static func contentEnd(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int? = nil
  ) -> Int {
    let end = end ?? text.count
    guard let base = text.baseAddress else { return end }
    // In growing steps, because a file with carriage returns alone has no line feed to find.
    var position = start
    var window = firstWindow
    while position < end {
      var limit = min(position + window, end)
      if let found = memchr(base + position, 0x0A, limit - position) {
        limit = UnsafeRawPointer(found) - UnsafeRawPointer(base)
        window = 0
      }
      if limit > position, let found = memchr(base + position, 0x0D, limit - position) {
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
      }
      if window == 0 { return limit }
      position = limit
      window *= 2
    }
    return end
  }

  /// Where the line after the one that begins at `start` begins.
  package static func nextLine(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let end = contentEnd(text, from: start)
    return end < text.count ? pastBreak(text, end) : end
  }
}
