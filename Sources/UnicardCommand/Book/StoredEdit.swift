import ContactModel
import ContactStore

/// A contact of a store, and what becomes of it.
struct StoredEdit {
  let stored: StoredContact
  let contact: Contact

  /// What becomes of groups and relations that name contacts whose UIDs are edited, account by account.
  ///
  /// - Returns: The edits of those who name them, and the names of the groups that lose somebody.
  static func following(
    _ edits: [StoredEdit], in store: ContactStore
  ) throws -> (edits: [StoredEdit], groups: [String]) {
    // The UID is changed in the records that have it.
    var identifiers: [String: String?] = [:]
    var accounts: Set<String> = []
    for edit in edits where edit.contact.identifier != edit.stored.contact.identifier {
      for record in edit.stored.records {
        let whole = try Waiting.result { try await store.contact(withIdentifier: record.id) }
        guard let whole, whole.contact.identifier == edit.stored.contact.identifier else {
          continue
        }
        identifiers[record.id] = .some(edit.contact.identifier)
        accounts.insert(record.container)
      }
    }
    var following: [StoredEdit] = []
    var groups: [String] = []
    for account in accounts.sorted() {
      let request = ContactFetchRequest(isUnified: false, containers: [account])
      let records = try Waiting.result { try await store.contacts(request) }
      let contacts = records.enumerated().map { $1.contact.placed(at: $0) }
      let changes = try IdentifierChanges(
        { body in for contact in contacts { try body(contact) } },
        edit: { contact in
          guard let identifier = identifiers[records[contact.sourceIndex].id] else {
            return contact
          }
          return contact.editing { $0.identifier = identifier }
        })
      for record in records {
        if changes.losesMember(record.contact) {
          groups.append(VisibleText.cell(record.contact.listedName))
        }
        let revised = changes.revised(record.contact)
        if revised != record.contact {
          following.append(StoredEdit(stored: record, contact: revised))
        }
      }
    }
    return (following, groups)
  }
}
