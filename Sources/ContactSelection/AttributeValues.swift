public import ContactModel
import SourceText

extension ContactAttribute {
  /// The contact's values for the attribute as text, without empty ones, in the contact's order.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - day: The day that ages and the days to a birthday are counted on.
  public func texts(of contact: Contact, on day: PartialDate = .today) -> [String] {
    let texts: [String]
    switch subject {
    case .age, .daysUntil, .count: texts = numbers(of: contact, on: day).map(String.init)
    case .name:
      // A name may be looked for by its family's part in front, too.
      let sorted = contact.names.map(\.value.inOrderOfParts)
      texts = SearchedNames.of(contact).map(\.text) + sorted
    case .file: texts = [contact.source?.name ?? ""]
    case .any: texts = Self.allTexts(of: contact)
    case .field(let path):
      guard path.key != .kind else { return [contact.kind.name] }
      texts = Self.values(of: contact, at: path).flatMap { $0.texts(path.part) }
    }
    return texts.filter { !$0.isEmpty }
  }

  /// Whether one of the texts is wanted; most that are found by a name are by that which is shown.
  func hasText(in contact: Contact, where isWanted: (String) -> Bool) -> Bool {
    if case .name = subject {
      let storage = contact.storage
      for record in storage.records where record.key == .formattedName && record.isValue {
        let text = String(decoding: storage.bytes[record.text.range], as: UTF8.self)
        if !text.isEmpty, isWanted(text) { return true }
      }
    }
    return texts(of: contact).contains(where: isWanted)
  }

  /// The values of a field as text, with their labels and identifiers.
  static func wholeTexts(
    of contact: Contact, _ key: ContactKey
  ) -> [(label: Label?, id: String, text: String)] {
    let storage = contact.storage
    return FieldRanges(storage.records).filter { storage.records[$0.lowerBound].key == key }.map {
      let view = FieldView(bytes: storage.bytes, records: storage.records, range: $0)
      let text = key == .kind ? contact.kind.name : view.texts(.value).first ?? ""
      return (view.label.label, "\(key.name).\(view.identity)", text)
    }
  }

  /// Whether values of the field are media, which have no text.
  static func isOfMedia(_ key: ContactKey) -> Bool { FieldSchema[key].kind == .media }

  /// The numbers that are counted of the contact.
  func numbers(of contact: Contact, on day: PartialDate) -> [Int] {
    switch subject {
    case .age:
      // Of who has died, the age then; none where that day is not known.
      var last: PartialDate? = day
      if let death = contact[.deathDates].first { last = death.value.components }
      guard let last else { return [] }
      return contact[.birthdays].compactMap { $0.value.components?.fullYears(on: last) }
    case .daysUntil(let path):
      return Self(path).dates(of: contact).compactMap { $0.daysUntilReturn(after: day) }
    case .count(let attribute):
      if attribute.comparison == .media, let path = attribute.path {
        return [Self.values(of: contact, at: path).count]
      }
      return [attribute.texts(of: contact, on: day).count]
    default: return []
    }
  }

  /// The dates that the attribute stands for, where they can be read.
  package func dates(of contact: Contact) -> [PartialDate] {
    guard case .field(let path) = subject, FieldSchema[path.key].kind == .date else { return [] }
    return Self.values(of: contact, at: path).compactMap { ContactDate($0).components }
  }

  /// The addresses that the attribute stands for.
  func addresses(of contact: Contact) -> [PostalAddress] {
    guard case .field(let path) = subject, path.key == .postalAddress else { return [] }
    return Self.values(of: contact, at: path).map { PostalAddress($0) }
  }

  /// The values of a field that have the label and the number of the path.
  private static func values(of contact: Contact, at path: FieldPath) -> [FieldView] {
    let storage = contact.storage
    let label = path.label.isEmpty ? nil : LabelMatch(path.label)
    var values: [FieldView] = []
    for range in FieldRanges(storage.records)
    where storage.records[range.lowerBound].key == path.key {
      let view = FieldView(bytes: storage.bytes, records: storage.records, range: range)
      if label?.matches(view) ?? true { values.append(view) }
    }
    guard let number = path.number else { return values }
    return number <= values.count ? [values[number - 1]] : []
  }

