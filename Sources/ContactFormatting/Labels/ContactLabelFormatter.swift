public import ContactModel
public import LocaleSupport

/// Gives labels and fields their names in the reader's language.
///
/// ```swift
/// let labels = ContactLabelFormatter(locale: LocaleIdentifier(language: "de"))
/// labels.string(from: .mobile)  // "Mobil"
/// labels.string(from: .custom("Ferienhaus"))  // "Ferienhaus"
/// labels.string(from: ContactKey.birthday)  // "Geburtstag"
/// ```
///
/// A language without names of its own has the English ones. Make one formatter a locale; it
/// may be used from any number of threads at once.
public struct ContactLabelFormatter: Sendable {
  /// The language of the names, which is English for a reader whose language has none.
  public let language: LocaleIdentifier
  private let labels: [String: String]
  private let fields: [String: String]
  private let parts: [String: String]

  /// Parts of names, organizations and addresses that have names of their own.
  public enum Part: String, CaseIterable, Sendable, Hashable {
    /// What stands before a name, as `Dr.`
    case namePrefix
    /// The given name.
    case givenName
    /// The middle name.
    case middleName
    /// The family name.
    case familyName
    /// What stands behind a name, as `Esq.`
    case nameSuffix
    /// A unit of an organization.
    case department
    /// Street and house number.
    case street
    /// Town or village.
    case city
    /// State, province or region.
    case state
    /// Postal code or ZIP code.
    case postalCode
    /// The country.
    case country
    /// The file that a contact comes from.
    case file
  }

  /// A formatter for readers of a locale.
  public init(locale: LocaleIdentifier) {
    let texts = LabelTexts.best(for: locale)
    language = LocaleIdentifier(texts.language) ?? .undetermined
    labels = texts.labels
    fields = texts.fields
    parts = texts.parts
  }

  /// A predefined label in the reader's language; a custom one as it was typed.
  public func string(from label: Label) -> String {
    guard label.isPredefined else { return label.readableName }
    return labels[label.name] ?? label.name
  }

  /// The name of a field in the reader's language, as a heading.
  public func string(from key: ContactKey) -> String {
    fields[key.name] ?? key.name
  }

  /// The name of a part of a field in the reader's language, as a heading.
  public func string(from part: Part) -> String { parts[part.rawValue] ?? part.rawValue }

  /// A sex and gender identity; the identity stays as it was typed.
  public func string(from gender: Gender) -> String {
    let sex: String
    switch gender.sex.uppercased() {
    case "M": sex = parts["male"] ?? gender.sex
    case "F": sex = parts["female"] ?? gender.sex
    case "O": sex = string(from: .other)
    case "N": sex = "–"
    case "U": sex = "?"
    default: sex = gender.sex
    }
    // Who says more than 'other' has said it all.
    let isSaid = gender.sex.uppercased() == "O" && !gender.identity.isEmpty
    return [isSaid ? "" : sex, gender.identity].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The locales that have names of their own.
  public static var languages: [LocaleIdentifier] {
    LabelTexts.all.compactMap { LocaleIdentifier($0.language) }
  }
}
