import ContactModel
import ContactStore

/// Who is whom in a store, where contacts are gone through record by record.
struct StorePeople {
  private var persons: [String: String] = [:]

  init(_ store: ContactStore) throws {
    for person in try Waiting.result({ try await store.contacts(keys: [.kind]) }) {
      for record in person.records { persons[record.id] = person.id }
    }
  }

  /// The identifier of the person whose record it is.
  func person(of record: String) -> String { persons[record] ?? record }
}
