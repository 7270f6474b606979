/// The words of one field of a name, and what people write beside a name.
///
/// Nothing is dropped here but what is no part of any name: signs, numbers, generations behind the
/// name, degrees. What a word means, ``NameReadings`` finds out.
package struct NameText: Sendable {
  /// In small letters, composed, with accents; hyphens stay within a word.
  package internal(set) var words: [[UInt8]] = []
  /// Words in parentheses: a former name, a firm, a reminder.
  package private(set) var asides: [[UInt8]] = []
  /// How many words stand before a comma; nil where there is none.
  package private(set) var wordsBeforeComma: Int?
  /// How many words stand before the sign or word that joins two people; nil without one.
  package private(set) var wordsBeforeJoin: Int?
  package private(set) var generation: Generation = .none
  /// The words that are written in capitals where not all are, as family names are at times.
  private(set) var capitals: [Int] = []
  /// The words that begin with a small letter, and so are no initials; none where the first does, so that the others
  /// may be notes: Nacho pádel.
  private(set) var smallWords: [Int] = []
  /// Whether a word of it may say whose relative or what somebody is, as ``PersonLabel`` does.
  package private(set) var hasLabel = false
  /// What else could be said of a person, such as Dr. or Frau, in front.
  package private(set) var titles: [[UInt8]] = []
  /// The words that a period follows.
  private(set) var shortened: Set<Int> = []
  /// The first word that an apostrophe and an s end, as in Ben's mother Anna.
  private var possessor: Int?
  /// Whether a word says whose somebody is: Ben's mother Anna.
  package var hasPossessor: Bool { possessor != nil }
  /// Whether a word behind the first is joined with `d'`, which says whose: Maman d'Awa.
  package private(set) var hasElision = false
  /// A small `d` by itself, as in Cranach d. J.
  private var article: Int?

  /// A text of more bytes is no name.
  package static let longest = 400

  package init(_ raw: UnsafeBufferPointer<UInt8>) {
    guard raw.count <= Self.longest else { return }
    if let repaired = TextRepair.repaired(raw) {
      repaired.withUnsafeBufferPointer { split(Self.withoutKindOfNumber($0)) }
    } else {
      split(Self.withoutKindOfNumber(raw))
    }
    // Ben's mother is called by Ben's name.
    if let possessor, possessor + 1 < words.count, words[possessor].last == UInt8(ascii: "s") {
      words[possessor].removeLast()
    }
    joinTitles()
    titles = asides.filter(Self.isTitleOfSex)
    asides.removeAll(where: Self.isTitleOfSex)
    dropNumbers()
    dropJoiningWords()
    findGeneration()
    dropDegrees()
    // The name behind such a word is a former one without it as well: Achtelik (geb. Drostmann).
    let former = asides.prefix(2).lastIndex {
      WordLists.wordsBeforeFormerNames.contains(LetterFolding.folded($0))
    }
    if let former, former + 1 < asides.count { asides.removeFirst(former + 1) }
    if capitals.count == words.count { capitals = [] }
    if smallWords.first == 0 { smallWords = [] }
    if let count = wordsBeforeComma, count <= 0 || count >= words.count { wordsBeforeComma = nil }
    if let count = wordsBeforeJoin, count <= 0 || count >= words.count { wordsBeforeJoin = nil }
    hasLabel = (words + asides).contains {
      PersonLabel($0) != nil || PersonLabel(atEndOf: $0) != nil
    }
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { NameText($0) }
  }

  /// Without the `/M` or `/H` by which a SIM card, that has one number to a name, tells several.
  private static func withoutKindOfNumber(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let suffix = text.suffix(3)
    guard suffix.count == 3, let before = suffix.first, let last = suffix.last,
      ASCII.isLetter(before) || before >= 0x80, ASCII.isLetter(last) || ASCII.isDigit(last),
      suffix.dropFirst().first == UInt8(ascii: "/")
    else { return text }
    return UnsafeBufferPointer(rebasing: text.dropLast(2))
  }

  private mutating func split(_ text: UnsafeBufferPointer<UInt8>) {
    var start: Int?
    var depth = 0
    func isLetter(_ index: Int) -> Bool {
      index >= 0 && index < text.count && (text[index] >= 0x80 || ASCII.isLetter(text[index]))
    }
    func isMark(_ index: Int) -> Bool {
      index >= 0 && index < text.count && text[index] == UInt8(ascii: "?")
    }
    func endWord(_ end: Int) {
      guard let first = start else { return }
      start = nil
      let count = words.count
      let raw = UnsafeBufferPointer(rebasing: text[first..<end])
      add(raw, isAside: depth > 0)
      guard words.count > count else { return }
      if end < text.count, text[end] == UInt8(ascii: ".") { shortened.insert(count) }
      if raw.elementsEqual([UInt8(ascii: "d")]) { article = count }
      if possessor == nil, Self.isPossessive(raw) { possessor = count }
      if count > 0, Self.isElided(raw) { hasElision = true }
    }
    var index = 0
    while index < text.count {
      let byte = text[index]
      var length = 1
      var sign = byte
      if byte >= 0x80 {
        if let found = Self.separator(text, index) {
          (length, sign) = found
        } else {
          if start == nil { start = index }
          index += 1
          continue
        }
      }
      switch sign {
      case _ where ASCII.isLetter(byte) || ASCII.isDigit(byte), UInt8(ascii: "'"),
        UInt8(ascii: "`"):
        if start == nil { start = index }
      // A hyphen within a word, and the question mark that stands for a letter that was lost.
      case UInt8(ascii: "-")
      where (isLetter(index - 1) || isMark(index - 1))
        && (isLetter(index + 1) || isMark(index + 1)):
        break
      case UInt8(ascii: "?") where start != nil || isLetter(index + 1):
        if start == nil { start = index }
      default:
        endWord(index)
        switch sign {
        case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
        case UInt8(ascii: ",") where depth == 0 && wordsBeforeComma == nil:
          wordsBeforeComma = words.count
        case UInt8(ascii: "&"), UInt8(ascii: "+"):
          if depth == 0, wordsBeforeJoin == nil { wordsBeforeJoin = words.count }
        default: break
        }
      }
      index += length
    }
    endWord(text.count)
  }

  /// Whether a word ends in an apostrophe, of either form, and an s.
  private static func isPossessive(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    guard raw.count > 3, raw.last.map(ASCII.lowercased) == UInt8(ascii: "s") else { return false }
    return raw[raw.count - 2] == UInt8(ascii: "'")
      || raw.count > 4 && raw.dropLast().suffix(3).elementsEqual([0xE2, 0x80, 0x99])
  }

  /// Whether a word begins with `d` and an apostrophe, of either form.
  private static func isElided(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    guard raw.count > 3, raw.first.map(ASCII.lowercased) == UInt8(ascii: "d") else { return false }
    return raw[1] == UInt8(ascii: "'")
      || raw.dropFirst().prefix(3).elementsEqual([0xE2, 0x80, 0x99])
  }

  private mutating func add(_ raw: UnsafeBufferPointer<UInt8>, isAside: Bool) {
    var word = LetterFolding.canonical(raw)
    if word.contains(where: { $0 == UInt8(ascii: "'") || $0 >= 0xC2 || $0 == UInt8(ascii: "`") }) {
      word = Self.withoutSigns(word)
    }
    let hasLetters = word.contains { $0 >= 0x80 || ASCII.isLetter($0) }
    guard hasLetters || !isAside && Self.isNumber(word) else { return }
    if isAside {
      asides.append(word)
    } else if words.count < 12 {
      if raw.count > 1, raw.allSatisfy({ $0 &- 0x41 < 26 || $0 == UInt8(ascii: "-") }) {
        capitals.append(words.count)
      }
      if Self.beginsSmall(raw) { smallWords.append(words.count) }
      words.append(word)
    }
  }

  /// Whether a word begins with a small letter of Latin or Cyrillic.
  private static func beginsSmall(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    switch raw[0] {
    case 0..<0x80: raw[0] &- 0x61 < 26
    case 0xC3: raw.count > 1 && raw[1] >= 0x9F
    case 0xD0: raw.count > 1 && raw[1] >= 0xB0
    case 0xD1: raw.count > 1 && raw[1] < 0xA0
    default: false
    }
  }

  /// A word without apostrophes, which are left out as often as not, and without pictures and the
  /// cross before the dead.
  private static func withoutSigns(_ word: [UInt8]) -> [UInt8] {
    var view = String.UnicodeScalarView()
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x27, 0x60, 0xB4, 0x2018...0x2023, 0x2BB...0x2BF, 0x2B9, 0x200B...0x200F,
        0xFE00...0xFE0F,
        0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF, 0x202A...0x202E, 0x2066...0x2069, 0xAB,
        0xBB:
        continue
      case 0x2010...0x2015, 0x2212: view.append("-")
      // What stands for a letter that was lost.
      case 0xFFFD: view.append("?")
      default: view.append(scalar)
      }
    }
    return Array(String(view).utf8)
  }

  /// A sign beyond ASCII that ends a word: how long it is, and the sign in ASCII that says as much.
  private static func separator(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> (length: Int, sign: UInt8)? {
    let blank = UInt8(ascii: " ")
    // No-break space and middle dot.
    if text[index] == 0xC2, index + 1 < text.count, [0xA0, 0xB7].contains(text[index + 1]) {
      return (2, blank)
    }
    guard index + 2 < text.count else { return nil }
    switch (text[index], text[index + 1], text[index + 2]) {
    // The ideographic comma and space and the middle dot separate names like a blank.
    case (0xE3, 0x80, 0x80), (0xE3, 0x80, 0x81), (0xE3, 0x83, 0xBB), (0xE2, 0x80, 0x80...0x8B):
      return (3, blank)
    // 【】〔〕
    case (0xE3, 0x80, 0x90), (0xE3, 0x80, 0x94): return (3, UInt8(ascii: "("))
    case (0xE3, 0x80, 0x91), (0xE3, 0x80, 0x95): return (3, UInt8(ascii: ")"))
    // Signs in full width, U+FF01 to U+FF0F, and brackets: ＆（）＋，.
    case (0xEF, 0xBC, let last)
    where [0x86, 0x88, 0x89, 0x8B, 0x8C, 0x8F, 0xBB, 0xBD].contains(last):
      return (3, last - 0x60)
    default: return nil
    }
  }

  /// Takes out numbers but those between words: Akinyi 2 is Akinyi, whom a SIM card has twice, but School
  /// 3 Ubud is not School 5 Ubud.
  private mutating func dropNumbers() {
    for index in words.indices.reversed() where Self.isNumber(words[index]) {
      let isBetween = index > 0 && index + 1 < words.count
      if !isBetween || WordLists.noise.contains(words[index + 1]) { remove(at: index) }
    }
  }

  private static func isNumber(_ word: [UInt8]) -> Bool {
    (1...4).contains(word.count) && word.allSatisfy(ASCII.isDigit)
  }

  /// Takes out the words that join two people's names.
  private mutating func dropJoiningWords() {
    guard words.count > 2 else { return }
    for index in words.indices.dropFirst().dropLast().reversed() where joins(index) {
      remove(at: index)
      wordsBeforeJoin = index
    }
  }

  private func joins(_ index: Int) -> Bool {
    let word = words[index]
    if WordLists.joiningWords.contains(word) { return true }
    guard WordLists.joiningWordsBetweenGivenNames.contains(word) else { return false }
    func shares(_ word: [UInt8]) -> (given: Float, family: Float) {
      CommonNames.shares(of: LetterFolding.folded(word))
    }
    let (before, behind) = (shares(words[index - 1]), shares(words[index + 1]))
    guard before.given > before.family else { return false }
    if behind.given > behind.family { return true }
    // A name that no list has, in front of the family's: Marco e Onorina Ferri.
    return index == 1 && smallWords.contains(1) && words.count > 3 && behind == (0, 0)
  }

  /// Takes out what says which of several people of one name this is, and degrees.
  private mutating func findGeneration() {
    // Jorge (h) is the son in Argentina.
    if asides.count == 1 {
      // Anna (Vater) is her father.
      generation =
        asides[0] == [UInt8(ascii: "h")]
        ? .junior
        : words.count > 1 ? Generation(inParentheses: asides[0]) : Generation(asides[0])
      if generation != .none { asides = [] }
    }
    if let article, article > 0, article == words.count - 2 {
      let found = Generation(letterAfterArticle: words[article + 1])
      if found != .none {
        generation = found
        remove(at: article + 1)
        remove(at: article)
        return
      }
    }
    let shortened = shortened
    for index in words.indices.reversed() where index > 0 || words.count > 2 {
      let found = Generation(
        words[index], isShortened: shortened.contains(index), position: index)
      let isDegree =
        index > 0 && index == words.count - 1 && WordLists.credentials.contains(words[index])
      guard found != .none || isDegree else { continue }
      // De Sr. is before a family name, at times.
      if found != .none { generation = found }
      remove(at: index)
    }
  }

  /// Takes out what stands behind a comma where it is titles and letters for degrees and orders alone:
  /// Hudáková Bronislava, Ing.; Nkechi Obiora, PhD, FNSE; with the given name in front, Siti Lestari, S.Kom.
  private mutating func dropDegrees() {
    guard let comma = wordsBeforeComma, comma > 1, comma < words.count, !capitals.contains(0) else {
      return
    }
    let behind = comma..<words.count
    let isGivenFirst =
      beginsWithGivenName && behind.contains { words[$0].count > 1 && shortened.contains($0) }
    let areDegrees = behind.allSatisfy { index in
      WordLists.credentials.contains(words[index])
        || words[index].count <= 5 && !Self.isGiven(words[index])
          && (capitals.contains(index) || WordLists.titles.contains(words[index])
            || isGivenFirst && !WordLists.particles.contains(words[index]))
    }
    // `Ph.D.` is two words.
    let isDegree = WordLists.credentials.contains(Array(words[behind].joined()))
    // One short word may be a given name in capitals.
    guard areDegrees || isDegree, isGivenFirst || behind.count > 1 || !capitals.contains(comma)
    else { return }
    for index in behind.reversed() { remove(at: index) }
    wordsBeforeComma = nil
  }

  mutating func remove(at index: Int) {
    words.remove(at: index)
    func moved(_ places: [Int]) -> [Int] {
      places.compactMap { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }
    }
    (capitals, smallWords) = (moved(capitals), moved(smallWords))
    if let comma = wordsBeforeComma, comma > index { wordsBeforeComma = comma - 1 }
    if let join = wordsBeforeJoin, join > index { wordsBeforeJoin = join - 1 }
    if wordsBeforeComma == 0 { wordsBeforeComma = nil }
  }

  /// Takes titles off the beginning, and off what stands behind a comma, where a name is left. A
  /// word that is a name as well is taken for one where only one other would be left.
  mutating func removeTitles() {
    while words.count > 1, wordsBeforeComma == nil, let last = words.last,
      FormsOfAddress.isTitle(last) || Self.isTrade(last) || isFirmsKindBehindName
    {
      words.removeLast()
    }
    while words.count > 1, wordsBeforeComma == nil, !hasPossessor, let last = words.last,
      Self.isRelative(last, behindName: words[0])
    {
      titles.append(words.removeLast())
    }
    while words.count > 1, wordsBeforeComma == nil, Self.isTrade(words[0]) { remove(at: 0) }
    removeTitles(at: 0)
    if let comma = wordsBeforeComma { removeTitles(at: comma) }
  }

  /// Takes out the word that says that the name is a family's, with an article: Familie Stark, The Lind Family, La
  /// famille Dupont, Kovács család. Returns whether there was one.
  mutating func removeFamilyWord() -> Bool {
    if let index = asides.firstIndex(where: Self.isFamilyWord) {
      asides.remove(at: index)
      return true
    }
    let article = words.first.map(Self.isArticle) ?? false ? 1 : 0
    guard words.count > article + 1, wordsBeforeComma == nil, !hasLabel,
      let index = [article, words.count - 1].first(where: { Self.isFamilyWord(words[$0]) })
    else { return false }
    remove(at: index)
    // De of De Vries familie is the name's.
    if article > 0, index == article || !WordLists.particles.contains(words[0]) { remove(at: 0) }
    return true
  }

  private mutating func removeTitles(at start: Int) {
    var hasTitle = false
    if start < words.count, let title = FormsOfAddress.thaiTitle(of: words[start]) {
      titles.append(title)
      words[start].removeFirst(title.count)
    }
    while words.count > start + 1 {
      let word = LetterFolding.folded(words[start])
      let isTitle =
        WordLists.titles.contains(word) || PersonLabel(words[start])?.isTitle ?? false
        || hasTitle && WordLists.titleParts.contains(word)
        || !shortened.contains(start) && isBurmeseTitle(at: start)
      guard isTitle else { return }
      // Tia is a name, and Tía an aunt.
      let isName =
        CommonNames.share(of: words[start]) ?? 0 > 0.0002
        || WordLists.namesAmongTitles.contains(words[start])
      if isName, !hasTitle, words.count == start + 2 { return }
      hasTitle = true
      titles.append(words[start])
      remove(at: start)
    }
  }
}
