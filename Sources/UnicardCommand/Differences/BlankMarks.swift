/// Signs for what can't be seen in a text.
enum BlankMarks {
  /// The text as it looks: blanks are alike, those at its ends and characters without a form are not there.
  static func look(of text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { !isFormless($0) })
    return String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text with signs for tabs and line breaks, for blanks that are not one between two words, and for
  /// characters without a form.
  static func marked(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      if scalar == " " {
        let hasWords =
          place > 0 && place + 1 < scalars.count
          && ![scalars[place - 1], scalars[place + 1]].contains(where: isBlank)
        result += hasWords ? " " : "␣"
      } else if scalar == "\t" {
        result += "⇥"
      } else if scalar == "\n" {
        result += "⏎"
      } else if isFormless(scalar) || isBlank(scalar) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        result += "‹U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code + "›"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return VisibleText.cell(result)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private static func isFormless(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }
}
