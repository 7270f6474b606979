import ContactLikeness

/// Compares records: at which level they agree in each field.
struct RecordComparison {
  let table: RecordTable
  let statistics: ValueStatistics
  private let names: NameComparison

  /// - Parameter count: How many comparisons of names to remember, a power of two.
  init(
    _ table: RecordTable, _ statistics: ValueStatistics,
    model: MatchModel, remembering count: Int = 1 << 16
  ) {
    self.table = table
    self.statistics = statistics
    names = NameComparison(table, statistics, model, remembering: count)
  }

  /// Compares the smaller row with the larger: weights don't depend on that, levels may.
  func compare(_ pair: IndexPair) -> PairLevels { compare(pair.first, pair.second) }

  func compare(_ a: Int, _ b: Int) -> PairLevels {
    var levels = PairLevels()
    levels.kind = kind(a, b)
    if levels.kind == .incomparable { return levels }
    let isOneAccount = table[a].source == table[b].source
    levels.set(
      .account,
      levels.kind == .firms
        ? isOneAccount ? .firmAccountSame : .firmAccountOther
        : isOneAccount ? .accountSame : .accountOther)
    if levels.kind == .people {
      compareNames(a, b, &levels)
      comparePhones(a, b, &levels)
      compareMails(a, b, &levels)
      compareBirthdays(a, b, &levels)
      compareBirthYears(a, b, &levels)
      compareOrganizations(a, b, &levels)
      compareTitles(a, b, &levels)
    } else {
      compareFirmNames(a, b, &levels)
      compareFirmPhones(a, b, &levels)
      compareFirmMails(a, b, &levels)
    }
    comparePlaces(a, b, &levels)
    setAsideOfLocalNumber(a, b, &levels)
    compareProfiles(a, b, &levels)
    let identifier = table[a].identifier
    if !identifier.isMissing, identifier == table[b].identifier,
      !identifier.isCounter || levels.name.areAlike
    {
      levels.set(.identifier, .identifierEqual)
    }
    if table[a].content == table[b].content || areCopies(a, b, levels) {
      levels.set(.copy, .copyEqual)
    }
    if table[a].kind != .couple { setAsideOfLabels(&levels) }
    setAsideOfTurnedName(a, b, &levels)
    // Father and son have no mobile in common, and no mailbox of one's own: Jr. is left out in one of two accounts.
    if levels[.generation] == .generationOne, table[a].source != table[b].source,
      levels[.phone] == .phoneMobile || levels[.mail] == .mailPersonal
    {
      levels.set(.generation, nil)
    }
    setAsideOfHousehold(&levels)
    setAsideOfOtherName(a, b, &levels)
    return levels
  }

  /// Takes words for what somebody is for one value, which may be many people's, and no rare given name beside a rare
  /// family name, where no number and no mailbox says whose they are.
  private func setAsideOfLabels(_ levels: inout PairLevels) {
    guard levels[.given] == .givenEqual, levels[.family] == .familyEqual,
      !(levels[.phone]?.isInCommon ?? false), !(levels[.mail]?.isInCommon ?? false),
      names.areLabels(levels.name.first, levels.name.second)
    else { return }
    levels.set(.family, nil)
  }

  /// Takes another name for one that may be the same person's, where two accounts have it behind a mobile or a mailbox
  /// of one's own, and nothing besides: the plumber, Shoshi Ceramics, the firm that somebody is. Such a name is another
  /// as a whole, so that the family names are two, or can't be compared, says no more. Twins have a birthday in common, and a
  /// family name. So it is in one account with a name in characters that nobody can compare with the other: whoever wrote
  /// both has hardly one person twice.
  private func setAsideOfOtherName(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    let isUnread = levels[.given] == .givenUnread && table[a].source == table[b].source
    let mayBeTwins = levels.name.family.map { $0 <= .part } ?? true
    let isOthers = levels[.given] == .givenDifferent && table[a].source != table[b].source
    let isLineAlone =
      (isOthers && (levels[.phone] == .phoneMobile || levels[.mail] == .mailPersonal)
        || isUnread && isLineOfFamily(levels))
      && levels.fields.count(where: { field in
        field > .family && (field != .birthday || mayBeTwins || isUnread)
          && (field != .place || !isUnread) && levels[field]?.isInCommon ?? false
      }) == 1
    guard isLineAlone || levels.kind == .people && isFirm(a) != isFirm(b) else { return }
    let isWork = isFirm(a) ? isCalledByWork(b) : isFirm(b) && isCalledByWork(a)
    levels.set(.given, isWork ? .givenUnknown : .givenOtherName)
    // Where the firm is meant, that its card names it says nothing.
    if isWork { levels.set(.organization, nil) }
    switch levels[.family] {
    case .familyDifferent, .familyUnknown: levels.set(.family, nil)
    default: break
    }
  }

