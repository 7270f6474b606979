import ContactModel
import SourceText

/// Telephone numbers in one cell, with the words beside them.
struct PhoneCell {
  /// A number, and the label that words beside it say; empty where none does.
  struct Number: Equatable {
    var value: String
    var label = ""
  }

  private(set) var numbers: [Number] = []
  /// What in the cell is no number.
  private(set) var rest = ""
  /// Whether a spreadsheet had turned the number into powers of ten, and all its digits are there.
  let isRestored: Bool
  /// The language of the table's headers.
  private let language: String?

  init(_ text: String, language: String? = nil) {
    self.language = language
    var text = ContactText.westernDigits(text)
    let isInPowers = text.withUTF8 { Bytes($0).isInPowers }
    let restored = isInPowers ? Self.restored(text) : nil
    isRestored = restored != nil
    if isInPowers || text.lowercased().hasPrefix("sip:") {
      numbers = [Number(value: restored ?? text)]
      return
    }
    for part in Self.parts(of: Messengers.withNumbers(text)) { add(part.trimmed) }
  }

  /// Whether a cell is one number as it stands, which most are: digits with signs between, too few for two
  /// numbers.
  static func isOneNumber(_ cell: Bytes) -> Bool {
    guard let last = cell.last, last.isDigit || last == UInt8(ascii: ")") else { return false }
    var digits = 0
    var isOpen = false
    for (index, byte) in cell.enumerated() {
      let isBeforeDigit = index + 1 < cell.count && cell[index + 1].isDigit
      switch byte {
      case _ where byte.isDigit: digits += 1
      case UInt8(ascii: "+") where index == 0 && isBeforeDigit: break
      case UInt8(ascii: "(") where !isOpen && isBeforeDigit: isOpen = true
      case UInt8(ascii: ")") where isOpen: isOpen = false
      case _ where index > 0 && byte.isOne(of: " -/"): break
      default: return false
      }
    }
    // At a slash, and at a hyphen between blanks, two numbers may be told apart.
    let isOne = digits < (cell.contains(UInt8(ascii: "/")) ? 2 * usualDigits : 2 * fewestAtHyphen)
    return !isOpen && digits >= 4 && isOne
  }

  // MARK: Several numbers

  /// The parts of a text that are numbers of their own; most cells have digits for one alone.
  private static func parts(of text: String) -> [Substring] {
    guard CellNature.digitCount(text) >= 2 * usualDigits else { return [text[...]] }
    return LabeledRun.separators.reduce(withoutEnumeration(text)) { parts, separator in
      parts.flatMap { split($0, at: separator) }
    }
  }

  /// The parts of `1) 030 1234567 2) 030 7654321`; the whole where nothing is counted so.
  private static func withoutEnumeration(_ text: String) -> [Substring] {
    guard text.contains("2)") else { return [text[...]] }
    let parts = text[...].parts { "\($0 + 1))" }
    let numbers = parts.dropFirst()
    let areNumbers = numbers.allSatisfy { CellNature.digitCount(String($0)) >= usualDigits }
    guard numbers.count > 1, areNumbers, !parts[0].contains(where: \.isDigit) else {
      return [text[...]]
    }
    return parts.filter { part in part.contains { !$0.isWhitespace } }
  }

  /// The parts between separators, where each has enough digits for a number of its own.
  private static func split(_ text: Substring, at separator: String) -> [Substring] {
    let isWeak = [" - ", " – ", "  "].contains(separator)
    let least = isWeak ? fewestAtHyphen : usualDigits
    return text.values(between: separator) { part in
      let number = part.trimmed
      let digits = CellNature.digitCount(number)
      // The code of a country and that of an area are no number yet: `0043 677/8226384`.
      if number.hasPrefix("00") { return digits >= fewestInternational + 2 }
      return digits >= (number.hasPrefix("+") ? fewestInternational : least)
    }
  }

  // MARK: Numbers and the words beside them

  /// So many digits are a number, whatever stands beside it; fewer may count or date something.
  private static let usualDigits = 6

  /// So many digits are a number behind the sign for international ones, with the code of the country.
  private static let fewestInternational = 8

