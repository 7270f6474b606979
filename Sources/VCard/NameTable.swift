package import SourceText

/// Finds a name among those known, without regard to ASCII case and without making a String.
///
/// A name's key is its length and its first eight letters, five bits each, so that nearly every
/// look-up is one probe and one comparison.
package struct NameTable: Sendable {
  private static let slotCount = 1024
  /// All names in lower case, one after the other.
  private let bytes: [UInt8]
  /// Where each name begins in ``bytes``; one more at the end.
  private let starts: [UInt16]
  private let slots: [UInt16]

  /// The position of a name here is its index; names are stored in lower case.
  package init(_ names: [String]) {
    var bytes: [UInt8] = []
    var starts: [UInt16] = [0]
    var slots = [UInt16](repeating: 0, count: Self.slotCount)
    for (index, name) in names.enumerated() {
      let start = bytes.count
      bytes.append(contentsOf: name.lowercased().utf8)
      starts.append(UInt16(bytes.count))
      guard bytes.count > start else { continue }
      var slot = bytes.withUnsafeBufferPointer {
        Self.slot(start..<$0.count, Bytes($0))
      }
      while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
      slots[slot] = UInt16(index + 1)
    }
    self.bytes = bytes
    self.starts = starts
    self.slots = slots
  }

  /// The index of the name that stands in the range, or nil.
  package func index(of range: Range<Int>, in text: Bytes) -> Int? {
    guard !range.isEmpty, range.count < 64 else { return nil }
    var slot = Self.slot(range, text)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if isSame(index, range, text) { return index }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return nil
  }

  private func isSame(_ index: Int, _ range: Range<Int>, _ text: Bytes) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == range.count else { return false }
    for offset in 0..<range.count
    where bytes[start + offset] != lowercased(text[range.lowerBound + offset]) {
      return false
    }
    return true
  }

  /// Case does not matter to the low five bits of a letter.
  private static func slot(_ range: Range<Int>, _ text: Bytes) -> Int {
    var key = UInt64(range.count)
    for index in range.lowerBound..<min(range.upperBound, range.lowerBound + 8) {
      key = key << 5 | UInt64(text[index] & 31)
    }
    key ^= UInt64(text[range.upperBound - 1] & 31) << 50
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }
}
