import ContactModel
import LocaleSupport

/// Parts of structured values, as text.
enum FieldMember {
  /// The text of a part; several with semicolons between.
  static func text(of value: JSONFieldValue, _ part: FieldPart, _ key: ContactKey) -> String {
    guard let member = FieldSchema[key].kind.members.first(where: { $0.part == part }) else {
      return part == .year || part == .month || part == .day
        ? value.json[part.rawValue]?.number.map(String.init) ?? "" : ""
    }
    if let listName = member.listName, let list = value.json[listName]?.array {
      return list.compactMap(\.string).joined(separator: "; ")
    }
    return value.json[member.name]?.string ?? ""
  }

  /// The value with a part set, or without it where the text is empty.
  static func setting(
    _ value: JSONFieldValue, _ part: FieldPart, _ key: ContactKey, to text: String
  ) -> JSONFieldValue {
    if part == .year || part == .month || part == .day { return date(value, part, key, text) }
    guard let member = FieldSchema[key].kind.members.first(where: { $0.part == part }) else {
      return value
    }
    var members = (value.json.members ?? []).filter {
      $0.name != member.name && $0.name != member.listName
    }
    if member.name == member.listName {
      let items = FieldValueText.list(text)
      if !items.isEmpty {
        members.append(JSON.Member(member.name, .array(items.map { .string($0) })))
      }
    } else if !text.isEmpty {
      members.append(JSON.Member(member.name, .string(text)))
    }
    return JSONFieldValue(.object(members))
  }

  private static func date(
    _ value: JSONFieldValue, _ part: FieldPart, _ key: ContactKey, _ text: String
  ) -> JSONFieldValue {
    let field = Field<JSONFieldValue>(key)
    let date = Contact { $0[field] = [LabeledValue(value)] }[Field<ContactDate>(key)].first?.value
    var parts = date?.components ?? PartialDate()
    switch part {
    case .year: parts.year = Int(text)
    case .month: parts.month = Int(text)
    default: parts.day = Int(text)
    }
    return FieldValueText.erased(ContactDate.date(parts), key)
  }

  /// An address of which the country was changed, with that country's code in the place of the old one's; without
  /// any where the country is not known, or there is none.
  static func withCountryCode(
    _ address: JSONFieldValue, from old: JSONFieldValue
  ) -> JSONFieldValue {
    let key = ContactKey.postalAddress
    let code = text(of: address, .countryCode, key)
    let country = text(of: address, .country, key)
    guard !code.isEmpty, code == text(of: old, .countryCode, key),
      country != text(of: old, .country, key)
    else { return address }
    let following = CountryCodes.code(of: country) ?? ""
    // Apple has it in small letters.
    let isSmall = code == code.lowercased()
    return following == code.uppercased()
      ? address
      : setting(address, .countryCode, key, to: isSmall ? following.lowercased() : following)
  }

  /// Whether nothing is left of a value.
  static func isEmpty(_ value: JSONFieldValue, _ key: ContactKey) -> Bool {
    if let text = value.json.string { return text.isEmpty }
    switch FieldSchema[key].kind {
    case .date: return value.json["text"]?.string?.isEmpty ?? true
    case .preserved: return false
    default: return value.json.members?.isEmpty ?? true
    }
  }
}
