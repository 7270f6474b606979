/// An address, or a part of one that holds several things, in one cell.
struct AddressCell: Equatable {
  var street: [String] = []
  var city = ""
  var region = ""
  var postcode = ""
  var country = ""

  /// Takes a whole address apart; nil where it is not certain which part is which.
  static func parts(of text: String) -> AddressCell? {
    if let address = eastAsian(text) { return address }
    // Mailing lists put two blanks between the parts.
    var segments = withCodeOfBoxApart(withStateBeforeCode(text.replacing("\t", with: " ")))
      .replacing("  ", with: "\n")
      .split { ",;\n\r、،".contains($0) || $0 == "\r\n" }
      .map(\.trimmed).filter { !$0.isEmpty }
    joinCodes(&segments)
    joinNumberOfHouse(&segments)
    var address = AddressCell()
    if segments.count > 1, let country = segments.last.flatMap(CountryWords.country) {
      address.country = country
      segments.removeLast()
    } else if segments.count > 2, let last = segments.last,
      segments.dropLast().contains(where: CellNature.isPostcodeAndTown),
      CountryWords.isAnyName(last)
    {
      address.country = segments.removeLast()
    }
    if segments.count == 1 {
      segments = splitAtCode(segments[0]) ?? splitBehindStreet(segments[0]) ?? segments
    }
    guard segments.count > 1 else { return nil }
    guard address.takeLocality(from: &segments) || address.takeNamedTown(from: &segments),
      !segments.isEmpty
    else { return nil }
    address.street = segments
    return address
  }

  /// Puts the number of a house before the comma behind it, as in France, to the street that everything else stands in
  /// one with: `31, avenue des Pins 06000 Nice`.
  private static func joinNumberOfHouse(_ segments: inout [String]) {
    guard segments.count == 2, CellNature.beginsAsStreet(segments[1]),
      segments[0].first?.isDigit == true, segments[0].count <= 8,
      segments[0].prefix(while: \.isDigit).count <= 4
    else { return }
    segments = [segments.joined(separator: ", ")]
  }

  // MARK: Town and postal code

  private mutating func takeLocality(from segments: inout [String]) -> Bool {
    if takeMalteseTown(from: &segments) || takeTownBeforeFourDigits(from: &segments) { return true }
    for index in segments.indices.reversed() {
      // `…, Springfield, IL 62704`: the region stands with the code, and the town before it.
      if index > 0, let found = Self.regionAndCode(segments[index]) {
        let town = segments[index - 1]
        if Self.beginsWithStreet(town) {
          guard let parts = Self.splitBehindStreet(town + " " + segments[index]),
            let found = Locality(usual: parts[1])
          else { return false }
          (city, region, postcode) = (found.city, found.region, found.postcode)
          segments.replaceSubrange(index - 1...index, with: [parts[0]])
          return true
        }
        if Self.isUnit(town) { return false }
        let hasTown = !Self.isStreet(town) || index == 1
        guard hasTown, index > 1 || segments.count > index + 1 else { continue }
        (region, postcode) = found
        city = town
        segments.removeSubrange(index - 1...index)
        return true
      }
      if let found = Locality(segments[index]), !found.city.isEmpty,
        index > 0 || segments.count > 1
      {
        // The end of `CF24 3RQ` is no number of a house.
        let isOfDigits = found.postcode.allSatisfy { $0.isDigit || $0 == " " }
        let isStreet =
          found.isTrailing && isOfDigits && found.region.isEmpty
          ? Self.isStreet(segments[index]) && !Self.isSettlement(segments[index])
          : isOfDigits != found.isTrailing && Self.endsAsStreet(found.city)
        guard !isStreet, !Self.isPostBox(segments[index]), !Self.isUnit(found.city),
          !found.isOfState,
          !found.isOfHouse(index, segments, country)
        else { continue }
        (city, postcode, region) = (found.city, found.postcode, found.region)
        if !found.country.isEmpty { country = found.country }
        segments.remove(at: index)
        if found.isTrailing, index == segments.count { takeTownOfRegion(from: &segments) }
        // What follows the town is the region.
        if region.isEmpty, index < segments.count, index > 0, segments.count - index == 1,
          !segments[index].contains(where: \.isDigit)
        {
          region = segments.remove(at: index)
        }
        return true
      }
    }
    return takeLoneCode(from: &segments)
  }

