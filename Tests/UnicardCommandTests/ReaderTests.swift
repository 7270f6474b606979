import ContactModel
import Foundation
import LocaleSupport
import TestFolders
import Testing
import Unicard

@testable import UnicardCommand

/// What `show` and `list` make of a contact for readers of different languages.
@Suite struct ReaderTests {
  private static let erika = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Dr. Erika Mustermann\r
    N:Mustermann;Erika;;Dr.;\r
    TEL;TYPE=cell:+491715550123\r
    TEL;TYPE=work:+33140205050\r
    EMAIL;TYPE=home:erika@example.org\r
    ADR;TYPE=home:;;Heidestraße 17;Köln;;51147;Deutschland\r
    BDAY:19640812\r
    ANNIVERSARY:19901122\r
    RELATED;TYPE=spouse;VALUE=text:Max\r
    GENDER:F\r
    LANG:en-GB\r
    ORG:Beispiel GmbH\r
    TITLE:Leiterin\r
    NOTE:Eins\\nzwei\r
    REV:20240102T101010Z\r
    X-ODD:1\r
    END:VCARD\r

    """
  private static let hanako = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:山田花子\r
    N:山田;花子;;;\r
    X-PHONETIC-FIRST-NAME:ハナコ\r
    X-PHONETIC-LAST-NAME:ヤマダ\r
    TEL;TYPE=CELL:+819012345678\r
    ADR;TYPE=HOME:;;霞が関1-3-2;千代田区;東京都;100-8798;日本\r
    BDAY:--1122\r
    END:VCARD\r

    """

