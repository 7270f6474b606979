import SourceText

/// A postal code and a town in one text: `10115 Berlin`, `Springfield, IL 62704`,
/// `London SW1A 1AA`. There is none where it is not certain which is which.
struct Locality: Equatable {
  private(set) var postcode = ""
  private(set) var city = ""
  private(set) var region = ""
  /// The country that a sign in front of the code says, as in `A-5020`.
  private(set) var country = ""
  /// Whether the code stands behind the town.
  private(set) var isTrailing = false

  /// Reads a text that is known to be a postal code and a town.
  init?(_ text: String) {
    let text = Self.withoutBlanks(ContactText.westernDigits(text))
    let sign = CountrySigns.sign(of: text)
    let rest = sign?.code ?? text
    if let found = Locality(usual: rest) {
      self = found
    } else {
      guard readDigitsInFront(of: rest) || readDigits(behind: rest) else { return nil }
    }
    country = sign?.country ?? ""
    city = city.trimmed
    takeRegion()
    if country.isEmpty, !isTrailing { takeCountry() }
  }

  /// Reads a text whose code has the form of some country's, which tells what it is.
  init?(usual text: String) {
    var text = text
    guard
      text.withUTF8({ readLeading(Bytes($0)) || readTrailing(Bytes($0)) }) || readAustralian(text)
    else { return nil }
  }

  /// A text without the blanks around the hyphen of the code that it begins with: `4900 - 300 Viana`, `00 - 950 Warszawa`.
  /// In front of a street, a flat and a house may be written so.
  static func withoutBlanks(_ text: String) -> String {
    guard text.first?.isDigit == true, text.utf8.contains(UInt8(ascii: "-")) else { return text }
    let code = text.prefix { $0.isDigit || $0 == " " || $0 == "-" }
    let parts = code.split { $0 == " " || $0 == "-" }.map(\.count)
    guard [[4, 3], [2, 3]].contains(parts), code.contains(" -") || code.contains("- "),
      code.count(where: { $0 == "-" }) == 1
    else { return text }
    return code.filter { $0 != " " } + (code.last == " " ? " " : "") + text.dropFirst(code.count)
  }

  /// Whether two capitals behind five digits are the letters of a state, and no town: `21093 MD`.
  var isOfState: Bool {
    !isTrailing && postcode.utf8.count == 5 && city.utf8.count == 2
      && CellNature.isCapitalCode(city)
  }

  /// Whether a text is a postal code and nothing else.
  static func isCode(_ text: String) -> Bool {
    (3...10).contains(text.count) && CellNature.digitCount(text) >= 2
      && Locality(usual: text)?.city.isEmpty == true
  }

  // MARK: Forms of codes

  /// Codes that stand in front: 9 for a digit, A for a capital letter. Those that others begin
  /// with come behind them.
  private static let leading = [
    "9999 AA", "999 99", "99-999", "9999-999", "99999-9999", "99999-999", "999-9999", "999999",
    "99999", "9999",
    "A9A 9A9", "AA9A 9AA", "AA99 9AA", "AA9 9AA", "A9A 9AA", "A99 9AA", "A9 9AA",
  ].map { Array($0.utf8) }

  /// Codes behind the town, and whether a short name of the region stands between.
  private static let trailing = [
    ("99999-9999", true), ("99999", true), ("A9A 9A9", true), ("AA9A 9AA", false),
    ("AA99 9AA", false), ("AA9 9AA", false), ("A9A 9AA", false), ("A99 9AA", false),
    ("A9 9AA", false),
  ].map { (Array($0.0.utf8), $0.1) }

  private mutating func readLeading(_ text: Bytes) -> Bool {
    var start = 0
    if text.prefix(3).string == "〒" { start = 3 }
    while start < text.count, text[start] == 0x20 { start += 1 }
    // The country's sign, as in `D-10115`, is a part of the code for those who write it.
    var digits = start
    while digits < text.count, digits < start + 3, Self.isCapital(text[digits]) { digits += 1 }
    let hasSign = digits > start && digits < text.count && text[digits] == UInt8(ascii: "-")
    digits = hasSign ? digits + 1 : start
    for pattern in Self.leading where Self.matches(text, digits, pattern) {
      let end = digits + pattern.count
      if end == text.count {
        postcode = text[start..<end].string
        return true
      }
      var next = end
      while next < text.count, text[next] <= 0x20 || text[next] == UInt8(ascii: ",") { next += 1 }
      guard next > end, Self.isTown(text[next..<text.count]) else { continue }
      postcode = text[start..<end].string
      city = text[next..<text.count].string
      return true
    }
    return false
  }

  private mutating func readTrailing(_ text: Bytes) -> Bool {
    for (pattern, hasRegion) in Self.trailing {
      let start = text.count - pattern.count
      guard start > 2, Self.matches(text, start, pattern), text[start - 1] <= 0x20 else { continue }
      var end = Self.trimmedEnd(text, start)
      let region = hasRegion ? Self.region(text, end) : nil
      if let region { end = Self.trimmedEnd(text, region.lowerBound) }
      guard Self.isTown(text[0..<end]), !text[0..<end].contains(where: { $0.isDigit }) else {
        return false
      }
      postcode = text[start..<text.count].string
      city = text[0..<end].string
      self.region = region.map { text[$0].string } ?? ""
      isTrailing = true
      return true
    }
    return false
  }

