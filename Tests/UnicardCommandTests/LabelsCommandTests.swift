import ContactModel
import Foundation
import MailingLabels
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct LabelsCommandTests {
  private static let cards = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Erika Mustermann\r
    N:Mustermann;Erika;;;\r
    ADR;TYPE=home:;;Heidestraße 17;Köln;;51147;Deutschland\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Max Mustermann\r
    N:Mustermann;Max;;;\r
    ADR;TYPE=home:;;Heidestr. 17;Köln;;51147;Deutschland\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Jo Nowhere\r
    N:Nowhere;Jo;;;\r
    ADR:;;;;;;France\r
    END:VCARD\r

    """

  /// Cards of groups, one with an address.
  private static let groups = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Choir\r
    KIND:group\r
    ADR:;;1 Main St;Springfield;IL;62701;USA\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Family\r
    X-ADDRESSBOOKSERVER-KIND:group\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:List\r
    EMAIL:ann@example.org\r
    X-EVOLUTION-LIST:TRUE\r
    END:VCARD\r

    """

  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.vcf", cards)
    try folder.write("cards", cards)
    try folder.write("jane.vcf", TestCards.jane)
    try folder.write("empty.vcf", "\r\n")
    try folder.write("groups.vcf", groups)
    try folder.write("old.pdf", "old")
    try folder.write("picture.png", "no picture")
    try folder.write(
      "glyph.vcf",
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:X \u{10FFFD}\r\nADR:;;1 Main St;Springfield;;62701;\r\n"
        + "END:VCARD\r\n")
    return folder
  }

  private static let labels = ["labels", "@a.vcf", "--sheet", "L7160", "-o", "@new.pdf"]

  /// The arguments, the exit code, and a part of what standard error says.
  private static let exits: [([String], Int32, String)] = [
    (labels, 0, "Made 2 labels on 1 page of Avery L7160"),
    (labels, 0, "Jo Nowhere has an address with only a country in it."),
    (labels + ["--households", "family"], 0, "Made 1 label on 1 page"),
    (labels + ["--copies", "11"], 0, "Made 22 labels on 2 pages"),
    (labels + ["--where", "name ~ erika", "--strict"], 0, "Made 1 label"),
    (labels + ["--offset", "-1,0.5", "--scale", "1.002,0.999"], 0, ""),
    (labels + ["--strict"], 1, "Nothing was written, because of --strict."),
    (["labels", "@glyph.vcf", "--sheet", "5160", "-o", "@new.pdf"], 0, "no font has the"),
    (["labels", "@glyph.vcf", "--sheet", "5160", "-o", "@new.pdf", "--strict"], 1, "no font has"),
    (labels + ["--where", "has photo"], 1, "No contact matches."),
    (["labels", "@jane.vcf", "--sheet", "L7160", "-o", "@new.pdf"], 2, "Jane Doe has no postal"),
    (["labels", "@jane.vcf", "--sheet", "L7160", "-o", "@new.pdf"], 2, "two of street, town and"),
    (["labels", "@empty.vcf", "--sheet", "L7160", "-o", "@new.pdf"], 2, "no contact"),
    (["labels", "@none.vcf", "--sheet", "L7160", "-o", "@new.pdf"], 2, "There is no file"),
    (["labels", "@a.vcf", "--sheet", "L7160", "-o", "@old.pdf"], 2, "add --force"),
    (["labels", "@cards", "--sheet", "L7160", "-o", "@cards", "--force"], 2, "is the input"),
    (
      ["labels", "@cards", "--sheet", "L7160", "--calibrate", "-o", "@cards", "--force"], 2,
      "is the input"
    ),
    (["labels", "@a.vcf", "--sheet", "L7160", "-o", "@no/new.pdf"], 2, "Create the folder"),
    (["labels", "@a.vcf", "--sheet", "L7160", "-o", "/dev/full"], 2, "no room left"),
    (labels + ["--image", "@none.png"], 2, "There is no file"),
    (labels + ["--image", "@picture.png"], 2, "is no PNG or JPEG file"),
    (labels + ["--font", "Nofont Nowhere"], 64, "There is no font “Nofont Nowhere”."),
    (labels + ["--first", "22"], 64, "The sheet has 21 labels"),
    (labels + ["--skip", "1-21"], 64, "take a new sheet"),
    (labels + ["--skip", "3-1"], 64, "as 3,7-9"), (labels + ["--offset", "1"], 64, "as 1,-0.5"),
    (labels + ["--scale", "0,1"], 64, "between 0.9 and 1.1"),
    (labels + ["--size", "0"], 64, "points"), (labels + ["--size", "2"], 64, "4 to 200 points"),
    (labels + ["--size", "9", "--min-size", "20"], 64, "is larger than --size"),
    (labels + ["--page", "3"], 64, "a PDF has them all"),
    (labels + ["--offset", "150,0"], 64, "larger than 20 mm"),
    (labels + ["--offset", "1,5"], 64, "may be 1.5 mm"),
    (labels + ["--offset", "-1,5"], 64, "may be -1.5 mm"),
    (labels + ["--offset", "1,5;0"], 0, ""), (labels + ["--offset", "1mm,5mm"], 0, ""),
    (labels + ["--offset", "1.5 2"], 0, ""), (labels + ["--offset", "2,0"], 0, ""),
    (labels + ["--offset", "1,-5"], 0, ""), (labels + ["--offset", "0,5;0,25"], 0, ""),
    (labels + ["--scale", "1,002"], 64, "between 0.9 and 1.1"),
    (labels + ["--scale", "1,002;1"], 0, ""),
    (labels + ["--margin", "30mm"], 64, "leaves no room for text"),
    (labels + ["--margin", "0"], 0, "may run over the labels' edges"),
    (labels + ["--one-size"], 0, "Made 2 labels"),
    (labels + ["--fill"], 0, "Made 42 labels on 2 pages"),
    (labels + ["--fill", "--copies", "2"], 64, "take one of them"),
    (labels + ["--template", "{name}|{organization}"], 0, "Made 3 labels"),
    (labels + ["@groups.vcf", "--template", "{name}"], 0, "Made 3 labels"),
    (labels + ["@groups.vcf"], 0, "Made 2 labels on 1 page of Avery L7160"),
    (labels + ["@groups.vcf"], 0, "1 contact got none"),
    (
      ["labels", "@groups.vcf", "--sheet", "L7160", "-o", "@new.pdf"], 2,
      "There are groups and no contacts in"
    ),
    (labels + ["--template", "{email}"], 2, "anything of what the template"),
    (labels + ["--template", "{nme}"], 64, "Did you mean {name}?"),
    (labels + ["--template", "{name"], 64, "without the other one"),
    (labels + ["--template", "{name}", "--sort", "postcode"], 64, "--sort name"),
    (
      [
        "labels", "--sheet", "5167", "--fill", "--template", "A. Lee|1 Main St|Springfield",
        "--strict", "-o", "@new.pdf",
      ],
      0, "Made 80 labels on 1 page of Avery 5167"
    ),
    (["labels", "--sheet", "5167", "--template", "{name}", "-o", "@new.pdf"], 64, "Name an input"),
    (labels + ["--households", "family"], 0, "2 contacts share 1 label."),
    (labels, 0, "1 contact got none: too little of an address."),
    (
      ["labels", "@a.vcf", "--sheet", "roll 62x29mm", "-o", "@new.pdf"], 0, "2 labels of 62 × 29 mm"
    ),
    (["labels", "@a.vcf", "--sheet", "DL", "-o", "@new.pdf"], 0, "Made 2 envelopes of DL"),
    (labels + ["--margin", "wide"], 64, "is no length"), (labels + ["--copies", "0"], 64, "1000"),
    (labels + ["--sender", "Germny"], 64, "Germany"), (labels + ["--address", "moon"], 64, "home"),
    (
      ["labels", "@a.vcf", "--sheet", "L7160", "-o", "@new.foo"], 64, "end it in .pdf, .png or .svg"
    ),
    (["labels", "--sheet", "L7160"], 64, "add --calibrate"), (["labels", "@a.vcf"], 64, "--sheet"),
    (["labels", "@a.vcf", "--sheet", "5106", "-o", "@new.pdf"], 64, "Did you mean Avery 5160"),
    (["labels", "@a.vcf", "--sheet", "A4 3x7 0x0mm", "-o", "@new.pdf"], 64, "smaller than 1 mm"),
    (["labels", "@a.vcf", "--sheet", "A4 9x9 99x99mm", "-o", "@new.pdf"], 64, "leave the page"),
    (["labels", "@a.vcf", "--sheet", "L7160", "-o", "@new.png", "--page", "9"], 64, "no page 9"),
    (["labels", "--sheet", "L7160", "--calibrate", "-o", "@new.pdf"], 0, "measure the printer"),
  ]

  private static let senders: [(sender: String?, text: String)] = [
    ("DE", "Am Weiher 3\n50667 Köln"), ("FR", "Am Weiher 3\n50667 KÖLN\nALLEMAGNE"),
    (nil, "Am Weiher 3\n50667 Köln\nDeutschland"),
  ]

  @Test(
    "Who says where mail is sent from gets addresses as they stand on mail", arguments: senders)
  func mailOfTemplates(_ sender: String?, _ text: String) throws {
    let contact = Contact { draft in
      draft.postalAddresses = [
        LabeledValue(
          PostalAddress(
            street: "Am Weiher 3", city: "Köln", postalCode: "50667", country: "Deutschland"))
      ]
    }
    let reader = try ReaderLocale.parse("fr-FR")
    var options = LabelOptions(locale: reader.identifier)
    options.senderCountry = sender
    let fields = try TemplateOption(
      reader: reader, mail: sender == nil ? nil : options.addressStyle)
    #expect(fields.value(of: "address", in: contact) == text)
  }

  @Test(arguments: exits)
  func exitCode(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let folder = try Self.folder()
    let before = folder.names
    let outcome = try folder.run(
      arguments + (arguments.contains("--locale") ? [] : ["--locale", "de-DE"]))
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(message.isEmpty || outcome.errors.contains(message), "\(outcome.errors)")
    #expect(folder.names == (status == 0 ? (before + ["new.pdf"]).sorted() : before))
    #expect(try folder.read("old.pdf") == "old")
    #expect(outcome.output.isEmpty)
  }

  /// How people are addressed: a family name alone says too little.
  @Test(arguments: [
    (PersonName(familyName: "Brandt", givenName: "Jürgen"), "Jürgen Brandt"),
    (PersonName(familyName: "Brandt", givenName: "Jürgen", namePrefix: "Dr."), "Dr. Brandt"),
    (PersonName(familyName: "山田", givenName: "太郎"), "山田太郎"),
    (PersonName(givenName: "Madonna"), "Madonna"),
  ])
  func addresses(_ name: PersonName, _ expected: String) throws {
    let option = try TemplateOption(reader: .english)
    #expect(option.value(of: "salutation", in: Contact { $0.name = name }) == expected)
  }

  @Test func writesDocuments() throws {
    let folder = try Self.folder()
    func bytes(_ name: String) throws -> [UInt8] {
      let outcome = try folder.run(
        "labels", "@a.vcf", "-s", "DL", "-o", "@\(name)", "--locale", "de-DE", "-q", "--qr",
        "vcard",
        "--return-address", "A. Lee|1 Main St")
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      return Array(try Data(contentsOf: URL(fileURLWithPath: folder.path(name))))
    }
    let pdf = try bytes("one.pdf")
    #expect(try pdf == bytes("two.pdf"), "the same run gives the same bytes")
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Lang (de-DE)"))
    #expect(try bytes("one.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(String(decoding: try bytes("one.svg"), as: UTF8.self).contains("<svg"))
  }

  @Test func writesToStandardOutput() throws {
    let folder = try Self.folder()
    let piped = try folder.run("labels", "-", "--sheet", "5160", input: Self.cards)
    #expect(piped.output.hasPrefix("%PDF-"))
    let shown = try folder.run("labels", "@a.vcf", "--sheet", "5160", isTerminal: true)
    #expect(shown.status == 64 && shown.output.isEmpty && shown.errors.contains("-o labels.pdf"))
  }

  @Test func listsSheets() throws {
    let folder = try Self.folder()
    let all = try folder.run("sheets")
    #expect(all.status == 0)
    for name in ["Avery 5160", "Avery L7160", "Zweckform 3475", "Dymo 99010", "#10", "C5"] {
      #expect(all.output.contains("\n\(name) "))
    }
    let one = try folder.run("sheets", "avery", "l7651", "--json")
    let first = try #require(one.output.split(separator: "\n").first)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
    #expect(json["type"] as? String == "sheet" && json["name"] as? String == "Avery L7651")
    #expect(json["columns"] as? Int == 5 && json["rows"] as? Int == 13)
    #expect(json["labelWidth"] as? Double == 38.1 && json["top"] as? Double == 10.7)
    let none = try folder.run("sheets", "L716O")
    #expect(none.status == 1 && none.errors.contains("Did you mean"))
    // A product whose size its sources disagree about: near names, and how to go on without one.
    for command in [["sheets"], ["labels", "@a.vcf", "-o", "@o.pdf", "-s"]] {
      let unknown = try folder.run(command + ["herma 4360"])
      #expect(unknown.errors.contains("no sheet “herma 4360”. Did you mean Herma 43"))
      #expect(unknown.errors.contains("the measures on its pack, as 'A4 3x7"))
    }
  }

  @Test func previewsPages() throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      "labels", "@a.vcf", "-s", "roll 62x29mm", "--preview", "@pages", "--resolution", "40")
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(outcome.errors.contains("pictures of them are in"))
    for name in ["pages/page-1.png", "pages/page-2.png"] {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path(name))))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
    #expect(!folder.names.contains("new.pdf"))
  }

  /// A terminal shows the first page only where it says that it can.
  @Test(
    arguments: [
      ([:], nil), (["TERM": "xterm-256color"], nil), (["TERM": "dumb"], nil),
      (["TERM": "xterm-kitty"], "\u{1B}_Ga=T,f=100,q=2,m=0;"),
      (["TERM_PROGRAM": "iTerm.app"], "\u{1B}]1337;File=inline=1;size=3:"),
      (["TERM": "screen", "TERM_PROGRAM": "iTerm.app"], nil),
    ] as [([String: String], String?)])
  func showsPictures(_ environment: [String: String], _ start: String?) {
    let shown = TerminalPicture(environment: environment)?.sequence(for: [1, 2, 3])
    #expect(
      shown.map { String(decoding: $0, as: UTF8.self) }?.hasPrefix(start ?? "?")
        == start.map { _ in true })
  }
}
