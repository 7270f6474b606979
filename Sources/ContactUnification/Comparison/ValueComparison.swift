import ContactLikeness

// The comparison of numbers, dates, organizations and pages.

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
        let isNoted = x.isNoted || table.phones[at: j].isNoted
        // What one notes is the number of whom the other calls so, or of anybody.
        if isNoted, x.isNoted == table.phones[at: j].isNoted || !levels.name.isGivenAgreement {
          continue
        }
        let level = phoneLevel(x, table.phones[at: j])
        if level.rawValue < best?.rawValue ?? .max {
          best = level
          sharers =
            level == .phoneExtension ? 0 : others(statistics.phoneNames[Int(x.number)], a, b)
        }
      }
    }
    // What two families have at one firm is the firm's, whatever it is called.
    if let level = best, level < .phoneWork, level > .phoneMobile,
      table.firms.haveCommon(a, b, by: ==),
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
    } else if hasOwn(left), hasOwn(right) {
      levels.set(.phone, .phoneDifferent)
    }
  }

  /// Takes out a number that both have without its area's code, where they live in two towns: it is another line in
  /// each.
  func setAsideOfLocalNumber(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    guard levels[.phone]?.isInCommon ?? false,
      !table.phones.haveCommon(a, b, by: { $0.number == $1.number && !isLocal($0.number) }),
      areOfTwoTowns(a, b)
    else { return }
    levels.set(.phone, nil)
  }

  /// Whether a number is kept without its country's code and is shorter than nearly all that have their area's.
  private func isLocal(_ number: Int32) -> Bool {
    let text = table.numbers[number]
    return text.first != UInt8(ascii: "+") && text.count <= NumberForm.mostLocalDigits + 1
  }

  private func hasOwn(_ phones: Range<Int>) -> Bool {
    phones.contains { !table.phones[at: $0].isNoted }
  }

  func phoneLevel(_ x: PhoneFact, _ y: PhoneFact) -> MatchLevel {
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
    func isOwnMobile(_ place: Int) -> Bool {
      table.phones[at: place].use == .mobile && !table.phones[at: place].isNoted
    }
    for i in left where isOwnMobile(i) {
      for j in right where isOwnMobile(j) {
        let (x, y) = (table.phones[at: i], table.phones[at: j])
        guard x.end.isClose(to: y.end) else { continue }
        let (a, b) = (x.number, y.number)
        if statistics.phoneRecords[Int(a)] > 1, statistics.phoneRecords[Int(b)] > 1 { continue }
        if !areNeighbours(a, b) { return true }
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
    phones.contains { table.phones[at: $0].use == .mobile && !table.phones[at: $0].isNoted }
  }

  func compareBirthdays(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    let x = table[a].birthday
    let y = table[b].birthday
    guard !x.isMissing, !y.isMissing else { return }
    let isDayEqual = x.month == y.month && x.day == y.day
    let isYearKnown = x.year > 0 && y.year > 0
    if isDayEqual, !isYearKnown {
      levels.set(
        .birthday, .birthdayYearless,
        bits: x.isNewYear ? UsualBits.yearlessNewYear : UsualBits.yearlessDay)
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

  /// Parents are so many years older than their children, at least.
  private static let generation = 15

  /// Whether two of three parts are equal, or month and day are exchanged.
  private func isSlip(_ x: DateFact, _ y: DateFact) -> Bool {
    if x.year != y.year {
      guard x.month == y.month, x.day == y.day, !x.isNewYear else { return false }
      let (first, second) = (Int(x.year), Int(y.year))
      // A digit, or two exchanged; another generation is no slip.
      return abs(first - second) < Self.generation
        || first / 100 != second / 100 && first % 100 == second % 100
        || first / 100 == second / 100 && first % 100 / 10 == second % 10
          && first % 10 == second % 100 / 10
    }
    return x.month == y.month || x.day == y.day || x.month == y.day && x.day == y.month
  }

  /// Whether no part is the same and the years are as far apart as a parent's and a child's: of 67,000
  /// pairs of records of one person that give birthdays in public data, none are so, and of two people's
  /// two fifths.
  private func areOfTwoGenerations(_ x: DateFact, _ y: DateFact) -> Bool {
    x.month != y.month && x.day != y.day && abs(Int(x.year) - Int(y.year)) >= Self.generation
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
    if table.firms.haveCommon(a, b, by: ==) {
      levels.set(.organization, .organizationEqual, bits: Double(statistics.firmBits[Int(x)]))
    } else if table.firmNames.areAlike(x, y) || table.firmNames.isBeginning(x, y)
      || table.firmNames.isTurned(x, y), !table.firmNames.areNumberedOtherwise(x, y)
    {
      // Few write out the whole name of their firm.
      let bits = min(statistics.firmBits[Int(x)], statistics.firmBits[Int(y)])
      levels.set(.organization, .organizationClose, bits: Double(bits))
    } else if !table.firmNames.areOfTwoScripts(x, y) {
      levels.set(.organization, .organizationDifferent)
      // Who is at another firm has another mailbox there.
      if levels[.mailbox] == .mailboxDifferent { levels.set(.mailbox, nil) }
    }
  }

  func compareTitles(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    let x = table[a].title
    let y = table[b].title
    guard x >= 0, y >= 0, isFirm(a) == isFirm(b) else { return }
    if x == y {
      // Many of one firm are the same there.
      if levels[.organization].map({ $0 <= .organizationClose }) ?? false { return }
      // Who comes after somebody in an office has its number, its mailbox and its title.
      let isOfOffice =
        levels.name.family == .different || levels[.phone].map { $0 <= .phoneWork } ?? false
        || levels[.mail].map { $0 <= .mailRole } ?? false
      if levels.name.given == .different, isOfOffice { return }
      levels.set(.title, .titleEqual, bits: Double(statistics.titleBits[Int(x)]))
    } else if !table.titleNames.isBeginning(x, y), !table.titleNames.areOfTwoScripts(x, y) {
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
    } else if table.firms.haveCommon(a, b, by: ==) {
      levels.set(.given, .firmEqual, bits: Double(bits))
    } else if table.firmNames.areAlike(x, y) || table.firmNames.isTurned(x, y) {
      // Two wards differ in their numbers.
      let level: MatchLevel =
        table.firmNames.areNumberedOtherwise(x, y) ? .firmDifferent : .firmClose
      levels.set(.given, level, bits: level == .firmClose ? Double(bits) : 0)
    } else if table.firmNames.isPart(x, y) {
      levels.set(.given, .firmPart, bits: Double(bits))
    } else if ScriptClass(table.firmNames[x]) == ScriptClass(table.firmNames[y]) {
      levels.set(.given, .firmDifferent)
    }
    // In another script firms are called what their name means: that says nothing, here and where people work.
  }

  func compareFirmPhones(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    let left = table.phones.range(a)
    let right = table.phones.range(b)
    guard hasOwn(left), hasOwn(right) else { return }
    if table.phones.haveCommon(a, b, by: { $0.number == $1.number }) {
      levels.set(.phone, .firmPhoneEqual)
    } else {
      levels.set(.phone, .firmPhoneDifferent)
    }
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
