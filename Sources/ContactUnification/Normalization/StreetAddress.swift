import ContactLikeness
import LocaleSupport

/// What a street and its number are equal by: the number and the word that names the street,
/// without what kind of street it is, which people abbreviate.
enum StreetAddress {
  struct Parts {
    /// -1 for none.
    var number: Int32 = -1
    /// Empty for none.
    var name: [UInt8] = []

    /// Nil where there is no number or no name.
    var key: [UInt8]? {
      number >= 0 && name.count >= 2 ? Array(String(number).utf8) + [0x20] + name.prefix(8) : nil
    }
  }

  /// The parts of a text such as `12 High Street, Flat 3`.
  static func parts(street: UnsafeBufferPointer<UInt8>) -> Parts {
    guard street.count <= 300 else { return Parts() }
    var isASCII = true
    for byte in street where byte >= 0x80 { isASCII = false }
    let folded = isASCII ? street.map { ASCII.lowercased($0) } : LetterFolding.folded(street)
    var number: ArraySlice<UInt8> = []
    var name: ArraySlice<UInt8> = []
    var start = 0
    while start < folded.count {
      let end = folded[start...].firstIndex(where: isSeparator) ?? folded.count
      let word = folded[start..<end]
      start = end + 1
      guard let first = word.first else { continue }
      if ASCII.isDigit(first) {
        // Behind the number may stand another, of the flat.
        if number.isEmpty, word.count <= 7 {
          number = word.prefix { ASCII.isDigit($0) }
        } else if !name.isEmpty {
          break
        }
      } else {
        if !number.isEmpty, !name.isEmpty, unitWords.contains(word) { break }
        // A shorter word can't be the longest.
        if word.count > name.count {
          let stem = stem(of: word)
          if stem.count > name.count { name = stem }
        }
      }
    }
    let value = number.reduce(Int32(0)) { $0 * 10 + Int32($1 - 0x30) }
    return Parts(
      number: number.isEmpty ? -1 : value, name: name.count >= 2 ? Array(name.prefix(12)) : [])
  }

  /// A postal code without blanks; of digits its first five, because some add four.
  static func postalCode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let code = text.prefix(20).filter { ASCII.isDigit($0) || ASCII.isLetter($0) }
      .map { ASCII.lowercased($0) }
    guard code.count >= 3 else { return nil }
    return code.allSatisfy { ASCII.isDigit($0) } ? Array(code.prefix(5)) : code
  }

  /// A town's letters, folded; nil where there are fewer than two.
  static func locality(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.count <= 120 else { return nil }
    var isASCII = true
    for byte in text where byte >= 0x80 { isASCII = false }
    let folded = isASCII ? text.map { ASCII.lowercased($0) } : LetterFolding.folded(text)
    let letters = folded.filter { $0 >= 0x80 || ASCII.isLetter($0) }
    return letters.count >= 2 ? letters : nil
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte < 0x80 && !ASCII.isLetter(byte) && !ASCII.isDigit(byte)
  }

  private static func stem(of word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if kinds.contains(word) { return [] }
    for ending in endings where word.count > ending.count + 2 && word.last == ending.last {
      if word.suffix(ending.count).elementsEqual(ending) { return word.dropLast(ending.count) }
    }
    return word
  }

  private static let kinds = WordList(
    """
    street st str avenue ave av road rd boulevard blvd bd drive dr lane ln court ct place pl
    terrace terr ter parkway pkwy highway hwy square sq way circle cir trail trl close crescent
    cres gardens gdns grove north south east west strasse platz weg allee gasse rue calle via
    viale corso piazza ul ulica aleja al plac avenida praca rua travessa estrada ulitsa prospekt
    cadde caddesi cad sokak sokagi sk no nr num numero straat laan plein kade ulice namesti dori
    marg nagar the de la du des del da do dos di van der den le les
    """)

  private static let endings: [[UInt8]] =
    ["strasse", "str", "straat", "platz", "weg", "allee", "gasse", "laan", "plein", "gatan"]
    .map { Array($0.utf8) }

  private static let unitWords = WordList(
    "apt apartment unit suite ste flat floor fl room app top")
}
