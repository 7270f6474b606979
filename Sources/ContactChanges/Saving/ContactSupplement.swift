public import ContactModel

/// A contact with what another one of the same person says beside it: what becomes of somebody in a
/// book when a new card of them comes in.
///
/// Values that the contact has in whatever notation stay as they are, with the label, the parameters
/// and the components of an address that they lack; others are added. In fields that have one value,
/// such as a birthday, the contact's own stays, as its labels do, and where the other card says
/// something else, that is named. So does a name that the contact has in parts alone: a whole one would
/// stand in their place; and a whole one that the card's parts are not of. A name that says less than the
/// contact's is no other one.
public struct ContactSupplement: Sendable {
  /// Something that the other card says else, which was not taken over.
  public struct Conflict: Sendable {
    /// The field.
    public let key: ContactKey
    /// What the contact says and keeps; nil where it says that in another field, as a name.
    package let kept: LabeledValue<JSONFieldValue>?
    /// What the card says.
    package let said: LabeledValue<JSONFieldValue>
  }

  /// The contact with what was added.
  public let contact: Contact
  /// What the other card says else, the first value of each field.
  public let conflicts: [Conflict]

  /// Adds what a card says to a contact.
  public init(_ contact: Contact, from card: Contact) {
    var result = contact
    var conflicts: [Conflict] = []
    func note(
      _ said: LabeledValue<JSONFieldValue>, _ kept: LabeledValue<JSONFieldValue>?, _ key: ContactKey
    ) {
      if !conflicts.contains(where: { $0.key == key }) {
        conflicts.append(Conflict(key: key, kept: kept, said: said))
      }
    }
    for schema in FieldSchema.all where card.has(schema.key) && Self.isTakenOver(schema.key) {
      let key = schema.key
      let field = Field<JSONFieldValue>(key)
      let own = contact[field]
      var values = own
      var prepared = own.map { PreparedValue($0.value, key) }
      let said = zip(card[field], ContactMeaning.values(card, of: key)).compactMap {
        $1 == nil ? nil : $0
      }
      let names = Self.otherNames(of: contact, key, own)
      for value in said {
        let new = PreparedValue(value.value, key)
        if !names.isEmpty {
          let isSaid = names.contains { $0.hasWords(of: new) }
          if key == .name, Self.mayStand(new, beside: names) {
            values.append(value.withoutPlace)
          } else if !isSaid, value.value.json.string != contact.displayName {
            note(value, nil, key)
          }
          continue
        }
        if let (place, joined) = Self.place(of: new, value.label, among: values, prepared) {
          if joined != values[place].value { prepared[place] = PreparedValue(joined, key) }
          values[place].value = joined
          let isTold = Self.supplement(&values[place], from: value, schema)
          if !isTold { note(value, values[place], key) }
        } else if own.isEmpty || !Self.isSingle(schema) {
          values.append(value.withoutPlace)
          prepared.append(new)
        } else if !Self.isSaid(new, by: prepared, key) {
          note(value, own.first, key)
        }
      }
      if values != own { result = result.editing { $0[field] = values } }
    }
    self.contact = result
    self.conflicts = conflicts
  }

  /// The names of a contact that has none in the field: parts, or a whole one.
  private static func otherNames(
    of contact: Contact, _ key: ContactKey, _ own: [LabeledValue<JSONFieldValue>]
  ) -> [PreparedValue] {
    guard own.isEmpty else { return [] }
    let other: ContactKey
    switch key {
    case .formattedName: other = .name
    case .name: other = .formattedName
    default: return []
    }
    return contact[Field<JSONFieldValue>(other)].map { PreparedValue($0.value, other) }
  }

  /// Whether the parts of a name are those of a whole one, or of a shorter or longer form of it.
  private static func mayStand(_ parts: PreparedValue, beside names: [PreparedValue]) -> Bool {
    // Without blanks, as names in characters have them.
    func letters(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }
    let shown = Contact { $0[Field<JSONFieldValue>(.name)] = [LabeledValue(parts.value)] }
      .displayName
    return names.contains { name in
      parts.hasWords(of: name) || name.hasWords(of: parts)
        || letters(shown) == letters(name.value.json.string ?? "")
    }
  }

  /// Whether a name says no word that the contact's does not.
  private static func isSaid(
    _ value: PreparedValue, by own: [PreparedValue], _ key: ContactKey
  ) -> Bool {
    (key == .name || key == .formattedName) && own.contains { $0.hasWords(of: value) }
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

extension LabeledValue<JSONFieldValue> {
  /// The value without its place in a file.
  fileprivate var withoutPlace: Self {
    LabeledValue(value, label: label, parameters: parameters)
  }
}
