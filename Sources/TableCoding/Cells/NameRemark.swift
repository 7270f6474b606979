import ContactLikeness

/// What stands in parentheses or quotation marks within a name, or small behind a comma or beside a dash: `Lind Eva
/// (Evi)`, `Jan "Hannes" Moser`, `Eva Lind, fotograf`, `chiriaș - Lind Eva`.
struct NameRemark {
  enum Kind {
    case prefix, suffix, initial, nickname, other
  }

  /// The name without the remark.
  let name: String
  let text: String
  let kind: Kind

  private static let closing: [Character: String] = [
    "(": ")", "（": "）", "\"": "\"", "“": "”", "„": "“”", "«": "»",
  ]

  /// Nil where no remark stands within a name, or more than one does.
  init?(_ cell: String) {
    if let remark = Self.behindComma(cell) ?? Self.besideDash(cell) {
      (name, text, kind) = (remark.name, remark.text, .other)
      return
    }
    if let remark = Self.inCharacters(cell) {
      (name, text, kind) = (remark.name, remark.text, .nickname)
      return
    }
    guard let open = cell.firstIndex(where: { Self.closing[$0] != nil }),
      let signs = Self.closing[cell[open]],
      let close = cell[open...].dropFirst().firstIndex(where: { signs.contains($0) })
    else { return nil }
    // In the middle of a word, signs are a part of it, as in Hebrew's abbreviations.
    let (before, after) = (cell[..<open], cell[close...].dropFirst())
    guard before.last == " ", after.first.map({ " ,".contains($0) }) ?? true else { return nil }
    let inner = String(cell[open..<close].dropFirst())
    let isQuoted =
      !"(（".contains(cell[open]) || inner.first.map { Self.closing[$0] != nil } ?? false
    text = inner.filter { !Self.isQuote($0) }
    name =
      before.trimmed + (after.first == "," ? "" : " ")
      + after.trimmed
    guard text.contains(where: \.isLetter), !text.contains("("),
      !name.contains(where: { Self.closing[$0] != nil })
    else { return nil }
    kind =
      if Honorifics.isHonorific(text),
        PersonLabel(Array(text.lowercased().utf8))?.isKin != true
      {
        .prefix
      } else if Honorifics.isSuffix(text) {
        .suffix
      } else if NameCell.isInitials(text) {
        .initial
      } else {
        isQuoted ? .nickname : .other
      }
  }

  private static func behindComma(_ cell: String) -> (name: String, text: String)? {
    let parts = cell.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 2, isRemark(parts[1], behind: parts[0]),
      !parts[0].contains(where: { closing[$0] != nil })
    else { return nil }
    return (parts[0], parts[1])
  }

  /// Words in small letters in front of a dash or behind one, of which the other side is a name of several words.
  private static func besideDash(_ cell: String) -> (name: String, text: String)? {
    for dash in [" - ", " – ", " — "] {
      guard let found = cell.range(of: dash) else { continue }
      let sides = [cell[..<found.lowerBound].trimmed, cell[found.upperBound...].trimmed]
      guard let place = sides.firstIndex(where: isInSmallLetters) else { return nil }
      let name = sides[1 - place]
      guard name.first?.isUppercase == true, name.contains(" "), !name.contains(dash),
        !name.contains(where: { closing[$0] != nil })
      else { return nil }
      return (name, sides[place])
    }
    return nil
  }

  /// The name in characters that stands beside the one in letters, as in Hong Kong: `Ngan, Irene Kit Ling 顏潔齡`.
  static func inCharacters(_ cell: String) -> (name: String, text: String)? {
    guard cell.utf8.contains(where: { $0 >= 0xE3 }) else { return nil }
    let words = cell.split(separator: " ")
    let places = words.indices.filter {
      (2...4).contains(words[$0].count) && isCharacters(words[$0])
    }
    guard words.count > 2, places.count == 1, let place = places.first,
      words.indices.allSatisfy({ $0 == place || words[$0].utf8.allSatisfy { $0 < 0x80 } })
    else { return nil }
    let name = words.indices.filter { $0 != place }.map { words[$0] }.joined(separator: " ")
    return (name, String(words[place]))
  }

  private static func isCharacters(_ word: Substring) -> Bool {
    word.unicodeScalars.allSatisfy { (0x3400...0x9FFF).contains($0.value) }
  }

  private static func isInSmallLetters(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    return words.contains { $0.contains(where: \.isLetter) } && !Honorifics.isHonorific(text)
      && words.allSatisfy { $0.first?.isLowercase == true && !Particles.isParticle($0) }
  }

  /// Whether a text has a remark beside a dash.
  static func hasDash(_ text: String) -> Bool {
    // Nearly all names have neither a hyphen nor a longer dash.
    text.utf8.contains { $0 == UInt8(ascii: "-") || $0 == 0xE2 } && besideDash(text) != nil
  }

  /// Whether what stands behind a comma is neither a given name, which begins with a capital where the other
  /// words do, nor a title.
  static func isRemark(_ text: String, behind name: String) -> Bool {
    text.first?.isLowercase == true && name.first?.isUppercase == true && name.contains(" ")
      && !Honorifics.isHonorific(text) && !Honorifics.isSuffix(text)
  }

  /// Whether a sign is a quotation mark of some language.
  static func isQuote(_ character: Character) -> Bool { "\"“”„«»".contains(character) }

  /// Whether the remark is one word written as names are, which says nothing that columns are called by.
  var isOneName: Bool {
    guard let first = text.first, first.isUppercase, text.count > 2 else { return false }
    return text.dropFirst().allSatisfy { $0.isLowercase || "-'’".contains($0) }
      && ColumnWords.shared[HeaderFolding.folded(text)].isEmpty
  }
}
