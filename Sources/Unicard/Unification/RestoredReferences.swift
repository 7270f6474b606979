package import ContactModel

/// References to merged contacts that are taken apart: members of groups and relations name again
/// the records that they named before the merge.
package struct RestoredReferences {
  /// For the UID of each contact that is taken apart, those of its records.
  private var identifiers: [String: [String]] = [:]
  /// For the UID of each record that stays merged, that of its contact.
  private var successors: [String: String] = [:]

  package init() {}

  /// Notes a contact that stays merged.
  package mutating func addMerged(_ contact: Contact, _ records: [Constituent]) {
    guard let identifier = contact.identifier else { return }
    let own = IdentifierNotation.normalized(identifier)
    for record in records.compactMap(\.contact.identifier) {
      guard let key = IdentifierNotation.normalized(record), key != own else { continue }
      successors[key] = identifier
    }
  }

  /// A record that is given back, with its references to those who stay merged as these are called; the record itself
  /// where it has none.
  package func pointed(_ record: Constituent) -> Constituent {
    guard !successors.isEmpty, let contact = ReferenceUpdate.updated(record.contact, successors)
    else { return record }
    return Constituent(
      sourceName: record.sourceName, index: record.index, contact: contact, card: [],
      key: record.key)
  }

  /// Notes a contact that is taken apart.
  package mutating func add(_ contact: Contact, _ records: [Constituent]) {
    guard let identifier = contact.identifier.flatMap(IdentifierNotation.normalized) else { return }
    let known = records.compactMap(\.contact.identifier)
    if !known.isEmpty { identifiers[identifier] = known }
  }

  /// A contact with its references as they are without the merge; the contact itself where none is
  /// concerned.
  ///
  /// - Parameter records: What the contact was merged from, which may say whom it named.
  package func restored(
    _ contact: Contact, among records: () -> [Constituent]
  ) -> Contact {
    guard !identifiers.isEmpty else { return contact }
    var result = contact
    for field in [Field<String>.members, .relations] {
      let named = contact[field]
      guard named.contains(where: { identifiers[Self.target($0)] != nil }) else { continue }
      let own = records().flatMap { $0.contact[field] }
      guard let references = restored(named, among: own) else { continue }
      result = result.editing { $0[field] = references }
    }
    return result
  }

  /// Nil where none changes.
  private func restored(
    _ references: [LabeledValue<String>], among own: [LabeledValue<String>]
  ) -> [LabeledValue<String>]? {
    var hasChanges = false
    let restored = references.flatMap { reference -> [LabeledValue<String>] in
      let target = Self.target(reference)
      guard let records = identifiers[target] else { return [reference] }
      let keys = Set(records.compactMap(IdentifierNotation.normalized))
      let before = own.filter {
        $0.label == reference.label && keys.contains(Self.target($0))
      }
      // Who was put into a group after the merge is in it with every record, if with none alone.
      let isRecord = keys.contains(target)
      if before.isEmpty, isRecord { return [reference] }
      if before.count == 1, Self.target(before[0]) == target { return [reference] }
      hasChanges = true
      let texts =
        before.isEmpty ? records.map(IdentifierNotation.reference) : before.map(\.value)
      return texts.map { text in
        var other = reference
        other.value = text
        return other
      }
    }
    return hasChanges ? restored : nil
  }

  private static func target(_ reference: LabeledValue<String>) -> String {
    IdentifierNotation.normalized(reference.value) ?? ""
  }
}
