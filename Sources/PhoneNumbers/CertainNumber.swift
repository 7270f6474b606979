extension ParsedPhoneNumber {
  /// So many digits no line has within its area: the longest, as Berlin's and Vienna's, have eight. Fewer may
  /// lack the area's code.
  package static let fewestDigitsWithArea = 9
  /// So many digits after a bar at the end replace the last ones of the number: another line of the same house.
  private static let mostDigitsOfNextLine = 3

  /// The number that a text certainly is: valid, whole, and with no word beside it; nil for every other text.
  ///
  /// In countries whose numbers have many lengths (Germany, Austria, Finland), what is dialled within a town
  /// alone, as `45 67 89`, fits the plan as if its first digits were the area's; with them it would be somebody
  /// else's. So would one whose last digits another line's follow, as `030 1234567/68`.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - region: The two-letter code of the country that a number without a country code is in.
  static func certain(_ text: String, region: String?) -> ParsedPhoneNumber? {
    guard saysNothingElse(text), !namesTwoLines(text),
      let parsed = ParsedPhoneNumber(text, region: region), parsed.isValid,
      !parsed.mayLackArea(in: text)
    else { return nil }
    return parsed
  }

  /// Words that can stand in a number without being more than notation.
  private static let notation: Set<String> = ["x", "ext", "extn", "extension", "p", "w", "tel"]

  /// Whether the text has no words that would be lost.
  private static func saysNothingElse(_ text: String) -> Bool {
    guard text.utf8.count <= 250 else { return false }
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        guard notation.contains(word.lowercased()) else { return false }
        word = ""
      }
    }
    return word.isEmpty || notation.contains(word.lowercased())
  }

  /// Whether a bar and the last digits of another line stand at the end of a whole number.
  private static func namesTwoLines(_ text: String) -> Bool {
    guard let bar = text.lastIndex(where: { "/／|".contains($0) }) else { return false }
    let before = text[..<bar].count { $0.isWholeNumber }
    return before >= fewestDigitsWithArea
      && (1...mostDigitsOfNextLine).contains(text[bar...].count { $0.isWholeNumber })
  }

  /// Whether the number as it was written may be one of an area whose code is left out.
  ///
  /// Where nothing is dialled in front of the area's code, as in Italy and Norway, nothing can be missing.
  private func mayLackArea(in text: String) -> Bool {
    guard nationalNumber.count < Self.fewestDigitsWithArea, type == .fixedLine else { return false }
    let national = Self.digits(nationalNumber)
    return Self.digits(text).starts(with: national)
      && !Self.digits(formatted(.national)).starts(with: national) && hasOpenPlan
  }

  private static func digits(_ text: String) -> [Int] { text.compactMap(\.wholeNumberValue) }

  /// Whether a number with one digit more or fewer is one, too, so that the plan does not tell a whole one.
  private var hasOpenPlan: Bool {
    ["\(nationalNumber)0", String(nationalNumber.dropLast())].contains {
      ParsedPhoneNumber("+\(countryCode)\($0)")?.isValid ?? false
    }
  }
}
