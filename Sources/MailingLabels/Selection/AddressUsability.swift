import ContactModel

/// Whether mail can be sent to an address.
///
/// It needs two of three: where in the town (street, box, building or the like), the town, and
/// the postcode. Villages have no streets, large receivers have a postcode of their own, and many
/// countries have no postcodes; but a country or a town alone reaches nobody.
enum AddressUsability {
  /// Whether the street is all that there is of an address, and has several parts: most likely the rest
  /// of the address, which could not be told apart.
  static func isInOnePiece(_ address: PostalAddress) -> Bool {
    let parts = address.street.split { $0.isNewline || $0 == "," }.filter { isFilled($0) }
    return parts.count > 1 && lack(of: address) == [street]
  }

  private static let street = "a street"

  /// What the address has if that is too little; nil if it is enough.
  static func lack(of address: PostalAddress) -> [String]? {
    if isFilled(address.formattedAddress) {
      let lines = address.formattedAddress.split { $0.isNewline }
      if lines.filter({ isFilled($0) }).count > 1 { return nil }
    }
    let place = deliveryParts(of: address).contains { isFilled($0) }
    let town = [address.city, address.subLocality].contains { isFilled($0) }
    let postcode = isFilled(address.postalCode)
    if [place, town, postcode].filter({ $0 }).count > 1 { return nil }
    var parts: [String] = []
    if place { parts.append(street) }
    if town { parts.append("a town") }
    if postcode { parts.append("a postcode") }
    if isFilled(address.state) || isFilled(address.subAdministrativeArea) {
      parts.append("a region")
    }
    if isFilled(address.country) || isFilled(address.isoCountryCode) { parts.append("a country") }
    return parts
  }

  /// The parts that say where in a town, in a fixed order.
  static func deliveryParts(of address: PostalAddress) -> [String] {
    [
      address.postOfficeBox, address.extendedAddress, address.street, address.room,
      address.apartment, address.floor, address.streetNumber, address.streetName,
      address.building, address.block, address.landmark, address.direction,
    ]
  }

  /// Whether there is a letter or digit in a text.
  private static func isFilled(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}
