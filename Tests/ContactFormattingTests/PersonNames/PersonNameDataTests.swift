import LocaleSupport
import Testing

@testable import ContactFormatting

/// Data of the shape of CLDR 42 and of the shape it has had since CLDR 43.
@Suite struct PersonNameDataTests {
  private func formatter(
    _ bundles: [String: ResourceValue], locale: String,
    _ style: PersonNameStyle = PersonNameStyle()
  ) throws -> PersonNameFormatter {
    PersonNameFormatter(
      locale: try #require(LocaleIdentifier(locale)), style: style,
      store: PersonNamePatternStore(catalog: ResourceTree(bundles)))
  }

  private static func names(_ members: [String: ResourceValue]) -> ResourceValue {
    .table(["personNames": .table(members)])
  }

  private static func patterns(_ patterns: [String: String]) -> ResourceValue {
    .table(patterns.mapValues { .string($0) })
  }

  private static let full = [
    "title": "Dr.", "given": "Eva", "given2": "Anna-Maria", "surname": "Ek",
    "generation": "Jr.", "credentials": "PhD",
  ]

  @Test func prefixAndSuffixStandForTheirSuccessors() throws {
    let bundles = [
      "root": Self.names([
        "namePattern": Self.patterns([
          "givenFirst-medium-referring-formal": "{prefix} {given} {surname}, {suffix}"
        ])
      ])
    ]
    let formatter = try formatter(bundles, locale: "sv")
    let formatted = formatter.format(try #require(PersonNameFields(Self.full)))
    #expect(formatted.text == "Dr. Eva Ek, Jr. PhD")
    #expect(
      formatted.runs.map(\.component) == [.title, .given, .surname, .generation, .credentials])
    var name = try #require(PersonNameFields(Self.full))
    name[.generation] = nil
    #expect(formatter.string(from: name) == "Dr. Eva Ek, PhD")
    name[.credentials] = nil
    #expect(formatter.string(from: name) == "Dr. Eva Ek")
  }

  private static let newer: [String: ResourceValue] = [
    "root": names([
      "parameterDefault": patterns(["length": "medium", "formality": "informal"]),
      "foreignSpaceReplacement": .string(" "),
      "nativeSpaceReplacement": .string(" "),
      "initialPattern": patterns(["initial": "{0}.", "initialSequence": "{0} {1}"]),
      "nameOrderLocales": .table([
        "givenFirst": .string("und"),
        "surnameFirst": .array([.string("ja"), .string("und_CN")]),
      ]),
      "namePattern": .table([
        "givenFirst-long-referring-formal": .string("{title} {given} {surname} {credentials}"),
        "givenFirst-medium-referring-formal": .alias([
          "personNames", "namePattern", "givenFirst-long-referring-formal",
        ]),
        // An alias to an alias.
        "givenFirst-medium-referring-informal": .alias([
          "personNames", "namePattern", "givenFirst-medium-referring-formal",
        ]),
        "surnameFirst-medium-referring-informal": .string("{surname} {given}"),
      ]),
    ]),
    "sv": names([
      "parameterDefault": patterns(["formality": "formal"]),
      "namePattern": patterns([
        "givenFirst-long-referring-formal":
          "{title} {given} {given2-initial-retain} {surname} {generation}, {credentials}"
      ]),
    ]),
    "ja": names([
      "nativeSpaceReplacement": .string(""),
      "foreignSpaceReplacement": .string("・"),
    ]),
    "lv": names([
      "namePattern": .table([
        "givenFirst-medium-addressing-informal": .array([
          .string("{surname-genitive} {title}"), .string("{given-vocative}"),
        ])
      ])
    ]),
  ]

  @Test func anAliasStartsAgainAtTheLocaleAskedFor() throws {
    // Swedish has neither a medium pattern nor an informal one: the aliases of the root lead to
    // its own long formal one.
    let formatter = try formatter(Self.newer, locale: "sv-FI")
    let name = try #require(PersonNameFields(Self.full))
    #expect(formatter.string(from: name) == "Dr. Eva A.-M. Ek Jr., PhD")
    let informal = try self.formatter(
      Self.newer, locale: "sv", PersonNameStyle(formality: .informal))
    #expect(informal.string(from: name) == "Dr. Eva A.-M. Ek Jr., PhD")
  }

  @Test func defaultsAreInheritedOneByOne() throws {
    let name = try #require(PersonNameFields(Self.full))
    // The root is informal and has no generation in its pattern.
    let formatter = try formatter(Self.newer, locale: "de")
    #expect(formatter.string(from: name) == "Dr. Eva Ek PhD")
  }

