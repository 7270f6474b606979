import ContactFormatting
import LocaleSupport
import Testing

/// Names as people of several cultures have them. What is expected follows from the rules of
/// UTS #35 part 8 and the patterns of CLDR 42.
@Suite struct PersonNameFormatterTests {
  struct Row: Sendable, CustomStringConvertible {
    let reader: String
    let name: [String: String]
    let locale: String?
    let style: PersonNameStyle
    let expected: String
    var description: String { "\(reader): \(expected)" }

    init(
      _ reader: String, _ name: [String: String], in locale: String? = nil, _ expected: String
    ) {
      self.init(reader, name, in: locale, PersonNameStyle(), expected)
    }

    init(
      _ reader: String, _ name: [String: String], in locale: String? = nil,
      _ style: PersonNameStyle, _ expected: String
    ) {
      self.reader = reader
      self.name = name
      self.locale = locale
      self.style = style
      self.expected = expected
    }
  }

  static let long = PersonNameStyle(length: .long)
  static let short = PersonNameStyle(length: .short)
  static let sorting = PersonNameStyle(order: .sorting, length: .long)
  static let addressing = PersonNameStyle(usage: .addressing)
  static let monogram = PersonNameStyle(length: .long, usage: .monogram)

  static let miyazaki = ["given": "駿", "surname": "宮崎"]
  static let miyazakiInLatin = ["given": "Hayao", "surname": "Miyazaki"]
  static let einsteinInKatakana = ["given": "アルベルト", "surname": "アインシュタイン"]
  static let einstein = ["given": "Albert", "surname": "Einstein"]
  static let bartok = ["given": "Béla", "surname": "Bartók"]
  static let vietnamese = ["given": "Khai", "given2": "Thị Minh", "surname": "Nguyễn"]
  static let marquez = ["given": "Gabriel", "surname": "García", "surname2": "Márquez"]
  static let russian = [
    "title": "г-н", "given": "Иван", "given2": "Петрович", "surname": "Васильев",
  ]
  static let vanGogh = [
    "given": "Vincent", "given2": "Willem", "surname-prefix": "van", "surname-core": "Gogh",
  ]

