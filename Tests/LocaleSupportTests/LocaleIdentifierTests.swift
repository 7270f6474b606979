import LocaleSupport
import Testing

@Suite struct LocaleIdentifierTests {
  @Test(arguments: [
    ("de", "de"), ("DE", "de"), ("de-ch", "de_CH"), ("de_CH", "de_CH"),
    ("zh-hant-tw", "zh_Hant_TW"), ("es-419", "es_419"), ("de-CH-1996", "de_CH_1996"),
    ("sl-rozaj-biske", "sl_ROZAJ_BISKE"), ("de_DE.UTF-8", "de_DE"), ("de_DE@euro", "de_DE"),
    ("de-DE-u-co-phonebk", "de_DE"), ("de_DE@collation=phonebook", "de_DE"),
    ("en-x-private", "en"), ("und-Latn-JP", "und_Latn_JP"), ("_Latn_JP", "und_Latn_JP"),
    ("root", "und"), ("und", "und"),
    // Codes that were replaced, by the supplemental data.
    ("iw", "he"), ("in_ID", "id_ID"), ("tl", "fil"), ("mo", "ro"), ("deu", "de"),
    ("sh", "sr_Latn"), ("sh_Cyrl", "sr_Cyrl"), ("en-UK", "en_GB"), ("zh-cmn-Hans", "zh_Hans"),
    ("cmn-TW", "zh_TW"),
    ("zh-yue-HK", "yue_HK"), ("prs", "fa_AF"),
  ])
  func identifiersAreRead(_ text: String, _ expected: String) throws {
    let locale = try #require(LocaleIdentifier(text))
    #expect(locale.identifier == expected)
    #expect(locale.description == expected)
    #expect(locale.languageTag == String(expected.map { $0 == "_" ? "-" : $0 }))
  }

  @Test(arguments: [
    "", "-", "_", "d", "C", "1", "de-", "de--CH", "de_!!", "deutsch!", "toolonglanguage",
    "de-abc-def-ghi", "de\u{0}", "日本", "../../etc", "de DE", "i-klingon", "x-private",
    String(repeating: "a-", count: 10_000),
  ])
  func otherTextIsRefused(_ text: String) {
    #expect(LocaleIdentifier(text) == nil)
  }

  @Test(arguments: [
    ("zh-TW", "zh_Hant_TW", "zh_TW"), ("und-Cyrl", "ru_Cyrl_RU", "ru"),
    ("de-Latn-DE", "de_Latn_DE", "de"), ("und-Kana", "ja_Kana_JP", "ja_Kana"),
    ("sr-ME", "sr_Latn_ME", "sr_ME"), ("qaa", "qaa", "qaa"),
  ])
  func likelySubtags(_ text: String, _ maximal: String, _ minimal: String) throws {
    let locale = try #require(LocaleIdentifier(text))
    #expect(locale.maximized().identifier == maximal)
    #expect(locale.minimized().identifier == minimal)
  }

  // Left away from the end, by the data's parents, and not across scripts.
  @Test(arguments: [
    ("de_CH", ["de_CH", "de", "root"]),
    ("de_Latn_CH", ["de_Latn_CH", "de_CH", "de", "root"]),
    ("en_AU", ["en_AU", "en_001", "en", "root"]),
    ("es_MX", ["es_MX", "es_419", "es", "root"]),
    ("nb_NO", ["nb_NO", "nb", "no", "root"]),
    ("zh_TW", ["zh_Hant_TW", "zh_Hant", "root"]),
    ("zh_Hant_MO", ["zh_Hant_MO", "zh_Hant_HK", "zh_Hant", "root"]),
    ("zh_CN", ["zh_CN", "zh", "root"]),
    ("pa_PK", ["pa_Arab_PK", "pa_Arab", "root"]),
    ("ja_Latn_JP", ["ja_Latn_JP", "ja_Latn", "root"]),
    ("ja_Kana", ["ja_Kana", "ja", "root"]),
    ("hi_Latn", ["hi_Latn", "en_IN", "en_001", "en", "root"]),
    ("und", ["root"]), ("und_JP", ["und_JP", "root"]), ("qaa_DE", ["qaa_DE", "qaa", "root"]),
  ])
  func inheritance(_ text: String, _ expected: [String]) throws {
    let locale = try #require(LocaleIdentifier(text))
    let names = locale.bundleNames(in: UnicodeCatalog.shared)
    #expect(names.filter { expected.contains($0) } == expected)
    #expect(names.last == "root")
  }

  @Test(arguments: ["de", "de-CH", "zh-Hant", "ak", "szl", "und", "nb", "yue"])
  func knownLanguages(_ text: String) throws {
    #expect(try LocaleIdentifier(known: text).isKnown)
  }

  @Test(arguments: [
    ("dee", "de"), ("englsh", "en"), ("zh_Hnat_TW", "zh_Hant_TW"), ("qx", "qu"),
    ("ptt-BR", "pt_BR"), ("German", "de"),
  ])
  func unknownLanguagesNameOthers(_ text: String, _ near: String) throws {
    let error = try #require(throws: UnknownLocale.self) {
      _ = try LocaleIdentifier(known: text)
    }
    #expect(error.identifier == text)
    #expect(error.suggestions.map(\.identifier).contains(near), "\(error)")
    #expect(error.description.hasPrefix("The locale “\(text)” is not known; use “"))
    #expect(error.description.hasSuffix("”."))
  }

  @Test(arguments: ["", "\u{1B}[31m", String(repeating: "日", count: 5000)])
  func messagesAreShortAndPlain(_ text: String) throws {
    let error = try #require(throws: UnknownLocale.self) {
      _ = try LocaleIdentifier(known: text)
    }
    #expect(error.description.count < 200)
    #expect(!error.description.contains("\u{1B}"))
  }

  @Test func namesOfRegionsAndLanguages() throws {
    let german = try #require(LocaleIdentifier("de-AT"))
    #expect(german.name(ofRegion: "CH") == "Schweiz")
    #expect(german.name(ofRegion: "419") == "Lateinamerika")
    #expect(german.name(ofLanguage: "ja") == "Japanisch")
    #expect(german.name(ofScript: "Cyrl") == "Kyrillisch")
    #expect(german.name(ofRegion: "QQ") == nil)
    #expect(german.name(ofRegion: "") == nil)
    #expect(german.name(ofRegion: String(repeating: "A", count: 1000)) == nil)
    #expect(LocaleIdentifier.undetermined.name(ofRegion: "CH") == "Switzerland")
  }
}
