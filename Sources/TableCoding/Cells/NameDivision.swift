import ContactLikeness

/// Takes names apart whose order the others of their column tell, where it is certain which word is which.
struct NameDivision {
  struct Parts: Equatable {
    var given: String
    var middle = ""
    var family: String
  }

  let order: NameCell.Order
  let habits: NameHabits
  /// Whether it is certainly somebody's name, whatever its words are.
  let isPerson: Bool

  /// The parts of which a name is made; nil where it is not certain where one ends: of three words the one
  /// between may be either.
  func parts(_ words: [String]) -> Parts? {
    if words.contains(where: NameLeaning.isTrade) { return nil }
    if order == .each { return partsAlone(words) }
    let isGivenFirst = isGivenFirst(words)
    var start = isGivenFirst ? words.count - 1 : 1
    if isGivenFirst {
      while start > 1, isParticle(start - 1, in: words) { start -= 1 }
    } else {
      while start < words.count - 1, isParticle(start - 1, in: words) { start += 1 }
    }
    if hasTwoFamilyNames, let ends = Self.ends(words) {
      guard let place = Self.divide(words, at: ends, isGivenFirst) else { return nil }
      start = place
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
    // In Vietnam the last word is what somebody is called: `Nguyễn Văn A`.
    let isVietnamese = !isGivenFirst && familyNames.contains(where: NameRoles.isVietnamese)
    let initials =
      isVietnamese
      ? [] : givenNames.dropFirst().reversed().prefix(while: NameLeaning.isInitial).reversed()
    var middle = initials + child
    givenNames.removeLast(initials.count)
    guard let given = givenNames.first, let family = familyNames.last else { return nil }
    // `Nguyen R`
    if NameLeaning.isInitial(family), familyNames.count == 1, givenNames.count == 1,
      NameRoles.role(of: given) == .family
    {
      return nil
    }
    // `Luca Penna e Sara Zani`, `Sid "Sparky" Lund`
    guard
      givenNames.allSatisfy({
        Self.isSmallParticle($0)
          || $0.first?.isLowercase != true && !$0.contains(where: NameRemark.isQuote)
      }), !Self.isSmallWord(family, behind: given)
    else { return nil }
    // Two given names, or two family names, are half of a name where people have two of these.
    if hasTwoFamilyNames, words.count == 2, let role = NameRoles.role(of: given),
      NameRoles.role(of: family) == role
    {
      return nil
    }
    if givenNames.count > 1 {
      if isGivenFirst, hasOneFamilyName, isGivenBeforeOthers(words),
        !givenNames.contains(where: Self.isSmallParticle), words.allSatisfy(NameLeaning.mayBeName)
      {
        // What is no given name in front of the last is a middle one: Mogens Holm Sørensen.
        let names =
          givenNames.prefix(1) + givenNames.dropFirst().prefix(while: NameRoles.mayBeGiven)
        middle = givenNames.dropFirst(names.count) + middle
        givenNames = names
      } else if isGivenFirst || !NameRoles.isVietnamese(family) {
        guard areGiven(givenNames) else { return nil }
      }
    } else if !NameRoles.mayBeGiven(given), isGivenFirst || !NameRoles.isVietnamese(family) {
      // What is in no list, is what the other names of the column have there, unless no word is anybody's:
      // Front Gate.
      guard NameRoles.role(of: family) != .given, words.allSatisfy(NameLeaning.mayBeName),
        isPerson || words.contains(where: Self.isAnybodys)
          || words.count == 2 && habits.families.contains(family)
      else { return nil }
    }
    return Parts(
      given: givenNames.joined(separator: " "), middle: middle.joined(separator: " "),
      family: familyNames.joined(separator: " "))
  }

  /// Whether the first of several words is a given name by itself, or since all others are family names: `Хасан
  /// Петров Колев`.
  private func isGivenBeforeOthers(_ words: [String]) -> Bool {
    let role = NameRoles.role(of: words[0])
    return role == .given
      || role == nil && words.dropFirst().allSatisfy { NameRoles.role(of: $0) == .family }
  }

  /// Some have their names the other way round than the rest of the column.
  private func isGivenFirst(_ words: [String]) -> Bool {
    let (first, last) = (NameRoles.role(of: words[0]), NameRoles.role(of: words[words.count - 1]))
    return switch (first, last) {
    case (.given, .family): true
    case (.family, .given) where words.count == 2: false
    case (.family, nil) where words.count == 2 && NameRoles.isMadeAsFamilyName(words[0]): false
    case (nil, .family) where words.count == 2 && NameRoles.isMadeAsFamilyName(words[1]): true
    default: order == .knownGivenFirst
    }
  }

  /// The parts of a name in a column that tells no order: the word at one end is a given name, and that at the other
  /// a family name, or nobody has the first as a family name and nobody the other as a given one.
  private func partsAlone(_ words: [String]) -> Parts? {
    let (first, last) = (words[0], words[words.count - 1])
    if hasTwoFamilyNames, let ends = Self.ends(words) {
      // Nobody is called by a given name at both ends.
      let givenFirst = NameRoles.role(of: first) == .given
      guard givenFirst != (NameRoles.role(of: last) == .given),
        let place = Self.divide(words, at: ends, givenFirst)
      else { return nil }
      let parts = [words[..<place], words[place...]].map { $0.joined(separator: " ") }
      return Parts(given: parts[givenFirst ? 0 : 1], family: parts[givenFirst ? 1 : 0])
    }
    guard words.count < 5, words.allSatisfy(NameLeaning.mayBeName) else { return nil }
    func areGivenAndFamily(_ names: ArraySlice<String>, _ given: String, _ family: String) -> Bool {
      guard names.allSatisfy({ NameRoles.role(of: $0) == .given }) else { return false }
      if NameRoles.role(of: family) == .family { return true }
      // A given name behind a word in no list may be the father's.
      if NameLeaning.mayEndInGivenName(habits.language), given == last { return false }
      return CommonNames.shares(ofWord: given).family == 0
        && CommonNames.shares(ofWord: family).given == 0
    }
    var start = words.count - 1
    while start > 1, Self.isSmallParticle(words[start - 1]) { start -= 1 }
    if areGivenAndFamily(words[..<start], first, last) {
      return Parts(
        given: words[..<start].joined(separator: " "),
        family: words[start...].joined(separator: " "))
    }
    guard !Particles.isParticle(first), areGivenAndFamily(words[1...], last, first) else {
      return nil
    }
    return Parts(given: words[1...].joined(separator: " "), family: first)
  }

  /// Whether a word in small letters is behind one with a capital, and nobody's name: `Les mulots`.
  private static func isSmallWord(_ word: String, behind name: String) -> Bool {
    word.first?.isLowercase == true && name.first?.isUppercase == true
      && !word.contains(where: \.isUppercase) && CommonNames.shares(ofWord: word) == (0, 0)
  }

  private static func isSmallParticle(_ word: String) -> Bool {
    word.first?.isLowercase == true && Particles.isParticle(word)
  }

  /// Whether a word belongs to the family name behind it. `Van` does not in front of names of Vietnam: Thi Van Nguyen.
  private func isParticle(_ place: Int, in words: [String]) -> Bool {
    guard Particles.isParticle(words[place]) else { return false }
    return words[place].first?.isUppercase != true || place + 1 >= words.count
      || !NameRoles.isVietnamese(words[place + 1])
  }

  /// Whether several words are given names, of which the first is hardly ever anything else.
  private func areGiven(_ names: ArraySlice<String>) -> Bool {
    guard let first = names.first else { return false }
    var rest = names.dropFirst()
    while !rest.isEmpty {
      let count = 1 + rest.prefix(while: Self.isSmallParticle).count
      guard count <= rest.count,
        NameRoles.isSecond(rest.prefix(count), behind: first)
          || count == 1 && NameRoles.mayBeGiven(rest[rest.startIndex])
      else { return false }
      rest = rest.dropFirst(count)
    }
    // Where everybody has one family name, the others are given ones.
    return NameRoles.role(of: first) == .given
      || hasOneFamilyName && NameRoles.mayBeGiven(first)
        && names.contains { NameRoles.role(of: $0) == .given }
  }

  private var hasOneFamilyName: Bool { habits.language.map(Self.oneFamilyName.contains) ?? false }

  private static let oneFamilyName = CellWords.set("one family name")

  private var hasTwoFamilyNames: Bool { habits.language.map(Self.twoFamilyNames.contains) ?? false }

  /// Where the three or four names end of which somebody's is made, each with the particles in front of it.
  private static func ends(_ words: [String]) -> [Int]? {
    let ends = words.indices.filter { !Particles.isParticle(words[$0]) }
    return ends.last == words.count - 1 && (3...4).contains(ends.count) ? ends : nil
  }

  /// Where the second part begins of a name that may have two family names, as Spaniards' have: of four names two are
  /// given ones, or three, and of three the one between is known. Nil where it is not certain.
  private static func divide(_ words: [String], at ends: [Int], _ isGivenFirst: Bool) -> Int? {
    let roles = ends.map { NameRoles.role(of: words[$0]) }
    let order = isGivenFirst ? Array(ends.indices) : ends.indices.reversed()
    // From the end where the given names are.
    guard NameRoles.mayBeGiven(words[ends[order[0]]]) || roles[order[0]] == .given else {
      return nil
    }
    let others = order.dropFirst().prefix { place in
      let word = ends[place]
      return roles[place] == .given
        || isGivenFirst && NameRoles.isSecond(words[word...word], behind: words[0])
    }
    let count = 1 + others.count
    let rest = order.dropFirst(count)
    guard let next = rest.first, rest.count < 3, rest.allSatisfy({ roles[$0] != .given }),
      rest.count == 1 || count == 2 || roles[next] == .family
    else { return nil }
    return isGivenFirst ? ends[count - 1] + 1 : ends[rest.count - 1] + 1
  }

  private static let twoFamilyNames = CellWords.set("two family names")

  /// Whether a word is in a list of names, stands for one or is made as names are.
  private static func isAnybodys(_ word: String) -> Bool {
    CommonNames.shares(ofWord: word) != (0, 0) || NameRoles.role(of: word) != nil
      || NameLeaning.isInitial(word) || isDouble(word)
  }

  /// Whether two words that begin with capitals are joined in one, as in names: `Dunne-O'Shea`.
  private static func isDouble(_ word: String) -> Bool {
    word.first?.isUppercase == true
      && word.split { "-'’".contains($0) }.count { $0.first?.isUppercase == true } > 1
  }
}

/// What a column of names and its table tell of how the names are.
struct NameHabits: Sendable {
  /// That of the table's headers.
  var language: String?
  /// Whether the header says that whoever is in it is a person.
  var arePeople = false
  /// The degrees behind whole names of the column.
  var degrees: Set<String> = []
  /// The family names that several of the column's names end with.
  var families: Set<String> = []

