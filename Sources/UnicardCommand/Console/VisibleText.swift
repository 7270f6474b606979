import FileWriting
import SourceText

/// Text of contacts in a form that can't do anything to a terminal.
enum VisibleText {
  /// The text with control characters as their pictures, line breaks too, and those that turn the
  /// direction of text around as U+FFFD. Marks around what stands from left to right, as telephones
  /// copy them around numbers, are left out.
  static func line(_ text: String) -> String {
    if isHarmless(text) { return text }
    var scalars = String.UnicodeScalarView()
    var isInFlag = false
    for scalar in text.unicodeScalars where !isIdle(scalar) {
      // After a black flag, tags spell a region: the flag of Wales.
      let isTag = (0xE0020...0xE007F).contains(scalar.value)
      isInFlag = scalar.value == 0x1F3F4 || (isInFlag && isTag)
      scalars.append(isInFlag ? scalar : visible(scalar))
    }
    return String(scalars)
  }

  /// The same for text of several lines.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line(String($0))
    }
  }

  /// The text on one line, with spaces for line breaks and tabs.
  static func cell(_ text: String) -> String {
    if isHarmless(text) { return text }
    return line(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  private static func isHarmless(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Whether a character says of text that stands from left to right that it does so.
  static func isIdle(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A, 0x202C, 0x2066, 0x2068, 0x2069: true
    default: false
    }
  }

  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: scalar.isTerminalControl || SystemPath.isByte(scalar) ? "\u{FFFD}" : scalar
    }
  }
}

/// Hands text on to a terminal with control characters made visible, line breaks and tabs kept.
final class TerminalSink: ByteSink {
  private let next: any ByteSink
  /// The beginning of a character whose end was not written yet.
  private var carry: [UInt8] = []

  init(_ next: any ByteSink) { self.next = next }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    carry.append(contentsOf: bytes)
    let end = Self.lastBoundary(carry)
    try send(carry[..<end])
    carry.removeSubrange(..<end)
  }

  func flush() throws(OutputError) {
    try send(carry[...])
    carry.removeAll(keepingCapacity: true)
    try next.flush()
  }

  private func send(_ bytes: ArraySlice<UInt8>) throws(OutputError) {
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n", "\t": scalars.append(scalar)
      case "\r": break  // Lines of vCards end with CR LF; the terminal wants no CR.
      case _ where VisibleText.isIdle(scalar): break
      default: scalars.append(VisibleText.visible(scalar))
      }
    }
    try next.write(String(scalars))
  }

  /// Where the last whole character ends.
  private static func lastBoundary(_ bytes: [UInt8]) -> Int {
    var start = bytes.count
    for _ in 0..<3 where start > 0 {
      start -= 1
      let byte = bytes[start]
      if byte < 0x80 { return bytes.count }
      if byte >= 0xC0 {
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        return bytes.count - start >= length ? bytes.count : start
      }
    }
    return bytes.count
  }
}
