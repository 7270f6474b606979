import TestFolders
import Testing

@testable import UnicardCommand

/// The review with answers from standard input.
struct ReviewTests {
  /// Two pairs that are likely, and doubtful where certainty is asked for.
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      card("a1", "Jo Doe", "TEL:+49 30 901820", "EMAIL:jo@example.org")
        + card("a2", "Al Ek", "EMAIL:al@example.org"))
    try folder.write(
      "b.vcf",
      card("b1", "Jo Doe", "TEL:+49 30 901821", "EMAIL:jo@example.org", "NOTE:\u{1B}[2J")
        + card("b2", "Al Ek", "EMAIL:al@example.org"))
    return folder
  }

  private static func card(_ identifier: String, _ name: String, _ lines: String...) -> String {
    let parts = name.split(separator: " ")
    let all = ["UID:\(identifier)", "FN:\(name)", "N:\(parts[1]);\(parts[0]);;;"] + lines
    return TestCards.card(all, version: "4.0")
  }

  /// Runs the review and gives what it said and the verdicts of the file.
  private static func review(
    _ answers: String, in folder: TestFolder
  ) throws -> (outcome: CommandOutcome, verdicts: [String]) {
    let outcome = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf", "--force", "--review", "--decisions",
      "@d.jsonl", "--threshold", "1", input: answers + "q")
    let file = folder.names.contains("d.jsonl") ? try folder.read("d.jsonl") : ""
    let verdicts = file.split(separator: "\n").map { line in
      line.contains(#""verdict":"together""#) ? "together" : "apart"
    }
    return (outcome, verdicts)
  }

  private static let answers: [(keys: String, verdicts: [String])] = [
    ("s d", ["together", "apart"]), ("k s", ["together"]), ("d\nq", ["apart"]), ("", []),
    ("sbd", ["apart"]),
    ("s\u{1B}[Ad", ["together", "apart"]), ("\u{1B}[D\u{1B}OAs", ["together"]),
    ("sd\u{1B}[Dbs", ["apart", "together"]),
    ("q", []), ("sud\ns", ["apart", "together"]), ("s s u u d k", ["apart"]), ("u k k", []),
    ("x s k", ["together"]), ("k u d", ["apart"]),
    ("d k u u s", ["together"]), ("SD", ["together", "apart"]),
  ]

  @Test("Answers become decisions, and undo takes them back", arguments: answers)
  func answer(_ example: (keys: String, verdicts: [String])) throws {
    let folder = try Self.folder()
    let (outcome, verdicts) = try Self.review(example.keys, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(verdicts == example.verdicts)
    let joined = verdicts.count { $0 == "together" }
    #expect(outcome.errors.contains("4 records of 2 files are \(4 - joined) people."))
  }

  @Test(
    "A narrow terminal has the cards below each other, and no line is wider",
    arguments: [(20, 24), (20, 12), (40, 24), (55, 24)])
  func narrow(_ width: Int, _ height: Int) throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      ["merge", "@a.vcf", "@b.vcf", "--dry-run", "--review", "--threshold", "1"], input: "?kkq",
      isTerminal: true, width: width, height: height)
    let plain = outcome.errors.replacing(/\u{1B}\[[0-9;]*[mK]/, with: "")
    #expect(!plain.contains("│"))
    let cards = plain.split(separator: "\n").drop { !$0.hasPrefix("a.vcf 1") }
      .prefix { !$0.hasPrefix("The same?") }
    #expect(!cards.isEmpty)
    #expect(cards.allSatisfy { $0.count <= width }, "\(cards)")
    #expect(plain.contains("+49 30 901821") || width < 30)
    // The text of each key stands beside it, broken between words.
    let help = plain.split(separator: "\n").drop { !$0.hasPrefix("  s  the same") }
      .prefix { !$0.hasPrefix("The same?") }
    #expect(help.allSatisfy { $0.count <= width && $0.hasPrefix("  ") }, "\(help)")
    let words = help.map { $0.dropFirst(5) }.joined(separator: " ")
    #expect(words.hasSuffix("merge with the answers so far; Ctrl-C writes nothing"), "\(words)")
  }

  @Test("Somebody new is told what becomes of the answers, and what the keys are")
  func introduction() throws {
    let folder = try Self.folder()
    let (outcome, _) = try Self.review("? q", in: folder)
    #expect(outcome.errors.contains("2 pairs may be one person. Answers are kept in "))
    #expect(outcome.errors.contains("k  not decided"))
    let unkept = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "--dry-run", "--review", "--threshold", "1", input: "sq")
    #expect(unkept.errors.contains("/a.decisions.jsonl and not asked for again."))
    #expect(folder.names.contains("a.decisions.jsonl"))
  }

  @Test("What was decided is not asked again")
  func remembered() throws {
    let folder = try Self.folder()
    _ = try Self.review("s d", in: folder)
    let (outcome, verdicts) = try Self.review("s s s", in: folder)
    #expect(outcome.errors.contains("There is nothing to ask about."))
    #expect(verdicts == ["together", "apart"])
  }

  @Test("Questions that were answered another time are not counted", arguments: [80, 40])
  func counted(_ width: Int) throws {
    let folder = try Self.folder()
    let arguments = [
      "merge", "@a.vcf", "@b.vcf", "--dry-run", "--review", "--review-below", "1", "--decisions",
      "@d.jsonl",
    ]
    let first = try folder.run(arguments, input: "sq", isTerminal: true, width: width)
    #expect(first.errors.contains("1 of 2"), "\(first.errors)")
    let again = try folder.run(arguments, input: "q", isTerminal: true, width: width)
    #expect(again.errors.contains("1 join is less certain"), "\(again.errors)")
    #expect(again.errors.contains("1 of 1") && !again.errors.contains("2 of 2"), "\(again.errors)")
    let title = try #require(again.errors.split(separator: "\n").first { $0.contains("1 of 1") })
    #expect(title.contains("%"), "\(title)")
  }

  /// Two records that are one person, and a third that may be.
  private static func household() throws -> TestFolder {
    let folder = try TestFolder()
    let home = ["ADR:;;Hauptstr. 1;Bonn;;53111;Germany", "TEL:+49 228 901820"]
    try folder.write("a.vcf", card("a1", "Jo Doe", home[0], home[1], "EMAIL:jo@example.org"))
    try folder.write("b.vcf", card("b1", "Jo Doe", home[0], home[1], "EMAIL:jo@example.org"))
    try folder.write("c.vcf", card("c1", "Jo Doe", "ORG:Acme"))
    try folder.write(
      "d.jsonl", #"{"verdict":"together","first":"uid:a1","second":"uid:b1"}"# + "\n")
    return folder
  }

  @Test("Of two people only one pair is asked about, and the answer holds", arguments: ["s", "d"])
  func people(_ answer: String) throws {
    let folder = try Self.household()
    let arguments = [
      "merge", "@a.vcf", "@b.vcf", "@c.vcf", "--dry-run", "--review", "--decisions", "@d.jsonl",
      "--threshold", "1",
    ]
    let first = try folder.run(arguments, input: answer + "q")
    #expect(first.errors.contains("1 pair may be one person. Answers "), "\(first.errors)")
    #expect(first.errors.contains("a.vcf 1 = b.vcf 1"))
    #expect(!first.errors.contains("\n2 of"))
    let people = answer == "s" ? "1 person" : "2 people"
    #expect(first.errors.contains("3 records of 3 files are \(people)."))
    let again = try folder.run(arguments, input: "q")
    #expect(again.errors.contains("There is nothing to ask about."), "\(again.errors)")
    #expect(again.errors.contains("3 records of 3 files are \(people)."))
  }

  @Test("Where a card is called otherwise than the record that the reasons are about, it is told")
  func compared() throws {
    let folder = try TestFolder()
    let tel = "TEL;TYPE=CELL:+49 171 5550123"
    try folder.write("a.vcf", Self.card("a1", "Johanna Doe", tel))
    try folder.write("b.vcf", Self.card("b1", "Hannah Doe", tel))
    try folder.write("c.vcf", Self.card("c1", "Hannah Doe", "ORG:Acme"))
    try folder.write(
      "d.jsonl", #"{"verdict":"together","first":"uid:a1","second":"uid:b1"}"# + "\n")
    let outcome = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "@c.vcf", "--dry-run", "--review", "--decisions", "@d.jsonl",
      "--threshold", "1", input: "q")
    #expect(
      outcome.errors.contains("Compared: Hannah Doe (b.vcf 1) with Hannah Doe (c.vcf 1)"),
      "\(outcome.errors)")
  }

  @Test("Records of one UID can be kept apart", arguments: ["s", "d"])
  func sameIdentifier(_ answer: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card("1", "Jo Doe", "EMAIL:jo@example.org"))
    try folder.write("b.vcf", Self.card("1", "Jo Doe", "EMAIL:doe@example.org"))
    let (_, verdicts) = try Self.review(answer, in: folder)
    #expect(verdicts == [answer == "s" ? "together" : "apart"])
    let (again, _) = try Self.review("", in: folder)
    #expect(again.status == 0, "\(again.errors)")
    let people = answer == "s" ? "1 person" : "2 people"
    #expect(again.errors.contains("2 records of 2 files are \(people)."), "\(again.errors)")
    #expect(again.errors.contains("There is nothing to ask about."))
  }

  @Test("What is only for programs is not shown, and the question stands below the cards")
  func cardsForPeople() throws {
    let folder = try Self.folder()
    let (outcome, _) = try Self.review("k k", in: folder)
    let lines = outcome.errors.split(separator: "\n")
    #expect(!lines.contains { $0.contains("Identifier") })
    let card = try #require(lines.firstIndex { $0.hasPrefix("a.vcf 1 ") })
    let reason = try #require(lines.firstIndex { $0.hasPrefix("For: ") })
    #expect(reason < card)
  }

  @Test("A decisions file that can't be written is told of before anything is asked")
  func unwritable() throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "--dry-run", "--review", "--decisions", "@none/d.jsonl",
      "--threshold", "1", input: "s s")
    #expect(outcome.status == 2)
    #expect(!outcome.errors.contains("The same person?"))
  }

  @Test("What both cards have stands first, whole and with its heading")
  func commonValues() throws {
    let folder = try TestFolder()
    let home = "ADR:;;Hauptstr. 1;Bonn;;53111;Germany"
    try folder.write("a.vcf", Self.card("a1", "Jo Doe", "TEL:+49 30 901820", home, "NOTE:one"))
    try folder.write(
      "b.vcf", Self.card("b1", "Jo Doe", "TEL:+49 30 901821", "TEL:+49 30 901820", home))
    let (outcome, _) = try Self.review("k k", in: folder)
    let lines = outcome.errors.split(separator: "\n").map { line in
      line.split(separator: "│").map { $0.split(separator: " ").joined(separator: " ") }
    }
    let start = try #require(lines.firstIndex(of: ["Jo Doe", "Jo Doe"]))
    #expect(
      lines[(start + 1)...].prefix(5) == [
        ["Phone +49 30 901820", "Phone +49 30 901820"],
        ["Address Hauptstr. 1", "Address Hauptstr. 1"],
        ["53111 Bonn", "53111 Bonn"], ["Germany", "Germany"],
        ["Note one", "Phone +49 30 901821"],
      ])
  }

  @Test("Both cards are shown beside each other, harmless to a terminal")
  func cards() throws {
    let folder = try Self.folder()
    let (outcome, _) = try Self.review("k k", in: folder)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("1 of 2: one person with a probability of ") })
    #expect(lines.contains { $0.hasPrefix("a.vcf 1 ") && $0.contains("│ b.vcf 1") })
    #expect(lines.contains { $0.contains("+49 30 901820") && $0.contains("+49 30 901821") })
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test("What is no key decides nothing, and an end without a word writes nothing")
  func noKey() throws {
    let folder = try Self.folder()
    let arguments = [
      "merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf", "--review", "--threshold", "1",
    ]
    let left = try folder.run(arguments, input: "\u{1B}[B\u{1B}[5~\u{1B}x1s")
    #expect(left.status == 2)
    #expect(left.errors.contains("The review was left, so nothing was written."))
    #expect(!folder.names.contains("all.vcf"))
    #expect(try folder.read("all.decisions.jsonl").split(separator: "\n").count == 1)
    let piped = try folder.run(arguments, input: "s\ns\n", hasKeys: false)
    #expect(piped.status == 64)
    #expect(piped.errors.contains("--html FILE"))
  }

  @Test("A question fits a terminal, whatever its size", arguments: [(80, 24), (60, 20), (40, 16)])
  func size(_ width: Int, _ height: Int) throws {
    let folder = try TestFolder()
    for name in ["a", "b"] {
      let lines = (0..<20).map { "TEL:+49 30 90182\($0)\(name == "a" ? 0 : 1)" }
      try folder.write(
        "\(name).vcf",
        "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Jo Doe\r\nEMAIL:jo@example.org\r\nX-EVOLUTION-FILE-AS:Doe\r\n"
          + lines.joined(separator: "\r\n")
          + "\r\nNOTE:\(String(repeating: "long \(name) ", count: 100))\r\nEND:VCARD\r\n")
    }
    let outcome = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "--dry-run", "--review", "--threshold", "1", input: "q",
      isTerminal: true, width: width, height: height)
    let plain = outcome.errors.replacing(/\u{1B}\[[0-9;]*[mKHJ]/, with: "\u{1}")
    let screen = try #require(plain.split(separator: "\u{1}1 of 1").last)
      .prefix { $0 != "?" }.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(screen.count <= height, "\(plain)")
    #expect(
      screen.dropFirst().allSatisfy { $0.filter { $0 != "\u{1}" }.count <= width }, "\(plain)")
    #expect(plain.contains("m shows all"))
    #expect(!plain.contains("EVOLUTION"))
  }

  @Test("Joins that are less certain are asked about, both people whole, and can be corrected")
  func weakJoins() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card("a1", "Jo Doe", "EMAIL:jo@example.org", "NOTE:one"))
    try folder.write(
      "b.vcf", Self.card("b1", "Jo Doe", "EMAIL:jo@example.org", "BDAY:19800501"))
    let arguments = ["merge", "@a.vcf", "@b.vcf", "--decisions", "@d", "--dry-run"]
    for (answer, people) in [("q", "1 person"), ("sw", "1 person"), ("dw", "2 people")] {
      try folder.write("d", "")
      let outcome = try folder.run(arguments + ["--review-below", "1"], input: answer)
      #expect(outcome.errors.contains("1 join is less certain than the others."))
      #expect(outcome.errors.contains("%, joined"), "\(outcome.errors)")
      #expect(outcome.errors.contains("same e-mail address (jo@example.org)"))
      #expect(outcome.errors.contains("are \(people)."), "\(outcome.errors)")
      let again = try folder.run(arguments + ["--review-below", "1"], input: "q")
      #expect(again.errors.contains("There is nothing to ask about.") == (answer != "q"))
    }
  }

  @Test("Who was joined by an answer is shown joined from then on")
  func joinedSoFar() throws {
    let folder = try TestFolder()
    let number = "TEL:+49 171 5550123"
    try folder.write(
      "a.vcf",
      Self.card("1", "J. Smith", number) + Self.card("2", "Jane Smith", number, "NOTE:hers")
        + Self.card("3", "John Smith", number, "NOTE:his"))
    let outcome = try folder.run(
      "dedupe", "@a.vcf", "--dry-run", "--review", "--decisions", "@d", input: "s q")
    let cards = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("a.vcf ") }
    #expect(cards.count == 2, "\(outcome.errors)")
    #expect(cards.last?.contains(" = ") ?? false, "\(cards)")
  }
}
