import ContactModel
import ContactUnification
import Testing

/// Records that say the same, word for word, are one.
struct ExactCopyTests {
  private func copies(_ count: Int, source: Int) -> [UnificationRecord] {
    (0..<count).map { Records.person("Peter", "Müller", source: source, index: $0) }
  }

  @Test("Copies of a name alone are one, whoever else is in the book", arguments: [0, 300])
  func names(_ strangers: Int) throws {
    let records =
      copies(10, source: 0) + copies(3, source: 1) + Records.strangers(strangers, source: 0)
    let clusters = try ContactMatcher().clusters(of: records).clusters
    #expect(clusters.count == 1 + strangers)
    #expect(clusters.first == Array(0..<13))
  }

  @Test("Copies are one where nothing is said by which records are looked up")
  func withoutKeys() throws {
    let records = (0..<3).map { index in
      UnificationRecord(
        contact: Contact { $0.notes = [LabeledValue("The blue folder, third shelf")] }, source: 0,
        index: index)
    }
    #expect(try ContactMatcher().clusters(of: records).clusters == [[0, 1, 2]])
  }

  @Test(
    "With a number or a mailbox, what is compared is enough, whatever else one of the two notes",
    arguments: [
      (
        "FN:Kita|TEL;TYPE=WORK:+4930555444", "N:;Kita;;;|FN:Kita|TEL:030 555444|NOTE:bis 16 Uhr",
        true
      ),
      ("FN:Olga|TEL:+4930555444|CATEGORIES:Chor", "FN:Olga|TEL:+4930555444", true),
      ("FN:Lind|EMAIL:info@lind.example|NOTE:x", "FN:Lind|EMAIL:info@lind.example", true),
      ("FN:Olga|TEL:+4930555444|NOTE:Chor", "FN:Olga|TEL:+4930555444|NOTE:Kasse", false),
      ("FN:Olga|TEL:+4930555444|ORG:Lind", "FN:Olga|TEL:+4930555444|ORG:Halm", false),
      ("FN:Lind|N:Lind;;;Herr;|TEL:+4930555444", "FN:Lind|N:Lind;;;Frau;|TEL:+4930555444", false),
      ("FN:Olga|TEL:+4930555444|ROLE:cook", "FN:Olga|TEL:+4930555444|ROLE:driver", false),
      ("FN:Olga|TEL:+4930555444|NICKNAME:Olli", "FN:Olga|TEL:+4930555444|NICKNAME:Ola", false),
      ("FN:Olga|TEL:+4930555444|X-GENDER:Female", "FN:Olga|TEL:+4930555444|X-GENDER:Male", false),
      (
        "FN:Olga|TEL:+4930555444|ADR:;;;Berlin;;10115;",
        "FN:Olga|TEL:+4930555444|ADR:;;;Berlin;;10999;", false
      ),
      ("FN:Olga|TEL:+4930555444|ORG:A GmbH", "FN:Olga|TEL:+4930555444|ORG:B GmbH", false),
      ("FN:Olga|EMAIL:o@x.de|TEL:12", "FN:Olga|EMAIL:o@x.de|TEL:13", false),
      ("FN:Olga|TEL:+4930555444|BDAY:1950", "FN:Olga|TEL:+4930555444|BDAY:1980", false),
      ("FN:Olga|TEL:+4930555444|FN:Olli", "FN:Olga|TEL:+4930555444|FN:Oma", false),
      ("FN:Olga|TEL:+4930555444|ORG:Lind;Sales", "FN:Olga|TEL:+4930555444|ORG:Lind;IT", false),
      (
        "FN:Olga|TEL:+4930555444|NOTE:x", "FN:Olga|TEL:+4930555444|NOTE:x|CATEGORIES:Chor", true
      ),
    ])
  func whatIsCompared(_ first: String, _ second: String, _ areOne: Bool) throws {
    let clusters = try ContactMatcher().clusters(of: try Cards.records([first, second])).clusters
    #expect(clusters == (areOne ? [[0, 1]] : [[0], [1]]))
  }

  @Test("A decision keeps copies apart")
  func apart() throws {
    var options = UnificationOptions()
    options.cannotLink = [RecordPair(RecordKey(text: "uid:0-0"), RecordKey(text: "uid:0-1"))]
    let clusters = try ContactMatcher(options: options).clusters(of: copies(2, source: 0)).clusters
    #expect(clusters == [[0], [1]])
  }
}
