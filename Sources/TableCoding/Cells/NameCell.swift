import ContactLikeness

/// A name as a whole in one cell.
struct NameCell {
  /// How the names of a column are written where no comma tells.
  enum Order: Sendable {
    case unknown, givenFirst, familyFirst
    /// With a middle name behind the given one, as a patronymic.
    case givenMiddleFamily, familyGivenMiddle
    /// The family names stand in capitals.
    case capitals
    /// As the names themselves tell, where one is certain: others stay whole.
    case knownGivenFirst, knownFamilyFirst
    /// As each name itself tells, where the others of the column tell nothing.
    case each
  }

  /// The order that the names of a column show.
  static func order(of cells: [String], language: String?) -> Order {
    let names = cells.filter {
      $0.contains { " \u{3000}".contains($0) } && !$0.contains(",") && !Couples.isCouple($0)
        && !Companies.isCompany($0)
    }
    // Who writes names in characters or Hangul has the family name in front.
    if !names.isEmpty, names.allSatisfy(isEastAsian) { return .familyFirst }
    let capitals = names.compactMap { NameCell($0, order: .capitals)?.family }
    // Two or three letters in each are a rank: HBI Josef Aigner.
    let areFamilies = capitals.contains { $0.count > 3 }
    return names.count > 1 && areFamilies && capitals.count * 5 >= names.count * 4
      ? .capitals : NameLeaning.order(of: names, language: language)
  }

