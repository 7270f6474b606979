import ContactModel

/// Makes one contact of the records of one person, by the rules of ``MergingOptions``.
struct ContactMerger: Sendable {
  private let options: MergingOptions
  private let precedence: RecordPrecedence
  /// What was chosen for the people who have the records.
  private let choices: [RecordKey: [ConflictChoice]]

  init(options: MergingOptions) {
    self.options = options
    choices = Dictionary(grouping: options.choices, by: \.record)
    precedence = RecordPrecedence(preferredSources: options.preferredSources)
  }

  /// The unified contact of a cluster.
  ///
  /// - Parameters:
  ///   - records: The person's records, in any order; not empty.
  ///   - id: The cluster's stable name.
  func merge(_ records: [UnificationRecord], id: String) -> UnifiedContact {
    if records.count == 1 { return UnifiedContact(id: id, record: records[0]) }
    let sorted = precedence.sorted(records)
    var merging = ClusterMerging(
      records: sorted.map(\.record), ranks: sorted.map(\.rank), id: id,
      choices: choices(for: records), options: options)
    merging.run()
    merging.identify()
    return merging.unified()
  }

  /// The choices about a person, of which the last about a field counts.
  private func choices(for records: [UnificationRecord]) -> [ContactKey: ConflictChoice] {
    guard !choices.isEmpty else { return [:] }
    var keys: Set<RecordKey> = []
    for record in records {
      keys.formUnion([record.key, record.key.qualified(by: record.contact)] + record.formerKeys)
    }
    var found: [ContactKey: ConflictChoice] = [:]
    for choice in options.choices where keys.contains(choice.record) {
      found[choice.field] = choice
    }
    return found
  }
}

/// The merging of one cluster.
private struct ClusterMerging {
  private let records: [UnificationRecord]
  private let ranks: [RecordPrecedence.Rank]
  private let options: MergingOptions
  private let id: String
  private let choices: [ContactKey: ConflictChoice]
  private var metChoices: Set<ContactKey> = []
  private var assembly = ContactAssembly()
  private var conflicts: [UnificationConflict] = []
  private var restated: [RestatedValue] = []
  /// Why the first value of a field leads, where it is for more than its record's rank.
  private var leadingRule: UnificationConflict.Rule?
  /// Values that have no other place; they come behind all others.
  private var otherNames: [(text: String, records: [Int])] = []
  private var otherBirthdays: [(date: ContactDate, records: [Int])] = []
  /// The values of each field, by the key's number, in the order of their records.
  private var fields: [[ConstituentValue]]

  init(
    records: [UnificationRecord], ranks: [RecordPrecedence.Rank], id: String,
    choices: [ContactKey: ConflictChoice], options: MergingOptions
  ) {
    self.id = id
    self.choices = choices
    self.records = records
    self.ranks = ranks
    self.options = options
    fields = [[ConstituentValue]](repeating: [], count: ContactKey.allCases.count)
    for (position, record) in records.enumerated() {
      let storage = record.contact.storage
      for range in FieldRanges(storage.records) {
        let value = ConstituentValue(record: position, storage: storage, range: range)
        if value.isConstituent { continue }
        fields[Int(value.header.key.rawValue)].append(value)
      }
    }
  }

  func unified() -> UnifiedContact {
    UnifiedContact(
      id: id, records: records,
      contact: assembly.contact(origin: records[0].contact.storage.origin),
      conflicts: conflicts.sorted { $0.key.rawValue < $1.key.rawValue },
      restated: restated.sorted { $0.key.rawValue < $1.key.rawValue },
      unmetChoices: ContactKey.allCases.filter { !metChoices.contains($0) }
        .compactMap { choices[$0] },
      origins: assembly.origins)
  }

  /// Gives a person without a UID one, by which reports and later merges know the contact.
  mutating func identify() {
    guard fields[Int(ContactKey.identifier.rawValue)].isEmpty else { return }
    let name = id.split(separator: ":").last.map(String.init) ?? id
    assembly.append(
      LabeledValue(name.hasPrefix("unicard-") ? name : "unicard-" + name), as: .identifiers,
      records: Array(records.indices))
  }

  /// The UID that names the person, unless an account is preferred: by it the merged contact is
  /// known when it is merged again, whatever record was changed last.
  private func naming(_ groups: [ValueGroup]) -> Int? {
    guard ranks[groups[0].members[0].record].account == Int.max else { return nil }
    return groups.firstIndex { group in
      group.records.contains {
        records[$0].key.text == id || id.hasPrefix(records[$0].key.text + "#")
      }
    }
  }

