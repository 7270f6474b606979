package import ContactUnification
import GRDB

/// What somebody said about two records of a store, which are known by where they stand in the files
/// that their accounts are exported as.
package struct StoredDecision: Sendable {
  /// A place among the contacts of an account.
  package struct Place: Hashable, Sendable {
    package let account: String
    package let position: Int

    package init(account: String, position: Int) {
      self.account = account
      self.position = position
    }
  }

  package let verdict: UnificationDecision.Verdict
  package let first, second: Place
}

extension ContactStore {
  /// What somebody said of who is whom.
  package func decisions() async throws(ContactStoreError) -> [StoredDecision] {
    try await read { database in
      let decisions = try RecordLinks.Decision.all(database)
      if decisions.isEmpty { return [] }
      var places: [Int64: StoredDecision.Place] = [:]
      for container in try ContactContainer.allUncounted(database) {
        let records = try database.rows(
          "SELECT id FROM record WHERE container = ? ORDER BY place IS NULL, place, id",
          .integer(container.id)
        ) { $0.integer(0) }
        for (position, record) in records.enumerated() {
          places[record] = StoredDecision.Place(account: container.name, position: position)
        }
      }
      return decisions.compactMap { decision in
        guard let first = places[decision.first], let second = places[decision.second] else {
          return nil
        }
        return StoredDecision(verdict: decision.verdict, first: first, second: second)
      }
    }
  }
}
