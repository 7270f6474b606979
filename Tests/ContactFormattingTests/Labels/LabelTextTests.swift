import ContactModel
import LocaleSupport
import Testing

@testable import ContactFormatting

@Suite struct LabelTextTests {
  private static let labelNames = Set(Label.predefined.map(\.name))
  private static let fieldNames = Set(ContactKey.allCases.map(\.name))

  /// No label and no field is missing, and none is there that nothing asks for.
  @Test(arguments: LabelTexts.all.map(\.language))
  func isComplete(language: String) throws {
    let texts = try #require(LabelTexts.all.first { $0.language == language })
    #expect(Set(texts.labels.keys) == Self.labelNames)
    #expect(Set(texts.fields.keys) == Self.fieldNames)
    for text in Array(texts.labels.values) + Array(texts.fields.values) {
      #expect(!text.isEmpty && text.first != " " && text.last != " ")
    }
  }

  /// In one language no two labels, and no two fields, read the same.
  @Test(arguments: LabelTexts.all.map(\.language))
  func isUnambiguous(language: String) throws {
    let texts = try #require(LabelTexts.all.first { $0.language == language })
    for entries in [texts.labels, texts.fields] {
      let byText = Dictionary(grouping: entries.keys) { entries[$0, default: ""].lowercased() }
      #expect(byText.filter { $0.value.count > 1 } == [:])
    }
  }

  @Test func languagesAreListedOnce() {
    #expect(Set(LabelTexts.all.map(\.language)).count == 29)
    #expect(LabelTexts.all.count == 29)
    #expect(ContactLabelFormatter.languages.count == 29)
  }

  @Test(arguments: [
    ("en-GB", Label.mobile, "mobile"), ("de-AT", .mobile, "Mobil"), ("de", .work, "Arbeit"),
    ("fr-CA", .homeFax, "fax (domicile)"), ("zh-TW", .mobile, "手機"), ("zh", .mobile, "手机"),
    ("zh-HK", .home, "住家"), ("zh-Hans-HK", .home, "住宅"), ("no", .work, "arbeid"),
    ("nn", .work, "arbeid"), ("iw", .home, "בית"), ("in", .home, "rumah"),
    ("pt-BR", .mobile, "celular"), ("es-419", .mother, "madre"), ("cy", .home, "home"),
    ("und", .home, "home"), ("ja", .custom("Ferienhaus"), "Ferienhaus"),
    ("de", .custom("mobile"), "mobile"), ("ru", .iPhone, "iPhone"),
  ])
  func labels(locale: String, label: Label, expected: String) throws {
    let formatter = ContactLabelFormatter(locale: try #require(LocaleIdentifier(locale)))
    #expect(formatter.string(from: label) == expected)
  }

  @Test(arguments: [
    ("en", ContactKey.phoneNumber, "Phone"), ("de-CH", .birthday, "Geburtstag"),
    ("ko", .emailAddress, "이메일"), ("zh-Hant", .note, "備註"), ("ar-EG", .name, "الاسم"),
  ])
  func fields(locale: String, key: ContactKey, expected: String) throws {
    let formatter = ContactLabelFormatter(locale: try #require(LocaleIdentifier(locale)))
    #expect(formatter.string(from: key) == expected)
  }
}