  mutating func run() {
    for key in ContactKey.allCases {
      let values = fields[Int(key.rawValue)]
      guard !values.isEmpty else { continue }
      switch MergingStrategy.of(key) {
      case .all: keepAll(values, key)
      case .leading: keepAll(values, key, isLeading: true)
      case .one: keepOne(values, key)
      case .none: leaveOut(values, key)
      case .newest: keepByTime(values, key, newest: true)
      case .oldest: keepByTime(values, key, newest: false)
      case .names: if case .formattedName = key { continue } else { keepNames() }
      }
    }
    // A person may have no N.
    if fields[Int(ContactKey.name.rawValue)].isEmpty { keepNames() }
    if let product = options.productIdentifier {
      assembly.append(
        LabeledValue(product), as: .productIdentifiers, records: Array(records.indices))
    }
    if let revision, fields[Int(ContactKey.revision.rawValue)].isEmpty {
      assembly.append(
        LabeledValue(.date(revision)), as: .revisions, records: Array(records.indices))
    }
    for (text, records) in otherNames {
      assembly.append(LabeledValue(text), as: .nicknames, records: records)
    }
    for (date, records) in otherBirthdays {
      let label = Label.custom(MergingOptions.otherBirthdayLabel)
      assembly.append(LabeledValue(date, label: label), as: .dates, records: records)
    }
  }

  /// When the contact is made, where that is later than all of its records.
  private var revision: PartialDate? {
    guard let now = options.revision else { return nil }
    let latest = ranks.map(\.revision).max() ?? 0
    return latest < RecordPrecedence.seconds(now) ? now : nil
  }

  // MARK: - Lists

  private mutating func keepAll(
    _ values: [ConstituentValue], _ key: ContactKey, isLeading: Bool = false
  ) {
    var groups = groups(of: values, key)
    if isLeading { groups = leading(groups, key) }
    for group in groups {
      if case .postalAddress = key {
        append(address: group)
      } else {
        assembly.append(group)
        tellOfNotations(in: group, key)
      }
    }
    guard isLeading, let first = groups.first else { return }
    // A record's own second organization contradicts nothing.
    let own = first.members[0].record
    let others = groups.dropFirst().filter { !$0.records.contains(own) }
    guard !others.isEmpty else { return }
    conflicts.append(
      UnificationConflict(
        key: key, kept: shown(first, as: key), others: others.map { shown($0, as: key) },
        rule: leadingRule ?? rule(first, over: others[0])))
  }

  /// Tells of values that are in the contact in another notation than their records have them in.
  private mutating func tellOfNotations(
    in group: ValueGroup, _ key: ContactKey, kept: String? = nil
  ) {
    guard group.members.count > 1 else { return }
    let kept = kept ?? ValueText.of(group.base)
    var told: [String: [Int]] = [:]
    var order: [String] = []
    for member in group.members {
      let text = ValueText.of(member)
      if text == kept { continue }
      if told[text] == nil { order.append(text) }
      told[text, default: []].append(member.record)
    }
    for text in order {
      restated.append(RestatedValue(key: key, text: text, kept: kept, records: told[text] ?? []))
    }
  }

  /// Title, role and organization of one record come first together, so that nobody is given a
  /// title at a firm where no record says that it is held; pictures stay as they are.
  private mutating func leading(_ groups: [ValueGroup], _ key: ContactKey) -> [ValueGroup] {
    leadingRule = nil
    if let chosen = chosen(among: groups, key) {
      leadingRule = .decision
      return [groups[chosen]] + groups.indices.filter { $0 != chosen }.map { groups[$0] }
    }
    switch key {
    case .organization, .jobTitle, .role: break
    default: return groups
    }
    guard groups.count > 1, let record = jobRecord else { return groups }
    let own = groups.filter { $0.records.contains(record) }
    guard !own.isEmpty, !groups[0].records.contains(record) else { return groups }
    leadingRule = .sameRecord
    return own + groups.filter { !$0.records.contains(record) }
  }

  /// The value that a person chose; nil where nobody did, or no record has it.
  private mutating func chosen(among groups: [ValueGroup], _ key: ContactKey) -> Int? {
    guard let choice = choices[key] else { return nil }
    let found = groups.firstIndex { $0.members.contains { ValueText.of($0) == choice.value } }
    if found != nil { metChoices.insert(key) }
    return found
  }

