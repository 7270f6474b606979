import ContactModel
import ContactUnification
import GRDB

extension ContactStore {
  /// Says that two are one person, which stays said, whatever the rules find.
  ///
  /// - Parameters:
  ///   - first: The identifier of a record or a unified contact.
  ///   - second: Another's.
  public func link(_ first: String, _ second: String) async throws(ContactStoreError) {
    try await decide(.together, first, second, title: "link of")
  }

  /// Says that two records are not one person, which stays said, whatever the rules find.
  ///
  /// - Parameters:
  ///   - first: The identifier of a record.
  ///   - second: Another's.
  public func unlink(_ first: String, _ second: String) async throws(ContactStoreError) {
    try await decide(.apart, first, second, title: "separation of")
  }

  private func decide(
    _ verdict: UnificationDecision.Verdict, _ first: String, _ second: String, title: String
  ) async throws(ContactStoreError) {
    try await write { database in
      let a = try Self.record(first, database)
      let b = try Self.record(second, database)
      guard a != b else {
        throw ContactStoreError(
          .unsuitable, "\(first) and \(second) are one record.", hint: "Name two.")
      }
      let fetch = try ContactFetch.whole(database)
      let names = try [a, b].compactMap { try fetch.contact(.record($0))?.contact.displayName }
      let step = try StoreStep(database, title: "\(title) \(names.joined(separator: " and "))")
      try RecordLinks(database: database).decide(verdict, a, b, step: step.id)
    }
  }

  /// The record of an identifier; the first one of a person.
  static func record(_ identifier: String, _ database: Database) throws -> Int64 {
    let number: Int64? =
      switch StoredIdentifier(identifier) {
      case .record(let number), .person(let number): number
      case nil: nil
      }
    guard let number,
      try database.number("SELECT 1 FROM record WHERE id = ?", .integer(number)) != nil
    else {
      throw ContactStoreError(
        .noContact, "There is no contact “\(identifier)” in the store.",
        hint: "A list of its contacts shows their identifiers.")
    }
    return number
  }

  /// The contact of whoever's store it is; nil where that was not said.
  public func me() async throws(ContactStoreError) -> StoredContact? {
    guard let number = try await read({ try $0.number("SELECT me FROM store") }) else {
      return nil
    }
    return try await contact(withIdentifier: StoredIdentifier.person(number).text)
  }

  /// Says whose store it is.
  public func setMe(_ identifier: String) async throws(ContactStoreError) {
    try await write { database in
      let number = try Self.record(identifier, database)
      try database.run("UPDATE store SET me = ?", .integer(number))
    }
  }
}
