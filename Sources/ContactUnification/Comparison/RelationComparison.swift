import ContactLikeness

// What it means for two names that one says whose relative somebody is, or what he is.

extension NameComparison {
  /// Mother of Ahmad is not Ahmad, and Frau Weber not Klaus; but who Mom is, her name does not say.
  func compareRelations(_ a: Int, _ b: Int, _ evidence: inout NameEvidence) {
    let (x, y) = (table[a].relation, table[b].relation)
    if case .remarked(let first) = x, case .remarked(let second) = y, first != second {
      // Whoever wrote it knows two of that name.
      evidence.given = .different
      return weigh(&evidence)
    }
    if x.isSilent, y.isSilent { return }
    if evidence.isGivenAgreement,
      isNamedInParentheses(evidence.first, a) || isNamedInParentheses(evidence.second, b)
    {
      return
    }
    // Khaled's mother is who is called so.
    if evidence.given == .equal,
      (evidence.first.kind == .nickname) != (evidence.second.kind == .nickname)
    {
      return
    }
    evidence.isUnread = false
    switch (x, y) {
    case (.label(let first), .label(let second)):
      if first.role != second.role || first.isWomansForm(of: second) {
        evidence.given = .different
      } else {
        evidence.given = first.word == second.word ? .equal : .unknown
        // My love has no family name.
        evidence.family = nil
        (evidence.first.family, evidence.second.family) = (-1, -1)
      }
    case (.relativeOf(let first), .relativeOf(let second)):
      if first.role != second.role { evidence.given = .different }
    case (.relativeOf(let label), let other)
    where other.isSilent && label.isKin && isNobodysOf(evidence.first, evidence.second, evidence),
      (let other, .relativeOf(let label))
    where other.isSilent && label.isKin && isNobodysOf(evidence.second, evidence.first, evidence):
      // Ben's mother is not Ben, but may be anybody else, of whatever family.
      evidence.given = .unknown
      if evidence.family.map({ $0 > .part }) ?? true { evidence.family = .unknown }
    case (.relativeOf, _), (_, .relativeOf): evidence.given = .different
    case (.elder(let first), .elder(let second)):
      // Grandmother and grandfather Wolf are two, whatever their names are.
      if first.sex.contradicts(second.sex) { evidence.given = .different }
    case (.label, _), (_, .label): (evidence.given, evidence.family) = (.unknown, .unknown)
    default: break
    }
    if areOfTwoSexes(a, b, evidence) {
      evidence.given = .different
      if evidence.family == .unknown { evidence.family = .different }
    }
    weigh(&evidence)
  }

  /// Whether it is the whole name that stands behind what somebody is called by: Abu Fahd (Khalid Al-Otaibi).
  private func isNamedInParentheses(_ name: NameVariant, _ row: Int) -> Bool {
    name.reading == .aside && name.given != table.names.first(row)?.given
  }

  /// Whether somebody's given name is none of those that say whose relative the other is, in a case of its
  /// own or behind a preposition either: Папа Кати is Катя's father, and maman d'Oumou the mother of Oumou.
  private func isNobodysOf(
    _ relative: NameVariant, _ name: NameVariant, _ evidence: NameEvidence
  ) -> Bool {
    guard name.given >= 0 else { return false }
    // Where the two have given and family name in other orders, either may be the given one.
    let own = evidence.isSwapped ? [name.given, name.family].filter { $0 >= 0 } : [name.given]
    let said = [relative.given, relative.middle, relative.family].filter { $0 >= 0 }
    return (said + said.flatMap(table.components.words)).allSatisfy { number in
      own.allSatisfy { isNobodys(number, $0) }
    }
  }

  /// Whether a name is not the given one of somebody, in a case of its own either.
  private func isNobodys(_ number: Int32, _ given: Int32) -> Bool {
    let (own, said) = (table.components[given].latin, table.components[number].latin)
    let (shorter, longer) = own.count < said.count ? (own, said) : (said, own)
    let common = zip(own, said).prefix { $0 == $1 }.count
    guard components.level(number, given, as: .given) == .different else { return false }
    // Without their vowels many names are in others: عمر is not in سامر.
    if table.components.script(number) == .arabic { return true }
    return common < max(2, shorter.count - 1) && !longer[...].contains(shorter)
  }

  /// Whether a title or a label says that one is a woman, and a name or the other's that one is a man.
  private func areOfTwoSexes(_ a: Int, _ b: Int, _ evidence: NameEvidence) -> Bool {
    func sexOfName(_ row: Int) -> CommonNames.Sex {
      guard let name = table.names.first(row), name.given >= 0 else { return .unknown }
      return CommonNames.sex(of: table.components[name.given].folded)
    }
    func sex(_ row: Int) -> CommonNames.Sex {
      table[row].relation.isSilent ? sexOfName(row) : table[row].relation.sex
    }
    // Mrs. Hugh Fraser is Hugh's wife, and M. and Mme Dominique Vasseur are two; who else has both names in
    // common has one title too many.
    if evidence.isGivenAgreement {
      let areNamesOfTwo =
        evidence.given ?? .equal > .notation
        || [a, b].allSatisfy { [.unknown, .both].contains(sexOfName($0)) }
      if areNamesOfTwo, case .titled(let first) = table[a].relation,
        case .titled(let second) = table[b].relation, first != second
      {
        return true
      }
      let areShort = evidence.given ?? .equal > .transliteration
      return [(a, b), (b, a)].contains { titled, other in
        let sex = table[titled].relation.sex
        // Mr. Sam is not Samantha.
        return areShort && sex.contradicts(sexOfName(other))
          || sex == .female && sexOfName(titled) == .male && table[other].relation.sex != .female
      }
    }
    return sex(a).contradicts(sex(b))
  }
}
