public import ContactModel
public import LocaleSupport

/// Sorts contacts by name as the readers of a language do.
///
/// Family names come in the language's order, particles where its lists have them. A stated
/// reading counts more than what is written: SORT-AS, else the phonetic name. So Japanese names
/// sort by kana where the contact has them; no reading is ever guessed.
///
/// ```swift
/// let sorter = try ContactSorter(locale: LocaleIdentifier(known: "sv"))
/// let sorted = sorter.sorted(contacts)
/// ```
public struct ContactSorter: Sendable {
  /// Which name counts first.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// The family name, then the given name.
    case familyName
    /// The given name, then the family name.
    case givenName
  }

  /// What a contact must have been fetched with to be sorted.
  public static let requiredKeys: [ContactKey] = NameFormatter.requiredKeys

  /// The reader's locale.
  public let locale: LocaleIdentifier
  /// Which name counts first.
  public let order: Order

  private let formatter: NameFormatter
  private let collator: Collator
  private let letters: IndexLetters

  /// A sorter for readers of a locale.
  ///
  /// - Parameters:
  ///   - locale: The readers' locale.
  ///   - order: Which part of names counts first.
  ///   - variant: Another order than the language's usual one, such as
  ///     ``LocaleSupport/CollationVariant/phonebook``.
  /// - Throws: ``LocaleSupport/UnknownLocale`` where nothing is known about the language.
  public init(
    locale: LocaleIdentifier, order: Order = .familyName, variant: CollationVariant? = nil
  ) throws(UnknownLocale) {
    formatter = try NameFormatter(locale: locale)
    self.locale = formatter.locale
    self.order = order
    collator = .shared(for: self.locale, Collator.Options(variant: variant))
    letters = IndexLetters(locale: self.locale, variant: variant)
  }

  /// A sorter for a language tag with its extension for sorting: `de-u-co-phonebk`,
  /// `zh-Hant-u-co-stroke`.
  ///
  /// - Throws: ``LocaleSupport/UnknownLocale`` where nothing is known about the language.
  public init(languageTag: String, order: Order = .familyName) throws(UnknownLocale) {
    try self.init(
      locale: LocaleIdentifier(known: languageTag), order: order,
      variant: CollationVariant(inLocale: languageTag))
  }

  /// U+FFFE, which no text has.
  private static let separator = String(decoding: [0xEF, 0xBF, 0xBE], as: UTF8.self)

  /// The contacts in order. Contacts of the same name stay in the order they came in.
  public func sorted(_ contacts: [Contact]) -> [Contact] {
    let keys = contacts.map(sortKey(for:))
    let positions = contacts.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[left] < keys[right]
    }
    return positions.map { contacts[$0] }
  }

  /// A value that compares as the contact sorts; for sorting many, each only once.
  public func sortKey(for contact: Contact) -> ContactSortKey {
    let texts = sortTexts(of: contact)
    // U+FFFE sorts before all else, and makes accents of the first text count only after the
    // letters of all (UTS #35 part 5, section 'Root Collation').
    let key = collator.sortKey(for: texts.joined(separator: Self.separator))
    return ContactSortKey(isNameless: texts.isEmpty, bytes: key)
  }

  /// The letter that a contact stands under in an index: 'Ö' is one in Swedish, and stands under
  /// 'O' in German. '#' for what begins with no letter, '…' for letters that have no index.
  public func indexLetter(for contact: Contact) -> String {
    letters.letter(for: sortTexts(of: contact).first ?? "")
  }

  /// The contacts in order, those that stand under one letter together.
  public func sections(of contacts: [Contact]) -> [(letter: String, contacts: [Contact])] {
    var sections: [(letter: String, contacts: [Contact])] = []
    var places: [String: Int] = [:]
    for contact in sorted(contacts) {
      let letter = indexLetter(for: contact)
      if let place = places[letter] {
        sections[place].contacts.append(contact)
      } else {
        places[letter] = sections.count
        sections.append((letter, [contact]))
      }
    }
    return sections
  }
}

/// A value that compares as a contact sorts. Keys of different sorters don't compare.
public struct ContactSortKey: Sendable, Hashable, Comparable {
  /// Whoever has no name at all comes last.
  package let isNameless: Bool
  package let bytes: [UInt8]

  public static func < (left: Self, right: Self) -> Bool {
    if left.isNameless != right.isNameless { return right.isNameless }
    return left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension ContactSorter {
  /// The texts to sort by, the one that counts most first.
  func sortTexts(of contact: Contact) -> [String] {
    let values = NamingValues(contact, reader: locale)
    switch ContactNaming(contact, values: values) {
    case .text(let text, let component):
      return NameText.texts([reading(of: component, contact) ?? text])
    case .person(let fields):
      return texts(of: fields, read: values)
    }
  }

  private func texts(of written: PersonNameFields, read values: NamingValues) -> [String] {
    var fields = written
    let spoken = values.readingFields()
    for (index, field) in [PersonNameField.surname, .given].enumerated() {
      let asked = index < values.sortTexts.count ? values.sortTexts[index] : ""
      guard let text = asked.isEmpty ? spoken[field] : asked, !text.isEmpty else { continue }
      fields[field] = text
      fields[field, .prefix] = nil
      fields[field, .core] = nil
    }
    if let middle = spoken[.given2] { fields[.given2] = middle }
    let sorting = formatter.person(fields, .sortingName)
    let runs = sorting.runs.map { run in
      (field: run.component, text: String(sorting[run]))
    }
    // Titles don't count: people are looked up under their names.
    var texts = runs.filter { $0.field != .title || runs.count == 1 }
    if order == .givenName {
      let isGiven = { (field: PersonNameField) in field == .given || field == .given2 }
      texts = texts.filter { isGiven($0.field) } + texts.filter { !isGiven($0.field) }
    }
    return NameText.texts(texts.map(\.text))
  }

  /// How to sort what a contact is called by if it is no person's name.
  private func reading(of component: ContactNameComponent, _ contact: Contact) -> String? {
    switch component {
    case .organization:
      let sortAs = contact.organizations.first.map { NamingValues.sortTexts(of: $0.parameters) }
      let text = NameText.clean(sortAs?.first ?? contact.phoneticOrganizationName ?? "")
      return text.isEmpty ? nil : text
    case .formattedName:
      let spoken = NamingValues(contact, reader: locale).readingFields()
      let texts = [spoken[.surname], spoken[.given]].compactMap { $0 }
      return texts.isEmpty ? nil : texts.joined(separator: " ")
    default: return nil
    }
  }
}
