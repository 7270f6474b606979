import GeneratedContacts
import TestFolders
import Testing

@testable import UnicardCommand

/// Random books with known duplicates: what nobody was joined with stays as it was written.
struct KeptFilesPropertyTests {
  /// A record as it stands in a file, and who it is of.
  private struct Written {
    let person: Int
    let text: String
    /// Values that no other record has.
    let values: [String]
  }

  /// Makes records of people of whom no two share a word, a number or a mailbox.
  private struct Writer {
    var generator: ContactGenerator

    static let given = [
      "Ada", "Bruno", "Céline", "Dmitri", "Elif", "Fatou", "Gwen", "Hideo", "Inés", "Jorge",
      "Kofi", "Lena",
    ]
    static let family = [
      "Abbot", "Brandt", "Castelli", "Dvořák", "Eriksen", "Fontaine", "Grün", "Horvat", "Ionescu",
      "Jansen", "Kowalski", "Lindqvist",
    ]

    private func mailbox(_ person: Int) -> String { "box\(person * 37 + 11)@example.org" }
    private func number(_ person: Int) -> String { "+49 30 \(2_345_600 + person * 1234)" }

    mutating func card(of person: Int, copy: Int) -> Written {
      let lineEnd = generator.one(of: ["\r\n", "\n"])
      let version = generator.one(of: ["3.0", "4.0"])
      let note = "note \(person) of \(copy)"
      let url = "https://example.org/\(person)/\(copy)"
      var lines = [
        "FN:\(Self.given[person]) \(Self.family[person])",
        "N:\(Self.family[person]);\(Self.given[person]);;;", "EMAIL:\(mailbox(person))",
        generator.chance(50) ? "tel:\(number(person))" : "TEL;TYPE=home: \(number(person)) ",
        "NOTE:\(note)", generator.chance(50) ? "item1.URL:\(url)" : "URL:\(url)",
      ]
      if generator.chance(30) { lines.append("X-ODD;X-P=\"a;b\":  value \(copy)") }
      if generator.chance(30) { lines.append("NICKNAME:fol\(lineEnd) ded\(person)") }
      if generator.chance(50) { lines.swapAt(0, lines.count - 1) }
      let begin = generator.chance(80) ? "BEGIN:VCARD" : "begin:vcard"
      let text = ([begin, "VERSION:\(version)"] + lines + ["END:VCARD"]).joined(separator: lineEnd)
      return Written(person: person, text: text + lineEnd, values: [note, url])
    }

    /// The columns are name, mailbox, number, note and one that no program has.
    mutating func row(of person: Int, copy: Int, delimiter: String) -> Written {
      let note = "note \(person) of \(copy)"
      let own = "own \(person) of \(copy)"
      let cells = [
        Self.given[person], Self.family[person], mailbox(person), number(person), note, own,
      ]
      let text = cells.map { cell in
        generator.chance(40) ? "\"\(cell)\"" : generator.chance(10) ? " \(cell)" : cell
      }.joined(separator: delimiter)
      return Written(person: person, text: text + "\r\n", values: [note])
    }

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
      var elements = elements
      for index in elements.indices.dropLast() {
        elements.swapAt(index, generator.number(index...elements.count - 1))
      }
      return elements
    }
  }

  private static let header = ["Given Name", "Family Name", "E-mail", "Phone", "Notes", "Shelf"]

  /// The records of a book, about a third of whose people stand in it twice or three times.
  private static func records(
    _ writer: inout Writer, _ people: Range<Int>, delimiter: String?
  ) -> [Written] {
    var records: [Written] = []
    for person in people {
      let copies = writer.generator.chance(35) ? writer.generator.number(2...3) : 1
      for copy in 0..<copies {
        records.append(
          delimiter.map { writer.row(of: person, copy: copy, delimiter: $0) }
            ?? writer.card(of: person, copy: copy))
      }
    }
    return writer.shuffled(records)
  }

  /// The people who have one record among these.
  private static func single(_ records: [Written]) -> Set<Int> {
    let counts = Dictionary(grouping: records, by: \.person)
    return Set(counts.filter { $0.value.count == 1 }.keys)
  }

  /// Whether the texts stand in another, one behind the other.
  private static func stand(_ texts: [String], in whole: String) -> Bool {
    var rest = Array(whole.utf8)[...]
    for text in texts {
      guard let found = rest.firstRange(of: Array(text.utf8)) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  @Test(
    "Whoever is in a file once stays byte for byte and in place; of the others no value goes unsaid",
    arguments: [nil, ",", ";", "\t"] as [String?], [1, 2, 3, 4] as [UInt64])
  func dedupe(_ delimiter: String?, _ seed: UInt64) throws {
    var writer = Writer(generator: ContactGenerator(seed: seed))
    let records = Self.records(&writer, 0..<12, delimiter: delimiter)
    let head = delimiter.map { Self.header.joined(separator: $0) + "\r\n" } ?? ""
    let name = delimiter == nil ? "book.vcf" : "book.csv"
    let folder = try TestFolder()
    try folder.write(name, head + records.map(\.text).joined())
    let outcome = try folder.run(
      "dedupe", "@\(name)", "-o", "@out", "--report", "@report", "--force")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let output = try folder.read("out")
    let single = Self.single(records)
    let kept = records.filter { single.contains($0.person) }.map(\.text)
    #expect(output.hasPrefix(head))
    #expect(Self.stand(kept, in: output), "\(output)")
    let said = output.replacing("\r\n ", with: "").replacing("\n ", with: "")
    let report = try folder.read("report") + outcome.errors
    for value in records.flatMap(\.values) {
      #expect(said.contains(value) || report.contains(value), "\(value) in \(output)")
    }
    let again = try folder.run("dedupe", "@out", "-o", "@again")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try folder.read("again") == output)
  }

  @Test(
    "Merging into a file keeps whom nothing was added to, and nothing goes unsaid",
    arguments: [nil, ",", ";"] as [String?], [5, 6, 7, 8] as [UInt64])
  func into(_ delimiter: String?, _ seed: UInt64) throws {
    var writer = Writer(generator: ContactGenerator(seed: seed))
    let book = (0..<8).map { person in
      delimiter.map { writer.row(of: person, copy: 0, delimiter: $0) }
        ?? writer.card(of: person, copy: 0)
    }
    let others = writer.shuffled((5..<12).map { writer.card(of: $0, copy: 1) })
    let head = delimiter.map { Self.header.joined(separator: $0) + "\r\n" } ?? ""
    let name = delimiter == nil ? "book.vcf" : "book.csv"
    let folder = try TestFolder()
    try folder.write(name, head + book.map(\.text).joined())
    try folder.write("phone.vcf", others.map(\.text).joined())
    let outcome = try folder.run(
      "merge", "@phone.vcf", "--into", "@\(name)", "-o", "@out", "--force", "--report", "@report")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("3 contacts gain values, 4 are new;"), "\(outcome.errors)")
    let output = try folder.read("out")
    #expect(output.hasPrefix(head))
    #expect(Self.stand(book.filter { $0.person < 5 }.map(\.text), in: output), "\(output)")
    let said = output.replacing("\r\n ", with: "").replacing("\n ", with: "")
    let report = try folder.read("report") + outcome.errors
    for value in (book + others).flatMap(\.values) {
      #expect(said.contains(value) || report.contains(value), "\(value) in \(output)")
    }
    // What is in the book now would change nothing.
    let again = try folder.run("merge", "@phone.vcf", "--into", "@out", "-o", "@again", "--force")
    #expect(again.status == 0, "\(again.errors)")
    if delimiter == nil { #expect(try folder.read("again") == output) }
  }
}
