import ContactLikeness

// What stands around the words of a name: titles, particles, initials and what is added behind.
extension NameCell {
  /// The words behind a family name without the titles around them: `Novák Ing. Petr`, `Novák Petr Ing.`
  mutating func takeTitles(_ words: ArraySlice<String>) -> String {
    var words = words
    while words.count > 1, let last = words.last, last.hasSuffix("."), Honorifics.isPrefix(last) {
      prefix = last + (prefix.isEmpty ? "" : " ") + prefix
      words.removeLast()
    }
    return takePrefix(words.joined(separator: " "))
  }

  mutating func takePrefix(_ text: String) -> String {
    var words = Honorifics.words(of: text)
    var title = ""
    while words.count > 1, let first = words.first, !Honorifics.isInitial(first, behind: title) {
      // `An tUas. Seosamh Ó Briain`
      let phrase = words.prefix(2).joined(separator: " ")
      let count =
        words.count > 2 && Honorifics.isPhrase(phrase)
        ? 2 : Self.standsInFrontOfName(first) || Self.isRank(words) ? 1 : 0
      guard count > 0 else { break }
      title = words[count - 1]
      prefix += (prefix.isEmpty ? "" : " ") + words[..<count].joined(separator: " ")
      words.removeFirst(count)
    }
    if words.count > 1, let title = Honorifics.titleInOne(words[0]) {
      prefix += (prefix.isEmpty ? "" : " ") + title
      words[0].removeFirst(title.count)
    }
    return words.joined(separator: " ")
  }

  /// Whether a word is a title, and no particle, as `Di` is one of Italy's and `DI` an engineer of Austria.
  static func standsInFrontOfName(_ word: String) -> Bool {
    Honorifics.standsInFront(word) && !(Particles.isParticle(word) && word != word.uppercased())
  }

  /// Whether the first word is an abbreviation that nobody is called by, in front of a title and a whole name:
  /// `LAbg. Mag. Ann Lee`, `OA Dr. Joe Vos`.
  private static func isRank(_ words: [String]) -> Bool {
    guard words.count > 3, let first = words.first else { return false }
    let isAbbreviation =
      first.hasSuffix(".") && first.count(where: \.isLetter) > 2
      || (2...4).contains(first.count) && first.allSatisfy { $0.isLetter && $0.isUppercase }
    return isAbbreviation && words[1].hasSuffix(".") && Honorifics.isPrefix(words[1])
      && CommonNames.shares(ofWord: first) == (0, 0)
  }

  /// `Berg, Ludwig van den`: what stands behind the given name belongs to the family's.
  mutating func takeParticles() {
    var words = given.split(separator: " ").map(String.init)
    var particles: [String] = []
    while words.count > 1, let last = words.last, Particles.isParticle(last),
      last == last.lowercased()
    {
      particles.insert(last, at: 0)
      words.removeLast()
    }
    guard !particles.isEmpty else { return }
    given = words.joined(separator: " ")
    family = (particles + [family]).joined(separator: " ")
  }

  /// `Lee, Ann B.`, `Lee, Ann Jr. B.`: letters behind the given name stand for the middle one.
  mutating func takeInitials() {
    var words = given.split(separator: " ").map(String.init)
    var initials: [String] = []
    while words.count > 1, let last = words.last, NameLeaning.isInitial(last), last.hasSuffix(".") {
      initials.insert(last, at: 0)
      words.removeLast()
    }
    guard !initials.isEmpty, words.contains(where: { !NameLeaning.isInitial($0) }) else { return }
    while words.count > 1, suffix.isEmpty, let last = words.last, Honorifics.isSuffix(last) {
      suffix = last
      words.removeLast()
    }
    given = words.joined(separator: " ")
    middle = initials.joined(separator: " ")
  }

  /// `Lee, Ann Jr.`: what stands behind a given name, with a dot or in capitals where it is none.
  mutating func takeSuffixOfGivenName() {
    var words = given.split(separator: " ").map(String.init)
    guard suffix.isEmpty, words.count > 1, let last = words.last, Honorifics.isSuffix(last),
      last.hasSuffix(".") || NamePartCell.isGenerational(last)
    else { return }
    suffix = words.removeLast()
    given = words.joined(separator: " ")
  }

  mutating func takeSuffix() {
    var words = family.split(separator: " ").map(String.init)
    while suffix.isEmpty, words.count > 1, let last = words.last, Honorifics.isSuffix(last) {
      suffix = last
      words.removeLast()
    }
    family = words.joined(separator: " ")
  }

  /// Titles of two people in front of the name of one, as letters are addressed: `M. et Mme Durand Paul`.
  mutating func takeTitlesOfCouple(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard let end = words.indices.dropFirst().first(where: { !Self.standsInFront(words[$0]) }),
      end > 2, words.count > end + 1, Honorifics.isPrefix(words[0]),
      Honorifics.isPrefix(words[end - 1]),
      words[..<end].contains(where: Couples.isConnector)
    else { return text }
    let rest = words[end...].joined(separator: " ")
    guard !Couples.isCouple(rest) else { return text }
    prefix = words[..<end].joined(separator: " ")
    return rest
  }

  private static func standsInFront(_ word: String) -> Bool {
    Honorifics.isPrefix(word) || Couples.isConnector(word)
  }

  /// A title behind the first word, which is a family name then: `Novák Ing. Petr`; or how a man or a woman is
  /// addressed behind the given name: `Aygün xanım Məmmədova`.
  mutating func readTitleWithin(_ words: [String]) -> Bool {
    guard let place = Self.titleWithin(words) else { return false }
    let front = words[..<place].joined(separator: " ")
    prefix = [prefix, words[place]].joinedFilled(" ")
    let back = takePrefix(words[(place + 1)...].joined(separator: " "))
    (given, family) = Self.isBehindGivenName(words, place) ? (front, back) : (back, front)
    return true
  }

  /// Whether what stands in front of a title within a name is a given name, and no family name.
  static func isBehindGivenName(_ words: [String], _ place: Int) -> Bool {
    Honorifics.standsBehind(words[place])
      || words[..<place].allSatisfy { NameRoles.role(of: $0) == .given }
        && NameRoles.role(of: words[words.count - 1]) != .given
  }

  /// Where a title is that stands between the words of a name. Most short ones are something else there:
  /// `Ann M. Lee`, `Ida di Vito`.
  static func titleWithin(_ words: [String]) -> Int? {
    guard words.count > 2 else { return nil }
    if words.count == 3, Honorifics.standsBehind(words[1]) { return 1 }
    return words.indices.dropFirst().dropLast().first { place in
      let word = words[place]
      // `y Sra. Gómez`
      guard words[..<place].allSatisfy(NameLeaning.mayBeName), !Couples.isConnector(words[0]) else {
        return false
      }
      return Honorifics.isPrefix(word) && !Particles.isParticle(word) && !Honorifics.isSuffix(word)
        && word.count { $0.isLetter } > 1
        && (word.first?.isLowercase == true || word.contains("."))
    }
  }
}
