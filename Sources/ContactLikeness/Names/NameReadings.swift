/// What the words of a name may be: given, additional and family name.
@usableFromInline package struct NameReading: Sendable, Hashable {
  @usableFromInline package enum Kind: UInt8, Sendable {
    /// As the fields say, or in the usual order.
    case stated
    /// The other order of family and given name.
    case otherOrder
    /// All words as a given name.
    case onlyGiven
    /// Without a word that may be a note and no name: Anna Handy, Don Smith.
    case withoutWord
    /// Without what is written small behind a name, and is none that is known: Nacho pádel.
    case withoutNote
    /// With a family name from parentheses.
    case aside
  }

  package var kind: Kind
  /// Canonical bytes for ``NamePart``; empty for what is missing.
  package var given: [UInt8] = []
  package var additional: [UInt8] = []
  package var family: [UInt8] = []

  package var isEmpty: Bool { given.isEmpty && family.isEmpty }
}

/// All that a name may be, the likeliest first.
package struct NameReadings: Sendable {
  package private(set) var all: [NameReading] = []
  package private(set) var generation: Generation = .none
  /// Whether it is of two people, as in `Ingrid & Klaus`; the given names are in the order of
  /// letters then.
  package private(set) var isCouple = false
  /// Whether a title says that it is a woman's or a man's name.
  package private(set) var titleSex = CommonNames.Sex.unknown
  /// Whether that title stands before a given name as often as before a family name: Doña Carmen, Pani Ewa.
  private var isBeforeGiven = false

  /// - Parameters: The fields; nil for an empty one. A name in one field goes into `given`.
  package init(
    given: NameText?, additional: NameText? = nil, family: NameText? = nil,
    prefix: NameText? = nil, suffix: NameText? = nil
  ) {
    for title in prefix?.words ?? [] {
      note(title)
      // Bapak and Ibu are what a man and a woman are called by everybody.
      if titleSex == .unknown, let label = PersonLabel(title) { titleSex = label.sex }
    }
    for title in [prefix, given, family].flatMap({ $0?.titles ?? [] }) { note(title) }
    for field in [suffix, family, additional, given].compactMap(\.self) {
      if field.generation != .none { generation = field.generation }
      if suffix != nil, generation == .none, field.words.count == 1 {
        generation = Generation(field.words[0])
      }
    }
    // In Hungarian it stands in front.
    for word in prefix?.words ?? [] where generation == .none {
      generation = Generation(word, position: 0)
    }
    // The elder and the younger, as a suffix by itself.
    if case .none = generation, let words = suffix?.words, words.count == 2,
      words[0] == [UInt8(ascii: "d")]
    {
      generation = Generation(letterAfterArticle: words[1])
    }
    var (given, family) = Self.withoutTrade(given, family)
    var isFamilys = false
    // A card that says Familie alone has no other name.
    if family?.isFamilyWord ?? false,
      let name = given?.isArticle ?? true ? additional : given
    {
      isFamilys = true
      (given, family) = (nil, name)
    } else if given?.isFamilyWord ?? false, family != nil {
      isFamilys = true
      given = nil
    }
    let ownGiven = given?.words ?? []
    let ownFamily = family?.words ?? []
    if ownGiven.isEmpty || ownFamily.isEmpty {
      guard var field = ownFamily.isEmpty ? given : family else { return }
      if field.words.isEmpty { return }
      if field.removeFamilyWord() || isFamilys {
        readFamily(field)
      } else {
        readField(&field, additional?.words ?? [], isFamily: ownGiven.isEmpty)
      }
      return
    }
    // Herr und Frau, of one name.
    isCouple = prefix?.wordsBeforeJoin != nil
    if var given, given.wordsBeforeJoin != nil {
      isCouple = true
      given.removeTitles()
      let names = given.words.sorted { $0.lexicographicallyPrecedes($1) }
      append(.stated, names[...], [], ownFamily[...])
      return
    }
    var first = ownGiven[...]
    var between = additional?.words ?? []
    // An initial behind the given name is an additional one.
    while first.count > 1, let last = first.last, last.count == 1 {
      between.insert(last, at: 0)
      first.removeLast()
    }
    if let last = first.last {
      if first.count > 1, FormsOfAddress.isTitle(last) {
        first.removeLast()
      } else if let name = FormsOfAddress.withoutTitle(last) {
        first = first.dropLast() + [name]
      }
    }
    while let title = first.first, WordLists.titles.contains(LetterFolding.folded(title)),
      CommonNames.share(of: LetterFolding.folded(title), as: .given) == nil
    {
      note(title)
      guard first.count > 1 else { break }
      first.removeFirst()
    }
    append(.stated, first, between[...], ownFamily[...])
    // J.-P. is Jean-Pierre's, too.
    if ownGiven.count > 1, ownGiven.allSatisfy({ $0.count == 1 }) {
      append(.stated, ownGiven[...], [], ownFamily[...])
    }
    for asides in [family?.asides, given?.asides] {
      if let asides, asides.count == 1, !WordLists.noise.contains(asides[0]) {
        append(.aside, first, between[...], asides[...])
      }
    }
  }

  /// The fields without one that holds what somebody does and no name: Jim Plumber.
  private static func withoutTrade(
    _ given: NameText?, _ family: NameText?
  ) -> (given: NameText?, family: NameText?) {
    guard let givenWords = given?.words, let familyWords = family?.words, !givenWords.isEmpty,
      !familyWords.isEmpty
    else { return (given, family) }
    if familyWords.allSatisfy(NameText.isTrade) { return (given, nil) }
    return givenWords.allSatisfy(NameText.isTrade) ? (nil, family) : (given, family)
  }

  private mutating func note(_ title: [UInt8]) {
    if WordLists.womensTitles.contains(title) { titleSex = .female }
    if WordLists.mensTitles.contains(title) { titleSex = .male }
    if WordLists.titlesBeforeGivenNames.contains(title) { isBeforeGiven = true }
  }

  private mutating func append(
    _ kind: NameReading.Kind, _ given: ArraySlice<[UInt8]>, _ additional: ArraySlice<[UInt8]>,
    _ family: ArraySlice<[UInt8]>
  ) {
    func joined(_ words: ArraySlice<[UInt8]>) -> [UInt8] {
      Array(words.joined(separator: [UInt8(ascii: " ")]))
    }
    let reading = NameReading(
      kind: kind, given: joined(given), additional: joined(additional), family: joined(family))
    let isKnown = all.contains {
      $0.given == reading.given && $0.family == reading.family
        && $0.additional == reading.additional
    }
    if !reading.isEmpty, !isKnown, all.count < 6 { all.append(reading) }
  }

  // MARK: - A name in one field

  private mutating func readField(
    _ field: inout NameText, _ additional: [[UInt8]], isFamily: Bool
  ) {
    field.removeTitles()
    for title in field.titles { note(title) }
    let words = field.words
    if let join = field.wordsBeforeJoin {
      isCouple = true
      // Mr. & Mrs. Lind have one name.
      if join > 0 { return readCouple(field, join) }
    }
    if let behind = Self.startOfOtherScript(words) {
      readWords(words[..<behind], [], [], isFamily: false, .stated)
      readWords(words[behind...], [], [], isFamily: false, .stated)
      return
    }
    if let comma = field.wordsBeforeComma {
      append(.stated, words[comma..<comma + 1], words[(comma + 1)...], words[..<comma])
      append(.stated, words[comma...], [], words[..<comma])
      return
    }
    if words.count == 1 {
      let isSurelyFamily = titleSex != .unknown && !isBeforeGiven || isCouple
      readWord(
        words[0], additional, isFamily: isFamily && !field.isElders || isSurelyFamily)
      // Phones with one field have it in the place of the family name, whatever it is.
      if isFamily, !isSurelyFamily, Self.isGivenName(words[0]) {
        append(.otherOrder, words[...], additional[...], [])
      }
    } else {
      readWords(words[...], field.capitals, additional, isFamily: isFamily, .stated)
      readWithoutNotes(field)
    }
    if field.asides.count == 1, let first = all.first, !first.given.isEmpty,
      !WordLists.noise.contains(field.asides[0])
    {
      append(.aside, [first.given], [], field.asides[...])
    }
    // Behind what an Arab is called by his son, and what a Hungarian woman is by her husband, stands the own name:
    // Abu Fahd (Khalid Al-Otaibi), Szalai Péterné (Borbély Ágnes), Szalai Péterné Borbély Ágnes.
    let wife = words.firstIndex(where: Self.isWifes)
    if field.asides.count > 1, wife != nil || words.first.map(Self.isParents) ?? false {
      readWords(field.asides[...], [], [], isFamily: false, .aside)
    }
    if let wife, words.count > wife + 2 {
      readWords(words[(wife + 1)...], [], [], isFamily: false, .aside)
    }
  }

  /// The name of a whole family, whatever it calls itself in whatever language.
  private mutating func readFamily(_ field: NameText) {
    isCouple = true
    if let join = field.wordsBeforeJoin, join > 0 { return readCouple(field, join) }
    append(.stated, [Array("family".utf8)], [], field.words[...])
  }

  /// The name of two people; behind the second given name stands the name of both.
  private mutating func readCouple(_ field: NameText, _ join: Int) {
    var given = field.words
    var family: [[UInt8]] = []
    if given.count > join + 1 { family = [given.removeLast()] }
    given.removeAll { family.contains($0) }
    given.sort { $0.lexicographicallyPrecedes($1) }
    append(.stated, given[...], [], family[...])
  }

  private mutating func readWord(_ word: [UInt8], _ additional: [[UInt8]], isFamily: Bool) {
    let word = Self.withoutLabel(word)
    if let name = FormsOfAddress.withoutTitle(word)
      ?? FormsOfAddress.familyName(beforeTitle: word)
    {
      let isFamily = name.count == 3 || Surnames.isNative(LetterFolding.folded(name))
      if isFamily { append(.stated, [], [], [name]) }
      if !isFamily || name.count > 3 { readWord(name, additional, isFamily: true) }
      return
    }
    if let family = FormsOfAddress.familyName(ofFamiliar: word) {
      append(.stated, [], [], [family])
      return
    }
    let isSurname = Surnames.isNative(LetterFolding.folded(word))
    if isSurname, word.count == 6 { append(.stated, [], [], [word]) }
    let splits = Self.splits(native: word)
    if !splits.isEmpty {
      if word.count == 6, !isSurname { append(.stated, [word], [], []) }
      for (index, split) in splits.enumerated() {
        let kind: NameReading.Kind = index == 0 && word.count > 6 ? .stated : .otherOrder
        append(kind, [split.given], additional[...], [split.family])
      }
      return
    }
    if isFamily || isSurname {
      append(.stated, [], [], [word])
    } else if let split = Self.split(kana: word) {
      append(.stated, [split.given], additional[...], [split.family])
      append(.onlyGiven, [word], additional[...], [])
    } else {
      append(.stated, [word], additional[...], [])
    }
  }

  private mutating func readWords(
    _ words: ArraySlice<[UInt8]>, _ capitals: [Int], _ additional: [[UInt8]], isFamily: Bool,
    _ kind: NameReading.Kind
  ) {
    guard let first = words.first, let last = words.last else { return }
    if words.count == 1 {
      readWord(first, additional, isFamily: isFamily)
      return
    }
    if WordLists.particles.contains(first), isFamily || Self.role(first) != .given {
      // Phones with one field have the given name behind the family's: de Vries Johannes.
      let hasGiven =
        Self.role(last) == .given
        && words.dropFirst().dropLast().contains { !WordLists.particles.contains($0) }
      if hasGiven { return append(kind, [last], [], words.dropLast()) }
      if isFamily { return append(kind, [], [], words) }
    }
    let script = ScriptClass(first[...])
    // The family name from its first particle on.
    let start =
      words.indices.dropFirst().first {
        WordLists.particles.contains(words[$0]) && $0 < words.endIndex - 1
      } ?? words.endIndex - 1
    let isVietnamese = Self.isVietnamese(words)
    let isFamilyFirst =
      script.isSyllabic || isVietnamese || Self.endsInLetters(words)
      || !capitals.isEmpty && capitals.contains(words.startIndex)
        && !capitals.contains(words.endIndex - 1)
      // A family name more often than a given one, and a last word that is not.
      || Self.role(first) == .family && Self.role(last) == .given
    let familyLast = { (kind: NameReading.Kind, all: inout NameReadings) in
      all.append(
        kind, words[words.startIndex..<words.startIndex + 1],
        words[(words.startIndex + 1)..<start] + additional[...], words[start...])
      guard start > words.startIndex + 1 else { return }
      all.append(kind, words[..<start], [], words[start...])
      // J. H. Janse van Rensburg: what stands behind initials and is no given name, is the family's.
      let (initials, name) = (words[..<start].dropLast(), words[start - 1])
      if start < words.endIndex - 1, initials.allSatisfy(Self.isLetter), !Self.isLetter(name),
        Self.role(name) != .given
      {
        all.append(kind, initials, [], words[(start - 1)...])
      }
    }
    let familyFirst = { (kind: NameReading.Kind, all: inout NameReadings) in
      let rest = words.dropFirst()
      if isVietnamese, let given = rest.last {
        all.append(kind, [given], rest.dropLast(), [first])
      }
      all.append(kind, rest, [], [first])
      // Which of several given names is the first, is no guess to be made on top of the order's.
      if rest.count > 1, !isVietnamese, kind != .otherOrder || rest.allSatisfy(Self.isLetter) {
        all.append(kind, rest.prefix(1), rest.dropFirst(), [first])
      }
    }
    let other: NameReading.Kind = kind == .stated ? .otherOrder : kind
    // What stands behind bin and oğlu's like is the father's name, and in front of it somebody's own.
    if words.dropFirst().dropLast().contains(where: { WordLists.patronymics.contains($0) }) {
      familyLast(kind, &self)
      return
    }
    if isFamilyFirst {
      familyFirst(kind, &self)
      familyLast(other, &self)
    } else {
      familyLast(kind, &self)
      familyFirst(other, &self)
    }
    if words.count == 2, kind == .stated { append(.onlyGiven, words, [], []) }
  }

  /// Readings without a word at either end that may be a note on who or what it is.
  private mutating func readWithoutNotes(_ field: NameText) {
    let words = field.words
    let folded = words.map(LetterFolding.folded)
    var count = words.count
    var kind = NameReading.Kind.withoutWord
    while count > 1 {
      let word = folded[count - 1]
      if !WordLists.noise.contains(word) {
        // Who writes a name with a capital letter, writes what is none with a small one.
        guard field.smallWords.contains(count - 1), CommonNames.share(of: word) == nil,
          !WordLists.particles.contains(word), !LegalForms.isKind(word)
        else { break }
        kind = .withoutNote
      }
      count -= 1
    }
    if count == 1, kind == .withoutNote {
      append(kind, words[..<1], [], [])
    } else if count < words.count {
      readWords(words[..<count], [], [], isFamily: false, kind)
    }
    if WordLists.noise.contains(folded[0]) {
      readWords(words.dropFirst(), [], [], isFamily: false, .withoutWord)
    }
    if words.count == 2, WordLists.titles.contains(LetterFolding.folded(words[0])) {
      note(words[0])
      append(.withoutWord, [], [], words[1...])
    }
  }

  /// Whether it is what somebody is called by his son: Abu Fahd.
  private static func isParents(_ word: [UInt8]) -> Bool {
    WordLists.parents.contains(LetterFolding.folded(word))
  }

  /// Whether it is what a woman is called by her husband in Hungary: Péterné.
  private static func isWifes(_ word: [UInt8]) -> Bool {
    word.suffix(3).elementsEqual("né".utf8)
      && CommonNames.share(of: LetterFolding.folded(Array(word.dropLast(3)))) != nil
  }

  private static func isLetter(_ word: [UInt8]) -> Bool {
    String(decoding: word, as: UTF8.self).unicodeScalars.count == 1
  }

  /// Whether initials stand behind a family name, as in Кравцов А. В.
  private static func endsInLetters(_ words: ArraySlice<[UInt8]>) -> Bool {
    guard words.count > 2, let first = words.first, !isLetter(first) else { return false }
    return role(first) != .given && words.dropFirst().allSatisfy(isLetter)
  }

  private static func isVietnamese(_ words: ArraySlice<[UInt8]>) -> Bool {
    guard let first = words.first, words.count >= 2 else { return false }
    return WordLists.vietnameseSurnames.contains(LetterFolding.folded(first))
      && words.contains { NamePart.isVietnamese($0) }
  }

  /// Whether a word is a given name or a short form of one, and no family name.
  private static func isGivenName(_ word: [UInt8]) -> Bool {
    let folded = LetterFolding.folded(word)
    return CommonNames.role(of: folded) == .given
      || CommonNames.share(of: folded) == nil && !Nicknames.groups(of: folded[...]).isEmpty
  }

  private static func role(_ word: [UInt8]) -> CommonNames.Role? {
    CommonNames.role(of: LetterFolding.folded(word).filter { $0 != 0x2D })
  }
}
