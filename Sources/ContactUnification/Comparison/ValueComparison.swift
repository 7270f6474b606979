import ContactLikeness

// The comparison of numbers, mailboxes, dates, organizations and pages.

extension RecordComparison {
  /// How many names share a value, besides those of the two.
  func others(_ names: Int32, _ a: Int, _ b: Int) -> Int {
    let first = statistics.nameKeys[a]
    let second = statistics.nameKeys[b]
    let own = (first == 0 ? 0 : 1) + (second == 0 || second == first ? 0 : 1)
    return max(0, Int(names) - own)
  }

  func comparePhones(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    let left = table.phones.range(a)
    let right = table.phones.range(b)
    guard !left.isEmpty, !right.isEmpty else { return }
    var best: MatchLevel?
    var sharers = 0
    for i in left {
      let x = table.phones[at: i]
      for j in right where x.number == table.phones[at: j].number {
        let level = phoneLevel(x, table.phones[at: j])
        if level.rawValue < best?.rawValue ?? .max {
          best = level
          sharers =
            level == .phoneExtension ? 0 : others(statistics.phoneNames[Int(x.number)], a, b)
        }
      }
    }
    // What two families and a third name have at one firm is the firm's, whatever it is called. One
    // family's third may be another form of the name.
    if let level = best, level < .phoneWork, sharers > 0, table.firms.haveCommonElement(a, b),
      levels.name.family ?? .equal >= .different
    {
      best = .phoneWork
    }
    let haveMobiles = hasMobile(left) && hasMobile(right)
    if let best {
      levels.set(.phone, best)
      levels.share(sharers)
      if best != .phoneMobile, haveMobiles { levels.set(.mobile, .mobileDifferent) }
    } else if haveMobiles {
      if areClose(left, right) {
        levels.set(.phone, .phoneClose)
      } else {
        levels.set(.mobile, .mobileDifferent)
      }
    } else {
      levels.set(.phone, .phoneDifferent)
    }
  }

  private func phoneLevel(_ x: PhoneFact, _ y: PhoneFact) -> MatchLevel {
    if x.extensionNumber >= 0, y.extensionNumber >= 0 {
      return x.extensionNumber == y.extensionNumber ? .phoneExtension : .phoneOtherExtension
    }
    if x.use == .mobile || y.use == .mobile { return .phoneMobile }
    if x.use == .work || y.use == .work { return .phoneWork }
    if x.use == .home || y.use == .home { return .phoneHome }
    return x.use == .landline || y.use == .landline ? .phoneLandline : .phoneOther
  }

  /// Whether two mobile numbers differ by a slip. Numbers that both occur again are two.
  private func areClose(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    for i in left where table.phones[at: i].use == .mobile {
      for j in right where table.phones[at: j].use == .mobile {
        let x = table.phones[at: i].number
        let y = table.phones[at: j].number
        guard table.numberEnds[Int(x)].isClose(to: table.numberEnds[Int(y)]) else { continue }
        if statistics.phoneRecords[Int(x)] > 1, statistics.phoneRecords[Int(y)] > 1 { continue }
        if !areNeighbours(x, y) { return true }
      }
    }
    return false
  }

  /// Whether two numbers differ in their last two digits alone, as those of one contract do. Two digits
  /// that changed places are a slip wherever they stand.
  private func areNeighbours(_ x: Int32, _ y: Int32) -> Bool {
    let (a, b) = (table.numbers[x], table.numbers[y])
    return a.count == b.count && a.dropLast(2).elementsEqual(b.dropLast(2))
      && !a.suffix(2).reversed().elementsEqual(b.suffix(2))
  }

  private func hasMobile(_ phones: Range<Int>) -> Bool {
    phones.contains { table.phones[at: $0].use == .mobile }
  }

