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
    return "BEGIN:VCARD\r\nVERSION:4.0\r\n" + all.map { $0 + "\r\n" }.joined() + "END:VCARD\r\n"
  }

  /// Runs the review and gives what it said and the verdicts of the file.
  private static func review(
    _ answers: String, in folder: TestFolder
  ) throws -> (outcome: CommandOutcome, verdicts: [String]) {
    let outcome = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "-o", "@all.vcf", "--force", "--review", "--decisions",
      "@d.jsonl", "--threshold", "1", input: answers)
    let file = folder.names.contains("d.jsonl") ? try folder.read("d.jsonl") : ""
    let verdicts = file.split(separator: "\n").map { line in
      line.contains(#""verdict":"together""#) ? "together" : "apart"
    }
    return (outcome, verdicts)
  }

  private static let answers: [(keys: String, verdicts: [String])] = [
    ("s d", ["together", "apart"]), ("k s", ["together"]), ("d\nq", ["apart"]), ("", []),
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
    arguments: [20, 40, 63])
  func narrow(_ width: Int) throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      ["merge", "@a.vcf", "@b.vcf", "--dry-run", "--review", "--threshold", "1"], input: "kk",
      isTerminal: true, width: width)
    let plain = outcome.errors.replacing(/\u{1B}\[[0-9;]*[mK]/, with: "")
    #expect(!plain.contains("│"))
    let cards = plain.split(separator: "\n").drop { !$0.hasPrefix("a.vcf 0") }
      .prefix { !$0.hasPrefix("The same?") }
    #expect(!cards.isEmpty)
    #expect(cards.allSatisfy { $0.count <= width }, "\(cards)")
    #expect(plain.contains("+49 30 901821") || width < 30)
  }

  @Test("Somebody new is told what becomes of the answers, and what the keys are")
  func introduction() throws {
    let folder = try Self.folder()
    let (outcome, _) = try Self.review("? q", in: folder)
    #expect(outcome.errors.contains("2 pairs may be one person. Answers are kept in "))
    #expect(outcome.errors.contains("k  not decided"))
    let unkept = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "--dry-run", "--review", "--threshold", "1", input: "q")
    #expect(unkept.errors.contains("Answers count for this merge alone"))
  }

  @Test("What was decided is not asked again")
  func remembered() throws {
    let folder = try Self.folder()
    _ = try Self.review("s d", in: folder)
    let (outcome, verdicts) = try Self.review("s s s", in: folder)
    #expect(outcome.errors.contains("There is no doubtful pair to ask about."))
    #expect(verdicts == ["together", "apart"])
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
    #expect(lines.contains { $0.hasPrefix("a.vcf 0 ") && $0.contains("│ b.vcf 0") })
    #expect(lines.contains { $0.contains("+49 30 901820") && $0.contains("+49 30 901821") })
    #expect(!outcome.errors.contains("\u{1B}"))
  }
}