  /// The first record that has both an organization and a title or role, but for a preferred
  /// account, of which the job is kept as it is.
  private var jobRecord: Int? {
    func records(_ key: ContactKey) -> Set<Int> {
      Set(
        fields[Int(key.rawValue)].filter { !$0.text.isEmpty || key == .organization }
          .map(\.record))
    }
    // Where somebody chose a part of it, the rest of that record goes with it.
    for key in [ContactKey.organization, .jobTitle, .role] {
      guard let choice = choices[key] else { continue }
      let values = fields[Int(key.rawValue)]
      if let value = values.first(where: { ValueText.of($0) == choice.value }) {
        return value.record
      }
    }
    let titled = records(.jobTitle).union(records(.role))
    let employed = records(.organization)
    if let preferred = employed.union(titled).min(), ranks[preferred].account < Int.max {
      return preferred
    }
    return employed.intersection(titled).min()
  }

  private mutating func append(address group: ValueGroup) {
    guard group.members.count > 1 else { return assembly.append(group) }
    let addresses = ([group.base] + group.members).map { PostalAddress($0.view) }
    let union = AddressIdentity.union(addresses)
    assembly.append(group, address: union)
    tellOfNotations(in: group, .postalAddress, kept: ValueText.of(union))
  }

  /// The distinct values, in the order in which records first give them.
  private func groups(of values: [ConstituentValue], _ key: ContactKey) -> [ValueGroup] {
    // Most records say the same in the same words.
    if values.dropFirst().allSatisfy({ isSame($0, values[0], key) }) {
      return [ValueGroup(values, rank: 0)]
    }
    var phones: PhoneIdentity?
    if case .phoneNumber = key {
      phones = PhoneIdentity(values, contacts: records.map(\.contact), region: options.region)
    }
    var groups: [ValueGroup] = []
    var identities: [[ValueIdentity]] = []
    var places = KeyedPlaces()
    for (position, value) in values.enumerated() {
      if let same = groups.indices.prefix(4).first(where: { place in
        isSame(value, groups[place].members[0], key)
      }) {
        groups[same].add(value, rank: Int.min)
        continue
      }
      let identity = phones?.identity(of: value, at: position) ?? ValueIdentity(value)
      let found = places.first(of: identity.key) { place in
        identities[place].allSatisfy { $0.agrees(with: identity) }
      }
      if let found {
        groups[found].add(value, rank: identity.rank)
        identities[found].append(identity)
      } else {
        places.append(identity.key)
        groups.append(ValueGroup(value, rank: identity.rank))
        identities.append([identity])
      }
    }
    if case .note = key { return Self.joinedNotes(groups) }
    return groups
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

  /// Tells of what is about the records alone.
  private mutating func leaveOut(_ values: [ConstituentValue], _ key: ContactKey) {
    for group in groups(of: values, key) {
      restated.append(
        RestatedValue(
          key: key, text: ValueText.of(group.base), kept: options.productIdentifier ?? "",
          records: group.records))
    }
  }

  // MARK: - Single values

  private mutating func keepOne(_ values: [ConstituentValue], _ key: ContactKey) {
    let groups = groups(of: values, key)
    guard var winner = groups.indices.first else { return }
    if isDate(key), ranks[groups[winner].members[0].record].account == Int.max {
      // A date with its year says more.
      for index in groups.indices where yearCount(groups[index]) > yearCount(groups[winner]) {
        winner = index
      }
    }
    var rule: UnificationConflict.Rule?
    let chosen = chosen(among: groups, key)
    if let chosen {
      winner = chosen
      rule = .decision
    } else if winner == 0, key != .identifier, let agreed = mostAccounts(groups) {
      winner = agreed
      rule = .mostAccounts
    }
    if chosen == nil, case .identifier = key, let place = naming(groups), place != winner {
      winner = place
      rule = .recordKey
    }
    let record = groups[winner].members[0].record
    // The same in other languages, as the record has it.
    let own = groups.indices.filter { groups[$0].records.contains(record) }
    for index in own {
      assembly.append(groups[index], isWhole: true)
      tellOfNotations(in: groups[index], key)
    }
    let others = groups.indices.filter { !own.contains($0) }.map { groups[$0] }
    guard !others.isEmpty else { return }
    let decisive =
      winner == 0
      ? self.rule(groups[winner], over: others[0]) : UnificationConflict.Rule.mostCompleteValue
    conflicts.append(
      UnificationConflict(
        key: key, kept: shown(groups[winner], as: key),
        others: others.map { other in
          guard case .birthday = key else { return shown(other, as: nil) }
          // A second birthday is no birthday to any program.
          otherBirthdays.append((ContactDate(other.base.view), other.records))
          return shown(other, as: .date)
        }, rule: rule ?? decisive))
  }

  /// The value that more accounts give than any other, where that is not the first; nil where an
  /// account is preferred.
  private func mostAccounts(_ groups: [ValueGroup]) -> Int? {
    guard groups.count > 1, ranks[groups[0].members[0].record].account == Int.max else {
      return nil
    }
    let counts = groups.map { group in Set(group.records.map { records[$0].source }).count }
    guard let most = counts.max(), most > counts[0], counts.count(where: { $0 == most }) == 1
    else { return nil }
    return counts.firstIndex(of: most)
  }

  private func isDate(_ key: ContactKey) -> Bool {
    switch key {
    case .birthday, .deathDate: true
    default: false
    }
  }

  private func yearCount(_ group: ValueGroup) -> Int {
    ContactDate(group.base.view).components?.year == nil ? 0 : 1
  }

  private mutating func keepByTime(
    _ values: [ConstituentValue], _ key: ContactKey, newest: Bool
  ) {
    func seconds(_ value: ConstituentValue) -> Int {
      ContactDate(value.view).components.map(RecordPrecedence.seconds) ?? 0
    }
    let groups = groups(of: values, key)
    let times = groups.map { seconds($0.base) }
    var winner = 0
    for index in groups.indices where times[index] > 0 {
      if times[winner] == 0
        || (newest ? times[index] > times[winner] : times[index] < times[winner])
      {
        winner = index
      }
    }
    if newest, let revision {
      assembly.append(
        LabeledValue(.date(revision)), as: .revisions, records: Array(records.indices))
      for group in groups {
        restated.append(
          RestatedValue(
            key: key, text: ValueText.of(group.base), kept: revision.extendedFormat,
            records: group.records))
      }
      return
    }
    assembly.append(groups[winner])
    tellOfNotations(in: groups[winner], key)
    guard groups.count > 1 else { return }
    conflicts.append(
      UnificationConflict(
        key: key, kept: shown(groups[winner], as: key),
        others: groups.indices.filter { $0 != winner }.map { shown(groups[$0], as: nil) },
        rule: .newestRevision))
  }

  // MARK: - Names

  private mutating func keepNames() {
    var names = records.indices.map { RecordNames(record: $0) }
    for key in [ContactKey.formattedName, .name] {
      for value in fields[Int(key.rawValue)] { names[value.record].add(value) }
    }
    let ranks = ranks
    let wanted = choices[.name] ?? choices[.formattedName]
    guard
      let choice = NameChoice(
        names, wanted: wanted?.value, account: { ranks[$0].source },
        isPreferred: { ranks[$0].account < Int.max })
    else {
      // Names without a word are kept as they are.
      for value in names.flatMap({ $0.formatted + $0.structured }).prefix(2) {
        assembly.append(ValueGroup(value, rank: 0))
      }
      return
    }
    if let wanted, choice.chosen.text == wanted.value { metChoices.insert(wanted.field) }
    let same = choice.same.map(\.record)
    let prefixes = choice.furtherPrefixes
    let isPreferred = ranks[choice.chosen.record].account < Int.max
    let isChosen = choice.chosen.text == wanted?.value
    let spelling = NameSpelling(isPreferred || isChosen ? [] : choice.same)
    for (place, value) in choice.chosen.formatted.enumerated() {
      var text = spelling.isEmpty ? nil : spelling.applied(to: value.text)
      if place == 0, let suffix = choice.chosen.unsaidSuffix {
        text = (text ?? value.text) + " " + suffix
      }
      assembly.append(value, text: text, records: same)
      if place == 0 { tellOfNames(choice.same, kept: text ?? value.text) }
    }
    for (place, value) in choice.chosen.structured.enumerated() {
      let further = prefixes[place] ?? []
      let spelled = spelling.isEmpty ? nil : spelling.applied(to: PersonName(value.view))
      if further.isEmpty, spelled == nil {
        assembly.append(value, records: same)
        continue
      }
      var name = spelled ?? PersonName(value.view)
      name.namePrefixes += further
      assembly.append(value, name: name, records: same)
    }
    if choice.chosen.structured.isEmpty {
      // The parts of the same name, where another record tells them.
      if let other = choice.same.first(where: { !$0.structured.isEmpty }) {
        for value in other.structured { assembly.append(value, records: [other.record]) }
      }
    } else if choice.chosen.formatted.isEmpty,
      let other = choice.same.first(where: { !$0.formatted.isEmpty })
    {
      for value in other.formatted { assembly.append(value, records: [other.record]) }
      tellOfNames(choice.same, kept: other.formatted.first?.text ?? "")
    }
    keepOtherNames(choice)
  }

  /// Tells of names that say no more than the one that was kept, but say it otherwise.
  private mutating func tellOfNames(_ same: [RecordNames], kept: String) {
    var told: [String: [Int]] = [:]
    var order: [String] = []
    for names in same {
      for text in names.formatted.map(\.text) where text != kept && !text.isEmpty {
        if told[text] == nil { order.append(text) }
        told[text, default: []].append(names.record)
      }
    }
    for text in order {
      restated.append(
        RestatedValue(key: .formattedName, text: text, kept: kept, records: told[text] ?? []))
    }
  }

  private mutating func keepOtherNames(_ choice: NameChoice) {
    guard !choice.others.isEmpty else { return }
    var told: [OtherName] = []
    var places: [WordSet: Int] = [:]
    for other in choice.others {
      for (text, words) in other.texts {
        if let place = places[words] {
          told[place].add(text, record: other.record)
        } else {
          places[words] = told.count
          told.append(OtherName(text: text, words: words, records: [other.record]))
        }
      }
    }
    for other in choice.others {
      for (text, words) in other.texts {
        guard let place = places[words], told[place].text != text else { continue }
        restated.append(
          RestatedValue(
            key: .formattedName, text: text, kept: told[place].text, records: [other.record]))
      }
    }
    // Nobody needs a nickname that says less than another name.
    var shown = fields[Int(ContactKey.nickname.rawValue)].map {
      WordSet($0.textBytes)
    }
    let known = [choice.chosen.words] + shown
    shown.append(choice.chosen.spokenWords)
    var isHidden: [Bool] = []
    for name in told {
      // A person of a hundred names is a mistake, which need not be made to look good.
      let isShorter = told.count < 100 && told.contains { name.words.isStrictSubset(of: $0.words) }
      let isKnown = isShorter || known.contains { name.words.isSubset(of: $0) }
      isHidden.append(isKnown)
      if isKnown { continue }
      otherNames.append((name.text, name.records))
      shown.append(name.spokenWords)
    }
    let others = zip(told, isHidden).map { name, isHidden in
      // A form of address alone makes no nickname, and may be nowhere else.
      let isShown = !isHidden || shown.contains { name.spokenWords.isSubset(of: $0) }
      return UnificationConflict.Value(
        text: name.text, records: name.records, keptAs: isShown ? .nickname : nil)
    }
    let kept = UnificationConflict.Value(
      text: choice.chosen.text, records: choice.same.map(\.record), keptAs: .name)
    let first = choice.others[0].record
    conflicts.append(
      UnificationConflict(
        key: .name, kept: kept, others: others,
        rule: choice.rule ?? ranks[choice.chosen.record].rule(over: ranks[first])))
  }

  // MARK: - Conflicts

  private func shown(_ group: ValueGroup, as key: ContactKey?) -> UnificationConflict.Value {
    UnificationConflict.Value(
      text: ValueText.of(group.base), records: group.records, keptAs: key)
  }

  private func rule(_ winner: ValueGroup, over other: ValueGroup) -> UnificationConflict.Rule {
    ranks[winner.members[0].record].rule(over: ranks[other.members[0].record])
  }
}

/// Places from 0 on by the key that stands at each. Few need no dictionary.
private struct KeyedPlaces {
  private var keys: [[UInt8]] = []
  private var places: [[UInt8]: [Int]] = [:]

  private static let fewest = 16

  mutating func append(_ key: [UInt8]) {
    keys.append(key)
    if keys.count == Self.fewest {
      for (place, key) in keys.enumerated() { places[key, default: []].append(place) }
    } else if keys.count > Self.fewest {
      places[key, default: []].append(keys.count - 1)
    }
  }

  /// The first place with the key of which something else is true.
  func first(of key: [UInt8], where isRight: (Int) -> Bool) -> Int? {
    if keys.count < Self.fewest {
      return keys.indices.first { keys[$0] == key && isRight($0) }
    }
    return places[key]?.first(where: isRight)
  }
}
