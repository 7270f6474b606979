import ContactLikeness
import ContactModel
import SourceText

/// What people and programs write in a table where nothing is known: `-`, `n/a`, `unbekannt`.
///
/// Some of these are names, too: Jennifer Null, Young-hee Na, Nav Singh. In a column of words they
/// mean nothing only where the table shows that it writes them so, in a column whose values can't
/// be words.
struct EmptyMarks: Sendable {
  /// By column of the table, whether its values are words.
  private let holdsWords: [Bool]
  /// Whether they are numbers of houses, of which some have none.
  private let holdsHouses: [Bool]
  /// Whether they are numbers to dial, of which nothing but a zero is none.
  private let holdsNumbers: [Bool]
  /// Whether they are ways to reach somebody, and the like, which are no words.
  private let showsMarks: [Bool]
  /// Whether they are pages, of which the beginning alone is none.
  private let holdsPages: [Bool]
  /// Whether they are relatives and others, of whom some have none: `Plus one`, `no`.
  private let holdsRelations: [Bool]
  /// The marks in other columns, which may be words.
  private let shown: Set<String>
  /// What the program that wrote the table writes for nothing, in whatever column.
  private let nulls: Set<String>
  /// What stands in the place of names where nobody is, as it is written.
  private let vacancies: Set<String>

  init(_ mapping: ColumnMapping, _ samples: SampleCells) {
    holdsWords = mapping.columns.map { Self.holdsWords($0.meaning) }
    holdsHouses = mapping.columns.map { $0.meaning.part == .streetNumber }
    holdsNumbers = mapping.columns.indices.map { Self.holdsNumbers(mapping, samples, $0) }
    showsMarks = mapping.columns.map { Self.showsMarks($0.meaning) }
    holdsPages = mapping.columns.map { $0.meaning.key == .url }
    holdsRelations = mapping.columns.map { $0.meaning.key == .relation }
    var shown: Set<String> = []
    for number in mapping.columns.indices where showsMarks[number] {
      for cell in samples.column(number) {
        let text = cell.trimmed.lowercased()
        if Self.words.contains(text) { shown.insert(text) }
      }
    }
    self.shown = shown
    nulls = Self.nulls(samples, holdsWords)
    vacancies = Self.vacancies(mapping, samples)
      .union(Self.repeated(mapping, samples, holdsWords))
  }

  /// The words by which programs say that there is no value, as they write them, where the table has one again and again:
  /// a name is written in another way, and so is what somebody answers once.
  private static func nulls(_ samples: SampleCells, _ holdsWords: [Bool]) -> Set<String> {
    var found: [String: Int] = [:]
    for (column, isOfWords) in holdsWords.enumerated() {
      let words = samples.column(column).filter(programWords.contains)
      for word in Set(words) {
        // One column of words may be of people who are called so.
        found[word, default: 0] += isOfWords ? 1 : words.count { $0 == word }
      }
    }
    return Set(found.filter { $0.value > 1 }.keys)
  }

  /// Whether a program has written that there is no value.
  func isNull(_ text: String) -> Bool { !nulls.isEmpty && nulls.contains(text) }

  /// Marks that are names as well, and stand in columns of firms and of people's names alike, or of other two things that
  /// nobody calls alike, written in one way: `none`. In one of them it stands often.
  private static func repeated(
    _ mapping: ColumnMapping, _ samples: SampleCells, _ holdsWords: [Bool]
  ) -> Set<String> {
    var kinds: [String: Set<ContactKey>] = [:]
    var often: Set<String> = []
    for (number, column) in mapping.columns.enumerated() where holdsWords[number] {
      guard let key = column.meaning.key else { continue }
      var counts: [String: Int] = [:]
      for cell in samples.column(number) where words.contains(cell.trimmed.lowercased()) {
        counts[cell.trimmed, default: 0] += 1
      }
      for (text, count) in counts {
        kinds[text, default: []].insert(key == .formattedName ? .name : key)
        if count > 2 { often.insert(text) }
      }
    }
    return often.filter { kinds[$0]?.count ?? 0 > 1 }
  }

  /// Words that stand in the place of a name in rows that tell nothing else of anybody: a flat or a shift
  /// that is free, among others that are taken.
  private static func vacancies(_ mapping: ColumnMapping, _ samples: SampleCells) -> Set<String> {
    let columns = mapping.columns.indices.filter {
      mapping.columns[$0].meaning.key.map(ownKeys.contains) ?? false
    }
    let rows = samples.prefix(200).map { row in
      columns.compactMap { $0 < row.count ? row[$0].trimmed : nil }
        .filter { $0.contains { $0.isLetter || $0.isNumber } && !phrases.contains($0.lowercased()) }
    }
    guard rows.contains(where: { $0.count > 1 }) else { return [] }
    let subject = Subject(mapping)
    return Set(rows.compactMap { $0.count == 1 ? $0[0] : nil }.filter { isVacancy($0, subject) })
  }