  static let rows: [Row] = [
    // A Japanese name for German readers: in Japanese script the Japanese way.
    Row("de", miyazaki, in: "ja", "宮崎駿"),
    Row("de", miyazaki, "宮崎駿"),
    Row("de", miyazakiInLatin, in: "ja", "Hayao Miyazaki"),
    Row("en", miyazakiInLatin, in: "ja", "Miyazaki Hayao"),
    Row("ja", miyazaki, in: "ja", "宮崎駿"),
    // Chinese and Japanese names are no foreigners to each other.
    Row("ja", ["given": "志明", "surname": "王"], in: "zh", "王志明"),
    // A German name for Japanese and Chinese readers.
    Row("ja", einstein, in: "de", "Albert Einstein"),
    Row("ja", einsteinInKatakana, in: "de-CH", "アルベルト・アインシュタイン"),
    Row("de", einsteinInKatakana, in: "de-CH", "アルベルト・アインシュタイン"),
    Row(
      "zh", ["given": "阿尔伯特", "surname": "爱因斯坦"], in: "de", "阿尔伯特·爱因斯坦"),
    // Hungarian.
    Row("hu", bartok, in: "hu", "Bartók Béla"),
    Row("de", bartok, in: "hu", "Béla Bartók"),
    Row("hu", einstein, in: "de", "Albert Einstein"),
    // In Latin script a Hungarian name is the Hungarian's affair also in Japan.
    Row("ja", bartok, in: "hu", "Bartók Béla"),
    // Vietnamese: the middle name before the given name, initials of every word.
    Row("vi", vietnamese, in: "vi", long, "Nguyễn Thị Minh Khai"),
    Row("vi", vietnamese, in: "vi", "Nguyễn T. M. Khai"),
    Row("en", vietnamese, in: "vi", "Nguyễn Khai T. M."),
    // Icelandic: sorted by the given name, the patronymic is no surname to go by.
    Row(
      "is", ["given": "Jón", "surname": "Einarsson"], in: "is", sorting, "Jón Einarsson"),
    Row("en", ["given": "Björk"], in: "is", addressing, "Björk"),
    Row("en", ["title": "Ms.", "given": "Björk"], in: "is", addressing, "Ms. Björk"),
    // Spanish.
    Row("es", marquez, in: "es", long, "Gabriel García Márquez"),
    Row("es", marquez, in: "es", "Gabriel García"),
    Row("es", marquez, in: "es", sorting, "García Márquez, Gabriel"),
    Row(
      "es", ["given": "Gabriel", "surname": "García"], in: "es", sorting, "García, Gabriel"),
    Row("es", marquez, in: "es", monogram, "GGM"),
    // Russian. There is no medium formal pattern in the data: what stands for it is the long
    // one of Russian, without the title, not that of the root.
    Row("ru", russian, in: "ru", long, "Иван Петрович Васильев"),
    Row("ru", russian, in: "ru", "Иван Петрович Васильев"),
    Row("ru", russian, in: "ru", short, "И. П. Васильев"),
    Row("ru", russian, in: "ru", addressing, "г-н Васильев"),
    Row("de", russian, short, "И. П. Васильев"),
    // In Cyrillic a name that is said to be Ukrainian is formatted the Ukrainian way, with title.
    Row("el", russian, in: "uk", short, "г-н И. П. Васильев"),
    // Arabic.
    Row("ar", ["given": "محمد", "surname": "الأحمد"], in: "ar", "محمد الأحمد"),
    Row("de", ["given": "محمد", "surname": "الأحمد"], sorting, "الأحمد، محمد"),
    // Dutch: the prefix of the surname.
    Row("nl", vanGogh, in: "nl", long, "Vincent Willem van Gogh"),
    Row("en", vanGogh, in: "nl", sorting, "Gogh, Vincent Willem van"),
    Row("nl", vanGogh, in: "nl", short, "V.W. van Gogh"),
    Row("nl", vanGogh, in: "nl", monogram, "VWvG"),
    // Turkish: the capital of i has a dot, in the name's language.
    Row("tr", ["given": "ilker", "surname": "ışık"], in: "tr", monogram, "İI"),
    Row("en", ["given": "ilker", "surname": "ışık"], in: "tr", monogram, "İI"),
    Row("en", ["given": "ilker", "surname": "yıldız"], monogram, "IY"),
    // Swedish initials have no point.
    Row(
      "sv", ["given": "Anna Maria", "surname": "Ek"], in: "sv",
      PersonNameStyle(length: .long), "Anna Maria Ek"),
    // Norwegian is one set of data under three codes.
    Row("nb", ["given": "Kari", "surname": "Nordmann"], in: "nb", sorting, "Nordmann, Kari"),
    Row("nn-NO", ["given": "Kari", "surname": "Nordmann"], in: "nb", sorting, "Nordmann, Kari"),
  ]

