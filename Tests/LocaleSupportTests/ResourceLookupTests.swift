import LocaleSupport
import Testing

@Suite struct ResourceLookupTests {
  static let tree = ResourceTree([
    "root": .table([
      "names": .table([
        "long": .string("root long"), "medium": .alias(["names", "long"]),
        "short": .alias(["names", "medium"]), "only": .string("root only"),
        "elsewhere": .alias(["others", "one"]), "circle": .alias(["names", "circle"]),
      ]),
      "others": .table(["one": .string("root one")]),
    ]),
    "de": .table([
      "names": .table(["long": .string("de long")]),
      "others": .table(["one": .string("de one")]),
    ]),
    "de_AT": .table(["names": .table(["medium": .string("de_AT medium")])]),
    "no": .table(["names": .table(["long": .string("no long")])]),
    "nb": .table(["%%Parent": .string("no")]),
    "sr_Latn": .table(["%%Parent": .string("root")]),
    "sr": .table(["names": .table(["long": .string("sr long")])]),
    "round": .table(["%%Parent": .string("about")]),
    "about": .table(["%%Parent": .string("round")]),
  ])

  @Test(arguments: [
    ("de", "long", "de long", "de"), ("de_CH", "long", "de long", "de"),
    // Root's alias is looked up at the locale asked for.
    ("de", "medium", "de long", "de"), ("de_AT", "medium", "de_AT medium", "de_AT"),
    ("de_AT", "short", "de_AT medium", "de_AT"), ("fr", "short", "root long", "root"),
    ("de", "elsewhere", "de one", "de"), ("fr", "elsewhere", "root one", "root"),
    ("nb_NO", "long", "no long", "no"), ("sr_Latn", "long", "root long", "root"),
    ("sr_RS", "long", "sr long", "sr"), ("de", "only", "root only", "root"),
    ("und", "long", "root long", "root"),
  ])
  func valuesAreFoundWhereTheyAreNearest(
    _ locale: String, _ key: String, _ expected: String, _ bundle: String
  ) throws {
    let lookup = ResourceLookup(
      locale: try #require(LocaleIdentifier(locale)), in: Self.tree)
    let found = try #require(lookup.value(at: ["names", key]))
    #expect(found.value == .string(expected))
    #expect(found.bundle == bundle)
    let several = lookup.values(of: ["names"], keys: [key, "long", "missing"])
    #expect(several[key]?.value == .string(expected))
    #expect(several["missing"] == nil)
  }

  @Test func nothingIsFoundInACircle() throws {
    let lookup = ResourceLookup(locale: .undetermined, in: Self.tree)
    #expect(lookup.value(at: ["names", "circle"]) == nil)
    #expect(lookup.value(at: []) == nil)
    #expect(lookup.value(at: ["names"]) != nil)
    #expect(lookup.value(at: ["names", "long", "deeper"]) == nil)
    let round = ResourceLookup(locale: LocaleIdentifier(language: "round"), in: Self.tree)
    #expect(round.value(at: ["names", "only"])?.bundle == "root")
  }

  @Test func theLibrarysBundlesAreReadAsTheyAreStored() {
    let catalog = UnicodeCatalog.shared
    #expect(catalog.hasBundle(named: "de"))
    #expect(!catalog.hasBundle(named: "qq"))
    #expect(!catalog.hasBundle(named: ""))
    #expect(!catalog.hasBundle(named: "../de"))
    #expect(catalog.explicitParent(of: "nb") == "no")
    #expect(catalog.explicitParent(of: "de") == nil)
    // Nothing is inherited: Norwegian's data is in 'no'.
    let path = ["personNames", "nameOrderLocales", "givenFirst"]
    #expect(catalog.value(in: "nb", at: path) == nil)
    #expect(catalog.value(in: "no", at: path)?.texts.contains("und") == true)
    #expect(catalog.value(in: "de", at: path)?.texts == ["und", "de"])
    // An alias is told from a value.
    let alias = catalog.value(
      in: "root", at: ["personNames", "namePattern", "givenFirst-short-referring-formal"])
    #expect(
      alias == .alias(["personNames", "namePattern", "givenFirst-long-referring-formal"]))
    #expect(UnicodeCatalog.localeNames.count > 500)
  }

  /// The library keeps what it opened: reading a bundle alone must not change what the language
  /// inherits afterwards. Expectations: CLDR's `fields/day/relativeTime` of each language.
  @Test(arguments: [
    ("nb_NO", "om 10 døgn"), ("nb", "om 10 døgn"), ("nn", "om 10 døgn"), ("sr_ME", "za 10 dana"),
    ("zh_TW", "10 天後"), ("zh_MO", "10 日後"),
  ])
  func readingABundleLeavesInheritanceAlone(name: String, expected: String) throws {
    _ = UnicodeCatalog.shared.hasBundle(named: name)
    let locale = try #require(LocaleIdentifier(name))
    #expect(locale.phrase(forDaysAhead: 10) == expected)
  }
}
