import ContactLikeness

/// Compares whole names: in their order, exchanged, and by other names the person has.
struct NameComparison {
  let table: RecordTable
  private let statistics: ValueStatistics
  private let model: MatchModel
  let components: ComponentComparison
  /// How those names compare that were asked for lately: whoever is compared with a record, is so with its namesakes.
  private let known = PairMemory<NameEvidence>(count: 1024)

  init(
    _ table: RecordTable, _ statistics: ValueStatistics,
    _ model: MatchModel, remembering count: Int
  ) {
    self.table = table
    self.statistics = statistics
    self.model = model
    components = ComponentComparison(table.components, remembering: count)
  }

  func compare(_ a: Int, _ b: Int) -> NameEvidence {
    let fathersName = max(table[a].fathersName, table[b].fathersName)
    // Of few is it known where their father's name stands.
    if fathersName != .none { return compare(a, b, fathersName) }
    return known.found(IndexPair(Int(table[a].names), Int(table[b].names)).number) {
      compare(a, b, .none)
    }
  }

  private func compare(_ a: Int, _ b: Int, _ fathersName: FathersName) -> NameEvidence {
    var best: NameEvidence?
    let left = table.names.range(a)
    let right = table.names.range(b)
    let areIdeographs = isIdeographic(left) && isIdeographic(right)
    let areWomansAndMans = areWomansAndMans(left, right)
    for i in left {
      for j in right {
        let first = table.names[at: i]
        let second = table.names[at: j]
        // Who is written alike is told from who is read alike: many names have one reading.
        if areIdeographs, first.kind == .reading || second.kind == .reading { continue }
        // Both in the order that is the unlikelier of the two: what they have in common, they have in theirs.
        if first.reading == .otherOrder, second.reading == .otherOrder { continue }
        if first.reading == .otherOrder || second.reading == .otherOrder,
          isEthiopian(first) || isFathersLast(fathersName, first, second)
        {
          continue
        }
        // Two former names that agree say nothing that the present ones do not, nor do two nicknames.
        if i > left.lowerBound, j > right.lowerBound,
          first.kind == .previous || first.kind == .nickname && second.kind == .nickname
        {
          continue
        }
        // Alexander and Alexandra are both called Alex.
        if areWomansAndMans, first.kind == .nickname || second.kind == .nickname { continue }
        // A reading that leaves a word out must not hide that the word is another.
        if first.isOpen && first.family < 0 && second.family >= 0 && !isCalled(second, first)
          || second.isOpen && second.family < 0 && first.family >= 0 && !isCalled(first, second)
        {
          continue
        }
        var straight = compare(first, second)
        // Two notes may tell father and son apart, and one says nothing where the given names don't.
        if first.reading == .withoutNote || second.reading == .withoutNote,
          first.reading == second.reading || !straight.isGivenAgreement
        {
          continue
        }
        if fathersName != .none { setAsideOfFathers(&straight) }
        // What is his own name in one order, is hers for his in the other: Fatima Ahmed Ali.
        if areWomansAndMans, !straight.areWholes,
          first.reading == .otherOrder || second.reading == .otherOrder
        {
          continue
        }
        // Милован and Милутин are both called Миле: what somebody is called is another's name, or says nothing.
        if (first.kind == .nickname) != (second.kind == .nickname),
          straight.given.map({ $0 > .spelling && $0 < .unknown }) ?? false
        {
          continue
        }
        if straight.isBetter(than: best) { best = straight }
        // Nothing can be better than equal names in their order.
        if straight.given == .equal, straight.family == .equal, !straight.isFormer {
          var equal = areIdeographs ? readWithCare(straight, left, right) : straight
          compareRelations(a, b, &equal)
          return equal
        }
        guard mayBeExchanged(first, second, straight),
          !isFathersLast(fathersName, first, second)
        else { continue }
        // Which of the two has the names exchanged, decides what is the given name.
        for isFirst in [true, false] {
          var swapped = compareExchanged(first, second, isFirst: isFirst)
          if fathersName != .none { setAsideOfFathers(&swapped) }
          // A given name that is the other's family name alone is his father's, in South India and elsewhere.
          if swapped.isGivenAgreement, swapped.family == .different { continue }
          if areWomansAndMans, !swapped.areWholes { continue }
          if swapped.hasAgreement, swapped.isBetter(than: best) { best = swapped }
        }
      }
    }
    guard var best else { return NameEvidence() }
    compareRelations(a, b, &best)
    if haveOtherWords(left, right) {
      best.given = .different
      weigh(&best)
    }
    return withoutFamilyAsGiven(best, left, right)
  }

