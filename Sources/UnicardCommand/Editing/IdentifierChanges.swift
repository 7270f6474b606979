import ContactCoding
import ContactModel

/// What edits do to the UIDs of an address book: members of groups and relations name contacts by them,
/// and follow.
struct IdentifierChanges {
  /// Who had a UID, and the one in its place; nil where it is removed.
  private struct Change {
    let name: String
    let new: String?
  }

  /// By the UIDs that nobody has any more.
  private var changes: [String: Change] = [:]
  /// Who has a UID afterwards.
  private var owners: [String: (name: String, isNew: Bool)] = [:]

  /// Looks at all contacts of a book.
  ///
  /// - Parameters:
  ///   - forEach: Goes through them.
  ///   - edit: What becomes of one.
  /// - Throws: ``CommandFailure`` where a contact would get the UID of another.
  init(
    _ forEach: (_ body: (Contact) throws -> Void) throws -> Void,
    edit: @escaping (Contact) -> Contact
  ) throws {
    try forEach { contact in try note(contact, edit(contact)) }
    for key in owners.keys { changes[key] = nil }
    owners = [:]
  }

  private mutating func note(_ contact: Contact, _ edited: Contact) throws {
    let old = contact.identifier.flatMap(IdentifierNotation.normalized)
    let new = edited.identifier.flatMap(IdentifierNotation.normalized)
    if let old, old != new {
      changes[old] = Change(name: contact.listedName, new: edited.identifier)
    }
    guard let new else { return }
    let known = owners[new]
    if let known, known.isNew || old != new {
      let (owner, other) =
        old != new ? (known.name, edited.listedName) : (edited.listedName, known.name)
      throw CommandFailure(
        "\(VisibleText.cell(owner)) has the UID \(VisibleText.cell(new)), and programs keep one of two "
          + "contacts with one; nothing was written.",
        hint: "Give \(VisibleText.cell(other)) another one.", status: .found)
    }
    owners[new] = (edited.listedName, old != new)
  }

  /// A contact that names others by the UIDs that they have now. Whoever has none any more is no member
  /// of groups, and is related by name.
  func revised(_ contact: Contact) -> Contact {
    guard !changes.isEmpty, contact.has(.member) || contact.has(.relation) else { return contact }
    func change(_ reference: String) -> Change? {
      IdentifierNotation.normalized(reference).flatMap { changes[$0] }
    }
    guard
      contact[.members].contains(where: { change($0.value) != nil })
        || contact.relations.contains(where: { change($0.value) != nil })
    else { return contact }
    return contact.editing { draft in
      draft[.members].removeAll { change($0.value).map { $0.new == nil } ?? false }
      draft.replaceReferences { reference in
        change(reference).map { $0.new.map(IdentifierNotation.reference) ?? $0.name }
      }
    }
  }

  /// Whether a group loses somebody who has no UID any more.
  func losesMember(_ group: Contact) -> Bool {
    group[.members].contains { member in
      IdentifierNotation.normalized(member.value).flatMap { changes[$0] }.map { $0.new == nil }
        ?? false
    }
  }
}

extension IdentifierChanges {
  /// Looks at all contacts of a file.
  init(_ rewriting: BookRewriting, edit: @escaping (Contact) -> Contact) throws {
    try self.init(
      { body in
        try rewriting.input.again().input.enumerateContacts(jobs: rewriting.jobs) { read in
          try body(read.contact)
          return true
        }
      }, edit: edit)
  }
}
