import ContactModel
import SourceText

extension AddressReader {
  /// Takes from the end of the street the postal code and the town that the row has in columns of their own: `Via Milano 7
  /// - 20090 Segrate (MI) - Italia`. The code there may have the zero that a spreadsheet took from the column.
  func takeRepeated(from address: inout AddressCell) {
    guard address.street.count == 1, address.postcode.utf8.count > 3, !address.city.isEmpty else {
      return
    }
    var code = address.postcode
    if code.hasSuffix(".0") { code.removeLast(2) }
    let street = address.street[0]
    let codes = code.allSatisfy(\.isDigit) && code.count == 4 ? ["0" + code, code] : [code]
    for code in codes {
      guard let place = street.range(of: code), place.lowerBound > street.startIndex,
        " -–,(".contains(street[street.index(before: place.lowerBound)])
      else { continue }
      var rest = Self.words(street[place.upperBound...])
      let town = Self.words(address.city[...])
      guard rest.starts(with: town) else { continue }
      rest.removeFirst(town.count)
      let region = Self.words(address.region[...])
      if !region.isEmpty, rest.starts(with: region) { rest.removeFirst(region.count) }
      let country = street.split { " -–,()".contains($0) }.suffix(rest.count)
        .joined(separator: " ")
      let front = String(street[..<place.lowerBound].trimmed { " -–,(".contains($0) })
      guard rest.isEmpty || CountryWords.isName(country), front.contains(where: \.isLetter)
      else { continue }
      address.street = [front]
      address.postcode = code
      if address.country.isEmpty { address.country = country }
      return
    }
  }

  private static func words(_ text: Substring) -> [String] {
    text.lowercased().split { " -–,()".contains($0) }.map(String.init)
  }
}

extension AddressCell {
  /// Whether a text has what only postal codes are like, behind its first word: five digits or more, or two and three.
  static func hasCode(_ text: String) -> Bool {
    text.split { " ,".contains($0) }.dropFirst().contains { word in
      word.count > 4 && word.count < 8 && word.allSatisfy(\.isDigit)
    }
  }
}
