import LocaleSupport
import Testing

@testable import ContactFormatting

/// The order of names by UTS #35 part 8, section 'Derive the name order', with the lists of
/// CLDR 42.
@Suite struct PersonNameOrderTests {
  /// A name of the script that a formatter of the locale reads, so that nothing but the name's
  /// locale counts.
  private func order(of nameLocale: String?, for reader: String) throws -> PersonNameOrder {
    let formatter = try PersonNameFormatter(locale: LocaleIdentifier(known: reader))
    var name = PersonNameFields(locale: nameLocale.flatMap { LocaleIdentifier($0) })
    name[.given] = reader.hasPrefix("ja") ? "アンナ" : "Anna"
    name[.surname] = reader.hasPrefix("ja") ? "シュミット" : "Schmidt"
    return formatter.order(of: name)
  }

  // English: surnames first for ja ko vi yue zh.
  @Test(arguments: [
    ("ja", PersonNameOrder.surnameFirst), ("ja_JP", .surnameFirst), ("ja_Latn_JP", .surnameFirst),
    ("ko_KR", .surnameFirst), ("vi", .surnameFirst), ("yue_HK", .surnameFirst),
    ("zh_Hant_TW", .surnameFirst), ("zh-TW", .surnameFirst), ("zh_Latn_CN", .surnameFirst),
    ("hu_HU", .givenFirst), ("fr", .givenFirst), ("en_AU", .givenFirst), ("und-JP", .givenFirst),
    ("tlh", .givenFirst),
  ])
  func forEnglishReaders(_ locale: String, _ expected: PersonNameOrder) throws {
    #expect(try order(of: locale, for: "en") == expected)
  }

  // German: ko vi yue zh, but not ja.
  @Test(arguments: [
    ("ja_JP", PersonNameOrder.givenFirst), ("zh_CN", .surnameFirst), ("ko", .surnameFirst),
    ("de_AT", .givenFirst), ("hu", .givenFirst),
  ])
  func forGermanReaders(_ locale: String, _ expected: PersonNameOrder) throws {
    #expect(try order(of: locale, for: "de-CH") == expected)
  }

  // Hungarian: hu ja ko vi yue zh.
  @Test(arguments: [
    ("hu", PersonNameOrder.surnameFirst), ("hu_RO", .surnameFirst), ("ja", .surnameFirst),
    ("de", .givenFirst), ("sk", .givenFirst),
  ])
  func forHungarianReaders(_ locale: String, _ expected: PersonNameOrder) throws {
    #expect(try order(of: locale, for: "hu") == expected)
  }

  // Japanese, in Katakana: hu ja ko vi yue zh, wherever the name is from.
  @Test(arguments: [
    ("hu_HU", PersonNameOrder.surnameFirst), ("ja", .surnameFirst), ("de_CH", .givenFirst),
    ("en", .givenFirst),
  ])
  func forJapaneseReaders(_ locale: String, _ expected: PersonNameOrder) throws {
    #expect(try order(of: locale, for: "ja") == expected)
  }

  @Test func aNameWithoutLocaleHasTheLikelyOneOfItsScript() throws {
    // Latin is likely English; Han is likely Chinese, and formatted by Chinese rules.
    #expect(try order(of: nil, for: "hu") == .givenFirst)
    let formatter = try PersonNameFormatter(locale: LocaleIdentifier(known: "de"))
    let name = try #require(PersonNameFields(["given": "志明", "surname": "王"]))
    #expect(formatter.order(of: name) == .surnameFirst)
    #expect(formatter.string(from: name) == "王志明")
  }

  @Test func thePreferredOrderCountsMoreThanTheLocale() throws {
    let formatter = try PersonNameFormatter(locale: LocaleIdentifier(known: "en"))
    let japanese = try #require(
      PersonNameFields(
        ["given": "Yoko", "surname": "Ono"], locale: LocaleIdentifier("ja"),
        preferredOrder: .givenFirst))
    #expect(formatter.string(from: japanese) == "Yoko Ono")
    var english = japanese
    english.locale = LocaleIdentifier("en")
    english.preferredOrder = .surnameFirst
    #expect(formatter.string(from: english) == "Ono Yoko")
  }

  @Test(arguments: [
    (PersonNameStyle.Order.automatic, PersonNameUsage.referring, "Ono Yoko"),
    (.givenFirst, .referring, "Yoko Ono"),
    (.surnameFirst, .referring, "Ono Yoko"),
    (.sorting, .referring, "Ono, Yoko"),
    // Sorting implies referring, and says nothing about monograms.
    (.sorting, .addressing, "Ono, Yoko"),
    (.sorting, .monogram, "OY"),
    (.givenFirst, .monogram, "YO"),
  ])
  func theCallerCanForceAnOrder(
    _ order: PersonNameStyle.Order, _ usage: PersonNameUsage, _ expected: String
  ) throws {
    let formatter = try PersonNameFormatter(
      locale: LocaleIdentifier(known: "en"),
      style: PersonNameStyle(order: order, length: .long, usage: usage, formality: .informal))
    let name = try #require(
      PersonNameFields(["given": "Yoko", "surname": "Ono"], locale: LocaleIdentifier("ja")))
    #expect(formatter.string(from: name) == expected)
  }

  /// The example of the specification: zh ja und-CN und-TW und-SG und-HK und-MO und-HU und-JP.
  @Test(arguments: [
    ("zh", PersonNameOrder.surnameFirst), ("und-JP", .surnameFirst), ("fr", .givenFirst),
    ("fr_HU", .surnameFirst), ("de_Latn_SG", .surnameFirst), ("de_DE", .givenFirst),
    ("zh_Hant_US", .surnameFirst), ("und", .givenFirst),
  ])
  func regionsCanBeInTheLists(_ locale: String, _ expected: PersonNameOrder) throws {
    let tree = ResourceTree([
      "root": .table([
        "personNames": .table([
          "nameOrderLocales": .table([
            "givenFirst": .string("und"),
            "surnameFirst": .string(
              "zh ja und-CN und-TW und-SG und-HK und-MO und-HU und-JP"),
          ])
        ])
      ])
    ])
    let formatter = PersonNameFormatter(
      locale: .undetermined, style: PersonNameStyle(),
      store: PersonNamePatternStore(catalog: tree))
    let name = try #require(
      PersonNameFields(["given": "Anna", "surname": "Li"], locale: LocaleIdentifier(locale)))
    #expect(formatter.order(of: name) == expected)
  }

  @Test func theLookupChainGoesThroughScriptAndRegion() throws {
    let chain = NameOrderDerivation.lookupChain(
      of: try #require(LocaleIdentifier("de_Latn_DE")), in: UnicodeCatalog.shared)
    #expect(chain.map(\.identifier) == ["de_Latn_DE", "de_Latn", "de_DE", "de", "und"])
    let australian = NameOrderDerivation.lookupChain(
      of: try #require(LocaleIdentifier("en_AU")), in: UnicodeCatalog.shared)
    #expect(australian.map(\.identifier) == ["en_AU", "en", "en_001", "und"])
  }
}
