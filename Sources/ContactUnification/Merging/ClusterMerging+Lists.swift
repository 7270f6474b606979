import ContactModel

// Fields of which all values are kept.

extension ClusterMerging {
  mutating func keepAll(
    _ values: [ConstituentValue], _ key: ContactKey, isLeading: Bool = false
  ) {
    var groups = groups(of: values, key)
    var rule: UnificationConflict.Rule?
    if isLeading { (groups, rule) = leading(groups, key) }
    for group in groups {
      if case .postalAddress = key {
        append(address: group)
      } else {
        append(group)
      }
    }
    guard isLeading, let first = groups.first else { return }
    // A record's own second organization contradicts nothing.
    let own = first.members[0].record
    let others = groups.dropFirst().filter { !$0.records.contains(own) }
    tellOfConflict(key, first, over: others, keptAs: key, rule: rule)
  }

  private mutating func append(address group: ValueGroup) {
    guard !group.isVerbatim else { return assembly.append(group) }
    let addresses = ([group.base] + group.members).map { PostalAddress($0.view) }
    let union = AddressIdentity.union(addresses)
    assembly.append(group, replacement: union)
    tellOfNotations(in: group, kept: ValueText.of(union))
  }

  /// The distinct values, in the order in which records first give them.
  func groups(of values: [ConstituentValue], _ key: ContactKey) -> [ValueGroup] {
    // Most records say the same in the same words.
    if values.dropFirst().allSatisfy({ isSame($0, values[0], key) }) {
      return [ValueGroup(values)]
    }
    var phones: PhoneIdentity?
    if case .phoneNumber = key {
      phones = PhoneIdentity(values, contacts: contacts, region: options.region)
    }
    var groups: [ValueGroup] = []
    var identities: [[ValueIdentity]] = []
    // Few need no dictionary.
    let fewest = 16
    var places: [[UInt8]: [Int]] = [:]
    for (position, value) in values.enumerated() {
      if let same = groups.indices.prefix(4).first(where: { place in
        isSame(value, groups[place].members[0], key)
      }) {
        groups[same].add(value, rank: Int.min)
        continue
      }
      let identity = phones?.identity(of: value, at: position) ?? ValueIdentity(value)
      func isOne(_ place: Int) -> Bool {
        identities[place].allSatisfy { $0.agrees(with: identity) }
      }
      let found =
        groups.count < fewest
        ? groups.indices.first(where: isOne) : places[identity.key]?.first(where: isOne)
      let rank = identity.rank + precedence(of: value, key)
      if let found {
        groups[found].add(value, rank: rank)
        identities[found].append(identity)
      } else {
        groups.append(ValueGroup([value], rank: rank))
        identities.append([identity])
        if groups.count < fewest { continue }
        // All that were there before, and from then on each.
        for place in groups.count == fewest ? 0..<fewest : groups.count - 1..<groups.count {
          places[identities[place][0].key, default: []].append(place)
        }
      }
    }
    if case .note = key { return Self.joinedNotes(groups) }
    return groups
  }

  /// How much more than any notation counts that an account is preferred. Of fields in which another
  /// notation may say more, the best one stays all the same; what addresses say more is added.
  private func precedence(of value: ConstituentValue, _ key: ContactKey) -> Int {
    let rank = ranks[value.record]
    guard rank.isPreferred else { return 0 }
    switch key {
    case .emailAddress, .url, .postalAddress: return (1 << 20 - rank.account) << 32
    default: return 0
    }
  }

  /// Notes without those that stand in another, line by line.
  private static func joinedNotes(_ groups: [ValueGroup]) -> [ValueGroup] {
    guard groups.count > 1, groups.count <= 64 else { return groups }
    let lines = groups.map { group in
      group.base.textBytes.split(separator: 0x0A).map { FoldedBytes.spaced($0) }
        .filter { !$0.isEmpty }
    }
    var place = Array(groups.indices)
    for index in groups.indices {
      let host = groups.indices.first { other in
        other != index && place[other] == other && lines[other].count >= lines[index].count
          && (lines[other].count > lines[index].count || other < index)
          && isRun(lines[index], in: lines[other])
      }
      if let host { place[index] = host }
    }
    var joined = groups
    for index in groups.indices where place[index] != index {
      var host = place[index]
      while place[host] != host { host = place[host] }
      for member in groups[index].members { joined[host].add(member, rank: Int.min) }
    }
    return joined.indices.filter { place[$0] == $0 }.map { joined[$0] }
  }