  /// Whether two have a line in common that may be one's own or a family's, and neither an office nor a title.
  private func isLineOfFamily(_ levels: PairLevels) -> Bool {
    (levels[.phone] == .phoneMobile || levels[.phone] == .phoneOther
      || levels[.mail].map { $0 <= .mailOther } ?? false)
      && levels[.organization].map { $0 > .organizationClose } ?? true
      && levels[.title] != .titleEqual
  }

  /// Takes a name and the same name the other way round for a father's and a son's, where both words may be given
  /// names and a family or an office explains what is in common: Thomas Mathew is Mathew Thomas's son, or father. A
  /// mobile or a mailbox of one's own makes two accounts' one; two in one account are two.
  private func setAsideOfTurnedName(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    guard levels.name.isTurned, levels[.generation] == nil, levels[.title] != .titleEqual,
      levels[.birthday] ?? .birthdayDifferent > .birthdayClose, levels[.profile] != .profileEqual,
      levels[.identifier] == nil, levels[.copy] == nil,
      [.phone, .mail].contains(where: { levels[$0]?.isInCommon ?? false })
        || levels[.place].map({ $0 <= .placeClose }) ?? false
        || levels[.organization].map({ $0 <= .organizationClose }) ?? false,
      mayBeFathers(levels.name.first, a, b)
    else { return }
    if table[a].source == table[b].source {
      levels.set(.given, .givenDifferent)
    } else if levels[.phone] != .phoneMobile, levels[.mail] != .mailPersonal,
      levels[.mail] != .mailDomain
    {
      levels.set(.generation, .generationOne)
    }
  }

  /// Whether the family name may be the father's given name: where it is one, or in a country where it often is.
  private func mayBeFathers(_ name: NameVariant, _ a: Int, _ b: Int) -> Bool {
    let isUsual = [a, b].contains { row in
      table.phones[row].contains { FathersName.isOftenLast(inNumber: table.numbers[$0.number]) }
    }
    return [name.given, name.family].allSatisfy { number in
      let part = table.components[number]
      return !part.isInitial
        && (isUsual || part.shares.given > 0 && CommonNames.role(of: part.folded) != .family)
    }
  }

  func isFirm(_ row: Int) -> Bool { table[row].kind == .firm }

  /// Takes out what says nothing because all that two have in common is what a family has, or an office: its name
  /// and its line. A card without a given name may be the family's own; a name like another may be a brother's, or a
  /// son's who is called as his father for short; and who is called Mum or Grandma Berg may be anybody behind that
  /// line.
  private func setAsideOfHousehold(_ levels: inout PairLevels) {
    let line = levels[.phone]
    let hasLine = line.map { (.phoneOther ... .phoneWork).contains($0) } ?? false
    let isLineCommon = line?.isInCommon ?? false
    let isAddressAlone =
      levels[.mail] == nil && !isLineCommon && levels[.place].map { $0 <= .placeClose } ?? false
    guard case .people = levels.kind, let family = levels[.family],
      hasLine || levels[.mail] == .mailFamily && !isLineCommon || isAddressAlone,
      levels[.mail] ?? .mailFamily == .mailFamily,
      !Self.personal.contains(where: { levels[$0] != nil })
    else { return }
    let isPart = levels[.given] == .givenPart && !names.areInitials(levels.name)
    switch levels[.given] {
    // A child is called after a parent, with a name more: Anna, Anna-Lena.
    case _ where isAddressAlone: if isPart, family <= .familySlip { levels.set(.given, nil) }
    // Where it may be a mobile, it is hers who is called Mum.
    case .givenUnknown:
      guard line == .phoneLandline || line == .phoneHome, levels[.place] == nil,
        levels[.organization] == nil
      else { return }
      levels.set(.family, nil)
    case _ where family > .familySlip: return
    case .givenOne: levels.set(.given, nil)
    case .givenNickname: levels.set(.family, nil)
    case _ where isPart || levels[.given] == .givenSlip && family < .familySlip:
      levels.set(.family, nil)
      // What may be a mobile is hardly a brother's too.
      if line != .phoneOther { levels.set(.given, nil) }
    default: return
    }
  }

  /// What is hardly two people's of one family.
  private static let personal: [MatchField] = [.named, .birthday, .profile, .identifier, .copy]

