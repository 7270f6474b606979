import ContactModel
import LocaleSupport

// Towns in whole addresses that no postal code in front of them tells.
extension AddressCell {
  /// A text with the code of a post office apart from the number of a box that it stands behind, as in East Africa:
  /// `P.O. Box 812-20100 Nakuru`.
  static func withCodeOfBoxApart(_ text: String) -> String {
    guard let dash = text.firstIndex(where: { "-–".contains($0) }) else { return text }
    let before = text[..<dash].trimmed
    let after = text[text.index(after: dash)...].trimmed
    let code = after.prefix(while: \.isDigit)
    let town = after.dropFirst(code.count).drop { " ,.".contains($0) }
    let line = before.split { ",;\n".contains($0) }.last?.trimmed ?? ""
    guard code.count == 5, town.first?.isLetter == true, before.last?.isDigit == true,
      isPostBox(line)
    else { return text }
    return "\(before), \(code) \(town)"
  }

  /// A text with the letters of a state in front of the postal code that they stand behind: `10 Oak Ave Dayton 45402 OH`.
  static func withStateBeforeCode(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count > 3, words[0].first?.isDigit == true, let state = words.last,
      state.utf8.count == 2, CellNature.isCapitalCode(String(state)), state != "US",
      let code = words.dropLast().last, code.utf8.count == 5, code.allSatisfy(\.isDigit),
      words.dropLast(2).contains(where: {
        streetEndings.contains(String($0.lowercased().trimmed { $0 == "," }))
      })
    else { return text }
    return (words.dropLast(2) + [state, code]).joined(separator: " ")
  }

  /// `12 Rata Street, Petone, Lower Hutt 5012`: four digits behind a town at the end are a code and no house's number
  /// where they begin with a zero, stand behind a region or what is called a city, or a line above is a street with a
  /// number or a box at the post office.
  mutating func takeTownBeforeFourDigits(from segments: inout [String]) -> Bool {
    guard segments.count > 1, let last = segments.last, last.utf8.suffix(4).allSatisfy(\.isDigit),
      let found = Locality(last), found.isTrailing, found.postcode.count == 4, found.region.isEmpty,
      !Self.endsAsStreet(found.city), !Self.isPostBox(last), !Self.isUnit(last),
      Self.regionAndCode(last) == nil
    else { return false }
    let town = found.city.lowercased()
    let isCertain =
      found.postcode.first == "0" || Self.regions.contains(town) || town.hasSuffix(" city")
    guard isCertain || segments.dropLast().contains(where: Self.isLineWithNumber) else {
      return false
    }
    (city, postcode) = (found.city, found.postcode)
    segments.removeLast()
    takeTownOfRegion(from: &segments)
    return true
  }

  private static func isLineWithNumber(_ line: String) -> Bool {
    line.first?.isDigit == true && endsAsStreet(line) || isPostBox(line)
      || CellNature.beginsAsStreet(line) && CellNature.isStreetWithNumber(line)
  }

  /// `9, Triq San Pawl, Mosta MST 1203`: the letters are those of a postal district of Malta.
  mutating func takeMalteseTown(from segments: inout [String]) -> Bool {
    guard segments.count > 1, let last = segments.last else { return false }
    var words = last.split(separator: " ").map(String.init)
    guard let number = words.popLast(), number.count == 4, number.allSatisfy(\.isDigit),
      let district = words.popLast(), Self.districtsOfMalta.contains(district)
    else { return false }
    var rest = Array(segments.dropLast())
    var town = words.joined(separator: " ")
    if town.isEmpty, rest.count > 1 { town = rest.removeLast() }
    guard !town.isEmpty, !town.contains(where: \.isDigit) else { return false }
    (city, postcode, segments) = (town, district + " " + number, rest)
    return true
  }

  private static let districtsOfMalta = CellWords.set("postal district of Malta")

  /// Takes the town in front of what was taken for one, and is the region: `…, Calamba City, Laguna 4027`.
  mutating func takeTownOfRegion(from segments: inout [String]) {
    guard region.isEmpty, segments.count > 1, let town = segments.last,
      Self.regions.contains(city.lowercased()), !town.contains(where: \.isDigit),
      !Self.endsAsStreet(town), !Self.isUnit(town)
    else { return }
    (city, region) = (segments.removeLast(), city)
  }

  /// Regions that stand between a town and its postal code.
  private static let regions = CellWords.set("region before code")

  /// Whether a text is the name of such a region.
  static func isRegionName(_ text: String) -> Bool { regions.contains(text.lowercased()) }

