import TestFolders
import Testing

@testable import UnicardCommand

struct MergeCommandTests {
  @Test("The order of the inputs and the number of threads change nothing", arguments: [1, 2, 4])
  func order(_ jobs: Int) throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    let first = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "--jobs", "1", "--report", "@r1",
      "--assignments", "@a1")
    let second = try folder.run(
      "merge", "@cloud.vcf", "@phone.vcf", "--decisions", "@d", "--jobs", "\(jobs)", "--report",
      "@r2", "--assignments", "@a2")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output == second.output)
    #expect(first.errors == second.errors)
    #expect(try folder.read("r1") == folder.read("r2"))
    #expect(try folder.read("a1") == folder.read("a2"))
  }

  @Test("Assignments have a row for every record, singles too")
  func assignments() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    let outcome = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "--assignments", "-", "-o",
      "@all.vcf")
    let rows = outcome.output.split(separator: "\r\n").map {
      $0.split(separator: ",").map(String.init)
    }
    #expect(
      rows.map { $0.prefix(2) } == [
        ["source", "index"], ["cloud.vcf", "0"], ["cloud.vcf", "1"], ["phone.vcf", "0"],
      ])
    #expect(rows[1][2] == rows[3][2])
    #expect(rows[1][2] != rows[2][2])
  }

  @Test(
    "A device that takes nothing is told of", arguments: ["--html", "--assignments", "--report"])
  func fullDevices(_ option: String) throws {
    let folder = try MergeSamples.folder()
    let outcome = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--dry-run", option, "/dev/full")
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(!outcome.errors.contains("Wrote the page"), "\(outcome.errors)")
  }

  @Test("On the page each value of a reason goes its own way, whatever the page's")
  func pageReasons() throws {
    let folder = try MergeSamples.folder()
    let outcome = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--dry-run", "--html", "@p.html", "--locale", "ar")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = try folder.read("p.html")
    #expect(page.contains(#"الهاتف =",["0171 5550123","+49 171 5550123"]"#), "\(page.suffix(4000))")
  }

  @Test("Files of one name are told apart by their paths")
  func sameNames() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", "")
    let other = try MergeSamples.folder()
    let outcome = try folder.run(
      "merge", "@phone.vcf", other.path("phone.vcf"), "--assignments", "-", "--dry-run", "-q")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(folder.path("phone.vcf") + ",0,"))
    #expect(outcome.output.contains(other.path("phone.vcf") + ",0,"))
  }

  @Test("--dry-run shows who would be joined and writes nothing")
  func dryRun() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    let names = folder.names
    let outcome = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "--dry-run", "-o", "@all.vcf")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\tJo Doe\tcloud.vcf 1, phone.vcf 1\t"))
    #expect(!outcome.output.contains("Al Ek"))
    #expect(folder.names == names)
  }

  @Test("One person is explained in sentences, by name or place, and with bits if asked for")
  func explained() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    let arguments = ["merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "--dry-run"]
    for name in ["Jo", "cloud.vcf 1", "uid:p1"] {
      let outcome = try folder.run(arguments + ["--explain", name])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(
        outcome.output.contains("Jo Doe (cloud.vcf 1) is Jo Doe (phone.vcf 1): somebody decided"))
      #expect(outcome.output.contains("same phone number"), "\(outcome.output)")
      #expect(!outcome.output.contains("bits") && !outcome.output.contains("Al Ek"))
    }
    let single = try folder.run(arguments + ["--explain", "Al Ek"])
    #expect(single.output.contains("Al Ek (cloud.vcf 2) was joined with nobody."))
    #expect(!single.output.contains("Nearest"), "\(single.output)")
    try folder.write("al.vcf", vCard4("FN:Al Ek", "N:Ek;Al;;;", "BDAY:19610203"))
    let alike = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "@al.vcf", "--dry-run", "--explain", "cloud.vcf 2")
    #expect(
      alike.output.contains("Nearest: Al Ek (al.vcf 1), ")
        && alike.output.contains("Against: "), "\(alike.output)")
    let bits = try folder.run(arguments + ["--explain", "--bits"])
    #expect(bits.output.contains("together, in bits"))
    #expect(try folder.run(arguments + ["--explain", "Nobody"]).status == 64)
  }

  @Test("A name that gave way is told as its own record has it")
  func explainedNames() throws {
    let folder = try TestFolder()
    let number = "TEL:+49 171 5550123"
    try folder.write(
      "a.vcf", vCard4("FN:Robert Meyer", "N:Meyer;Robert;;;", number))
    try folder.write("b.vcf", vCard4("FN:Bob Meyer", "N:Meyer;Bob;;;", number))
    try folder.write(
      "c.vcf", vCard4("FN:Dr. Robert Meyer", "N:Meyer;Robert;;Dr.;", number))
    let outcome = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "@c.vcf", "--prefer", "@b.vcf", "--explain", "--dry-run")
    #expect(
      outcome.output.contains("Bob Meyer (b.vcf) rather than Dr. Robert Meyer (c.vcf)"),
      "\(outcome.output)")
  }

  @Test("A value that is what one of its records is called has the other records, too")
  func explainedTitles() throws {
    let folder = try TestFolder()
    for (name, shown, title) in [
      ("a", "Ann Lee", "Ann Lee"), ("b", "Ann M. Lee", "Ann Lee"), ("c", "Ann Lee", "Beta"),
    ] {
      let card = vCard4(
        "FN:\(shown)", "N:Lee;Ann;;;", "EMAIL:ann@example.org", "TEL:+49 171 5550123",
        "BDAY:19800102", "TITLE:\(title)")
      try folder.write("\(name).vcf", card)
    }
    let outcome = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "@c.vcf", "--explain", "--dry-run")
    let orders = ["Ann Lee (a.vcf, b.vcf)", "Ann Lee (b.vcf, a.vcf)"]
    #expect(orders.contains { outcome.output.contains($0) }, "\(outcome.output)")
  }

  @Test("Of many who have the name, it is told of some who is nearest")
  func explainedMany() throws {
    let folder = try TestFolder()
    let cards = (0..<30).map {
      vCard4(
        "FN:Anna Ek", "N:Ek;Anna;;;", "BDAY:19\(50 + $0)0101", "TEL:+4930\(70000 + $0 * 117)")
    }
    try folder.write("a.vcf", cards.joined())
    let outcome = try folder.run("merge", "@a.vcf", "--dry-run", "--explain", "Anna")
    #expect(
      outcome.output.ranges(of: "was joined with nobody.").count == 30,
      "\(outcome.output)")
    #expect(
      outcome.output.contains("Who is nearest is told of the first 20 of 30"), "\(outcome.output)")
    #expect((20...40).contains(outcome.output.ranges(of: "Nearest: ").count), "\(outcome.output)")
  }

  /// The parts of a name, and whether a preferred record of a firm leaves them out.
  @Test(
    "A firm's record takes no parts of a name from another, unless they are the firm's name",
    arguments: [
      ("Bau;Meyer;;Dr.;", false), ("Bau;Meyer;;;", false), (";Meyer Bau;;;", true),
      (";Meyer Bau;;Dr.;", false),
    ])
  func firmAndName(_ parts: String, _ isLeftOut: Bool) throws {
    let folder = try TestFolder()
    try folder.write("pa.vcf", vCard4("FN:Meyer Bau", "ORG:Meyer Bau", "UID:u1"))
    try folder.write("pb.vcf", vCard4("N:\(parts)", "FN:Meyer Bau", "UID:u2"))
    let outcome = try folder.run(
      "merge", "@pa.vcf", "@pb.vcf", "--prefer", "pa.vcf", "--together", "pa.vcf 1", "pb.vcf 1",
      "--no-undo", "-o", "-")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("N:\(parts)\r\n") == !isLeftOut, "\(outcome.output)")
  }

  @Test("Decisions that contradict each other are shown with their chain, and nothing is written")
  func contradiction() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together + MergeSamples.apart)
    let outcome = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "-o", "@all.vcf")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("are to be kept apart, but:"))
    #expect(outcome.errors.contains("is the same as"))
    #expect(!folder.names.contains("all.vcf"))
  }

  @Test("A decisions file that is none is refused, and stays as it was")
  func badDecisions() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", "together a b\n")
    let outcome = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "-o", "@all.vcf")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Line 1 is no JSON object"))
    #expect(try folder.read("d") == "together a b\n")
    #expect(!folder.names.contains("all.vcf"))
  }

  @Test("Decisions about other data are told of and kept")
  func otherData() throws {
    let folder = try MergeSamples.folder()
    let line = #"{"verdict":"apart","first":"uid:x","second":"uid:y"}"# + "\n"
    try folder.write("d", line)
    let outcome = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "--dry-run")
    #expect(outcome.errors.contains("1 decision is about records that are not in these inputs"))
    #expect(try folder.read("d") == line)
  }

  private static let refusals: [(arguments: [String], status: Int32)] = [
    (["merge", "@phone.vcf", "--threshold", "2"], 64),
    (["merge", "@phone.vcf", "--prefer", "other.vcf", "--dry-run"], 64),
    (["merge", "@phone.vcf", "@phone.vcf", "--dry-run"], 64),
    (["merge", "@phone.vcf", "@./phone.vcf", "-o", "@all.vcf"], 64),
    (["merge", "@phone.vcf", "-o", "@all.vcf", "--decisions", "@all.vcf"], 64),
    (["merge", "@phone.vcf", "-o", "@./d", "--decisions", "@d", "--force"], 2),
    (["unmerge"], 64), (["unmerge", "--report", "@d", "--where", "has email"], 64),
    (["unmerge", "--report", "@d", "-o", "@all.vcf"], 1),
    (["merge", "-", "--review", "--dry-run"], 64),
    (["merge", "@phone.vcf", "-o", "@phone.vcf", "--force"], 2),
    (["merge", "@phone.vcf", "--report", "@phone.vcf", "--force", "--dry-run"], 2),
    (["merge", "@empty.vcf", "-o", "@all.vcf"], 2),
    (["merge", "@phone.vcf", "--where", "name = Nobody", "-o", "@all.vcf"], 1),
    (["unmerge", "@phone.vcf", "-o", "@all.vcf"], 1),
  ]

  @Test("What can't be done is refused, and nothing is written", arguments: refusals)
  func usage(_ arguments: [String], _ status: Int32) throws {
    let folder = try MergeSamples.folder()
    try folder.write("empty.vcf", "")
    try folder.write("d", "")
    let phone = try folder.read("phone.vcf")
    let outcome = try folder.run(arguments)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains("error:"))
    #expect(!folder.names.contains("all.vcf"))
    #expect(try folder.read("phone.vcf") == phone)
  }

  @Test("One record is one person")
  func one() throws {
    let folder = try MergeSamples.folder()
    let outcome = try folder.run("merge", "@phone.vcf", "-o", "@all.vcf")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("1 record of 1 file is 1 person."))
    // It says where it came from, and nothing else is changed.
    let text = try folder.read("all.vcf").replacing("\r\n ", with: "")
    let lines = text.split(separator: "\r\n").filter { !$0.hasPrefix("X-UNICARD-CONSTITUENT:") }
    #expect(try lines == folder.read("phone.vcf").split(separator: "\r\n"))
    let plain = try folder.run("merge", "@phone.vcf", "-o", "@plain.vcf", "--no-undo")
    #expect(plain.status == 0)
    #expect(try folder.read("plain.vcf") == folder.read("phone.vcf"))
  }

  @Test(
    "However often a merged file is merged, the person keeps the identifier",
    arguments: [["UID:m1", "UID:m2"], ["NOTE:1", "NOTE:2"], ["UID:m1", "NOTE:2"]])
  func stableIdentifiers(_ lines: [String]) throws {
    let folder = try TestFolder()
    func card(_ line: String, _ year: Int) -> String {
      vCard4(
        line, "FN:Jo Doe", "N:Doe;Jo;;;", "EMAIL:jo@example.org", "TEL:+49 171 5550123",
        "REV:\(year)0101T000000Z")
    }
    func write(_ name: String, _ line: String, _ year: Int) throws {
      try folder.write(name, card(line, year))
    }
    func identifiers(_ file: String) throws -> (person: Set<Substring>, card: [Substring]) {
      let rows = try folder.read("assignments.csv").split(separator: "\r\n").dropFirst()
      let cards = try folder.read(file).split(separator: "\r\n").filter { $0.hasPrefix("UID") }
      return (Set(rows.compactMap { $0.split(separator: ",").last }), cards)
    }
    try write("a.vcf", lines[0], 2020)
    try write("b.vcf", lines[1], 2021)
    _ = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "-o", "@all0.vcf", "--assignments", "@assignments.csv")
    let first = try identifiers("all0.vcf")
    #expect(first.person.count == 1 && first.card.count == 1)
    // What comes later is newer and has a smaller key.
    for step in 1...4 {
      try write("c\(step).vcf", step == 4 ? "NOTE:c" : "UID:a\(9 - step)", 2021 + step)
      let outcome = try folder.run(
        "merge", "@all\(step - 1).vcf", "@c\(step).vcf", "-o", "@all\(step).vcf", "--force",
        "--assignments", "@assignments.csv")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let found = try identifiers("all\(step).vcf")
      #expect(found == first)
    }
    let apart = try folder.run("unmerge", "@all4.vcf", "-o", "@apart.vcf")
    #expect(apart.errors.contains("Took 1 contact apart into 6 records."), "\(apart.errors)")
    for name in ["a.vcf", "b.vcf", "c1.vcf", "c2.vcf", "c3.vcf", "c4.vcf"] {
      #expect(try folder.read("apart.vcf").contains(folder.read(name)))
    }
  }

  @Test("An input without a contact is told of")
  func emptyInput() throws {
    let folder = try MergeSamples.folder()
    for (text, message) in [("", "empty.vcf is empty."), ("\r\n", "There is no contact in")] {
      try folder.write("empty.vcf", text)
      let outcome = try folder.run("merge", "@phone.vcf", "@empty.vcf", "--dry-run")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      let into = try folder.run(
        "merge", "@phone.vcf", "--into", "@empty.vcf", "-o", "@new.vcf", "--force")
      #expect(into.status == 0, "a book may be new")
    }
  }

  @Test("What the format can't hold is told of by property")
  func losses() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", vCard4("FN:Jo Doe", "N:Doe;Jo;;;", "LANG:de"))
    let outcome = try folder.run("merge", "@a.vcf", "-o", "@all.csv", "--to", "outlook-csv")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("lost something"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Language"))
    #expect(outcome.errors.contains("--report FILE.json lists every value."))
  }

  @Test("What was merged before is merged again, and every card is there once")
  func mergedAgain() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    try folder.write(
      "more.vcf", vCard4("UID:m1", "FN:Jo Doe", "N:Doe;Jo;;;", "EMAIL:jo@example.org"))
    #expect(
      try folder.run("merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "-o", "@1.vcf")
        .status == 0)
    var files = ["1.vcf"]
    for number in 2...4 {
      // The phone's card is in the merged contact as well as in its file.
      let outcome = try folder.run(
        ["merge"] + ["@\(files[0])", "@phone.vcf", "@more.vcf", "-o", "@\(number).vcf"])
      #expect(outcome.errors.contains("are 2 people."), "\(outcome.errors)")
      files = ["\(number).vcf"]
    }
    let text = try folder.read("4.vcf").replacing("\r\n ", with: "")
    #expect(text.split(separator: "X-UNICARD-CONSTITUENT:").count - 1 == 4)
    let apart = try folder.run("unmerge", "@4.vcf", "-o", "@apart.vcf")
    #expect(apart.errors.contains("Took 1 contact apart into 3 records."), "\(apart.errors)")
    let cards = try folder.read("apart.vcf")
    for name in ["phone.vcf", "cloud.vcf", "more.vcf"] {
      for card in try folder.read(name).split(separator: "END:VCARD\r\n") {
        #expect(cards.split(separator: "END:VCARD\r\n").filter { $0 == card }.count == 1)
      }
    }
    let without = try folder.run("merge", "@4.vcf", "--no-undo")
    #expect(!without.output.contains("CONSTITUENT"))
  }

  @Test("Decisions about what was merged before still hold, and are told of where they can't")
  func decisionsAboutMerged() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    _ = try folder.run("merge", "@phone.vcf", "@cloud.vcf", "--decisions", "@d", "-o", "@1.vcf")
    try folder.write(
      "more.vcf",
      vCard4(
        "UID:m1", "FN:Jo Doe", "N:Doe;Jo;;;", "EMAIL:jo@example.org", "TEL:+49 171 5550123")
    )
    let joined = try folder.run("merge", "@1.vcf", "@more.vcf", "--dry-run")
    #expect(joined.errors.contains("are 2 people."), "\(joined.errors)")
    for key in ["p1", "c1"] {
      try folder.write("d", #"{"verdict":"apart","first":"uid:\#(key)","second":"uid:m1"}"# + "\n")
      let outcome = try folder.run("merge", "@1.vcf", "@more.vcf", "--decisions", "@d", "--dry-run")
      #expect(outcome.errors.contains("are 3 people."), "\(outcome.errors)")
    }
    try folder.write("d", MergeSamples.apart)
    let refused = try folder.run("merge", "@1.vcf", "@more.vcf", "--decisions", "@d", "--dry-run")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("which is in 1.vcf "), "\(refused.errors)")
    #expect(refused.errors.contains("unicard unmerge takes apart what was merged before."))
  }

  @Test("A group that named a joined person's card is counted by itself")
  func references() throws {
    let folder = try MergeSamples.folder()
    try folder.write("d", MergeSamples.together)
    try folder.write(
      "g.vcf", vCard4("UID:g", "KIND:group", "FN:G", "MEMBER:c1", "MEMBER:p1"))
    let merged = try folder.run(
      "merge", "@phone.vcf", "@cloud.vcf", "@g.vcf", "--decisions", "@d", "-o", "@all.vcf")
    #expect(merged.errors.contains("1  was joined from 2 records"))
    #expect(merged.errors.contains("1  has one record, whose members or relations now name"))
    let apart = try folder.run("unmerge", "@all.vcf", "-o", "@apart.vcf")
    #expect(
      apart.errors.contains(
        "Took 1 contact apart into 2 records. 1 contact of one record is as it was before. 1 other"
          + " stayed as it was."), "\(apart.errors)")
    #expect(try folder.read("apart.vcf").contains(folder.read("g.vcf")))
  }
}
