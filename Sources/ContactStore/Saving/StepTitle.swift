import ContactChanges
import ContactModel
import GRDB

/// What is done in one step, as people read it in the history.
struct StepTitle {
  private let database: Database
  private var parts: [String] = []
  /// What was named: a person may have several records, and a name is enough once.
  private var seen: Set<String> = []
  private static let most = 3

  init(_ database: Database) { self.database = database }

  var text: String {
    let rest = parts.count - Self.most
    return parts.prefix(Self.most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  mutating func add(_ request: SaveRequest) throws {
    for (number, operation) in request.operations.enumerated() {
      switch operation {
      case .addMember(let member, let group), .removeMember(let member, let group):
        add("change of the members of \(group.displayName): \(member.displayName)")
      case .change(let change):
        switch change.kind {
        case .added: add("addition of \(change.name)")
        case .changed: add("change of \(change.name)")
        case .removed:
          let record = request.records?[number]?.numbers.first
          guard let record, let person = try person(of: record) else {
            add("removal of \(change.name)")
            continue
          }
          // What a record calls somebody may be another's name elsewhere.
          guard seen.insert("p\(person)").inserted else { continue }
          add("removal of \(try name(of: person) ?? change.name)")
        }
      }
    }
  }

  private mutating func add(_ part: String) {
    if seen.insert(part).inserted { parts.append(part) }
  }

  /// The first record of somebody who has several.
  private func person(of record: Int64) throws -> Int64? {
    try database.number(
      """
      SELECT coalesce(person, id) FROM record WHERE id = ?1
      AND (person IS NOT NULL OR EXISTS (SELECT 1 FROM record WHERE person = ?1))
      """, .integer(record))
  }

  /// What somebody is called by all of the records; nil beyond those who are named.
  private func name(of person: Int64) throws -> String? {
    guard parts.count < Self.most else { return nil }
    let fetch = try ContactFetch(database, ContactFetchRequest(isUnified: true))
    return try fetch.contact(.person(person))?.contact.displayName
  }
}
