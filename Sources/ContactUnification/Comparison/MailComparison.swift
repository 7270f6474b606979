import ContactLikeness

// The comparison of mailboxes, and of mailboxes with names.

extension RecordComparison {
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
        if areOfOwnNames(x, y, levels.name) { continue }
        let areOfDomains = x.kind == .domain && y.kind == .domain
        if x.kind == .personal, y.kind == .personal { level = .mailboxPersonal }
        if areOfDomains, x.domain == y.domain {
          level = .mailboxOfDomain
        } else if areOfDomains || level == .mailboxPersonal || x.letters == y.letters,
          areClose(x, y)
        {
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

  /// Whether two mailboxes are each called by the family name of its own record. Where these differ, the
  /// mailboxes do for that alone.
  private func areOfOwnNames(_ x: MailFact, _ y: MailFact, _ name: NameEvidence) -> Bool {
    guard case .different? = name.family, name.given.map({ $0 <= .notation }) ?? false,
      !name.isSwapped
    else { return false }
    return isNamed(x, after: name.first.family)
      && isNamed(y, after: name.second.family)
      && !isNamed(x, after: name.second.family)
      && !isNamed(y, after: name.first.family)
  }

  /// Which mailbox two records have in common. One that is named after a person is no more his alone,
  /// where somebody of another given name has it too.
  private func mailLevel(
    _ mail: MailFact, _ a: Int, _ b: Int, _ name: NameEvidence
  ) -> MatchLevel {
    switch mail.kind {
    case .personal: isFamilysAlone(mail, name) ? .mailFamily : .mailPersonal
    case .domain where isNamed(mail, a) || isNamed(mail, b):
      name.given == .different || !name.isGivenAgreement && isFamilysAlone(mail, name)
        ? .mailOther : .mailDomain
    case .domain: .mailOther
    case .family: .mailFamily
    case .role: .mailRole
    }
  }

  /// Whether a mailbox is called by the family name alone, and so is the family's: kurz@.
  private func isFamilysAlone(_ mail: MailFact, _ name: NameEvidence) -> Bool {
    let local = table.locals[mail.local]
    return [name.first.family, name.second.family].contains { $0 >= 0 && latin($0) == local }
  }

  /// Whether two mailboxes differ by a slip on one side of the `@`.
  private func areClose(_ x: MailFact, _ y: MailFact) -> Bool {
    if x.letters == y.letters { return table.domains.areSlips(x.domain, y.domain) }
    return x.domain == y.domain && x.kind == .personal && table.locals.areSlips(x.local, y.local)
  }

  /// A mailbox named after the person speaks for a record that lacks the name, or has another
  /// family name.
  private func compareMailAndName(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    switch (table[a].kind, table[b].kind) {
    // What stands for the name says no more by itself.
    case (.nameless, .person) where levels[.given] == .givenNone:
      if isNamed(a, after: b, levels) { levels.set(.named, .namedFull) }
    case (.person, .nameless) where levels[.given] == .givenNone:
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
      if isNamed(a, name.second, beside: name.first) || isNamed(b, name.first, beside: name.second)
      {
        levels.set(.named, .namedFamily)
      }
    default: break
    }
  }

  /// Whether somebody's mailbox has in full the name of another, of which his own has the initial.
  private func isSpelledOut(_ short: NameVariant, _ row: Int, _ name: NameVariant) -> Bool {
    short.given >= 0 && table.components[short.given].isInitial && isNamedInFull(row, name)
  }

  /// Whether a mailbox of a record without a name is named after the other. Where both have it, the
  /// given name is enough, or its initial with the family name.
  private func isNamed(_ row: Int, after other: Int, _ levels: PairLevels) -> Bool {
    guard let name = table.names.first(other) else { return false }
    if isNamedInFull(row, name) { return true }
    guard levels[.mail].map({ $0 <= .mailFamily }) ?? false, name.given >= 0 else { return false }
    let given = table.components[name.given].latin
    let family = name.family >= 0 ? table.components[name.family].latin : []
    return table.mails.contains(row) { mail in
      guard mail.kind != .role, table.mails.contains(other, where: { $0.address == mail.address })
      else { return false }
      let local = table.locals[mail.local]
      if given.count >= Self.fewestLetters, local.contains(given) { return true }
      guard mail.kind != .family, family.count >= Self.fewestLetters,
        let initial = given.first,
        local.contains(family)
      else { return false }
      let letters = local.filter { ASCII.isLetter($0) }
      return letters.elementsEqual([initial] + family) || letters.elementsEqual(family + [initial])
    }
  }

  /// Whether a mailbox is named after a record's given or family name.
  private func isNamed(_ mail: MailFact, _ row: Int) -> Bool {
    table.names[row].contains {
      isNamed(mail, after: $0.given) || isNamed(mail, after: $0.family)
    }
  }

  /// Whether a record's mailbox has the family name of somebody, which is more than how its own one begins: ivanovy@
  /// does not tell that Ivanova is Ivanov.
  private func isNamed(_ row: Int, _ name: NameVariant, beside own: NameVariant) -> Bool {
    if own.family >= 0, name.family >= 0, latin(own.family).starts(with: latin(name.family)) {
      return false
    }
    return table.mails.contains(row) { $0.kind != .role && isNamed($0, after: name.family) }
  }

  /// Whether a record's mailbox has somebody's given and family name.
  private func isNamedInFull(_ row: Int, _ name: NameVariant) -> Bool {
    table.mails.contains(row) {
      $0.kind != .role && isNamed($0, after: name.family) && isNamed($0, after: name.given)
        && hasGivenBesideFamily($0, name)
    }
  }

  /// Whether the given name is not only in a mailbox because the family name has it: jansen@ is not Jan's more than
  /// Joke's.
  private func hasGivenBesideFamily(_ mail: MailFact, _ name: NameVariant) -> Bool {
    let (given, family) = (Array(latin(name.given)), latin(name.family))
    guard family.contains(given) else { return true }
    let local = table.locals[mail.local]
    guard let start = local.indices.first(where: { local[$0...].starts(with: family) }) else {
      return true
    }
    return local[..<start].contains(given) || local[(start + family.count)...].contains(given)
  }

  private func latin(_ number: Int32) -> ArraySlice<UInt8> { table.components.latins[number] }

  /// Shorter names are in many mailboxes by chance; ann@ is Ann's.
  private static let fewestLetters = 3

  /// Whether a mailbox has a part of a name in it.
  private func isNamed(_ mail: MailFact, after number: Int32) -> Bool {
    guard number >= 0, table.components.latins.length(number) >= Self.fewestLetters else {
      return false
    }
    return table.locals.contains(number, of: table.components.latins, in: mail.local)
      || isNamed(mail, withUmlautOf: number)
  }

  /// Whether a mailbox has a name in it whose umlauts are written out: Müller's is mueller's.
  private func isNamed(_ mail: MailFact, withUmlautOf number: Int32) -> Bool {
    guard table.components.traits(number).hasMarkedLetters else { return false }
    let plain = SpellingRules.umlauts.apply(keepingOthers: Array(table.locals[mail.local]))
    return plain.span.contains(table.components.latins[number].span)
  }
}