  /// Puts a code that stands apart behind the short name of a region to it, as Canada's post wants two blanks
  /// between them.
  private static func joinCodes(_ segments: inout [String]) {
    for index in segments.indices.dropFirst().reversed() where Locality.isCode(segments[index]) {
      let words = segments[index - 1].split(separator: " ")
      guard words.count > 1, let last = words.last, CellNature.isCapitalCode(String(last)) else {
        continue
      }
      segments[index - 1] += " " + segments.remove(at: index)
    }
  }

  /// A postal code in a segment of its own, and the town beside it.
  private mutating func takeLoneCode(from segments: inout [String]) -> Bool {
    guard let index = segments.lastIndex(where: Locality.isCode) else { return false }
    postcode = segments.remove(at: index)
    if index == 0 {
      // As in Russian: the code, the region, the town, and then the street. Fewer digits are a house's.
      guard postcode.count > 4, segments.first.map(Self.endsAsStreet) == false else { return false }
      if let place = segments.firstIndex(where: Self.isRegion) {
        region = segments.remove(at: place)
      }
      guard let first = segments.first, segments.count > 1 else { return false }
      city = first
      segments.removeFirst()
      return true
    }
    guard index - 1 < segments.count, segments.count > 1 else { return false }
    // `Buffalo, NY, 14201`.
    if index > 2, CellNature.isCapitalCode(segments[index - 1]),
      !segments[index - 2].contains(where: \.isDigit)
    {
      region = segments.remove(at: index - 1)
      city = segments.remove(at: index - 2)
      return true
    }
    let town = segments[index - 1]
    guard !town.contains(where: \.isDigit), !Self.endsAsStreet(town) else { return false }
    city = segments.remove(at: index - 1)
    // `…, Toronto, Ontario, M5H 3S8`.
    if index - 1 == segments.count { takeTownOfRegion(from: &segments) }
    return true
  }

  /// A town without a postal code, where words say that it is one, or what stands beside it.
  private mutating func takeNamedTown(from segments: inout [String]) -> Bool {
    func isPlace(_ text: String) -> Bool { !text.contains(where: \.isDigit) }
    // `P.O. Box 2041, Arusha`.
    if segments.count == 2, Self.isPostBox(segments[0]), isPlace(segments[1]) {
      city = segments.removeLast()
      return true
    }
    // `…, Kilkee, Co. Clare`.
    if segments.count > 2, let last = segments.last, isPlace(last),
      isPlace(segments[segments.count - 2]), Self.begins(last, withOneOf: "county")
    {
      region = segments.removeLast()
      city = segments.removeLast()
      return true
    }
    // `м. Львів, вул. …`.
    guard let index = segments.firstIndex(where: { isPlace($0) && Self.isSettlement($0) }) else {
      return false
    }
    city = segments.remove(at: index)
    return true
  }

  /// Whether a text is a part of a house, with its number or letter: what stands in front is the house's number.
  static func isUnit(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, let last = words.last else { return false }
    // `Torre A`, but not `Torre a Mare`.
    return (last.count == 1 || words.dropFirst().contains { $0.contains(where: \.isDigit) })
      && begins(text, withOneOf: "unit word")
  }

  private static func isSettlement(_ text: String) -> Bool { begins(text, withOneOf: "settlement") }

  static func isPostBox(_ text: String) -> Bool {
    begins(text, withOneOf: "post box") && text.contains(where: \.isDigit)
  }

  /// Whether a text begins with a word or two of a list, and has something behind.
  static func begins(_ text: String, withOneOf list: String) -> Bool {
    let words = text.lowercased().split { " :".contains($0) }
    let known = CellWords.set(list)
    return (1..<max(1, min(4, words.count))).contains {
      known.contains(words[..<$0].joined(separator: " "))
    }
  }

  private static func isRegion(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return ["обл", "край", "республика", "район", "р-н"].contains { lowered.range(of: $0) != nil }
  }

  /// `IL 62704`, `NSW 2000`, `ON K1A 0B1`.
  static func regionAndCode(_ text: String) -> (String, String)? {
    let words = text.split(separator: " ").map(String.init)
    if let found = AustralianCode(text), found.town.isEmpty { return (found.state, found.code) }
    guard let first = words.first, words.count >= 2, CellNature.isCapitalCode(first) else {
      return nil
    }
    let code = words.dropFirst().joined(separator: " ")
    return Locality.isCode(code) ? (first, code) : nil
  }

