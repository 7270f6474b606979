import ContactFormatting
import LocaleSupport
import Testing

/// Names with parts missing, and text that is no name.
@Suite struct PersonNameEdgeCaseTests {
  private func format(
    _ values: [String: String], in locale: String? = nil, for reader: String = "en",
    _ style: PersonNameStyle = PersonNameStyle(length: .long)
  ) throws -> String {
    let formatter = try PersonNameFormatter(
      locale: LocaleIdentifier(known: reader), style: style)
    let name = try #require(
      PersonNameFields(values, locale: locale.flatMap { LocaleIdentifier($0) }))
    return formatter.string(from: name)
  }

  // German: '{given} {given2} {surname}, {suffix}' and '{surname-core}, {given} {given2}
  // {surname-prefix}'.
  @Test(
    arguments: [
      (["given": "A", "given2": "B", "surname": "C", "credentials": "D"], "A B C, D", "C, A B"),
      (["given": "A", "given2": "B", "surname": "C"], "A B C", "C, A B"),
      (["given": "A", "surname": "C", "generation": "D"], "A C, D", "C, A"),
      // The space before the surname ends the first literal, and the comma goes with the surname.
      (["given": "A", "credentials": "D"], "A D", "A"),
      (["given2": "B", "surname": "C"], "B C", "C, B"),
      (["surname": "C"], "C", "C"),
      (["given": "A"], "A", "A"),
      (["given": "A", "given2": "B"], "A B", "A B"),
      (["title": "T"], "T", "T"),
      (["credentials": "D"], "D", "D"),
      ([:], "", ""),
    ] as [([String: String], String, String)])
  func missingParts(_ values: [String: String], _ full: String, _ sorted: String) throws {
    #expect(try format(values, for: "de") == full)
    let sorting = PersonNameStyle(order: .sorting, length: .long)
    #expect(try format(values, for: "de", sorting) == sorted)
  }

  @Test(arguments: PersonNameUsage.allCases, PersonNameLength.allCases)
  func aNameWithAnyPartIsShown(_ usage: PersonNameUsage, _ length: PersonNameLength) throws {
    for formality in PersonNameFormality.allCases {
      let style = PersonNameStyle(length: length, usage: usage, formality: formality)
      for field in PersonNameField.allCases {
        for reader in ["en", "ja", "ar", "th", "root"] {
          #expect(try !format([field.name: "Ada"], for: reader, style).isEmpty)
        }
      }
    }
  }

  // The table of section 'Handle core and prefix', by the patterns '{surname}' alone and
  // '{surname-core}, {given} {given2} {surname-prefix}'.
  @Test(
    arguments: [
      (
        ["surname-prefix": "van", "surname-core": "Gogh", "surname": "Van Gogh"],
        "V Van Gogh", "Gogh, V van"
      ),
      (["surname-prefix": "van", "surname": "van Gogh"], "V van Gogh", "van Gogh, V"),
      (["surname-core": "Gogh", "surname": "van Gogh"], "V van Gogh", "van Gogh, V"),
      (["surname": "van Gogh"], "V van Gogh", "van Gogh, V"),
      (["surname-prefix": "van", "surname-core": "Gogh"], "V van Gogh", "Gogh, V van"),
      (["surname-core": "Gogh"], "V Gogh", "Gogh, V"),
      // No surname at all, so that the given name takes its place.
      (["surname-prefix": "van"], "V", "V"),
    ] as [([String: String], String, String)])
  func coreAndPrefix(_ surname: [String: String], _ full: String, _ sorted: String) throws {
    let values = surname.merging(["given": "V"]) { first, _ in first }
    #expect(try format(values) == full)
    #expect(try format(values, PersonNameStyle(order: .sorting, length: .long)) == sorted)
  }

  @Test func longNamesAreFormattedWhole() throws {
    let given = String(repeating: "Anna-Maria ", count: 1000) + "Eva"
    let surname = String(repeating: "宮", count: 3500)
    #expect(given.utf8.count > 10_000 && surname.utf8.count > 10_000)
    #expect(try format(["given": given, "surname": "Li"]) == given + " Li")
    let initials = try format(
      ["given": given, "surname": "Li"], PersonNameStyle(length: .short))
    #expect(initials == String(repeating: "A. M. ", count: 1000) + "E. Li")
    #expect(try format(["given": "駿", "surname": surname], for: "ja") == surname + "駿")
    let marks = "A" + String(repeating: "\u{0301}", count: 5000)
    #expect(try format(["given": marks, "surname": "B"]) == marks + " B")
    let points = String(repeating: "٠", count: 5000)
    #expect(try format(["given": points, "surname": points]) == points + " " + points)
  }

  @Test(arguments: [
    // Emoji are one letter to a reader, whatever they are made of.
    ("👩‍👩‍👧‍👦 Family", "👩‍👩‍👧‍👦"), ("🇩🇪", "🇩🇪"), ("👍🏽x", "👍🏽"),
    // A combining mark belongs to its letter.
    ("a\u{0308}nne", "A\u{0308}"), ("ｅｖａ", "Ｅ"),
    // A sign that cannot be seen is no monogram.
    ("\u{202E}eva", "E"), ("\u{200F}\u{2067}محمد", "م"), ("\u{0007}\u{0000}eva", "E"),
    ("\u{FEFF}Éva", "É"), ("\u{00AD}eva", "E"),
    ("ǆ", "Ǆ"), ("ß", "SS"), ("क्षमा", "क्ष"),
    ("12", "1"), ("\u{200B}", "\u{200B}"),
  ])
  func monogramsOfUnusualText(_ given: String, _ expected: String) throws {
    let style = PersonNameStyle(length: .short, usage: .monogram, formality: .informal)
    #expect(try format(["given": given], style) == expected)
  }

  @Test(arguments: [
    ("Anne-Marie", "A. M. B"), ("anne  marie", "a. m. B"), ("O'Neil", "O. B"),
    ("J.R.R.", "J. B"), ("Åsa Östen", "Å. Ö. B"), ("2Pac", "2. B"), ("🦄", "🦄. B"),
    ("🦄 Anna", "A. B"), ("Anna (Änni)", "A. Ä. B"), ("Iвана", "I. B"),
    ("Łucja×Éva", "Ł. É. B"), ("\u{202E}Anna", "A. B"),
  ])
  func initialsOfUnusualText(_ given: String, _ expected: String) throws {
    let text = try format(
      ["given": given, "surname": "B"], PersonNameStyle(length: .short))
    #expect(text == expected)
  }

  @Test(arguments: [
    "a\u{0000}b", "\u{001B}[31mred", "line\nbreak", "\u{202E}evil\u{202C}", "tab\tbed",
    "\u{FFFE}", "\u{E0001}",
  ])
  func valuesAreKeptAsTheyAre(_ text: String) throws {
    #expect(try format(["given": text, "surname": "B"]) == text + " B")
  }

  @Test(arguments: ["", " ", "\t", "\u{00A0}", "\u{3000}\n"])
  func blankTextIsNoPart(_ blank: String) throws {
    #expect(try format(["given": "A", "given2": blank, "surname": "B"]) == "A B")
    var name = PersonNameFields()
    name[.given] = blank
    #expect(name.isEmpty)
  }

  @Test func lettersWithoutScriptFitEverywhere() throws {
    // The likely language of no script at all is English, a foreigner to the Japanese.
    #expect(try format(["given": "12", "surname": "34"], for: "ja") == "12・34")
    #expect(try format(["given": "🦄", "surname": "🐉"], for: "de") == "🦄 🐉")
  }

  @Test func anIdentifierMadeByHandIsCheckedToo() {
    #expect(throws: UnknownLocale.self) {
      _ = try PersonNameFormatter(locale: LocaleIdentifier(language: "qqqq"))
    }
  }

  /// Whatever a name is made of, its parts are where the runs say, in order and apart.
  @Test(arguments: ["en", "ja", "ar", "hi", "nl", "tr", "th", "zh-Hant", "qaa"])
  func runsAreSound(_ reader: String) throws {
    let pieces = [
      "a", "É", " ", "  ", "-", ".", "'", "宮", "ア", "م", "\u{0301}", "\u{200D}", "👩", "🏽", "🇩",
      "\u{202E}", "\u{0}", "\r", "\n", "İ", "ß", "ŉ", "क", "्", "ष", "가", "ᄀ", "\u{FFFF}", "7", "·",
    ]
    // A generator of its own, so that a failure comes back.
    var state: UInt64 = 42
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<1000 {
      let style = PersonNameStyle(
        order: PersonNameStyle.Order.allCases[next(4)],
        length: PersonNameLength.allCases[next(3)], usage: PersonNameUsage.allCases[next(3)],
        formality: PersonNameFormality.allCases[next(2)], capitalizesSurnames: next(2) == 0)
      let locale = reader == "qaa" ? LocaleIdentifier(language: "szl") : LocaleIdentifier(reader)
      let formatter = try PersonNameFormatter(locale: try #require(locale), style: style)
      var name = PersonNameFields(locale: LocaleIdentifier(["de", "ja", "und-CN", "x"][next(4)]))
      for field in PersonNameField.allCases where next(3) > 0 {
        name[field, next(4) == 0 ? .informal : []] =
          (0..<(1 + next(6))).map { _ in pieces[next(pieces.count)] }.joined()
      }
      let formatted = formatter.format(name)
      #expect(formatted.text == formatter.string(from: name))
      #expect(formatted.text.isEmpty == name.isEmpty)
      var end = 0
      for run in formatted.runs {
        #expect(run.utf8Range.lowerBound >= end && !run.utf8Range.isEmpty)
        end = run.utf8Range.upperBound
        let range = formatted.attributedText.range(of: run)
        #expect(range.lowerBound.samePosition(in: formatted.text.unicodeScalars) != nil)
        #expect(range.upperBound.samePosition(in: formatted.text.unicodeScalars) != nil)
      }
      #expect(end <= formatted.text.utf8.count)
    }
  }

  @Test(arguments: ["bogus", "given-", "given-bogus", "", "-given", "prefix"])
  func keysThatAreNoFieldsAreRefused(_ key: String) {
    #expect(PersonNameFields([key: "A"]) == nil)
  }

  @Test func equalityIgnoresTheOrderOfSetting() {
    var left = PersonNameFields()
    left[.given] = "A"
    left[.surname] = "B"
    var right = PersonNameFields()
    right[.surname] = "B"
    right[.given] = "A"
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    right[.surname] = nil
    #expect(left != right)
  }
}
