public import ContactModel
import LocaleSupport

extension Contact {
  /// The contact in the one form of all that say the same (``hasSameMeaning(as:)``): values and
  /// parameters in an order of their own, types that go without saying left out, letters composed,
  /// and nothing that is about the card (REV, CREATED, PRODID).
  ///
  /// Written without folding, equal contacts are equal text, and a change is a change of its lines.
  public var canonical: Contact {
    let contact = self
    return Contact { draft in
      for schema in FieldSchema.all
      where !schema.key.isAboutCard && contact.has(schema.key) {
        let field = Field<JSONFieldValue>(schema.key)
        let said = zip(contact[field], ContactMeaning.values(contact, of: schema.key))
        draft[field] = said.compactMap { value, meaning in
          meaning.map { (Self.canonical(value, schema), $0) }
        }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
      }
    }
  }

  private static func canonical(
    _ value: LabeledValue<JSONFieldValue>, _ schema: FieldSchema
  ) -> LabeledValue<JSONFieldValue> {
    var json = value.value.json
    if schema.key == .identifier || schema.key == .member, let text = json.string,
      let identifier = IdentifierNotation.normalized(text)
    {
      json = .string(IdentifierNotation.isUUID(identifier) ? "urn:uuid:" + identifier : identifier)
    }
    if schema.key == .kind, let text = json.string { json = .string(ContactKind(text).name) }
    return LabeledValue(
      JSONFieldValue(composed(json)), label: value.label, preference: value.preference,
      parameters: canonical(value.parameters, schema))
  }

  /// The parameters in the order of their names, with the types that say something first.
  static func canonical(_ parameters: [Parameter], _ schema: FieldSchema) -> [Parameter] {
    let types = parameters.filter { $0.name == "TYPE" }.flatMap(\.values)
      .map { $0.lowercased() }.filter { type in
        guard let type = TypeSet(name: type) else { return true }
        return !schema.impliedTypes.isSuperset(of: type)
      }.sorted()
    let others = parameters.filter { $0.name != "TYPE" }.enumerated()
      .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    return (types.isEmpty ? [] : [Parameter("TYPE", values: types)]) + others
  }

  private static func composed(_ json: JSON) -> JSON {
    switch json {
    case .string(let text):
      return text.utf8.contains { $0 >= 0xCC } ? .string(text.normalized(to: .composed)) : json
    case .array(let items): return .array(items.map(composed))
    case .object(let members):
      return .object(members.map { JSON.Member($0.name, composed($0.value)) })
    default: return json
    }
  }
}
