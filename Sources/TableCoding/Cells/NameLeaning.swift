import ContactLikeness

/// Which words of names are given and which are family names, as lists of names of many countries tell.
enum NameLeaning {
  /// The shares of people who have a word as a given and as a family name; 0 where none is known to.
  static func shares(of word: String) -> (given: Float, family: Float) {
    let name = LetterFolding.folded(Array(word.lowercased().utf8))
    return (
      CommonNames.share(of: name, as: .given) ?? 0, CommonNames.share(of: name, as: .family) ?? 0
    )
  }

  /// The role that a word plays in nearly all names that have it; nil for one in no list, or in both.
  private static func role(of word: String) -> CommonNames.Role? {
    let (given, family) = shares(of: word)
    if given > clear * family { return .given }
    return family > clear * given ? .family : nil
  }

  /// So many times as common in one role as in the other, a name is of that one: with fewer, names as Martin
  /// and Paul would count.
  private static let clear: Float = 4

  /// The order of the names of a column; unknown where fewer than half of them tell, or one in ten
  /// tells otherwise.
  static func order(of names: [String]) -> NameCell.Order {
    var (givenFirst, familyFirst) = (0, 0)
    for name in names {
      let words = Honorifics.without(name).split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      switch (role(of: words[0]), role(of: words[words.count - 1])) {
      case (.given, .family), (.given, nil): givenFirst += 1
      case (.family, .given), (nil, .given): familyFirst += 1
      default: break
      }
    }
    let telling = max(givenFirst, familyFirst)
    guard telling > 0, telling * 2 >= names.count, min(givenFirst, familyFirst) * 10 <= telling
    else { return .unknown }
    return givenFirst > familyFirst ? .knownGivenFirst : .knownFamilyFirst
  }

  /// The given and the family name of which words are made; nil where it is not certain where one ends: of three
  /// words the one between may be either.
  static func divided(
    _ words: [String], _ order: NameCell.Order
  ) -> (given: String, family: String)? {
    let isGivenFirst = order == .knownGivenFirst
    let given = isGivenFirst ? words[0] : words[words.count - 1]
    guard shares(of: given).given > 0, role(of: given) != .family else { return nil }
    var start = isGivenFirst ? words.count - 1 : 1
    if isGivenFirst {
      while start > 1, Particles.isParticle(words[start - 1]) { start -= 1 }
    } else {
      while start < words.count - 1, Particles.isParticle(words[start - 1]) { start += 1 }
    }
    let (first, second) = (words[..<start], words[start...])
    let givenNames = isGivenFirst ? first : second
    guard givenNames.allSatisfy({ role(of: $0) == .given }) || givenNames.count == 1 else {
      return nil
    }
    let (front, back) = (first.joined(separator: " "), second.joined(separator: " "))
    return isGivenFirst ? (front, back) : (back, front)
  }
}
