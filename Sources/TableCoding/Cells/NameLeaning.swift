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
    var count = 0
    for cell in cells {
      guard let (first, last) = ends(of: cell) else { continue }
      count += 1
      switch (CommonNames.role(ofWord: first), CommonNames.role(ofWord: last)) {
      case (.given, .family), (.given, nil): givenFirst.clear += 1
      case (.family, .given), (nil, .given): familyFirst.clear += 1
      case (nil, .family): givenFirst.weak += 1
      case (.family, nil): familyFirst.weak += 1
      default: break
      }
    }
    let isUsual = language.map(givenFirstLanguages.contains) ?? false
    if isUsual, familyFirst.clear <= 2 * givenFirst.clear { return .knownGivenFirst }
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
      guard let (first, last) = ends(of: cell) else { continue }
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

  private static func isHardlyFamily(_ word: String) -> Bool {
    let shares = CommonNames.shares(ofWord: word)
    return shares.given > 16 * shares.family
  }

  private static func isHardlyGiven(_ word: String) -> Bool {
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

  /// The first and the last word of somebody's name of several; nil for what is hardly one.
  private static func ends(of cell: String) -> (String, String)? {
    let name = NameRemark(cell)?.name ?? cell
    guard !name.contains(where: { ",@()[]/".contains($0) || $0.isDigit }), !Couples.isCouple(name)
    else { return nil }
    var words = Honorifics.without(name).split(separator: " ").map(String.init)
    while words.count > 2, Honorifics.isSuffix(words[words.count - 1]) { words.removeLast() }
    guard (2...6).contains(words.count), words.allSatisfy(mayBeName), !Companies.isCompany(name)
    else { return nil }
    return (words[0], words[words.count - 1])
  }

  /// Whether a word is neither what tells two entries apart, nor says what a firm is, what somebody does, or who
  /// he is to whoever wrote it, and is written as names are.
  private static func mayBeName(_ word: String) -> Bool {
    if Particles.isParticle(word) { return true }
    let name = Array(word.lowercased().utf8)
    let folded = LetterFolding.folded(name)
    return word.contains(where: \.isLetter) && word.first?.isLowercase != true
      && PersonLabel(name) == nil
      && !WordLists.noise.contains(folded) && !families.contains(word.lowercased())
      && !(OrganizationForm.isKind(folded) && CommonNames.share(of: folded) == nil)
  }

  private static let families = CellWords.set("family")

  /// The parts of which a name is made; nil where it is not certain where one ends: of three words the one
  /// between may be either.
  static func divided(_ words: [String], _ order: NameCell.Order) -> Parts? {
    let (first, last) = (words[0], words[words.count - 1])
    let ends = (CommonNames.role(ofWord: first), CommonNames.role(ofWord: last))
    // Some have their names the other way round than the rest of the column.
    let isGivenFirst =
      switch ends {
      case (.given, .family): true
      case (.family, .given) where words.count == 2: false
      default: order == .knownGivenFirst
      }
    var start = isGivenFirst ? words.count - 1 : 1
    if isGivenFirst {
      while start > 1, Particles.isParticle(words[start - 1]) { start -= 1 }
    } else {
      while start < words.count - 1, Particles.isParticle(words[start - 1]) { start += 1 }
    }
    var givenNames = isGivenFirst ? words[..<start] : words[start...]
    let familyNames = isGivenFirst ? words[start...] : words[..<start]
    // Sara binti Omar Hadi: whose child she is, is no given name.
    var child: ArraySlice<String> = []
    if let place = givenNames.dropFirst().firstIndex(where: {
      WordLists.patronymics.contains(Array($0.lowercased().utf8))
    }) {
      child = givenNames[place...]
      givenNames = givenNames[..<place]
    }
    // Ann B. Lee
    let middle = givenNames.suffix(givenNames.count - 1).reversed().prefix(while: isInitial)
    givenNames.removeLast(middle.count)
    guard let given = givenNames.first, let family = familyNames.last else { return nil }
    // `Luca Penna e Sara Zani`, `Sid "Sparky" Lund`
    guard
      givenNames.allSatisfy({
        $0.first?.isLowercase != true && !$0.contains(where: NameRemark.isQuote)
      })
    else { return nil }
    if givenNames.count > 1 {
      guard CommonNames.role(ofWord: given) == .given, givenNames.allSatisfy(mayBeGiven) else {
        return nil
      }
    } else if !mayBeGiven(given) {
      // What is in no list, is what the other names of the column have there, unless no word is anybody's:
      // Front Gate.
      guard CommonNames.role(ofWord: family) != .given, words.allSatisfy(mayBeName),
        words.contains(where: {
          CommonNames.shares(ofWord: $0) != (0, 0) || isInitial($0) || isDouble($0)
        })
      else { return nil }
    }
    return Parts(
      given: givenNames.joined(separator: " "),
      middle: (middle.reversed() + child).joined(separator: " "),
      family: familyNames.joined(separator: " "))
  }

  /// Whether a word behind a family name is one more, in front of a given name: `Novak Zupan Maja`.
  static func isSecondFamilyName(_ words: [String], _ place: Int) -> Bool {
    guard let last = words.last, CommonNames.role(ofWord: last) == .given, mayBeName(words[place]),
      !words[place].contains("."), !Particles.isParticle(words[place])
    else { return false }
    let shares = CommonNames.shares(ofWord: words[place])
    // What is in no list is rather a family name than a given one, unless it is as short as many of Vietnam.
    return CommonNames.role(ofWord: words[place]) == .family
      || shares == (0, 0) && words[place].count > 4
  }

  /// Whether some have it as a given name, and most of all who have it do not have it as the family's.
  private static func mayBeGiven(_ word: String) -> Bool {
    let shares = CommonNames.shares(ofWord: word)
    return shares.given > 0 && CommonNames.role(ofWord: word) != .family
  }

  struct Parts {
    let given: String
    let middle: String
    let family: String
  }

  /// Whether two words that begin with capitals are joined in one, as in names: `Dunne-O'Shea`.
  private static func isDouble(_ word: String) -> Bool {
    word.first?.isUppercase == true
      && word.split { "-'’".contains($0) }.count { $0.first?.isUppercase == true } > 1
  }

  /// Whether a word is a letter that stands for a name: `B.`
  static func isInitial(_ word: String) -> Bool {
    let letters = word.filter { $0 != "." }
    return letters.count == 1 && letters.first?.isUppercase == true && word.count <= 2
  }
}
