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

  public init(locale: LocaleIdentifier) {
    let texts = LabelTexts.best(for: locale)
    language = LocaleIdentifier(texts.language) ?? .undetermined
    labels = texts.labels
    fields = texts.fields
  }

  /// A predefined label in the reader's language; a custom one as it was typed.
  public func string(from label: Label) -> String {
    guard label.isPredefined else { return label.name }
    return labels[label.name] ?? label.name
  }

  /// The name of a field in the reader's language, as a heading.
  public func string(from key: ContactKey) -> String {
    fields[key.name] ?? key.name
  }

  /// The locales that have names of their own.
  public static var languages: [LocaleIdentifier] {
    LabelTexts.all.compactMap { LocaleIdentifier($0.language) }
  }
}
