import ContactLikeness

// Words in cells of names that are no part of anybody's name: of a second person, for what somebody does, of rooms.
extension NameCell {
  /// Whether two texts are whole names of people: the given name and the family name of the second are surely such, and
  /// the first begins with a given name and goes on.
  static func areTwo(_ first: String, _ second: String) -> Bool {
    let words = Honorifics.without(first).split(separator: " ").map(String.init)
    return words.count > 1 && isGivenName(words[0]) && isWhole(Honorifics.without(second))
  }

  /// Whether two texts are what two people are called: each has a form of address in front, or the first says with one that
  /// it is a man or a woman, and nobody has the second in a name. `p. Berg, p. Lind`, `pí. Bergová, Studla`
  static func areAddressed(_ first: String, _ second: String) -> Bool {
    func title(_ text: String) -> String? {
      let name = Honorifics.without(text)
      return name.isEmpty || name == text ? nil : text.dropLast(name.count).trimmed
    }
    guard let title = title(first) else { return false }
    return Honorifics.without(second) != second || title.hasSuffix(".") && second.hasPrefix(title)
      || FormsOfAddress.tellsOnlySex(title) && !second.contains(" ")
        && CommonNames.shares(ofWord: second) == (0, 0) && !NameLeaning.isInitial(second)
  }

  /// Whether a text is surely a given name and a family name behind it.
  private static func isWhole(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last else { return false }
    let shares = CommonNames.shares(ofWord: last)
    return isGivenName(words[0]) && NameRoles.role(of: last) != .given
      && shares.family >= shares.given
  }

  /// Whether an abbreviation behind a comma is a degree: `Lestari Wulandari, Sp.A`, `Ann Lee, S.E`. Behind a family name,
  /// one stands for given names (`Berg, Th.J.`, `Lee, SH`), unless it stands behind whole names of the column, too.
  ///
  /// - Parameter known: Those that do, as ``degree(_:)`` has them.
  static func isDegree(_ text: String, behind name: String, _ known: Set<String> = []) -> Bool {
    let degree = degree(text)
    // Initials have no small letters.
    let isAbbreviated = text.contains(".") && text.contains(where: \.isLowercase)
    if known.contains(degree) || isAbbreviated && degrees.contains(degree) { return true }
    let words = name.split(separator: " ").map(String.init)
    guard words.count(where: { !Particles.isParticle($0) }) > 1 else { return false }
    if degrees.contains(degree), text == text.uppercased(), !text.contains("."),
      NameRoles.role(of: words[0]) != .family
    {
      return true
    }
    let pieces = text.split(separator: ".")
    return pieces.count > 1
      && pieces.allSatisfy {
        $0.count < 5 && $0.allSatisfy(\.isLetter) && ($0.count < 3 || !isGivenName(String($0)))
      }
      && (pieces.contains { $0.count > 1 }
        || NameRoles.role(of: words[0]) == .given && NameRoles.role(of: words[1]) != .given)
  }

  /// The degrees behind whole names of a column, or all that are known in languages in which many have one name alone.
  static func degrees(in cells: [String], _ language: String?) -> Set<String> {
    var found: Set<String> = languagesOfOneName.contains(language ?? "") ? degrees : []
    let names = cells.map { $0.split(separator: ",").map(\.trimmed) }.filter { $0.count > 1 }
    for parts in names where parts[0].contains(" ") {
      for part in parts.dropFirst() where isDegree(part, behind: parts[0]) {
        found.insert(degree(part))
      }
    }
    // Where most have one, letters with dots are others: `Kustiani, S.M`.
    let known = names.count { isDegree($0[1], behind: $0[0], found) }
    if names.count > 3, known * 5 >= names.count * 3 {
      for part in names.flatMap({ $0.dropFirst() }) {
        let pieces = part.split(separator: ".")
        if pieces.count > 1, pieces.allSatisfy({ $0.count < 3 }) { found.insert(degree(part)) }
      }
    }
    return found
  }

  /// A degree without its dots, in small letters.
  private static func degree(_ text: String) -> String {
    text.lowercased().filter { !". ".contains($0) }
  }

  private static let degrees = CellWords.set("degree behind comma")
  /// Where `M.` is Muhammad, too.
  static let languagesOfOneName: Set = ["id", "ms"]

