package import ContactModel
import FileFormats
import SourceText

/// What people are called whom relations name by UID, for programs that know relations by name.
package struct RelatedNames: Sendable {
  /// What those who have a UID are called, in each file or account.
  private struct Names: Sendable {
    var first = ""
    var ofSources: [Source: String] = [:]
  }

  /// The names by the UIDs that relations name; empty until a contact was met.
  private var names: [String: Names] = [:]
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
      names[key] = names[key] ?? Names()
      let loss = FieldLoss(
        key: .relation, property: LossNames.property(.relation, label: nil, name: ""),
        value: relation.value, effect: .changed, reason: "")
      references.append(ConversionLoss(loss, contact))
    }
  }

  /// Notes what the contact is called, if a relation names it.
  package mutating func noteName(of contact: Contact) {
    guard let key = contact.identifier.flatMap(IdentifierNotation.normalized),
      var known = names[key]
    else { return }
    let name = contact.displayName
    if known.first.isEmpty { known.first = name }
    if let source = contact.source, known.ofSources[source]?.isEmpty ?? true {
      known.ofSources[source] = name
    }
    names[key] = known
  }

  /// What somebody is called whom a relation names: who has the UID in the relation's own file or
  /// account, and somebody of another only where that has none.
  private func name(_ relation: String, in source: Source?) -> String? {
    guard let known = Self.key(relation).flatMap({ names[$0] }) else { return nil }
    let name = source.flatMap { known.ofSources[$0] } ?? known.first
    return name.isEmpty ? nil : name
  }

  /// The contact with names in place of UIDs, where there is a name.
  package func named(_ contact: Contact) -> Contact {
    guard !names.isEmpty, contact.has(.relation) else { return contact }
    var relations = contact.relations
    for index in relations.indices {
      if let name = name(relations[index].value, in: contact.source) {
        relations[index].value = name
      }
    }
    return contact.editing { $0.relations = relations }
  }

  /// What became of relations by UID.
  func losses(_ reader: String) -> [ConversionLoss] {
    references.compactMap { reference in
      guard name(reference.value, in: reference.source) != nil else { return nil }
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
