import ContactLikeness

/// What a record is found by where no key tells, folded.
struct RecordFeatures {
  let name: WordSet
  /// The ends of numbers, and mailboxes.
  private let addresses: Set<[UInt8]>
  private let birthday: String
  /// What many have in common: the firm, the house, the file.
  private let surroundings: [WordSet]

  init(_ description: RecordDescription) {
    name = WordSet(of: description.name.utf8)
    addresses = Set(
      description.phoneNumbers.compactMap { NumberForm($0)?.ending }
        + description.emailAddresses.compactMap { MailboxForm($0)?.canonical })
    birthday = description.birthday
    // Exports are kept in folders and by names with their dates.
    let file = description.sourceName.split(separator: "/").last?.filter { !$0.isNumber } ?? ""
    surroundings = [description.organization, description.address, file].map {
      WordSet(of: $0.utf8)
    }
  }

  /// Whether nothing is said that could tell somebody apart.
  var isSilent: Bool { name.isEmpty && addresses.isEmpty }

  /// Likeness from which a record is certain to be the one that is looked for.
  static let certainLikeness = 4

  /// What a record can be looked up by.
  var all: [[UInt8]] { name.map { Array($0) } + Array(addresses) }

  /// How much two have in common. A full name is worth three, a number or mailbox two, and the rest
  /// one; a name and one thing more are certain. Who has another name must have more in common than
  /// a household has.
  ///
  /// - Parameter shared: Numbers and mailboxes of people of several names.
  func likeness(to other: RecordFeatures, shared: Set<[UInt8]> = []) -> Int {
    let words = name.intersection(other.name).count
    let isPart = words > 1 && words == min(name.count, other.name.count)
    let isSame = name == other.name && !name.isEmpty
    var likeness = isSame ? 3 : isPart ? 2 : min(words, 1)
    let hasName = likeness > 1 || name.isEmpty || other.name.isEmpty
    let common = addresses.intersection(other.addresses)
    likeness += 2 * min(common.count, 4)
    let isBorn = !birthday.isEmpty && birthday == other.birthday
    if !birthday.isEmpty, !other.birthday.isEmpty { likeness += isBorn ? 2 : -2 }
    if !hasName, !isBorn, common.isSubset(of: shared) { return min(likeness, 2) }
    likeness += zip(surroundings, other.surroundings).count { !$0.isEmpty && $0 == $1 }
    // Where somebody is there by name and more, nobody of another name is meant, whatever they share.
    return isSame && likeness > Self.certainLikeness ? likeness + 100 : likeness
  }
}

/// The features of all records, and where they are.
package struct FeatureIndex {
  private let features: [RecordFeatures]
  private var positions: [[UInt8]: [Int]] = [:]
  /// Numbers and mailboxes of people of several names: they tell a household.
  private var shared: Set<[UInt8]> = []

  /// - Parameter sourceNames: The names of the accounts, by ``UnificationRecord/source``.
  package init(_ records: [UnificationRecord], sourceNames: [String] = []) {
    let features = records.map {
      RecordFeatures(RecordDescription($0.contact, sourceName: $0.sourceName(in: sourceNames)))
    }
    self.features = features
    for (position, own) in features.enumerated() {
      for feature in own.all { positions[feature, default: []].append(position) }
    }
    shared = Set(positions.filter { Set($0.value.map { features[$0].name }).count > 1 }.keys)
  }

  /// How many features other records have in common with one.
  package func sharing(with position: Int) -> [Int: Int] {
    var counts = sharing(features[position], limit: .max)
    counts[position] = nil
    return counts
  }

  /// How many features records have in common with what is looked for.
  ///
  /// - Parameter limit: A feature of more records than these leads nowhere.
  func sharing(_ wanted: RecordFeatures, limit: Int) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for found in wanted.all.lazy.compactMap({ positions[$0] }) where found.count <= limit {
      for position in found { counts[position, default: 0] += 1 }
    }
    return counts
  }

  /// How alike a record is to what is looked for.
  func likeness(of position: Int, to wanted: RecordFeatures) -> Int {
    features[position].likeness(to: wanted, shared: shared)
  }
}
