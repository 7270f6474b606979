package import ContactModel
import FileFormats

/// What people are called whom relations name by UID, for programs that know relations by name.
package struct RelatedNames: Sendable {
  /// The names by the UIDs that relations name; empty until the contact was met.
  private var names: [String: String] = [:]
  /// Each relation by UID.
  private var references: [ConversionLoss] = []

  package init() {}

  /// The UIDs that relations name.
  package var identifiers: [String] { names.keys.sorted() }

  /// Whether no relation names a UID.
  package var isEmpty: Bool { names.isEmpty }

  /// Notes whom the contact's relations name.
  package mutating func noteReferences(of contact: Contact) {
    guard contact.has(.relation) else { return }
    for relation in contact.relations {
      guard let key = Self.key(relation.value) else { continue }
      names[key] = names[key] ?? ""
      let loss = FieldLoss(
        key: .relation, property: LossNames.property(.relation, label: nil, name: ""),
        value: relation.value, effect: .changed, reason: "")
      references.append(ConversionLoss(loss, contact))
    }
  }

  /// Notes what the contact is called, if a relation names it.
  package mutating func noteName(of contact: Contact) {
    guard let key = contact.identifier.flatMap(IdentifierNotation.normalized), names[key] == ""
    else { return }
    names[key] = contact.displayName
  }

  /// The contact with names in place of UIDs, where there is a name.
  package func named(_ contact: Contact) -> Contact {
    guard !names.isEmpty, contact.has(.relation) else { return contact }
    var relations = contact.relations
    for index in relations.indices {
      guard let key = Self.key(relations[index].value), let name = names[key], !name.isEmpty
      else { continue }
      relations[index].value = name
    }
    return contact.editing { $0.relations = relations }
  }

  /// What became of relations by UID.
  func losses(_ reader: String) -> [ConversionLoss] {
    references.compactMap { reference in
      guard let key = Self.key(reference.value), let name = names[key], !name.isEmpty else {
        return nil
      }
      var loss = reference
      loss.reason = "\(reader) knows related people by name, which was written for the UID."
      return loss
    }
  }

  /// The UID in a relation's value; nil for a name.
  private static func key(_ value: String) -> String? {
    value.lowercased().hasPrefix("urn:") ? IdentifierNotation.normalized(value) : nil
  }
}
