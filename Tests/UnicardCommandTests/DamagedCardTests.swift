import ContactModel
import TestFolders
import Testing

/// Cards with damaged lines, and files of contacts with more or less than a contact has.
@Suite struct DamagedCardTests {
  private static func card(_ lines: String..., version: String = "3.0") -> String {
    (["BEGIN:VCARD", "VERSION:\(version)", "N:Lee;Ann;;;", "FN:Ann Lee"] + lines + [
      "END:VCARD", "",
    ])
    .joined(separator: "\n")
  }

  /// An edit changes what it is about, and nothing else of the card.
  @Test(arguments: [
    ["edit", "@a.vcf", "Ann", "--set", "title=x"],
    ["groups", "add", "@a.vcf", "Friends", "--where", "name ~ Ann"],
  ])
  func damagedLinesStay(_ arguments: [String]) throws {
    let folder = try TestFolder()
    let card = Self.card(
      "TEL;type=CELL:1", "Türcode 4711", "PHOTO;ENCODING=b;TYPE=JPEG:!!!!", "BDAY:3 Feb 1985", "",
      "X-EMPTY:", "NOTE:a\u{7}b")
    try folder.write("a.vcf", card)
    let outcome = try folder.run(arguments + ["-o", "@b.vcf"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = try folder.read("b.vcf").split(separator: "\n", omittingEmptySubsequences: false)
    let added = lines.filter { !card.contains($0) }
    #expect(added.count == 1, "\(lines)")
    #expect(lines.filter { !added.contains($0) }.joined(separator: "\n") == card)
  }

  /// What is left out is counted, and what belongs nowhere is no part of a name.
  @Test func whatIsLeftOutIsTold() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card("stray words here", "PHOTO;ENCODING=b:!!!!", "TEL:1"))
    let outcome = try folder.run("convert", "@a.vcf", "--to", "vcard4", "-o", "-")
    #expect(outcome.output.contains("FN:Ann Lee\r\n"), "\(outcome.output)")
    #expect(outcome.errors.contains("2 places in"), "\(outcome.errors)")
    #expect(outcome.errors.contains("could not be read and were left out"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Kept everything"), "\(outcome.errors)")
    // Whoever wants no report wants that all the same, and nothing else.
    for arguments in [["convert", "@a.vcf", "-o", "@b.vcf"], ["merge", "@a.vcf", "-o", "@c.vcf"]] {
      let quiet = try folder.run(arguments + ["--quiet"])
      #expect(quiet.errors.hasPrefix("2 places in "), "\(quiet.errors)")
      #expect(quiet.errors.split(separator: "\n").count == 1)
    }
    let check = try folder.run("check", "@a.vcf")
    #expect(!check.output.contains("the rest was kept"), "\(check.output)")
  }

