import ContactLikeness

/// A given or a family name in a column of its own, with what stands around it: `Ing. Jana`, `dr Lind`, `Vos, MSc`,
/// `Lind ml.`, or with its particles behind: `Brink, ten`.
struct NamePartCell {
  let prefix: String
  let name: String
  let suffix: String

  /// Nil where nothing stands around a name, or more than one.
  ///
  /// - Parameter isGiven: Whether it is a given name, behind which letters stand for a further one: `Ann B.A.`
  init?(_ text: String, isGiven: Bool) {
    guard text.utf8.count <= 80, text.contains(" "),
      !text.contains(where: { "()[]/@".contains($0) }),
      !Companies.isCompany(text), !Households.isHousehold(text), !Couples.isCouple(text)
    else { return nil }
    var parts = text.split(separator: ",").map(\.trimmed)
    guard let first = parts.first else { return nil }
    parts.removeFirst()
    // `Brink, ten`, `Heijden van der`
    var particles: [String] = []
    if !isGiven, parts.count == 1, Self.areSmallParticles(parts[0]) {
      particles = [parts.removeFirst()]
    }
    // Between commas stand degrees, or a title at the end: `Novák, Ing.`
    let titles = parts.filter { !Honorifics.isSuffix($0) }
    guard titles.count < 2, titles.allSatisfy({ $0.hasSuffix(".") && Honorifics.isHonorific($0) })
    else { return nil }
    var words = first.split(separator: " ").map(String.init)
    var front: [String] = []
    var back: [String] = []
    while words.count > 1, Self.isTitle(words[0]) { front.append(words.removeFirst()) }
    while words.count > 1, let last = words.last, Self.isDegree(last, isGiven, in: first) {
      back.insert(words.removeLast(), at: 0)
    }
    while !isGiven, words.count > 1, let last = words.last, Self.areSmallParticles(last) {
      particles.insert(words.removeLast(), at: 0)
    }
    back = [back.joined(separator: " ")] + parts.filter(Honorifics.isSuffix)
    name = (particles + words).joined(separator: " ")
    prefix = (titles + front).joined(separator: " ")
    suffix = back.joinedFilled(", ")
    guard !prefix.isEmpty || !suffix.isEmpty || !particles.isEmpty, NameLeaning.mayBeName(words[0])
    else { return nil }
  }

  /// Whether words in small letters belong in front of a family name. A letter is none.
  private static func areSmallParticles(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { word in
      word.first?.isLowercase == true && word.count > 1 && Particles.isParticle(String(word))
    }
  }

  /// Whether a word is a title, and no name as some short ones are: an abbreviation with a dot, or a short word that
  /// nobody is called by. A baron is one in his name.
  private static func isTitle(_ word: String) -> Bool {
    guard Honorifics.isPrefix(word), !Particles.isParticle(word) else { return false }
    if word.hasSuffix(".") { return word.count(where: \.isLetter) > 1 }
    let isShort = word.utf8.count <= 4 && word.utf8.allSatisfy { $0 < 0x80 }
    return isShort
      && (word.first?.isLowercase == true || CommonNames.shares(ofWord: word) == (0, 0))
  }

  private static func isDegree(_ word: String, _ isGiven: Bool, in text: String) -> Bool {
    guard Honorifics.isSuffix(word) else { return false }
    if isGenerational(word) { return true }
    if word.hasSuffix(".") { return !isGiven || !word.dropLast().contains(".") }
    return !isGiven && text.contains(where: \.isLowercase)
      && word.dropFirst().contains(where: \.isUppercase)
      && CommonNames.shares(ofWord: word) == (0, 0)
  }

  /// Whether a word tells a son from his father, and is no name: `Jr`, `III`, but not `Junior`.
  static func isGenerational(_ word: String) -> Bool {
    ["Jr", "JR", "Sr", "SR", "II", "III", "IV"].contains(word)
  }
}
