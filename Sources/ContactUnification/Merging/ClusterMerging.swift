import ContactModel

/// The merging of one cluster.
struct ClusterMerging {
  let records: [UnificationRecord]
  let contacts: [Contact]
  let ranks: [RecordPrecedence.Rank]
  let options: MergingOptions
  let id: String
  let choices: [ContactKey: ConflictChoice]
  var metChoices: Set<ContactKey> = []
  var assembly: ContactAssembly
  var conflicts: [UnificationConflict] = []
  var restated: [RestatedValue] = []
  /// Values that have no other place; they come behind all others.
  var otherNames: [(text: String, records: [Int])] = []
  var otherBirthdays: [ValueGroup] = []
  /// The birthday that the contact shows.
  var shownBirthday: ConstituentValue?
  /// The names that the contact shows.
  var shownName: RecordNames?
  /// The values of each field, by the key's number.
  private var fields: [[ConstituentValue]]

  init(
    _ sorted: RecordPrecedence.Sorted, id: String, choices: [ContactKey: ConflictChoice],
    options: MergingOptions
  ) {
    self.id = id
    self.choices = choices
    (records, contacts, ranks) = sorted
    self.options = options
    assembly = ContactAssembly(ranks: ranks)
    fields = [[ConstituentValue]](repeating: [], count: ContactKey.allCases.count)
    for (position, contact) in contacts.enumerated() {
      let storage = contact.storage
      for range in FieldRanges(storage.records) {
        let value = ConstituentValue(record: position, storage: storage, range: range)
        if value.isConstituent { continue }
        fields[Int(value.header.key.rawValue)].append(value)
      }
    }
  }

  /// The values of a field, in the order of their records.
  subscript(key: ContactKey) -> [ConstituentValue] { fields[Int(key.rawValue)] }

  func unified() -> UnifiedContact {
    UnifiedContact(
      UnifiedContact.Parts(
        id: id, records: records,
        contact: assembly.contact(origin: contacts[0].storage.origin),
        conflicts: conflicts.sorted { $0.key.rawValue < $1.key.rawValue },
        restated: restated.sorted { $0.key.rawValue < $1.key.rawValue },
        unmetChoices: choices.values.filter { !metChoices.contains($0.field) }
          .sorted { $0.field.rawValue < $1.field.rawValue },
        origins: assembly.origins.compact))
  }

  /// Gives a person without a UID one, by which reports and later merges know the contact.
  private mutating func identify() {
    guard self[.identifier].isEmpty else { return }
    let name = id.split(separator: ":").last.map(String.init) ?? id
    assembly.append(
      LabeledValue(name.hasPrefix("unicard-") ? name : "unicard-" + name), as: .identifiers,
      records: Array(records.indices))
  }

  /// The UID that names the person, unless an account is preferred: by it the merged contact is
  /// known when it is merged again, whatever record was changed last.
  func naming(_ groups: [ValueGroup]) -> Int? {
    if ranks[groups[0].members[0].record].isPreferred { return nil }
    return groups.firstIndex { group in
      group.records.contains {
        records[$0].key.text == id || id.hasPrefix(records[$0].key.text + "#")
      }
    }
  }

  /// Decides about each field what becomes of its values.
  mutating func run() {
    for key in ContactKey.allCases {
      let values = self[key]
      guard !values.isEmpty else { continue }
      switch key {
      // A person may have no N.
      case .name, .formattedName: if key == .name || self[.name].isEmpty { keepNames() }
      case .identifier, .kind, .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName,
        .phoneticOrganizationName, .birthday, .deathDate, .gender, .birthPlace, .deathPlace,
        .defaultLanguage:
        keepOne(values, key)
      case .organization, .jobTitle, .role, .image, .logo: keepAll(values, key, isLeading: true)
      // It is about the record and not about the person.
      case .productIdentifier:
        let groups = options.keepsRestated ? groups(of: values, key) : []
        tellOfReplaced(groups, key, by: options.productIdentifier ?? "")
      case .revision: keepByTime(values, key, newest: true)
      case .created: keepByTime(values, key, newest: false)
      case .date: keepDates(values)
      case .nickname: keepNicknames(values)
      default: keepAll(values, key)
      }
    }
    if let product = options.productIdentifier {
      assembly.append(
        LabeledValue(product), as: .productIdentifiers, records: Array(records.indices))
    }
    for (text, records) in otherNames {
      assembly.append(LabeledValue(text), as: .nicknames, records: records)
    }
    for other in otherBirthdays {
      let label = Label.custom(MergingOptions.otherBirthdayLabel)
      assembly.append(
        LabeledValue(ContactDate(other.base.view), label: label), as: .dates,
        records: other.records)
    }
    identify()
    conflicts += assembly.conflicts
  }

  // MARK: - What is told of

  /// Tells of values that another was preferred to.
  ///
  /// - Parameters:
  ///   - otherKey: The field that holds them in the contact; nil where none does.
  ///   - rule: What decided; nil where their records did.
  mutating func tellOfConflict(
    _ key: ContactKey, _ kept: ValueGroup, over others: [ValueGroup], keptAs otherKey: ContactKey?,
    rule: UnificationConflict.Rule?
  ) {
    guard let first = others.first else { return }
    func shown(_ group: ValueGroup, as key: ContactKey?) -> UnificationConflict.Value {
      UnificationConflict.Value(
        text: ValueText.of(group.base), records: group.records, keptAs: key)
    }
    let byRank = ranks[kept.members[0].record].rule(over: ranks[first.members[0].record])
    conflicts.append(
      UnificationConflict(
        key: key, kept: shown(kept, as: key), others: others.map { shown($0, as: otherKey) },
        rule: rule ?? byRank))
  }

  /// Tells of what records say that the contact says otherwise, each text once.
  mutating func tellOfTexts(
    _ texts: @autoclosure () -> [(text: String, record: Int)], _ key: ContactKey, kept: String
  ) {
    guard options.keepsRestated else { return }
    var told: [String: [Int]] = [:]
    var order: [String] = []
    for (text, record) in texts() where text != kept {
      if told[text] == nil { order.append(text) }
      told[text, default: []].append(record)
    }
    for text in order {
      restated.append(RestatedValue(key: key, text: text, kept: kept, records: told[text] ?? []))
    }
  }

  /// Tells of values that are in the contact in another notation than their records have them in.
  mutating func tellOfNotations(
    in group: ValueGroup, kept: @autoclosure () -> String? = nil
  ) {
    if !options.keepsRestated || group.isVerbatim { return }
    tellOfTexts(
      group.members.map { (ValueText.of($0), $0.record) }, group.base.header.key,
      kept: kept() ?? ValueText.of(group.base))
  }

  /// Appends a group's value, and tells of the notations in which the contact does not have it.
  mutating func append(_ group: ValueGroup, records: [Int]? = nil, isWhole: Bool = false) {
    assembly.append(group, records: records, isWhole: isWhole)
    tellOfNotations(in: group)
  }

  /// Tells of values in whose place the contact has one of its own.
  mutating func tellOfReplaced(_ groups: [ValueGroup], _ key: ContactKey, by kept: String) {
    guard options.keepsRestated else { return }
    restated += groups.map {
      RestatedValue(key: key, text: ValueText.of($0.base), kept: kept, records: $0.records)
    }
  }
}