  /// Whether a number, or a number and a letter, stands behind words, or in front of a street's name.
  static func hasHouseNumber(_ text: String) -> Bool {
    let words = text.split(separator: " ").suffix(2)
    let isInFront = text.first?.isDigit ?? true
    return !isInFront && words.contains { $0.first?.isDigit == true && $0.count <= 5 }
      || text.split(separator: ",").contains { beginsWithHouseNumber($0.trimmed) }
  }

  /// `18 Brickfield Road`, `40b Slad Rd`; but neither `5th Avenue` nor `9 de Julio`.
  private static func beginsWithHouseNumber(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    guard words.count > 2, let number = words.first, number.count <= 5 else { return false }
    let letters = number.drop(while: \.isDigit)
    return letters.count < number.count && (letters.isEmpty || "aAbBcCdD".contains(letters))
      && words[1].first?.isUppercase == true
  }

  /// Whether the last of several words is one that streets are called by: `Mere Road`.
  static func endsAsStreet(_ text: String) -> Bool {
    guard let last = text.split(separator: " ").dropFirst().last else { return false }
    return streetEndings.contains(last.lowercased())
  }

  static let streetEndings = CellWords.set("street ending")

  private static func isStreet(_ text: String) -> Bool {
    guard let last = text.split(separator: " ").last else { return false }
    return text.contains(" ") && last.first?.isDigit == true && last.count <= 4
  }

  /// `Hauptstr. 5 10115 Berlin`: a street with its number, a code, and a town.
  private static func splitAtCode(_ text: String) -> [String]? {
    let words = text.split(separator: " ").map(String.init)
    guard (3...40).contains(words.count) else { return nil }
    for index in words.indices.dropFirst().dropLast() {
      let digits = words[index].allSatisfy(\.isDigit) ? words[index].count : 0
      guard
        digits == 5 || digits == 4 || isCodeWithHyphen(words[index])
          || CountrySigns.sign(of: words[index]) != nil,
        !isNumberOfPlace(words, index)
      else { continue }
      let front = words[..<index].reversed().drop { $0.allSatisfy { "-–,".contains($0) } }
      var street = front.reversed().joined(separator: " ")
      while let last = street.last, " ,".contains(last) { street.removeLast() }
      let town = words[index...].joined(separator: " ")
      // Houses in the country have names: `Lieu-dit Kerlaz 29100 Douarnenez`.
      let isNamed = digits == 5 && index > 1
      guard isNamed || street.contains(where: \.isDigit), let found = Locality(town),
        !found.isOfState
      else { continue }
      return [street, town]
    }
    return nil
  }

  /// Whether a word is a postal code of Poland, Portugal or Brazil: `00-950`, `1000-205`, `01310-100`.
  private static func isCodeWithHyphen(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && [2, 4, 5].contains(parts[0].count) && parts[1].count == 3
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isDigit } }
  }

  /// `12 Mill Road Apt 4 Dayton OH 45402`: a number, a street, and what is certainly a town with its region and
  /// code.
  private static func splitBehindStreet(_ text: String) -> [String]? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 4, words[0].first?.isDigit == true,
      var end = words.indices.dropFirst(2).first(where: { index in
        isEnding(words[index]) && index + 1 < words.count && !isEnding(words[index + 1])
      })
    else { return nil }
    func isAddition(_ word: String) -> Bool {
      streetAdditions.contains(word.lowercased()) || word.contains(where: \.isDigit)
    }
    // `Oak Drive St Paul`, `Main Street West Springfield`: the word may be the town's.
    if ["st", "st."].contains(words[end].lowercased()), isEnding(words[end - 1]) { return nil }
    while end + 3 < words.count, isAddition(words[end + 1]) {
      if directions.contains(words[end + 1].lowercased()) { return nil }
      end += 1
    }
    let town = words[(end + 1)...].joined(separator: " ")
    guard let found = Locality(usual: town), found.isTrailing, !found.region.isEmpty,
      !found.city.isEmpty
    else { return nil }
    return [words[...end].joined(separator: " "), town]
  }

  private static func isEnding(_ word: String) -> Bool {
    streetEndings.contains(word.lowercased())
  }

  private static let streetAdditions = CellWords.set("street addition")
  private static let directions: Set<String> = ["north", "south", "east", "west"]
}
