import ContactModel
import SourceText

/// What the text of one cell looks like.
enum CellNature {
  /// What a cell is most likely where nothing stands above it that tells.
  enum Kind { case email, url, phone, date, postcode, country, number, word, words, text }

  static func kind(of text: String) -> Kind {
    if text.contains("@") { return isEmail(text) ? .email : .text }
    if isSurelyURL(text) { return .url }
    let digits = digitCount(text)
    if digits == 0 {
      if CountryWords.isCountry(text) { return .country }
      guard isWords(text), !text.contains(where: { "&+/".contains($0) }) else { return .text }
      return text.contains(" ") ? .words : .word
    }
    // A time of day stands beside the day on which something was noted.
    if isSurelyDate(text), !text.contains(":") { return .date }
    guard text.allSatisfy({ $0.isDigit || " +()-/.".contains($0) }), !isPrice(text),
      !isIdentityNumber(text)
    else {
      return .text
    }
    // So many digits without a sign are no number that is dialled within a country, and begin with its code in none.
    if digits > mostDialled, text.count == digits, !text.hasPrefix("00") { return .number }
    if (6...15).contains(digits) {
      // China's mobile numbers have no zero in front.
      let isMobile = digits == 11 && text.hasPrefix("1") && text.prefix(2) > "12"
      return text.count > digits || text.hasPrefix("0") || isMobile ? .phone : .number
    }
    if text.count > digits { return .text }
    return digits == 4 || digits == 5 ? .postcode : .number
  }

  /// The longest national numbers have a digit in front by which a line is chosen, and twelve more (ITU-T E.164).
  private static let mostDialled = 13

  static func digitCount(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.count {
      $0.isASCII ? $0.value &- 0x30 < 10 : $0.properties.numericType == .decimal
    }
  }

  static func letterCount(_ text: String) -> Int { text.count { $0.isLetter } }

  static func isEmail(_ text: String) -> Bool {
    let part = text.split { " ,;<>/\n".contains($0) }.first { $0.contains("@") }
    guard let part, let at = part.firstIndex(of: "@"), at > part.startIndex else { return false }
    return part[part.index(after: at)...].contains(".") && part.filter { $0 == "@" }.count == 1
  }

  static func isSurelyURL(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return lowered.hasPrefix("http://") || lowered.hasPrefix("https://")
      || lowered.hasPrefix("www.")
  }

  /// Whether a text is a page for certain, and no mailbox: some write `www.` in front of these, too.
  static func isPage(_ text: String) -> Bool {
    isSurelyURL(text) && (!text.contains("@") || text.lowercased().hasPrefix("http"))
  }

  static func isURL(_ text: String) -> Bool {
    if isSurelyURL(text) { return true }
    guard !text.contains("@"), !text.contains(" "), let dot = text.lastIndex(of: ".") else {
      return false
    }
    let ending = text[text.index(after: dot)...].prefix { $0 != "/" }
    return (2...8).contains(ending.count) && ending.allSatisfy { $0.isLetter && $0.isASCII }
      && text[..<dot].allSatisfy { $0.isLetter || $0.isDigit || "-._".contains($0) }
  }

  /// Whether a text may be a page or an account at some site: days have points and strokes, too, but no letters.
  static func mayBeLink(_ text: String) -> Bool {
    text.contains { "./".contains($0) } && text.contains(where: \.isLetter)
  }

  /// Whether a text is the number of a vehicle: groups of up to three capitals and of up to four digits.
  static func isPlate(_ text: String) -> Bool {
    guard text.utf8.count < 14 else { return false }
    let groups = text.split { " -".contains($0) }
    let letters = groups.count { $0.count < 4 && $0.allSatisfy { $0.isASCII && $0.isUppercase } }
    let digits = groups.count { $0.count < 5 && $0.allSatisfy(\.isDigit) }
    return (2...4).contains(groups.count) && letters > 0 && digits > 0
      && letters + digits == groups.count
  }

  /// Whether a text is what an aircraft or a station is called by, with a hyphen behind its country's letters: `D-0123`.
  static func isCallSign(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && (1...2).contains(parts[0].count) && (3...5).contains(parts[1].count)
      && parts[0].allSatisfy { $0.isASCII && $0.isUppercase }
      && parts[1].allSatisfy { $0.isASCII && ($0.isUppercase || $0.isDigit) }
  }

