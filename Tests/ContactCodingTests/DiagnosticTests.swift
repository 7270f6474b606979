import ContactCoding
import Foundation
import SourceText
import Testing

/// Every diagnostic is provoked by a small file, and explained in the documentation.
struct DiagnosticTests {
  struct Case: CustomTestStringConvertible {
    let code: String
    let bytes: [UInt8]
    var testDescription: String { code }

    init(_ code: String, _ bytes: [UInt8]) {
      self.code = code
      self.bytes = bytes
    }

    /// A card of version 3.0 with the line.
    init(_ code: String, line: String) {
      self.init(code, Array("BEGIN:VCARD\r\nVERSION:3.0\r\n\(line)\r\nEND:VCARD\r\n".utf8))
    }

    init(_ code: String, text: String) { self.init(code, Array(text.utf8)) }
  }

  private static let nested =
    String(repeating: "BEGIN:VCARD\nVERSION:2.1\nAGENT:\n", count: 20)
    + String(repeating: "END:VCARD\n", count: 20)

  static let cases = [
    Case("vcard.line.missing-colon", line: "NOTE"),
    Case("vcard.line.foreign-frame", line: "END:VEVENT"),
    Case("vcard.parameter.invalid-name", line: "TEL;A B=1:1"),
    Case("vcard.card.empty", text: "BEGIN:VCARD\nVERSION:4.0\nFN:\nEND:VCARD\n"),
    Case("vcard.card.missing-begin", text: "VERSION:3.0\nFN:A\nEND:VCARD\n"),
    Case("vcard.charset.contradicted", line: "FN;CHARSET=ISO-8859-1:Ü"),
    Case("vcard.card.missing-end", text: "BEGIN:VCARD\nVERSION:3.0\nFN:A\n"),
    Case("vcard.card.missing-version", text: "BEGIN:VCARD\nFN:A\nEND:VCARD\n"),
    Case("vcard.card.unknown-version", text: "BEGIN:VCARD\nVERSION:7\nFN:A\nEND:VCARD\n"),
    Case("vcard.card.too-deep", text: nested),
    Case("vcard.card.misplaced-lines", text: "BEGIN:VCARD VERSION:3.0 FN:A END:VCARD\n"),
    Case(
      "vcard.card.too-many-parameters",
      line: "TEL" + String(repeating: ";X-A=1", count: 10_000) + ":1"),
    Case(
      "vcard.card.too-many-problems",
      line: String(repeating: "no colon\r\n", count: 20_000)),
    Case(
      "vcard.line.too-long",
      line: "FN:A\r\nNOTE:" + String(repeating: "long ", count: 12 << 20)),
    Case("vcard.text.outside-card", text: "hello\nBEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n"),
    Case("vcard.text.null-character", line: "FN:A\u{0}B"),
    Case(
      "vcard.charset.undeclared",
      Array("BEGIN:VCARD\nVERSION:2.1\nN:M".utf8) + [0xFC] + Array("ller\nEND:VCARD\n".utf8)),
    Case("vcard.charset.unknown", line: "FN;CHARSET=Murks:Ü"),
    Case(
      "vcard.charset.undecodable",
      line: "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3"),
    Case("vcard.quoted-printable.invalid", line: "FN;ENCODING=QUOTED-PRINTABLE:a=zzb"),
    Case("vcard.base64.invalid", line: "PHOTO;ENCODING=b:AAAA*AAA"),
    Case("vcard.value.unknown-escape", line: "NOTE:C:\\temp"),
    Case("contact.value.repeated", line: "N:Ek;Bo;;;\r\nN:Lee;Ann;;;"),
    Case("vcard.value.spelled-date", line: "BDAY:12 Mar 1977"),
    Case("vcard.value.unreadable-date", line: "BDAY:1985-02-31"),
    Case("jcard.json.malformed", text: "[[\"vcard\",[[\"fn\",{},\"text\",nonsense]]]]"),
    Case("jcard.card.malformed", text: "[[\"vcard\",[[\"fn\"]]]]"),
    Case(
      "source.bytes.undecodable",
      [0xFF, 0xFE] + "BEGIN:VCARD\nVERSION:3.0\nFN:A".utf16.flatMap { [UInt8($0), 0] }
        + [0x00, 0xD8] + "\nEND:VCARD\n".utf16.flatMap { [UInt8($0), 0] }),
    Case("csv.cell.unsplit-locality", text: "Name;PLZ/Ort;Phone\nAnn Lee;4 Elms;030 1\n"),
    Case("csv.cell.assumed-country", text: "Name;PLZ;Ort\nAnn Lee;A-5020;Salzburg\n"),
    Case("csv.cell.lost-zero", text: "Name,City,State,Zip\nAnn Lee,Barre,VT,5641\n"),
    Case("csv.cell.lost-zero", text: address + "Ann,Lee,8 Elms,Barre,VT,5641,\n"),
    Case(
      "csv.cell.ditto",
      text: "Name;Ort;Telefon\nAnn Lee;Ulm;0731 1234\nJoe Lee;\"\"\"\";0731 1235\n"),
    Case(
      "csv.cell.ditto", text: "Name;Ort;Telefon\nAnn Lee;Ulm;0731 1234\nJoe Lee;dito;0731 1235\n"),
    Case("csv.cell.unquoted", text: "Name,City\nAnn Lee,Bern, Ring 7\n"),
    Case("csv.cell.unread", text: "Name,Phone\nAnn Lee,5123XYZ78\n"),
    Case("csv.cell.json", text: "Name,Phone\nAnn Lee,\"[\"\"030 1234567\"\"]\"\n"),
    Case("csv.cell.destroyed", text: outlook + "Ann,Lee,#####,,,,,\n"),
    Case("csv.cell.destroyed", text: "Name,E-mail\nAnn Lee,a@b.example\nJoe Lee,#N/A\n"),
    Case("csv.cell.destroyed", text: "Name;E-Mail\nAnn Lee;a@b.example\nJoe Lee;#BEZUG!\n"),
    Case("csv.cell.destroyed", text: "Имя;Почта\nАнна Ли;a@b.example\nИлья Ли;#ИМЯ?\n"),
    Case("csv.column.unknown", text: "Name,Phone,R4\nAnn Lee,030 1,q\n"),
    Case("csv.column.guessed", text: "Name,City,Zorp\nAnn Lee,Ulm,a@b.example\n"),
    Case(
      "csv.column.guessed",
      text: "First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Notes,Labels,Zorp\n"
        + "Ann,Lee,,,,,a@b.example\n"),
    Case("csv.row.no-contact", text: "Name,Phone,Notes\nAnn Lee,030 1,\n,,none\n"),
    Case("csv.cell.html-entity", text: "Name,Company\nAnn Lee,Smith &amp; Sons\n"),
    Case(
      "csv.email.exchange",
      text: outlook + "Ann,Lee,,,/o=Example/ou=Site/cn=Recipients/cn=alee,EX,Ann Lee,\n"),
    Case("csv.phone.destroyed", text: outlook + "Ann,Lee,4.91512E+12,,,,,\n"),
    Case("csv.date.serial", text: outlook + "Ann,Lee,,31151,,,,\n"),
    Case("csv.date.two-digit-year", text: outlook + "Ann,Lee,,4/15/85,,,,\n"),
    Case("csv.date.unreadable", text: outlook + "Ann,Lee,,in spring,,,,\n"),
    Case("csv.date.ambiguous-order", text: outlook + "Ann,Lee,,4/5/1985,,,,\n"),
    Case(
      "csv.date.contradictory-order",
      text: outlook + "Ann,Lee,,4/15/1985,,,,\nBob,Ray,,15/4/1985,,,,\n"),
  ]

