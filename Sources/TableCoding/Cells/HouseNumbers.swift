// Numbers that are no postal codes, though they look so.
extension Locality {
  /// Whether what was taken for a postal code in front is the number of a house, or may be: many countries put
  /// that in front of the street, and the town need not stand apart.
  ///
  /// - Parameters:
  ///   - index: Which of the address's parts this is.
  ///   - named: The country, where it was named apart.
  func isOfHouse(_ index: Int, _ segments: [String], _ named: String) -> Bool {
    guard !isTrailing, country.isEmpty, postcode.allSatisfy(\.isDigit) else { return false }
    if AddressCell.hasStreetWord(city) { return true }
    let behind = segments[(index + 1)...]
    if behind.contains(where: { Self.isCode($0) || AddressCell.regionAndCode($0) != nil }) {
      return true
    }
    let front = segments[..<index]
    if postcode.count == 3 {
      let isOfCountry = Self.countriesWithShortCodes.contains(named.lowercased())
      let mayBeTown = named.isEmpty && behind.isEmpty && city.split(separator: " ").count < 3
      guard isOfCountry || mayBeTown, front.contains(where: Self.isStreetWithNumber) else {
        return true
      }
    }
    if !front.isEmpty { return front.allSatisfy(AddressCell.isPartOfHouse) }
    // `1010 Wien, Ring 3`: behind a code that stands first there is a street.
    return !behind.contains { Self.isStreetWithNumber($0) || CellNature.isStreet($0) }
  }

  private static let countriesWithShortCodes = CellWords.set("country with short codes")

  private static func isStreetWithNumber(_ text: String) -> Bool {
    text.contains(where: \.isDigit) && !AddressCell.isPartOfHouse(text)
  }
}

extension AddressCell {
  /// Whether a text names a flat or a floor and no street: `Flat 3`, `12/F`.
  static func isPartOfHouse(_ text: String) -> Bool {
    let sign = text.drop(while: \.isDigit).lowercased()
    return sign.count < text.count && ["f", "/f", "fl", "/fl"].contains(sign) || isUnit(text)
  }

  /// Whether a text begins as streets do, or has a word behind the first that streets are called by. One for a
  /// saint in the middle is a town's: `Bourg St Maurice`.
  static func hasStreetWord(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ").map(String.init)
    return CellNature.beginsAsStreet(text) || endsAsStreet(text)
      || words.dropFirst().contains { !saints.contains($0) && streetEndings.contains($0) }
  }

  /// Whether a text is a street with the number in front, and may have the town behind it:
  /// `12 Mill Road Dayton`. `100 Mile House` is a town.
  static func beginsWithStreet(_ text: String) -> Bool {
    let name = text.drop { $0 != " " }.trimmed
    return text.first?.isDigit == true
      && (hasStreetWord(name)
        || name.lowercased().split(separator: " ").dropFirst().contains {
          saints.contains(String($0))
        })
  }

  private static let saints: Set<String> = ["st", "st."]

  /// Whether a number among words is that of a box at the post office, or of a flat.
  static func isNumberOfPlace(_ words: [String], _ index: Int) -> Bool {
    unitWords.contains(words[index - 1].lowercased())
      || (1...min(3, index)).contains {
        boxWords.contains(words[(index - $0)..<index].joined(separator: " ").lowercased())
      }
  }

  private static let boxWords = CellWords.set("post box")
  private static let unitWords = CellWords.set("unit word")
}
