import ContactFormatting
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
    let parts = address.street.split { $0.isNewline || $0 == "," }
      .filter { PostalAddress.isFilled($0) }
    return parts.count > 1 && lack(of: address) == [street]
  }

  private static let street = "a street"

  /// What the address has if that is too little; nil if it is enough.
  static func lack(of address: PostalAddress) -> [String]? {
    if address.hasLinesOfText { return nil }
    let (place, town, postcode) = address.filledPlaces
    if [place, town, postcode].filter({ $0 }).count > 1 { return nil }
    var parts: [String] = []
    if place { parts.append(street) }
    if town { parts.append("a town") }
    if postcode { parts.append("a postcode") }
    if [address.state, address.subAdministrativeArea].contains(where: PostalAddress.isFilled) {
      parts.append("a region")
    }
    if [address.country, address.isoCountryCode].contains(where: PostalAddress.isFilled) {
      parts.append("a country")
    }
    return parts
  }
}