  /// People, couples and firms are never one, unless a firm has one's own line; a record without a name may be
  /// either's, unless it is somebody's of an organization.
  private func kind(_ a: Int, _ b: Int) -> PairLevels.Kind {
    switch (table[a].kind, table[b].kind) {
    case (.firm, .nameless) where !table.firms.isEmpty(b): .incomparable
    case (.nameless, .firm) where !table.firms.isEmpty(a): .incomparable
    case (.other, _), (_, .other): .incomparable
    case (.person, .firm): haveLine(ofPerson: a, andFirm: b) ? .people : .incomparable
    case (.firm, .person): haveLine(ofPerson: b, andFirm: a) ? .people : .incomparable
    case (.couple, .firm), (.firm, .couple): .incomparable
    case (.person, .couple), (.couple, .person): .incomparable
    case (.firm, _), (_, .firm): .firms
    default: .people
    }
  }

  /// Whether two of two accounts have a mobile or a mailbox in common that is one person's, who may be all there is of
  /// the firm, or any number, where one is called by what a firm does: Dentist.
  private func haveLine(ofPerson person: Int, andFirm firm: Int) -> Bool {
    if table[person].source == table[firm].source { return false }
    let isCalledByWork = isCalledByWork(person)
    return table.phones.haveCommon(person, firm) {
      $0.number == $1.number && (isCalledByWork || phoneLevel($0, $1) == .phoneMobile)
    }
      || table.mails.haveCommon(person, firm) { $0.kind == .personal && $0.address == $1.address }
  }

  private func isCalledByWork(_ row: Int) -> Bool {
    if case .label(let label) = table[row].relation { !label.isKin } else { false }
  }
}

// MARK: - Names

extension RecordComparison {
  private func compareNames(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    if isFirm(a) != isFirm(b) { return }
    let name = names.compare(a, b)
    levels.name = name
    let isNamed = !table.names.isEmpty(a) && !table.names.isEmpty(b)
    guard isNamed else {
      if let named = spelledName(a, b) { return set(names.compare(named, named), a, b, &levels) }
      let isNeither = table.names.isEmpty(a) && table.names.isEmpty(b)
      levels.set(.given, isNeither ? .givenNeither : .givenNone)
      return
    }
    set(name, a, b, &levels)
  }

  /// The one of two records whose name a mailbox of the other spells, which has no name; nil where they have a
  /// mailbox in common, which says more.
  private func spelledName(_ a: Int, _ b: Int) -> Int? {
    let named = table.names.isEmpty(a) ? b : a
    let other = named == a ? b : a
    guard SpelledNames.isSpelled(by: other, nameOf: named, in: table),
      !table.mails.haveCommon(named, other, by: { $0.address == $1.address })
    else { return nil }
    return named
  }

  private func set(_ name: NameEvidence, _ a: Int, _ b: Int, _ levels: inout PairLevels) {
    levels.name = name
    levels.set(.given, name.givenLevel, bits: name.givenChance)
    levels.set(.family, name.familyLevel, bits: name.familyChance)
    if name.family == .different, name.isGivenAgreement,
      isEmployer(name.first.family, of: b) || isEmployer(name.second.family, of: a)
    {
      levels.set(.family, nil)
    }
    if name.isSwapped, name.given != nil, name.family != nil {
      levels.set(.order, .orderExchanged)
    } else if name.isFormer {
      levels.set(.order, .orderFormer)
    }
    compareMiddleNames(name, &levels)
    let first = table[a].generation
    let second = table[b].generation
    if !first.agrees(with: second) {
      levels.set(.generation, .generationDifferent)
    } else if first != .none, second != .none {
      levels.set(.generation, .generationEqual)
    } else if first != second {
      levels.set(.generation, .generationOne)
    } else if case .label(let x) = table[a].relation, case .label(let y) = table[b].relation,
      x.role == y.role
    {
      // Two of a family are not both called Grandma.
      levels.set(.generation, .generationEqual)
    }
  }

  /// Whether what stands in the place of a family name is the other's employer, or how that begins and nobody's name:
  /// Nadine Siemens, whose phone has two fields.
  private func isEmployer(_ family: Int32, of row: Int) -> Bool {
    guard family >= 0, !table.firms.isEmpty(row) else { return false }
    let part = table.components[family]
    return table.firms[row].contains { firm in
      let name = table.firmNames[firm]
      return name.elementsEqual(part.folded)
        || part.shares == (0, 0) && part.units.count > 3 && name.starts(with: part.folded)
    }
  }

  private func compareMiddleNames(_ name: NameEvidence, _ levels: inout PairLevels) {
    guard name.isGivenAgreement, !name.isSwapped else { return }
    switch names.components.level(name.first.middle, name.second.middle, as: .given) {
    case .initial: levels.set(.middle, .middleInitial)
    // Anna and Anne behind one name may be two sisters'.
    case .translation, .unknown, .slip, .part: break
    case .counterpart, .otherInitial, .different: levels.set(.middle, .middleDifferent)
    case nil:
      if (name.first.middle < 0) != (name.second.middle < 0) { levels.set(.middle, .middleOne) }
    default: levels.set(.middle, .middleEqual)
    }
  }
}