  /// Whether a text under a header for numbers is one, or several with words beside them.
  static func mayBePhone(_ text: String) -> Bool {
    if text.lowercased().hasPrefix("sip:") || text.hasPrefix("*") || text.hasPrefix("#") {
      return true
    }
    let digits = digitCount(text)
    // `15:00` is a time of day, and `1.07` a room.
    if digits <= 4, text.contains(":") { return false }
    if digits <= 4, text.allSatisfy({ $0.isDigit || $0 == "." }), text.contains(".") {
      return false
    }
    return digits >= 3 && !isEmail(text) && letterCount(text) <= digits * 2
  }

  /// Whether a text is two to six digits and nothing else, as the numbers within a house are.
  static func isShortNumber(_ text: String) -> Bool {
    (2...6).contains(text.count) && text.allSatisfy { $0.isDigit }
  }

  /// Whether a text is up to seven digits without any sign, as the numbers of records are.
  static func isNumberOfFile(_ text: String) -> Bool {
    (1...7).contains(text.count) && text.first != "0" && text.allSatisfy(\.isDigit)
  }

  /// Whether a text is dialled behind a number: digits, with a word or a sign in front or without.
  static func isExtension(_ text: String) -> Bool {
    let word = text.prefix { $0.isLetter }
    let rest = text.dropFirst(word.count).drop { " .:#*-+(".contains($0) }
    return rest.first?.isDigit == true && rest.allSatisfy { $0.isDigit || " -/,.)".contains($0) }
  }

  /// Whether a text may be a floor: it has a number, is short or one word, has a word for one, or is in letters
  /// of which we have no words; `Piano` is what is tuned, too.
  static func isFloor(_ text: String) -> Bool {
    digitCount(text) > 0 || text.count <= 4 || !text.contains(" ")
      || text.unicodeScalars.contains { $0.value >= 0x250 }
      || HeaderFolding.words(text).contains(where: floorWords.contains)
  }

  /// Whether a text is nothing but a word for a floor.
  static func isFloorWord(_ text: String) -> Bool {
    floorWords.contains(HeaderFolding.folded(text))
  }

  private static let floorWords = CellWords.folded("floor word")

  /// Whether a text is the code of a country, as it is dialled in front of a number.
  static func isCallingCode(_ text: String) -> Bool {
    text.first == "+" && (2...5).contains(text.count) && text.dropFirst().allSatisfy(\.isDigit)
  }

  /// Whether a text may be the code of a country or a town: `44`, `(0131)`.
  static func mayBeCode(_ text: String) -> Bool {
    (1...6).contains(digitCount(text)) && text.allSatisfy { $0.isDigit || "+()".contains($0) }
  }

  /// Whether a text is what is dialled behind a switchboard's number: `-34`.
  static func isDirectDial(_ text: String) -> Bool {
    text.first == "-" && (2...6).contains(text.count) && text.dropFirst().allSatisfy(\.isDigit)
  }

  /// Whether a text is how a letter begins: `Dear Mrs Lee`.
  static func isLetterGreeting(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return letterGreetings.contains {
      lowered.hasPrefix($0) && lowered.dropFirst($0.count).first == " "
    }
  }

  private static let letterGreetings = CellWords.words("letter greeting")

  /// Whether a text under a header for numbers is a telephone's rather than a house's.
  static func mayBeLine(_ text: String) -> Bool {
    mayBePhone(text) && digitCount(text) >= 6 && letterCount(text) == 0
  }

  /// Whether a text is a code in capitals and digits, by which a program knows somebody: BOK001.
  static func isCode(_ text: String) -> Bool {
    text.contains(where: \.isDigit) && text.contains(where: \.isUppercase)
      && text.allSatisfy { $0.isUppercase || $0.isDigit || "-_./".contains($0) }
  }

