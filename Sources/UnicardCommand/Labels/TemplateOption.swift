import ArgumentParser
import ContactFormatting
import ContactModel
import ContactSelection
import MailingLabels

/// A template on the command line, and what its fields stand for.
struct TemplateOption {
  /// How the person is addressed, which is no field of a contact.
  private static let salutation = "salutation"

  /// Reads a template, and refuses fields that there are not.
  @Sendable static func template(_ text: String) throws -> LabelTemplate {
    let template: LabelTemplate
    do throws(LabelTemplateError) {
      template = try LabelTemplate(text)
    } catch {
      throw ValidationError(error.description)
    }
    for field in template.fields where field != salutation && ContactAttribute(name: field) == nil {
      let suggestion =
        ContactAttribute.suggestion(for: field).map { " Did you mean {\($0)}?" } ?? ""
      throw ValidationError("There is no field {\(field)}.\(suggestion)")
    }
    return template
  }

  private let columns: ContactColumns
  private let names: NameFormatter

  /// The fields for readers of a locale.
  ///
  /// - Parameter mail: How addresses stand on mail; nil where they are for reading.
  init(reader: ReaderLocale, mail: PostalAddressStyle? = nil) throws {
    let formats = try ReaderFormats(reader.identifier, layout: mail.map { .mail($0) } ?? .lines)
    columns = ContactColumns([], formats: formats, today: .today)
    names = formats.names
  }

  /// The text of a field; of several values the first.
  func value(of field: String, in contact: Contact) -> String {
    if field == Self.salutation {
      guard contact.name != nil else { return "" }
      let style = PersonNameStyle(usage: .addressing, formality: .formal)
      let formal = names.format(contact, style: .custom(style))
      // A family name alone is how nobody wants to be addressed.
      let isBare = formal.runs.allSatisfy { $0.component == .surname || $0.component == .surname2 }
      return isBare ? names.string(from: contact) : formal.text
    }
    guard let attribute = ContactAttribute(name: field) else { return "" }
    return columns.texts(attribute, of: contact).first { !$0.isEmpty } ?? ""
  }
}
