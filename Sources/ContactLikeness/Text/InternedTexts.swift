import LocaleSupport

/// Texts by numbers, as an ``InternTable`` gave them, and how they compare.
package struct InternedTexts: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []

  package init() {}

  package var count: Int { ends.count }

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

  /// How many bytes a text has.
  package func length(_ number: Int32) -> Int { range(number).count }

  /// By how many bytes two texts differ, or `limit + 1` where it is more than the limit.
  package func distance(_ a: Int32, _ b: Int32, limit: Int) -> Int {
    let bytes = bytes.span
    return EditDistance.between(
      bytes.extracting(range(a)), bytes.extracting(range(b)), limit: limit)
  }

  /// Whether other bytes occur in a text.
  package func contains(_ wanted: [UInt8], in number: Int32) -> Bool {
    bytes.span.extracting(range(number)).contains(wanted.span)
  }

  /// Whether two texts differ by a letter that was left out, doubled or exchanged with its
  /// neighbour, and in no digit.
  package func areSlips(_ a: Int32, _ b: Int32) -> Bool {
    func digits(_ number: Int32) -> [UInt8] { self[number].filter { ASCII.isDigit($0) } }
    return distance(a, b, limit: 1) == 1 && digits(a) == digits(b)
  }

  /// Whether one text is the beginning or end of the other.
  package func isPart(_ a: Int32, _ b: Int32) -> Bool {
    let (shorter, longer) = length(a) <= length(b) ? (self[a], self[b]) : (self[b], self[a])
    return shorter.count >= 4
      && (longer.starts(with: shorter) || longer.suffix(shorter.count).elementsEqual(shorter))
  }

  /// Whether one text is the other with its end in front: Bäckerei Sommerfeld and Sommerfeld Bäckerei, joined.
  package func isTurned(_ a: Int32, _ b: Int32) -> Bool {
    guard length(a) == length(b), length(a) >= 8 else { return false }
    let (x, y) = (self[a], self[b])
    return x.indices.dropFirst().contains { place in
      y.starts(with: x[place...]) && y.dropFirst(x.endIndex - place).elementsEqual(x[..<place])
    }
  }

  /// Whether one text is the beginning of the other, and long enough to be no chance.
  package func isBeginning(_ a: Int32, _ b: Int32) -> Bool {
    let (shorter, longer) = length(a) <= length(b) ? (self[a], self[b]) : (self[b], self[a])
    return shorter.count >= 8 && longer.starts(with: shorter)
  }

  package func string(_ number: Int32) -> String { String(decoding: self[number], as: UTF8.self) }
}