  /// Two or three capital letters before a position, behind a blank.
  private static func region(_ text: Bytes, _ end: Int) -> Range<Int>? {
    var start = end
    while start > 0, isCapital(text[start - 1]) { start -= 1 }
    guard (2...3).contains(end - start), start > 1, text[start - 1] <= 0x20 else { return nil }
    return start..<end
  }

  private static func trimmedEnd(_ text: Bytes, _ end: Int) -> Int {
    var end = end
    while end > 0, text[end - 1] <= 0x20 || text[end - 1] == UInt8(ascii: ",") { end -= 1 }
    return end
  }

  /// Whether a text begins with a letter, is no single one, and has no further code.
  private static func isTown(_ text: Bytes) -> Bool {
    guard text.count > 1, let first = text.first, (first | 0x20) &- 0x61 < 26 || first >= 0x80
    else { return false }
    var digits = 0
    for byte in text {
      digits = byte.isDigit ? digits + 1 : 0
      if digits > 3 { return false }
    }
    return true
  }

  private static func matches(_ text: Bytes, _ start: Int, _ pattern: [UInt8]) -> Bool {
    guard start >= 0, start + pattern.count <= text.count else { return false }
    return pattern.indices.allSatisfy { index in
      let byte = text[start + index]
      switch pattern[index] {
      case UInt8(ascii: "9"): return byte.isDigit
      case UInt8(ascii: "A"): return isCapital(byte)
      default: return byte == pattern[index]
      }
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// `Dubbo NSW 2830`: four digits are a house's number, too, and a code behind a state's name.
  private mutating func readAustralian(_ text: String) -> Bool {
    guard let found = AustralianCode(text), Self.isTown(found.town) else { return false }
    (city, region, postcode, isTrailing) = (found.town, found.state, found.code, true)
    return true
  }

  private static func isTown(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isTown(Bytes($0)) } && !text.contains(where: \.isDigit)
  }

  // MARK: Digits alone

  /// `600 Akureyri`, where codes have three digits, and `6020, Λάρνακα`.
  private mutating func readDigitsInFront(of text: String) -> Bool {
    let code = text.prefix { $0.isDigit }
    let rest = text.dropFirst(code.count)
    let town = rest.drop { " ,-–".contains($0) }
    guard (3...7).contains(code.count), town.count < rest.count, town.count > 1,
      !town.contains(where: \.isDigit)
    else { return false }
    postcode = String(code)
    city = String(town)
    return true
  }

  /// `София 1000`, `Praha 110 00`, `Kolkata - 700001`.
  private mutating func readDigits(behind text: String) -> Bool {
    // `Dhaka-1209`
    var text = text[...]
    let digits = text.reversed().prefix(while: \.isDigit).count
    let front = text.dropLast(digits)
    if (4...6).contains(digits), let dash = front.last, "-–".contains(dash),
      front.dropLast().suffix(3).count(where: \.isLetter) == 3
    {
      text = (front.dropLast() + " " + text.suffix(digits))[...]
    }
    var words = text.split(separator: " ").map(String.init)
    var code: [String] = []
    while let last = words.last, code.count < 2, last.allSatisfy(\.isDigit), words.count > 1 {
      code.insert(last, at: 0)
      words.removeLast()
    }
    guard (4...7).contains(code.joined().count), code.count == 1 || code[0].count == 3 else {
      return false
    }
    while let last = words.last, ["-", "–", ","].contains(last) { words.removeLast() }
    var town = words.joined(separator: " ")
    while let last = town.last, ",-–".contains(last) { town.removeLast() }
    guard !town.isEmpty, !town.contains(where: \.isDigit) else { return false }
    (postcode, city, isTrailing) = (code.joined(separator: " "), town, true)
    return true
  }

  /// `Vrbovec (HR)`, `Springfield, CA`; `Wien/AT` stays as it is.
  private mutating func takeRegion() {
    if region.isEmpty, let (town, province) = Provinces.behindTown(city) {
      (city, region) = (town, province)
    }
    if region.isEmpty, city.hasSuffix(")"), let open = city.lastIndex(of: "(") {
      let inner = String(city[city.index(after: open)...].dropLast())
      if (2...3).contains(inner.count), inner == inner.uppercased() {
        region = inner
        city = city[..<open].trimmed
      }
    }
    if region.isEmpty, let comma = city.lastIndex(of: ",") {
      region = city[city.index(after: comma)...].trimmed
      city = String(city[..<comma])
    }
  }

  /// `75007 Paris France`, but neither `7300 Nuevo México` nor `1000 Luxembourg`.
  private mutating func takeCountry() {
    if CountryWords.isName(region) {
      country = region
      region = ""
      return
    }
    let words = city.split(separator: " ")
    for count in [3, 2, 1] where count < words.count {
      let name = words.suffix(count).joined(separator: " ")
      var town = words.dropLast(count)
      // `20250 Casablanca - Maroc`: behind a dash stands no second word of a town.
      let isApart = town.count > 1 && town.last.map { ["-", "–", "—"].contains($0) } == true
      guard isApart ? CountryWords.isAnyName(name) : CountryWords.isName(name) else { continue }
      if isApart { town.removeLast() }
      guard let last = town.last, !Self.wordsOfTowns.contains(last.lowercased()) else { return }
      country = name
      city = town.joined(separator: " ")
      return
    }
  }

  /// Words in front of what is a country elsewhere: New Mexico, Ciudad de México.
  private static let wordsOfTowns = CellWords.set("before town")
}
