public import ContactModel
public import LocaleSupport
import SourceText

/// The values of a contact that name it, chosen among all that it has. What few callers want is
/// read when it is asked for: most contacts are people whose name has parts.
struct NamingValues {
  /// The parts of the name; without any where the contact has none.
  var name: PersonName { chosen?.value ?? PersonName() }
  private let contact: Contact
  private let names: [LabeledValue<PersonName>]
  private let chosen: LabeledValue<PersonName>?
  private let reader: LocaleIdentifier?
  /// The language that the name says it is in.
  private let language: LocaleIdentifier?

  /// Chooses for a reader: of several names the one in the reader's language.
  init(_ contact: Contact, reader: LocaleIdentifier?) {
    self.contact = contact
    self.reader = reader
    names = contact.names.filter { !$0.value.isEmpty }
    chosen = Self.choice(
      names.count < 2 && names.first?.parameters.isEmpty ?? true
        ? names : names.filter { $0.phoneticSystem == nil },
      for: reader, language: \.languageTag)
    var tag = chosen?.languageTag
    // A name as it is shown is seldom in a stated language, and decoding it takes a while.
    let mayTell = contact.storage.records.contains { record in
      if case .formattedName = record.key { !record.isValue } else { false }
    }
    if tag == nil, mayTell { tag = Self.formatted(contact, reader)?.languageTag }
    language = tag.flatMap { LocaleIdentifier($0) }
  }

  private static func formatted(
    _ contact: Contact, _ reader: LocaleIdentifier?
  ) -> LabeledValue<String>? {
    choice(contact[.formattedNames], for: reader, language: \.languageTag)
  }

  /// The name as the card wants it shown (FN).
  var formattedName: String { NameText.clean(Self.formatted(contact, reader)?.value ?? "") }

  /// How the name is said, as far as the contact tells.
  var reading: PersonName {
    let spoken = PersonName(
      familyName: contact.phoneticFamilyName ?? "", givenName: contact.phoneticGivenName ?? "",
      middleName: contact.phoneticMiddleName ?? "")
    return spoken.isEmpty ? names.first { $0.phoneticSystem != nil }?.value ?? spoken : spoken
  }

  /// What to sort by instead of the family and given name (SORT-AS, RFC 6350, section 5.9).
  var sortTexts: [String] { Self.sortTexts(of: chosen?.parameters ?? []) }

  /// The language that the card says it is in.
  private var cardLanguage: LocaleIdentifier? {
    guard contact.has(.defaultLanguage) else { return nil }
    return contact[.defaultLanguages].first.flatMap { LocaleIdentifier($0.value) }
  }

  private static func choice<Value>(
    _ values: [LabeledValue<Value>], for reader: LocaleIdentifier?,
    language: (LabeledValue<Value>) -> String?
  ) -> LabeledValue<Value>? {
    guard values.count > 1, let reader else { return values.first }
    return values.first { value in
      language(value).flatMap { LocaleIdentifier($0) }?.language == reader.language
    } ?? values.first
  }

  /// A text for each component of a value, from its SORT-AS parameter.
  static func sortTexts(of parameters: [Parameter]) -> [String] {
    guard let values = parameters.first(where: { $0.name == "SORT-AS" })?.values else { return [] }
    // The list may come as one quoted text.
    return values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map { NameText.clean(String($0)) }
  }

  /// The parts in the fields of a formatter.
  func fields() -> PersonNameFields {
    var fields = PersonNameFields(name, locale: language)
    if language == nil, let cardLanguage = cardLanguage, Self.isPlausible(cardLanguage, for: fields)
    {
      fields.locale = cardLanguage
    }
    return fields
  }

  /// Whether the card has the given or the family name alone among the parts, and shows more than these:
  /// `N:Müller` of Hans Müller.
  func showsMore(than fields: PersonNameFields) -> Bool {
    guard (fields[.given] == nil) != (fields[.surname] == nil), fields[.given2] == nil,
      fields[.surname2] == nil
    else { return false }
    let known = PersonNameField.allCases.reduce(into: Set<Substring>()) {
      $0.formUnion(Self.words(fields[$1] ?? ""))
    }
    // What is no name of anybody stays away: a mailbox, a number.
    let others = Self.words(formattedName).subtracting(known)
    return !others.isEmpty && known.isSubset(of: Self.words(formattedName))
      && !formattedName.contains("@") && others.allSatisfy { $0.allSatisfy(\.isLetter) }
  }

