import ContactModel
import ContactUnification
import Testing

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
    #expect(explanation.probability > 0.99)
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

  @Test("A link weighs what its explanation says")
  func links() throws {
    let result = try result()
    let link = try #require(result.links.first { $0.first == 0 && $0.second == 1 })
    #expect(abs(link.weight - result.explain(0, 1).weight) < 1e-4)
  }

  @Test("A firm is never a person, whatever they share")
  func firm() throws {
    let result = try result()
    #expect(result.clusters.contains([2]))
    let explanation = result.explain(0, 2)
    #expect(explanation.comparisons.map(\.field) == [.kind])
    #expect(explanation.probability < 1e-9)
  }

  @Test("Sentences end in a period")
  func sentences() throws {
    let sentences = try result().explain(0, 1).sentences
    #expect(sentences.count > 3)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(sentences.contains { $0.hasPrefix("The given names are nickname: Michael and Mike") })
  }
}
