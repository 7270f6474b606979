/// What the text of a cell has of an address.
extension CellNature {
  static func isPostcodeAndTown(_ text: String) -> Bool {
    Locality(usual: text)?.city.isEmpty == false
  }

  /// Whether a text may be a town alone.
  static func isTown(_ text: String) -> Bool {
    CellNature.isWords(text) && text.split(separator: " ").count <= 3
      && !text.contains { ",/&".contains($0) }
  }

  /// Whether a text is two or three capitals, as the codes of countries and states are (ISO 3166).
  static func isCapitalCode(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// Whether a text is an address with street and town: it has a number, and parts with commas or
  /// line breaks between.
  static func isWholeAddress(_ text: String) -> Bool {
    // Houses in Ireland's country have neither a number nor a code: `Ballyea, Kilkee, Co. Clare`.
    let place = Companies.withoutCounty(text)
    if place != text, place.contains(","), !Companies.isSurelyCompany(place) { return true }
    guard text.utf8.count >= 12, CellNature.digitCount(text) > 0, CellNature.letterCount(text) >= 6,
      !CellNature.isEmail(text), !CellNature.isURL(text)
    else { return false }
    return isAddressInCharacters(text) || AddressCell.parts(of: text)?.postcode.isEmpty == false
  }

  /// Whether a text begins with a street and the number of a house, and not with a flat and its number.
  static func isStreetWithNumber(_ text: String) -> Bool {
    guard let line = text.split(whereSeparator: { ",;\n".contains($0) }).first?.trimmed else {
      return false
    }
    return AddressCell.hasHouseNumber(line) && !AddressCell.isUnit(line)
  }

  /// Whether a text is a street with the number of a house, and a town behind it: `Seestr. 2, Lindau`.
  static func isStreetAndTown(_ text: String) -> Bool {
    let parts = text.split { ",;\n".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    return isStreet(first) && isStreetWithNumber(first) && isTown(last)
      && !AddressCell.isUnit(last)
  }

  /// Whether a text begins with a word that streets are called by in front.
  static func beginsAsStreet(_ text: String) -> Bool {
    guard let end = text.firstIndex(of: " ") else { return false }
    return streetFronts.contains(text[..<end].lowercased())
  }

  /// Whether a text begins with a word that streets are called by in front, or has one that ends as they do, and is
  /// nobody's given name, as Gabriela is, which ends as streets of Latvia.
  static func isStreet(_ text: String) -> Bool {
    if beginsAsStreet(text) || AddressCell.endsAsStreet(text) { return true }
    let words = text.lowercased().split(separator: " ").map(String.init)
    return words.contains { word in
      streetTails.contains {
        word.hasSuffix($0) && (word.count > $0.count + 1 || word != words[0])
      } && !NameCell.isGivenName(word)
    }
  }

  /// Whether a text has a number behind a word that streets are called by in front, wherever they stand: `м. Київ, вул.
  /// Садова 5`.
  static func namesStreet(_ text: String) -> Bool {
    guard text.contains(where: \.isDigit) else { return false }
    let words = text.lowercased().split { " ,".contains($0) }
    return words.dropLast().contains { $0.count > 2 && streetFronts.contains(String($0)) }
  }

  private static let streetFronts = CellWords.set("street front")
  private static let streetTails = CellWords.words("street tail")

  /// Whether a text is the number of a house: up to four digits, and a letter or a second number.
  static func isHouseNumber(_ text: String) -> Bool {
    let digits = text.prefix(while: \.isDigit)
    return (1...4).contains(digits.count) && text.count < 8 && digitCount(text) < 7
      && letterCount(text) < 4
  }

  /// Whether a text in characters is a house, as people tell it who live in one town: `幸福小区3栋502`.
  static func isHouseInCharacters(_ text: String) -> Bool {
    guard text.contains(where: \.isDigit), text.contains(where: { $0 >= "\u{2E80}" }) else {
      return false
    }
    return housesInCharacters.contains { sign in
      let word = sign.filter { $0 != "9" }
      guard let found = text.range(of: word) else { return false }
      return sign == word
        || sign.hasPrefix("9") && text[..<found.lowerBound].last?.isDigit == true
        || sign.hasSuffix("9") && text[found.upperBound...].first?.isDigit == true
    }
  }

  private static let housesInCharacters = CellWords.words("house in characters")

  /// Whether a text in characters begins with a province or a town and goes on to a street or a house; there
  /// need be no sign between them and no postal code.
  private static func isAddressInCharacters(_ text: String) -> Bool {
    text.prefix(9).contains { "省市县縣区區都道府県郡".contains($0) }
      && text.dropFirst(2).contains { "号號路街巷弄丁番村".contains($0) }
  }
}
