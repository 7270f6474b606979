import ContactLikeness

/// Compares parts of names, and remembers what it found.
///
/// A class, so that what holds it is not changed by what it remembers: changing a large value in
/// place makes Swift copy it for every method that does not.
final class ComponentComparison {
  private let components: NameComponents
  /// What was found, each pair in the one place it can be in. A power of two of them.
  private var slots: [UInt64]

  init(_ components: NameComponents, remembering count: Int) {
    self.components = components
    slots = Array(repeating: .max, count: count)
  }

  /// How two parts compare; nil where one is missing.
  func level(_ a: Int32, _ b: Int32, as role: CommonNames.Role) -> Likeness? {
    if a < 0 || b < 0 { return nil }
    if a == b { return .equal }
    if components.areSurelyDifferent(a, b, as: role) { return .different }
    let (first, second) = a < b ? (a, b) : (b, a)
    // A slot keeps both numbers in 29 bits each, so that a wrong one is never taken.
    let pair =
      UInt64(UInt32(bitPattern: first)) << 34 | UInt64(UInt32(bitPattern: second)) << 5
      | (role == .given ? 16 : 0)
    let mixed = pair &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(truncatingIfNeeded: mixed >> 40) & (slots.count - 1)
    if slots[slot] & ~15 == pair {
      return Likeness(rawValue: UInt8(slots[slot] & 15)) ?? .different
    }
    let level = components.likeness(first, second, as: role)
    slots[slot] = pair | UInt64(level.rawValue)
    return level
  }

  /// Whether two parts may be one name at all, by a look at their sound.
  func mayAgree(_ a: Int32, _ b: Int32) -> Bool {
    if a < 0 || b < 0 { return false }
    if a == b || components.sound(a) == components.sound(b) { return true }
    if components.traits(a).isInitial || components.traits(b).isInitial { return true }
    return !components.words(a).isEmpty || !components.words(b).isEmpty
  }
}
