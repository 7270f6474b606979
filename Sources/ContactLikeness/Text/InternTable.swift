import LocaleSupport

/// Numbers for texts: equal texts get equal numbers, in the order of their first appearance.
///
/// Texts are told apart by hashes of 64 bits. That two of a million texts share one is less
/// likely than one in thirty million, and would make two values look equal, no more.
package struct InternTable: Sendable {
  private var slots: [Int32]
  package private(set) var hashes: [UInt64] = []
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []

  package init(expecting count: Int = 32) {
    var capacity = 64
    while capacity < count * 2 { capacity *= 2 }
    slots = Array(repeating: -1, count: capacity)
  }

  package var count: Int { hashes.count }

  /// The number of a text, which is new where the table did not have it.
  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = StableHash.of(text)
    let slot = slot(of: hash)
    if slots[slot] >= 0 { return slots[slot] }
    return add(hash, text, at: slot)
  }

  package mutating func intern(_ text: [UInt8]) -> Int32 {
    text.withUnsafeBufferPointer { intern($0) }
  }

  package mutating func intern(_ text: ArraySlice<UInt8>) -> Int32 {
    text.withUnsafeBufferPointer { intern($0) }
  }

  /// The number of a text that is in the table; nil where it is not.
  package func find(_ text: [UInt8]) -> Int32? {
    let found = slots[slot(of: StableHash.of(text))]
    return found >= 0 ? found : nil
  }

  /// Whether a text is in the table.
  package func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    slots[slot(of: StableHash.of(text))] >= 0
  }

  /// Takes over another table and returns the numbers here of its texts.
  package mutating func merge(_ other: InternTable) -> [Int32] {
    var numbers: [Int32] = []
    numbers.reserveCapacity(other.count)
    other.bytes.withUnsafeBufferPointer { theirs in
      var start = 0
      for (hash, end) in zip(other.hashes, other.ends) {
        let slot = slot(of: hash)
        if slots[slot] >= 0 {
          numbers.append(slots[slot])
        } else {
          let text = UnsafeBufferPointer(rebasing: theirs[start..<Int(end)])
          numbers.append(add(hash, text, at: slot))
        }
        start = Int(end)
      }
    }
    return numbers
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

  /// Whether two texts differ by no more than a slip in the bytes at their ends, of which both
  /// have equally many.
  package func areClose(_ a: Int32, _ b: Int32, inLast count: Int) -> Bool {
    let bytes = bytes.span
    let first = bytes.extracting(range(a)).extracting(last: count)
    let second = bytes.extracting(range(b)).extracting(last: count)
    return first.count == second.count && EditDistance.between(first, second, limit: 1) <= 1
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

  /// Whether one text is the beginning of the other, and long enough to be no chance.
  package func isBeginning(_ a: Int32, _ b: Int32) -> Bool {
    let (shorter, longer) = length(a) <= length(b) ? (self[a], self[b]) : (self[b], self[a])
    return shorter.count >= 8 && longer.starts(with: shorter)
  }

  package func string(_ number: Int32) -> String { String(decoding: self[number], as: UTF8.self) }

  private mutating func add(
    _ hash: UInt64, _ text: UnsafeBufferPointer<UInt8>, at slot: Int
  ) -> Int32 {
    let number = Int32(truncatingIfNeeded: hashes.count)
    slots[slot] = number
    hashes.append(hash)
    bytes.append(contentsOf: text)
    ends.append(Int32(clamping: bytes.count))
    if hashes.count * 2 > slots.count { grow() }
    return number
  }

  private func slot(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0, hashes[Int(slots[slot])] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }
}
