import Foundation
import TestFolders
import Testing

/// What programs call and write in ways of their own, from one into another.
struct ProgramFormsTests {
  /// A file, the command on it (`@` stands for the folder), what is written then, and what is not.
  struct Case: CustomTestStringConvertible {
    let name: String
    let text: String
    let arguments: [String]
    var written: [String] = []
    var absent: [String] = []
    var told: [String] = []

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let firm = vCard3("N:;;;;", "FN:Acme Ltd", "ORG:Acme Ltd;", "X-ABShowAs:COMPANY")

  @Test(
    arguments: [
      // A firm that is shown by its name has no given name.
      Case(
        name: "a.vcf", text: firm, arguments: ["convert", "@a.vcf", "--for", "apple"],
        written: ["\r\nN:;;;;\r\n", "X-ABSHOWAS:COMPANY"]),
      Case(
        name: "a.vcf", text: vCard3("FN:Acme Ltd", "ORG:Acme Ltd"),
        arguments: ["convert", "@a.vcf", "--for", "google"], written: ["\r\nN:;;;;\r\n"]),
      Case(
        name: "a.vcf", text: vCard3("FN:Ann Lee", "ORG:Acme Ltd"),
        arguments: ["convert", "@a.vcf", "--for", "google"], written: ["\r\nN:;Ann Lee;;;\r\n"]),
      // Apple's groups name their members with `urn:uuid:` in front of the UID.
      Case(
        name: "a.csv",
        text:
          "First Name,Last Name,Labels,Phone 1 - Label,Phone 1 - Value\nAnn,Lee,Friends,Mobile,1\n",
        arguments: ["convert", "@a.csv", "--for", "apple"],
        written: ["\r\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:"], absent: ["\r\nUID:urn:uuid:"]),
      // Programs know a mobile as CELL, and Android knows Jabber where Nextcloud says XMPP.
      Case(
        name: "a.vcf", text: vCard3("FN:Ann Lee", "N:Lee;Ann;;;", "TEL;TYPE=mobile:1"),
        arguments: ["convert", "@a.vcf", "--for", "outlook"], written: ["TEL;CELL:1"],
        absent: ["MOBILE"]),
      Case(
        name: "a.vcf",
        text: vCard3(
          "FN:Ann Lee", "N:Lee;Ann;;;", "TEL;TYPE=mobile:1", "IMPP;TYPE=XMPP:ann@example.org"),
        arguments: ["convert", "@a.vcf", "--for", "android"],
        written: ["TYPE=cell:1", "X-JABBER:ann@example.org"], told: ["Kept everything."]),
      // What stands above a table is told of.
      Case(
        name: "a.csv", text: "My list,\nName,Phone\nAnn Lee,030 5550136\n",
        arguments: ["convert", "@a.csv", "--to", "vcard4"], written: ["FN:Ann Lee"],
        told: [
          "Titles and notes of ", "that belong to no row were left out", "Kept everything else.",
        ]),
      // Thunderbird's own fields in both of its forms.
      Case(
        name: "a.vcf", text: vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "X-CUSTOM2:Konto 12"),
        arguments: ["convert", "@a.vcf", "--to", "thunderbird-csv"],
        written: [",Konto 12,,,\r\n"], told: ["Kept everything."]),
      Case(
        name: "a.csv",
        text:
          "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,"
          + "Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,Home Address 2,"
          + "Home City,Home State,Home ZipCode,Home Country,Work Address,Work Address 2,Work City,"
          + "Work State,Work ZipCode,Work Country,Job Title,Department,Organization,Web Page 1,"
          + "Web Page 2,Birth Year,Birth Month,Birth Day,Custom 1,Custom 2,Custom 3,Custom 4,Notes\n"
          + "Ann,Lee,Ann Lee,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,c1,,,,\n",
        arguments: ["convert", "@a.csv", "--for", "thunderbird"],
        written: ["\r\nX-CUSTOM1:c1\r\n"], absent: ["X-COLUMN"]),
      // Elsewhere they are fields of one's own, or lines of the notes, by the names of their columns.
      Case(
        name: "a.vcf", text: vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "X-CUSTOM2:Konto 12"),
        arguments: ["convert", "@a.vcf", "--to", "google-csv"], written: [",Custom 2,Konto 12,"],
        told: ["X-CUSTOM2  changed  1 contact  Google Contacts", "has it as a custom field"]),
      Case(
        name: "a.vcf", text: vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "X-CUSTOM2:Konto 12"),
        arguments: ["convert", "@a.vcf", "--to", "outlook-csv"],
        written: ["\"Custom 2: Konto 12\""], told: ["it is in the notes"]),
      Case(
        name: "a.vcf", text: vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "X-CUSTOM2:Konto 12"),
        arguments: ["convert", "@a.vcf", "--to", "csv"], written: ["X-CUSTOM2,Konto 12"]),
      // A group that two properties name is one.
      Case(
        name: "a.vcf",
        text: vCard3(
          "N:Lee;Ann;;;", "FN:Ann Lee", "X-GROUP-MEMBERSHIP:Choir", "CATEGORIES:Choir,Club"),
        arguments: ["convert", "@a.vcf", "--to", "google-csv"], written: [",Choir ::: Club\r\n"],
        told: ["Kept everything."]),
      Case(
        name: "a.vcf",
        text: vCard3(
          "N:Lee;Ann;;;", "FN:Ann Lee", "X-GROUP-MEMBERSHIP:Choir", "CATEGORIES:Choir,Club"),
        arguments: ["convert", "@a.vcf", "--to", "outlook-csv"], written: ["\"Choir;Club\""]),
      // What no text has is left out and told of.
      Case(
        name: "a.vcf", text: vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "NOTE:a\u{7}b"),
        arguments: ["convert", "@a.vcf", "--to", "google-csv"], written: [",ab,"],
        told: ["Note  changed  1 contact  Control characters show nowhere; they were left out."]),
      Case(
        name: "a.vcf", text: vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "NOTE:a\u{0}b"),
        arguments: ["convert", "@a.vcf", "--to", "vcard3"], written: ["\r\nNOTE:ab\r\n"],
        told: ["1 place in", "could not be read and was left out"]),
      Case(
        name: "a.csv", text: "Name,Phone\nAnn\u{0} Lee,1\n",
        arguments: ["convert", "@a.csv", "--to", "vcard3"], written: ["\r\nFN:Ann Lee\r\n"],
        told: ["1 place in", "could not be read and was left out"]),
      // What a program shows nowhere is in its file.
      Case(
        name: "a.vcf", text: vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "X-SHOE-SIZE:39"),
        arguments: ["convert", "@a.vcf", "--for", "outlook"], written: ["\r\nX-SHOE-SIZE:39\r\n"],
        told: [
          "1 contact holds something that shows nowhere in the program:",
          "X-SHOE-SIZE  unread  1 contact  Outlook shows it nowhere; it stays in the file. "
            + "First: “39” of Ann Lee.",
        ]),
      // A firm's number is at work, and so is a main one.
      Case(
        name: "a.vcf", text: vCard3("N:;;;;", "FN:Acme Ltd", "ORG:Acme Ltd", "TEL:0131 496 0141"),
        arguments: ["convert", "@a.vcf", "--to", "thunderbird-csv"],
        written: [",,Acme Ltd,,,,,0131 496 0141,,"]),
      Case(
        name: "a.vcf", text: vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "CATEGORIES:myContacts"),
        arguments: ["convert", "@a.vcf", "--for", "thunderbird"],
        told: ["Kept everything but myContacts of 1 contact"]),
      // A property of one's own is none of a field's.
      Case(
        name: "a.csv", text: "Name,Phone,Size\nAnn Lee,1,M\n",
        arguments: ["convert", "@a.csv", "--map-column", "Size=keep:BDAY", "--to", "vcard4"],
        written: ["\r\nX-SIZE;X-COLUMN=Size:M\r\n"], absent: ["BDAY"]),
      // Kinds of numbers are labels where there are no others.
      Case(
        name: "a.vcf", text: vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "TEL;TYPE=video:+358404"),
        arguments: ["convert", "@a.vcf", "--to", "google-csv"], written: ["Video,+358404"]),
      // Lines for people: an address once, a day of no year by its name, one hobby each.
      Case(
        name: "a.vcf",
        text: vCard3(
          "N:Lee;Ann;;;", "FN:Ann Lee", "ADR;TYPE=home:;;1 Elm St;Reno;NV;89501;US",
          "ADR;TYPE=work:;;2 Elm St;Reno;NV;89501;US",
          "ADR;TYPE=other;LABEL=\"3 Elm St, Ely\":;;3 Elm St;Ely;NV;89301;US",
          "item1.X-ABDATE:--0829", "item1.X-ABLABEL:Names"),
        arguments: ["convert", "@a.vcf", "--to", "thunderbird-csv"],
        written: ["Address (Other): 3 Elm St, Ely, NV, 89301, US", "August 29"], absent: ["--0829"]),
      Case(
        name: "a.csv",
        text:
          "Name,Given Name,Family Name,Hobby,E-mail 1 - Type,E-mail 1 - Value,Group Membership\n"
          + "Ann Lee,Ann,Lee,Choir ::: Walks,* Home,ann@a.example,* myContacts\n",
        arguments: ["convert", "@a.csv", "--to", "vcard4"],
        written: ["\r\nHOBBY:Choir\r\n", "\r\nHOBBY:Walks\r\n"]),
      // Somebody who does not want to be told of is nobody; a firm by another name is one.
      Case(
        name: "a.csv",
        text: "First Name,Last Name,URL,Email Address,Company,Position,Connected On\n"
          + "Ann,Lee,https://a.example/in/ann,,Elm Co,Cook,05 May 2022\n,,,,,,06 May 2022\n",
        arguments: ["convert", "@a.csv", "--to", "vcard4"], told: ["Converted 1 contact from"]),
      Case(
        name: "a.csv",
        text: "Record ID,First Name,Last Name,Email,Phone Number,Associated Company,Job Title\n"
          + "1,Ann,Lee,ann@a.example,,Elm Co,Cook\n",
        arguments: ["convert", "@a.csv", "--to", "vcard4"], written: ["\r\nORG:Elm Co\r\n"]),
      // Of two languages with the same words it is the one that more people speak.
      Case(
        name: "a.csv", text: "Nome;Sobrenome;Cidade\nAnn;Lee;Ely\n",
        arguments: ["convert", "@a.csv", "--to", "vcard4"], written: ["\r\nN:Lee;Ann;;;\r\n"]),
      // What is written into a table: a note more, an address in parts, and what its encoding lacks.
      Case(
        name: "a.csv", text: "Name,Phone,Notes\nAnn Lee,1,first\n",
        arguments: ["edit", "@a.csv", "Ann", "--add", "note=second", "-o", "-"],
        written: ["\"first\n\nsecond\""], told: ["they were joined"]),
      // Columns and fields of one's own are called as they were.
      Case(
        name: "a.csv", text: "Name,Phone,Büro\nAnn Lee,0131 496 0141,\"4, left\"\n",
        arguments: ["show", "@a.csv", "Ann"], written: ["Büro", "4, left"],
        absent: ["X-B", "\\,"]),
      // What is left out is told with its label.
      Case(
        name: "a.vcf",
        text: vCard3(
          "N:Lee;Ann;;;", "FN:Ann Lee", "item1.X-ABDATE:2010-02-03", "item1.X-ABLABEL:School"),
        arguments: ["convert", "@a.vcf", "--for", "outlook"], told: ["2010-02-03 (School)"]),
      // A web address without its colon is none.
      Case(
        name: "a.vcf", text: vCard3("FN:Ann Lee", "N:Lee;Ann;;;", "URL:http//ann.example"),
        arguments: ["check", "@a.vcf"], written: ["is no web address"]),
    ])
  func form(_ form: Case) throws {
    let folder = try TestFolder()
    try folder.write(form.name, form.text)
    let outcome = try folder.run(form.arguments)
    for text in form.written { #expect(outcome.output.contains(text), "\(outcome.output)") }
    for text in form.absent { #expect(!outcome.output.contains(text), "\(outcome.output)") }
    for text in form.told { #expect(outcome.errors.contains(text), "\(outcome.errors)") }
  }

  /// An address goes into a table without a column for all of it; one part that has no column is named.
  @Test func addressesInTables() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      vCard3(
        "N:Lee;Ann;;;", "FN:Ann Lee", "ADR;LABEL=\"5 Elm Rd, Ely\":;;5 Elm Rd;Ely;;CB6 3RQ;UK"))
    try folder.write(
      "b.csv", "Name,Street,Town,Postcode,Country\nJoe Vos,6 Ulm Rd,Ely,CB6 3RX,UK\n")
    try folder.write("c.csv", "Name,Street,Town,Postcode\nJoe Vos,6 Ulm Rd,Ely,CB6 3RX\n")
    let whole = try folder.run("add", "@a.vcf", "--to", "@b.csv")
    #expect(whole.status == 0, "\(whole.errors)")
    #expect(try folder.read("b.csv").contains("Ann Lee,5 Elm Rd,Ely,CB6 3RQ,UK"))
    let part = try folder.run("add", "@a.vcf", "--to", "@c.csv")
    #expect(part.errors.contains("has no place for Address “UK” of Ann Lee"), "\(part.errors)")
  }

  /// Where the encoding is what a table lacks, it is named.
  @Test func lettersThatTheEncodingLacks() throws {
    let folder = try TestFolder()
    let text = try #require("Name;Ort\nJörg Lee;Ulm\n".data(using: .windowsCP1252))
    try text.write(to: URL(fileURLWithPath: folder.path("a.csv")))
    let outcome = try folder.run(
      "edit", "@a.csv", "Lee", "--set", "address.city=Łódź", "-o", "-", "--encoding", "windows-1252"
    )
    #expect(outcome.errors.contains("is in windows-1252, which has no Ł"), "\(outcome.errors)")
  }

  @Test(
    "The code of a country that is named goes without saying in a table",
    arguments: [
      "First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Address 1 - Label,Address 1 - Formatted,"
        + "Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,"
        + "Address 1 - Country\r\nEva,Holm,* Home,eva@holm.example,,,,,,,\r\n",
      "First Name,Last Name,E-mail Address,Home Street,Home City,Home State,Home Postal Code,"
        + "Home Country/Region\r\nEva,Holm,eva@holm.example,,,,,\r\n",
      "First Name,Last Name,Display Name,Primary Email,Home Address,Home Address 2,Home City,"
        + "Home State,Home ZipCode,Home Country\r\nEva,Holm,Eva Holm,eva@holm.example,,,,,,\r\n",
    ], ["merge", "add"])
  func countryCodes(_ table: String, _ command: String) throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      vCard3(
        "N:Holm;Eva;;;", "FN:Eva Holm", "EMAIL:eva@holm.example",
        "item1.ADR;TYPE=HOME:;;Storgatan 1;Umeå;;903 26;Sweden", "item1.X-ABADR:se"))
    try folder.write("t.csv", table)
    func run() throws -> CommandOutcome {
      try folder.run(
        command == "add"
          ? ["add", "@a.vcf", "--to", "@t.csv"]
          : ["merge", "@a.vcf", "--into", "@t.csv", "--in-place"])
    }
    let outcome = try run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let written = try folder.read("t.csv")
    for part in ["Storgatan 1", "Umeå", "903 26", "Sweden"] {
      #expect(written.contains(part), "\(written)")
    }
    #expect(!outcome.errors.contains("dropped") && !outcome.errors.contains("no place"))
    if command == "merge" {
      #expect(outcome.errors.contains("can be deleted there"), "\(outcome.errors)")
    }
    // What the table says of it already is neither lost nor told of once more.
    let again = try run()
    #expect(again.status == 0 && !again.errors.contains("dropped"), "\(again.errors)")
    if command == "merge" { #expect(!again.errors.contains("Address"), "\(again.errors)") }
    #expect(try folder.read("t.csv") == written)
  }
}
