import CUnicode

/// A line of a text whose lines end with line feeds, with or without a carriage return.
package struct LineMark: Sendable {
  /// Where its content ends.
  package var end: UInt32 = 0
  /// Where the next line begins.
  package var next: UInt32 = 0
  /// Its first colon; ``end`` if there is none.
  package var colon: UInt32 = 0
  /// The raw value of ``ByteTraits``: what is beyond ASCII, and backslashes.
  package var traits: UInt32 = 0

  package init() {}

  /// Finds the lines from `start` on, as many as `marks` has room for. Returns how many there are,
  /// and what occurs in them.
  package static func find(
    in text: Bytes, from start: Int, _ marks: inout [LineMark]
  ) -> (count: Int, traits: ByteTraits) {
    guard let base = text.unsafeBuffer.baseAddress, start < text.count else { return (0, []) }
    var traits: UInt32 = 0
    let count = marks.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: cu_line.self) { lines in
        guard let first = lines.baseAddress else { return 0 }
        return cu_find_lines(base, start, text.count, first, lines.count, &traits)
      }
    }
    return (count, ByteTraits(rawValue: traits))
  }
}

/// Looks for the lines of a text that begin with one of three letters or another byte. Line feeds
/// and carriage returns end lines.
package struct LineStarts {
  private let text: UnsafeBufferPointer<UInt8>
  private let letters: (UInt8, UInt8, UInt8)
  private let other: UInt8
  /// Where the bytes begin that ``mask`` speaks of.
  private var block = 0
  private var mask: UInt64 = 0
  private var blockEnd = 0

  /// The letters are small ones and stand for their capitals too.
  package init(
    _ text: UnsafeBufferPointer<UInt8>, letters: (UInt8, UInt8, UInt8), other: UInt8
  ) {
    self.text = text
    self.letters = letters
    self.other = other
  }

  /// The first such line that begins behind `position`; the text's count if there is none.
  package mutating func next(after position: Int) -> Int {
    guard let base = text.baseAddress else { return text.count }
    var start = max(0, position) + 1
    if start < blockEnd, start >= block {
      mask &= UInt64.max << UInt64(start - block)
    } else {
      mask = 0
      blockEnd = start
    }
    while mask == 0 {
      start = blockEnd
      guard start < text.count else { return text.count }
      block = start
      blockEnd = start + 64
      mask = cu_line_starts(
        base, start, text.count, letters.0, letters.1, letters.2, other)
    }
    return block + mask.trailingZeroBitCount
  }
}

/// The separators of a short structured value, one bit a byte, the first byte lowest.
package struct SeparatorMasks {
  package var semicolons: UInt64
  package var commas: UInt64
  /// What is neither blank nor a control character.
  package var ink: UInt64
}

/// Bytes that can't stand for themselves where text is written: control characters, and more.
package enum EscapedBytes {
  case controls
  /// A backslash, a comma, a semicolon: what separates values (RFC 6350, section 3.4).
  case separators
  /// A quote, a caret: what parameters escape (RFC 6868).
  case quotesAndCarets
  /// A quote, a backslash: what a JSON string escapes (RFC 8259, section 7).
  case quotesAndBackslashes

  /// Copies bytes up to the first of these; up to 15 bytes behind them may be changed, too.
  @inline(__always)
  fileprivate func copy(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // The bytes are constants here, so that nothing has to be made of them for each text.
    switch self {
    case .controls: cu_copy_until(target, bytes, count, 0, 0, 0)
    case .separators: cu_copy_until(target, bytes, count, 0x5C, 0x2C, 0x3B)
    case .quotesAndCarets: cu_copy_until(target, bytes, count, 0x22, 0x5E, 0x22)
    case .quotesAndBackslashes: cu_copy_until(target, bytes, count, 0x22, 0x5C, 0x22)
    }
  }
}

extension ByteArena {
  /// The separators in the range; nil where it is longer than 64 bytes.
  package func separators(in range: Range<Int>) -> SeparatorMasks? {
    // Whole blocks are looked at.
    guard range.count <= 64, let text = readable(range, 64) else { return nil }
    let found = cu_find_separators(text, range.count)
    return SeparatorMasks(
      semicolons: found.semicolons, commas: found.commas, ink: found.ink)
  }

  /// Appends the bytes from `start` up to the first that has to be escaped. Unlike those of
  /// ``append(_:)``, the bytes can't be the arena's.
  ///
  /// Returns the position of that byte; the bytes' count if there is none.
  package mutating func append(
    _ bytes: Bytes, from start: Int, until escaped: EscapedBytes
  ) -> Int {
    precondition(UInt(bitPattern: start) <= UInt(bitPattern: bytes.count), "position outside")
    guard let source = bytes.base else { return bytes.count }
    let count = bytes.count - start
    // Room for the last block, of which not every byte counts.
    if capacity - length < count + 16 { grow(count + 16) }
    let copied = escaped.copy(source + start, count, to: base + length)
    length += copied
    return start + copied
  }

  /// Appends text, of which every line break becomes LF.
  package mutating func append(linesOf text: Bytes) {
    var start = 0
    while start < text.count {
      let end = text.firstIndex(of: 0x0D, in: start..<text.count)
      append(text[start..<end])
      guard end < text.count else { return }
      append(0x0A)
      start = end + 1
      if start < text.count, text[start] == 0x0A { start += 1 }
    }
  }

  /// Appends a quote and the bytes, as ``append(_:from:until:)`` does, where the quote is one of
  /// those to be escaped; then another quote if those are all. Returns the same.
  package mutating func append(
    _ bytes: Bytes, inQuotes quote: UInt8, until escaped: EscapedBytes
  ) -> Int {
    let count = bytes.count
    if capacity - length < count + 18 { grow(count + 18) }
    base[length] = quote
    guard let source = bytes.base else {
      base[length + 1] = quote
      length += 2
      return count
    }
    let copied = escaped.copy(source, count, to: base + (length + 1))
    length += 1 + copied
    if copied == count {
      base[length] = quote
      length += 1
    }
    return copied
  }
}
