package import SourceText

/// Which files and accounts have a contact of a UID that members of groups name.
///
/// UIDs are made for one address book: programs and phones that number their cards give "1" to somebody
/// in each. So a reference means the contact of its own file, and another one only where that has none.
package struct IdentifierOwners: Hashable, Sendable {
  /// The sources by the UIDs that are looked for; none until a contact was met.
  private var sources: [String: [Source?]] = [:]

  package init() {}

  /// Whether nobody names anybody by UID.
  package var isEmpty: Bool { sources.isEmpty }

  /// The UIDs that are looked for.
  package var identifiers: some Sequence<String> { sources.keys }

  /// Looks for the members of a group.
  package mutating func noteMembers(of group: Contact) {
    for member in ContactGroup(group)?.members ?? [] {
      guard case .identifier(let identifier) = ContactGroups.Reference(member) else { continue }
      if sources[identifier] == nil { sources[identifier] = [] }
    }
  }

  /// Notes a contact, if it has a UID that is looked for.
  package mutating func note(_ contact: Contact) {
    guard !sources.isEmpty,
      let identifier = contact.identifier.flatMap(IdentifierNotation.normalized),
      let known = sources[identifier], !known.contains(contact.source)
    else { return }
    sources[identifier] = known + [contact.source]
  }

  /// Whether a UID in one source means the contact that has it in another.
  package func means(_ source: Source?, _ identifier: String, in referring: Source?) -> Bool {
    guard let known = sources[identifier], !known.isEmpty else { return true }
    // Who is of no source in particular is known by his records.
    guard source != nil || known.contains(nil) else { return known.count == 1 }
    return source == (known.contains(referring) ? referring : known[0])
  }
}
