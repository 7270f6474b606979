import ContactModel
import ContactSelection
import ContactStore

/// Finds who is meant by an identifier or a name.
struct StoredName {
  let store: ContactStore
  /// The accounts that are looked into, record by record; nil for everybody in all.
  var containers: Set<String>?
  /// Whether each record is looked at by itself, whoever it is joined with.
  var isOfRecords = false

  /// Everybody who is meant: by identifier, else by the whole name, else by the beginnings of words,
  /// a number, a mailbox or the UID.
  func matches(_ name: String) throws -> [StoredContact] {
    let store = store
    if let stored = try Waiting.result({ try await store.contact(withIdentifier: name) }) {
      return [stored]
    }
    let request = ContactFetchRequest(
      predicate: try ContactLookup.predicate(for: name),
      isUnified: containers == nil && !isOfRecords, containers: containers)
    let found = try Waiting.result { try await store.contacts(request) }
    let exact = found.filter {
      $0.contact.identifier == name
        || [$0.contact.displayName, $0.contact.listedName].map(ContactLookup.key)
          .contains(ContactLookup.key(name))
    }
    return exact.isEmpty ? found : exact
  }

  /// The one who is meant.
  func match(_ name: String) throws -> StoredContact {
    let found = try matches(name)
    guard let first = found.first else {
      throw CommandFailure(
        "Nobody in the store is called “\(name)”.",
        hint: "unicard book list shows who there is.", status: .found)
    }
    guard found.count == 1 else {
      let shown = found.prefix(5)
      let names = zip(shown, Contact.namesWithMarks(of: shown.map(\.contact))).map {
        "\($0.id) \($1)"
      }
      throw CommandFailure(
        "“\(name)” may be any of \(found.count).",
        hint: "Name one by its identifier: \(names.joined(separator: ", ")).", status: .usage)
    }
    return first
  }
}