  /// Whether a text is written in characters, kana or Hangul.
  static func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == " " || (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
    }
  }

  var prefix = ""
  var given = ""
  var middle = ""
  var family = ""
  var suffix = ""

  /// Takes a name apart; nil where it is not certain which word is which, or where it is no
  /// person's.
  init?(_ text: String, order: Order, habits: NameHabits = NameHabits()) {
    guard !text.isEmpty, text.utf8.count <= 120, !Companies.isCompany(text), !Self.saysWhose(text),
      !text.contains(where: { "@()[]/\n、".contains($0) || $0.isDigit }),
      !NameRemark.hasDash(text), NameRemark.inCharacters(text) == nil, text.range(of: " - ") == nil,
      text.range(of: " – ") == nil
    else { return nil }
    if let capital = Self.withCapitals(text) {
      guard let name = NameCell(capital, order: order, habits: habits) else { return nil }
      self = name
      (given, middle, family) = (given.lowercased(), middle.lowercased(), family.lowercased())
      return
    }
    let text = takeTitlesOfCouple(String(text.map { $0 == "\u{3000}" ? " " : $0 }))
    let isCouple = Couples.isCouple(text) && !Couples.isOfOneFamily(text)
    if isCouple {
      guard readCouple(text.split(separator: " ").map(String.init)) else { return nil }
      return
    }
    var parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    while parts.count > 1, let last = parts.last,
      last.isEmpty || Honorifics.isSuffix(last)
        || Self.isDegree(last, behind: parts[0], habits.degrees)
    {
      suffix = suffix.isEmpty ? last : last + (last.isEmpty ? "" : ", ") + suffix
      parts.removeLast()
    }
    // `Meier, Hans, Dr.`, `Novák Petr, Ing.`
    if parts.count == 2 || parts.count == 3, let last = parts.last, last.hasSuffix("."),
      Honorifics.isHonorific(last), parts.count == 3 || order != .unknown || parts[0].contains(" ")
    {
      prefix = last
      parts.removeLast()
    }
    switch parts.count {
    case 2:
      let words = parts.map { $0.split(separator: " ") }
      // `Dubreuil SARL, Solène Dubreuil` is a company and a person.
      guard !parts[0].isEmpty, words[0].count <= 5, words[1].count <= 4,
        Set(words[0]).isDisjoint(with: words[1]), !NameRemark.isRemark(parts[1], behind: parts[0]),
        !Self.areTwo(parts[0], parts[1]), !Self.isAddition(parts[1], behind: parts[0]),
        !Self.areSmallWords(parts[1], behind: parts[0]),
        !words[0].contains(where: { FirmNames.isKind(String($0)) }),
        !Self.isPlace(parts[1], behind: parts[0], habits),
        !Self.areTwoWithTitles(parts[0], parts[1], habits), !Companies.hasKind(parts[1])
      else { return nil }
      family = takePrefix(parts[0])
      given = takePrefix(parts[1])
      takeParticles()
      takeInitials()
      takeSuffixOfGivenName()
      guard !family.isEmpty, !given.isEmpty else { return nil }
    case 1: guard read(words: parts[0], order, habits) else { return nil }
    default: return nil
    }
    takeSuffix()
  }

  /// What somebody wrote in small letters alone, with those that names begin with, where lists of names have all of its
  /// words: `ana vidal`.
  private static func withCapitals(_ text: String) -> String? {
    guard text.first?.isLowercase == true, !text.contains(where: \.isUppercase) else { return nil }
    let words = text.split(separator: " ").map { word in
      Particles.isParticle(String(word))
        ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    let names = words.filter { !Particles.isParticle($0) }
    let areNames = names.allSatisfy {
      $0.count > 1 && CommonNames.shares(ofWord: $0) != (0, 0) && NameLeaning.mayBeName($0)
    }
    return names.count > 1 && areNames ? words.joined(separator: " ") : nil
  }

  // MARK: Without a comma

  private mutating func read(words text: String, _ order: Order, _ habits: NameHabits) -> Bool {
    if Households.isHousehold(text) { return false }
    // Muhammad, and no monsieur.
    let isMuhammad =
      text.hasPrefix("M. ") && Self.languagesOfOneName.contains(habits.language ?? "")
    let rest = isMuhammad ? text : takePrefix(text)
    var words = NameRoles.units(rest.split(separator: " ").map(String.init))
    while words.count > 2, let last = words.last, Honorifics.isSuffix(last) {
      suffix = suffix.isEmpty ? last : last + " " + suffix
      words.removeLast()
    }
    guard words.count >= 2, words.count <= 6, !Self.isRelative(words), !Self.isOffice(words),
      !Self.isNobodys(words, order), !Self.isWholeBeforeTitle(words),
      !Self.isCalledAsKin(words, habits)
    else { return false }
    if readFormBehind(words, habits) { return true }
    if isFamilyAlone(words) {
      family = words.joined(separator: " ")
      return true
    }
    if order != .unknown, readCapitals(words, order, habits) { return true }
    if readPatronymic(words, order) { return true }
    if order != .unknown, readTitleWithin(words) { return true }
    switch order {
    case .unknown, .capitals: return false
    case .knownGivenFirst, .knownFamilyFirst, .each:
      let division = NameDivision(
        order: order, habits: habits, isPerson: habits.arePeople || !prefix.isEmpty)
      guard let parts = division.parts(words) else { return false }
      (given, middle, family) = (parts.given, parts.middle, parts.family)
    case .givenMiddleFamily where words.count == 3:
      (given, middle, family) = (words[0], words[1], words[2])
    case .familyGivenMiddle where words.count == 3 && !Particles.isParticle(words[0]):
      family = words[0]
      given = takeTitles(words[1...])
      if let space = given.firstIndex(of: " ") {
        middle = String(given[given.index(after: space)...])
        given = String(given[..<space])
      }
    case .givenFirst, .givenMiddleFamily:
      var start = words.count - 1
      while start > 1, Particles.isParticle(words[start - 1]) { start -= 1 }
      given = words[..<start].joined(separator: " ")
      family = words[start...].joined(separator: " ")
    case .familyFirst, .familyGivenMiddle:
      // Some have their names the other way round, whatever the header says.
      if words.count == 2, Self.isGivenFirst(words) {
        (given, family) = (words[0], words[1])
        return true
      }
      var end = 0
      while end < words.count - 2,
        Particles.isParticle(words[end]) || NameLeaning.isSecondFamilyName(words, end + 1)
      {
        end += 1
      }
      family = words[...end].joined(separator: " ")
      given = takeTitles(words[(end + 1)...])
    }
    return true
  }

  /// Whether words are what somebody calls a relative or a friend of the family, even where that may be a given name, and
  /// the given names of whom it is: `Oma Hilde`, `Padrino José Luis`.
  static func isRelative(_ words: [String]) -> Bool {
    guard (2...3).contains(words.count), let first = words.first?.lowercased(),
      kinInFront.contains(first) || PersonLabel(Array(first.utf8))?.isTitle == true
    else { return false }
    return words.dropFirst().allSatisfy { word in
      let shares = CommonNames.shares(ofWord: word)
      return isGivenName(word) && shares.given > shares.family
    }
  }

  private static let kinInFront = CellWords.set("kin in front of given name")

  /// Whether words are an article and what somebody or a family is called by: `The Manager`, `The Smiths`. What may be
  /// the beginning of a family name is one in front of what nobody is called: `La Directora`.
  private static func isOffice(_ words: [String]) -> Bool {
    guard words.count == 2 else { return false }
    let article = words[0].lowercased()
    return articles.contains(article)
      || mixedArticles.contains(article) && CommonNames.shares(ofWord: words[1]) == (0, 0)
  }

  private static let articles = CellWords.set("article")
  private static let mixedArticles = CellWords.set("article or name")

  /// Whether words are nothing but a family name: `Mw. Van Dijk`, `Van den Berg`. `Le Van Hung` is a whole name, whose
  /// words are all written as names are.
  private func isFamilyAlone(_ words: [String]) -> Bool {
    guard words.dropLast().allSatisfy(Particles.isParticle), let last = words.last else {
      return false
    }
    let shares = CommonNames.shares(ofWord: last)
    return words.dropFirst().dropLast().contains { $0.first?.isLowercase == true }
      || !prefix.isEmpty && shares.given <= shares.family
  }

  /// A patronymic tells which words around it are the given and the family name, in whatever order: `Гончар
  /// Анна Ивановна`, `Анна Ивановна Гончар`.
  private mutating func readPatronymic(_ words: [String], _ order: Order) -> Bool {
    // In Latin letters, what is a patronymic behind a given name is a family name at the end elsewhere: Rabinovich.
    if Self.isSonInFront(words) {
      family = words[..<2].joined(separator: " ")
      given = words[2]
      return true
    }
    let mayEnd = [.familyFirst, .familyGivenMiddle, .knownFamilyFirst].contains(order)
    guard let place = Self.patronymic(words, mayEnd: mayEnd) else { return false }
    middle = words[place].joined(separator: " ")
    (given, family) =
      place.lowerBound == 1 ? (words[0], words[words.count - 1]) : (words[1], words[0])
    return true
  }

  /// Where the patronymic of a name of two more words stands. At the end, what may be one is told by its letters.
  private static func patronymic(_ words: [String], mayEnd: Bool) -> ClosedRange<Int>? {
    guard words.count > 2 else { return nil }
    let mayEnd =
      mayEnd
      || words[0].unicodeScalars.allSatisfy { (0x400...0x52F).contains($0.value) || $0 == "-" }
    // `Rauf oğlu`, who is Rauf's son, is one name.
    let son = words.indices.dropFirst(2).first { sons.contains(words[$0].lowercased()) }
    let place = son.map { ($0 - 1)...$0 } ?? (isPatronymic(words[1]) ? 1...1 : 2...2)
    guard words.count == place.count + 2, son != nil || isPatronymic(words[place.lowerBound]),
      place.lowerBound == 1 || son != nil || mayEnd
    else { return nil }
    return place
  }

  /// Whether the given name stands behind whose son or daughter somebody is, which is the family name then, as in
  /// Kyrgyzstan: `Жунус уулу Адыл`.
  private static func isSonInFront(_ words: [String]) -> Bool {
    words.count == 3 && sons.contains(words[1].lowercased())
  }

  /// Whether the family name is in front, where a patronymic or a title between the words tells; else nil.
  static func isFamilyFirst(_ words: [String]) -> Bool? {
    if isSonInFront(words) { return true }
    if let place = patronymic(words, mayEnd: false) { return place.lowerBound > 1 }
    return titleWithin(words).map { !isBehindGivenName(words, $0) }
  }

  /// Two given names before the family name of both: `Ann & Joe Lee`.
  private mutating func readCouple(_ words: [String]) -> Bool {
    guard words.count > 3, Couples.isConnector(words[1]),
      words[4...].allSatisfy({ !Couples.isConnector($0) }),
      words.count == 4 || Particles.isParticle(words[3]),
      Self.isGivenName(words[0]) || Self.isGivenName(words[2])
    else { return false }
    given = words[..<3].joined(separator: " ")
    family = words[3...].joined(separator: " ")
    return true
  }

  /// Whether the first of two words can be nothing but a given name, and the second can't be one.
  private static func isGivenFirst(_ words: [String]) -> Bool {
    let shares = words.map { CommonNames.shares(ofWord: $0) }
    return shares[0].given > 0 && shares[0].family == 0 && shares[1].given == 0
  }

  /// Whether a word is a given name that many have.
  static func isGivenName(_ word: String) -> Bool {
    let name = Array(word.lowercased().utf8)
    return CommonNames.share(of: LetterFolding.folded(name), as: .given) != nil
      && PersonLabel(name) == nil
  }

  /// Whether a text is hardly anything but somebody's name: of several words one is a given name that many
  /// have, or says how somebody is addressed, or it is in characters and begins as family names do.
  static func namesPerson(_ text: String) -> Bool {
    let text = text.filter { !NameRemark.isQuote($0) }
    guard CellNature.isWords(text), !Companies.isSurelyCompany(text) else { return false }
    let words = text.split { " ,".contains($0) }.map(String.init)
    if words.count == 1, isEastAsian(text), (2...4).contains(text.count) {
      return (1...2).contains {
        CommonNames.share(of: Array(String(text.prefix($0)).utf8), as: .family) != nil
      }
    }
    return (2...6).contains(words.count) && !FirmNames.isKind(words[0])
      && (Honorifics.isPrefix(words[0]) || words.contains(where: isGivenName))
  }

  /// Whether a text is a family name with a given name behind a comma that many have.
  static func isFamilyAndGivenName(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 2, CellNature.isWords(text), !Companies.isCompany(text),
      !Couples.isCouple(parts[0]), let given = parts[1].split(separator: " ").first
    else { return false }
    return !parts[0].isEmpty && isGivenName(String(given))
  }

  /// Whether a word says whose the next one is: `Anna's Kitchen`, but `van 's Gravesande`.
  private static func saysWhose(_ text: String) -> Bool {
    ["'s ", "’s "].contains { ending in
      text.range(of: ending).map { text[..<$0.lowerBound].last?.isLetter == true } == true
    }
  }

  private static let sons = CellWords.set("son")

  /// A family name in capitals beside others: `DUPONT Jean`, `Jean DUPONT`, where no abbreviation is one (`JC Lee`) but in a
  /// column of which most names have them so.
  private mutating func readCapitals(
    _ words: [String], _ order: Order, _ habits: NameHabits
  ) -> Bool {
    func isCapital(_ word: String) -> Bool {
      // `d'ARGENT`
      let word = word.drop { $0.isLowercase || "'’".contains($0) }
      guard word.count > 1, word.contains(where: \.isLetter), word != word.lowercased(),
        !word.contains(".")
      else { return false }
      // `MUñOZ`, as some programs make capitals of the letters of English alone.
      let plain = word.filter(\.isASCII)
      return word == word.uppercased() || plain.count > 2 && plain == plain.uppercased()
    }
    let capitals = words.indices.map { place in
      isCapital(words[place]) || Particles.isParticle(words[place])
        || place + 1 < words.count && isCapital(words[place + 1])
          && Self.isElided(words[place], before: words[place + 1], habits)
    }
    guard words.contains(where: isCapital), !words.allSatisfy(isCapital) else { return false }
    guard let first = capitals.firstIndex(of: true), let last = capitals.lastIndex(of: true),
      capitals[first...last].allSatisfy(\.self), first == 0 || last == words.count - 1,
      words[first...last].contains(where: isCapital)
    else { return false }
    let found = words[first...last].joined(separator: " ")
    if order != .capitals, found.count <= 3, NameRoles.role(of: found) != .family { return false }
    let others = words[..<first] + words[(last + 1)...]
    if others.contains(where: FirmNames.isKind) { return false }
    family = found
    if order == .each {
      guard family.count > 3, others.allSatisfy(NameLeaning.mayBeName),
        !prefix.isEmpty || others.contains(where: NameRoles.mayBeGiven)
      else { return false }
    }
    given = others.joined(separator: " ")
    return !given.isEmpty && !Honorifics.isHonorific(given)
  }

  /// Whether a letter is what is left of an article or a preposition in front of a vowel, where its apostrophe is lost:
  /// `Anne D ORMESSON`, `Marie L HERMITTE`. Elsewhere it stands for a given name.
  private static func isElided(_ word: String, before name: String, _ habits: NameHabits) -> Bool {
    ["D", "L"].contains(word) && languagesWithElision.contains(habits.language ?? "")
      && LetterFolding.folded(Array(name.utf8)).first.map { Array("aeiouyh".utf8).contains($0) }
        == true
  }

  private static let languagesWithElision: Set = ["fr", "it", "ca", "oc"]

  /// Whether a text is made of the first letters of names: `J. R.`, `S.J.M.`
  static func isInitials(_ text: String) -> Bool {
    let parts = text.split { ". -".contains($0) }
    return text.contains(".") && !parts.isEmpty
      && parts.allSatisfy { $0.count <= 2 && $0.first?.isUppercase == true }
  }

  static func isPatronymic(_ word: String) -> Bool {
    let lowered = word.lowercased()
    return patronymicEndings.contains { lowered.hasSuffix($0) && lowered.count > $0.count + 1 }
  }

  private static let patronymicEndings = CellWords.words("patronymic ending")
}
