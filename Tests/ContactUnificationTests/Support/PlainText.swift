import LocaleSupport

/// What texts say apart from notation, by rules that are not those of the library.
enum PlainText {
  /// The words of a text: letters and digits in small letters, without accents; signs separate.
  static func words(_ text: String) -> [String] {
    var result = String.UnicodeScalarView()
    for scalar in folded(text).unicodeScalars {
      let properties = scalar.properties
      let isKept =
        scalar.value >= 0x80 && !properties.isWhitespace || properties.isAlphabetic
        || properties.numericType != nil
      result.append(isKept ? scalar : " ")
    }
    return String(result).split(separator: " ").map(String.init)
  }

  /// Letters and digits alone.
  static func letters(_ text: String) -> String { words(text).joined() }

  /// The text in small letters, without accents, with single blanks between words.
  static func folded(_ text: String) -> String {
    let umlauts = text.lowercased().map { character in
      ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"][character] ?? String(character)
    }.joined()
    var result = String.UnicodeScalarView()
    for scalar in umlauts.normalized(to: .compatibilityCaseFolded).normalized(to: .decomposed)
      .unicodeScalars
    {
      switch scalar {
      case "ı": result.append("i")
      case "ł": result.append("l")
      case "đ": result.append("d")
      case "ァ"..."ヶ": result.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
      case _ where scalar.properties.generalCategory == .nonspacingMark: continue
      default: result.append(scalar)
      }
    }
    return String(result).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A web address without what is optional in it.
  static func address(_ text: String) -> String {
    var text = text
    for scheme in ["http://", "https://"] where text.lowercased().hasPrefix(scheme) {
      text.removeFirst(scheme.count)
    }
    if text.lowercased().hasPrefix("www.") { text.removeFirst(4) }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    if text.last == "/" { text.removeLast() }
    return text
  }

  /// A UID without what programs put in front of it.
  static func identifier(_ text: String) -> String {
    text.lowercased().hasPrefix("urn:uuid:") ? String(text.dropFirst(9)) : text
  }

  /// Whether two texts are one phone number: the same dialled characters, or the same end of a
  /// national and an international notation, and the same extension.
  static func isNumber(_ a: String, _ b: String) -> Bool {
    func parts(_ text: String) -> (number: String, suffix: String) {
      let folded = folded(text).replacing("(0)", with: "").replacing("tel:", with: "")
        .replacing(";ext=", with: "x").replacing("ext", with: "x").replacing("#", with: "x")
      let kept = folded.filter { $0.isNumber || $0.isLetter || "*,;".contains($0) }
      let number = kept.prefix { $0.isNumber }
      return (String(number), String(kept.dropFirst(number.count)))
    }
    let (x, y) = (parts(a), parts(b))
    guard x.suffix == y.suffix else { return false }
    return x.number == y.number
      || x.number.count >= 7 && y.number.count >= 7
        && x.number.suffix(8).hasSuffix(y.number.drop { $0 == "0" }.suffix(8).suffix(7))
  }

  /// Whether a text is another, legal forms of companies apart.
  static func isName(_ place: String, of text: String) -> Bool {
    let (a, b) = (words(place), words(text))
    return a == b || a.filter { !forms.contains($0) } == b.filter { !forms.contains($0) }
  }

  /// Whether all words of a text are among others, legal forms of companies apart.
  static func isPart(_ text: String, of others: [String]) -> Bool {
    words(text).filter { !forms.contains($0) }.allSatisfy(others.contains)
  }

  private static let forms: Set = [
    "gmbh", "ag", "inc", "incorporated", "corporation", "company", "ltd", "limited", "llc", "kg",
    "co", "corp", "sa", "bv", "sarl", "srl", "oy", "ab", "spa", "plc", "nv", "sro", "kft",
  ]

  /// Words for a flat, which mean the same before its number.
  private static let flats: Set = ["apt", "apartment", "appt", "flat", "suite", "ste", "unit"]

  private static func wordsWithoutFlats(_ text: String) -> [String] {
    words(text).filter { !flats.contains($0) }
  }

  /// Whether an address says all that another does. Words of streets may be abbreviated; a country
  /// has names in many languages, and a label may repeat what the components say.
  static func isAddress(_ place: [String], _ parts: [String]) -> Bool {
    let everywhere = Set(place.flatMap(words))
    for (index, (there, part)) in zip(place, parts).enumerated()
    where !part.allSatisfy(\.isWhitespace) {
      switch index {
      case 6, 18: if there.isEmpty { return false }
      case 1, 2:
        // A floor may stand beside the street or below it.
        let said = words(place[1] + " " + place[2])
        let isSaid = wordsWithoutFlats(part).allSatisfy { word in
          said.contains { isAbbreviation($0, word) }
        }
        guard isSaid else { return false }
      case 4 where isAbbreviation(letters(there), letters(part)): continue
      case 5 where letters(there).hasPrefix(letters(part)): continue
      case parts.count - 1:
        // The country's name is in one language alone.
        let said = everywhere.union(words(parts[6]))
        let isSaid = wordsWithoutFlats(part).allSatisfy { word in
          said.contains { isAbbreviation($0, word) }
        }
        guard isSaid else { return false }
      default:
        let (a, b) = (words(there), words(part))
        guard a.count == b.count, zip(a, b).allSatisfy({ isAbbreviation($0, $1) }) else {
          return false
        }
      }
    }
    return true
  }

  /// Whether one word has the letters of the other in their order, as Ln and Lane, NY and New York.
  private static func isAbbreviation(_ a: String, _ b: String) -> Bool {
    guard a.first == b.first else { return false }
    var rest = (a.count < b.count ? b : a)[...]
    return (a.count < b.count ? a : b).allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }
}