  func compareMails(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    defer { compareMailAndName(a, b, &levels) }
    let left = table.mails.range(a)
    let right = table.mails.range(b)
    guard !left.isEmpty, !right.isEmpty else { return }
    var best: MatchLevel?
    // What is not told by an address that both have.
    var other: MatchLevel?
    for i in left {
      for j in right {
        let x = table.mails[at: i]
        let y = table.mails[at: j]
        if x.address == y.address {
          let level = mailLevel(x, a, b, levels.name)
          if level.rawValue < best?.rawValue ?? .max {
            best = level
            levels.share(others(statistics.mailNames[Int(x.address)], a, b))
          }
          continue
        }
        var level = MatchLevel.mailboxDifferent
        if x.kind == .personal, y.kind == .personal {
          if areClose(x, y) { best = best ?? .mailClose }
          level = .mailboxPersonal
        } else if x.kind == .domain, y.kind == .domain {
          if x.domain == y.domain {
            // A firm gives each a mailbox of one form, and some a second one of another.
            if areForms(x.local, y.local, of: levels.name) { continue }
            level = .mailboxOfDomain
          } else if areClose(x, y) {
            best = best ?? .mailClose
          }
        } else if x.letters == y.letters, areClose(x, y) {
          best = best ?? .mailClose
        }
        other = max(other ?? level, level)
      }
    }
    if let best { levels.set(.mail, best) }
    switch best {
    case nil, .mailFamily, .mailRole: levels.set(.mailbox, other)
    default: break
    }
  }

  /// Whether two mailboxes are called in two ways by one name: `a.lee`, `ann.lee`. Where two people have it, one
  /// of them has a number there.
  private func areForms(_ x: Int32, _ y: Int32, of name: NameEvidence) -> Bool {
    guard let given = name.given, given <= .notation, let family = name.family, family <= .notation,
      !name.isSwapped, name.first.given >= 0, name.first.family >= 0
    else { return false }
    let first = table.components[name.first.given].latin
    let last = table.components[name.first.family].latin
    let initial = first.prefix(1)
    let forms = [first + last, last + first, initial + last, last + initial, first]
    return [x, y].allSatisfy { local in
      let text = table.locals[local]
      return !text.contains(where: ASCII.isDigit)
        && forms.contains { $0.elementsEqual(text.lazy.filter(ASCII.isLetter)) }
    }
  }

  /// Which mailbox two records have in common. One that is named after a person is no more his alone,
  /// where somebody of another given name has it too.
  private func mailLevel(
    _ mail: MailFact, _ a: Int, _ b: Int, _ name: NameEvidence
  ) -> MatchLevel {
    switch mail.kind {
    case .personal: .mailPersonal
    case .domain where isNamed(mail, a) || isNamed(mail, b):
      name.given == .different ? .mailOther : .mailDomain
    case .domain: .mailOther
    case .family: .mailFamily
    case .role: .mailRole
    }
  }

  /// Whether two mailboxes differ by a slip on one side of the `@`.
  private func areClose(_ x: MailFact, _ y: MailFact) -> Bool {
    if x.letters == y.letters {
      return table.locals.length(x.local) >= 5 && table.domains.areSlips(x.domain, y.domain)
    }
    return x.domain == y.domain && x.kind == .personal
      && min(table.locals.length(x.local), table.locals.length(y.local)) >= 7
      && table.locals.areSlips(x.local, y.local)
  }

  /// A mailbox named after the person speaks for a record that lacks the name, or has another
  /// family name.
  private func compareMailAndName(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    switch (table[a].kind, table[b].kind) {
    case (.nameless, .person):
      if isNamed(a, after: b, levels) { levels.set(.named, .namedFull) }
    case (.person, .nameless):
      if isNamed(b, after: a, levels) { levels.set(.named, .namedFull) }
    case (.person, .person):
      let name = levels.name
      if name.given == .initial, name.family ?? .different <= .notation {
        if isSpelledOut(name.first, a, name.second) || isSpelledOut(name.second, b, name.first) {
          levels.set(.named, .namedFull)
        }
        return
      }
      guard name.isGivenAgreement, !name.isSwapped,
        name.family ?? .different >= .counterpart
      else { return }
      if isNamed(a, name.second, asGiven: false) || isNamed(b, name.first, asGiven: false) {
        levels.set(.named, .namedFamily)
      }
    default: break
    }
  }

  /// Whether somebody's mailbox has in full the name of another, of which his own has the initial.
  private func isSpelledOut(_ short: NameVariant, _ row: Int, _ name: NameVariant) -> Bool {
    short.given >= 0 && table.components[short.given].isInitial && isNamed(row, name, asGiven: true)
  }