  /// The texts of values and of their components, as they are stored. Pictures are left out.
  private static func allTexts(of contact: Contact) -> [String] {
    let storage = contact.storage
    // No part says a name as it is shown without a blank.
    let shown = contact.names.compactMap(\.value.withoutBlank)
    return shown
      + storage.records.compactMap { record in
        guard record.form != .base64, !record.text.isEmpty else { return nil }
        switch record.part {
        case .value, .component, .username, .formattedAddress: break
        default: return nil
        }
        return String(decoding: storage.bytes[record.text.range], as: UTF8.self)
      }
  }

  /// Whether the contact has a value for the attribute.
  func hasValue(in contact: Contact) -> Bool {
    if case .count(let attribute) = subject { return attribute.hasValue(in: contact) }
    if case .name = subject {
      // Who is shown by a mailbox or number has no name.
      return SearchedNames.of(contact).contains {
        $0.key != .emailAddress && $0.key != .phoneNumber
      }
    }
    guard case .field(let path) = subject, path.key != .kind else {
      return !texts(of: contact).isEmpty
    }
    guard contact.has(path.key) else { return false }
    if comparison == .media { return !Self.values(of: contact, at: path).isEmpty }
    return !texts(of: contact).isEmpty
  }
}

/// The label that a path asks for.
private struct LabelMatch {
  private let label: Label?
  private let types: TypeSet
  private let text: String

  init(_ text: String) {
    label = Label(predefinedName: text)
    let names = text.split(separator: "+").map { TypeSet(name: String($0)) }
    types = names.reduce(into: .none) { $0.formUnion($1 ?? .none) }
    self.text = names.contains(nil) ? text.lowercased() : ""
  }

  func matches(_ value: FieldView) -> Bool {
    if let label { return value.label.label == label }
    guard text.isEmpty else { return value.shownLabel?.name.lowercased() == text }
    return value.header.types.isSuperset(of: types)
  }
}

extension FieldView {
  /// The texts of a part of the value; of the whole value where no part is named.
  fileprivate func texts(_ part: FieldPart) -> [String] {
    let kind = FieldSchema[header.key].kind
    switch part {
    case .value: return [wholeText(kind)]
    case .label: return [shownLabel?.name ?? ""]
    case .year, .month, .day:
      guard let date = ContactDate(self).components else { return [] }
      let number = part == .year ? date.year : part == .month ? date.month : date.day
      return [number.map(String.init) ?? ""]
    default:
      guard let member = kind.members.first(where: { $0.part == part }) else { return [] }
      let texts = attributes.filter { $0.part == member.record }.map { text(of: $0) }
      switch kind {
      case .organization: return texts
      case .name: return [texts.joined(separator: " ")]
      default:
        let text = texts.joined(separator: "\n")
        return [part == .country && text.isEmpty ? self.text(.countryCode) ?? "" : text]
      }
    }
  }

  private func wholeText(_ kind: ValueKind) -> String {
    switch kind {
    case .preserved: return keptColumn?.text ?? text
    case .text, .instantMessageAddress: return text
    case .phoneNumber: return PhoneNumber(self).stringValue
    case .name: return PersonName(self).inOrderOfParts
    case .postalAddress: return PostalAddress(self).oneLine
    case .organization:
      let organization = Organization(self)
      return ([organization.name] + organization.units).joined(separator: ", ")
    case .socialProfile:
      let profile = SocialProfile(self)
      return profile.url.isEmpty ? profile.username : profile.url
    case .gender:
      let gender = Gender(self)
      return gender.identity.isEmpty ? gender.sex : gender.identity
    case .date: return ContactDate(self).description
    case .media: return self.text(.mediaType) ?? "yes"
    }
  }
}

extension PersonName {
  /// All parts in the order in which a card has them, the family name first.
  fileprivate var inOrderOfParts: String {
    components.flatMap { $0 }.joined(separator: " ")
  }
}

extension ContactAttribute.DatePart {
  func value(in date: PartialDate) -> Int? {
    switch self {
    case .year: date.year
    case .month: date.month
    case .day: date.day
    }
  }
}

extension PostalAddress {
  /// The parts that are there, one after the other, for search and for a table's cell.
  var oneLine: String {
    let parts = [
      postOfficeBox, extendedAddress, room, apartment, floor, building, street, streetNumber,
      streetName, block, subLocality, landmark, postalCode, city, subAdministrativeArea, state,
      country.isEmpty ? isoCountryCode : country,
    ]
    var text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    // Cards may have a label in place of the parts.
    if text.isEmpty {
      text = formattedAddress.split(whereSeparator: \.isNewline).joined(separator: ", ")
    }
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}
