import ContactLikeness

/// Words by which companies and clubs are known.
enum Companies {
  private static let legalForms = CellWords.set("legal form")

  /// What a company or an institution may be called by, and somebody, too.
  private static let words = legalForms.union(CellWords.set("company word"))

  private static let marks = CellWords.words("company mark").map { Array($0) }

  /// By the character that they begin with. Characters are equal whether their accents are apart, as
  /// macOS has them, or not.
  private static let marksByFirst = Dictionary(grouping: marks) { $0[0] }

  private static func hasMark(_ text: String) -> Bool {
    // Nearly all texts have none of them, which is seen by their bytes.
    guard text.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "&") }) else { return false }
    var rest = text[...]
    while let first = rest.first {
      let mark = marksByFirst[first]?.first { rest.starts(with: $0) }
      // `& Colour` is no `& Co`.
      if let mark, !mark.allSatisfy(\.isASCII) || rest.dropFirst(mark.count).first?.isLetter != true
      {
        return true
      }
      rest.removeFirst()
    }
    return false
  }

  /// Whether nobody is called so: a legal form stands behind a name, or a word says what kind of firm it is.
  static func isSurelyCompany(_ text: String) -> Bool {
    if CellNature.isPlate(text) { return false }
    let text = withoutCounty(text)
    return hasLegalForm(text) || hasAbbreviation(text)
      || OrganizationForm(String(withoutRemark(text)))?.isTelling == true
  }

  /// Whether a word has more letters with points behind them than somebody has initials: `A.B.C.D.E.F. Viana`.
  private static func hasAbbreviation(_ text: String) -> Bool {
    guard text.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 4 else { return false }
    return text.split(separator: " ").contains { word in
      let letters = word.split(separator: ".")
      return letters.count > 5
        && letters.allSatisfy { $0.count == 1 && $0.first?.isUppercase == true }
    }
  }

  /// Whether nobody is called so, or a word says what kind of firm it is, whoever that is called after: among others, no
  /// person is meant. `Основна школа „Никола Тесла“`
  static func hasKind(_ text: String) -> Bool {
    isSurelyCompany(text)
      || HeaderFolding.words(text).contains {
        OrganizationForm.isKind(LetterFolding.folded(Array($0.utf8)))
      }
  }

  /// Whether a legal form stands behind a name. Short ones are names, too, as Sia is, and tell with dots or
  /// in capitals alone.
  static func hasLegalForm(_ text: String) -> Bool {
    if hasMark(text.lowercased()) { return true }
    let parts = withoutRemark(withoutCounty(withoutInitials(text)))
      .split { " ,()\"'„“".contains($0) }
    if parts.allSatisfy({ $0.allSatisfy(\.isUppercase) }) { return false }
    if parts.count > 1, let first = parts.first, formsInFront.contains(String(first)) {
      return true
    }
    return parts.dropFirst().contains { part in
      let word = part.lowercased()
      let isTelling =
        word.count > 3 || word.contains(".")
        || part.allSatisfy({ $0.isUppercase || !$0.isLetter })
        || tellingShortForms.contains(word)
      return isTelling && legalForms.contains(word) && !isParticle(part, in: parts)
    }
  }

  /// A text without the initials in parentheses behind somebody's name: `Addie Close (ASC)`.
  private static func withoutInitials(_ text: String) -> String {
    guard text.contains("(") else { return text }
    var words = text.split(separator: " ").map(String.init)
    for place in words.indices.dropFirst(2).reversed() {
      let word = words[place].trimmed { "(),;".contains($0) }
      if words[place].first == "(", (2...4).contains(word.count), word.allSatisfy(\.isUppercase),
        word.first == words[place - 2].first, NameCell.isGivenName(words[place - 2])
      {
        words.remove(at: place)
      }
    }
    return words.joined(separator: " ")
  }

  /// A text without the county of Ireland behind it, whose abbreviation is one for a company, too: `Kilkee, Co. Clare`.
  static func withoutCounty(_ text: String) -> String {
    guard let comma = text.lastIndex(of: ",") else { return text }
    let words = text[text.index(after: comma)...].split(separator: " ").map { $0.lowercased() }
    let isCounty =
      (2...3).contains(words.count) && counties.contains(words[0])
      && words.dropFirst().allSatisfy {
        !legalForms.contains($0) && $0.allSatisfy { $0.isLetter || "'’-".contains($0) }
      }
    return isCounty ? String(text[..<comma]) : text
  }

  private static let counties = CellWords.set("county")

  /// Whether what else is a legal form stands between the words of somebody's name: `Siti bt. Abdullah` is
  /// Abdullah's daughter.
  private static func isParticle(_ part: Substring, in parts: [Substring]) -> Bool {
    part.endIndex < parts[parts.count - 1].endIndex && part.allSatisfy { !$0.isUppercase }
      && Particles.isParticle(String(part))
  }

  /// A name without what several words in parentheses behind it tell: `Lind Eva (o.s. Koski)`.
  private static func withoutRemark(_ text: String) -> Substring {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), text[open...].contains(" ")
    else {
      return text[...]
    }
    return text[..<open]
  }

  /// Forms that stand in front of the name in some languages, as they are written.
  private static let formsInFront = CellWords.set("legal form in front")

  private static let tellingShortForms = CellWords.set("short legal form")

  /// Whether a company or an institution may be called so, and somebody, too.
  static func isCompany(_ text: String) -> Bool {
    let text = withoutCounty(text)
    if hasMark(text.lowercased()) { return true }
    let parts = text.split { " ,()\"'„“".contains($0) }
    return parts.contains { words.contains($0.lowercased()) && !isParticle($0, in: parts) }
      || OrganizationForm(text)?.isTelling == true
  }
}
