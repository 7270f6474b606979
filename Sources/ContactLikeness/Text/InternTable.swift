/// Numbers for texts: equal texts get equal numbers, in the order of their first appearance.
///
/// Texts are told apart by hashes of 64 bits. That two of a million texts share one is less
/// likely than one in thirty million, and would make two values look equal, no more.
package struct InternTable: Sendable {
  /// The texts by their numbers, for those who look for none any more.
  package private(set) var texts = InternedTexts()
  private var slots: [Int32]
  private var hashes: [UInt64] = []

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
    for hash in other.hashes {
      let slot = slot(of: hash)
      if slots[slot] >= 0 {
        numbers.append(slots[slot])
      } else {
        let number = Int32(truncatingIfNeeded: numbers.count)
        numbers.append(
          other.texts[number].withUnsafeBufferPointer { add(hash, $0, at: slot) })
      }
    }
    return numbers
  }

  package subscript(number: Int32) -> ArraySlice<UInt8> { texts[number] }

  private mutating func add(
    _ hash: UInt64, _ text: UnsafeBufferPointer<UInt8>, at slot: Int
  ) -> Int32 {
    let number = Int32(truncatingIfNeeded: hashes.count)
    slots[slot] = number
    hashes.append(hash)
    texts.append(text)
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
    for (number, hash) in hashes.enumerated() {
      slots[slot(of: hash)] = Int32(truncatingIfNeeded: number)
    }
  }
}