  @Test func repairingTellsWhatItChanges() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card("NOTE:a\u{7}b", "BDAY:3 Feb 1985"))
    let outcome = try folder.run("check", "@a.vcf", "--fix", "-o", "@b.vcf")
    #expect(try folder.read("b.vcf").contains("NOTE:ab\n"))
    #expect(outcome.errors.contains("1 contact holds something changed"), "\(outcome.errors)")
    #expect(outcome.errors.contains("control characters"), "\(outcome.errors)")
  }

  /// Photos that are left out take no other line with them.
  @Test func photosAreLeftOutAlone() throws {
    let folder = try TestFolder()
    let small = "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo="
    let large = "photo;type=png;encoding=b:" + String(repeating: "iVBORw0KGgoA", count: 300)
    let card = Self.card("tel;type=CELL;type=VOICE:1", small, "NOTE:x")
    try folder.write("a.vcf", card + Self.card("item1.TEL:2", "item1.X-ABLabel:Boat", large))
    let outcome = try folder.run("convert", "@a.vcf", "--in-place", "--photos", "max:1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try folder.read("a.vcf") == card + Self.card("item1.TEL:2", "item1.X-ABLabel:Boat"))
  }

  @Test(arguments: ["", "\n", "# nothing\n  # more\n\n"])
  func anEmptyTextChangesNothing(_ text: String) throws {
    let folder = try TestFolder()
    let card = Self.card("TEL:1")
    try folder.write("a.vcf", card)
    try folder.write("text", text)
    let outcome = try folder.run(
      ["edit", "@a.vcf", "Ann", "--in-place"],
      environment: ["EDITOR": "cp '\(folder.path("text"))'", "TMPDIR": folder.path("")])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("unicard delete"), "\(outcome.errors)")
    #expect(try folder.read("a.vcf") == card)
  }

  /// Of organizations, what is not named stays.
  @Test(arguments: [
    (["--set", "org=Acme Europe"], "ORG:Acme Europe;R&D"), (["--set", "org=B;C"], "ORG:B;C"),
    (["--set", "org=B;"], "ORG:B"), (["--replace", "org=acme:Acme Europe"], "ORG:Acme Europe;R&D"),
    (["--replace", "org=Acme;R&D:B"], "ORG:B"),
    (["--replace", "org=R&D:B"], "ORG:Acme;R&D"),
    (["--remove", "org=Acme"], "ORG:;R&D"), (["--remove", "org"], ""),
    (["--set", "org.unit=X"], "ORG:Acme;X"),
  ])
  func departmentsStay(_ edit: [String], _ expected: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card("ORG:Acme;R&D"))
    try folder.write("t.csv", "Vorname;Nachname;Firma;Abteilung\nAnn;Lee;Acme;R&D\n")
    _ = try folder.run(["edit", "@a.vcf", "Ann", "-o", "@b.vcf"] + edit)
    let lines = try folder.read("b.vcf").split(separator: "\n")
    #expect(lines.first { $0.hasPrefix("ORG") } ?? "" == expected)
    _ = try folder.run(["edit", "@t.csv", "Ann", "-o", "@u.csv"] + edit)
    let parts = expected.dropFirst(4).split(separator: ";", omittingEmptySubsequences: false)
    let row = "Ann;Lee;\(parts.first ?? "");\(parts.count > 1 ? parts[1] : "")"
    #expect(try folder.read("u.csv").split(separator: "\n").last ?? "" == row)
  }

  /// Groups that have cards are changed there alone, and no card is in its own group.
  @Test(arguments: [
    (["--remove", "group=Friends"], "groups remove"), (["--remove", "group"], "groups remove"),
    (["--add", "group=Friends"], "groups add"), (["--set", "group=Other"], "groups remove"),
    (["--add", "group=Other"], "groups add"), (["--set", "title=x"], ""),
  ])
  func groupsWithCards(_ edit: [String], _ hint: String) throws {
    let folder = try TestFolder()
    let group =
      "BEGIN:VCARD\nVERSION:3.0\nN:Friends;;;;\nFN:Friends\nX-ADDRESSBOOKSERVER-KIND:group\n"
      + "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1\nUID:g\nEND:VCARD\n"
    try folder.write("a.vcf", Self.card("UID:1", "CATEGORIES:Friends") + group)
    let edited = try folder.run(["edit", "@a.vcf", "Ann", "-o", "@b.vcf"] + edit)
    if hint.isEmpty {
      #expect(edited.status == 0, "\(edited.errors)")
    } else {
      #expect(edited.status != 0 && edited.errors.contains(hint), "\(edited.errors)")
    }
    let listed = try folder.run("list", "@a.vcf", "--where", "group = Friends")
    #expect(listed.errors.contains("1 contact"), "\(listed.errors)\(listed.output)")
    let deleted = try folder.run("delete", "@a.vcf", "--where", "group = Friends", "-o", "-")
    #expect(deleted.output.contains("UID:g"), "\(deleted.output)")
  }

  /// Members that are nothing of a contact are told, and a name that stands alone is one.
  @Test func membersOfJSONAreNotLost() throws {
    let folder = try TestFolder()
    try folder.write(
      "j.jsonl",
      """
      {"type":"contact","formattedName":[{"value":"Ann"}],"phones":["6"],"birthdate":"1980-01-01"}
      {"type":"contact","displayName":"Bo Ek","phoneNumber":[{"value":"7","type":"home"}]}
      {"displayName":"Cy","formattedName":[{"value":"Di"}],"name":[{"value":{"given":"X","hat":"y"}}]}

      """)
    let outcome = try folder.run("check", "@j.jsonl")
    for name in [
      "phones", "birthdate", "phoneNumber[0].type", "displayName: ", "name[0].value.hat",
    ] {
      #expect(outcome.output.contains(name), "\(outcome.output)")
    }
    let converted = try folder.run("convert", "@j.jsonl", "--to", "vcard3", "-o", "-")
    #expect(converted.output.contains("FN:Bo Ek\r\n"), "\(converted.output)")
    #expect(converted.errors.contains("left out"), "\(converted.errors)")
    // What is printed is read without a word.
    try folder.write("a.vcf", Self.card("ORG:A;B", "ADR:;;S\\, 1,T;C;;1;D", "BDAY:1980-04-12"))
    try folder.write("l.jsonl", try folder.run("list", "@a.vcf", "--json").output)
    #expect(try folder.run("check", "@l.jsonl").status == 0)
  }
}
