import CPrefetch

/// The UIDs of a file, to find those that occur again. So many are remembered that memory stays flat.
struct KnownIdentifiers {
  static let limit = 1 << numberBits - 1
  private static let numberBits: UInt64 = 20

  /// The upper bits of a UID's hash above its number, which counts from 1, each at the first free
  /// slot from the one that the hash says; 0 where there is none.
  private var slots = [UInt64](repeating: 0, count: 1 << 10)
  /// The contacts that the UIDs were first met in.
  private var indices: [UInt32] = []

  /// The contact that had the UID before; nil for the first.
  mutating func earlier(_ hash: UInt64, index: Int) -> Int? {
    let slot = slot(of: hash)
    if slots[slot] != 0 { return Int(indices[Self.number(slots[slot]) - 1]) }
    guard indices.count < Self.limit else { return nil }
    indices.append(UInt32(clamping: index))
    slots[slot] = (hash >> Self.numberBits) << Self.numberBits | UInt64(indices.count)
    if indices.count * 4 > slots.count * 3 { grow() }
    return nil
  }

  /// Begins to fetch what is known of a UID, which is asked for soon: in a large file it is anywhere in memory.
  func prefetch(_ hash: UInt64) {
    slots.withUnsafeBufferPointer { slots in
      if let first = slots.baseAddress { cp_prefetch(first + place(of: hash)) }
    }
  }

  private static func number(_ entry: UInt64) -> Int { Int(entry & (1 << numberBits - 1)) }

  /// Where the UID is, or would be.
  private func slot(of hash: UInt64) -> Int {
    var slot = place(of: hash)
    while slots[slot] != 0, (slots[slot] ^ hash) >> Self.numberBits != 0 {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// The upper bits alone are kept, so that the place comes from those, too.
  private func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> Self.numberBits) & (slots.count - 1)
  }

  private mutating func grow() {
    let known = slots
    slots = Array(repeating: 0, count: known.count * 2)
    for entry in known where entry != 0 { slots[slot(of: entry)] = entry }
  }
}
