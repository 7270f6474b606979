import ContactFormatting
import ContactLikeness
import ContactModel

/// Text under which the same addresses are found again, however they were typed.
enum AddressKey {
  /// The key of an address in a country. See ``HouseholdRule`` for what counts.
  ///
  /// - Parameter postalCode: The address's, mended where that was certain.
  static func key(of address: PostalAddress, postalCode: String, country: String) -> String {
    if address.isTextAlone { return country + "|" + folded(address.formattedAddress) }
    var address = address
    address.postalCode = postcode(postalCode, country: country)
    return country + "|" + String(decoding: AddressForm(address).canonical, as: UTF8.self)
      + "|" + numbers(of: address)
  }

  /// The numbers in front of the town, wherever they stand, each once. Not every word for a flat is known,
  /// and mail for one flat is not for the next.
  private static func numbers(of address: PostalAddress) -> String {
    let parts = [
      address.street, address.extendedAddress, address.streetName, address.streetNumber,
      address.building, address.block, address.floor, address.apartment, address.room,
    ]
    let numbers = LetterFolding.folded(Array(parts.joined(separator: " ").utf8))
      .split { !ASCII.isDigit($0) }.map { String(decoding: $0, as: UTF8.self) }
    return Set(numbers).sorted().joined(separator: " ")
  }

  /// A postcode as far as it tells a place: the four digits that the United States add to it say
  /// nothing that the street does not.
  static func postcode(_ postalCode: String, country: String) -> String {
    let code = folded(postalCode)
    return country == "US" && code.utf8.count == 9 ? String(code.prefix(5)) : code
  }

  /// Letters and digits without case, accents and variants.
  static func folded(_ text: String) -> String {
    let folded = LetterFolding.folded(Array(text.utf8))
    return String(
      decoding: folded.filter { $0 >= 0x80 || ASCII.isLetter($0) || ASCII.isDigit($0) },
      as: UTF8.self)
  }
}
