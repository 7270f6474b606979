import TestFolders
import Testing

@testable import UnicardCommand

/// Every card comes back out of what was merged, however often and as whatever.
struct KeptRecordsTests {
  /// Cards in three versions with what writers like to change: folds, line ends, order, blanks.
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "phone.vcf",
      "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Doe;Jo;;;\r\nFN:Jo Doe\r\nTEL;CELL:0171 5550123\r\n"
        + "EMAIL;INTERNET:jo@example.org\r\nEND:VCARD\r\n"
        + "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Eva\r\n"
        + "TEL;HOME;PREF:0 80 31/1 23 45\r\nNOTE: with blanks \r\nEND:VCARD\r\n")
    try folder.write(
      "cloud.vcf",
      "begin:vcard\nversion:3.0\nfn:Jo Doe\nn:Doe;Jo;;;\nemail:jo@example.org\nitem1.url:https://jo.example\n"
        + "item1.X-ABLabel:_$!<HomePage>!$_\nnote:a long note that is folded in a place of its\n  own\nend:vcard\n"
        + "BEGIN:VCARD\nVERSION:3.0\nUID:c2\nFN:Al Ek\nN:Ek;Al;;;\nX-ODD;X-P=1:  value\nEND:VCARD")
    try folder.write(
      "book.vcf",
      "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:urn:uuid:0\r\nFN:Cy Fox\r\nTEL;VALUE=uri:tel:+49-30-901820\r\n"
        + "END:VCARD\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nFN:Dee Gal\r\nBDAY:--0203\r\nEND:VCARD\r\n")
    return folder
  }

  /// The bytes of each card, whatever line end follows it.
  private static func bytes(_ text: String) -> [String] {
    var cards: [String] = []
    var card = ""
    for line in text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      card += String(line) + "\n"
      if line.starts(with: "END:VCARD".unicodeScalars)
        || line.starts(with: "end:vcard".unicodeScalars)
      {
        while card.last == "\n" || card.last == "\r\n" || card.last == "\r" { card.removeLast() }
        cards.append(card)
        card = ""
      }
    }
    return cards
  }

  /// Each step merges what is there; `all` is what came of the step before.
  private static let ways: [[[String]]] = [
    [["@phone.vcf", "@cloud.vcf", "@book.vcf"]],
    [["@phone.vcf"], ["@all0.vcf", "@cloud.vcf"], ["@all1.vcf", "@book.vcf"]],
    [["@phone.vcf", "@cloud.vcf"], ["@all0.vcf", "@book.vcf", "@copy.vcf"], ["@all1.vcf"]],
    [["@phone.vcf", "@book.vcf"], ["@cloud.vcf"], ["@all0.vcf", "@all1.vcf", "@book.vcf"]],
  ]

  @Test(
    "Every card comes back byte for byte, single ones too, whichever version is written",
    arguments: ["vcard4", "vcard3", "vcard2.1", "jcard"], ways.indices)
  func everyCard(_ format: String, _ way: Int) throws {
    let folder = try Self.folder()
    // The phone's cards under another name.
    try folder.write("copy.vcf", folder.read("phone.vcf"))
    for (step, inputs) in Self.ways[way].enumerated() {
      let outcome = try folder.run(
        ["merge"] + inputs + ["-o", "@all\(step).vcf", "--to", format, "--threshold", "0.9"])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let apart = try folder.run(
      "unmerge", "@all\(Self.ways[way].count - 1).vcf", "-o", "@apart.vcf")
    #expect(apart.status == 0, "\(apart.errors)")
    let expected = try ["phone.vcf", "cloud.vcf", "book.vcf"].flatMap {
      try Self.bytes(folder.read($0))
    }
    #expect(try Self.bytes(folder.read("apart.vcf")).sorted() == expected.sorted())
  }

  @Test("Who was asked about is not joined when what was merged is merged again")
  func again() throws {
    let folder = try TestFolder()
    for (file, note, birthday) in [
      ("a", "Dale's wife", "1961-04-02"), ("b", "Roy's wife", "1965-10-22"),
    ] {
      try folder.write(
        "\(file).vcf",
        "BEGIN:VCARD\nVERSION:3.0\nFN:Linda Hargroves\nN:Hargroves;Linda;;;\nNOTE:\(note)\n"
          + "TEL:+1 406 540 4910\nBDAY:\(birthday)\nEND:VCARD\n")
    }
    let ways = [["@a.vcf", "@b.vcf"], ["@0.vcf"], ["@1.vcf", "@a.vcf", "@b.vcf"]]
    for (step, inputs) in ways.enumerated() {
      let outcome = try folder.run(["merge"] + inputs + ["-o", "@\(step).vcf"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try Self.bytes(folder.read("\(step).vcf")).count == 2, "\(inputs)")
    }
  }

  @Test("Single contacts that were edited stay edited; of joined ones the edits are named")
  func edited() throws {
    let folder = try Self.folder()
    _ = try folder.run("merge", "@phone.vcf", "@cloud.vcf", "-o", "@all.vcf", "--to", "vcard3")
    let text = try folder.read("all.vcf")
    try folder.write(
      "all.vcf",
      text.replacing("NOTE:a long", with: "NOTE:b long").replacing(
        "note:a long", with: "note:b long"
      )
      .replacing("FN:Al Ek", with: "FN:Alan Ek"))
    let apart = try folder.run("unmerge", "@all.vcf", "-o", "@apart.vcf")
    #expect(apart.errors.contains("1 contact was changed since the merge"), "\(apart.errors)")
    #expect(apart.errors.contains("Jo Doe loses note “b long note"), "\(apart.errors)")
    #expect(apart.errors.contains("Jo Doe has again note “a long note"), "\(apart.errors)")
    #expect(try folder.read("apart.vcf").contains("FN:Alan Ek"))
    let converted = try folder.run("convert", "@all.vcf", "--to", "vcard4", "-o", "@4.vcf")
    #expect(converted.errors.contains("What was removed from 1 merged contact is still in"))
    #expect(converted.errors.contains("--no-undo leaves the records out."))
  }

  private static let conversions: [(arguments: [String], keeps: Bool)] = [
    ([], true), (["--no-undo"], false), (["--for", "apple"], false),
    (["--to", "jcard"], true),
    (["--to", "jcard", "--no-undo"], false), (["--to", "csv"], false),
    (["--for", "google"], false),
  ]

  @Test("Whoever converts for another program gets no records of a merge", arguments: conversions)
  func converted(_ arguments: [String], _ keeps: Bool) throws {
    let folder = try Self.folder()
    _ = try folder.run("merge", "@phone.vcf", "@cloud.vcf", "-o", "@all.vcf")
    let outcome = try folder.run(["convert", "@all.vcf"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.uppercased().contains("X-UNICARD-CONSTITUENT") == keeps)
    #expect(
      outcome.errors.contains("Left out the records that 1 merged contact was made from.") != keeps,
      "\(outcome.errors)")
    let merged = try folder.run(["merge", "@phone.vcf", "@cloud.vcf", "-o", "@new"] + arguments)
    let written = merged.status == 0 ? try folder.read("new").uppercased() : ""
    #expect(merged.status != 0 || keeps == written.contains("X-UNICARD-"))
  }

  @Test("A table holds no records, whomever it is for, and nobody is told that another does")
  func tablesForPrograms() throws {
    let folder = try Self.folder()
    _ = try folder.run("merge", "@phone.vcf", "@cloud.vcf", "-o", "@all.vcf")
    let card = try folder.run("convert", "@all.vcf", "--for", "google", "-o", "@google.vcf")
    #expect(card.errors.contains("without --for keeps them"))
    let table = try folder.run("convert", "@all.vcf", "--for", "google", "-o", "@google.csv")
    #expect(table.errors.contains("Left out the records"))
    #expect(!table.errors.contains("without --for keeps them"))
  }

  @Test("A merged contact says that Unicard made it, and is newer than its records by a second")
  func stamps() throws {
    let folder = try Self.folder()
    let one = vCard4(
      "FN:Jo Doe", "EMAIL:jo@example.org", "PRODID:-//Phone//EN", "REV:20200101T000000Z")
    try folder.write("a.vcf", one)
    for (revision, expected) in [
      ("REV:20210101T000000Z", "REV:20210101T000001Z"),
      ("REV:2023-12-31T23:59:59+02:00", "REV:20240101T000000+0200"),
      ("REV:20240228", "REV:20240228T000001"), ("REV:20990101T000000Z", "REV:20990101T000001Z"),
      ("REV:last week", "REV:20200101T000001Z"), ("NOTE:none", "REV:20200101T000001Z"),
    ] {
      try folder.write("b.vcf", one.replacing("REV:20200101T000000Z", with: revision))
      let outcome = try folder.run("merge", "@a.vcf", "@b.vcf", "--no-undo")
      let lines = outcome.output.split(separator: "\r\n")
      let revisions: [Substring] = lines.filter { $0.hasPrefix("REV") }
      #expect(revisions == [Substring(expected)], "\(outcome.output)")
      #expect(lines.filter { $0.hasPrefix("PRODID") }.count == 1)
      #expect(lines.contains { $0.hasPrefix("PRODID:-//Unicard//") })
    }
  }

  @Test("What is told of values is to be read: no escapes, and nothing of a record within a card")
  func readableLosses() throws {
    let folder = try Self.folder()
    let group =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Choir\r\nUID:urn:uuid:9\r\nEND:VCARD\r\n"
    try folder.write("groups.vcf", group)
    try folder.write("odd.vcf", group.replacing("KIND:group", with: "X-CARD:A\\;B\\,C"))
    _ = try folder.run("merge", "@groups.vcf", "@book.vcf", "-o", "@all.vcf")
    let groups = try folder.run("convert", "@all.vcf", "--for", "nextcloud", "-o", "@n.vcf")
    #expect(groups.errors.contains("X-UNICARD-CONSTITUENT"), "\(groups.errors)")
    #expect(!groups.errors.contains("First: “c291"), "\(groups.errors)")
    let odd = try folder.run("convert", "@odd.vcf", "--to", "google-csv", "-o", "@o.csv")
    #expect(odd.errors.contains("A;B,C” of Choir"), "\(odd.errors)")
  }
}
