/// Text with fields in braces, as `{email}\t{name}`.
///
/// A brace that is one is written twice, `{{`. `\t`, `\n` and `\0` are a tab, a line feed and the
/// character that ends a record for `xargs -0`; a backslash before another character stands for
/// that.
package struct FieldTemplate: Sendable, Hashable {
  package enum Part: Sendable, Hashable {
    case text(String)
    case field(String)
  }

  package private(set) var parts: [Part] = []

  /// The names of all fields, in their order.
  package var fields: [String] {
    parts.compactMap { if case .field(let name) = $0 { name } else { nil } }
  }

  /// Reads a template.
  package init(_ template: String) throws(FieldTemplateError) {
    var text = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": text.append(rest.popFirst().map(Self.escaped) ?? "\\")
      case "{", "}":
        if rest.first == character {
          text.append(rest.removeFirst())
          continue
        }
        guard character == "{", let end = rest.firstIndex(of: "}") else {
          throw FieldTemplateError(unpaired: character)
        }
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.field(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      default: text.append(character)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  private static func escaped(_ character: Character) -> Character {
    switch character {
    case "t": "\t"
    case "n": "\n"
    case "0": "\0"
    default: character
    }
  }
}

/// A brace without the other one.
package struct FieldTemplateError: Error, Hashable {
  package let unpaired: Character
}
