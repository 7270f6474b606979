import ContactModel

/// Parameters in a cell, as vCard writes them: `PREF=1;LANGUAGE=de;TYPE=voice,text`.
enum ParameterText {
  static func text(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      parameter.values.isEmpty
        ? quoted(parameter.name)
        : quoted(parameter.name) + "=" + parameter.values.map(quoted).joined(separator: ",")
    }.joined(separator: ";")
  }

  /// In quotes where there are separators within; `^` is the escape character of RFC 6868.
  private static func quoted(_ value: String) -> String {
    var result = ""
    var needsQuotes = false
    for character in value.unicodeScalars {
      switch character {
      case "^": result += "^^"
      case "\n": result += "^n"
      case "\"": result += "^'"
      default:
        if ",;:=".unicodeScalars.contains(character) { needsQuotes = true }
        result.unicodeScalars.append(character)
      }
    }
    return needsQuotes ? "\"\(result)\"" : result
  }

  static func parameters(_ text: String) -> [Parameter] {
    var parameters: [Parameter] = []
    for item in split(text, at: ";") where !item.isEmpty {
      let parts = split(item, at: "=")
      let values = parts.dropFirst().joined(separator: "=")
      parameters.append(
        Parameter(
          unquoted(parts[0]), values: parts.count > 1 ? split(values, at: ",").map(unquoted) : []))
    }
    return parameters
  }

  private static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    var isQuoted = false
    for character in text.unicodeScalars {
      if character == "\"" { isQuoted.toggle() }
      if character == separator, !isQuoted {
        parts.append(String(part))
        part = String.UnicodeScalarView()
      } else {
        part.append(character)
      }
    }
    return parts + [String(part)]
  }

  private static func unquoted(_ value: String) -> String {
    var result = ""
    var isEscaped = false
    for character in value.unicodeScalars {
      if isEscaped {
        isEscaped = false
        switch character {
        case "n": result += "\n"
        case "'": result += "\""
        case "^": result += "^"
        default:
          result += "^"
          result.unicodeScalars.append(character)
        }
      } else if character == "^" {
        isEscaped = true
      } else if character != "\"" {
        result.unicodeScalars.append(character)
      }
    }
    return isEscaped ? result + "^" : result
  }
}
