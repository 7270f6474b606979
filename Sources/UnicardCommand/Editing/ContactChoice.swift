import ContactCoding
import ContactModel
import ContactSelection

/// Which contacts of a file are meant: the one of a name, those of an expression, or all.
struct ContactChoice {
  /// The positions of those that are meant; nil for all but the cards of groups.
  private let positions: Set<Int>?
  private let contacts: [Contact]
  private let name: String
  /// The UIDs of those that are meant.
  private(set) var identifiers: Set<String> = []

  /// Looks for the contacts; nil, and says so, where there is none.
  init?(
    name: String?, selection: SelectionOptions, input: OpenInput, jobs: Int,
    formats: ReaderFormats, console: Console
  ) throws {
    let lookup = try name.map { name throws(CommandFailure) in
      try ContactLookup(name, names: formats.names)
    }
    let predicate = try selection.predicate(on: console)?.knowing([input], jobs: jobs)
    self.name = name ?? selection.expression ?? ""
    guard lookup != nil || predicate != nil else {
      positions = nil
      contacts = []
      return
    }
    var found = FoundContacts()
    var chosen: Set<Int> = []
    var uids: Set<String> = []
    var hasContacts = false
    var groupCount = 0
    try input.again().input.enumerateContacts(jobs: jobs) { read in
      hasContacts = true
      if let lookup {
        if let fit = lookup.fit(read.contact) { found.note(read.contact, fit) }
      } else if let predicate, predicate.matches(read.contact) {
        // What is asked of people is true of most groups, whose cards nobody means.
        if ContactGroup.isGroup(read.contact), !predicate.asksForKind {
          groupCount += 1
          return true
        }
        chosen.insert(read.contact.sourceIndex)
        if let identifier = read.contact.identifier { uids.insert(identifier) }
        // As many as a message names.
        if found.contacts.count < 100 { found.note(read.contact, .exact) }
      }
      return true
    }
    guard hasContacts else { throw NoContact.failure([input]) }
    if lookup != nil {
      chosen = Set(found.contacts.map(\.sourceIndex))
      uids = Set(found.contacts.compactMap(\.identifier))
    }
    guard !chosen.isEmpty else {
      if let lookup {
        lookup.reportNone(on: console)
      } else {
        console.note(
          groupCount > 0
            ? "Only cards of groups match; say that they are meant with “kind = group”."
            : "No contact matches.")
      }
      return nil
    }
    if groupCount > 0 {
      console.note(
        "\(Count(groupCount, "card of a group", "cards of groups")) that \(groupCount == 1 ? "matches" : "match") "
          + "will stay; say that they are meant with “kind = group”.")
    }
    positions = chosen
    identifiers = uids
    contacts = found.contacts
    // A name is one person's.
    if lookup != nil, contacts.count > 1 { throw Self.ambiguous(self.name, contacts) }
  }

  /// Whether a contact is meant.
  func takes(_ contact: Contact) -> Bool {
    positions?.contains(contact.sourceIndex) ?? !ContactGroup.isGroup(contact)
  }

  /// The contact, where one alone is meant.
  func only(for purpose: String) throws(CommandFailure) -> Contact {
    guard let contact = contacts.first, contacts.count == 1 else {
      throw CommandFailure(
        "Only one contact can be \(purpose), and \(contacts.count) are meant.",
        hint: "Name one of them.", status: .usage)
    }
    return contact
  }

  static func ambiguous(_ name: String, _ contacts: [Contact]) -> CommandFailure {
    let shown = Contact.namesWithMarks(of: Array(contacts.prefix(5)))
      .map { VisibleText.cell($0) }.joined(separator: ", ")
    return CommandFailure(
      "\(Count(contacts.count, "contact")) are called “\(name)”: "
        + "\(shown)\(contacts.count > 5 ? ", …" : "").",
      hint: "Name one by its whole name, a number, an e-mail address or its UID; "
        + "--where takes all that match.", status: .usage)
  }
}
