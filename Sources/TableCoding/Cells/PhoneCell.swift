import ContactModel

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
  private(set) var isRestored = false

  init(_ text: String) {
    let text = ContactText.westernDigits(text)
    if text.lowercased().hasPrefix("sip:") {
      numbers = [Number(value: text)]
      return
    }
    if Self.isRounded(text) {
      numbers = [Number(value: text)]
      return
    }
    if let restored = Self.restored(text) {
      numbers = [Number(value: restored)]
      isRestored = true
      return
    }
    var parts = [Substring(text)]
    for separator in Self.separators {
      parts = parts.flatMap { Self.split($0, at: separator) }
    }
    for part in parts { add(ColumnContents.trimmed(String(part))) }
  }

  // MARK: Several numbers

  private static let separators: [String] = [
    "\n", ";", "|", "、", "،", " / ", ",", "/", " oder ", " or ", " und ", " and ", " ou ", " y ",
    " o ",
    " e ", " et ", " i ", " og ", " eller ", " lub ", "・",
  ]

  /// The parts between separators, where each has enough digits for a number of its own.
  private static func split(_ text: Substring, at separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let found = rest.range(of: separator) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    parts.append(rest)
    guard parts.count > 1 else { return [text] }
    let isNumber = { (part: Substring) in CellNature.digitCount(String(part)) >= 6 }
    let isSign = separator == "\n" || separator == ";" || separator == "|"
    guard parts.count(where: isNumber) > 1, isSign || parts.allSatisfy(isNumber) else {
      return [text]
    }
    return parts.filter { part in part.contains { !$0.isWhitespace } }
  }

  // MARK: One number

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    // The number is what stands from the first digit or sign to the last, with an extension.
    let characters = Array(text)
    let isStart = { (character: Character) in character.isNumber || "+*#".contains(character) }
    guard let first = characters.firstIndex(where: isStart), CellNature.digitCount(text) >= 2 else {
      rest += (rest.isEmpty ? "" : ", ") + text
      return
    }
    var start = first
    if start > 0, characters[start - 1] == "(" { start -= 1 }
    var end = start
    var open = 0
    scan: while end < characters.count {
      let character = characters[end]
      switch character {
      case "(":
        // A word in parentheses is a label.
        guard end + 1 < characters.count, characters[end + 1].isNumber || characters[end + 1] == "+"
        else { break scan }
        open += 1
      case ")":
        guard open > 0 else { break scan }
        open -= 1
      case _ where character.isNumber || "+-–./ *#\u{A0}".contains(character): break
      default: break scan
      }
      end += 1
    }
    var value = ColumnContents.trimmed(String(characters[start..<end]))
    while let last = value.last, "-–./+".contains(last) { value.removeLast() }
    value = ColumnContents.trimmed(value)
    if value.hasSuffix(".0") { value.removeLast(2) }
    let before = ColumnContents.trimmed(String(characters[..<start]))
    var after = ColumnContents.trimmed(String(characters[end...]))
    if let number = Self.extensionNumber(after) {
      value += " x" + number
      after = ""
    }
    let words = [before, after].flatMap { HeaderFolding.words($0) }.joined(separator: " ")
    // `(yes)` answers what the header asks, and is no kind of number.
    if CellNature.answer(words) != nil, Self.letters[words] == nil {
      rest += (rest.isEmpty ? "" : ", ") + Self.shown(before, after)
      return numbers.append(Number(value: value))
    }
    numbers.append(Number(value: value, label: Self.label(words) ?? Self.shown(before, after)))
  }

  private static func shown(_ before: String, _ after: String) -> String {
    let sign = { (character: Character) in
      !(character.isLetter || character.isNumber)
    }
    let text = [before, after].filter { !$0.isEmpty }.joined(separator: " ")
    var shown = text[...]
    while let first = shown.first, sign(first) { shown.removeFirst() }
    while let last = shown.last, sign(last) { shown.removeLast() }
    return String(shown)
  }

  private static let extensionWords: Set<String> = [
    "x", "ext", "extn", "extension", "app", "apparat", "dw", "kl", "klappe", "nst", "durchwahl",
    "poste",
    "int", "interno", "ramal", "toestel", "tst", "wew", "вн", "доб", "вътр", "dahili", "anexo",
    "linka",
    "kl.", "内線", "分机", "转", "轉", "分機", "內線", "내선", "داخلی", "mellék", "ank", "lok", "klap",
  ]

  /// The number of an extension behind a word for it: `ext. 12`, `ramal 204`.
  private static func extensionNumber(_ text: String) -> String? {
    let words = HeaderFolding.words(text)
    guard words.count == 2, extensionWords.contains(words[0]), words[1].allSatisfy(\.isNumber)
    else {
      return nil
    }
    return words[1]
  }

  private static let letters: [String: String] = [
    "m": "mobile", "c": "mobile", "h": "home", "w": "work", "o": "work", "d": "work", "g": "work",
    "p": "home", "f": "otherFax", "b": "work", "t": "", "tel": "", "ph": "", "n": "", "r": "home",
    "hp": "mobile", "res": "home", "off": "work", "fax": "otherFax", "priv": "home",
    "gesch": "work",
  ]

  /// The label that words beside a number say; nil where they say something else.
  static func label(_ words: String) -> String? {
    if words.isEmpty { return "" }
    if let label = letters[words] { return label }
    let senses =
      words.split(separator: " ").flatMap { ColumnWords.shared[String($0)] }
      + ColumnWords.shared[words.filter { $0 != " " }]
    var found: String?
    for entry in senses {
      switch entry.sense {
      case .column(let meaning) where meaning.field == .key(.phoneNumber) && meaning.part == .value:
        if found == nil || found == "" { found = meaning.label }
      case .kind(let kind) where found == nil || found == "":
        found = kind == "fax" ? "otherFax" : kind == "main" ? "" : kind
      default: break
      }
    }
    return found
  }

  // MARK: What spreadsheets do

  /// `4,91703920031E+11` has all digits of the number, `4,91704E+11` has not.
  private static func restored(_ text: String) -> String? {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("+"), let power = Int(parts[1].dropFirst()),
      (5...15).contains(power)
    else { return nil }
    let digits = parts[0].filter(\.isNumber)
    guard parts[0].allSatisfy({ $0.isNumber || ".,".contains($0) }), digits.count == power + 1
    else {
      return nil
    }
    return digits
  }

  /// Whether a spreadsheet has rounded the number, so that its last digits are gone.
  static func isRounded(_ text: String) -> Bool {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("+"), Int(parts[1].dropFirst()) != nil else {
      return false
    }
    return parts[0].allSatisfy { $0.isNumber || ".,".contains($0) } && restored(text) == nil
  }
}
