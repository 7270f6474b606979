import ContactLikeness

/// Which words of names are given and which are family names, as lists of names of many countries tell.
enum NameLeaning {
  /// Whether the last of several words is rather a family name than a given one.
  static func endsInFamilyName(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, let last = words.last else { return false }
    let shares = CommonNames.shares(ofWord: String(last))
    return shares.family > shares.given
  }

  /// The order of the names of a column; unknown where too few of them tell, or some tell otherwise.
  ///
  /// - Parameter language: That of the table's headers, in whose usual order they are where names tell nothing
  ///   or contradict each other.
  static func order(of cells: [String], language: String?) -> NameCell.Order {
    var (givenFirst, familyFirst) = (Votes(), Votes())
    var (count, unlisted) = (0, 0)
    for cell in cells {
      guard let words = words(of: cell) else { continue }
      count += 1
      if let isFamilyFirst = NameCell.isFamilyFirst(words) {
        if isFamilyFirst { familyFirst.clear += 1 } else { givenFirst.clear += 1 }
        continue
      }
      switch (NameRoles.role(of: words[0]), NameRoles.role(of: words[words.count - 1])) {
      case (.given, .family), (.given, nil): givenFirst.clear += 1
      case (.family, .given): familyFirst.clear += 1
      case (nil, .given):
        familyFirst.clear += 1
        if CommonNames.shares(ofWord: words[0]) == (0, 0) { unlisted += 1 }
      case (nil, .family): givenFirst.weak += 1
      case (.family, nil): familyFirst.weak += 1
      default: break
      }
    }
    let isUsual = language.map(givenFirstLanguages.contains) ?? false
    // Behind a word in no list, a given name is the father's where his stands last.
    let against = familyFirst.clear - (mayEndInGivenName(language) ? unlisted : 0)
    if isUsual, against <= 2 * givenFirst.clear { return .knownGivenFirst }
    if language.map(familyFirstLanguages.contains) ?? false,
      givenFirst.clear <= 2 * familyFirst.clear
    {
      return .knownFamilyFirst
    }
    let isGivenFirst = (givenFirst.clear, givenFirst.weak) > (familyFirst.clear, familyFirst.weak)
    let (telling, others) = isGivenFirst ? (givenFirst, familyFirst) : (familyFirst, givenFirst)
    let tells = telling.clear > 0 || telling.weak > 1 && others.weak == 0
    guard tells, others.clear * 2 <= telling.clear, telling.clear * 2 + telling.weak >= count else {
      return .unknown
    }
    return isGivenFirst ? .knownGivenFirst : .knownFamilyFirst
  }

  /// The order that most names of a column show by a word that is hardly ever a family name, and one that is hardly
  /// ever a given one, several of them and hardly any otherwise; unknown where they don't. Fathers' given names are the
  /// family's in many countries, and given names there are in no list.
  static func certainOrder(of cells: [String]) -> NameCell.Order {
    var (givenFirst, familyFirst, count) = (0, 0, 0)
    for cell in cells {
      guard let words = words(of: cell), let first = words.first, let last = words.last else {
        continue
      }
      count += 1
      if isHardlyFamily(first), isHardlyGiven(last) { givenFirst += 1 }
      if isHardlyGiven(first), isHardlyFamily(last) { familyFirst += 1 }
    }
    let most = max(givenFirst, familyFirst)
    guard most > 1, most * 2 > count, min(givenFirst, familyFirst) * 4 <= most else {
      return .unknown
    }
    return givenFirst == most ? .knownGivenFirst : .knownFamilyFirst
  }

  static func isHardlyFamily(_ word: String) -> Bool {
    let shares = CommonNames.shares(ofWord: word)
    return shares.given > 16 * shares.family
  }

  static func isHardlyGiven(_ word: String) -> Bool {
    let shares = CommonNames.shares(ofWord: word)
    return shares.family > 16 * shares.given
  }

  /// How many names tell an order.
  private struct Votes {
    /// By a given name at one of their ends.
    var clear = 0
    /// By a family name alone: many of these are given names elsewhere.
    var weak = 0
  }

  /// Languages in whose lists hardly anybody has the family name in front without a comma.
  private static let givenFirstLanguages = Set(CellWords.words("given name first"))

  /// Whether many have their father's given name last where a language is spoken.
  static func mayEndInGivenName(_ language: String?) -> Bool {
    language.map(fathersNameLanguages.contains) ?? false
  }

  private static let fathersNameLanguages = CellWords.set("father's name last")

  /// Those in whose lists hardly anybody has the given name in front.
  private static let familyFirstLanguages = CellWords.set("family name first")

  /// The words of somebody's name of several, without what stands around them; nil for what is hardly one.
  private static func words(of cell: String) -> [String]? {
    let name = NameRemark(cell)?.name ?? cell
    guard !name.contains(where: { ",@()[]/".contains($0) || $0.isDigit }), !Couples.isCouple(name)
    else { return nil }
    var words = NameRoles.units(Honorifics.without(name).split(separator: " ").map(String.init))
    while words.count > 2, Honorifics.isSuffix(words[words.count - 1]) { words.removeLast() }
    let title = NameCell.titleWithin(words)
    guard (2...6).contains(words.count), !Companies.isCompany(name), !Households.isHousehold(name),
      !NameCell.isRelative(words),
      words.indices.allSatisfy({ $0 == title || mayBeName(words[$0]) })
    else { return nil }
    return words
  }

  /// Whether a word is neither what tells two entries apart, nor says what a firm is, what somebody does, or who
  /// he is to whoever wrote it, and is written as names are.
  static func mayBeName(_ word: String) -> Bool {
    if Particles.isParticle(word) { return true }
    let name = Array(word.lowercased().utf8)
    let folded = LetterFolding.folded(name)
    return word.contains(where: \.isLetter) && word.first?.isLowercase != true
      && PersonLabel(name) == nil
      && !WordLists.noise.contains(folded) && !families.contains(word.lowercased())
      && !isTrade(word)
      && !FirmNames.isKind(word)
  }

  private static let families = CellWords.set("family")
  /// Whether a word beside a name says what somebody does, or where.
  static func isTrade(_ word: String) -> Bool { trades.contains(word.lowercased()) }

  private static let trades = CellWords.set("trade beside name")
}
