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
  /// What of the rest has digits that may be a number's.
  private(set) var unread: [String] = []
  /// Whether the cell is JSON, of which the keys of its records are left out.
  private(set) var isJSON = false
  /// Whether a spreadsheet had turned the number into powers of ten, and all its digits are there.
  let isRestored: Bool
  /// The language of the table's headers.
  private let language: String?

  init(_ text: String, language: String? = nil) {
    self.language = language
    var text = ContactText.westernDigits(text).replacing("＋", with: "+")
    let isInPowers = text.withUTF8 { Bytes($0).isInPowers }
    let restored = isInPowers ? Self.restored(text) : nil
    isRestored = restored != nil
    if isInPowers || text.lowercased().hasPrefix("sip:") {
      numbers = [Number(value: restored ?? text)]
      return
    }
    if JSONCell.isOne(text) {
      addJSON(text)
      return
    }
    text = Self.withBlanks(text)
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

  private mutating func addJSON(_ text: String) {
    guard let items = JSONCell.items(of: text), items.allSatisfy({ Self.hasNumbers($0.value) })
    else {
      return addUnread(text)
    }
    isJSON = true
    for item in items {
      let count = numbers.count
      for part in Self.parts(of: item.value) { add(part.trimmed) }
      let label = LabelWords(language).name(item.label)
      for place in numbers.indices[count...] where numbers[place].label.isEmpty {
        numbers[place].label = label
      }
    }
  }

  private static func hasNumbers(_ text: String) -> Bool {
    CellNature.mayBePhone(text) || EmptyMarks.isMark(text)
  }

  // MARK: Several numbers

  /// The parts of a text that are numbers of their own; most cells have digits for one alone.
  private static func parts(of text: String) -> [Substring] {
    let lineDigits = lineDigits(of: text)
    guard lineDigits != nil || CellNature.digitCount(text) >= 2 * usualDigits else {
      return [text[...]]
    }
    // However wide the gap between two numbers is, it is one.
    var narrow = text
    while narrow.contains("   ") { narrow = narrow.replacing("   ", with: "  ") }
    let parts = LabeledRun.separators.reduce(withoutEnumeration(narrow)) { parts, separator in
      parts.flatMap { split($0, at: separator, lineDigits) }
    }
    return parts.count > 1 ? parts : [text[...]]
  }

  /// How many digits all the numbers of a text have that are those of lines within a house: `32041 / night 87502`. Nil
  /// where they are no such numbers, or may be one of an area and one in it, as they may without a word.
  private static func lineDigits(of text: String) -> Int? {
    guard text.contains(where: \.isLetter) else { return nil }
    let groups = groups(of: text)
    // A hyphen without blanks joins groups to one number: `3814-2511 e 2598`.
    let isJoined = zip(text, text.dropFirst()).contains { $0.isDigit && $1 == "-" }
    guard let first = groups.first, groups.count > 1, (4..<usualDigits).contains(first.count),
      !isJoined,
      groups.allSatisfy({ $0.count == first.count }),
      !groups.allSatisfy({ CellNature.isYear(String($0)) })
    else { return nil }
    return first.count
  }

  /// The digits of a text that stand together, where they are more than count something.
  private static func groups(of text: some StringProtocol) -> [Substring] {
    String(text).split { !$0.isDigit }.filter { $0.count > 2 }
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
  private static func split(
    _ text: Substring, at separator: String, _ lineDigits: Int?
  ) -> [Substring] {
    // Between the digits of one number stands no word.
    let pieces = text.parts { _ in separator }.map(\.trimmed)
    let hasWords =
      separator.contains(where: \.isLetter)
      || zip(pieces, pieces.dropFirst()).allSatisfy { piece, next in
        piece.last?.isDigit != true || next.first?.isDigit != true
      }
    let isWeak = [" - ", " – ", "  "].contains(separator)
    let least = isWeak ? fewestAtHyphen : usualDigits
    return text.values(between: separator) { part in
      let number = part.trimmed
      if isOfNumberBefore(number) { return false }
      let digits = CellNature.digitCount(number)
      let groups = groups(of: number)
      if hasWords, groups.count == 1, groups[0].count == lineDigits { return true }
      // The code of a country and that of an area are no number yet: `0043 677/8226384`.
      if number.hasPrefix("00") { return digits >= fewestInternational + 2 }
      return digits >= (number.hasPrefix("+") ? fewestInternational : least)
    }
  }

  /// A number with blanks where it has low lines: `work_+49_30_1234567`. Names of users keep theirs.
  private static func withBlanks(_ text: String) -> String {
    let groups = text.split(separator: "_", omittingEmptySubsequences: false)
    guard groups.count > 1, CellNature.digitCount(text) >= usualDigits,
      zip(groups, groups.dropFirst()).allSatisfy({ before, after in
        after.first == "+" || before.last?.isDigit == true && after.first?.isDigit == true
      })
    else { return text }
    return groups.joined(separator: " ")
  }

  /// Whether a text is extensions of the number in front, or the end of a range: `(ext. 261, 277)`, `～5714`.
  private static func isOfNumberBefore(_ text: String) -> Bool {
    if let first = text.first, "～〜~".contains(first) { return true }
    let word = text.drop { !$0.isLetter }.prefix { $0.isLetter }
    return extensionWords.contains(word.lowercased()) && text.first?.isDigit != true
  }

  /// Whether a text is a word for extensions with several of them behind: `内線 261・277`, `ext. 12/13`.
  private static func areExtensions(_ text: String) -> Bool {
    guard isOfNumberBefore(text) else { return false }
    let numbers = text.drop { !$0.isDigit }.trimmed { " )）".contains($0) }
    return numbers.split(whereSeparator: { !$0.isDigit }).count > 1
      && numbers.allSatisfy { $0.isDigit || " ,、・/～〜~-–&".contains($0) }
  }

  // MARK: Numbers and the words beside them

  /// So many digits are a number, whatever stands beside it; fewer may count or date something.
  static let usualDigits = 6

  /// So many digits are a number behind the sign for international ones, with the code of the country.
  private static let fewestInternational = 8

  /// So many digits are a number on either side of a hyphen or of several blanks, which stand between parts of numbers,
  /// too: of the two sides together none has so many, since 15 are the most (E.164).
  private static let fewestAtHyphen = 8

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if isWithLetters(text) || Self.hasFurtherLines(text) {
      return numbers.append(Number(value: text))
    }
    let characters = Array(text)
    var runs = Self.runs(of: characters)
    let isLong = { (run: Range<Int>) in
      let number = String(characters[run])
      // Since when a number is one, or until when, is none.
      return CellNature.digitCount(number) >= Self.usualDigits
        && !(run.lowerBound > 0 && CellNature.isSurelyDate(number))
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
    let found = LabeledRun.runs(of: characters, at: runs)
    // What is no word belongs to the number, in whatever way: `[030] 555 0100`, `555 0100, 12`.
    if found.count == 1, !text.contains(where: \.isLetter), leavesDigits(found[0]) {
      let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed)
      return numbers.append(Number(value: lines.joined(separator: " ")))
    }
    if CellNature.isHiddenNumber(text) || Self.isSpoiled(characters, runs) {
      return addUnread(text)
    }
    for run in found { add(run) }
  }

  /// Whether digits beside a number are more than those that count it: `1) 030 1234567`. The first is not counted as
  /// another one, but has the code of an area there: `2) 22332401`.
  private func leavesDigits(_ run: LabeledRun) -> Bool {
    let before = run.before.trimmed
    let isCode = numbers.isEmpty && before.hasSuffix(")") && !before.contains("1")
    return CellNature.digitCount(before) > (isCode ? 0 : 1) || CellNature.digitCount(run.after) > 0
  }

  /// Whether a number has the ends of others behind a word for `to` or `and`: `3814-2081 a 2083/2513`.
  private static func hasFurtherLines(_ text: String) -> Bool {
    guard text.contains(where: \.isLetter),
      text.allSatisfy({ $0.isLetter || $0.isDigit || " ()+-./,".contains($0) }),
      text.split(whereSeparator: { !$0.isLetter }).allSatisfy({
        furtherLines.contains($0.lowercased())
      })
    else { return false }
    let parts = text.split { $0.isLetter || "/,".contains($0) }.map { CellNature.digitCount($0) }
      .filter { $0 > 0 }
    return parts.count > 1 && parts[0] >= usualDigits
      && parts.dropFirst().allSatisfy { (2..<usualDigits).contains($0) }
  }

  /// What stands between a number and the ends of further ones.
  private static let furtherLines = CellWords.set("further line")

  /// Whether letters stand for digits, as they are on the keys of a telephone: `1-800-FLOWERS`, `13 CABS`. A word for what kind of
  /// number it is stands behind more digits, or is known.
  private func isWithLetters(_ text: String) -> Bool {
    guard let start = text.firstIndex(where: \.isLetter), start > text.startIndex,
      case let isService = Self.services.contains(text[..<start].filter(\.isDigit)),
      "-.".contains(text[text.index(before: start)]) || isService,
      text.allSatisfy({ $0.isASCII && ($0.isDigit || $0.isUppercase || "+-.() ".contains($0)) })
    else { return false }
    let word = text[start...].filter(\.isLetter)
    let digits = CellNature.digitCount(text)
    guard word.count > 2, (3...Self.usualDigits).contains(digits) || isService,
      (isService ? 6...15 : 7...15).contains(digits + word.count)
    else { return false }
    return LabelWords(language).label(word.lowercased()) == nil
      && !Self.extensionWords.contains(word.lowercased())
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

  /// What numbers of services begin with, behind which letters stand.
  private static let services = CellWords.set("number of service")

  private mutating func addUnread(_ text: String) {
    unread.append(text)
    addRest(text)
  }

  private mutating func addRest(_ text: String) {
    guard !EmptyMarks.isMark(text) else { return }
    rest += (rest.isEmpty ? "" : ", ") + text
  }

  private mutating func add(_ run: LabeledRun) {
    var value = run.text
    if value.hasSuffix(".0") { value.removeLast(2) }
    let before = run.before.trimmed
    var after = run.after.trimmed
    if before.isEmpty, Self.areExtensions(after) {
      return numbers.append(Number(value: value, label: LabelWords.shown("", after)))
    }
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
    // `unknown, 030 1234567` has a second number that nobody knows.
    let isOneOfSeveral = (before + after).contains { ",;/|\n".contains($0) }
    if isOneOfSeveral, EmptyMarks.isMark(shown) { return numbers.append(Number(value: value)) }
    // `Tel. + Fax` is both, and an `N` that is not `Nº` may be one at night.
    let isOfTwo =
      before.contains { "+&/".contains($0) }
      || words == "n" && !before.contains { "º°".contains($0) }
    let isRemark = after.hasPrefix("(")
    let label =
      isOfTwo || words.isEmpty ? nil : LabelWords(language).label(words, isRemark: isRemark)
    // More digits than those of an hour, a day or a year are a number of something, and so are those without a word.
    if label == nil,
      Self.groups(of: shown).contains(where: { !CellNature.isYear(String($0)) })
        || leavesDigits(run) && CellNature.digitCount(shown) > 0
          && !shown.contains(where: \.isLetter)
    {
      addUnread(shown)
      return numbers.append(Number(value: value))
    }
    numbers.append(Number(value: value, label: label ?? shown))
  }

  static let extensionWords = CellWords.set("extension")

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
