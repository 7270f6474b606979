/// What was found for pairs, each in the one place that it can be in: what is found later for a pair with the same
/// place takes it.
///
/// A class, so that what holds it is not changed by what it remembers: changing a large value in
/// place makes Swift copy it for every method that does not.
final class PairMemory<Found> {
  private var slots: [Slot?]

  private struct Slot {
    let pair: UInt64
    let found: Found
  }

  /// - Parameter count: How many are remembered, a power of two.
  init(count: Int) { slots = Array(repeating: nil, count: count) }

  /// What was found for a pair, or is found now.
  ///
  /// - Parameter pair: The numbers of both in one.
  func found(_ pair: UInt64, _ find: () -> Found) -> Found {
    let mixed = pair &* 0x9E37_79B9_7F4A_7C15
    let place = Int(truncatingIfNeeded: mixed >> 40) & (slots.count - 1)
    if let slot = slots[place], slot.pair == pair { return slot.found }
    let found = find()
    slots[place] = Slot(pair: pair, found: found)
    return found
  }
}
