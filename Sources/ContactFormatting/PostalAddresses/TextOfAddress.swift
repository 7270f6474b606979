package import ContactModel

extension PostalAddress {
  /// The parts that say where in a town, in a fixed order.
  package var deliveryParts: [String] {
    [
      postOfficeBox, extendedAddress, street, room, apartment, floor, streetNumber, streetName,
      building, block, landmark, direction,
    ]
  }

  /// How many of the three are filled of which mail needs two: where in the town, the town, and the postcode.
  package var filledPlaces: (delivery: Bool, town: Bool, postcode: Bool) {
    (
      deliveryParts.contains { Self.isFilled($0) },
      Self.isFilled(city) || Self.isFilled(subLocality),
      Self.isFilled(postalCode)
    )
  }

  /// Whether mail is sent to the text that the address came with: it has lines, and the components reach nobody, as in
  /// cards that have a LABEL alone, and where Google could not take an address apart.
  package var isTextAlone: Bool {
    guard hasLinesOfText else { return false }
    let filled = filledPlaces
    return [filled.delivery, filled.town, filled.postcode].filter { $0 }.count < 2
  }

  /// Whether the text that the address came with has several lines.
  package var hasLinesOfText: Bool { linesOfText.count > 1 }

  var linesOfText: [Substring] {
    if formattedAddress.isEmpty { return [] }
    return formattedAddress.split { $0.isNewline }.filter { Self.isFilled($0) }
  }

  /// Whether there is a letter or digit in a text.
  package static func isFilled(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

extension PostalAddressFormatter {
  /// Whether the text of an address is written in place of its components.
  func usesText(of address: PostalAddress) -> Bool {
    if address.formattedAddress.isEmpty { return false }
    return style.prefersFormattedAddress || address.isTextAlone
  }

  /// The country that the text of an address names in its last line, or in its first one.
  func countryInText(of address: PostalAddress) -> CountryCode? {
    let lines = address.linesOfText
    return [lines.last, lines.first].lazy.compactMap { $0 }
      .compactMap { self.countryNames.country(named: String($0)) }.first
  }

  /// Whether the text of an address says whom it is for, as a LABEL of vCard 3 does.
  static func namesRecipient(_ address: PostalAddress, _ recipient: AddressRecipient) -> Bool {
    let name = UnitText.words(of: recipient.shownName)
    let lines = address.linesOfText
    return lines.prefix(3).enumerated().contains { number, line in
      let words = UnitText.words(of: String(line))
      let count = name.count { words.contains($0) }
      if count == name.count || count > 1 { return true }
      return number == 0 && count > 0 && words.count > 1 && lines.count > 2
        && !line.contains { $0.isNumber }
    }
  }
}