  /// Whether a mailbox of a record without a name is named after the other. Where both have it, the
  /// given name is enough, or its initial with the family name.
  private func isNamed(_ row: Int, after other: Int, _ levels: PairLevels) -> Bool {
    guard let name = table.names.first(other) else { return false }
    if isNamed(row, name, asGiven: true) { return true }
    guard levels[.mail].map({ $0 <= .mailFamily }) ?? false, name.given >= 0 else { return false }
    let given = table.components[name.given].latin
    let family = name.family >= 0 ? table.components[name.family].latin : []
    return table.mails.range(row).contains { index in
      let mail = table.mails[at: index]
      guard mail.kind != .role,
        table.mails.range(other).contains(where: { table.mails[at: $0].address == mail.address })
      else { return false }
      let local = table.locals[mail.local]
      if given.count >= 4, local.contains(given) { return true }
      guard mail.kind != .family, family.count >= 3, let initial = given.first,
        local.contains(family)
      else { return false }
      let letters = local.filter { ASCII.isLetter($0) }
      return letters.elementsEqual([initial] + family) || letters.elementsEqual(family + [initial])
    }
  }

  /// Whether a mailbox is named after a record's given name, or after the family name with the given name's
  /// initial. By the family name alone a family's mailbox is called, too.
  private func isNamed(_ mail: MailFact, _ row: Int) -> Bool {
    table.names[row].contains { name in
      if isNamed(mail, after: name.given, least: 3) { return true }
      guard isNamed(mail, after: name.family, least: 3) else { return false }
      guard name.given >= 0, let initial = table.components[name.given].latin.first else {
        return true
      }
      // It stands there besides those in the family name.
      let family = table.components[name.family].latin
      return table.locals[mail.local].count { $0 == initial } > family.count { $0 == initial }
    }
  }

  /// Whether a record's mailbox is named after somebody.
  private func isNamed(_ row: Int, _ name: NameVariant, asGiven: Bool) -> Bool {
    table.mails.range(row).contains { index in
      let mail = table.mails[at: index]
      return mail.kind != .role && isNamed(mail, after: name.family, least: 4)
        && (!asGiven || isNamed(mail, after: name.given, least: 4))
    }
  }

  /// Whether a mailbox has a part of a name in it that is no shorter than so many letters.
  private func isNamed(_ mail: MailFact, after number: Int32, least: Int) -> Bool {
    guard number >= 0 else { return false }
    let latin = table.components[number].latin
    return latin.count >= least && table.locals.contains(latin, in: mail.local)
  }

  func compareBirthdays(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    let x = table[a].birthday
    let y = table[b].birthday
    guard !x.isMissing, !y.isMissing else { return }
    let isDayEqual = x.month == y.month && x.day == y.day
    let isYearKnown = x.year > 0 && y.year > 0
    if isDayEqual, !isYearKnown {
      levels.set(.birthday, .birthdayYearless, bits: x.isNewYear ? 3 : 8.5)
    } else if isDayEqual, x.year == y.year {
      levels.set(.birthday, .birthdayEqual, bits: statistics.dayBits(x))
    } else if isYearKnown, isSlip(x, y) {
      levels.set(.birthday, .birthdayClose)
    } else if isYearKnown, areOfTwoGenerations(x, y) {
      levels.set(.birthday, .birthdayGeneration)
    } else {
      levels.set(.birthday, .birthdayDifferent)
    }
  }

  /// Whether two of three parts are equal, or month and day are exchanged.
  private func isSlip(_ x: DateFact, _ y: DateFact) -> Bool {
    if x.year != y.year {
      guard x.month == y.month, x.day == y.day, !x.isNewYear else { return false }
      let (first, second) = (Int(x.year), Int(y.year))
      // A digit, or two exchanged; another generation is no slip.
      return abs(first - second) < 10 || first / 100 != second / 100 && first % 100 == second % 100
        || first / 100 == second / 100 && first % 100 / 10 == second % 10
          && first % 10 == second % 100 / 10
    }
    return x.month == y.month || x.day == y.day || x.month == y.day && x.day == y.month
  }

  /// Whether no part is the same and the years are as far apart as a parent's and a child's: of 67,000
  /// pairs of records of one person that give birthdays in public data, none are so, and of two people's
  /// two fifths.
  private func areOfTwoGenerations(_ x: DateFact, _ y: DateFact) -> Bool {
    x.month != y.month && x.day != y.day && abs(Int(x.year) - Int(y.year)) >= 15
  }

  /// The year of birth in the name of a mailbox tells people of one name apart.
  func compareBirthYears(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    guard levels.name.isGivenAgreement, levels[.mail] == nil || levels[.mail] == .mailClose,
      let areEqual = statistics.birthYears.areEqual(a, b, in: table)
    else { return }
    levels.set(.year, areEqual ? .yearEqual : .yearDifferent)
  }

