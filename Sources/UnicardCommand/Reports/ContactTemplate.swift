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
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        switch rest.popFirst() {
        case "t": literal += "\t"
        case "n": literal += "\n"
        case "0": literal += "\0"
        case let next?: literal.append(next)
        case nil: literal += "\\"
        }
      case "{":
        if rest.first == "{" {
          literal.append(rest.removeFirst())
          continue
        }
        guard let end = rest.firstIndex(of: "}") else {
          throw TemplateError("A { has no }. Write {{ for the sign itself.")
        }
        let name = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        guard let attribute = ContactAttribute(name: name) else {
          let suggestion = ContactAttribute.suggestion(for: name).map { " Did you mean \($0)?" }
          throw TemplateError("There is no field “\(name)”.\(suggestion ?? "")")
        }
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        pieces.append(.field(attribute))
      case "}":
        if rest.first == "}" { rest.removeFirst() }
        literal.append("}")
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    guard !attributes.isEmpty else {
      throw TemplateError("The template names no field. Write one in braces, as {email}.")
    }
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
