/// Finds a name among those known, without regard to ASCII case and without making a String.
package struct NameTable: Sendable {
  private static let slotCount = 1024
  private let names: [[UInt8]]
  private let slots: [UInt16]

  /// The position of a name here is its index; names are stored in lower case.
  package init(_ names: [String]) {
    self.names = names.map { Array($0.lowercased().utf8) }
    var slots = [UInt16](repeating: 0, count: Self.slotCount)
    for (index, name) in self.names.enumerated() where !name.isEmpty {
      var slot = Self.slot(
        first: name[0], middle: name[name.count / 2], last: name[name.count - 1],
        count: name.count)
      while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
      slots[slot] = UInt16(index + 1)
    }
    self.slots = slots
  }

  /// The index of the name that stands in the range, or nil.
  package func index(of range: Range<Int>, in bytes: [UInt8]) -> Int? {
    let count = range.count
    guard count > 0 else { return nil }
    let start = range.lowerBound
    var slot = Self.slot(
      first: bytes[start] | 0x20, middle: bytes[start + count / 2] | 0x20,
      last: bytes[start + count - 1] | 0x20, count: count)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if matches(names[index], bytes, start, count) { return index }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return nil
  }

  private func matches(
    _ name: [UInt8], _ bytes: [UInt8], _ start: Int, _ count: Int
  ) -> Bool {
    guard name.count == count else { return false }
    for offset in 0..<count where name[offset] != lowercased(bytes[start + offset]) {
      return false
    }
    return true
  }

  /// `|0x20` makes letters lower case and is harmless for a hash of anything else, as long as
  /// both sides do it.
  private static func slot(first: UInt8, middle: UInt8, last: UInt8, count: Int) -> Int {
    let mixed =
      Int(first | 0x20) &* 31 &+ Int(middle | 0x20) &* 149 &+ Int(last | 0x20) &* 7
      &+ count &* 67
    return mixed & (slotCount - 1)
  }
}

/// The ASCII lower-case form of a byte.
@inline(__always)
package func lowercased(_ byte: UInt8) -> UInt8 {
  byte &- 0x41 < 26 ? byte | 0x20 : byte
}

/// Whether the range holds the ASCII text, without regard to case. `text` is in lower case.
package func matches(_ text: StaticString, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
  guard range.count == text.utf8CodeUnitCount else { return false }
  return startsWith(text, bytes, range)
}

/// Whether the range begins with the ASCII text, without regard to case.
package func startsWith(_ text: StaticString, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
  let count = text.utf8CodeUnitCount
  guard range.count >= count else { return false }
  let start = text.utf8Start
  for offset in 0..<count where start[offset] != lowercased(bytes[range.lowerBound + offset]) {
    return false
  }
  return true
}