  /// Whether what stands behind a comma says what somebody does, and is no given name: words with a hyphen at their end or
  /// `and` between, of which none is one (`Haus- und Gartenpflege`), or what is in no list of names behind a
  /// given and a family name.
  static func isAddition(_ text: String, behind name: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    if words.contains(where: { $0.count > 1 && $0.hasSuffix("-") }) { return true }
    // `Riverside Centre, Northgate Branch`
    if words.count > 1, let last = words.last, offices.contains(last.lowercased()) { return true }
    // `Shubham, Product Specialist`
    if words.count > 1, let last = words.last, !isGivenName(last),
      PersonLabel(Array(last.lowercased().utf8)) != nil
    {
      return true
    }
    guard !isInitials(text), !words.contains(where: isAnyGivenName) else { return false }
    if words.dropFirst().dropLast().contains(where: Couples.isConnector) { return true }
    let names = Honorifics.without(name).split(separator: " ").map(String.init)
    return names.count { !Particles.isParticle($0) } == 2
      && names.contains { NameRoles.role(of: $0) == .given }
      && words.allSatisfy { $0.count > 3 && CommonNames.shares(ofWord: $0) == (0, 0) }
  }

  /// Whether what stands behind a comma has several words in small letters, none of which is a name, where the one in front
  /// has a capital: `Pulse, chain of pharmacies`.
  static func areSmallWords(_ text: String, behind name: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    return words.count > 1 && name.first?.isUppercase == true
      && words.allSatisfy { $0.first?.isLowercase == true && !Particles.isParticle($0) }
      && !words.contains(where: isGivenName)
  }

  private static let offices = CellWords.set("office word")

  /// Whether some have a word, or a part of it, as their given name, or it stands for one.
  private static func isAnyGivenName(_ word: String) -> Bool {
    NameLeaning.isInitial(word)
      || word.split { "-.".contains($0) }.contains {
        CommonNames.shares(ofWord: String($0)).given > 0
      }
  }

  /// Whether words of which none is clearly a given name are a room, a desk or a department: `Conference Room`; or have an
  /// abbreviation, as nobody's name does: `QBSD Admin`, `Ravi Sir CEE`.
  static func isNobodys(_ words: [String], _ order: Order) -> Bool {
    let isSomebodys = words.contains {
      NameRoles.role(of: $0) == .given || NameLeaning.isInitial($0)
    }
    if !isSomebodys, words.contains(where: { places.contains($0.lowercased()) }) { return true }
    guard words.contains(where: { $0.contains(where: \.isLowercase) }) else { return false }
    if !isSomebodys, words.contains(where: isUnspeakable) { return true }
    // Of whom the family's name stands first, initials may stand last.
    guard [.givenFirst, .knownGivenFirst, .each].contains(order), let last = words.last else {
      return false
    }
    return (2...3).contains(last.count) && last.allSatisfy { $0.isASCII && $0.isUppercase }
      && CommonNames.shares(ofWord: last) == (0, 0)
      && words.dropLast().allSatisfy { $0.contains(where: \.isLowercase) }
  }

  private static let places = CellWords.set("place word")

  /// Whether a word is capitals alone without a vowel, and no name: two of them are initials.
  private static func isUnspeakable(_ word: String) -> Bool {
    (3...6).contains(word.count)
      && word.allSatisfy { $0.isASCII && $0.isUppercase && !"AEIOUY".contains($0) }
      && CommonNames.shares(ofWord: word) == (0, 0)
  }

  /// Whether words are a whole name with a title behind and then what somebody is: `Vogel Maria Dr. iur. Anwältin`.
  static func isWholeBeforeTitle(_ words: [String]) -> Bool {
    guard let place = titleWithin(words), place == 2, !isBehindGivenName(words, place),
      words[..<place].contains(where: isGivenName)
    else { return false }
    let rest = words[place...].drop { Honorifics.isPrefix($0) }
    return rest.allSatisfy { CommonNames.shares(ofWord: $0) == (0, 0) }
  }

  /// How a man or a woman is addressed behind the given name, where no family name stands: `Aygün xanım`. What some have as
  /// a family name is one but where people are addressed so.
  mutating func readFormBehind(_ words: [String], _ habits: NameHabits) -> Bool {
    guard words.count == 2, Honorifics.standsBehind(words[1]),
      Self.languagesWithFormsBehind.contains(habits.language ?? "")
        || CommonNames.shares(ofWord: words[1]).family == 0
    else { return false }
    given = words[0]
    prefix = [prefix, words[1]].joinedFilled(" ")
    return true
  }

  /// Whether a given name has behind it what somebody is to others, or is called for his age: `Ayşe Teyze`.
  static func isCalledAsKin(_ words: [String], _ habits: NameHabits) -> Bool {
    words.count == 2 && languagesWithFormsBehind.contains(habits.language ?? "")
      && kinBehind.contains(words[1].lowercased())
  }

  private static let languagesWithFormsBehind = CellWords.set("title behind, in")
  private static let kinBehind = CellWords.set("kin behind given name")
}
