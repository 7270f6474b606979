import ContactLikeness
import ContactModel

/// Text under which the same addresses are found again, however they were typed.
enum AddressKey {
  /// The key of an address in a country. See ``HouseholdRule`` for what counts.
  static func key(of address: PostalAddress, country: String) -> String {
    country + "|" + String(decoding: AddressForm(address).canonical, as: UTF8.self)
  }

  /// Letters and digits without case, accents and variants.
  static func folded(_ text: String) -> String {
    let folded = LetterFolding.folded(Array(text.utf8))
    return String(
      decoding: folded.filter { $0 >= 0x80 || ASCII.isLetter($0) || ASCII.isDigit($0) },
      as: UTF8.self)
  }
}