  /// Whether what somebody is called by is all that the other name says, however many words it has.
  private func isCalled(_ name: NameVariant, _ whole: NameVariant) -> Bool {
    name.kind == .nickname && whole.reading == .onlyGiven && name.given == whole.given
  }

  /// Where nothing agrees but one word, and that may be the family name of both, it is that: a family
  /// has it in common.
  private func withoutFamilyAsGiven(
    _ evidence: NameEvidence, _ left: Range<Int>, _ right: Range<Int>
  ) -> NameEvidence {
    let (a, b) = (evidence.first, evidence.second)
    guard let given = evidence.given, given <= .slip, evidence.family == .different,
      a.given >= 0, b.given >= 0
    else { return evidence }
    let hasOrders = [left, right].allSatisfy { names in
      names.contains { table.names[at: $0].reading == .otherOrder }
    }
    guard evidence.isSwapped || hasOrders else { return evidence }
    let (asGiven, asFamily) = table.components[a.given].shares
    let isFamilys =
      asFamily > asGiven || asFamily == asGiven && (evidence.isSwapped || asGiven == 0)
      || hasOrders && isLikelierExchanged(a) && isLikelierExchanged(b)
    guard isFamilys else { return evidence }
    var other = compare(a.exchanged, b.exchanged)
    other.isSwapped = evidence.isSwapped
    return other
  }

  /// Whether the name as it is read here is less usual than with given and family name exchanged: Martin is a
  /// commoner given name than family name, but Amelia is no family name.
  private func isLikelierExchanged(_ name: NameVariant) -> Bool {
    guard name.given >= 0, name.family >= 0 else { return false }
    let (given, family) = (table.components[name.given], table.components[name.family])
    return given.usualShare(as: .family) * family.usualShare(as: .given)
      > given.usualShare(as: .given) * family.usualShare(as: .family)
  }

  /// Whether one record's own given name is a woman's, and the other's a man's.
  private func areWomansAndMans(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard let first = left.first, let second = right.first else { return false }
    return table.components.areWomansAndMans(
      table.names[at: first].given, table.names[at: second].given)
  }

  /// Compares two names, one of them with its given and family name exchanged.
  private func compareExchanged(
    _ a: NameVariant, _ b: NameVariant, isFirst: Bool
  ) -> NameEvidence {
    var evidence = isFirst ? compare(a.exchanged, b) : compare(a, b.exchanged)
    evidence.isSwapped = true
    // Somebody else would have the names in the other's order: the commoner of both ways counts.
    let (x, y) = (evidence.first, evidence.second)
    if let given = evidence.givenLevel, let family = evidence.familyLevel {
      let asFamily = chance(given, statistics.familyBits, x.given, y.given)
      let asGiven = chance(family, statistics.givenBits, x.family, y.family)
      let excess = evidence.givenChance + evidence.familyChance - asFamily - asGiven
      if excess > 0 {
        evidence.bits -= excess
        (evidence.givenChance, evidence.familyChance) = (asFamily, asGiven)
      }
    }
    evidence.bits += model.bits(.orderExchanged)
    return evidence
  }

  /// Whether it is worth comparing given with family names.
  private func mayBeExchanged(
    _ a: NameVariant, _ b: NameVariant, _ straight: NameEvidence
  ) -> Bool {
    if straight.isGivenAgreement, straight.family.map({ $0 <= .part }) ?? true { return false }
    if namesFather(a) || namesFather(b) { return false }
    return components.mayAgree(a.given, b.family) || components.mayAgree(a.family, b.given)
  }

