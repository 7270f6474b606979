import ContactLikeness

/// What a name says of somebody besides who it is.
enum NameRelation: Sendable, Hashable {
  case none
  /// A word for somebody and no name: Mom, plumber.
  case label(PersonLabel)
  /// A relative of the one who is named, or whoever else is called by him: Ben's mother, Ben's assistant.
  case relativeOf(PersonLabel)
  /// What an elder relative is called in front of his own name: Tante Erna.
  case elder(PersonLabel)
  /// A title for a woman, or for a man, before a family name.
  case titled(CommonNames.Sex)
  /// What stands behind one name alone in parentheses, or what somebody is in a firm, by its hash: Tanaka (sales),
  /// 田中部長.
  case remarked(UInt64)

  /// Whether it says nothing of one name without another beside it.
  var isSilent: Bool {
    switch self {
    case .none, .remarked: true
    default: false
    }
  }

  /// Of whom it is said.
  var sex: CommonNames.Sex {
    switch self {
    case .none, .remarked: .unknown
    case .label(let label), .relativeOf(let label), .elder(let label): label.sex
    case .titled(let sex): sex
    }
  }

  init(_ given: NameText?, _ family: NameText?, titleSex: CommonNames.Sex) {
    self = titleSex == .unknown ? Self.remark(given, family) : .titled(titleSex)
    guard given?.hasLabel ?? false || family?.hasLabel ?? false else { return }
    let words = ((given?.words ?? []) + (family?.words ?? [])).filter { !Self.isNoise($0) }
    guard let first = words.first, let last = words.last else { return }
    // Frau Weber is no relative, but Frau von Peter Weber is.
    if titleSex != .unknown, words.count < 4 || !Self.isOfSomebody(words) { return }
    if words.count == 1 || words.count == 2 && WordLists.possessives.contains(first) {
      if let label = PersonLabel(last) {
        self = .label(label)
        return
      }
    }
    if words.count == 2, Self.isEndearment(last), let label = PersonLabel(first), label.isKin {
      self = .label(label)
      return
    }
    if words.count == 1 {
      let asides = given?.asides ?? family?.asides ?? []
      if asides.count == 1, let label = PersonLabel(asides[0]), label.isKin {
        self = .relativeOf(label)
      } else if let label = PersonLabel(atEndOf: first) {
        self = .relativeOf(label)
      }
      return
    }
    let hasElision = given?.hasElision ?? false || family?.hasElision ?? false
    let hasPossessor = given?.hasPossessor ?? false || family?.hasPossessor ?? false
    // The doctor's assistant is called by both.
    let (front, back) = (PersonLabel(first), PersonLabel(last))
    let isOther = words.count > 2 && PersonLabel(words[1]).map { $0.role != front?.role } ?? false
    if let front,
      isOther && !front.isKin || front.isOffice
        || (front.isKin ? hasElision || Self.isOf(words, front) : Self.isOfSomebody(words))
    {
      self = .relativeOf(front)
    } else if let back, back.isOffice {
      self = .relativeOf(back)
    } else if let back, !hasPossessor, NameText.isRelative(last, behindName: first) {
      self = .elder(back)
    } else if let back, back.isKin ? !Self.mayBeName(last, as: [.family]) : hasPossessor {
      self = .relativeOf(back)
    } else if let front, front.isTitle {
      self = .elder(front)
    } else if let front, front.sex != .unknown, titleSex == .unknown {
      // Buurman De Vries is a man.
      self = .titled(front.sex)
    }
  }

  /// What tells one name from another that is the same; none beside names of several words, which tell enough.
  private static func remark(_ given: NameText?, _ family: NameText?) -> NameRelation {
    func all(_ list: (NameText) -> [[UInt8]]) -> [[UInt8]] {
      (given.map(list) ?? []) + (family.map(list) ?? [])
    }
    // Few names have a remark, so that is asked first.
    guard
      let remark = all(\.asides).first(where: { !isNoise($0) })
        ?? all({ $0.words + $0.titles }).lazy.compactMap(FormsOfAddress.rank).first,
      all(\.words).count(where: { !isNoise($0) }) == 1
    else { return .none }
    return .remarked(StableHash.of(LetterFolding.folded(remark)))
  }

  /// Whether what stands behind the first word is whose relative it is.
  private static func isOf(_ words: [[UInt8]], _ label: PersonLabel) -> Bool {
    if words.count > 2, WordLists.particles.contains(words[1]) { return true }
    if label.isTitle { return false }
    // Maman is a name in Niger, but Maman Lucas is no man.
    let isOfOtherSex = label.sex.contradicts(CommonNames.sex(of: LetterFolding.folded(words[1])))
    return words.count == 2 && isOfOtherSex || !mayBeName(words[0])
  }

  /// Whether a word that says who somebody is may be a name as well: Ema, but not Mãe, and not Papa, which is rarer
  /// than what no list has.
  private static func mayBeName(
    _ word: [UInt8], as roles: [CommonNames.Role] = [.given, .family]
  ) -> Bool {
    let folded = LetterFolding.folded(word)
    guard folded == word else { return false }
    return roles.contains { role in
      let usual = CommonNames.shareOfUnlisted(
        ScriptClass(word[...]), characters: word.count, as: role)
      return CommonNames.share(of: word, as: role) ?? 0 >= usual
    }
  }

  /// Whether somebody's name stands behind the first word: Nachbarin von Anna, but not Klempner van Dyk.
  private static func isOfSomebody(_ words: [[UInt8]]) -> Bool {
    words.count > 2 && WordLists.particles.contains(words[1]) && isGivenName(words[2])
  }

  private static func isEndearment(_ word: [UInt8]) -> Bool {
    PersonLabel(word)?.isOfLove ?? false
      || WordLists.endearments.contains(LetterFolding.folded(word))
  }

  private static func isNoise(_ word: [UInt8]) -> Bool {
    WordLists.noise.contains(LetterFolding.folded(word))
  }

  private static func isGivenName(_ word: [UInt8]) -> Bool {
    CommonNames.share(of: LetterFolding.folded(word), as: .given) != nil
  }
}
