/// What there is to know about a field of contacts. ``ContactKey/schema`` is the table.
///
/// Whatever asks which field something is, and what can be in it, asks here: vCard and tables,
/// JSON, selections, reports. A field is added by a case of ``ContactKey`` and its entry.
package struct FieldSchema: Sendable {
  package let key: ContactKey
  /// The field's name in `--map`, `--where`, `--fields` and in reports: `phone`.
  package let name: String
  /// Other names by which it is found.
  package let otherNames: [String]
  /// The field's name in JSON.
  package let jsonName: String
  package let kind: ValueKind
  package let property: VCardProperty
  package let aliases: [VCardAlias]
  /// What the field is called in the headers of a table that holds everything.
  package let columnTitle: String
  /// What a column is called that holds all values as a list; nil where there is none.
  package let listTitle: String?
  /// Whether contacts usually have several values, so that columns have numbers from the first on.
  package let isNumbered: Bool
  /// TYPE values that go without saying: with and without them, two values are the same.
  package let impliedTypes: TypeSet

  init(
    _ key: ContactKey, _ name: String? = nil, also otherNames: [String] = [],
    of kind: ValueKind = .text, as property: VCardProperty, aliases: [VCardAlias] = [],
    column: String? = nil, listColumn: String? = nil, isNumbered: Bool = false,
    implies impliedTypes: TypeSet = .none
  ) {
    self.key = key
    self.name = name ?? key.name
    self.otherNames = otherNames
    jsonName = key.name
    self.kind = kind
    self.property = property
    self.aliases = aliases
    columnTitle = column ?? Self.words(key.name)
    listTitle = listColumn
    self.isNumbered = isNumbered
    self.impliedTypes = impliedTypes
  }

  /// Every field, by the number of its key.
  package static let all: [FieldSchema] = ContactKey.allCases.map(\.schema)

  /// The kinds of values, by the number of the key: what hot paths ask for.
  package static let kinds: [ValueKind] = all.map(\.kind)

  /// The properties, by the number of the key.
  package static let properties: [VCardProperty] = all.map(\.property)

  package static subscript(key: ContactKey) -> FieldSchema { all[Int(key.rawValue)] }

  /// The field of that name or other name, without regard to case.
  package init?(name: String) {
    guard let place = Self.places[name] ?? Self.places[name.lowercased()] else { return nil }
    self = Self.all[place]
  }

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    // Names come before other names, where one is both.
    for (place, schema) in all.enumerated() {
      for name in schema.otherNames + [schema.jsonName] {
        places[name] = place
        places[name.lowercased()] = place
      }
    }
    for (place, schema) in all.enumerated() {
      places[schema.name] = place
      places[schema.name.lowercased()] = place
    }
    return places
  }()

  /// The parts that columns can hold of a table that holds everything.
  package var columnParts: [FieldPart] {
    (listTitle == nil ? [] : [.list]) + kind.columnParts
  }

  /// The property that a value of the field is called by in reports: the one that says its label
  /// by its name, if a standard has one.
  package func propertyName(_ label: Label?) -> String {
    let alias = aliases.first { $0.label != nil && $0.label == label && $0.isStandard }
    return "\(alias?.name ?? property.name)"
  }

  /// `subLocality` as `Sub Locality`, `contactURI` as `Contact URI`.
  package static func words(_ name: String) -> String {
    var title = ""
    var isInCapitals = false
    for character in name {
      if character.isUppercase, !isInCapitals { title += " " }
      isInCapitals = character.isUppercase
      title.append(title.isEmpty ? Character(character.uppercased()) : character)
    }
    return title
  }
}

extension VCardAlias {
  fileprivate var isStandard: Bool { !name.description.hasPrefix("X-") }
}
