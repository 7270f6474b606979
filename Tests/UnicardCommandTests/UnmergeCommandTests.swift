import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

struct UnmergeCommandTests {
  @Test("Joined records become one contact, and unmerge gives them back byte for byte")
  func roundTrip() throws {
    let folder = try MergeSamples.folder()
    try folder.write("decisions.jsonl", MergeSamples.together)
    let merged = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "-o", "@all.vcf", "--decisions", "@decisions.jsonl")
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(merged.errors.contains("3 records of 2 files are 2 people."))
    #expect(merged.errors.contains("joined from 2 records"))
    let all = try folder.read("all.vcf")
    #expect(all.contains("TEL:+49 171 5550123\r\n"))
    #expect(!all.contains("TEL:0171"))
    #expect(all.contains("EMAIL:jo@example.org"))
    let apart = try folder.run("unmerge", "@all.vcf", "-o", "@apart.vcf")
    #expect(apart.status == 0, "\(apart.errors)")
    #expect(apart.errors.contains("Took 1 contact apart into 2 records. 1 other stayed as it was."))
    let text = try folder.read("apart.vcf")
    for name in ["phone.vcf", "cloud.vcf"] {
      for card in try folder.read(name).split(separator: "END:VCARD\r\n") {
        #expect(text.contains(card + "END:VCARD\r\n"))
      }
    }
  }

  @Test("Cards whose lines are folded within characters are given back as they were")
  func foldedWithinCharacters() throws {
    let folder = try TestFolder()
    func card(_ lines: String) -> Data {
      Data(
        ("BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lee;Ann;;;\r\nFN:Ann Lee\r\n\(lines)\r\n"
          + "NOTE:Gr").utf8) + [0xC3] + Data("\r\n ".utf8) + [0xBC]
        + Data("n\r\nEND:VCARD\r\n".utf8)
    }
    let cards = [card("EMAIL:a@x.example"), card("EMAIL:a@x.example\r\nTITLE:Boss")]
    for (name, card) in zip(["a.vcf", "b.vcf"], cards) {
      try card.write(to: URL(fileURLWithPath: folder.path(name)))
    }
    let merged = try folder.run("merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf")
    #expect(merged.errors.contains("is 1 person") || merged.errors.contains("are 1 person"))
    #expect(try folder.read("all.vcf").contains("NOTE:Grün"))
    _ = try folder.run("unmerge", "@all.vcf", "-o", "@apart.vcf")
    let apart = try Data(contentsOf: URL(fileURLWithPath: folder.path("apart.vcf")))
    #expect(apart == cards[0] + cards[1])
  }

  @Test("The report alone gives records back that the contacts don't hold")
  func report() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    let merged = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "-o", "@all.json", "--report",
      "@report.json")
    #expect(merged.status == 0, "\(merged.errors)")
    // As if another program had passed the contacts on without what it does not know.
    let stripped = try folder.run("convert", "@all.json", "--to", "vcard4", "-o", "@plain.vcf")
    #expect(stripped.status == 0)
    let text = try folder.read("plain.vcf").split(separator: "\r\n")
    var isFolded = false
    let plain = text.filter { line in
      let isContinued = line.hasPrefix(" ") && isFolded
      isFolded = isContinued || line.hasPrefix("X-UNICARD-CONSTITUENT")
      return !isFolded
    }
    try folder.write("plain.vcf", plain.map { $0 + "\r\n" }.joined())
    #expect(try folder.run("unmerge", "@plain.vcf", "-o", "@no.vcf").status == 1)
    let apart = try folder.run(
      "unmerge", "@plain.vcf", "--report", "@report.json", "-o", "@apart.vcf")
    #expect(apart.status == 0, "\(apart.errors)")
    #expect(try folder.read("apart.vcf").contains(folder.read("phone.vcf")))
  }

  @Test("A merged table is taken apart with the report, by UIDs that the merge gave")
  func table() throws {
    let folder = try TestFolder()
    let card = vCard4(
      "FN:Jo Doe", "N:Doe;Jo;;;", "EMAIL:jo@example.org", "TEL:+49 171 5550123")
    try folder.write("a.vcf", card)
    try folder.write("b.vcf", vCard4("FN:Jo Doe", "N:Doe;Jo;;;", "EMAIL:jo@example.org"))
    let merged = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "-o", "@all.csv", "--report", "@report.json")
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(merged.errors.contains("2 records of 2 files are 1 person."))
    #expect(try !folder.read("all.csv").contains("CONSTITUENT"))
    let apart = try folder.run(
      "unmerge", "@all.csv", "--report", "@report.json", "-o", "@apart.vcf")
    #expect(apart.status == 0, "\(apart.errors)")
    #expect(try folder.read("apart.vcf") == card + folder.read("b.vcf"))
  }

  private static let tables = ["google-csv", "outlook-csv", "thunderbird-csv", "csv"]

  @Test("The report gives the records of a table that has no UIDs", arguments: tables)
  func tableOfPrograms(_ format: String) throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    let merged = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "-o", "@all.csv", "--to", format,
      "--report", "@report.json")
    #expect(merged.status == 0, "\(merged.errors)")
    let apart = try folder.run(
      "unmerge", "@all.csv", "--report", "@report.json", "-o", "@apart.vcf")
    #expect(apart.status == 0, "\(apart.errors)")
    #expect(try folder.read("apart.vcf").contains(folder.read("phone.vcf")))
    // In a table that was changed since, nobody knows which row is whose.
    var rows = try folder.read("all.csv").split(separator: "\r\n", omittingEmptySubsequences: true)
    rows.swapAt(1, 2)
    try folder.write("all.csv", rows.map { $0 + "\r\n" }.joined())
    let changed = try folder.run(
      "unmerge", "@all.csv", "--report", "@report.json", "-o", "@no.vcf")
    #expect(changed.status == (format == "csv" ? 0 : 1), "\(changed.errors)")
    #expect(folder.names.contains("no.vcf") == (format == "csv"))
  }

  @Test("The report gives the records of all who were joined by itself")
  func reportAlone() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    _ = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "--dry-run", "--report",
      "@report.json")
    let apart = try folder.run("unmerge", "--report", "@report.json", "-o", "@apart.vcf")
    #expect(apart.status == 0, "\(apart.errors)")
    #expect(apart.errors.contains("Took 1 contact apart into 2 records."))
    let joined = try folder.read("cloud.vcf").split(separator: "END:VCARD\r\n")[0]
    #expect(
      try folder.read("apart.vcf") == joined + "END:VCARD\r\n" + folder.read("phone.vcf"))
  }

  @Test("Where records of a merged contact are missing, it is not taken apart in part")
  func damaged() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    _ = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "-o", "@1.vcf", "--report", "@r")
    let lines = try folder.read("1.vcf").replacing("\r\n ", with: "").split(separator: "\r\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix("X-UNICARD") })
    var some = lines
    some.remove(at: first)
    var cut = lines
    cut[first] = cut[first].dropLast(8)
    for (name, lines) in ["some.vcf": some, "cut.vcf": cut] {
      try folder.write(name, lines.map { $0 + "\r\n" }.joined())
      let outcome = try folder.run("unmerge", "@\(name)", "-o", "@apart-\(name)")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("1 contact can't be taken apart"), "\(outcome.errors)")
      let repaired = try folder.run("unmerge", "@\(name)", "--report", "@r", "-o", "@apart-\(name)")
      #expect(repaired.errors.contains("Took 1 contact apart into 2 records."))
    }
  }

  @Test("unmerge --where takes apart only what it is true of")
  func unmergeSelected() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    _ = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "-o", "@all.vcf")
    let outcome = try folder.run("unmerge", "@all.vcf", "--where", "name = \"Al Ek\"")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("No contact that matches --where holds the records"))
  }

  @Test("A table is taken apart by its rows where a group has none", arguments: ["", "zz"])
  func tableWithoutGroups(_ prefix: String) throws {
    let folder = try TestFolder()
    let number = "TEL;TYPE=CELL:+44 7700 900142"
    let name = ["FN:Emily Clarke", "N:Clarke;Emily;;;"]
    let group = ["FN:\(prefix)Choir", "KIND:group", "MEMBER:urn:uuid:1"]
    try folder.write(
      "h1.vcf",
      vCard4(group[0], group[1], group[2])
        + vCard4(name[0], name[1], "UID:1", number))
    try folder.write(
      "h2.vcf",
      vCard4(name[0], name[1], "EMAIL:e@x.example", number)
        + vCard4("FN:Zoe Adams", "N:Adams;Zoe;;;"))
    _ = try folder.run(
      "merge", "@h1.vcf", "@h2.vcf", "-o", "@t.csv", "--for", "google", "--report", "@t.jsonl")
    let apart = try folder.run("unmerge", "@t.csv", "--report", "@t.jsonl", "-o", "@u.vcf")
    #expect(
      apart.errors.contains("Took 1 contact apart into 2 records. 1 other stayed"),
      "\(apart.errors)")
    // Rows of a table that was merged into keep their places.
    try folder.write(
      "\(prefix)g.csv",
      "First Name,Last Name,Phone 1 - Value,E-mail 1 - Value\r\nJo,Doe,,\r\nEmily,Clarke,+44 7700 900142,\r\n"
    )
    let merged = try folder.run(
      "merge", "@h2.vcf", "--into", "@\(prefix)g.csv", "-o", "@v.csv", "--report", "@v.jsonl")
    #expect(merged.status == 0, "\(merged.errors)")
    let rows = try folder.run("unmerge", "@v.csv", "--report", "@v.jsonl", "-o", "@v.vcf")
    #expect(
      rows.errors.contains("Took 1 contact apart into 2 records. 2 others stayed"),
      "\(rows.errors)")
  }
}
