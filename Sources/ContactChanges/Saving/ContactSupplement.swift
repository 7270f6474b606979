public import ContactModel

/// A contact with what another one of the same person says beside it: what becomes of somebody in a
/// book when a new card of them comes in.
///
/// Values that the contact has in whatever notation stay as they are, others are added. In fields
/// that have one value, such as a birthday, the contact's own stays, and where the other card says
/// something else, that is named.
public struct ContactSupplement: Sendable {
  /// The contact with what was added.
  public let contact: Contact
  /// The fields in which the other card says something else, which was not taken over.
  public let conflicts: [ContactKey]

  /// Adds what a card says to a contact.
  public init(_ contact: Contact, from card: Contact) {
    var result = contact
    var conflicts: [ContactKey] = []
    for schema in FieldSchema.all where card.has(schema.key) && Self.isTakenOver(schema.key) {
      let key = schema.key
      let field = Field<JSONFieldValue>(key)
      let own = contact[field]
      var values = own
      let said = zip(card[field], ContactMeaning.values(card, of: key)).compactMap {
        $1 == nil ? nil : $0
      }
      for value in said {
        if let place = values.firstIndex(where: {
          ValueNotation.areSame($0.value, value.value, key)
        }) {
          // A label that only the card knows.
          if values[place].label == nil { values[place].label = value.label }
        } else if own.isEmpty || !Self.isSingle(schema) {
          values.append(
            LabeledValue(value.value, label: value.label, parameters: value.parameters))
        } else if !conflicts.contains(key) {
          conflicts.append(key)
        }
      }
      if values != own { result = result.editing { $0[field] = values } }
    }
    self.contact = result
    self.conflicts = conflicts
  }

  /// Whether the field is about the person, and not about the card.
  private static func isTakenOver(_ key: ContactKey) -> Bool {
    switch key {
    case .identifier, .kind, .source, .defaultLanguage: false
    default: ContactMeaning.counts(key)
    }
  }

  private static func isSingle(_ schema: FieldSchema) -> Bool {
    if schema.isNumbered || schema.listTitle != nil { return false }
    switch schema.key {
    case .nickname, .note, .member, .language, .expertise, .hobby, .interest, .cryptographicKey:
      return false
    default: return true
    }
  }
}
