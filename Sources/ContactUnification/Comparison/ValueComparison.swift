import ContactLikeness

// The comparison of numbers, mailboxes, places, dates and firms.

extension RecordComparison {
  func comparePhones(
    _ a: Int, _ b: Int, _ isFirm: Bool, _ evidence: inout PairEvidence
  ) {
    let left = table.phones.range(a)
    let right = table.phones.range(b)
    guard !left.isEmpty, !right.isEmpty else { return }
    var found = CombinedBits()
    var isMobileShared = false
    let hasMobiles = hasMobile(left) && hasMobile(right)
    for i in left {
      let x = table.phones[at: i]
      for j in right where x.number == table.phones[at: j].number {
        if hasNumber(x.number, left.lowerBound..<i) { break }
        let y = table.phones[at: j]
        let isExtension = x.extensionNumber >= 0 && y.extensionNumber >= 0
        if isExtension, x.extensionNumber != y.extensionNumber { continue }
        let (base, most): (Double, Double) =
          if isExtension {
            (weights.workExtension, .infinity)
          } else if x.use == .mobile || y.use == .mobile || isFirm {
            (weights.mobile, .infinity)
          } else if x.use == .work || y.use == .work {
            (weights.workPhone, weights.workPhoneOfNamesake)
          } else if x.use == .home || y.use == .home {
            (
              weights.homePhone,
              hasMobiles ? weights.homePhoneBesideMobiles : weights.homePhoneOfNamesake
            )
          } else {
            (weights.otherPhone, .infinity)
          }
        if most.isInfinite { isMobileShared = true }
        let sharing = isFirm || isExtension ? 1 : statistics.phoneNames[Int(x.number)]
        let bits = shared(base, names: sharing)
        found.append(evidence.name.isGivenAgreement ? min(bits, most) : bits)
        break
      }
    }
    if !found.isEmpty {
      evidence.phone = found.total(furtherValues: weights.furtherValues)
      evidence.phoneLevel = .equal
    }
    if isFirm || isMobileShared { return }
    evidence.isPhoneShared = !found.isEmpty
    if hasMobiles {
      let isClose = evidence.name.isGivenAgreement && areClose(left, right)
      evidence.otherMobile = isClose ? weights.closeMobile : weights.otherMobile
      evidence.phone += evidence.otherMobile
      if found.isEmpty { evidence.phoneLevel = isClose ? .close : .different }
    } else if found.isEmpty {
      evidence.phone = weights.otherNumber
      evidence.phoneLevel = .different
    }
  }

  /// Whether two mobile numbers differ by a slip. Numbers that both occur again are two.
  private func areClose(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    for i in left where table.phones[at: i].use == .mobile {
      for j in right where table.phones[at: j].use == .mobile {
        let x = table.phones[at: i].number
        let y = table.phones[at: j].number
        if statistics.phoneRecords[Int(x)] > 1, statistics.phoneRecords[Int(y)] > 1 { continue }
        if table.numbers.areClose(x, y, inLast: 9) { return true }
      }
    }
    return false
  }

  private func hasMobile(_ phones: Range<Int>) -> Bool {
    phones.contains { table.phones[at: $0].use == .mobile }
  }

  private func hasNumber(_ number: Int32, _ phones: Range<Int>) -> Bool {
    phones.contains { table.phones[at: $0].number == number }
  }

  func compareMails(
    _ a: Int, _ b: Int, _ isFirm: Bool, _ evidence: inout PairEvidence
  ) {
    let left = table.mails.range(a)
    let right = table.mails.range(b)
    compareMailAndName(a, b, &evidence)
    guard !left.isEmpty, !right.isEmpty else { return }
    var found = CombinedBits()
    // A mailbox of a newsletter is all that both are.
    let areNameless = table.kinds[a] == .nameless && table.kinds[b] == .nameless
    var arePersonal = false
    var isOfDomain = false
    var isOwnShared = false
    for i in left {
      for j in right {
        let x = table.mails[at: i]
        let y = table.mails[at: j]
        if x.address == y.address {
          let base =
            switch x.kind {
            case .personal: weights.personalMail
            case .domain: weights.domainMail
            case .role: isFirm || areNameless ? weights.domainMail : weights.roleMail
            case .family: weights.familyMail
            }
          let names = isFirm ? 1 : statistics.mailNames[Int(x.address)]
          let bits = shared(base, names: names)
          let isFamily = x.kind == .family && evidence.name.isGivenAgreement
          if !isFamily, x.kind != .role { isOwnShared = true }
          found.append(isFamily ? min(bits, weights.familyMailOfNamesake) : bits)
        } else if x.kind == .personal, y.kind == .personal {
          arePersonal = true
        } else if x.kind == .domain, y.kind == .domain, x.domain == y.domain {
          isOfDomain = true
        }
      }
    }
    if !found.isEmpty {
      evidence.mail += found.total(furtherValues: weights.furtherValues)
      evidence.mailLevel = .equal
    }
    if isFirm {
      if found.isEmpty, haveOtherDomains(left, right) {
        evidence.mail += weights.otherDomainOfFirm
        evidence.mailLevel = .different
      }
      return
    }
    if isOwnShared { return }
    if arePersonal || isOfDomain {
      evidence.mail +=
        (arePersonal ? weights.otherMail : 0) + (isOfDomain ? weights.otherMailboxOfDomain : 0)
    } else if found.isEmpty {
      evidence.mail += weights.otherAddress
    }
    if found.isEmpty { evidence.mailLevel = .different }
  }

