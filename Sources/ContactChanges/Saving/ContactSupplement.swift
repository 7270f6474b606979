public import ContactModel

/// A contact with what another one of the same person says beside it: what becomes of somebody in a
/// book when a new card of them comes in.
///
/// Values that the contact has in whatever notation stay as they are, with the label, the parameters
/// and the components of an address that they lack; others are added. In fields that have one value,
/// such as a birthday, the contact's own stays, as its labels do, and where the other card says
/// something else, that is named. So does a name that the contact has in parts alone: a whole one would
/// stand in their place.
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
      var prepared = own.map { PreparedValue($0.value, key) }
      let said = zip(card[field], ContactMeaning.values(card, of: key)).compactMap {
        $1 == nil ? nil : $0
      }
      let parts = key == .formattedName && own.isEmpty ? contact[Field<JSONFieldValue>(.name)] : []
      let names = parts.map { PreparedValue($0.value, .name) }
      for value in said {
        let new = PreparedValue(value.value, key)
        if !names.isEmpty {
          let isSaid = names.contains { $0.hasWords(of: new) }
          if !isSaid, value.value.json.string != contact.displayName, !conflicts.contains(key) {
            conflicts.append(key)
          }
          continue
        }
        if let (place, joined) = Self.place(of: new, value.label, among: values, prepared) {
          if joined != values[place].value { prepared[place] = PreparedValue(joined, key) }
          values[place].value = joined
          let isTold = Self.supplement(&values[place], from: value, schema)
          if !isTold, !conflicts.contains(key) { conflicts.append(key) }
        } else if own.isEmpty || !Self.isSingle(schema) {
          values.append(
            LabeledValue(value.value, label: value.label, parameters: value.parameters))
          prepared.append(new)
        } else if !conflicts.contains(key) {
          conflicts.append(key)
        }
      }
      if values != own { result = result.editing { $0[field] = values } }
    }
    self.contact = result
    self.conflicts = conflicts
  }

  /// Where the contact has a value in whatever notation, and what it comes to with what the new one says:
  /// of several the one that says it already, then the one with its label.
  private static func place(
    of new: PreparedValue, _ label: Label?, among values: [LabeledValue<JSONFieldValue>],
    _ prepared: [PreparedValue]
  ) -> (place: Int, joined: JSONFieldValue)? {
    var best: (place: Int, joined: JSONFieldValue, rank: Int)?
    for place in values.indices {
      guard let joined = prepared[place].joined(with: new) else { continue }
      let rank =
        (joined == values[place].value ? 2 : 0)
        + (label == nil || label == values[place].label ? 1 : 0)
      if rank > best?.rank ?? -1 { best = (place, joined, rank) }
      if rank == 3 { break }
    }
    return best.map { ($0.place, $0.joined) }
  }

  /// Adds the label, the types and the parameters that only the card knows.
  ///
  /// - Returns: Whether the value now says all that the card says of it.
  private static func supplement(
    _ own: inout LabeledValue<JSONFieldValue>, from value: LabeledValue<JSONFieldValue>,
    _ schema: FieldSchema
  ) -> Bool {
    if own.label == nil { own.label = value.label }
    var isTold = value.label == nil || own.label == value.label
    for parameter in Contact.canonical(value.parameters, schema)
    where !Parameter.isLocal(parameter.name) {
      let known = own.parameters.filter { $0.name == parameter.name }.flatMap(\.values)
      let missing = parameter.values.filter { word in
        !known.contains { $0.lowercased() == word.lowercased() }
      }
      if missing.isEmpty { continue }
      if known.isEmpty || parameter.name == "TYPE" {
        own.parameters.append(Parameter(parameter.name, values: missing))
      } else {
        isTold = false
      }
    }
    return isTold
  }

  /// Whether the field is about the person, and not about the card.
  private static func isTakenOver(_ key: ContactKey) -> Bool {
    switch key {
    case .identifier, .kind, .source, .defaultLanguage: false
    default: !key.isAboutCard
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