  /// The name as the card shows it, where that has all words of the formatted parts in their order, and somebody or
  /// something that no part has room for: a spouse (`Anna & Bo Lind`), the first half of a double name (`Eva
  /// Graf-Huber`), a title in front (`Dr. med. Eva Arzt`). Other words may be remarks, and are no part of a name.
  func shownName(beyond parts: String) -> String? {
    let isLonger = contact.storage.records.contains {
      $0.key == .formattedName && $0.isValue && $0.text.range.count > parts.utf8.count
    }
    guard isLonger else { return nil }
    let shown = formattedName
    guard !shown.contains(where: { "@,;/()[]<>\"".contains($0) || $0.isNumber }) else { return nil }
    var rest = Self.wordList(parts)[...]
    let known = Set(rest)
    var hasMore = false
    var isJoined = false
    // Titles are abbreviated, and stand before all else.
    var isTitle = true
    for token in shown.split(separator: " ") {
      isTitle = isTitle && token.contains(".")
      let words = Self.wordList(String(token))
      for word in words where word == rest.first { rest.removeFirst() }
      let isKnown = words.allSatisfy(known.contains)
      if words.isEmpty || Self.conjunctions.contains(token) {
        isJoined = isJoined || Self.conjunctions.contains(token) && (words.isEmpty || !isKnown)
      } else if !isKnown {
        let isDouble = words.contains(where: known.contains)
        // What stands behind the name is a remark, unless it is somebody else.
        if rest.isEmpty, !isDouble, !isJoined { return nil }
        hasMore = hasMore || isDouble || isTitle
      }
    }
    return rest.isEmpty && (hasMore || isJoined) ? shown : nil
  }

  /// What stands between two people's names.
  private static let conjunctions: Set<Substring> = [
    "&", "+", "und", "and", "et", "y", "e", "og", "och", "en", "ja", "i", "и", "a", "és", "u.",
  ]

  private static func wordList(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber })
  }

  /// How the name is said, in the fields of a formatter.
  func readingFields() -> PersonNameFields {
    PersonNameFields(reading, locale: language ?? cardLanguage)
  }

  /// A card's language is often that of who wrote it. It counts for a name in a script that the
  /// language is written in.
  private static func isPlausible(_ locale: LocaleIdentifier, for name: PersonNameFields) -> Bool {
    let script = name.script
    guard script.isSpecific, let usual = locale.likelyScript else { return true }
    return ScriptSet(code: usual).contains(script)
  }
}

extension LabeledValue {
  /// How a name that tells the pronunciation of another is written (RFC 9554, section 3.4); nil
  /// for all other names.
  fileprivate var phoneticSystem: String? {
    parameters.first { $0.name == "PHONETIC" }?.values.first
  }
}

extension PersonNameFields {
  /// The parts of a name in CLDR's fields.
  ///
  /// Particles of the surname, the second surname and the generation are told apart; nothing of
  /// the name is left out.
  public init(_ name: PersonName, locale: LocaleIdentifier? = nil) {
    self.init(locale: locale)
    self[.title] = NameText.joined(name.namePrefixes)
    self[.given] = NameText.joined(name.givenNames)
    self[.given2] = NameText.joined(name.middleNames)
    let second = NameText.joined(name.secondFamilyNames)
    let surname = Self.surname(NameText.texts(name.familyNames), without: second)
    self[.surname] = surname
    if let parts = SurnameParts(surname) {
      self[.surname, .prefix] = parts.prefix
      self[.surname, .core] = parts.core
    }
    self[.surname2] = second
    if name.nameSuffixes.isEmpty, name.generations.isEmpty { return }
    let suffixes = NameSuffixes(name)
    self[.generation] = suffixes.generation.joined(separator: " ")
    self[.credentials] = suffixes.credentials.joined(separator: ", ")
  }

  /// The surname without the second one, where that stands there too, as for programs that know no
  /// other (RFC 9554, section 2.2). Both may be the same.
  private static func surname(_ names: [String], without second: String) -> String {
    let whole = names.joined(separator: " ")
    guard !second.isEmpty, whole.hasSuffix(" " + second) else { return whole }
    return NameText.clean(String(whole.dropLast(second.count)))
  }

  /// Whether there is a part that people are called by.
  var hasName: Bool {
    self[.given] != nil || self[.surname] != nil || self[.surname2] != nil || self[.given2] != nil
  }
}