  /// What the rows of a table are, by which it is told how far a word for what stands empty is trusted to be no
  /// name: `vago`, `Volný`.
  private enum Subject {
    /// Flats and houses, and who lives in them.
    case homes
    /// People, or whatever they have, with their names in one column.
    case wholeNames
    /// People with given names.
    case people

    init(_ mapping: ColumnMapping) {
      let hasGivenNames = mapping.columns.contains {
        $0.meaning.key == .name && $0.meaning.part == .given
      }
      self =
        mapping.columns.contains(where: isOfHome) ? .homes : hasGivenNames ? .people : .wholeNames
    }
  }

  /// Whether a column is of flats, floors, streets or houses.
  private static func isOfHome(_ column: ColumnMapping.Column) -> Bool {
    func isHome(_ meaning: ColumnMeaning?) -> Bool {
      guard let meaning, meaning.key == .postalAddress else { return false }
      return ![.city, .postcode, .region, .country].contains(meaning.part)
    }
    return isHome(column.meaning)
      || ColumnWords.shared[HeaderFolding.folded(column.header)].contains {
        isHome($0.sense.meaning)
      }
  }

  /// Whether a text is a word for nobody, one with more in small letters behind it, or one beside a word for a home:
  /// `FREI - ab April`, `Logement vacant`.
  private static func isVacancy(_ text: String, _ subject: Subject) -> Bool {
    let text = text.trimmed { "()[]（）*<> ".contains($0) }
    let end = text.firstIndex { "-–,;(".contains($0) } ?? text.endIndex
    let rest = text[end...].drop { !$0.isLetter }
    let word = text[..<end].trimmed
    let isRestVacant = saysNobody(String(rest), subject)
    if saysNobody(word, subject) || isVacantHome(word) {
      return isRestVacant || rest.first?.isUppercase != true
    }
    return isRestVacant && houseless.contains(word.lowercased())
  }

  private static func saysNobody(_ text: String, _ subject: Subject) -> Bool {
    let word = text.lowercased()
    if words.contains(word) || phrases.contains(word) { return true }
    guard smallWords.contains(text) || vacancy.contains(HeaderFolding.folded(text)) else {
      return false
    }
    let isWrittenAsWord = text == word || text == text.uppercased()
    switch subject {
    case .homes: return isWrittenAsWord || !isName(word)
    case .wholeNames: return isWrittenAsWord
    case .people: return false
    }
  }

  private static func isName(_ word: String) -> Bool {
    let name = LetterFolding.folded(Array(word.utf8))
    return CommonNames.share(of: name, as: .given) != nil
      || CommonNames.share(of: name, as: .family) != nil
  }

  /// Whether a text is a word for a home and one that says that it stands empty, in whichever order.
  private static func isVacantHome(_ text: String) -> Bool {
    let parts = text.split(separator: " ").map(String.init)
    return parts.count == 2
      && parts.contains { saysNobody($0, .homes) }
      && parts.contains { part in
        ColumnWords.shared[HeaderFolding.folded(part)].contains {
          $0.sense.meaning?.part.isNowhere == true
        }
      }
  }

  /// Whether a column has telephone numbers, or extensions of which a zero again and again is none.
  private static func holdsNumbers(
    _ mapping: ColumnMapping, _ samples: SampleCells, _ column: Int
  ) -> Bool {
    let meaning = mapping.columns[column].meaning
    guard meaning.key == .phoneNumber else { return false }
    return meaning.part == .value
      || meaning.part == .extensionNumber
        && samples.column(column).count(where: { $0.trimmed == "0" }) > 1
  }

  /// Whether a text says nothing in a column of the table.
  func isMark(_ text: String, inColumn column: Int) -> Bool {
    if text == "0", column < holdsNumbers.count, holdsNumbers[column] { return true }
    if column < holdsRelations.count, holdsRelations[column], CellNature.answer(text) == false {
      return true
    }
    if isNull(text) { return true }
    if column < holdsPages.count, holdsPages[column], Self.isStartOfPage(text) { return true }
    if column < showsMarks.count, showsMarks[column], Self.deniesReach(text) { return true }
    let isWord = column < holdsWords.count && holdsWords[column]
    if isWord, !vacancies.isEmpty, vacancies.contains(text) { return true }
    if isWord, !shown.isEmpty, shown.contains(text.lowercased()) { return true }
    guard Self.isMark(text) else { return false }
    if column < holdsHouses.count, holdsHouses[column], Self.houseless.contains(text.lowercased()) {
      return false
    }
    return !isWord || !Self.isSymbol(text) && !Self.words.contains(text.lowercased())
  }

  /// Whether a text is what forms put in front of a page that nobody has typed: `http://`, `https://www.`
  private static func isStartOfPage(_ text: String) -> Bool {
    starts.contains(text.lowercased())
  }

  private static let starts: Set<String> = [
    "http", "http:", "http:/", "http://", "https", "https:", "https:/", "https://", "http://www.",
    "https://www.", "www", "www.",
  ]