  private static let address =
    "First Name,Last Name,Home Street,Home City,Home State,Home Postal Code,E-mail 2 Address\n"

  private static let outlook =
    "First Name,Last Name,Mobile Phone,Birthday,E-mail Address,E-mail Type,E-mail Display Name,Notes\n"

  @Test(arguments: cases)
  func isReported(_ example: Case) throws {
    let input = try ContactInput(stream: ByteStream(bytes: example.bytes, name: "test"))
    var found: [Diagnostic] = []
    _ = try input.check(diagnostics: { diagnostic, _ in found.append(diagnostic) })
    #expect(found.map(\.code.rawValue).contains(example.code))
    for diagnostic in found {
      #expect(diagnostic.message.hasSuffix("."))
      #expect(diagnostic.hint?.hasSuffix(".") ?? true)
    }
  }

  /// Codes that other tests provoke: those of sources, strict checks, addresses, and of cards
  /// too large for a small file.
  private static let elsewhere = [
    "vcard.strict.", "vcard.text.doubled", "address.", "contact.", "source.",
    "vcard.card.too-large",
    "csv.quote.", "csv.row.", "csv.header.", "csv.preamble.", "csv.footer.", "csv.encoding.",
    "csv.text.", "csv.file.",
  ]

  @Test func everyCodeIsDocumentedAndTested() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appendingPathComponent("Documentation/diagnostics.md"), encoding: .utf8)
    let documented = Set(
      page.matches(of: /^\| `([a-z0-9.-]+)`/.anchorsMatchLineEndings()).map { String($0.1) })
    var defined: Set<String> = []
    let sources = package.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /public static let \w+: Self = "([a-z0-9.-]+)"/) {
        defined.insert(String(match.1))
      }
    }
    #expect(documented == defined)
    let tested = Set(Self.cases.map(\.code))
    for code in defined where !Self.elsewhere.contains(where: code.hasPrefix) {
      #expect(tested.contains(code), "\(code) has no case.")
    }
  }
}
