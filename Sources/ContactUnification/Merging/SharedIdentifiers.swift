import ContactModel
import SourceText

/// Tells apart people of several accounts who have one UID, as programs give that count their contacts: together in
/// one file, a program would keep one of the two, and a group's member would be both. One keeps it; what is of the
/// others' accounts names them by a new one, the same each time.
struct SharedIdentifiers {
  private let records: [UnificationRecord]
  /// By account, what stands for a UID there.
  private var replacements: [Int: [String: String]] = [:]
  /// The records by what their people are called from now on, by their positions.
  private(set) var replaced: [Int: UnificationRecord] = [:]
  /// The positions of those whose own UID is another.
  private(set) var renamed: [Int] = []

  init(
    _ records: [UnificationRecord], _ matches: UnificationResult, _ precedence: RecordPrecedence
  ) {
    self.records = records
    guard let first = records.first?.source, records.contains(where: { $0.source != first }) else {
      return
    }
    let shared = sharedIdentifiers()
    if shared.isEmpty { return }
    let people = matches.clusterOfRecord
    for (identifier, positions) in shared.sorted(by: { $0.value[0] < $1.value[0] }) {
      tellApart(identifier, positions, people, precedence)
    }
    replaceAll()
  }

  /// The records of each UID that several have, if they are of several accounts.
  private func sharedIdentifiers() -> [String: [Int]] {
    // Of a million UIDs nearly all are one record's: numbers are sorted faster than texts are looked up.
    var hashes = records.indices.compactMap { position in
      records[position].key.identifier.map { (hash: $0.hashValue, position: position) }
    }
    hashes.sort { ($0.hash, $0.position) < ($1.hash, $1.position) }
    var shared: [String: [Int]] = [:]
    for run in hashes.runs(where: { $0.hash == $1.hash }) where run.count > 1 {
      for (_, position) in hashes[run] {
        guard let identifier = records[position].key.identifier else { continue }
        shared[identifier, default: []].append(position)
      }
    }
    return shared.filter { _, positions in
      positions.contains { records[$0].source != records[positions[0]].source }
    }
  }

  /// Finds new UIDs for all who have one and are not the person that keeps it.
  private mutating func tellApart(
    _ identifier: String, _ positions: [Int], _ people: [Int], _ precedence: RecordPrecedence
  ) {
    guard positions.contains(where: { people[$0] != people[positions[0]] }) else { return }
    // Not by their order, since the result doesn't depend on that of the accounts.
    let ranked = positions.map { position in
      let record = records[position]
      return (
        account: precedence.place(of: record.source), hash: ContentHash.of(record.contact),
        position: position
      )
    }.sorted { ($0.account, $0.hash, $0.position) < ($1.account, $1.hash, $1.position) }
    let owner = people[ranked[0].position]
    let owners = Set(positions.filter { people[$0] == owner }.map { records[$0].source })
    var names: [Int: String] = [:]
    for (_, hash, position) in ranked where people[position] != owner {
      let source = records[position].source
      // Two of one file are as they were: whom its cards name can't be known.
      if owners.contains(source) || replacements[source]?[identifier] != nil { continue }
      let name = names[people[position]] ?? "unicard-" + hexadecimal(hash)
      names[people[position]] = name
      replacements[source, default: [:]][identifier] = name
    }
  }

  private mutating func replaceAll() {
    for (position, record) in records.enumerated() {
      guard let replacements = replacements[record.source] else { continue }
      let own = record.key.identifier.flatMap { replacements[$0] }
      guard own != nil || record.hasReferences else { continue }
      var contact = record.contact
      if let own {
        renamed.append(position)
        contact = contact.editing { $0.identifier = own }
      } else if ReferenceUpdate.updated(contact, replacements) == nil {
        continue
      }
      contact = ReferenceUpdate.updated(contact, replacements) ?? contact
      replaced[position] = UnificationRecord(
        contact: contact, source: record.source, index: record.index, key: record.key,
        formerKeys: record.formerKeys)
    }
  }
}
