package import ContactModel

/// Keeps references between contacts alive: where merging leaves one of several UIDs, members of
/// groups and relations that name one of the others are pointed to the one that is left.
package enum ReferenceUpdate {
  /// Updates the contacts' references.
  static func update(_ contacts: inout [UnifiedContact]) {
    // Few contacts have any.
    let referring = contacts.indices.filter { contacts[$0].hasReferences }
    if referring.isEmpty { return }
    let successors = successors(contacts)
    if successors.isEmpty { return }
    for index in referring {
      guard let contact = updated(contacts[index].contact, successors) else { continue }
      contacts[index] = contacts[index].replacingContact(with: contact)
    }
  }

  /// For each UID that is left out, the one that stands for it.
  private static func successors(_ contacts: [UnifiedContact]) -> [String: String] {
    var successors: [String: String] = [:]
    for unified in contacts {
      // Where several UIDs meet there is a conflict about them.
      let conflict = unified.conflicts.first { conflict in
        if case .identifier = conflict.key { true } else { false }
      }
      for other in conflict?.others ?? [] {
        guard let old = IdentifierNotation.normalized(other.text) else { continue }
        successors[old] = conflict?.kept.text
      }
    }
    return successors
  }

  /// The contact with its references updated; nil where none changes.
  ///
  /// - Parameter successors: For each UID that is left out, as ``IdentifierNotation`` has it, the one
  ///   that stands for it.
  package static func updated(_ contact: Contact, _ successors: [String: String]) -> Contact? {
    let members = updated(contact[.members], successors)
    let relations = updated(contact.relations, successors)
    guard members != nil || relations != nil else { return nil }
    return contact.editing { draft in
      if let members { draft[.members] = members }
      if let relations { draft.relations = relations }
    }
  }

  /// The references updated, each once; nil where none changes.
  private static func updated(
    _ references: [LabeledValue<String>], _ successors: [String: String]
  ) -> [LabeledValue<String>]? {
    var hasChanges = false
    var seen: Set<String> = []
    var joined: Set<String> = []
    var result: [LabeledValue<String>] = []
    for reference in references {
      var reference = reference
      var target = IdentifierNotation.normalized(reference.value) ?? ""
      if let successor = successors[target], let bare = IdentifierNotation.normalized(successor) {
        hasChanges = true
        target = bare
        joined.insert(bare)
        let prefix = "urn:uuid:"
        let hadPrefix = reference.value.lowercased().hasPrefix(prefix)
        reference.value = hadPrefix ? prefix + bare : successor
      }
      // Two members who are one person now are one member.
      let isNew = seen.insert(target + "\n" + (reference.label?.name ?? "")).inserted
      if isNew || !joined.contains(target) { result.append(reference) }
    }
    return hasChanges ? result : nil
  }
}

extension Contact {
  /// Whether it names other contacts: members of a group, or relations.
  var hasReferences: Bool {
    storage.records.contains { record in
      switch record.key {
      case .member, .relation: record.isValue
      default: false
      }
    }
  }
}