  /// Whether both have mailboxes at domains of firms, and none at one of the other's.
  private func haveOtherDomains(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    var areBoth = false
    for i in left where table.mails[at: i].isOfDomain {
      for j in right where table.mails[at: j].isOfDomain {
        if table.mails[at: i].domain == table.mails[at: j].domain { return false }
        areBoth = true
      }
    }
    return areBoth
  }

  /// A mailbox named after the person speaks for a record that lacks the name, or has another
  /// family name.
  private func compareMailAndName(_ a: Int, _ b: Int, _ evidence: inout PairEvidence) {
    guard let kinds = namedKinds(a, b) else { return }
    if kinds.isNameless {
      evidence.mail += mailBits(kinds.mails, kinds.name, asGiven: true, asFamily: true)
      return
    }
    let name = evidence.name
    guard name.isGivenAgreement, name.family == .different || name.family == .missing,
      !name.isSwapped
    else { return }
    let first = mailBits(a, name.second, asGiven: false, asFamily: true)
    let second = mailBits(b, name.first, asGiven: false, asFamily: true)
    if max(first, second) > 0 { evidence.mail += weights.mailNamesFamily }
  }

  /// Which of two records lacks a name, and the other's name.
  private func namedKinds(
    _ a: Int, _ b: Int
  ) -> (isNameless: Bool, mails: Int, name: NameVariant)? {
    switch (table.kinds[a], table.kinds[b]) {
    case (.nameless, .person): table.names.first(b).map { (true, a, $0) }
    case (.person, .nameless): table.names.first(a).map { (true, b, $0) }
    case (.person, .person): table.names.first(a).map { (false, a, $0) }
    default: nil
    }
  }

  /// What it says that a record's mailboxes are named after somebody.
  private func mailBits(
    _ row: Int, _ name: NameVariant, asGiven: Bool, asFamily: Bool
  ) -> Double {
    var most = 0.0
    for index in table.mails.range(row) where table.mails[at: index].kind != .role {
      let local = table.mails[at: index].local
      var bits = 0.0
      if asGiven, isNamed(local, after: name.given) { bits += weights.mailNamesPerson }
      if asFamily, isNamed(local, after: name.family) { bits += weights.mailNamesPerson }
      most = max(most, bits)
    }
    return most
  }

  private func isNamed(_ local: Int32, after number: Int32) -> Bool {
    guard number >= 0 else { return false }
    let latin = table.components[number].latin
    return latin.count >= 4 && table.locals[local].contains(latin)
  }

  func compareBirthdays(_ a: Int, _ b: Int, _ evidence: inout PairEvidence) {
    let x = table.birthdays[a]
    let y = table.birthdays[b]
    guard !x.isMissing, !y.isMissing else { return }
    let isDayEqual = x.month == y.month && x.day == y.day
    let isYearKnown = x.year > 0 && y.year > 0
    if isDayEqual, isYearKnown, x.year == y.year {
      evidence.birthday = weights.birthday
      evidence.birthdayLevel = .equal
    } else if isDayEqual, !isYearKnown {
      evidence.birthday = weights.birthdayWithoutYear
      evidence.birthdayLevel = .equal
    } else if isDayEqual || isYearKnown && areDaysClose(x, y) {
      evidence.birthday = weights.birthdayClose
      evidence.birthdayLevel = .close
    } else {
      evidence.birthday = weights.birthdayDifferent
      evidence.birthdayLevel = .different
    }
  }

  /// The year of birth in the name of a mailbox tells people of one name apart.
  func compareBirthYears(_ a: Int, _ b: Int, _ evidence: inout PairEvidence) {
    guard evidence.name.isGivenAgreement,
      let year = statistics.birthYears.compare(a, b, table.birthdays)
    else { return }
    evidence.birthYear = year.bits
    evidence.birthYearLevel = year.areEqual ? .equal : .different
  }

  /// Whether two of three parts are equal, or month and day are exchanged.
  private func areDaysClose(_ x: DateFact, _ y: DateFact) -> Bool {
    x.year == y.year
      && (x.month == y.month || x.day == y.day || x.month == y.day && x.day == y.month)
  }

  func compareFirms(
    _ a: Int, _ b: Int, _ isFirm: Bool, _ evidence: inout PairEvidence
  ) {
    guard let x = table.firms.first(a), let y = table.firms.first(b) else {
      if !isFirm, table.firms.isEmpty(a) != table.firms.isEmpty(b) {
        evidence.firm = weights.firmOneSided
      }
      return
    }
    if table.firms.haveCommonElement(a, b) {
      let bits = Double(statistics.firmBits[Int(x)])
      evidence.firm =
        isFirm
        ? shared(weights.firmMost, names: statistics.firmDomains[Int(x)])
        : min(bits, weights.firmMost)
      evidence.firmLevel = .equal
    } else {
      let isNear =
        table.firmNames.length(x) >= 8 && table.firmNames.distance(x, y, limit: 2) <= 2
      evidence.firm = isNear ? 1 : isFirm ? -10 : weights.otherFirm
      evidence.firmLevel = isNear ? .close : .different
    }
  }

  func compareProfiles(_ a: Int, _ b: Int, _ evidence: inout PairEvidence) {
    for index in table.profiles.range(a) {
      let x = table.profiles[at: index]
      guard table.profiles.contains(x, b) else { continue }
      let bits = shared(weights.profile, names: statistics.profileNames[Int(x)])
      evidence.profile = max(evidence.profile, bits)
    }
  }
}