  /// Whether a text says nothing in most columns.
  static func isMark(_ text: String) -> Bool {
    if text.utf8.first == UInt8(ascii: "#"), DestroyedCell.isOne(text) { return true }
    guard text.utf8.count <= longest, mayBeMark(text.utf8) else { return false }
    if !text.contains(where: { $0.isLetter || $0.isNumber }) { return isOneSign(text) }
    // `*** EMPTY ***`
    let word = String(text.lowercased().trimmed { "*<>=[] ".contains($0) })
    return phrases.contains(word) || words.contains(word)
  }

  /// Whether a text says that there is no way to reach somebody: `no phone`, `sin correo`, `E-Mail nicht gefunden`.
  static func deniesReach(_ text: String) -> Bool {
    // Nearly all numbers and mailboxes have no blank behind a letter at their beginning.
    guard text.utf8.count <= 60, text.utf8.contains(UInt8(ascii: " ")),
      text.first?.isLetter == true
    else { return false }
    let text = text.lowercased()
    if let denial = denials.first(where: text.hasPrefix) {
      let rest = text.dropFirst(denial.count).split(separator: " ")
      let end = rest.last.map { denialEnds.contains(String($0)) } ?? false
      return isReach(rest[...]) || end && isReach(rest.dropLast())
    }
    let parts = text.split(separator: " ")
    return parts.indices.dropFirst().contains { end in
      let mark = parts[end...].joined(separator: " ")
      return (phrases.contains(mark) || words.contains(mark)) && isReach(parts[..<end])
    }
  }

  /// Whether words are those for a way to reach somebody.
  private static func isReach(_ words: ArraySlice<Substring>) -> Bool {
    ColumnWords.shared[HeaderFolding.folded(words.joined(separator: " "))].contains {
      [.phoneNumber, .emailAddress, .url].contains($0.sense.meaning?.key)
    }
  }

  /// Words that say that there is none, with the blank behind them; longer ones first.
  private static let denials = CellWords.words("denial").map { $0 + " " }
    .sorted { $0.count > $1.count }

  private static let denialEnds = CellWords.set("denial end")

  /// Whether a text is one sign, once or again and again, or strokes, points and brackets: somebody wrote others.
  private static func isOneSign(_ text: String) -> Bool {
    let signs = text.filter { !$0.isWhitespace }
    return Set(signs).count < 2 || signs.allSatisfy { "-–—−_./\\|()[]{}<>*~'\"`,;:=+".contains($0) }
  }

  /// No mark is longer, in bytes.
  private static let longest = 36

  /// Whether some mark begins so and is as long, or it has no letter. Most texts are told so from marks, of
  /// which each cell is asked whether it is one.
  private static func mayBeMark(_ text: String.UTF8View) -> Bool {
    guard let first = text.first, first < 0x80, first != UInt8(ascii: "*"),
      first != UInt8(ascii: "<"), first != UInt8(ascii: "["), first != UInt8(ascii: "="),
      text.contains(where: { $0.isDigit || ($0 | 0x20) &- 0x61 < 26 })
    else { return true }
    return lengths[Int(first &- 0x41 < 26 ? first | 0x20 : first)] & 1 << UInt32(text.count) != 0
  }

  /// By their first letter, how long marks are: the bit of each length.
  private static let lengths = phrases.union(words).reduce(
    into: [UInt32](repeating: 0, count: 0x100)
  ) {
    lengths, mark in
    if let first = mark.utf8.first { lengths[Int(first)] |= 1 << UInt32(mark.utf8.count) }
  }

  /// A heart, a star, a tree: some are called so.
  private static func isSymbol(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .otherSymbol }
  }

  private static func holdsWords(_ meaning: ColumnMeaning) -> Bool {
    guard let key = meaning.key else { return false }
    return key == .postalAddress ? meaning.part != .postcode : wordKeys.contains(key)
  }

  private static func showsMarks(_ meaning: ColumnMeaning) -> Bool {
    guard let key = meaning.key else { return false }
    return key == .postalAddress ? meaning.part == .postcode : markKeys.contains(key)
  }

  private static let wordKeys: Set<ContactKey> = [
    .name, .formattedName, .nickname, .organization, .jobTitle, .role, .relation,
    .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName, .phoneticOrganizationName,
  ]

  /// What somebody is known or reached by.
  private static let ownKeys: Set<ContactKey> = [
    .name, .formattedName, .nickname, .organization, .phoneNumber, .emailAddress, .birthday,
  ]

  private static let markKeys: Set<ContactKey> = [
    .phoneNumber, .emailAddress, .url, .birthday, .date, .deathDate,
  ]

  /// Marks that are no word, or a word for nothing else.
  private static let phrases = CellWords.set("empty mark")

  /// What programs write for nothing.
  private static let programWords = CellWords.set("program's nothing")

  /// What stands for the number of a house that has none, and is a part of its address.
  private static let houseless = CellWords.set("house without number")

  /// What stands in the place of a name where nobody is, and may mean something elsewhere.
  private static let vacancy = CellWords.folded("vacancy")

  /// The same where it is written small: people or places are called so, too.
  private static let smallWords = CellWords.set("vacancy in small letters")

  /// Marks that somebody or a place may be called by.
  private static let words = CellWords.set("empty word")
}
