import FileWriting
import TestFolders
import Testing
import Unicard

@testable import UnicardCommand

/// What is decided on the command line, and what becomes of it in later merges.
struct DecisionCommandTests {
  /// Jo Doe is in both books, and told apart by nothing but a person who knows; Al Ek is in one.
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.vcf", vCard4("FN:Jo Doe", "EMAIL:jo@example.org", "TEL:+49 171 5550123"))
    try folder.write(
      "b.vcf",
      vCard4("FN:Jo Doe", "EMAIL:jo@example.org", "TEL:+49 171 5550123", "NOTE:b")
        + vCard4("FN:Al Ek", "EMAIL:al@example.org"))
    return folder
  }

  private static let namings: [(arguments: [String], people: Int)] = [
    (["--apart", "a.vcf 1", "b.vcf 1"], 3), (["--apart", "b.vcf:1", "a.vcf:1"], 3),
    (["--apart", "Jo Doe", "jo doe"], 3), (["--together", "Jo", "Al Ek"], 1),
    (["--together", "Al Ek", "a.vcf 1", "--apart", "Jo Doe", "Jo Doe"], 2), ([], 2),
  ]

  @Test("Records are kept apart and joined as the command line says", arguments: namings)
  func named(_ arguments: [String], _ people: Int) throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      ["merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf", "--decisions", "@d"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("are \(people) \(people == 1 ? "person" : "people")."))
    // The next export says more, has another name, and is in another order.
    try folder.write(
      "a2.vcf",
      vCard4("FN:Cy Fox")
        + vCard4("FN:Jo Doe", "EMAIL:jo@example.org", "TEL:+49 171 5550123", "NOTE:new"))
    let again = try folder.run("merge", "@a2.vcf", "@b.vcf", "-o", "@2.vcf", "--decisions", "@d")
    #expect(again.errors.contains("are \(people + 1) people."), "\(again.errors)")
    #expect(
      arguments.isEmpty
        || again.errors.contains("they were found again by what they say."), "\(again.errors)")
  }

  @Test("Two of one UID stay apart also where what a merge made of them is merged alone")
  func ofOneIdentifier() throws {
    let folder = try TestFolder()
    let lines = ["UID:1", "N:Berg;Eva;;;", "FN:Eva Berg", "TEL:+46 70 555 0101"]
    func card(_ more: String) -> String {
      "BEGIN:VCARD\r\nVERSION:3.0\r\n" + (lines + [more]).joined(separator: "\r\n")
        + "\r\nEND:VCARD\r\n"
    }
    try folder.write("a.vcf", card("REV:2020-01-01T00:00:00Z"))
    try folder.write("b.vcf", card("EMAIL:e@b.example"))
    let first = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "-o", "@m.vcf", "--decisions", "@d", "--apart", "a.vcf 1",
      "b.vcf 1")
    #expect(first.errors.contains("are 2 people."), "\(first.errors)")
    let again = try folder.run("merge", "@m.vcf", "-o", "@n.vcf", "--decisions", "@d")
    #expect(again.errors.contains("are 2 people."), "\(again.errors)")
    #expect(!again.errors.contains("not in these inputs"), "\(again.errors)")
  }

  @Test("A dry run keeps no decision, and says so", arguments: [true, false])
  func kept(_ isDry: Bool) throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      ["merge", "@a.vcf", "@b.vcf", "--decisions", "@d", "--apart", "a.vcf 1", "b.vcf 1"]
        + (isDry ? ["--dry-run"] : ["-o", "@all.vcf"]))
    #expect(outcome.status == 0)
    #expect(folder.names.contains("d") == !isDry)
    let verb = isDry ? "would be" : "are"
    #expect(outcome.errors.contains("The decisions \(verb) kept in "), "\(outcome.errors)")
  }

  @Test("What was said last about two records counts")
  func replaced() throws {
    let folder = try Self.folder()
    for (option, people) in [("--apart", 3), ("--together", 2), ("--apart", 3)] {
      let outcome = try folder.run(
        "merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf", "--force", "--decisions", "@d", option,
        "a.vcf 1", "b.vcf 1")
      #expect(outcome.errors.contains("are \(people) people."), "\(outcome.errors)")
      #expect(try folder.read("d").split(separator: "\n").count == 1)
    }
  }

  private static let refusals: [(arguments: [String], message: String)] = [
    (["--apart", "Nobody", "Al Ek"], "No record is called “Nobody”."),
    (["--together", "Al Ek", "Al Ek"], "“Al Ek” twice is one: Al Ek (b.vcf 2)."),
    (["--apart", "Al Ek"], "--apart takes two records"),
    (["--apart", "Al Ek", "Al Ek"], "“Al Ek” twice is one: Al Ek (b.vcf 2)."),
    (["--apart", "Al Ek", "b.vcf 2"], "“Al Ek” and “b.vcf 2” are one"),
    (["--apart", "Jo Doe", "a.vcf 1"], "“Jo Doe” does not say which record: Jo Doe (a.vcf 1)"),
    (["--apart", "a.vcf 0", "b.vcf 1"], "No record is called “a.vcf 0”."),
    (
      ["--apart", "Jo Doe", "Jo Doe", "--together", "Jo Doe", "Jo Doe"],
      "Leave out one of the pairs behind --together and --apart."
    ),
  ]

  @Test("What can't be meant is refused, and no decision is kept", arguments: refusals)
  func refused(_ arguments: [String], _ message: String) throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      ["merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf", "--decisions", "@d"] + arguments)
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!folder.names.contains("d") && !folder.names.contains("all.vcf"))
  }

  @Test("A contact that was taken apart stays apart when its records are merged again")
  func unmerged() throws {
    let folder = try Self.folder()
    _ = try folder.run("merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf")
    let apart = try folder.run(
      "unmerge", "@all.vcf", "--where", "name = \"Jo Doe\"", "--decisions", "@d", "-o", "@apart.vcf"
    )
    #expect(apart.status == 0, "\(apart.errors)")
    #expect(apart.errors.contains("that these records stay apart."))
    for inputs in [["@a.vcf", "@b.vcf"], ["@apart.vcf"]] {
      let again = try folder.run(["merge", "--dry-run", "--decisions", "@d"] + inputs)
      #expect(again.errors.contains("are 3 people."), "\(again.errors)")
    }
    let all = try folder.run("unmerge", "@all.vcf", "--decisions", "@e", "-o", "@x.vcf")
    #expect(all.status == 64)
  }

  /// Rows become cards when they are given back, and are known by another hash then.
  @Test("Who was taken apart stays so in what was written of it", arguments: [true, false])
  func unmergedRows(_ isUnmerged: Bool) throws {
    let folder = try TestFolder()
    let header = "First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Birthday,Notes\r\n"
    let row = "Jo,Doe,* Home,jo@example.org,"
    // Father and son, of whom two programs say nearly the same.
    for file in ["a.csv", "b.csv"] {
      try folder.write(
        file, header + row + "1950-01-01,In \(file)\r\n" + row + ",The son in \(file)\r\n")
    }
    let pairs = [("a.csv 1", "b.csv 1"), ("a.csv 2", "b.csv 2"), ("a.csv 1", "a.csv 2")]
    let option = isUnmerged ? "--together" : "--apart"
    let named = isUnmerged ? pairs : [("a.csv 1", "a.csv 2"), ("a.csv 1", "b.csv 2")]
    let merged = try folder.run(
      ["merge", "@a.csv", "@b.csv", "-o", "@all.vcf"] + (isUnmerged ? [] : ["--decisions", "@d"])
        + named.flatMap { [option, $0.0, $0.1] })
    #expect(merged.status == 0, "\(merged.errors)")
    if isUnmerged {
      let apart = try folder.run(
        "unmerge", "@all.vcf", "--where", "name ~ jo", "--decisions", "@d", "-o", "@new.vcf")
      #expect(apart.status == 0, "\(apart.errors)")
    } else {
      _ = try folder.run("convert", "@a.csv", "@b.csv", "-o", "@new.vcf")
    }
    let again = try folder.run("merge", "@new.vcf", "-o", "@2.vcf", "--decisions", "@d")
    #expect(again.status == 0, "\(again.errors)")
    #expect(!again.errors.contains("not in these inputs"), "\(again.errors)")
    #expect(!again.errors.contains("changed since"), "\(again.errors)")
    if isUnmerged { #expect(again.errors.contains("are 4 people."), "\(again.errors)") }
  }

  @Test(
    "Of several who say nearly the same each stays apart, in whatever form they are written",
    arguments: [
      ["--to", "vcard3"], ["--to", "csv"], ["--to", "google-csv"], ["--to", "jcard"],
      ["--for", "apple"],
    ])
  func nearlyAlike(_ form: [String]) throws {
    let folder = try TestFolder()
    for file in ["a", "b", "c"] {
      try folder.write(
        "\(file).vcf",
        vCard4(
          "FN:Jo Doe", "N:Doe;Jo;;;", "EMAIL:jo@example.org", "BDAY:19500101", "NOTE:In \(file)"))
    }
    let merged = try folder.run("merge", "@a.vcf", "@b.vcf", "@c.vcf", "-o", "@all.vcf")
    #expect(merged.errors.contains("are 1 person."), "\(merged.errors)")
    let new = "@new.\(form[1].hasSuffix("csv") ? "csv" : form[1] == "jcard" ? "json" : "vcf")"
    let apart = try folder.run(
      ["unmerge", "@all.vcf", "--where", "name ~ jo", "--decisions", "@d", "-o", new] + form)
    #expect(apart.status == 0, "\(apart.errors)")
    let again = try folder.run("merge", new, "-o", "@2.vcf", "--decisions", "@d")
    #expect(again.status == 0 && again.errors.contains("are 3 people."), "\(again.errors)")
    #expect(!again.errors.contains("not in these inputs"), "\(again.errors)")
  }

  @Test("Nobody is taken apart where it can't be noted that the records stay so")
  func unwritable() throws {
    let folder = try Self.folder()
    _ = try folder.run("merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf")
    let outcome = try folder.run(
      "unmerge", "@all.vcf", "--where", "name ~ jo", "--decisions", "@no/such/d", "-o", "@new.vcf")
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect((try? folder.read("new.vcf")) == nil)
  }

  @Test(
    "Records are named as people are shown",
    arguments: [["--explain", "李伟"], ["--together", "李伟", "王小明"], ["--apart", "李伟", "王小明"]])
  func namesAsShown(_ arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf", vCard4("FN:伟 李", "N:李;伟;;;", "TEL:+86 138 0055 5012"))
    try folder.write(
      "b.vcf", vCard4("FN:小明 王", "N:王;小明;;;", "TEL:+86 138 0055 5010"))
    let outcome = try folder.run(["merge", "@a.vcf", "@b.vcf", "--dry-run"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    // So they are in what is told.
    let deleted = try folder.run("delete", "@a.vcf", "李伟", "--dry-run")
    #expect(deleted.output.hasPrefix("removed 李伟\n"), "\(deleted.output)")
  }

  @Test("Records that say the same can't be kept apart, which is told")
  func alike() throws {
    let folder = try TestFolder()
    let card = vCard4("FN:Jo Doe", "EMAIL:jo@example.org", "TEL:+49 171 5550123")
    try folder.write("a.vcf", card + card)
    _ = try folder.run("merge", "@a.vcf", "-o", "@all.vcf")
    let apart = try folder.run(
      "unmerge", "@all.vcf", "--where", "name ~ jo", "--decisions", "@d", "-o", "@b.vcf")
    #expect(apart.errors.contains("1 record can't be told from another"), "\(apart.errors)")
    let again = try folder.run("merge", "@b.vcf", "-o", "@2.vcf", "--decisions", "@d")
    #expect(again.status == 0 && again.errors.contains("are 1 person."), "\(again.errors)")
  }

  @Test("Whoever is there twice, merged and as before, has not changed")
  func unmoved() throws {
    let folder = try Self.folder()
    let first = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf", "--decisions", "@d", "--apart", "a.vcf 1",
      "b.vcf 1")
    #expect(first.status == 0, "\(first.errors)")
    let again = try folder.run(
      "merge", "@all.vcf", "@a.vcf", "@b.vcf", "-o", "@2.vcf", "--decisions", "@d", "--report",
      "@r.json")
    #expect(again.errors.contains("are 3 people."), "\(again.errors)")
    #expect(!again.errors.contains("changed since"), "\(again.errors)")
    #expect(try !folder.read("r.json").contains("movedDecision"))
  }

  @Test("A choice in the file decides a conflict")
  func choice() throws {
    let folder = try TestFolder()
    let mail = "EMAIL:jo@example.org"
    try folder.write("a.vcf", vCard4("UID:a", "FN:Jo Doe", mail, "BDAY:19800501"))
    try folder.write("b.vcf", vCard4("UID:b", "FN:Jo Doe", mail, "BDAY:19810501"))
    for (value, errors) in [("1981-05-01", false), ("1980-05-01", false), ("1970-01-01", true)] {
      try folder.write(
        "d",
        #"{"type":"choice","record":"uid:a","field":"birthday","value":"\#(value)"}"# + "\n"
          + #"{"verdict":"together","first":"uid:a","second":"uid:b"}"#)
      let outcome = try folder.run("merge", "@a.vcf", "@b.vcf", "--decisions", "@d", "--no-undo")
      #expect(errors || outcome.output.contains("BDAY:" + value.replacing("-", with: "")))
      #expect(outcome.errors.contains("which was chosen") == errors, "\(outcome.errors)")
    }
  }

  @Test("What two runs decide at once is kept of both, and what is taken back is gone")
  func simultaneous() throws {
    let folder = try TestFolder()
    let console = Console(output: MemorySink(), errors: MemorySink())
    let outputs = Outputs(inputs: [], force: false, inPlace: nil, on: console)
    func line(_ verdict: String, _ second: String) -> String {
      #"{"verdict":"\#(verdict)","first":"uid:a","second":"uid:\#(second)"}"# + "\n"
    }
    func file(_ lines: String...) throws -> DecisionFile {
      try DecisionFile(bytes: Array(lines.joined().utf8))
    }
    let (x, y, z) = (line("apart", "x"), line("apart", "y"), line("together", "z"))
    let stores = try (0..<2).map { _ in
      try DecisionStore(path: folder.path("d"), outputs: outputs)
    }
    try stores[0].replaceAll(with: file(x))
    try stores[1].replaceAll(with: file(y))
    #expect(try folder.read("d") == x + y)
    try stores[1].replaceAll(with: file(y, z))
    try stores[0].replaceAll(with: file())
    #expect(try folder.read("d") == y + z)
    // Of two answers about one pair the later counts.
    try stores[0].replaceAll(with: file(line("together", "y")))
    #expect(try folder.read("d") == z + line("together", "y"))
    try stores[1].replaceAll(with: file(z))
    #expect(try folder.read("d") == z + line("together", "y"))
  }
}
