import ContactModel
import ContactUnification
import Testing

/// What somebody decided is obeyed.
struct DecisionTests {
  private func key(_ source: Int, _ index: Int) -> RecordKey {
    RecordKey(text: "uid:\(source)-\(index)")
  }

  /// Ada and Bo are in both accounts, Cy in one.
  private var records: [UnificationRecord] {
    func person(_ given: String, _ source: Int, _ index: Int) -> UnificationRecord {
      Records.person(given, "Muster", source: source, index: index) {
        $0.emailAddresses = [LabeledValue("\(given)@mail.example")]
      }
    }
    return [
      person("Adalbert", 0, 0), person("Bogumil", 0, 1), person("Cyprian", 0, 2),
      person("Adalbert", 1, 0), person("Bogumil", 1, 1),
    ]
  }

  private func result(
    together: [RecordPair] = [], apart: [RecordPair] = []
  ) throws -> UnificationResult {
    var options = UnificationOptions()
    options.mustLink = together
    options.cannotLink = apart
    return try ContactMatcher(options: options).clusters(of: records)
  }

  @Test("Without decisions the evidence decides")
  func none() throws {
    #expect(try result().clusters == [[0, 3], [1, 4], [2]])
  }

  @Test("What is to be together is, whatever the evidence, also through chains")
  func together() throws {
    let result = try result(together: [
      RecordPair(key(0, 0), key(0, 1)), RecordPair(key(0, 1), key(0, 2)),
    ])
    #expect(result.clusters == [[0, 1, 2, 3, 4]])
    #expect(result.contradictions.isEmpty)
  }

  @Test("What is to be apart is, and is not doubtful any more")
  func apart() throws {
    let result = try result(apart: [RecordPair(key(0, 0), key(1, 0))])
    #expect(result.clusters == [[0], [1, 4], [2], [3]])
    #expect(!result.doubtful.contains { $0.first == 0 && $0.second == 3 })
  }

  @Test("What is joined with one is kept apart from what the one is to be apart from")
  func apartThroughChains() throws {
    // The second Ada is Cy, who is not the first.
    let result = try result(
      together: [RecordPair(key(1, 0), key(0, 2))], apart: [RecordPair(key(0, 0), key(0, 2))])
    #expect(result.clusters == [[0], [1, 4], [2, 3]])
  }

  @Test("Contradictions are reported with the chain; keeping apart prevails")
  func contradiction() throws {
    let result = try result(
      together: [RecordPair(key(0, 0), key(0, 1)), RecordPair(key(0, 1), key(0, 2))],
      apart: [RecordPair(key(0, 0), key(0, 2))])
    let contradiction = try #require(result.contradictions.first)
    #expect(contradiction.apart == RecordPair(key(0, 0), key(0, 2)))
    #expect(
      contradiction.chain == [
        RecordPair(key(0, 0), key(0, 1)), RecordPair(key(0, 1), key(0, 2)),
      ])
    #expect(result.clusters == [[0, 1, 3, 4], [2]])
  }

  @Test("Decisions about records that are not there are given back")
  func unknown() throws {
    let pair = RecordPair(key(0, 0), key(9, 9))
    #expect(try result(together: [pair]).unknownDecisions == [pair])
    #expect(try result(apart: [pair]).unknownDecisions == [pair])
  }

  @Test(
    "Who is said to be one is so with all that each of the two is, whichever record is named",
    arguments: [0, 2])
  func togetherWithWhomEachIs(_ named: Int) throws {
    let records = try Cards.records([
      "UID:g2|FN:Thomas Becker|N:Becker;Thomas;;;|EMAIL:jr@becker.example|ADR:;;Weg 1;Berlin;;10115;",
      "UID:p2|FN:Tom Becker|N:Becker;Tom;;;|TEL;TYPE=CELL:01715550777|BDAY:1980-07-01",
      "UID:p3|FN:Thomas Becker|N:Becker;Thomas;;;|TEL;TYPE=CELL:01715550999|EMAIL:jr@becker.example",
      "UID:x1|FN:Ida Falk|N:Falk;Ida;;;|TEL;TYPE=CELL:01715550111",
    ])
    #expect(try ContactMatcher().clusters(of: records).clusters == [[0, 2], [1], [3]])
    var options = UnificationOptions()
    options.mustLink = [RecordPair(records[named].key, records[1].key)]
    let result = try ContactMatcher(options: options).clusters(of: records)
    #expect(result.clusters == [[0, 1, 2], [3]])
  }
}
