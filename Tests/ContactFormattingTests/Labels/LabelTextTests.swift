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
    #expect(
      Set(texts.parts.keys)
        == Set(ContactLabelFormatter.Part.allCases.map(\.rawValue) + ["male", "female"]))
    let all = [texts.labels, texts.fields, texts.parts].flatMap(\.values)
    for text in all {
      #expect(!text.isEmpty && text.first != " " && text.last != " ")
    }
  }

  /// In one language no two labels, and no two fields, read the same.
  @Test(arguments: LabelTexts.all.map(\.language))
  func isUnambiguous(language: String) throws {
    let texts = try #require(LabelTexts.all.first { $0.language == language })
    for entries in [texts.labels, texts.fields, texts.parts] {
      let byText = Dictionary(grouping: entries.keys) { entries[$0, default: ""].lowercased() }
      #expect(byText.filter { $0.value.count > 1 } == [:])
    }
  }

  @Test func languagesAreListedOnce() {
    #expect(Set(LabelTexts.all.map(\.language)).count == 30)
    #expect(LabelTexts.all.count == 30)
    #expect(ContactLabelFormatter.languages.count == 30)
  }

  @Test(arguments: [
    ("en-GB", Label.mobile, "mobile"), ("de-AT", .mobile, "Mobil"), ("de", .work, "Arbeit"),
    ("fr-CA", .homeFax, "fax (domicile)"), ("zh-TW", .mobile, "手機"), ("zh", .mobile, "手机"),
    ("zh-HK", .home, "住家"), ("zh-Hans-HK", .home, "住宅"), ("no", .work, "arbeid"),
    ("nn", .work, "arbeid"), ("iw", .home, "בית"), ("in", .home, "rumah"),
    ("pt-BR", .mobile, "celular"), ("pt-PT", .mobile, "telemóvel"), ("pt-MZ", .mobile, "telemóvel"),
    ("pt", .mobile, "celular"), ("es-419", .mother, "madre"), ("cy", .home, "home"),
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

  @Test(arguments: [
    ("de", ContactLabelFormatter.Part.familyName, "Nachname"), ("ja", .state, "都道府県"),
    ("pt-PT", .familyName, "Apelido"), ("cy", .city, "City"), ("zh-TW", .country, "國家/地區"),
  ])
  func parts(locale: String, part: ContactLabelFormatter.Part, expected: String) throws {
    let formatter = ContactLabelFormatter(locale: try #require(LocaleIdentifier(locale)))
    #expect(formatter.string(from: part) == expected)
  }

  @Test(arguments: [
    (Gender(sex: "F"), "weiblich"), (Gender(sex: "m"), "männlich"), (Gender(sex: "O"), "Andere"),
    (Gender(sex: "O", identity: "genderqueer"), "genderqueer"), (Gender(sex: "U"), "?"),
    (Gender(sex: "F", identity: "femme"), "weiblich, femme"), (Gender(), ""),
    (Gender(identity: "it's complicated"), "it's complicated"), (Gender(sex: "X"), "X"),
  ])
  func genders(gender: Gender, expected: String) {
    let formatter = ContactLabelFormatter(locale: LocaleIdentifier(language: "de"))
    #expect(formatter.string(from: gender) == expected)
  }
}
