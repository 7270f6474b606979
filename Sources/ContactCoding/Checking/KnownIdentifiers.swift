import ContactModel
import SourceText

/// The UIDs of a file, to find those that occur again. So many are remembered that memory stays flat.
struct KnownIdentifiers {
  static let limit = 1 << 20

  /// The UIDs by their number, each at the first free slot from the one that its number says: they
  /// are hashes already.
  private var slots = [(identifier: UInt64, index: UInt32)](
    repeating: (0, .max), count: 1 << 10)
  private var count = 0

  /// The contact that had the UID before; nil for the first.
  mutating func earlier(_ identifier: UInt64, index: Int) -> Int? {
    let slot = slot(of: identifier)
    if slots[slot].index != .max { return Int(slots[slot].index) }
    guard count < Self.limit else { return nil }
    slots[slot] = (identifier, UInt32(clamping: min(index, Int(UInt32.max) - 1)))
    count += 1
    if count * 4 > slots.count * 3 { grow() }
    return nil
  }

  /// Where the UID is, or would be.
  private func slot(of identifier: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: identifier) & (slots.count - 1)
    while slots[slot].index != .max, slots[slot].identifier != identifier {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let known = slots
    slots = Array(repeating: (0, .max), count: known.count * 2)
    for entry in known where entry.index != .max { slots[slot(of: entry.identifier)] = entry }
  }

  /// A UID in few bytes; nil where the contact has none.
  static func hash(of content: ContactContent) -> UInt64? {
    for index in content.records.indices {
      let record = content.records[index]
      guard case .identifier = record.key, record.isValue, !record.text.isEmpty else { continue }
      return IdentifierNotation.hash(content.bytes[record.text.range])
    }
    return nil
  }
}
