import ContactModel
import ContactUnification
import Testing

/// Who may be one person is told once for two people, by all that is known of them.
struct DoubtfulPeopleTests {
  private func person(
    _ source: Int, _ fill: (inout ContactDraft) -> Void
  ) -> UnificationRecord {
    Records.person("Peter", "Smith", source: source, index: 0) {
      $0.note = "\(source)"
      fill(&$0)
    }
  }

  @Test("Of two people with several records one pair is told")
  func once() throws {
    let records =
      (0..<3).map {
        person($0) { $0.emailAddresses = [LabeledValue("peter.smith@mail.example")] }
      }
      + (3..<6).map {
        person($0) {
          $0.phoneNumbers = [LabeledValue(label: .mobile, value: PhoneNumber("+447700900122"))]
        }
      }
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters == [[0, 1, 2], [3, 4, 5]])
    #expect(result.doubtful.count == 1)
    #expect(result.doubtfulCount == 1)
  }

  @Test("Who might be either of two is at most half likely each, and why adds up")
  func rivals() throws {
    func zebulon(_ suffix: String, _ source: Int) -> UnificationRecord {
      UnificationRecord(
        contact: Contact {
          $0.name = PersonName(familyName: "Quade", givenName: "Zebulon", nameSuffix: suffix)
          $0.note = "\(source)"
        }, source: source, index: 0)
    }
    let two = try ContactMatcher().clusters(of: [zebulon("", 0), zebulon("Jr.", 1)])
    #expect(try #require((two.doubtful + two.links).first).probability > 0.5)
    let three = try ContactMatcher()
      .clusters(of: [zebulon("", 0), zebulon("Jr.", 1), zebulon("Sr.", 2)])
    #expect(three.clusters.count == 3)
    #expect(three.doubtful.map { [$0.first, $0.second] } == [[0, 1], [0, 2]])
    for pair in three.doubtful {
      #expect(pair.probability <= 0.5)
      let explanation = three.explain(pair)
      #expect(explanation.comparisons.contains { $0.field == .otherRecords })
      let sum = explanation.comparisons.reduce(explanation.prior) { $0 + $1.weight }
      #expect(abs(sum - pair.weight) < 0.01)
      #expect(explanation.probability == pair.probability)
    }
  }
}