  @Test func spacesOfNativeNamesCanBeReplaced() throws {
    let formatter = try formatter(Self.newer, locale: "ja")
    var name = try #require(
      PersonNameFields(["given": "駿", "surname": "宮崎"], locale: LocaleIdentifier("ja")))
    #expect(formatter.string(from: name) == "宮崎駿")
    name.locale = LocaleIdentifier("fr")
    // Informal is the root's default, and French names have the given name first.
    #expect(formatter.string(from: name) == "駿・宮崎")
    name.locale = LocaleIdentifier("fr_CN")
    #expect(formatter.string(from: name) == "宮崎・駿")
  }

  @Test func theAlternativeWithMoreOfTheNameIsChosen() throws {
    let formatter = try formatter(
      Self.newer, locale: "lv", PersonNameStyle(usage: .addressing))
    var name = try #require(
      PersonNameFields([
        "given": "Kārlis", "given-vocative": "Kārli", "surname": "Ozoliņš",
        "surname-genitive": "Ozoliņa", "title": "kungs",
      ]))
    #expect(formatter.string(from: name) == "Ozoliņa kungs")
    // One populated field in each, but the second has no empty one.
    name[.title] = nil
    #expect(formatter.string(from: name) == "Kārli")
  }

  @Test func dataWithoutPatternsIsEnough() throws {
    let name = try #require(PersonNameFields(Self.full))
    let poor: [[String: ResourceValue]] = [
      [:], ["root": .table([:])], ["root": .string("no table")],
    ]
    for bundles in poor {
      let formatter = try formatter(bundles, locale: "de")
      #expect(formatter.string(from: name) == "Dr. Eva Anna-Maria Ek")
      let monogram = try self.formatter(
        bundles, locale: "de", PersonNameStyle(usage: .monogram))
      #expect(monogram.string(from: name) == "EE")
      let sorting = try self.formatter(
        bundles, locale: "de", PersonNameStyle(order: .sorting))
      #expect(sorting.string(from: name) == "Ek, Eva Anna-Maria")
    }
  }

  @Test func aliasesInACircleEnd() throws {
    let bundles = [
      "root": Self.names([
        "namePattern": .table([
          "givenFirst-medium-referring-formal": .alias([
            "personNames", "namePattern", "givenFirst-short-referring-formal",
          ]),
          "givenFirst-short-referring-formal": .alias([
            "personNames", "namePattern", "givenFirst-medium-referring-formal",
          ]),
        ])
      ])
    ]
    let formatter = try formatter(bundles, locale: "de")
    let name = try #require(PersonNameFields(Self.full))
    #expect(formatter.string(from: name) == "Dr. Eva Anna-Maria Ek")
  }

  @Test func everyLocaleOfTheLibraryLoads() {
    for name in UnicodeCatalog.localeNames {
      guard let locale = LocaleIdentifier(name) else {
        Issue.record("'\(name)' is not read.")
        continue
      }
      let patterns = PersonNamePatternStore.unicode.patterns(
        for: locale, capitalizesSurnames: false)
      for key in PersonNamePatternKey.all {
        for pattern in patterns.alternatives(for: key) {
          #expect(!pattern.requests.isEmpty, "\(name) \(key.name)")
        }
      }
    }
  }

  /// A name of all fields in each style for each locale of the library: no pattern leaves its
  /// braces, blanks or literals without a field between them.
  @Test func everyLocaleFormatsANameOfAllFields() throws {
    var name = try #require(PersonNameFields(Self.full))
    name[.surname2] = "Öberg"
    var mononym = PersonNameFields()
    mononym[.given] = "Eva"
    // Regions have the patterns of their languages, but for a few.
    let regions = [
      "en_AU", "en_CA", "en_GB", "en_IN", "es_419", "es_MX", "es_US", "de_CH", "fr_CA",
    ]
    let locales = UnicodeCatalog.localeNames.filter { !$0.contains("_") } + regions
    for key in PersonNamePatternKey.all {
      let style = PersonNameStyle(
        order: try #require(PersonNameStyle.Order(rawValue: key.order.rawValue)),
        length: key.length, usage: key.usage, formality: key.formality)
      for identifier in locales {
        let locale = try #require(LocaleIdentifier(identifier))
        let formatter = PersonNameFormatter(locale: locale, style: style, store: .unicode)
        for text in [formatter.string(from: name), formatter.string(from: mononym)] {
          let isSound =
            !text.isEmpty && !text.contains { "{}\\".contains($0) } && !text.contains("  ")
            && text.first != " " && text.first != "," && text.last != " " && text.last != ","
          #expect(isSound, "\(identifier) \(key.name): '\(text)'")
        }
      }
    }
  }

  /// What regions inherit: `en_AU` from `en_001`, Mexican Spanish from that of Latin America,
  /// Angolan Portuguese from Portugal's, Taiwan's Chinese from that in its script.
  @Test(arguments: [
    ("en_AU", ["en_AU", "en_001", "en", "root"]), ("en_GB", ["en_GB", "en_001", "en", "root"]),
    ("es_MX", ["es_MX", "es_419", "es", "root"]), ("pt_AO", ["pt_AO", "pt_PT", "pt", "root"]),
    ("zh_TW", ["zh_Hant_TW", "zh_Hant", "root"]), ("zh_HK", ["zh_Hant_HK", "zh_Hant", "root"]),
    ("zh_SG", ["zh_SG", "zh", "root"]), ("nn_NO", ["nn_NO", "nn", "no", "root"]),
    ("sr_ME", ["sr_Latn_ME", "sr_Latn", "root"]),
    ("hi_Latn", ["hi_Latn", "en_IN", "en_001", "en", "root"]),
  ])
  func regionsInheritFromTheirParents(_ locale: String, _ bundles: [String]) throws {
    let lookup = ResourceLookup(
      locale: try #require(LocaleIdentifier(locale)), in: UnicodeCatalog.shared)
    #expect(lookup.bundleNames == bundles.filter(UnicodeCatalog.shared.hasBundle(named:)))
  }
}
