import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct FormatCommandTests {
  private static let cards = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Dr. Erika Mustermann\r
    N:Mustermann;Erika;;Dr.;\r
    ADR:;;Heidestraße 17;Köln;;51147;Deutschland\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Acme\r
    ORG:Acme\r
    KIND:org\r
    ADR:;;1 Main St;Springfield;IL;62701;USA\r
    ADR:;;2 Main St;Springfield;IL;62701;USA\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:\r
    EMAIL:jo@example.org\r
    END:VCARD\r

    """

  private func run(_ arguments: String...) throws -> CommandOutcome {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.cards)
    return try folder.run(arguments)
  }

  @Test func formatsNames() throws {
    let outcome = try run("format", "names", "@a.vcf", "--locale", "de")
    #expect(outcome.output == "Dr. Erika Mustermann\nAcme\njo@example.org\n")
    #expect(outcome.status == 0)
    let sorting = try run("format", "names", "@a.vcf", "--locale", "de", "--order", "sorting")
    #expect(sorting.output.hasPrefix("Mustermann, "))
    let monogram = try run(
      "format", "names", "@a.vcf", "--locale", "en", "--usage", "monogram", "--length", "long")
    #expect(monogram.output == "EM\nA\nJ\n")
  }

  @Test(arguments: [("ja", "やまだたろう\n\n"), ("en", "やまだたろう\n\n")])
  func saysHowNamesAreSaid(_ locale: String, _ expected: String) throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      """
      BEGIN:VCARD\r
      VERSION:3.0\r
      FN:山田太郎\r
      N:山田;太郎;;;\r
      X-PHONETIC-FIRST-NAME:たろう\r
      X-PHONETIC-LAST-NAME:やまだ\r
      END:VCARD\r
      BEGIN:VCARD\r
      VERSION:3.0\r
      FN:Bo Ek\r
      N:Ek;Bo;;;\r
      END:VCARD\r

      """)
    let names = ["format", "names", "@a.vcf", "--phonetic", "--locale", locale]
    #expect(try folder.run(names).output == expected)
    #expect(try folder.run(names + ["--length", "short"]).status == 64)
  }

  @Test func formatsNamesAsJSON() throws {
    let outcome = try run("format", "names", "@a.vcf", "--locale", "de", "--json")
    let first = try #require(outcome.output.split(separator: "\n").first)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
    #expect(json["type"] as? String == "name")
    #expect(json["contact"] as? Int == 0)
    #expect(json["text"] as? String == "Dr. Erika Mustermann")
    #expect(json["lines"] as? [String] == ["Dr. Erika Mustermann"])
    let runs = try #require(json["runs"] as? [[String: Any]])
    #expect(runs.compactMap { $0["component"] as? String } == ["title", "given", "surname"])
    #expect(runs.compactMap { $0["text"] as? String } == ["Dr.", "Erika", "Mustermann"])
    #expect(runs.compactMap { $0["byteOffset"] as? Int } == [0, 4, 10])
  }

  @Test func formatsAddresses() throws {
    let outcome = try run(
      "format", "addresses", "@a.vcf", "--locale", "fr", "--sender", "FR", "--style", "postal")
    #expect(
      outcome.output == """
        Heidestraße 17
        51147 KÖLN
        ALLEMAGNE

        1 Main St
        SPRINGFIELD IL 62701
        ÉTATS-UNIS

        2 Main St
        SPRINGFIELD IL 62701
        ÉTATS-UNIS

        """)
    let json = try run(
      "format", "addresses", "@a.vcf", "--locale", "de", "--sender", "de", "--json")
    let objects = try json.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(objects.compactMap { $0?["contact"] as? Int } == [0, 1, 1])
    #expect(objects.first??["lines"] as? [String] == ["Heidestraße 17", "51147 Köln"])
    let line = try run("format", "addresses", "@a.vcf", "--style", "one-line")
    #expect(line.output.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
  }

  /// What is told about an address is of the same name in both commands.
  @Test func namesAsLabelsDo() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Lee at Home\r\nN:Lee;Ann;;;\r\nADR:;;Sea 1;Deep;;1;Atlantis\r\n"
        + "END:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:x@example.org\r\nN:;;;;\r\nORG:Acme\r\n"
        + "ADR:;;Sea 1;Deep;;1;Atlantis\r\nEND:VCARD\r\n")
    let options = ["--sender", "DE", "--locale", "en"]
    let formatted = try folder.run(
      ["format", "addresses", "@a.vcf", "--style", "postal"] + options)
    let labels = try folder.run(["labels", "@a.vcf", "--sheet", "L7160", "-o", "@a.pdf"] + options)
    for outcome in [formatted, labels] {
      for name in ["Ann Lee", "x@example.org"] {
        #expect(
          outcome.errors.contains("\n  \(name): The country “Atlantis” is not"), "\(outcome.errors)"
        )
      }
    }
  }

  /// Mail to the home is for the person, mail to work for the organization too; and a number is
  /// nobody's name.
  @Test func formatsRecipients() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      """
      BEGIN:VCARD\r
      VERSION:4.0\r
      FN:山田花子\r
      N:山田;花子;;;\r
      ORG:東京株式会社;営業部\r
      ADR;TYPE=work;LANGUAGE=ja:;;霞が関1-3-2;千代田区;東京都;100-8798;日本\r
      ADR;TYPE=home:;;12 rue de la Paix;Lyon;;69001;France\r
      END:VCARD\r
      BEGIN:VCARD\r
      VERSION:4.0\r
      FN:\r
      TEL:110\r
      ADR:;;1 Main St;Springfield;IL;62701;USA\r
      END:VCARD\r

      """)
    let outcome = try folder.run(
      "format", "addresses", "@a.vcf", "--locale", "fr", "--sender", "JP", "--style", "postal",
      "--recipient")
    #expect(
      outcome.output == """
        〒100-8798
        東京都千代田区
        霞が関1-3-2
        東京株式会社
        営業部
        山田花子 様

        山田花子
        12 rue de la Paix
        69001 LYON
        FRANCE

        1 Main St
        SPRINGFIELD IL 62701
        ÉTATS-UNIS

        """)
    let json = try folder.run("format", "addresses", "@a.vcf", "--recipient", "--json")
    #expect(json.output.contains("\"component\":\"recipientName\",\"text\":\"山田花子\""))
    #expect(json.output.contains("\"component\":\"organizationUnit\""))
  }

  @Test(arguments: [
    (["format", "names", "@a.vcf", "--locale", "germn"], "“de”"),
    (["format", "addresses", "@a.vcf", "--sender", "Germny"], "Germany"),
    (["list", "@a.vcf", "--sort", "family", "--locale", "zz"], "not known"),
    (["list", "@a.vcf", "--locale", "de-u-co-odd"], "phonebk"),
    (["show", "@a.vcf", "Acme", "--locale", "???"], "not known"),
    (["format", "names", "@a.vcf", "--usage", "shouting"], "monogram"),
  ])
  func saysWhatIsKnown(_ arguments: [String], _ hint: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.cards)
    let outcome = try folder.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func sortsListsByTheLocale() throws {
    let folder = try TestFolder()
    let cards = ["Zorn", "Öberg", "Ohm"].map {
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\($0)\r\nN:\($0);;;;\r\nEND:VCARD\r\n"
    }
    try folder.write("a.vcf", cards.joined())
    func names(_ locale: String) throws -> [Substring] {
      let outcome = try folder.run(
        "list", "@a.vcf", "--sort", "family", "--fields", "name", "--locale", locale)
      return outcome.output.split(separator: "\n").dropFirst().map { $0 }
    }
    #expect(try names("sv") == ["Ohm", "Zorn", "Öberg"])
    #expect(try names("de") == ["Öberg", "Ohm", "Zorn"])
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LC_ALL": "C", "LANG": "de_DE"], "en"), ([:], "en"),
    (["LC_MESSAGES": "fr_CA", "LANG": "de_DE"], "fr_CA"), (["LC_ALL": "", "LANG": "sv"], "sv"),
    (["LANG": "C.UTF-8"], "en"),
  ])
  func readsTheEnvironment(_ environment: [String: String], _ expected: String) {
    #expect("\(ReaderLocale(environment: environment).identifier)" == expected)
  }
}
