import ContactFormatting
import ContactModel
import LocaleSupport

/// What fields are called in sentences and tables for people, which are in English: as `show` calls
/// them.
enum FieldNames {
  private static let names: [String] = {
    let labels = ContactLabelFormatter(locale: LocaleIdentifier(language: "en"))
    return ContactKey.allCases.map { labels.string(from: $0) }
  }()

  static func name(of key: ContactKey) -> String { names[Int(key.rawValue)] }
}
