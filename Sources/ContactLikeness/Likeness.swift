/// How alike two values of one field are, the strongest first.
///
/// The levels are those of every field; most fields know only some of them. What a level means is
/// the same everywhere, so that a model, a search and a merge can all go by it: everything up to
/// ``notation`` is one and the same value, written in one of two ways; everything up to
/// ``transliteration`` is usually the same value.
@usableFromInline package enum Likeness: UInt8, Sendable, Comparable, CaseIterable {
  /// The same canonical form: only case, composition of characters, widths and blanks may differ.
  case equal
  /// The same but for how it is written down: accents, hyphens, the order of a name's words,
  /// punctuation of a number, an abbreviated word of a street.
  case notation
  /// Another spelling of the same: Müller and Mueller, Philip and Phillip, Park and Bak.
  case spelling
  /// The same in another script, or by another script's rules.
  case transliteration
  /// One is a short or familiar form of the other.
  case nickname
  /// A letter or digit or two differ as by a slip of the hand, and not as two values do.
  case slip
  /// One has a part of the other and nothing that contradicts it: a double name, a street without
  /// its number, a date without its year.
  case part
  /// One is the initial of the other.
  case initial
  /// One given name is what the other is in another language of the place, which one person may be called
  /// in both, and a father and his son in one each: Jon and Juan.
  case translation
  /// They can't be compared, and say nothing for or against.
  case unknown
  /// The form of one family name for the other sex: Климов and Климова, Nagy and Nagyné. One
  /// family, hardly ever one person.
  case counterpart
  /// An initial, and a name with another.
  case otherInitial
  /// Two values.
  case different

  @inlinable package static func < (a: Likeness, b: Likeness) -> Bool { a.rawValue < b.rawValue }

  /// Whether both are one value, however it is written.
  package var isSame: Bool { self <= .notation }
}