  /// The last words of several names of two words, of which one begins with a clear given name, and that begin none: in a
  /// list of families these tell of each other.
  static func families(_ cells: [String]) -> Set<String> {
    let names = cells.map { $0.split(separator: " ").map(String.init) }.filter { $0.count == 2 }
    let first = Set(names.map { $0[0] })
    return Set(
      Dictionary(grouping: names) { $0[1] }.filter { family, names in
        names.count > 1 && !first.contains(family) && NameLeaning.mayBeName(family)
          && names.contains { NameRoles.role(of: $0[0]) == .given }
      }.keys)
  }

  /// Whether a header is of somebody, who is no firm: `Nome do aluno`.
  static func isOfPeople(_ header: String) -> Bool {
    HeaderFolding.words(header).contains(where: people.contains)
  }

  private static let people = CellWords.folded("person header")
}

extension NameLeaning {
  /// Whether a word behind a family name is one more, in front of a given name: `Novak Zupan Maja`.
  static func isSecondFamilyName(_ words: [String], _ place: Int) -> Bool {
    guard let last = words.last, NameRoles.role(of: last) == .given, mayBeName(words[place]),
      !words[place].contains("."), !Particles.isParticle(words[place])
    else { return false }
    let shares = CommonNames.shares(ofWord: words[place])
    // What is in no list is rather a family name than a given one, unless it is as short as many of Vietnam.
    return NameRoles.role(of: words[place]) == .family
      || shares == (0, 0) && words[place].count > 4
  }

  /// Whether a word is a letter that stands for a name: `B.`
  static func isInitial(_ word: String) -> Bool {
    let letters = word.filter { $0 != "." }
    return letters.count == 1 && letters.first?.isUppercase == true && word.count <= 2
  }
}
