public import ContactModel
public import LocaleSupport
import Synchronization

/// Formats the names of contacts as readers of a language want them.
///
/// ```swift
/// let formatter = try NameFormatter(locale: LocaleIdentifier(known: "de"))
/// formatter.string(from: contact)  // "Dr. Erika Mustermann"
/// formatter.string(from: contact, style: .sortingName)  // "Mustermann, Erika"
/// ```
///
/// A contact without a person's name gets a sensible one all the same: that of its organization, a
/// nickname, an e-mail address, a phone number. A formatter may be used from any number of threads
/// at once.
public final class NameFormatter: Sendable {
  /// What a name is formatted for.
  public enum Style: Sendable, Hashable {
    /// All parts of the name.
    case fullName
    /// The usual name among people who know each other.
    case shortName
    /// One to three letters, as in a round picture.
    case initials
    /// The full name as it is said; empty where the contact doesn't tell.
    case phoneticFullName
    /// The name as in a sorted list, without titles: 'Mustermann, Erika', 'Smith, John Jr.'.
    case sortingName
    /// Any other style of CLDR.
    case custom(PersonNameStyle)
  }

  /// What a contact must have been fetched with to be formatted in any style.
  public static let requiredKeys: [ContactKey] =
    namingKeys + substituteKeys + anonymousKeys + phoneticKeys

  /// What a contact must have been fetched with to be formatted in one style.
  ///
  /// ```swift
  /// let keys = NameFormatter.requiredKeys(for: .initials)
  /// let partial = PartialContact(contact, keys: keys)
  /// formatter.string(from: try partial.contact(for: keys), style: .initials)
  /// ```
  public static func requiredKeys(for style: Style) -> [ContactKey] {
    if style == .phoneticFullName { return namingKeys + phoneticKeys }
    // There are no initials of a number.
    return namingKeys + substituteKeys + (style.isMonogram ? [] : anonymousKeys)
  }

  /// What tells whether a contact is a person, and what its name is.
  private static let namingKeys: [ContactKey] = [
    .kind, .formattedName, .name, .organization, .defaultLanguage,
  ]
  /// What a contact without a name is called by.
  private static let substituteKeys: [ContactKey] = [.nickname, .emailAddress]
  /// What one is called by that has not even that.
  private static let anonymousKeys: [ContactKey] = [
    .phoneNumber, .instantMessageAddress, .socialProfile, .url,
  ]
  private static let phoneticKeys: [ContactKey] = [
    .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName, .phoneticOrganizationName,
  ]

  /// The reader's locale.
  public let locale: LocaleIdentifier

  /// The formatter for full names, which is asked for most.
  private let full: PersonNameFormatter
  private let formatters = Mutex<[PersonNameStyle: PersonNameFormatter]>([:])

  /// A formatter for readers of a locale.
  ///
  /// - Throws: ``LocaleSupport/UnknownLocale`` where nothing is known about the language.
  public init(locale: LocaleIdentifier) throws(UnknownLocale) {
    let style = Style.fullName.personNameStyle
    full = try PersonNameFormatter(locale: locale, style: style)
    self.locale = full.locale
    formatters.withLock { [full] in $0[style] = full }
  }

  /// The name of a contact; empty where it has nothing to be called by.
  public func string(from contact: Contact, style: Style = .fullName) -> String {
    format(contact, style: style).text
  }

  /// The name of a contact, with its parts marked.
  ///
  /// - Parameters:
  ///   - contact: Whose name it is.
  ///   - style: Which parts the name has.
  ///   - order: Which part comes first; without it, what is usual in the language of the name.
  public func format(
    _ contact: Contact, style: Style = .fullName, order: PersonNameOrder? = nil
  ) -> FormattedContactName {
    let values = NamingValues(contact, reader: locale)
    let naming = ContactNaming(contact, values: values)
    if style == .phoneticFullName { return reading(of: naming, values, contact) }
    switch naming {
    case .text(let text, let component):
      guard style.isMonogram else { return FormattedContactName(text, component) }
      return monogram(of: text, component, style)
    case .person(let fields) where style == .fullName && values.showsMore(than: fields):
      return FormattedContactName(values.formattedName, .formattedName)
    case .person(var fields):
      addShortForm(of: contact, to: &fields, style)
      if let order { fields.preferredOrder = order }
      let name = FormattedContactName(person(fields, style))
        .withoutComma(beforeGenerationIn: locale)
      // Most languages' patterns have titles only where somebody is addressed, and nothing behind
      // the names in a list.
      switch style {
      case .fullName:
        let full = name.adding([.title, .generation, .credentials], of: fields)
        let shown = order == nil ? values.shownName(beyond: full.text) : nil
        return shown.map { FormattedContactName($0, .formattedName) } ?? full
      case .sortingName: return name.adding([.generation, .credentials], of: fields)
      default: return name
      }
    }
  }

