import ContactFormatting
import ContactModel
import ContactSelection
import LocaleSupport

/// The columns of a table of contacts, for the readers of a locale.
struct ContactColumns {
  private let attributes: [ContactAttribute]
  private let formats: ReaderFormats

  init(_ attributes: [ContactAttribute], formats: ReaderFormats) {
    self.attributes = attributes
    self.formats = formats
  }

  /// What the columns are called, in capitals where the script has them.
  var headings: [String] {
    let casing = Casing(locale: formats.labels.language)
    return attributes.map { VisibleText.cell(casing.uppercased(heading($0))) }
  }

  /// A contact's row, safe for a terminal.
  func cells(of contact: Contact) -> [String] {
    attributes.map { VisibleText.cell(texts($0, of: contact).joined(separator: ", ")) }
  }

  private func heading(_ attribute: ContactAttribute) -> String {
    if let key = attribute.key { return formats.labels.string(from: key) }
    if let part = ContactLabelFormatter.Part(rawValue: attribute.name) {
      return formats.labels.string(from: part)
    }
    let names = attribute.name.split(separator: ".").map(String.init)
    if names.count == 2, let date = ContactAttribute(name: names[0]),
      let component = ContactDateFormatter.Component(rawValue: names[1])
    {
      return "\(heading(date)) (\(formats.dates.name(of: component)))"
    }
    switch attribute.name {
    case "source": return formats.labels.string(from: .file)
    case "anniversary": return formats.labels.string(from: .anniversary)
    default: return attribute.name
    }
  }

  /// The texts of a field, as its readers want them.
  func texts(_ attribute: ContactAttribute, of contact: Contact) -> [String] {
    if let key = attribute.key { return formats.texts(key, of: contact).map(\.text) }
    switch attribute.name {
    case "country": return formats.countries(of: contact)
    case "anniversary":
      return contact.dates.filter { $0.label == .anniversary }.map { formats.text($0).text }
    default: return attribute.texts(of: contact)
    }
  }
}