  /// Whether a text is how a shop calls a view of itself: a language with a country (UTS 35), as `de_CH`, or
  /// `default`.
  static func isStoreView(_ text: String) -> Bool {
    if text == "default" { return true }
    let parts = text.split { "_-".contains($0) }
    return parts.count == 2 && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isLetter) }
      && parts[0].allSatisfy(\.isLowercase)
  }

  /// Whether a text is a letter or two and a number up to three digits, as rooms have: `A 012`.
  static func isRoom(_ text: String) -> Bool {
    let letters = text.prefix { $0.isUppercase }
    let rest = text.dropFirst(letters.count).drop { " .-".contains($0) }
    return (1...2).contains(letters.count) && (1...3).contains(rest.count)
      && rest.allSatisfy(\.isDigit)
  }

  /// Whether a text is a device's address on a network (RFC 791).
  static func isNetworkAddress(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { Int($0).map { (0...255).contains($0) } ?? false }
  }

  /// Whether a text is made of digits with blanks and strokes between, as short numbers are.
  static func isDigitsInGroups(_ text: String) -> Bool {
    digitCount(text) > 1 && text.allSatisfy { $0.isDigit || " -/+()".contains($0) }
  }

  /// Whether a text can hardly be anything but a telephone number, whatever stands above it. (No
  /// country's code begins with a zero, so that none begins with three: E.164.)
  static func isSurelyPhone(_ text: String) -> Bool {
    if isNorthAmerican(text) { return true }
    let digits = digitCount(text)
    guard (8...15).contains(digits), let first = text.first, "+(0".contains(first),
      !text.filter(\.isDigit).hasPrefix("000"),
      text.allSatisfy({ $0.isDigit || "+-()./ ".contains($0) }), !isDate(text)
    else { return false }
    return text.contains { "+ (-".contains($0) } && !text.dropFirst().contains("+")
      && !hasLoneDigit(text)
  }

  /// Whether a digit stands alone between hyphens, as in numbers of lots: `091-412-3-27`.
  private static func hasLoneDigit(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.count > 3 && groups.dropFirst().dropLast().contains { $0.count == 1 }
  }

  /// Whether a text is a number with signs for some of its digits: `0115550xxx`, `06 55****41`.
  static func isHiddenNumber(_ text: String) -> Bool {
    let signs = text.filter { "xX*•".contains($0) }
    return signs.count > 1 && digitCount(text) > 2
      && text.range(of: String(repeating: String(signs.prefix(1)), count: 2)) != nil
      && text.allSatisfy { $0.isDigit || $0 == signs.first || "+-()./ ".contains($0) }
  }

  /// Whether a text is one such number or several, each with a word behind it or without.
  static func areSurelyPhones(_ text: String) -> Bool {
    if isSurelyPhone(text) { return true }
    let parts = text.split { ",;/\n".contains($0) }.map { part in
      part.prefix { $0 != "(" || part.first == "(" }.trimmed
    }
    return text.contains(where: \.isDigit) && !parts.isEmpty && parts.allSatisfy(isSurelyPhone)
  }

  /// Whether a text is a number of the North American plan as it is written there: `918-555-0124`.
  private static func isNorthAmerican(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { "-. ".contains($0) }
    return parts.map(\.count) == [3, 3, 4]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isDigit } }
      && parts.prefix(2).allSatisfy { $0.first.map { $0 > "1" } ?? false }
  }

  static func isDate(_ text: String) -> Bool {
    var text = CalendarText.withoutEnding(text)
    if CalendarText.date(text) != nil { return true }
    return text.withUTF8 { bytes in
      for order in DateOrder.allCases {
        switch DateText(order: order, isLeapYearNone: false).read(Bytes(bytes)) {
        case .date, .completed: return true
        case .serial: return true
        case .none, .unreadable: continue
        }
      }
      return false
    }
  }

  /// Whether a text is a date with its year, or with the name of a month, whatever stands above it.
  static func isSurelyDate(_ text: String) -> Bool {
    if MonthNames.isCodeAndTown(text) { return false }
    let numbers = text.split { !$0.isDigit }
    return (numbers.count >= 3 || letterCount(text) > 2) && isDate(text)
  }

  /// Whether a text is a whole number up to three digits, with a sign in front or without.
  static func isCount(_ text: String) -> Bool {
    let digits = text.drop { "+-−–".contains($0) }
    return text.count - digits.count < 2 && (1...3).contains(digits.count)
      && digits.allSatisfy(\.isDigit)
  }

  /// Whether a text is the name of a month and two digits behind a hyphen or an apostrophe, which may be a day or the
  /// end of a year: `Mar-26`, `Mrz '26`.
  static func isMonthAndTwoDigits(_ text: String) -> Bool {
    let month = text.prefix { $0.isLetter }
    let number = text.suffix(2)
    let between = text.dropFirst(month.count).dropLast(2)
    return month.count > 2 && number.allSatisfy(\.isDigit)
      && between.allSatisfy { " .-'’".contains($0) } && between.contains { "-'’".contains($0) }
  }

  /// Whether a text is a number, with a sign of a currency or without.
  static func isAmount(_ text: String) -> Bool {
    digitCount(text) > 0
      && text.allSatisfy { $0.isDigit || ".,' -+€$£¥%".contains($0) || $0.isCurrencySymbol }
  }

  /// Whether a text is a sum of money: with the sign of a currency, or with two digits behind a point.
  static func isPrice(_ text: String) -> Bool {
    guard isAmount(text) else { return false }
    if text.contains(where: \.isCurrencySymbol) { return true }
    let parts = text.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    // Sums don't begin as numbers to dial do: `041.555.01`.
    guard let first = parts.first, first.first != "0" || first == "0" else { return false }
    return parts.count > 1 && parts.last?.count == 2 && parts.last?.allSatisfy(\.isDigit) == true
      && parts[1..<(parts.count - 1)].allSatisfy { $0.count == 3 } && !text.contains("+")
  }

  /// Whether a text has the form of the numbers by which offices of Latin America know people and firms, with a digit or
  /// two behind that check them: `12345678-5`, `12.345.678-5`, `20-12345678-3`, `123.456.789-09`.
  private static func isIdentityNumber(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isDigit || ".-".contains($0) }) else { return false }
    let groups = text.split(omittingEmptySubsequences: false) { ".-".contains($0) }.map(\.count)
    let isCounted = text.dropLast(groups.last ?? 0).last == "-"
    return isCounted
      && [[7, 1], [8, 1], [9, 1], [1, 3, 3, 1], [2, 3, 3, 1], [2, 8, 1], [3, 3, 3, 2]].contains(
        groups)
      && (groups.count < 4 || text.contains("."))
  }

  static func isYear(_ text: String) -> Bool {
    guard text.count == 4, let year = Int(text) else { return false }
    return (1880...2040).contains(year)
  }

  static func isDayOfMonth(_ text: String) -> Bool {
    text.count <= 2 && Int(text).map { (1...31).contains($0) } ?? false
  }

  static func isYesNo(_ text: String) -> Bool { answer(text) != nil }

  /// What a text says to a question of yes and no; nil where it is no answer.
  static func answer(_ text: String) -> Bool? {
    let text = text.lowercased()
    return yes.contains(text) ? true : no.contains(text) ? false : nil
  }

  private static let yes = CellWords.set("yes")

  private static let no = CellWords.set("no")

  /// Words for how things stand, which are no regions.
  static func isStatus(_ text: String) -> Bool { statuses.contains(text.lowercased()) }

  private static let statuses = CellWords.set("status")

  /// Whether a text is made of letters alone, as names are.
  static func isWords(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return !words.isEmpty && words.count <= 8 && text.utf8.count <= 90
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || " -.'’,&+/()・".unicodeScalars.contains($0)
          || $0.properties.generalCategory == .nonspacingMark
          || $0.properties.generalCategory == .spacingMark || $0 == "\u{200C}" || $0 == "´"
      }
  }
}

