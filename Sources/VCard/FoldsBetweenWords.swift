import SourceText

// Folds of vCard 2.1, whose blank is the text's.
extension CardReader {
  /// Programs that cut lines wherever they are full do it at this length or behind it.
  private static let fullLength = 72

  /// Whether the blanks of the value's folds belong to its text. So vCard 2.1 has it (section 2.1.3):
  /// the line break is put in front of a blank that is there. But many programs put a blank behind it,
  /// as vCard 3.0 does, so the first is believed only where lines end early, between words, and not all
  /// of them at one length.
  mutating func keepsBlanks(_ header: Header, start: Int, end: Int, next: Int) -> Bool {
    guard version == .v21, Self.isProse(header.property) else { return false }
    var shortest = Int.max
    var longest = 0
    var count = 0
    var isEarly = false
    var line = start..<end
    var position = next
    while isContinuation(position) {
      let folded = physicalLine(position)
      // Where the text's own blank is there too, the fold's is no part of it.
      guard folded.end > position + 1, !isBlank(bytes[position + 1]),
        !isBlank(bytes[line.upperBound - 1])
      else { return false }
      if line.count < Self.fullLength, isBetweenWords(line.upperBound, position) { isEarly = true }
      shortest = min(shortest, line.count)
      longest = max(longest, line.count)
      count += 1
      line = position..<folded.end
      position = folded.next
    }
    if count > 1, longest - shortest <= 1 { return false }
    if isEarly { foldsBetweenWords = true }
    return foldsBetweenWords
  }

  /// Whether the blank of a fold within quoted-printable text, which has soft breaks for what is too
  /// long, stands between two of its words.
  func keepsBlankOfEncoded(_ line: Range<Int>, _ fold: Int) -> Bool {
    let isOfEscape = line.suffix(3).contains { bytes[$0] == UInt8(ascii: "=") }
    return version == .v21 && line.count < Self.fullLength && !isOfEscape
      && isBetweenWords(line.upperBound, fold)
  }

  /// Whether a word ends at `end` and another one begins behind the blank at `fold`.
  func isBetweenWords(_ end: Int, _ fold: Int) -> Bool {
    guard end > 0, fold + 1 < cardCount, bytes[fold] == 0x20 else { return false }
    let left = bytes[end - 1]
    let right = bytes[fold + 1]
    return (Self.isOfWord(left) || ",.!?)&'\"".utf8.contains(left))
      && (Self.isOfWord(right) || "(&'\"".utf8.contains(right))
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isProse(_ property: KnownProperty?) -> Bool {
    switch property {
    case .fn, .n, .nickname, .org, .title, .role, .note, .adr, .label, .categories: true
    default: false
    }
  }
}
