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
    guard text.utf8.count >= 12, CellNature.digitCount(text) > 0, CellNature.letterCount(text) >= 6,
      !CellNature.isEmail(text), !CellNature.isURL(text)
    else { return false }
    return isAddressInCharacters(text) || AddressCell.parts(of: text)?.postcode.isEmpty == false
  }

  /// Whether a text in characters begins with a province or a town and goes on to a street or a house; there
  /// need be no sign between them and no postal code.
  private static func isAddressInCharacters(_ text: String) -> Bool {
    text.prefix(9).contains { "省市县縣区區都道府県郡".contains($0) }
      && text.dropFirst(2).contains { "号號路街巷弄丁番村".contains($0) }
  }
}