  /// Which part of a contact's name comes first for this reader.
  public func nameOrder(of contact: Contact) -> PersonNameOrder { format(contact).order }

  /// What stands between the words of a contact's name for this reader: a space, a middle dot in
  /// foreign names in Japanese, or nothing.
  public func delimiter(of contact: Contact) -> String { format(contact).delimiter }
}

// MARK: Styles

extension NameFormatter.Style {
  /// The style for the parts of a person's name.
  var personNameStyle: PersonNameStyle {
    switch self {
    case .fullName, .phoneticFullName: PersonNameStyle(length: .long, formality: .formal)
    case .shortName: PersonNameStyle(length: .short, formality: .informal)
    case .initials: PersonNameStyle(length: .long, usage: .monogram, formality: .informal)
    case .sortingName: PersonNameStyle(order: .sorting, length: .long, formality: .formal)
    case .custom(let style): style
    }
  }

  var isMonogram: Bool { personNameStyle.usage == .monogram }

  /// Whether nothing of what a person is called by may be left out.
  private var isComplete: Bool { self == .fullName || self == .sortingName }

  /// The parts that some language's patterns have no place for, with those that take them in.
  fileprivate var mergedParts: [(part: PersonNameField, host: PersonNameField)] {
    isComplete ? [(.surname2, .surname), (.given2, .given)] : []
  }
}

// MARK: People

extension NameFormatter {
  private func formatter(_ style: PersonNameStyle) -> PersonNameFormatter {
    if let made = formatters.withLock({ $0[style] }) { return made }
    let made = PersonNameFormatter(locale: locale, style: style, store: .unicode)
    formatters.withLock { $0[style] = made }
    return made
  }

  func person(_ fields: PersonNameFields, _ style: Style) -> FormattedPersonName {
    let formatter = style == .fullName ? full : formatter(style.personNameStyle)
    let formatted = formatter.format(fields)
    var merged = fields
    var isMerged = false
    for (part, host) in style.mergedParts {
      guard let text = fields[part], !formatted.runs.contains(where: { $0.component == part })
      else {
        continue
      }
      merged[host] = NameText.joined([fields[host] ?? "", text])
      if let core = fields[host, .core] { merged[host, .core] = core + " " + text }
      merged[part] = nil
      isMerged = true
    }
    return isMerged ? formatter.format(merged) : formatted
  }

  /// Adds the first nickname as the familiar form of the given name, where that is asked for.
  private func addShortForm(
    of contact: Contact, to fields: inout PersonNameFields, _ style: Style
  ) {
    guard style != .initials, style.personNameStyle.formality == .informal,
      let given = fields[.given],
      let nickname = contact.nickname.map(NameText.clean),
      ShortForm.isShortForm(nickname, of: given)
    else { return }
    fields[.given, .informal] = nickname
  }

  private func reading(
    of naming: ContactNaming, _ values: NamingValues, _ contact: Contact
  ) -> FormattedContactName {
    guard case .person(let fields) = naming else {
      let text = NameText.clean(contact.phoneticOrganizationName ?? "")
      return FormattedContactName(text, .organization)
    }
    var reading = values.readingFields()
    guard !reading.isEmpty else { return FormattedContactName("", .other) }
    reading.preferredOrder = formatter(Style.fullName.personNameStyle).order(of: fields)
    return FormattedContactName(person(reading, .fullName))
  }

  /// The initials of a text: of its first and last words where it is a name.
  private func monogram(
    of text: String, _ component: ContactNameComponent, _ style: Style
  ) -> FormattedContactName {
    var fields = PersonNameFields()
    switch component {
    case .phoneNumber, .other: return FormattedContactName("", component)
    case .formattedName:
      let words = text.split(separator: " ").filter { $0.first?.isLetter ?? false }
      fields[.given] = words.first.map(String.init) ?? text
      if words.count > 1 { fields[.surname] = words.last.map(String.init) }
    default: fields[.given] = text
    }
    return FormattedContactName(person(fields, style).text, component)
  }
}
