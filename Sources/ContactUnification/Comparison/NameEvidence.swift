import ContactLikeness

/// How two records' names compare, at their best.
struct NameEvidence: Sendable {
  var given: Likeness?
  var family: Likeness?
  /// How rarely strangers agree so, in bits; 0 where that does not depend on the names.
  var givenChance = 0.0
  var familyChance = 0.0
  /// Whether one given name is a woman's and the other a man's, and whether both are men's, beside family
  /// names that were written as such and are two.
  var areWomansAndMans = false
  var areBothMens = false
  /// Whether both have two family names, of which the second is another.
  var haveOtherSecondNames = false
  /// What speaks for one person, by which the best of several names is chosen, in bits.
  var bits = 0.0
  var isSwapped = false
  /// Whether the given names are in scripts that nobody can compare, and not missing behind a word for
  /// somebody.
  var isUnread = false
  var first = NameVariant(kind: .primary)
  var second = NameVariant(kind: .primary)

  /// Whether names could be compared.
  var isKnown: Bool { given != .unknown && family != .unknown }

  /// What can't be compared must not hide what can, and differs. What agrees speaks no less for one person
  /// than what can't be compared: that Mum is called so.
  func isBetter(than other: NameEvidence?) -> Bool {
    guard let other else { return true }
    let known = isKnown ? self : other
    return isKnown == other.isKnown || known.areAlike ? bits > other.bits : isKnown
  }

  /// Whether any part may be the same.
  var hasAgreement: Bool { [given, family].contains { $0.map { $0 <= .unknown } ?? false } }

  /// Whether the given names say that this is one person.
  var isGivenAgreement: Bool { given.map { $0 <= .part } ?? false }

  /// Whether both parts are the same but for their spelling, and none is a part of the other.
  var areWholes: Bool { [given, family].allSatisfy { $0.map { $0 < .part } ?? false } }

  /// Whether both parts may be one name, as far as both names have them.
  var areAlike: Bool { isGivenAgreement && family.map { $0 <= .part } ?? true }

  /// Whether one is the other's name with given and family name the other way round, as the fields have them or as
  /// they are read.
  var isTurned: Bool {
    areAlike && given != nil && family != nil
      && (isSwapped || (first.reading == .otherOrder) != (second.reading == .otherOrder))
  }

  /// Whether a name is one that the person had before.
  var isFormer: Bool {
    first.isFormer || second.isFormer
  }

  /// The given names' level in the model.
  var givenLevel: MatchLevel? {
    switch given {
    case .equal: .givenEqual
    case .notation: .givenNotation
    case .spelling: .givenSpelling
    case .transliteration: .givenTransliteration
    case .nickname: .givenNickname
    case .slip: .givenSlip
    case .part: .givenPart
    case .initial: .givenInitial
    case .translation: .givenTranslation
    case .unknown: isUnread ? .givenUnread : .givenUnknown
    case .otherInitial: .givenOtherInitial
    case .counterpart, .different: areWomansAndMans ? .givenOtherSex : .givenDifferent
    // Where the family names are two, that the one has no given name makes them no more one.
    case nil: (first.given < 0) != (second.given < 0) && family != .different ? .givenOne : nil
    }
  }

  /// The family names' level in the model.
  var familyLevel: MatchLevel? {
    switch family {
    case .equal: .familyEqual
    case .notation: .familyNotation
    case .spelling, .nickname, .translation: .familySpelling
    case .transliteration: .familyTransliteration
    case .slip: .familySlip
    case .part: .familyPart
    case .initial: .familyInitial
    case .unknown: .familyUnknown
    case .counterpart: .familyCounterpart
    case .otherInitial: .familyOtherInitial
    case .different:
      areBothMens || haveOtherSecondNames ? .familyDifferentOfMan : .familyDifferent
    case nil: (first.family < 0) != (second.family < 0) ? .familyOne : nil
    }
  }
}