  func compareOrganizations(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    guard let x = table.firms.first(a), let y = table.firms.first(b) else {
      if table.firms.isEmpty(a) != table.firms.isEmpty(b) {
        levels.set(.organization, .organizationOne)
      }
      return
    }
    if table.firms.haveCommonElement(a, b) {
      levels.set(.organization, .organizationEqual, bits: Double(statistics.firmBits[Int(x)]))
    } else if table.firmNames.length(x) >= 8,
      table.firmNames.distance(x, y, limit: 2) <= 2
        || table.firmNames.isBeginning(x, y)
    {
      // Few write out the whole name of their firm.
      let bits = min(statistics.firmBits[Int(x)], statistics.firmBits[Int(y)])
      levels.set(.organization, .organizationClose, bits: Double(bits))
    } else {
      levels.set(.organization, .organizationDifferent)
      // Who is at another firm has another mailbox there.
      if levels[.mailbox] == .mailboxDifferent { levels.set(.mailbox, nil) }
    }
  }

  func compareTitles(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    let x = table[a].title
    let y = table[b].title
    guard x >= 0, y >= 0 else { return }
    if x == y {
      // Many of one firm are the same there.
      if levels[.organization].map({ $0 <= .organizationClose }) ?? false { return }
      levels.set(.title, .titleEqual, bits: Double(statistics.titleBits[Int(x)]))
    } else if !table.titleNames.isBeginning(x, y) {
      // An assistant may be the assistant of somebody: that says nothing.

      levels.set(.title, .titleDifferent)
    }
  }

  func compareProfiles(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    for index in table.profiles.range(a) {
      let x = table.profiles[at: index]
      guard table.profiles.contains(x, b) else { continue }
      levels.share(others(statistics.profileNames[Int(x)], a, b))
      if levels.kind == .firms {
        levels.set(.profile, .firmPageEqual)
      } else if table.arePages[Int(x)] {
        if levels[.profile] == nil { levels.set(.profile, .profilePage) }
      } else {
        levels.set(.profile, .profileEqual)
      }
    }
  }
}

// MARK: - Firms

extension RecordComparison {
  func compareFirmNames(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    guard let x = table.firms.first(a), let y = table.firms.first(b) else { return }
    let bits = min(statistics.firmBits[Int(x)], statistics.firmBits[Int(y)])
    if table[a].title >= 0, table[b].title >= 0, table[a].title != table[b].title {
      // Two departments.
      levels.set(.given, .firmDifferent)
    } else if table.firms.haveCommonElement(a, b) {
      levels.set(.given, .firmEqual, bits: Double(bits))
    } else if table.firmNames.length(x) >= 6, table.firmNames.distance(x, y, limit: 2) <= 2 {
      levels.set(.given, .firmClose, bits: Double(bits))
    } else if table.firmNames.isTurned(x, y) {
      levels.set(.given, .firmClose, bits: Double(bits))
    } else if table.firmNames.isPart(x, y) {
      levels.set(.given, .firmPart, bits: Double(bits))
    } else if ScriptClass(table.firmNames[x]) == ScriptClass(table.firmNames[y]) {
      levels.set(.given, .firmDifferent)
    }
    // In another script firms are called what their name means: that says nothing.
  }

  func compareFirmPhones(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    let left = table.phones.range(a)
    let right = table.phones.range(b)
    guard !left.isEmpty, !right.isEmpty else { return }
    let isEqual = left.contains { i in
      right.contains { table.phones[at: i].number == table.phones[at: $0].number }
    }
    levels.set(.phone, isEqual ? .firmPhoneEqual : .firmPhoneDifferent)
  }

  func compareFirmMails(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    var level: MatchLevel?
    for i in table.mails.range(a) {
      for j in table.mails.range(b) {
        let x = table.mails[at: i]
        let y = table.mails[at: j]
        if x.address == y.address {
          level = .firmMailEqual
        } else if x.isOfDomain, x.domain == y.domain {
          level = min(level ?? .firmMailDomain, .firmMailDomain)
        } else if x.isOfDomain, y.isOfDomain {
          level = level ?? .firmMailDifferent
        }
      }
    }
    levels.set(.mail, level)
  }
}
