/// Columns of tables that are kept as properties: how these are named and written.
package enum KeptColumn {
  /// The parameter with the column's name.
  package static let parameter = "X-COLUMN"
  /// The property of a custom field, whose label is its name.
  package static let customProperty = "X-CUSTOM-FIELD"

  /// A text as a property's value.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\n": result += "\\n"
      case "\\", ",", ";":
        result += "\\"
        result.unicodeScalars.append(character)
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The text of a property's value.
  package static func unescaped(_ value: String) -> String {
    var result = ""
    var isEscaped = false
    for character in value.unicodeScalars {
      if isEscaped {
        isEscaped = false
        result.unicodeScalars.append(character == "n" || character == "N" ? "\n" : character)
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(character)
      }
    }
    if isEscaped { result += "\\" }
    return result
  }

  /// What a property was called in its table; nil where it was in none.
  fileprivate static func title(
    _ property: String, _ label: Label?, _ parameters: [Parameter]
  ) -> String? {
    parameters.first { $0.name == parameter }?.values.first
      ?? (property == customProperty ? label?.name : nil)
  }
}

extension LabeledValue<PreservedProperty> {
  /// What the property was called in its table, and the text that it had there; nil where it was in
  /// none, and only its inventor knows what the escapes in it mean.
  package var keptColumn: (title: String, text: String)? {
    let title = KeptColumn.title(value.name, label, parameters)
    return title.map { ($0, KeptColumn.unescaped(value.rawValue)) }
  }
}

extension FieldView {
  /// The same of a stored property.
  package var keptColumn: (title: String, text: String)? {
    guard header.key == .preserved, header.form != .base64 else { return nil }
    let title = KeptColumn.title(text(.propertyName) ?? "", label.label, parameters(rest: .none))
    return title.map { ($0, KeptColumn.unescaped(text)) }
  }
}