  private static func isRun(_ lines: [[UInt8]], in others: [[UInt8]]) -> Bool {
    guard !lines.isEmpty, lines.count <= others.count else { return false }
    return (0...(others.count - lines.count)).contains { start in
      others[start..<(start + lines.count)].elementsEqual(lines)
    }
  }

  /// Whether two values need no closer look. Of some, the label is part of what they are.
  private func isSame(_ a: ConstituentValue, _ b: ConstituentValue, _ key: ContactKey) -> Bool {
    switch key {
    case .relation, .date, .phoneNumber: false
    default: a.isVerbatim(b)
    }
  }

  // MARK: - Which value comes first

  /// Title, role and organization of one record come first together, so that nobody is given a
  /// title at a firm where no record says that it is held; pictures stay as they are.
  ///
  /// - Returns: Why the first one leads, too, where it is for more than its record's rank.
  private mutating func leading(
    _ groups: [ValueGroup], _ key: ContactKey
  ) -> ([ValueGroup], UnificationConflict.Rule?) {
    if let chosen = chosen(among: groups, key) {
      return (
        [groups[chosen]] + groups.indices.filter { $0 != chosen }.map { groups[$0] }, .decision
      )
    }
    guard Self.jobKeys.contains(key), groups.count > 1, let record = jobRecord,
      !groups[0].records.contains(record)
    else { return (groups, nil) }
    let own = groups.filter { $0.records.contains(record) }
    if own.isEmpty { return (groups, nil) }
    return (own + groups.filter { !$0.records.contains(record) }, .sameRecord)
  }

  private static let jobKeys: [ContactKey] = [.organization, .jobTitle, .role]

  /// The value that a person chose; nil where nobody did, or no record has it.
  mutating func chosen(among groups: [ValueGroup], _ key: ContactKey) -> Int? {
    guard let choice = choices[key] else { return nil }
    let found = groups.firstIndex { $0.members.contains { ValueText.of($0) == choice.value } }
    if found != nil { metChoices.insert(key) }
    return found
  }

  /// The first record that has both an organization and a title or role, but for a preferred
  /// account, of which the job is kept as it is.
  private var jobRecord: Int? {
    func records(_ key: ContactKey) -> Set<Int> {
      Set(self[key].filter { !$0.text.isEmpty || key == .organization }.map(\.record))
    }
    // Where somebody chose a part of it, the rest of that record goes with it.
    for key in Self.jobKeys {
      if let choice = choices[key],
        let value = self[key].first(where: { ValueText.of($0) == choice.value })
      {
        return value.record
      }
    }
    let titled = records(.jobTitle).union(records(.role))
    let employed = records(.organization)
    if let preferred = employed.union(titled).min(), ranks[preferred].isPreferred {
      return preferred
    }
    return employed.intersection(titled).min()
  }

  // MARK: - What an earlier merge set aside

  // It is known again: birthdays that became other dates, names that became nicknames.

  mutating func keepDates(_ values: [ConstituentValue]) {
    for group in groups(of: values, .date) {
      if let shown = shownBirthday, Self.says(shown, all: group.base) {
        tellOfReplaced([group], .date, by: ValueText.of(shown))
        continue
      }
      let known = otherBirthdays.filter { Self.says(group.base, all: $0.base) }
      otherBirthdays.removeAll { Self.says(group.base, all: $0.base) }
      append(group, records: Set(group.records + known.flatMap(\.records)).sorted())
    }
  }

  /// Whether a birthday and the date that another became are one, and the first says all of the second.
  private static func says(_ value: ConstituentValue, all other: ConstituentValue) -> Bool {
    func identity(_ value: ConstituentValue) -> ValueIdentity {
      value.header.key == .birthday ? ValueIdentity(otherBirthday: value) : ValueIdentity(value)
    }
    let (one, two) = (identity(value), identity(other))
    return one.agrees(with: two) && one.rank >= two.rank
  }

  /// Nicknames, but not the whole name that is shown, where a record that is called otherwise has it for
  /// one.
  mutating func keepNicknames(_ values: [ConstituentValue]) {
    let shown = shownName?.spokenWords
    let isWhole = shown?.count ?? 0 > 1
    for group in groups(of: values, .nickname) {
      if isWhole, let shownName, WordSet(of: group.base.textBytes) == shown,
        !group.records.contains(where: { $0 == shownName.record || ranks[$0].isPreferred })
      {
        tellOfReplaced([group], .nickname, by: shownName.text)
        continue
      }
      append(group)
    }
  }
}
