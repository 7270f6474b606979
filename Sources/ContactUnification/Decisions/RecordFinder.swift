import ContactLikeness
import ContactModel

/// Finds records by what was noted of them: by their keys, else the nearest by name, numbers and
/// mailboxes.
struct RecordFinder {
  /// A record that was found.
  struct Finding {
    /// The records' positions; several where they have one key and nothing tells them apart.
    let positions: [Int]
    /// Whether the key alone led there, so that it need not be replaced.
    let isByKey: Bool
    /// Whether no other could be meant.
    let isCertain: Bool
  }

  private let records: [UnificationRecord]
  private let sourceNames: [String]
  private var positionsOfKey: [RecordKey: [Int]] = [:]
  private var features: [RecordFeatures] = []
  private var positionsOfFeature: [[UInt8]: [Int]] = [:]
  /// Numbers and mailboxes of people of several names: they tell a household.
  private var sharedFeatures: Set<[UInt8]> = []

  /// Likeness from which a record may be the one that is looked for, and from which it is.
  private static let leastLikeness = 3
  private static let certainLikeness = 4
  /// A word of more names than these leads nowhere.
  private static let mostNamesakes = 50

  init(_ records: [UnificationRecord], sourceNames: [String]) {
    self.records = records
    self.sourceNames = sourceNames
    for (position, record) in records.enumerated() {
      for key in Set([record.key] + record.formerKeys) {
        positionsOfKey[key, default: []].append(position)
      }
    }
  }

  /// A key that leads to one record alone, as far as what records say tells them apart.
  func key(of position: Int) -> RecordKey {
    let record = records[position]
    return positionsOfKey[record.key]?.count == 1
      ? record.key : record.key.qualified(by: record.contact)
  }

  /// The record of a key, or the nearest to what was noted of it.
  ///
  /// - Parameter taken: Records that it can't be.
  mutating func find(
    _ key: RecordKey, _ description: RecordDescription?, except taken: Set<Int> = []
  ) -> Finding? {
    let exact = exactPositions(key)
    guard let description, !description.isEmpty else {
      return exact.isEmpty ? nil : Finding(positions: exact, isByKey: true, isCertain: true)
    }
    if exact.count == 1 && isPlausible(exact[0], description) {
      return Finding(positions: exact, isByKey: true, isCertain: true)
    }
    let wanted = RecordFeatures(description)
    if exact.count > 1 {
      // Programs number their contacts: the number alone does not tell whose.
      let near = nearest(exact.filter { !taken.contains($0) }, wanted)
      return Finding(
        positions: near.positions.isEmpty ? exact : near.positions,
        isByKey: near.positions.isEmpty || near.positions.count == exact.count, isCertain: true)
    }
    let found = nearest(candidates(wanted).filter { !taken.contains($0) }, wanted)
    if found.likeness >= Self.leastLikeness, found.positions.count == 1,
      exact.isEmpty || found.likeness >= Self.certainLikeness
    {
      return Finding(
        positions: found.positions, isByKey: false,
        isCertain: found.likeness >= Self.certainLikeness)
    }
    return exact.isEmpty ? nil : Finding(positions: exact, isByKey: true, isCertain: false)
  }

  /// The records that have a key, now or before they were merged.
  private func exactPositions(_ key: RecordKey) -> [Int] {
    if let found = positionsOfKey[key] { return found }
    guard let bare = key.unqualified else { return [] }
    let all = positionsOfKey[bare] ?? []
    let same = all.filter { records[$0].key.qualified(by: records[$0].contact) == key }
    return same.isEmpty ? all : same
  }

  /// Whether a record may be the one that was described. One of the same UID is another person's
  /// where nothing else is the same, as programs begin to count anew.
  private func isPlausible(_ position: Int, _ description: RecordDescription) -> Bool {
    let contact = records[position].contact
    let now = RecordFeatures(RecordDescription(contact))
    let wanted = RecordFeatures(description)
    return now.likeness(to: wanted, withSource: false) > 0 || now.isSilent
      || !ConstituentHeader.keys(of: contact).isEmpty
  }

  private mutating func candidates(_ wanted: RecordFeatures) -> [Int] {
    if features.isEmpty {
      for (position, record) in records.enumerated() {
        let name = sourceNames.indices.contains(record.source) ? sourceNames[record.source] : ""
        let own = RecordFeatures(RecordDescription(record.contact, sourceName: name))
        features.append(own)
        for feature in own.all { positionsOfFeature[feature, default: []].append(position) }
      }
      for (feature, positions) in positionsOfFeature
      where Set(positions.map { features[$0].name }).count > 1 {
        sharedFeatures.insert(feature)
      }
    }
    var found: Set<Int> = []
    for feature in wanted.all {
      let positions = positionsOfFeature[feature] ?? []
      if positions.count <= Self.mostNamesakes { found.formUnion(positions) }
    }
    return found.sorted()
  }

  /// Those that are likest, all where several are equally so.
  private mutating func nearest(
    _ positions: [Int], _ wanted: RecordFeatures
  ) -> (positions: [Int], likeness: Int) {
    if features.isEmpty { _ = candidates(wanted) }
    let scores = positions.map { ($0, features[$0].likeness(to: wanted, shared: sharedFeatures)) }
    guard let best = scores.map(\.1).max() else { return ([], 0) }
    let positions = scores.filter { $0.1 == best }.map(\.0)
    // Nobody can tell apart what says the same.
    if positions.count > 1, Set(positions.map { records[$0].key }).count == 1 {
      return ([positions[0]], best)
    }
    return (positions, best)
  }
}

/// What records are compared by, folded.
private struct RecordFeatures {
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
