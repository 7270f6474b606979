public import ContactModel
import LocaleSupport

/// Something about a contact that can be asked for by name: in a selection (`email ~ "@acme.com"`)
/// or as a column of a table (`list --fields name,email`).
///
/// There is one for every field of a contact under the field's ``ContactKey/name``, and more for
/// what people ask about: `city`, `familyName`, `modified`.
public struct ContactAttribute: Hashable, Sendable {
  /// How values of the attribute are compared.
  enum Comparison: Hashable, Sendable {
    case text, phone, country, kind, source, date
    case datePart(DatePart)
    case media
  }

  /// A part of a date that can be compared by itself, as in `birthday.month`.
  enum DatePart: String, CaseIterable, Hashable, Sendable {
    case year, month, day
  }

  /// What is read.
  enum Subject: Hashable, Sendable {
    case key(ContactKey)
    case name, givenName, familyName, middleName, namePrefix, nameSuffix
    case department, street, city, state, postalCode, country, anniversary, file, any
  }

  /// The name, stable across releases.
  public let name: String
  let subject: Subject
  let comparison: Comparison

  private init(_ name: String, _ subject: Subject, _ comparison: Comparison = .text) {
    self.name = name
    self.subject = subject
    self.comparison = comparison
  }

  /// The field that the attribute is the whole of; nil for parts of fields.
  package var key: ContactKey? {
    switch subject {
    case .name: .name
    case .key(let key): if case .datePart = comparison { nil } else { key }
    default: nil
    }
  }

  /// Finds an attribute by its name or another name of it, without regard to case; `birthday.month`
  /// and the like are parts of dates. Nil if there is none.
  public init?(name: String) {
    let wanted = name.lowercased()
    if let attribute = Self.attributesByName[wanted] {
      self = attribute
      return
    }
    guard let dot = wanted.lastIndex(of: "."),
      let part = DatePart(rawValue: String(wanted[wanted.index(after: dot)...])),
      let date = Self.attributesByName[String(wanted[..<dot])], date.comparison == .date
    else { return nil }
    self.init(date.name + "." + part.rawValue, date.subject, .datePart(part))
  }

  /// The attribute of a contact's field.
  public init(_ key: ContactKey) {
    self = Self.attributesByKey[key] ?? Self(key.name, .key(key))
  }

  /// All attributes but the parts of dates, in an order to show them in.
  public static let all: [ContactAttribute] = table.map(\.attribute) + remaining

  /// The name that looks most like a misspelt one; nil if none is near.
  public static func suggestion(for name: String) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(40))
    let near = attributesByName.keys
      .map { (distance: EditDistance.between(Array($0.utf8), wanted), name: $0) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let near, near.distance <= (wanted.count < 4 ? 1 : max(2, wanted.count / 3)) else {
      return nil
    }
    return near.name == attributesByName[near.name]?.name.lowercased()
      ? attributesByName[near.name]?.name : near.name
  }

  // MARK: The vocabulary

  private static let table: [(attribute: ContactAttribute, otherNames: [String])] = [
    (Self("name", .name), ["formattedName", "fullName", "displayName", "fn", "n"]),
    (Self("givenName", .givenName), ["firstName", "given"]),
    (Self("familyName", .familyName), ["lastName", "surname", "family"]),
    (Self("middleName", .middleName), ["additionalName"]),
    (Self("namePrefix", .namePrefix), ["prefix"]),
    (Self("nameSuffix", .nameSuffix), ["suffix"]),
    (Self("nickname", .key(.nickname)), []),
    (Self("organization", .key(.organization)), ["organisation", "org", "company"]),
    (Self("department", .department), []),
    (Self("jobTitle", .key(.jobTitle)), ["title"]),
    (Self("role", .key(.role)), []),
    (Self("email", .key(.emailAddress)), ["emailAddress", "mail", "e-mail", "emails"]),
    (Self("phone", .key(.phoneNumber), .phone), ["phoneNumber", "tel", "telephone", "phones"]),
    (Self("address", .key(.postalAddress)), ["postalAddress", "adr", "addresses"]),
    (Self("street", .street), []),
    (Self("city", .city), ["town", "locality"]),
    (Self("state", .state), ["region", "province"]),
    (Self("postalCode", .postalCode), ["zip", "postcode"]),
    (Self("country", .country, .country), []),
    (Self("url", .key(.url)), ["website", "web"]),
    (Self("birthday", .key(.birthday), .date), ["bday", "birthdate"]),
    (Self("anniversary", .anniversary, .date), []),
    (Self("date", .key(.date), .date), ["dates"]),
    (Self("note", .key(.note)), ["notes"]),
    (Self("photo", .key(.image), .media), ["image", "picture"]),
    (Self("group", .key(.category)), ["category", "categories", "groups"]),
    (Self("relation", .key(.relation)), ["related", "relations"]),
    (Self("socialProfile", .key(.socialProfile)), ["social"]),
    (Self("instantMessageAddress", .key(.instantMessageAddress)), ["im", "impp"]),
    (Self("uid", .key(.identifier)), ["identifier", "id"]),
    (Self("kind", .key(.kind), .kind), []),
    (Self("modified", .key(.revision), .date), ["revision", "rev", "changed"]),
    (Self("created", .key(.created), .date), []),
    (Self("source", .file, .source), ["file"]),
    (Self("any", .any), ["anything", "text"]),
    // vCard's SOURCE property; `source` asks for the file.
    (Self("sourceURI", .key(.source)), []),
    (Self("deathDate", .key(.deathDate), .date), ["deathday"]),
    (Self("alternateBirthday", .key(.alternateBirthday), .date), []),
    (Self("logo", .key(.logo), .media), []),
    (Self("sound", .key(.sound), .media), []),
    (Self("cryptographicKey", .key(.cryptographicKey), .media), ["key"]),
  ]

  private static let attributesByKey: [ContactKey: ContactAttribute] = {
    var attributes: [ContactKey: ContactAttribute] = [:]
    for (attribute, _) in table {
      if case .key(let key) = attribute.subject { attributes[key] = attribute }
    }
    attributes[.name] = table[0].attribute
    attributes[.formattedName] = table[0].attribute
    return attributes
  }()

  private static let remaining: [ContactAttribute] = ContactKey.allCases
    .filter { attributesByKey[$0] == nil }.map { Self($0.name, .key($0)) }

  private static let attributesByName: [String: ContactAttribute] = {
    var attributes: [String: ContactAttribute] = [:]
    for attribute in remaining { attributes[attribute.name.lowercased()] = attribute }
    for (attribute, otherNames) in table {
      for name in [attribute.name] + otherNames { attributes[name.lowercased()] = attribute }
    }
    return attributes
  }()
}
