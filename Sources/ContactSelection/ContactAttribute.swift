public import ContactModel
import LocaleSupport

/// Something about a contact that can be asked for by name: in a selection (`email ~ "@acme.com"`)
/// or as a column of a table (`list --fields name,email`).
///
/// There is one for every field and part of a field, by the names that the mapping of a table's
/// columns uses too: `title`, `address.city`, `birthday.month`; a label stands behind a dot as well
/// (`phone.mobile`). Besides, `name` stands for every way a contact is called, `any` for all
/// texts, and `file` for where it comes from; `age` is counted from the birthday, `birthday.in` are
/// the days to the next one, and `count(email)` is how many values there are.
public struct ContactAttribute: Hashable, Sendable {
  /// How values of the attribute are compared.
  enum Comparison: Hashable, Sendable {
    case text, phone, country, kind, source, date
    case datePart(DatePart)
    /// A number that is counted.
    case number
    case media
  }

  /// A part of a date that can be compared by itself, as in `birthday.month`.
  enum DatePart: String, CaseIterable, Hashable, Sendable {
    case year, month, day
  }

  /// What is read.
  indirect enum Subject: Hashable, Sendable {
    case field(FieldPath)
    case name, file, any
    /// The full years since birth.
    case age
    /// The days to the next return of a date.
    case daysUntil(FieldPath)
    /// How many values there are.
    case count(ContactAttribute)
  }

  /// The name, stable across releases.
  public let name: String
  let subject: Subject
  let comparison: Comparison

  private init(_ name: String, _ subject: Subject) {
    self.name = name
    self.subject = subject
    comparison =
      switch subject {
      case .field(let path): Self.comparison(of: path)
      case .name, .any: .text
      case .file: .source
      case .age, .daysUntil, .count: .number
      }
  }

  init(_ path: FieldPath) { self.init(path.description, .field(path)) }

  /// The field that the attribute is the whole of; nil for parts of fields.
  package var key: ContactKey? {
    switch subject {
    case .name: .name
    case .field(let path): path == FieldPath(path.key) ? path.key : nil
    case .file, .any, .age, .daysUntil, .count: nil
    }
  }

  /// The field, part and label that are read; nil for what is no single field.
  package var path: FieldPath? {
    if case .field(let path) = subject { path } else { nil }
  }

  /// Whether the groups matter that a contact is in.
  public var asksForGroups: Bool {
    switch subject {
    case .field(let path): path.key == .category
    case .count(let attribute): attribute.asksForGroups
    case .name, .file, .any, .age, .daysUntil: false
    }
  }

  /// How values of an attribute are put in order.
  package enum Sorting { case text, number, date }

  package var sorting: Sorting {
    switch comparison {
    case .date: .date
    case .datePart, .number: .number
    default: .text
    }
  }

  /// Finds an attribute by its name or another name of it, without regard to case. Nil if there is
  /// none.
  public init?(name: String) {
    let wanted = name.lowercased()
    if let attribute = Self.attributesByName[wanted] {
      self = attribute
      return
    }
    if wanted.hasPrefix("count("), wanted.hasSuffix(")") {
      guard let counted = ContactAttribute(name: String(wanted.dropFirst(6).dropLast())) else {
        return nil
      }
      self.init(counting: counted)
      return
    }
    if wanted.hasSuffix(".in") {
      guard let date = ContactAttribute(name: String(wanted.dropLast(3))), date.comparison == .date,
        let path = date.path
      else { return nil }
      self.init("\(path).in", .daysUntil(path))
      return
    }
    guard let path = FieldPath(name), Self.hasPart(path) else { return nil }
    self.init(path)
  }

  /// How many values there are of another attribute.
  public init(counting attribute: ContactAttribute) {
    self.init("count(\(attribute.name))", .count(attribute))
  }

  /// The values of a field that have a label.
  public init(_ key: ContactKey, label: Label) {
    self.init(FieldPath(key, label: label.name))
  }

  /// The attribute of a contact's field.
  public init(_ key: ContactKey) {
    switch key {
    case .name, .formattedName: self.init("name", .name)
    default: self.init(FieldPath(key))
    }
  }

  /// All attributes but the parts that few ask about, in an order to show them in.
  public static let all: [ContactAttribute] = first + remaining

  /// The name that looks most like a misspelt one; nil if none is near.
  public static func suggestion(for name: String) -> String? {
    guard let near = NearestName.of(name, among: attributesByName.keys) else { return nil }
    let found = attributesByName[near]?.name
    return near == found?.lowercased() ? found : near
  }

  private static func comparison(of path: FieldPath) -> Comparison {
    let kind = FieldSchema[path.key].kind
    switch (kind, path.part) {
    case (.phoneNumber, .value): return .phone
    case (.date, .value): return .date
    case (.date, .year): return .datePart(.year)
    case (.date, .month): return .datePart(.month)
    case (.date, .day): return .datePart(.day)
    case (.media, .value): return .media
    case (.postalAddress, .country): return .country
    default: return path.key == .kind ? .kind : .text
    }
  }

  /// Whether values of the field can have the part.
  private static func hasPart(_ path: FieldPath) -> Bool {
    let kind = FieldSchema[path.key].kind
    switch path.part {
    case .value, .label: return true
    case .year, .month, .day: return kind == .date
    default: return kind.members.contains { $0.part == path.part }
    }
  }

  // MARK: The vocabulary

  private static let first: [ContactAttribute] =
    [Self("name", .name)]
      + """
      name.given name.family name.middle name.prefix name.suffix nickname org org.unit title role \
      email phone address address.street address.city address.region address.postcode \
      address.country url birthday birthday.month date date.anniversary note photo category relation social im uid \
      kind modified created
      """.split(separator: " ").compactMap { FieldPath(String($0)) }.map { Self($0) }
    + [
      Self("age", .age), Self("birthday.in", .daysUntil(FieldPath(.birthday))),
      Self("file", .file), Self("any", .any),
    ]

  private static let remaining: [ContactAttribute] = {
    let known = Set(first.compactMap(\.key))
    return FieldSchema.all.map(\.key).filter { !known.contains($0) }.map { Self(FieldPath($0)) }
  }()

  /// Fields whose parts are found by their names alone: `city`.
  private static let fieldsOfParts: [ContactKey] = [.name, .organization, .postalAddress]

  private static let otherNames: [(name: String, attribute: ContactAttribute)] = [
    ("formattedName", Self("name", .name)), ("fullName", Self("name", .name)),
    ("displayName", Self("name", .name)), ("fn", Self("name", .name)), ("n", Self("name", .name)),
    ("anniversary", Self(FieldPath(.date, label: Label.anniversary.name))),
    // The property of that name is `sourceURI`.
    ("source", Self("file", .file)), ("anything", Self("any", .any)), ("text", Self("any", .any)),
  ]

  private static let attributesByName: [String: ContactAttribute] = {
    var attributes: [String: ContactAttribute] = [:]
    for key in fieldsOfParts {
      for (name, part) in FieldPart.names where FieldSchema[key].kind.components.contains(part) {
        attributes[name.lowercased()] = Self(FieldPath(key, part))
      }
    }
    for schema in FieldSchema.all {
      for name in [schema.jsonName, schema.name] + schema.otherNames {
        attributes[name.lowercased()] = Self(FieldPath(schema.key))
      }
    }
    for (name, attribute) in otherNames { attributes[name.lowercased()] = attribute }
    for attribute in all { attributes[attribute.name.lowercased()] = attribute }
    return attributes
  }()
}
