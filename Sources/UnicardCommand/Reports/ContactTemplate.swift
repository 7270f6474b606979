import ContactFormatting
import ContactSelection

/// The argument of `--template`: text with fields in braces, as `{email}\t{name}`.
///
/// A contact has a line for each value of the first field, which is what programs that complete
/// addresses want, and none where it has no value of that; other fields give their first value.
struct ContactTemplate {
  private enum Piece {
    case text(String)
    case field(ContactAttribute)
  }

  private var pieces: [Piece] = []

  /// The fields in their order.
  var attributes: [ContactAttribute] {
    pieces.compactMap { if case .field(let attribute) = $0 { attribute } else { nil } }
  }

  /// Reads a template; throws a sentence that says what is wrong.
  init(_ text: String) throws(TemplateError) {
    let template: FieldTemplate
    do throws(FieldTemplateError) {
      template = try FieldTemplate(text)
    } catch {
      let brace = error.unpaired
      throw TemplateError(
        "The template has a “\(brace)” without the other one; write \(brace)\(brace) for the sign.")
    }
    for part in template.parts {
      switch part {
      case .text(let text): pieces.append(.text(text))
      case .field(let name): pieces.append(.field(try Self.attribute(name)))
      }
    }
    guard !attributes.isEmpty else {
      throw TemplateError("The template names no field. Write one in braces, as {email}.")
    }
  }

  private static func attribute(_ name: String) throws(TemplateError) -> ContactAttribute {
    if let attribute = ContactAttribute(name: name) { return attribute }
    let suggestion = ContactAttribute.suggestion(for: name).map { " Did you mean {\($0)}?" } ?? ""
    throw TemplateError("There is no field {\(name)}.\(suggestion)")
  }

  /// The lines of a contact.
  ///
  /// - Parameter values: The values of a field, safe to print.
  func lines(_ values: (ContactAttribute) -> [String]) -> [String] {
    guard let first = attributes.first else { return [] }
    return values(first).map { value in
      var line = ""
      var isFirst = true
      for piece in pieces {
        switch piece {
        case .text(let text): line += text
        case .field(let attribute):
          line += isFirst || attribute == first ? value : values(attribute).first ?? ""
          isFirst = false
        }
      }
      return line
    }
  }
}

/// What is wrong with a template, as sentences.
struct TemplateError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
