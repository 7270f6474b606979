import ContactModel
import Testing

@testable import ContactUnification

/// Each decision says why.
struct ExplanationTests {
  private func result() throws -> UnificationResult {
    let first = Records.person("Michael", "Keith", source: 0, index: 0) {
      $0.phoneNumbers = [LabeledValue(PhoneNumber("+1 303 437 7092"), label: .mobile)]
    }
    let second = Records.person("Mike", "Keith", source: 1, index: 0) {
      $0.phoneNumbers = [LabeledValue(PhoneNumber("(303) 437-7092"), label: .mobile)]
    }
    let firm = Records.person("", "", source: 1, index: 1) {
      $0.organizations = [LabeledValue(Organization(name: "Keith Ltd"))]
      $0.phoneNumbers = [LabeledValue(PhoneNumber("(303) 437-7092"))]
    }
    return try ContactMatcher().clusters(
      of: [first, second, firm] + Records.strangers(80, source: 0))
  }

  @Test("The weights add up, and the values are those of the cards")
  func sum() throws {
    let explanation = try result().explain(0, 1)
    let sum = explanation.prior + explanation.comparisons.reduce(0) { $0 + $1.weight }
    #expect(abs(sum - explanation.weight) < 1e-9)
    #expect(explanation.probability > 0.95)
    let given = try #require(explanation.comparisons.first { $0.field == .givenName })
    #expect(given.level == "nickname")
    #expect(given.first == "Michael")
    #expect(given.second == "Mike")
    let phone = try #require(explanation.comparisons.first { $0.field == .phoneNumber })
    #expect(phone.first == "+1 303 437 7092")
    #expect(phone.second == "(303) 437-7092")
  }

  @Test("Asked the other way round, the answer is the same with sides exchanged")
  func turned() throws {
    let result = try result()
    let there = result.explain(0, 1)
    let back = result.explain(1, 0)
    #expect(there.weight == back.weight)
    #expect(there.first == back.second)
    #expect(there.comparisons.map(\.first) == back.comparisons.map(\.second))
  }

  @Test("What was not kept for explaining is made again")
  func madeAgain() throws {
    var people = (0..<40).map { index in
      Records.person("Anna", "Weber", source: index % 2, index: index) {
        $0.phoneNumbers = [LabeledValue(PhoneNumber("+49 30 12345\(100 + index / 2)"))]
      }
    }
    people += Records.strangers(80, source: 0)
    var unifier = ContactUnifier()
    let kept = try unifier.unify(records: people)
    unifier.matching.keepsEvidence = false
    let made = try unifier.unify(records: people)
    #expect(made.matches.links == kept.matches.links)
    for pair in kept.matches.links + kept.doubtful.prefix(50) {
      #expect(made.explain(pair) == kept.explain(pair))
      #expect(!made.explain(pair).comparisons.isEmpty)
    }
  }

  @Test("A link weighs what its explanation says")
  func links() throws {
    let result = try result()
    let link = try #require(result.links.first { $0.first == 0 && $0.second == 1 })
    #expect(abs(link.weight - result.explain(0, 1).weight) < 1e-4)
  }

  @Test("A firm is never a person, unless its number is that person's mobile: then that is asked")
  func firm() throws {
    let result = try result()
    #expect(result.clusters.contains([2]))
    #expect(result.explain(0, 2).comparisons.map(\.field) == [.name, .phoneNumber, .organization])
    #expect(0.35...0.9 ~= result.explain(0, 2).probability)
    let stranger = result.explain(3, 2)
    #expect(stranger.comparisons.map(\.field) == [.kind])
    #expect(stranger.probability < 1e-9)
  }

  @Test("Sentences end in a period")
  func sentences() throws {
    let sentences = try result().explain(0, 1).sentences
    #expect(sentences.count > 3)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(sentences.contains { $0.hasPrefix("One given name is short for the other: Michael") })
  }

  private static let levels: [(field: MatchExplanation.Field, level: String, words: String)] = [
    (.givenName, "equal", "The given names are equal: a and b (+1.0 bits)."),
    (.familyName, "spelling", "The family names are spellings of one: a and b (+1.0 bits)."),
    (.middleName, "one only", "Only one has a middle name: a and b (+1.0 bits)."),
    (.name, "one only", "Only one has a name: a and b (+1.0 bits)."),
    (.name, "neither", "Neither has a name: a and b (+1.0 bits)."),
    (.name, "exchanged", "Given and family name change places: a and b (+1.0 bits)."),
    (.name, "former name", "A former name is compared: a and b (+1.0 bits)."),
    (.phoneNumber, "close", "The phone numbers differ by a slip: a and b (+1.0 bits)."),
    (.birthday, "different", "The birthdays are different: a and b (+1.0 bits)."),
    (
      .birthday, "year equal",
      "The years of birth, as e-mail addresses have them, are equal: a and b (+1.0 bits)."
    ),
    (.postalAddress, "near", "The postal addresses are near each other: a and b (+1.0 bits)."),
  ]

  @Test("Each comparison is a sentence that says what was found", arguments: levels)
  func words(_ example: (field: MatchExplanation.Field, level: String, words: String)) {
    let comparison = MatchExplanation.Comparison(
      field: example.field, level: example.level, first: "a", second: "b", weight: 1)
    #expect(comparison.sentence == example.words)
  }

  @Test("No sum is certain")
  func certainty() {
    let explanation = MatchExplanation(
      first: RecordKey(text: "uid:1"), second: RecordKey(text: "uid:2"), prior: -4,
      comparisons: [], weight: 30)
    #expect(
      explanation.sentences.last?.hasSuffix("one person with a probability of 99.9 %.") ?? false)
  }

  @Test("What is known to begin with is said as its sign is", arguments: [-4, -0.1, 0, 0.6])
  func beginning(_ prior: Double) {
    let explanation = MatchExplanation(
      first: RecordKey(text: "uid:1"), second: RecordKey(text: "uid:2"), prior: prior,
      comparisons: [], weight: 3)
    #expect(explanation.sentences.first?.contains("seldom one person") == (prior < 0))
  }

  @Test("The addresses and pages shown are those in common")
  func commonValues() throws {
    func record(_ source: Int, _ streets: [String], _ pages: [String]) -> UnificationRecord {
      Records.person("Michael", "Keith", source: source, index: 0) {
        $0.postalAddresses = streets.map {
          LabeledValue(PostalAddress(street: $0, city: "Salem", postalCode: "97301"))
        }
        $0.urls = pages.map { LabeledValue($0) }
      }
    }
    let records = [
      record(0, ["1 Elm Street", "5 Oak Avenue"], ["https://a.example", "http://b.example/jo"]),
      record(1, ["5 Oak Ave", "9 Fir Lane"], ["https://b.example/jo/", "https://c.example"]),
    ]
    let explanation = try ContactMatcher().clusters(of: records).explain(0, 1)
    let place = try #require(explanation.comparisons.first { $0.field == .postalAddress })
    #expect(place.first.hasPrefix("5 Oak") && place.second.hasPrefix("5 Oak"))
    let page = try #require(explanation.comparisons.first { $0.field == .onlineProfile })
    #expect(page.first.contains("b.example") && page.second.contains("b.example"))
  }
}
