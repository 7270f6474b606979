import ContactFormatting
import ContactModel
package import FileFormats
import LocaleSupport

extension WritingOptions {
  /// Has fields that are added to the notes called as in the language of the table's headers.
  package mutating func useWordsOfHeaders() {
    guard noteTitle == nil, let headerLanguage, !headerLanguage.hasPrefix("en"),
      let locale = LocaleIdentifier(headerLanguage)
    else { return }
    let formatter = ContactLabelFormatter(locale: locale)
    noteTitle = { key, label in
      let title = formatter.string(from: key)
      return label.map { "\(title) (\(formatter.string(from: $0)))" } ?? title
    }
  }
}