extension StringProtocol {
  /// The text without blanks of any kind around it.
  var trimmed: String {
    let text = String(self)
    // Between characters of ASCII there is nothing to look at.
    if let first = text.utf8.first, let last = text.utf8.last, 0x21..<0x80 ~= first,
      0x21..<0x80 ~= last
    {
      return text
    }
    var view = text.unicodeScalars[...]
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value <= 0x20 || scalar == "\u{A0}" || scalar == "\u{3000}" || scalar == "\u{200B}"
        || scalar == "\u{200E}" || scalar == "\u{200F}" || scalar == "\u{FEFF}"
    }
    while let first = view.first, isBlank(first) { view.removeFirst() }
    while let last = view.last, isBlank(last) { view.removeLast() }
    return String(view)
  }

  /// The text without characters of a kind around it.
  func trimmed(_ isLeftOut: (Character) -> Bool) -> SubSequence {
    let rest = drop(while: isLeftOut)
    let end = rest.lastIndex { !isLeftOut($0) }.map { index(after: $0) }
    return rest[..<(end ?? rest.startIndex)]
  }
}

extension Character {
  /// Whether it is a digit of any script. `isNumber` says so of 三 and 千 too, which many names and towns have.
  var isDigit: Bool {
    if let byte = asciiValue { return byte &- UInt8(ascii: "0") < 10 }
    return unicodeScalars.first?.properties.numericType == .decimal
  }
}
