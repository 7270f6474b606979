import ContactLikeness

/// The names of a column in which firms or institutions may stand, as all of them tell together.
struct FirmNames: Sendable {
  /// How those begin that surely are firms, but for words that are names of people: `OŠ`, `Prefeitura`.
  private let beginnings: Set<String>
  /// Whether they are firms', but for the few that are surely people's.
  let areFirms: Bool

  init(_ cells: [String]) {
    let firms = cells.filter(Companies.isSurelyCompany)
    beginnings = Set(
      firms.compactMap(Self.beginning).filter { CommonNames.shares(ofWord: $0) == (0, 0) })
    let beginnings = beginnings
    let others = cells.filter { !Self.isFirm($0, beginnings) }
    areFirms =
      cells.count > 3 && firms.count > 1 && others.count * 2 <= cells.count
      && others.count(where: Self.isPerson) * 4 <= cells.count - others.count
  }

  /// Whether a text is a firm's name: a word says so, or it is written as others of the column are that are.
  func areOfFirm(_ text: String) -> Bool {
    Self.isFirm(text, beginnings) || areFirms && !Self.isPerson(text)
  }

  /// Whether a word says what kind of firm it is, and is no name.
  static func isKind(_ word: String) -> Bool {
    let folded = LetterFolding.folded(Array(word.lowercased().utf8))
    return OrganizationForm.isKind(folded) && CommonNames.share(of: folded) == nil
  }

  /// Whether a text says what kind of firm something is, and not which: `Hotel`, `Italian restaurant`.
  static func saysKind(_ text: String) -> Bool {
    let words = HeaderFolding.words(text)
    return (1...3).contains(words.count) && words.contains(where: isKind)
  }

  private static func isFirm(_ text: String, _ beginnings: Set<String>) -> Bool {
    let words = text.split { " ,()\"„“”«»/".contains($0) }.map(String.init)
    return Companies.isCompany(text) || words.count > 1 && words.contains(where: isKind)
      || words.contains { $0.hasSuffix("'s") || $0.hasSuffix("’s") }
      || isCalledInQuotes(text) || beginning(text).map(beginnings.contains) == true
  }

  /// Whether what it is called stands in quotation marks behind what it is: `ООО «Ромашка»`. What somebody is called stands
  /// in front of the family name.
  private static func isCalledInQuotes(_ text: String) -> Bool {
    guard let last = text.last, NameRemark.isQuote(last),
      let first = text.firstIndex(where: NameRemark.isQuote)
    else { return false }
    return first > text.startIndex && text[first...].count > 2
  }

  private static func beginning(_ text: String) -> String? {
    let words = text.split(separator: " ")
    return words.count > 1 ? words[0].lowercased() : nil
  }

  /// Whether a text is somebody's name: it has a title in front, is divided for certain, or what stands in front of a
  /// comma is a given name and one more word, or are names alone (`Widmer Peter E.`).
  private static func isPerson(_ text: String) -> Bool {
    if Honorifics.beginsWithTitle(text) { return true }
    if let name = NameCell(text, order: .each), !name.given.isEmpty, !name.family.isEmpty {
      return true
    }
    let words = text.prefix { $0 != "," }.split(separator: " ").map(String.init)
    if words.count == 2, text.contains(","), NameRoles.role(of: words[0]) == .given { return true }
    return (2...4).contains(words.count) && words.contains { NameRoles.role(of: $0) == .given }
      && words.allSatisfy {
        Particles.isParticle($0) || NameLeaning.isInitial($0)
          || CommonNames.shares(ofWord: $0) != (0, 0)
      }
  }
}
