import ArgumentParser
import ContactFormatting
import ContactModel
import ContactSelection
import MailingLabels

/// What a template on the command line stands for.
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
      let suggestion = ContactAttribute.suggestion(for: field).map { " Did you mean {\($0)}?" } ?? ""
      throw ValidationError("There is no field {\(field)}.\(suggestion)")
    }
    return template
  }

  let template: LabelTemplate
  private let columns: ContactColumns
  private let names: NameFormatter

  /// A template for readers.
  init(_ template: LabelTemplate, reader: ReaderLocale) throws {
    self.template = template
    let formats = try ReaderFormats(reader.identifier, layout: .lines)
    columns = ContactColumns([], formats: formats)
    names = formats.names
  }

  /// The label of a contact; nil where it has nothing of what the template asks for.
  func label(of contact: Contact) -> MailingLabel? {
    let lines = template.lines { field in
      if field == Self.salutation { return salutation(of: contact) }
      guard let attribute = ContactAttribute(name: field) else { return "" }
      return columns.texts(attribute, of: contact).first { !$0.isEmpty } ?? ""
    }
    guard !lines.isEmpty else { return nil }
    return MailingLabel(
      lines: lines.map { VisibleText.line($0) }, contactName: names.string(from: contact))
  }

  private func salutation(of contact: Contact) -> String {
    guard contact.name != nil else { return "" }
    let style = PersonNameStyle(usage: .addressing, formality: .formal)
    return names.format(contact, style: .custom(style)).text
  }
}