  @Test(arguments: rows)
  func namesOfTheWorld(_ row: Row) throws {
    let formatter = try PersonNameFormatter(
      locale: LocaleIdentifier(known: row.reader), style: row.style)
    let name = try #require(
      PersonNameFields(row.name, locale: row.locale.flatMap { LocaleIdentifier($0) }))
    #expect(formatter.string(from: name) == row.expected)
  }

  static let english = [
    "title": "Mr.", "given": "John", "given2": "Ronald Reuel", "surname": "Tolkien",
    "generation": "Jr.", "credentials": "PhD", "given-informal": "Jack",
  ]

  /// The English name of all fields in all styles.
  @Test(arguments: [
    (
      PersonNameLength.long, PersonNameUsage.referring, PersonNameFormality.formal,
      "John Ronald Reuel Tolkien Jr. PhD"
    ),
    (.medium, .referring, .formal, "John R. R. Tolkien Jr. PhD"),
    (.short, .referring, .formal, "J. R. R. Tolkien"),
    (.long, .referring, .informal, "Jack Tolkien"),
    (.short, .referring, .informal, "Jack T."),
    (.long, .addressing, .formal, "Mr. Tolkien"),
    (.medium, .addressing, .informal, "Jack"),
    (.long, .monogram, .formal, "JRT"),
    (.long, .monogram, .informal, "JT"),
    (.short, .monogram, .formal, "T"),
    (.short, .monogram, .informal, "J"),
  ])
  func styles(
    _ length: PersonNameLength, _ usage: PersonNameUsage, _ formality: PersonNameFormality,
    _ expected: String
  ) throws {
    let formatter = try PersonNameFormatter(
      locale: LocaleIdentifier(known: "en"),
      style: PersonNameStyle(length: length, usage: usage, formality: formality))
    let name = try #require(PersonNameFields(Self.english, locale: LocaleIdentifier("en")))
    #expect(formatter.string(from: name) == expected)
  }

  @Test func theTextSaysWhatItsPartsAre() throws {
    let formatter = try PersonNameFormatter(
      locale: LocaleIdentifier(known: "en"), style: Self.long)
    let name = try #require(PersonNameFields(Self.english, locale: LocaleIdentifier("en")))
    let formatted = formatter.format(name)
    let parts = formatted.runs.map { "\($0.component.name)=\(formatted[$0])" }
    #expect(
      parts == [
        "given=John", "given2=Ronald Reuel", "surname=Tolkien", "generation=Jr.",
        "credentials=PhD",
      ])
    #expect(formatted.order == .givenFirst)
    #expect(formatted.delimiter == " ")
    #expect(formatted.locale.identifier == "en")
  }

  @Test func runsFollowTheSpacesThatAreReplaced() throws {
    let formatter = try PersonNameFormatter(locale: LocaleIdentifier(known: "de"))
    let name = try #require(
      PersonNameFields(
        ["given": "カール  フリードリヒ", "surname": "ガウス"], locale: LocaleIdentifier("de")))
    let formatted = formatter.format(name)
    #expect(formatted.text == "カール・フリードリヒ・ガウス")
    #expect(
      formatted.runs.map { String(formatted[$0]) }
        == ["カール・フリードリヒ", "ガウス"])
    #expect(formatted.delimiter == "・")
    #expect(formatted.locale.language == "ja")
    #expect(formatted.order == .givenFirst)
  }

  /// A name in a script that its language is not written in is formatted by the language of the
  /// script in the name's region.
  @Test(arguments: [
    ("en-PK", "محمد", "ur"), ("en", "محمد", "ar"), ("de-DE", "Анна", "ru"),
    ("de-CH", "アンナ", "ja"), ("fr-TW", "安娜", "zh"), ("uk", "Анна", "uk"), ("fa-AF", "محمد", "fa"),
  ])
  func theRegionTellsTheLanguageOfAScript(
    _ locale: String, _ given: String, _ expected: String
  ) throws {
    let formatter = try PersonNameFormatter(locale: LocaleIdentifier(known: "el"))
    let name = try #require(PersonNameFields(["given": given], locale: LocaleIdentifier(locale)))
    #expect(formatter.format(name).locale.language == expected)
  }

  @Test func surnamesCanBeInCapitals() throws {
    let formatter = try PersonNameFormatter(
      locale: LocaleIdentifier(known: "fr"),
      style: PersonNameStyle(length: .long, capitalizesSurnames: true))
    let name = try #require(
      PersonNameFields(
        ["given": "Zoé", "surname": "Lefèvre"], locale: LocaleIdentifier("fr")))
    #expect(formatter.string(from: name) == "Zoé LEFÈVRE")
  }

  @Test func oneFormatterServesManyThreads() async throws {
    let formatter = try PersonNameFormatter(
      locale: LocaleIdentifier(known: "hi"), style: Self.short)
    let locales = ["hi", "de", "ja", "ru", "ar", nil]
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { index in
            let locale = locales[index % locales.count].flatMap { LocaleIdentifier($0) }
            var name = PersonNameFields(locale: locale)
            name[.given] = "प्रेमप्रसाद"
            name[.surname] = "वास्तोला"
            return formatter.string(from: name) == "प्रे॰ वास्तोला"
          }
        }
      }
      for await passed in group { #expect(passed) }
    }
  }
}
