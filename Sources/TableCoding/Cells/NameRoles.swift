import ContactLikeness

/// What words of names are by themselves: given or family names.
enum NameRoles {
  /// The role that a word plays in nearly all names that have it, by lists of names, or by how it is made where it
  /// is in none.
  static func role(of word: String) -> CommonNames.Role? {
    if isServant(word) { return .given }
    if let role = CommonNames.role(ofWord: word) { return role }
    return CommonNames.shares(ofWord: word) == (0, 0) && isMadeAsFamilyName(word) ? .family : nil
  }

  /// Whether a word is made as family names are, and given names are not: `Wrzesińska`, `McAllister`.
  static func isMadeAsFamilyName(_ word: String) -> Bool {
    guard word.first?.isUppercase != false else { return false }
    let lowered = word.lowercased()
    // Shorter ones are given names somewhere: Neva.
    return endings.contains { lowered.hasSuffix($0) && lowered.count > $0.count + 2 }
      || beginnings.contains {
        word.hasPrefix($0) && word.dropFirst($0.count).first?.isUppercase == true
      }
  }

  private static let endings = CellWords.words("family name ending")
  private static let beginnings = ["Mc", "Mac", "O'", "O’"]

  /// Whether some have it as a given name, and most of all who have it do not have it as the family's.
  static func mayBeGiven(_ word: String) -> Bool {
    isServant(word)
      || CommonNames.shares(ofWord: word).given > 0 && CommonNames.role(ofWord: word) != .family
  }

  /// Whether a word that is a family name, too, or has particles in front is a given name behind another one: `Maria
  /// Aparecida`, `João Batista`, `María del Carmen`.
  static func isSecond(_ word: ArraySlice<String>, behind first: String) -> Bool {
    guard let last = word.last else { return false }
    let names = [first, last].map(folded)
    return devout.contains(names[0]) && devotions.contains(names[1])
      || word.count == 1 && pairs.contains(names.joined(separator: " "))
  }

  /// Whether a word is a family name of Vietnam, where most share a few.
  static func isVietnamese(_ word: String) -> Bool { vietnamese.contains(folded(word)) }

  private static let vietnamese = CellWords.set("family name of Vietnam")

  private static func folded(_ word: String) -> String {
    String(decoding: LetterFolding.folded(Array(word.lowercased().utf8)), as: UTF8.self)
  }

  private static let devout = CellWords.set("given name before a devotion")
  private static let devotions = CellWords.set("devotion")
  private static let pairs = Set(
    CellWords.words("given names in one").map { pair in
      pair.split(separator: " ").map { folded(String($0)) }.joined(separator: " ")
    })

  // MARK: Words that are one name

  /// Words of which those that are one name are together: `عبد الرحمن`, `Abd el Rahman`, `Nour el Din`.
  static func units(_ words: [String]) -> [String] {
    var units: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let count = countOfOne(rest.prefix(3).map { $0.lowercased() })
      units.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return units
  }

  /// How many words from the first on are one name.
  private static func countOfOne(_ words: [String]) -> Int {
    guard words.count > 1 else { return 1 }
    if servants.contains(words[0]) { return words.count > 2 && articles.contains(words[1]) ? 3 : 2 }
    // `Din` alone is a family name in Latin letters.
    if faiths.contains(words[1]), words[1].utf8.allSatisfy({ $0 >= 0x80 }) { return 2 }
    return words.count > 2 && articles.contains(words[1]) && faiths.contains(words[2]) ? 3 : 1
  }

  /// Whether words that are one name are a given one.
  private static func isServant(_ unit: String) -> Bool {
    let words = unit.split(separator: " ")
    return words.count > 1 && countOfOne(words.map { $0.lowercased() }) == words.count
  }

  private static let servants = CellWords.set("servant")
  private static let articles = CellWords.set("Arabic article")
  private static let faiths = CellWords.set("of faith")
}