  /// So many digits are a number on either side of a hyphen, which stands between parts of numbers, too.
  private static let fewestAtHyphen = 9

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    let characters = Array(text)
    var runs = Self.runs(of: characters)
    let isLong = { (run: Range<Int>) in
      CellNature.digitCount(String(characters[run])) >= Self.usualDigits
    }
    if runs.contains(where: isLong) {
      runs.removeAll { !isLong($0) }
    } else {
      let longest = runs.max { $0.count < $1.count }
      runs.removeAll { $0 != longest }
    }
    guard !runs.isEmpty, CellNature.digitCount(text) >= 2, !isHouse(text) else {
      return addRest(text)
    }
    for run in LabeledRun.runs(of: characters, at: runs) { add(run) }
  }

  /// Whether a text is a word that says nothing of numbers with a number of two or three digits, as of a house: `Birkeveien
  /// 32`. An extension has a short word in front, or one that is known.
  private func isHouse(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard (2...3).contains(CellNature.digitCount(text)), words.count > 1,
      let last = words.last, last.allSatisfy(\.isDigit),
      words.dropLast().allSatisfy({ $0.allSatisfy { $0.isLetter || ".-'’".contains($0) } })
    else { return false }
    return CellNature.isStreet(text) || CellNature.isStreet(words.dropLast().joined(separator: " "))
  }

  private mutating func addRest(_ text: String) {
    rest += (rest.isEmpty ? "" : ", ") + text
  }

  private mutating func add(_ run: LabeledRun) {
    var value = run.text
    if value.hasSuffix(".0") { value.removeLast(2) }
    let before = run.before.trimmed
    var after = run.after.trimmed
    // `x 14 (w)`: what kind of number it is may stand behind.
    let digits = after.firstIndex(where: \.isDigit) ?? after.endIndex
    let end = after[digits...].firstIndex { !$0.isDigit } ?? after.endIndex
    if let number = Self.extensionNumber(String(after[..<end])) {
      // As it is written where everybody reads it so.
      value += after.lowercased().hasPrefix("ext") ? " " + after[..<end] : " x" + number
      after = after[end...].trimmed
    }
    // A letter that a number is written in one with says nothing by itself: `3201234567G`.
    if before.isEmpty, after.count == 1, run.after.first?.isUppercase == true {
      return numbers.append(Number(value: value, label: after))
    }
    let words = [before, after].flatMap { HeaderFolding.words($0) }.joined(separator: " ")
    let shown = LabelWords.shown(before, after)
    // `(yes)` answers what the header asks, and is no kind of number.
    if CellNature.answer(words) != nil, LabelWords.letters[words] == nil {
      addRest(shown)
      return numbers.append(Number(value: value))
    }
    // `Tel. + Fax` is both.
    let isOfTwo = before.contains { "+&/".contains($0) }
    let isRemark = after.hasPrefix("(")
    let label =
      isOfTwo || words.isEmpty ? nil : LabelWords(language).label(words, isRemark: isRemark)
    numbers.append(Number(value: value, label: label ?? shown))
  }

  /// Where numbers stand in a text: from a digit or sign to the last, with what stands between digits.
  private static func runs(of characters: [Character]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < characters.count {
      guard isStart(index, of: characters) else {
        index += 1
        continue
      }
      // `( 770) 555 0100` has a blank too many.
      let sign = characters[..<index].lastIndex { $0 != " " }
      let isOpened = sign.map { characters[$0] == "(" } == true && runs.last?.upperBound != index
      var start = isOpened ? sign ?? index : index
      var end = start
      var open: Int?
      scan: while end < characters.count {
        let character = characters[end]
        switch character {
        case "(":
          // A word in parentheses is a label.
          guard open == nil,
            let first = characters[(end + 1)...].first(where: { $0 != " " }),
            first.isDigit || first == "+"
          else { break scan }
          open = end
        case ")":
          guard open != nil else { break scan }
          open = nil
        case _ where character.isDigit || "+-–./ *#\u{A0}".contains(character): break
        default: break scan
        }
        end += 1
      }
      // What was not closed is a remark: `030 1234567 (2nd floor)`, `(030 1234567 work)`.
      if let open, open > start { end = open }
      if let open, open == start { start = index }
      while end > start + 1, "-–./+ \u{A0}".contains(characters[end - 1]) { end -= 1 }
      runs.append(start..<end)
      index = max(end, index + 1)
    }
    return runs
  }

  private static func isStart(_ index: Int, of characters: [Character]) -> Bool {
    let character = characters[index]
    let isBeforeNumber = index + 1 < characters.count && characters[index + 1].isDigit
    return switch character {
    case _ where character.isDigit: true
    case "*", "#": true
    case "+": isBeforeNumber || index + 1 < characters.count && characters[index + 1] == "("
    case "-": index == 0 && isBeforeNumber
    default: false
    }
  }

  private static let extensionWords = CellWords.set("extension")

  /// The number of an extension behind a word for it: `ext. 12`, `ramal 204`.
  static func extensionNumber(_ text: String) -> String? {
    let words = HeaderFolding.words(text)
    guard words.count == 2, extensionWords.contains(words[0]), words[1].allSatisfy(\.isDigit)
    else {
      return nil
    }
    return words[1]
  }

  // MARK: What spreadsheets do

  /// `4,91703920031E+11` has all digits of the number, `4,91704E+11` has not.
  private static func restored(_ text: String) -> String? {
    guard let sign = text.lastIndex(of: "+"),
      let power = Int(text[sign...]), (5...15).contains(power)
    else { return nil }
    let digits = text[..<sign].filter(\.isDigit)
    let zeros = power + 1 - digits.count
    guard zeros == 0 || zeros > 0 && digits.count > mostRounded else { return nil }
    return digits + String(repeating: "0", count: zeros)
  }

  /// So many digits are all that spreadsheets show of a number that they round; programs that show more
  /// leave out zeros alone.
  private static let mostRounded = 7
}
