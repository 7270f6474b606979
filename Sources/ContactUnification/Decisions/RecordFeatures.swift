import ContactLikeness

/// What records are compared by, folded.
struct RecordFeatures {
  private let source: String
  let name: WordSet
  private let phones: Set<[UInt8]>
  private let mails: Set<[UInt8]>
  private let birthday: String
  private let organization: WordSet
  private let address: WordSet

  init(_ description: RecordDescription) {
    // Exports are kept in folders and by names with their dates.
    let file = description.sourceName.split(separator: "/").last ?? ""
    source = String(file.lowercased().filter { $0.isLetter || $0 == "." })
    name = WordSet(description.name.utf8)
    phones = Set(
      description.phoneNumbers.compactMap { number in
        guard let form = NumberForm(number), !form.isShortCode else { return nil }
        // The last digits are the same with and without a country code.
        return Array(form.digits.suffix(8))
      })
    mails = Set(description.emailAddresses.compactMap { MailboxForm($0)?.canonical })
    birthday = description.birthday
    organization = WordSet(description.organization.utf8)
    address = WordSet(description.address.utf8)
  }

  /// Whether nothing is said that could tell somebody apart.
  var isSilent: Bool { name.isEmpty && phones.isEmpty && mails.isEmpty }

  /// What a record can be looked up by.
  var all: [[UInt8]] { name.map { Array($0) } + Array(phones) + Array(mails) }

  /// How much two have in common. A full name is worth three, a number or mailbox two, and the rest
  /// one; a name and one thing more are certain. Who has another name must have more in common than
  /// a household has.
  ///
  /// - Parameter shared: Numbers and mailboxes of people of several names.
  func likeness(
    to other: RecordFeatures, withSource: Bool = true, shared: Set<[UInt8]> = []
  ) -> Int {
    var likeness = 0
    let common = Array(name.intersection(other.name))
    if !name.isEmpty, name == other.name {
      likeness += 3
    } else if common.count > 1, name.isSubset(of: other.name) || other.name.isSubset(of: name) {
      likeness += 2
    } else if !common.isEmpty {
      likeness += 1
    }
    let hasName = likeness > 1 || name.isEmpty || other.name.isEmpty
    let values =
      Array(phones.intersection(other.phones).prefix(2))
      + Array(mails.intersection(other.mails).prefix(2))
    likeness += 2 * values.count
    let isBorn = !birthday.isEmpty && birthday == other.birthday
    if !birthday.isEmpty, !other.birthday.isEmpty { likeness += isBorn ? 2 : -2 }
    if !hasName, !isBorn, values.allSatisfy({ shared.contains($0) }) { return min(likeness, 2) }
    if !organization.isEmpty, organization == other.organization { likeness += 1 }
    if !address.isEmpty, address == other.address { likeness += 1 }
    if withSource, !source.isEmpty, source == other.source { likeness += 1 }
    return likeness
  }
}

/// The features of all records, and where they are.
struct FeatureIndex {
  private let features: [RecordFeatures]
  private var positions: [[UInt8]: [Int]] = [:]
  /// Numbers and mailboxes of people of several names: they tell a household.
  private var shared: Set<[UInt8]> = []

  /// A word of more names than these leads nowhere.
  private static let mostNamesakes = 50

  /// - Parameter sourceNames: The names of the accounts, by ``UnificationRecord/source``.
  init(_ records: [UnificationRecord], _ sourceNames: [String]) {
    let features = records.map { record in
      let name = sourceNames.indices.contains(record.source) ? sourceNames[record.source] : ""
      return RecordFeatures(RecordDescription(record.contact, sourceName: name))
    }
    self.features = features
    for (position, own) in features.enumerated() {
      for feature in own.all { positions[feature, default: []].append(position) }
    }
    for (feature, positions) in positions
    where Set(positions.map { features[$0].name }).count > 1 {
      shared.insert(feature)
    }
  }

  /// The records that have a feature in common with what is looked for, ascending.
  func candidates(_ wanted: RecordFeatures) -> [Int] {
    var found: Set<Int> = []
    for feature in wanted.all {
      let positions = positions[feature] ?? []
      if positions.count <= Self.mostNamesakes { found.formUnion(positions) }
    }
    return found.sorted()
  }

  /// Whether a record has the whole name of what is looked for.
  func bearsName(_ position: Int, of wanted: RecordFeatures) -> Bool {
    !wanted.name.isEmpty && features[position].name == wanted.name
  }

  /// Records with how alike they are to what is looked for.
  func likeness(of positions: [Int], to wanted: RecordFeatures) -> [(position: Int, likeness: Int)]
  {
    positions.map { ($0, features[$0].likeness(to: wanted, shared: shared)) }
  }
}
