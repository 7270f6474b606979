import ContactModel
import LocaleSupport

/// Text under which the same addresses are found again, however they were typed.
enum AddressKey {
  /// The key of an address in a country. See ``HouseholdRule`` for what counts.
  static func key(of address: PostalAddress, postalCode: String, country: String) -> String {
    let postcode = postcode(postalCode, country: country)
    let town = postcode.isEmpty ? folded(address.city) : ""
    var words = AddressUsability.deliveryParts(of: address).flatMap(words(of:))
    if words.isEmpty { words = self.words(of: address.formattedAddress) }
    return "\(country)|\(postcode)|\(town)|\(words.joined(separator: " "))"
  }

  /// A postcode as far as it tells a place: the four digits that the United States add to it say
  /// nothing that the street does not.
  static func postcode(_ postalCode: String, country: String) -> String {
    let code = folded(postalCode)
    return country == "US" && code.utf8.count == 9 ? String(code.prefix(5)) : code
  }

  /// Letters and digits without case, accents and variants.
  static func folded(_ text: String) -> String { words(of: text).joined() }

  private static func words(of text: String) -> [String] {
    if text.isEmpty { return [] }
    // Longer text is no part of an address; what follows does not tell addresses apart.
    let clean = String(text.unicodeScalars.prefix(400))
      .normalized(to: .compatibilityCaseFolded).normalized(to: .decomposed)
    var words: [String] = []
    var word = ""
    for scalar in clean.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        word.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory != .nonspacingMark, !word.isEmpty {
        words.append(shortened(word))
        word = ""
      }
    }
    if !word.isEmpty { words.append(shortened(word)) }
    return words
  }

  private static let shortForms = [
    "street": "st", "strasse": "str", "straat": "str", "road": "rd", "avenue": "ave", "av": "ave",
    "drive": "dr", "lane": "ln", "boulevard": "blvd", "bd": "blvd", "court": "ct", "place": "pl",
    "square": "sq", "highway": "hwy", "apartment": "apt", "suite": "ste", "rue": "r", "calle": "c",
    "улица": "ул", "проспект": "пр", "дом": "д", "квартира": "кв",
  ]

  /// A word in the short form that it has, alone or as the end of a compound.
  private static func shortened(_ word: String) -> String {
    if let short = shortForms[word] { return short }
    for (long, short) in [("strasse", "str"), ("straat", "str"), ("gatan", "g")]
    where word.hasSuffix(long) {
      return word.dropLast(long.count) + short
    }
    return word
  }
}
