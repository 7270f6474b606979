import LocaleSupport

/// Texts by numbers, as an ``InternTable`` gave them, and how they compare. Nothing is counted where many are
/// looked at, which several threads do at once: who holds the bytes, does so for all of them.
package struct InternedTexts: Sendable, RandomAccessCollection {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []

  package init() {}

  package init(_ texts: some Sequence<[UInt8]>) {
    for text in texts { text.withUnsafeBufferPointer { append($0) } }
  }

  package var count: Int { ends.count }
  package var startIndex: Int32 { 0 }
  package var endIndex: Int32 { Int32(truncatingIfNeeded: ends.count) }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(Int32(clamping: bytes.count))
  }

  /// Where a text stands in the bytes.
  private func range(_ number: Int32) -> Range<Int> {
    let index = Int(number)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  package subscript(number: Int32) -> ArraySlice<UInt8> { bytes[range(number)] }

  /// Adds a text to other bytes.
  func append(_ number: some BinaryInteger, to bytes: inout [UInt8]) {
    for index in range(Int32(truncatingIfNeeded: number)) { bytes.append(self.bytes[index]) }
  }

  /// How many bytes a text has.
  package func length(_ number: Int32) -> Int { range(number).count }

  /// By how many bytes two texts differ, or `limit + 1` where it is more than the limit.
  private func distance(_ a: Int32, _ b: Int32, limit: Int) -> Int {
    let bytes = bytes.span
    return EditDistance.between(
      bytes.extracting(range(a)), bytes.extracting(range(b)), limit: limit)
  }

  /// Whether two texts are one but for a slip, or two in a long one. In texts of few letters a slip makes another.
  package func areAlike(_ a: Int32, _ b: Int32) -> Bool {
    let shorter = Swift.min(length(a), length(b))
    let limit = shorter < Self.fewestOfSlip ? 0 : shorter < Self.fewestTelling ? 1 : 2
    return a == b || limit > 0 && distance(a, b, limit: limit) <= limit
  }

  /// Whether a text of another list occurs in a text.
  package func contains(_ other: Int32, of texts: InternedTexts, in number: Int32) -> Bool {
    bytes.span.extracting(range(number)).contains(texts.bytes.span.extracting(texts.range(other)))
  }

  /// Whether other bytes occur in a text.
  package func contains(_ wanted: [UInt8], in number: Int32) -> Bool {
    bytes.span.extracting(range(number)).contains(wanted.span)
  }

  /// Whether two texts differ by a letter that was left out, doubled or exchanged with its
  /// neighbour, and in no digit.
  package func areSlips(_ a: Int32, _ b: Int32) -> Bool {
    func digits(_ number: Int32) -> [UInt8] { self[number].filter { ASCII.isDigit($0) } }
    return Swift.min(length(a), length(b)) >= Self.fewestTelling && distance(a, b, limit: 1) == 1
      && digits(a) == digits(b)
  }

  /// Whether two texts have numbers, and others: Station 3 and Station 4, Room A3 and Room B3.
  package func areNumberedOtherwise(_ a: Int32, _ b: Int32) -> Bool {
    let (first, second) = (numbered(a), numbered(b))
    return !first.isEmpty && !second.isEmpty && first != second
  }

  /// The digits of a text and the letters beside them.
  private func numbered(_ number: Int32) -> [UInt8] {
    let text = self[number]
    return text.indices.filter { place in
      (place - 1...place + 1).contains { text.indices.contains($0) && ASCII.isDigit(text[$0]) }
    }.map { text[$0] }
  }

  /// Whether one text is in Latin letters and the other in those of another script: it may say the same.
  package func areOfTwoScripts(_ a: Int32, _ b: Int32) -> Bool {
    guard let first = isLatin(a), let second = isLatin(b) else { return false }
    return first != second
  }

  /// Whether a text's first letter is Latin; nil where there is none.
  private func isLatin(_ number: Int32) -> Bool? {
    for index in range(number) {
      if ASCII.isLetter(bytes[index]) { return true }
      switch bytes[index] {
      // Signs begin so: º, №, dashes.
      case ..<0xC3, 0xE2: continue
      case ..<0xC9: return true
      // Latin Extended Additional, U+1E00 to U+1EFF.
      case 0xE1: return index + 1 < bytes.count && (0xB8...0xBB).contains(bytes[index + 1])
      default: return false
      }
    }
    return nil
  }

  /// Whether one text is the beginning or end of the other.
  package func isPart(_ a: Int32, _ b: Int32) -> Bool {
    let (shorter, longer) = length(a) <= length(b) ? (self[a], self[b]) : (self[b], self[a])
    return shorter.count >= Self.fewestOfSlip
      && (longer.starts(with: shorter) || longer.suffix(shorter.count).elementsEqual(shorter))
  }

  /// What fewer bytes of two texts have in common may be chance.
  package static let fewestTelling = 8
  /// Of fewer bytes another one makes another text.
  private static let fewestOfSlip = 4

  /// Whether one text is the other with its end in front: Bäckerei Sommerfeld and Sommerfeld Bäckerei, joined.
  package func isTurned(_ a: Int32, _ b: Int32) -> Bool {
    guard length(a) == length(b), length(a) >= Self.fewestTelling else { return false }
    let (x, y) = (self[a], self[b])
    return x.indices.dropFirst().contains { place in
      y.starts(with: x[place...]) && y.dropFirst(x.endIndex - place).elementsEqual(x[..<place])
    }
  }

  /// Whether one text is the beginning of the other.
  package func isBeginning(_ a: Int32, _ b: Int32) -> Bool {
    let (shorter, longer) = length(a) <= length(b) ? (self[a], self[b]) : (self[b], self[a])
    return shorter.count >= Self.fewestTelling && longer.starts(with: shorter)
  }

  package func string(_ number: Int32) -> String { String(decoding: self[number], as: UTF8.self) }
}
