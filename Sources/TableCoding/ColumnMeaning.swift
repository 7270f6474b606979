package import ContactModel

/// What a column of a CSV file holds.
///
/// Its text is `field.part:label#number`, of which the field alone is needed: `phone.mobile`,
/// `address.street:home`, `email.label#2`. That is what mapping files have and `inspect` shows;
/// Documentation/csv.md lists fields and parts.
public struct ColumnMeaning: Hashable, Sendable, CustomStringConvertible {
  /// What the column belongs to.
  package enum Field: Hashable, Sendable {
    case key(ContactKey)
    /// A value with a name of its owner's, as Google's custom fields.
    case custom
    /// No field: kept as a property that is named after the column.
    case keep
    /// Carries nothing that is worth keeping.
    case ignore
  }

  /// Which part of the value it holds.
  package typealias Part = FieldPart

  package var field: Field
  package var part: Part
  /// A predefined label's name or TYPE values with `+` between, a custom label, or one behind these;
  /// for messengers the service.
  package var label: String
  /// Tells several values of the same kind apart, from 1.
  package var number: Int

  /// The field of contacts; nil for what is none.
  var key: ContactKey? { if case .key(let key) = field { key } else { nil } }

  package init(_ field: Field, _ part: Part = .value, label: String = "", number: Int = 1) {
    self.field = field
    self.part = part
    self.label = label
    self.number = number
  }

  package init(_ key: ContactKey, _ part: Part = .value, label: String = "", number: Int = 1) {
    self.init(.key(key), part, label: label, number: number)
  }

  /// Reads the text of a meaning; nil where there is no such field or part.
  public init?(_ text: String) {
    guard let path = FieldPathText(text), let field = Field(name: path.field) else { return nil }
    self.init(field, path.part, label: path.label, number: path.number ?? 1)
    if part == .value, case .key(let key) = field { part = FieldSchema[key].kind.firstPart }
  }

  public var description: String {
    "\(FieldPathText(field: field.name, part: part, label: label, number: number == 1 ? nil : number))"
  }
}

extension ColumnMeaning.Field {
  private static let others: [String: Self] = [
    "custom": .custom, "keep": .keep, "ignore": .ignore,
  ]

  fileprivate init?(name: String) {
    if let other = Self.others[name] {
      self = other
    } else if let schema = FieldSchema(name: name) {
      self = .key(schema.key)
    } else {
      guard let other = Self.others[name.lowercased()] else { return nil }
      self = other
    }
  }

  fileprivate var name: String {
    switch self {
    case .custom: "custom"
    case .keep: "keep"
    case .ignore: "ignore"
    case .key(let key): FieldSchema[key].name
    }
  }
}

extension FieldPart {
  /// The parts of a structured value, in the order of its components; empty for others.
  package static func components(of key: ContactKey) -> [Self] {
    FieldSchema.kinds[Int(key.rawValue)].components
  }

  /// The component of a structured value that the part is.
  package func component(of key: ContactKey) -> Int? {
    FieldSchema.kinds[Int(key.rawValue)].component(self)
  }
}