  /// Compares two names as they are.
  private func compare(_ a: NameVariant, _ b: NameVariant) -> NameEvidence {
    var evidence = NameEvidence()
    evidence.first = a
    evidence.second = b
    evidence.given = components.level(a.given, b.given, as: .given)
    evidence.family = components.level(a.family, b.family, as: .family)
    compareReadings(&evidence)
    if evidence.given == nil, evidence.family == .different,
      isNoneOf(a, b) || isNoneOf(b, a)
    {
      evidence.given = .different
    }
    if evidence.given ?? .equal >= .unknown, isMiddleName(a, b, evidence.family) {
      evidence.given = .part
    }
    // Priya Rajesh is Rajesh's daughter or wife.
    if evidence.given == .part, areFirstOfOtherSex(a.given, b.given) { evidence.given = .different }
    if evidence.given == .part || evidence.given == .initial, (a.middle < 0) != (b.middle < 0),
      contradictsMiddle(a, b)
    {
      evidence.given = .different
    }
    // Of names of two words the second counts, too: Shashi Kant is not Shashi Kala.
    switch components.level(a.middle, b.middle, as: .given) {
    case .slip where evidence.given ?? .different < .slip: evidence.given = .slip
    case .different where areTelling(a.middle, b.middle): evidence.given = .different
    case .different where evidence.given ?? .different < .part: evidence.given = .part
    // John A. is not John B.
    case .otherInitial where evidence.given ?? .different < .part: evidence.given = .different
    default: break
    }
    if evidence.family == .different, areNumbered(a.family, b.family) {
      evidence.given = .different
    }
    if areSinghAndKaur(a, b)
      || evidence.family == .counterpart
        && table.components[a.family].areSonAndDaughter(table.components[b.family])
    {
      evidence.given = .different
    }
    // Sasha Ivanova is not Aleksandr Ivanov: what is short for names of both sexes is so of the one that the family
    // name tells.
    if evidence.given == .nickname, evidence.family == .counterpart,
      [a.given, b.given].contains(where: {
        ![.female, .male].contains(table.components.traits($0).bearer)
      })
    {
      evidence.given = .different
    }
    evidence.areWomansAndMans = table.components.areWomansAndMans(a.given, b.given)
    if evidence.given == .notation, isMarkLeftOut(a.given, a, b.given, b) {
      evidence.given = .different
    }
    if evidence.family == .notation, isMarkLeftOut(a.family, a, b.family, b) {
      evidence.family = .different
    }
    // A man's name that is a letter apart was misspelt rather than changed.
    evidence.areBothMens =
      evidence.family == .different && a.isDivided && b.isDivided && a.middle != b.family
      && a.family != b.middle
      && table.components.traits(a.given).bearer == .male
      && table.components.traits(b.given).bearer == .male
      && !table.components.areLetterApart(a.family, b.family)
    evidence.haveOtherSecondNames = haveOtherSecondNames(a.family, b.family)
    weigh(&evidence)
    return evidence
  }

  /// Whether of two given names, one of several words, the first ones are a woman's and a man's.
  private func areFirstOfOtherSex(_ a: Int32, _ b: Int32) -> Bool {
    table.components.areWomansAndMans(words(a).first ?? a, words(b).first ?? b)
  }

  /// Whether the one word of a name, which need be no family name, is the other's given name no more than
  /// his family name.
  private func isNoneOf(_ sole: NameVariant, _ other: NameVariant) -> Bool {
    guard sole.given < 0, sole.family >= 0, other.given >= 0, other.family >= 0 else {
      return false
    }
    let shares = table.components[sole.family].shares
    return shares.family <= shares.given
      && components.level(sole.family, other.given, as: .given) == .different
  }

  /// Whether two words that differ tell two people apart by themselves: Petrovich and Pavlovich are other fathers'
  /// sons.
  private func areTelling(_ a: Int32, _ b: Int32) -> Bool {
    areNumbered(a, b)
      || [a, b].allSatisfy { number in
        number >= 0
          && WordLists.patronymicEndings.contains {
            table.components[number].folded.suffix($0.count).elementsEqual($0)
          }
      }
  }

  /// Whether two words have a number each, as classes, groups and rooms do: Klasa 3a, Gruppe 2.
  private func areNumbered(_ a: Int32, _ b: Int32) -> Bool {
    table.components.traits(a).hasDigit && table.components.traits(b).hasDigit
  }