  /// A street and a town behind it, which nothing but its place tells; nil where more than one part may be it.
  static func streetAndTown(of text: String) -> AddressCell? {
    var parts = text.split { ",;\n،".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    guard parts.count > 1, let town = parts.popLast(), CellNature.isTown(town), !isUnit(town),
      town.first?.isLowercase != true, !CellNature.isFloorWord(town),
      parts.dropFirst().allSatisfy({ $0.contains(where: \.isDigit) }),
      !parts.contains(where: hasTownBehindNumber)
    else { return nil }
    return AddressCell(street: parts, city: town)
  }

  /// Whether the town stands behind the number of the house or its postal code, so that what follows is a province: `Ring
  /// 371, Jumet 6040 Charleroi`, `Dorplaan 21 Genk`.
  private static func hasTownBehindNumber(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.indices.dropFirst().dropLast().contains { index in
      words[index].allSatisfy(\.isDigit) && words[index + 1].first?.isUppercase == true
        && (words[index].count > 3
          || words[index + 1].count > 2
            && CellNature.isStreet(words[..<index].joined(separator: " ")))
    }
  }

  /// Whether letters are some of a name's, in its order and from its first one: `IL` of Illinois, `NSW` of New South Wales.
  private static func isCode(_ code: String, of name: String) -> Bool {
    var rest = name.lowercased()[...]
    guard code.lowercased().first == rest.first else { return false }
    for letter in code.lowercased() {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  /// Whether two texts say one place: in capitals or not, by its code in a country, or in two languages.
  static func isSame(_ text: String, _ other: String) -> Bool {
    if HeaderFolding.folded(text) == HeaderFolding.folded(other) { return true }
    let pair = [text, other].sorted { $0.count < $1.count }
    if CellNature.isCapitalCode(pair[0]), isCode(pair[0], of: pair[1]) { return true }
    guard CountryWords.isCountry(text) || CountryWords.isCountry(other) else { return false }
    let codes = [text, other].map { CountryCodes.code(of: $0) }
    return codes[0] != nil && codes[0] == codes[1]
  }

  /// Whether some addresses are whole, with a postal code in front of the town, and some are no more than these two. A
  /// long number in front of a word is that of a house elsewhere.
  static func haveTownsAlone(_ cells: [String]) -> Bool {
    // `Where from`: most say a word, and some the same.
    let words = cells.filter { !$0.contains(" ") && townAlone($0)?.city.isEmpty == false }
    if words.count > 2, words.count * 2 >= cells.count, Set(words).count < words.count {
      return true
    }
    func segments(_ text: String) -> [String] { text.split { ",;\n".contains($0) }.map(\.trimmed) }
    return cells.contains { segments($0).count == 1 && CellNature.isPostcodeAndTown($0) }
      && cells.contains { cell in
        guard let code = parts(of: cell)?.postcode, !code.isEmpty else { return false }
        return segments(cell).contains { $0.hasPrefix(code + " ") }
      }
  }

  /// A town with its state and its postal code, without a street: `Castle Hill, NSW 2154`.
  static func townInState(_ text: String) -> AddressCell? {
    guard let found = Locality(usual: text), found.isTrailing, !found.region.isEmpty,
      CellNature.isTown(found.city), !CellNature.isStreet(found.city)
    else { return nil }
    return AddressCell(city: found.city, region: found.region, postcode: found.postcode)
  }

  /// A word or two that are a town or a country, or a town with its postal code, where others say no more than where
  /// they live; nil where they may be a street or a house.
  static func townAlone(_ text: String) -> AddressCell? {
    if let found = Locality(usual: text), !found.isTrailing, !found.city.isEmpty {
      return AddressCell(
        city: found.city, region: found.region, postcode: found.postcode, country: found.country)
    }
    guard CellNature.isTown(text), text.split(separator: " ").count < 3,
      text.first?.isLowercase != true, !CellNature.isStreet(text), !Companies.isCompany(text)
    else { return nil }
    return CountryWords.isName(text) ? AddressCell(country: text) : AddressCell(city: text)
  }
}

// Towns with their regions or countries.
extension AddressCell {
  /// Reads a town with its region, its country, or both: `Recife/PE`, `Springfield, IL`, `Graz, Austria`; what is alone and a
  /// country is that.
  mutating func readCityRegion(_ text: String) {
    if let (town, state) = Provinces.behindTown(text) {
      city = town
      if region.isEmpty { region = state }
      return
    }
    for sign in ["/", ",", " - ", "("] {
      guard let found = text.range(of: sign) else { continue }
      let city = text[..<found.lowerBound].trimmed
      var region = text[found.upperBound...].trimmed
      if sign == "(", region.hasSuffix(")") { region.removeLast() }
      guard !city.isEmpty, !region.isEmpty else { continue }
      self.city = city
      takeCountry(from: &region)
      if self.region.isEmpty { self.region = region }
      return
    }
    if CountryWords.isAnyName(text), country.isEmpty { country = text } else { city = text }
  }

  /// Takes a country from the end of what stands behind a town.
  private mutating func takeCountry(from region: inout String) {
    let parts = region.split(separator: ",").map(\.trimmed)
    guard country.isEmpty, let last = parts.last, CountryWords.isAnyName(last) else { return }
    country = last
    region = parts.dropLast().joined(separator: ", ")
  }

  /// Whether a text is a country, or a town and with commas behind it a state or a country: `Graz, Austria`, `Salem, OR`.
  static func isTownSomewhere(_ text: String) -> Bool {
    let parts = text.split(separator: ",").map(\.trimmed)
    guard let last = parts.last, parts.count < 4, parts.allSatisfy(CellNature.isTown) else {
      return false
    }
    return CountryWords.isAnyName(last)
      || parts.count > 1 && (CellNature.isCapitalCode(last) || isRegionName(last))
  }
}

extension AddressReader {
  /// The parts of an address whose postal code may stand in a column of its own: with that behind it
  /// the text must make sense, so that a house number is not taken for it.
  func parts(of text: String, _ row: borrowing ReshapedRow) -> AddressCell? {
    let place = parts.first { $0.part == .postcode }
    let code = place.map { row.text($0.source) } ?? ""
    guard !code.isEmpty, !text.contains(code) else {
      return AddressCell.parts(of: text) ?? AddressCell.townInState(text)
        ?? (haveTowns ? AddressCell.streetAndTown(of: text) : nil)
        ?? (haveTownsAlone ? AddressCell.townAlone(text) : nil)
    }
    let behind = [" ", ", "].lazy.compactMap { AddressCell.parts(of: text + $0 + code) }
    // Where words say which part is the town, none needs the code.
    return behind.first { $0.postcode == code }
      ?? AddressCell.parts(of: text).flatMap { $0.postcode.isEmpty ? $0 : nil }
  }
}