  private func run(_ arguments: String...) throws -> String {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.erika + Self.hanako)
    return try folder.run(arguments).output
  }

  /// A long name of a field or a label is not cut, and makes its own row wider alone.
  @Test func showsLongHeadingsWhole() throws {
    let folder = try TestFolder()
    let label = "the number of the neighbours across the street"
    let lines = [
      "BEGIN:VCARD", "VERSION:3.0", "N:Lee;Ann;;;", "FN:Ann Lee", "TEL;TYPE=HOME:+49 30 1",
      "item1.TEL:+49 30 2", "item1.X-ABLabel:\(label)", "END:VCARD", "",
    ]
    try folder.write("long.vcf", lines.joined(separator: "\r\n"))
    let output = try folder.run("show", "@long.vcf", "Ann").output
    #expect(output.contains("\(label)  "), "\(output)")
    let home = try #require(output.split(separator: "\n").first { $0.hasSuffix("30 1") })
    #expect(home.utf8.count < 50, "\(output)")
  }

  /// Where no label says what a number is for, its types do.
  @Test(arguments: [
    ("TEL;TYPE=ISDN:1", "ISDN  1"), ("TEL;TYPE=X-Garage:1", "Garage  1"),
    ("TEL;TYPE=isdn,X-Garage:1", "Garage  1"), ("TEL;TYPE=isdn,work:1", "work  1"),
    ("TEL;TYPE=voice:1", "Phone    1"),
  ])
  func showsTypesAsLabels(_ line: String, _ wanted: String) throws {
    let folder = try TestFolder()
    let lines = ["BEGIN:VCARD", "VERSION:3.0", "N:Lee;Ann;;;", "FN:Ann Lee", line, "END:VCARD", ""]
    try folder.write("a.vcf", lines.joined(separator: "\r\n"))
    let output = try folder.run("show", "@a.vcf", "Ann", "--locale", "en").output
    #expect(output.contains(wanted), "\(output)")
  }

  @Test func showsACardInGerman() throws {
    #expect(
      try run("show", "@a.vcf", "Erika", "--locale", "de-DE") == """
        Dr. Erika Mustermann
        Leiterin, Beispiel GmbH
          Telefon              Mobil          0171 5550123
                               Arbeit         +33 1 40 20 50 50
          E-Mail               Privat         erika@example.org
          Adresse              Privat         Heidestraße 17
                                              51147 Köln
                                              Deutschland
          Geburtstag                          12. August 1964 · 62 Jahre · in 264 Tagen
          Datum                Jahrestag      22. November 1990 · 35 Jahre · morgen
          Beziehung            Ehepartner/in  Max
          Sprache                             Englisch (Vereinigtes Königreich)
          Geschlecht                          weiblich
          Notiz                               Eins
                                              zwei
          Zuletzt geändert                    2. Januar 2024
          Weitere Eigenschaft  X-ODD          1

        """)
  }

  /// Columns are as wide as characters are on a terminal.
  @Test func showsACardInJapanese() throws {
    #expect(
      try run("show", "@a.vcf", "山田", "--locale", "ja-JP") == """
        山田花子
          電話          携帯  090-1234-5678
          住所          自宅  日本
                              〒100-8798
                              東京都千代田区
                              霞が関1-3-2
          誕生日              11月22日 · 明日
          名のふりがな        ハナコ
          姓のふりがな        ヤマダ

        """)
  }

  @Test func showsACardInArabic() throws {
    let lines = try run("show", "@a.vcf", "山田", "--locale", "ar-EG").split(separator: "\n")
    #expect(lines.first == "山田花子")
    #expect(lines.contains { $0.contains("تاريخ الميلاد") && $0.hasSuffix("٢٢ نوفمبر · غدًا") })
    #expect(lines.contains { $0.contains("الهاتف المحمول") && $0.hasSuffix("+81 90-1234-5678") })
  }

  @Test(arguments: [
    (
      "de",
      """
      NAME                  TELEFON                              GEBURTSTAG (MONAT)  LAND         ORT
      Dr. Erika Mustermann  +49 171 5550123, +33 1 40 20 50 50   8                   Deutschland  Köln
      山田花子              +81 90-1234-5678                     11                  Japan        千代田区

      """
    ),
    (
      "ja",
      """
      名前                  電話                                 誕生日 (月)  国      市区町村
      Dr. Erika Mustermann  +49 171 5550123, +33 1 40 20 50 50   8            ドイツ  Köln
      山田花子              +81 90-1234-5678                     11           日本    千代田区

      """
    ),
  ])
  func listsForReaders(_ locale: String, _ table: String) throws {
    let output = try run(
      "list", "@a.vcf", "--locale", locale, "--fields", "name,phone,birthday.month,country,city")
    func cells(_ table: String) -> [[String]] {
      table.split(separator: "\n").map { line in
        line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }
      }
    }
    #expect(cells(output) == cells(table))
  }

  @Test func listsDatesAndAddressesOnALine() throws {
    let output = try run(
      "list", "@a.vcf", "--locale", "fr", "--fields", "birthday,address,anniversary,gender")
    #expect(output.contains("12 août 1964"))
    #expect(output.contains("Heidestraße 17, 51147 Köln, Deutschland"))
    #expect(output.contains("日本〒100-8798東京都千代田区霞が関1-3-2"))
    #expect(output.contains("22 novembre 1990"))
    #expect(output.contains("féminin"))
  }

  /// Names as long and as odd as can be come out whole, without what would act on a terminal.
  @Test(arguments: [
    ("👨‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿👍🏽", "👨‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿👍🏽"), ("عائشة\u{200F}", "عائشة\u{200F}"), ("نرگس\u{200C}ها", "نرگس\u{200C}ها"),
    ("a\u{202E}b", "a\u{FFFD}b"), ("\u{202A}Zoë\u{202C}", "Zoë"), ("a\u{E0041}", "a\u{FFFD}"),
    (String(repeating: "Zoë-", count: 2500) + "é", String(repeating: "Zoë-", count: 2500) + "é"),
  ])
  func showsAnyName(_ name: String, _ shown: String) throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(name)\r\nN:;\(name);;;\r\nEND:VCARD\r\n")
    for arguments in [
      ["show", "@a.vcf", name], ["list", "@a.vcf"], ["format", "names", "@a.vcf"],
    ] {
      for locale in ["en", "ar", "ja"] {
        let outcome = try folder.run(arguments + ["--locale", locale])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(shown), "\(outcome.output.prefix(200))")
      }
    }
  }

  /// No language's own words have anything that is not shown to a terminal.
  @Test func writesInEveryLanguage() throws {
    let contact = try #require(ContactFile(bytes: Array(Self.erika.utf8)).contacts.first)
    let today = PartialDate(year: 2026, month: 8, day: 7)
    for identifier in UnicodeCatalog.localeNames where !identifier.contains("_") {
      let locale = try #require(LocaleIdentifier(identifier))
      let formats = try ReaderFormats(locale, layout: .lines)
      let card = ContactCard(
        contact: contact, style: TextStyle(isEnabled: false), formats: formats, today: today)
      let text = card.lines.joined(separator: "\n")
      #expect(!text.unicodeScalars.contains("\u{FFFD}"), "\(identifier): \(text)")
      #expect(card.lines.count == 17, "\(identifier): \(text)")
    }
  }
}
