import ContactModel
import ContactUnification
import GRDB

/// Records of a store as they are compared.
struct MatchedRecords {
  /// Their numbers, in the order of the records.
  private(set) var numbers: [Int64] = []
  private(set) var records: [UnificationRecord] = []
  private var positions: [Int64: Int] = [:]

  /// Pictures say nothing about who somebody is.
  private static let keys = Set(ContactKey.allCases).subtracting([
    .image, .logo, .sound, .cryptographicKey,
  ])

  /// All records.
  init(_ database: Database) throws {
    let sources = try Self.sources(database)
    let fetch = try ContactFetch(
      database, ContactFetchRequest(isUnified: false), keys: Self.keys)
    try fetch.enumerate {
      add($0, sources)
      return true
    }
  }

  /// The records of some numbers.
  init(_ database: Database, _ wanted: [Int64]) throws {
    let sources = try Self.sources(database)
    let fetch = try ContactFetch(
      database, ContactFetchRequest(isUnified: false), keys: Self.keys)
    for number in wanted {
      if let stored = try fetch.contact(.record(number)) { add(stored, sources) }
    }
  }

  private static func sources(_ database: Database) throws -> [String: Int64] {
    Dictionary(
      uniqueKeysWithValues: try ContactContainer.all(database).map { ($0.name, $0.id) })
  }

  private mutating func add(_ stored: StoredContact, _ sources: [String: Int64]) {
    guard case .record(let number) = StoredIdentifier(stored.id) else { return }
    positions[number] = records.count
    numbers.append(number)
    let source = stored.records.first.flatMap { sources[$0.container] } ?? 0
    records.append(
      UnificationRecord(
        contact: stored.contact, source: Int(source), index: stored.contact.sourceIndex))
  }

  func contains(_ number: Int64) -> Bool { positions[number] != nil }

  func contact(_ number: Int64) -> Contact? { positions[number].map { records[$0].contact } }

  /// Who is the same person among them.
  ///
  /// - Parameter scale: What the whole says that they are a part of; nil where they are the whole.
  func matches(
    decisions: [RecordLinks.Decision], scale: MatchingScale? = nil
  ) throws -> UnificationResult {
    var options = UnificationOptions()
    options.scale = scale
    let decided = decisions.compactMap { decision -> UnificationDecision? in
      guard let first = positions[decision.first], let second = positions[decision.second] else {
        return nil
      }
      return UnificationDecision(decision.verdict, records[first], records[second])
    }
    return try ContactUnifier(matching: options).match(records, decisions: decided)
  }
}