  /// Whether of two family names each, which nobody changes at a wedding where they are usual, the first is one:
  /// Iglesias Soto and Iglesias Vega are cousins.
  private func haveOtherSecondNames(_ a: Int32, _ b: Int32) -> Bool {
    let (x, y) = (words(a), words(b))
    guard x.count == 2, y.count == 2 else { return false }
    return components.level(x[0], y[0], as: .family).map { $0 <= .spelling } ?? false
      && components.level(x[1], y[1], as: .family) == .different
  }

  /// Gurpreet Singh is a man, and Gurpreet Kaur a woman.
  private func areSinghAndKaur(_ a: NameVariant, _ b: NameVariant) -> Bool {
    func sex(_ name: NameVariant) -> CommonNames.Sex {
      let middle = table.components.traits(name.middle).sexOfAll
      return middle == .unknown ? table.components.traits(name.family).sexOfAll : middle
    }
    let first = sex(a)
    return first != .unknown && first.contradicts(sex(b))
  }

  /// Whether one has an additional name that is none of the other's several given names.
  private func contradictsMiddle(_ a: NameVariant, _ b: NameVariant) -> Bool {
    let (middle, given) = a.middle < 0 ? (b.middle, a.given) : (a.middle, b.given)
    let words = self.words(given)
    return words.count > 1
      && words.allSatisfy { components.level(middle, $0, as: .given) ?? .equal > .translation }
  }

  /// Whether two names differ in marks that both who wrote them keep elsewhere: Yūta Ono is hardly Yūta Ōno.
  private func isMarkLeftOut(_ x: Int32, _ a: NameVariant, _ y: Int32, _ b: NameVariant) -> Bool {
    func keepsMarks(_ name: NameVariant) -> Bool {
      [name.given, name.middle, name.family].contains {
        $0 >= 0 && table.components[$0].keepsMarks
      }
    }
    return x >= 0 && y >= 0 && table.components[x].differsInMarks(from: table.components[y])
      && keepsMarks(a) && keepsMarks(b)
  }

  /// Whether one goes by the other's middle name.
  private func isMiddleName(_ a: NameVariant, _ b: NameVariant, _ family: Likeness?) -> Bool {
    guard family ?? .part <= .notation, !table.components.areWomansAndMans(a.given, b.given)
    else { return false }
    func agree(_ x: Int32, _ y: Int32) -> Bool {
      components.level(x, y, as: .given).map { $0 <= .nickname } ?? false
    }
    return agree(a.given, b.middle) && !isNamedForFather(b)
      || agree(a.middle, b.given) && !isNamedForFather(a)
  }

  /// Whether one of two given names is made of letters alone that stand for names: J.-P.
  func areInitials(_ name: NameEvidence) -> Bool {
    [name.first.given, name.second.given].contains { number in
      let words = words(number)
      return !words.isEmpty && words.allSatisfy { table.components[$0].isInitial }
    }
  }

  /// What the levels of a name say, by which the best of several is chosen.
  func weigh(_ evidence: inout NameEvidence) {
    let (a, b) = (evidence.first, evidence.second)
    evidence.bits = evidence.isFormer ? model.bits(.orderFormer) : 0
    if let level = evidence.givenLevel {
      evidence.givenChance = chance(level, statistics.givenBits, a.given, b.given)
      evidence.bits += model.support(level, chance: evidence.givenChance)
    }
    if let level = evidence.familyLevel {
      evidence.familyChance = chance(level, statistics.familyBits, a.family, b.family)
      evidence.bits += model.support(level, chance: evidence.familyChance)
    }
  }

  /// The rarity of the more common of two names; of double names, that of the more common word.
  private func chance(_ level: MatchLevel, _ list: [Float], _ a: Int32, _ b: Int32) -> Double {
    guard model[level].dependsOnValue else { return 0 }
    var least = Float.infinity
    if a >= 0 { least = list[Int(a)] }
    if b >= 0 { least = min(least, list[Int(b)]) }
    if level == .givenPart || level == .familyPart {
      for word in words(a) { least = min(least, list[Int(word)]) }
      for word in words(b) { least = min(least, list[Int(word)]) }
    }
    return least == .infinity ? 0 : Double(least)
  }

  func words(_ number: Int32) -> [Int32] {
    number < 0 ? [] : table.components.words(number)
  }
}
