import ContactFormatting
import ContactModel
import ContactSelection
import LocaleSupport

/// The columns of a table of contacts, for the readers of a locale.
struct ContactColumns {
  private let attributes: [ContactAttribute]
  private let formats: ReaderFormats
  private let today: PartialDate
  /// What is known of groups beyond what each contact says of itself.
  var groups = ContactGroups()

  init(_ attributes: [ContactAttribute], formats: ReaderFormats, today: PartialDate) {
    self.attributes = attributes
    self.formats = formats
    self.today = today
  }

  /// Whether the groups matter that contacts are in.
  var askForGroups: Bool { attributes.contains(where: \.asksForGroups) }

  /// The names of the columns as `--fields` takes them.
  var names: [String] { attributes.map(\.name) }

  /// What the columns are called, in capitals where the script has them.
  var headings: [String] {
    let casing = Casing(locale: formats.labels.language)
    return attributes.map { VisibleText.cell(casing.uppercased(heading($0))) }
  }

  /// A contact's row, safe for a terminal.
  func cells(of contact: Contact) -> [String] {
    attributes.map { VisibleText.cell(texts($0, of: contact).joined(separator: ", ")) }
  }

  /// The texts of a contact's row as they are, for another program: numbers as they were written, and
  /// dates as ISO 8601 has them.
  func rawCells(of contact: Contact) -> [String] {
    attributes.map { attribute in
      let kind = (attribute.key ?? attribute.path?.key).map { FieldSchema[$0].kind }
      let isStored = kind == .phoneNumber || kind == .date
      return (isStored ? storedTexts(attribute, of: contact) : texts(attribute, of: contact))
        .joined(separator: ", ")
    }
  }

  /// A contact's row as JSON: a list of values for each field, as they are stored.
  func json(of contact: Contact) -> JSON {
    // A field that is asked for under two of its names is one.
    var seen: Set<ContactAttribute> = []
    return .object(
      [("type", .string("row"))]
        + attributes.filter { seen.insert($0).inserted }.map { attribute in
          let texts =
            attribute.key == .name
            ? [contact.displayName].filter { !$0.isEmpty } : storedTexts(attribute, of: contact)
          return (
            attribute.name,
            .array(
              texts.map { text in
                guard attribute.sorting == .number, let number = Int(text) else {
                  return .string(text)
                }
                return .number(number)
              })
          )
        })
  }

  /// A contact's values of a field, each on one line.
  func values(_ attribute: ContactAttribute, of contact: Contact) -> [String] {
    texts(attribute, of: contact).map(VisibleText.cell)
  }

  private func heading(_ attribute: ContactAttribute) -> String {
    if let key = attribute.key { return formats.labels.string(from: key) }
    guard let path = attribute.path else {
      return attribute.name == "file" ? formats.labels.string(from: .file) : attribute.name
    }
    let field = formats.labels.string(from: path.key)
    if path.part != .value { return partHeading(path, of: field) ?? attribute.name }
    guard let label = Label(predefinedName: path.label), path.number == nil else {
      return attribute.name
    }
    let name = formats.labels.string(from: label)
    return path.key == .date ? name : "\(field) (\(name))"
  }

  private func partHeading(_ path: FieldPath, of field: String) -> String? {
    guard path.label.isEmpty, path.number == nil else { return nil }
    if let component = ContactDateFormatter.Component(rawValue: path.part.rawValue) {
      return "\(field) (\(formats.dates.name(of: component)))"
    }
    if path.part == .unit { return formats.labels.string(from: .department) }
    let member = FieldSchema[path.key].kind.members.first { $0.part == path.part }
    return member.flatMap { ContactLabelFormatter.Part(rawValue: $0.name) }
      .map { formats.labels.string(from: $0) }
  }

  /// The texts of a field, as its readers want them.
  func texts(_ attribute: ContactAttribute, of contact: Contact) -> [String] {
    if attribute.key == .category { return groups.names(of: contact) }
    if let key = attribute.key { return formats.texts(key, of: contact).map(\.text) }
    if attribute.path == FieldPath(.postalAddress, .country) {
      return formats.countries(of: contact)
    }
    if let path = attribute.path, path.part == .value, path.number == nil,
      let label = Label(predefinedName: path.label)
    {
      return formats.texts(path.key, of: contact, label: label).map(\.text)
    }
    return storedTexts(attribute, of: contact)
  }

  private func storedTexts(_ attribute: ContactAttribute, of contact: Contact) -> [String] {
    attribute.texts(
      of: attribute.asksForGroups ? groups.categorized(contact) : contact, on: today)
  }
}
