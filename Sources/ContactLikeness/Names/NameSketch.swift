/// What of a name tells most others apart from it, in one line of the processor's memory.
///
/// Most names that meet in a comparison have nothing to do with each other, and to see that from
/// ``NamePart`` takes longer than anything else about two records.
package struct NameSketch: BitwiseCopyable, Sendable {
  /// A part of what each set of rules makes of the name; 0 where it makes nothing.
  private var spellings = SIMD16<UInt16>()
  /// A bit for each letter from a to z.
  private var letters: UInt32 = 0
  private var first: UInt8 = 0
  private var second: UInt8 = 0
  private var count: UInt8 = 0
  private var traits: Traits = []

  private struct Traits: OptionSet {
    let rawValue: UInt8
    /// One word of two letters or more from a to z, and no others.
    static let plain = Traits(rawValue: 1)
    /// It is a line's of nicknames.
    static let grouped = Traits(rawValue: 2)
    /// It is a line's of spellings.
    static let variant = Traits(rawValue: 4)
    /// It is a spelling of a surname in characters or Hangul.
    static let surname = Traits(rawValue: 8)
  }

  package init(_ name: NamePart) {
    let text = name.folded
    guard case .latin = name.script, name.words.isEmpty, (2...32).contains(text.count),
      name.spellings.count <= 16, text.allSatisfy({ $0 &- 0x61 < 26 })
    else { return }
    for (index, spelling) in name.spellings.enumerated() where spelling != 0 {
      spellings[index] = UInt16(truncatingIfNeeded: spelling &>> 48) | 1
    }
    for letter in text { letters |= 1 << UInt32(letter &- 0x61) }
    (first, second, count) = (text[0], text[1], UInt8(text.count))
    traits = .plain
    if !name.groups.isEmpty { traits.insert(.grouped) }
    if !name.variants.isEmpty { traits.insert(.variant) }
    if !name.surnames.isEmpty { traits.insert(.surname) }
  }

  /// Whether ``NamePart/likeness(to:as:)`` is certain to be ``Likeness/different``. That it is not
  /// says nothing.
  package func isSurelyDifferent(from other: NameSketch, as role: CommonNames.Role) -> Bool {
    let common = traits.intersection(other.traits)
    guard common.contains(.plain), !common.contains(.variant) else { return false }
    let isGiven = role == .given
    if common.contains(isGiven ? .grouped : .surname) { return false }
    let differing = letters ^ other.letters
    if first == other.first {
      // A slip has two places at most, each with two letters at most. A short form is the beginning
      // of the long one, and a wife's family name begins as her husband's.
      if differing.nonzeroBitCount <= 4 { return false }
      if isGiven
        ? differing & letters == 0 || differing & other.letters == 0 : second == other.second
      {
        return false
      }
    } else if differing.nonzeroBitCount <= 2 {
      return false
    }
    return !any((spellings .== other.spellings) .& (spellings .!= 0))
  }
}
