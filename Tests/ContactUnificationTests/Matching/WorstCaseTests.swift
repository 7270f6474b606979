import ContactModel
import ContactUnification
import Testing

/// Books in which everybody is like everybody. That they end at all is the test: were pairs
/// formed without bound, they would not.
struct WorstCaseTests {
  private static let count = 20_000

  private func people(_ fill: (Int, inout ContactDraft) -> Void) -> [UnificationRecord] {
    (0..<Self.count).map { index in
      let contact = Contact {
        $0.identifier = "\(index)"
        fill(index, &$0)
      }
      return UnificationRecord(contact: contact, source: index % 2, index: index)
    }
  }

  @Test("Everybody is John Smith, and a name is no proof")
  func oneName() throws {
    let records = people {
      $1.name = PersonName(familyName: "Smith", givenName: "John")
      // Those that say the same in all are copies.
      $1.notes = [LabeledValue("\($0)")]
    }
    #expect(try ContactMatcher().clusters(of: records).clusters.count == Self.count)
  }

  @Test("All share a number")
  func oneNumber() throws {
    let records = people { index, draft in
      draft.name = PersonName(familyName: "F\(index % 1000)son", givenName: "G\(index % 701)a")
      draft.phoneNumbers = [LabeledValue(PhoneNumber("+1 415 555 0000"), label: .work)]
    }
    #expect(try ContactMatcher().clusters(of: records).clusters.count >= Self.count / 2)
  }

  @Test("All fields are empty")
  func nothing() throws {
    #expect(try ContactMatcher().clusters(of: people { _, _ in }).clusters.count == Self.count)
  }

  @Test("A record with thousands of values")
  func manyValues() throws {
    let contact = Contact { draft in
      draft.names = (0..<2000).map {
        LabeledValue(PersonName(familyName: "F\($0)", givenName: "G\($0)"))
      }
      draft.phoneNumbers = (0..<5000).map { LabeledValue(PhoneNumber("+1415\(5_000_000 + $0)")) }
      draft.emailAddresses = (0..<5000).map { LabeledValue("jo\($0)@mail.example") }
      draft.notes = [LabeledValue(String(repeating: "Long Note ", count: 10_000))]
    }
    let records = (0..<40).map { UnificationRecord(contact: contact, source: $0, index: 0) }
    #expect(try ContactMatcher().clusters(of: records).clusters.count == 1)
  }

  @Test("Names of a megabyte, and bytes that are no text")
  func longNames() throws {
    let long = String(repeating: "Wolfeschlegelstein", count: 60_000)
    let records = (0..<4).map { source in
      Records.person(long, "\u{0}\u{FFFD}\u{202E}\u{200D}", source: source, index: 0) {
        $0.phoneNumbers = [LabeledValue(PhoneNumber(long))]
        $0.emailAddresses = [LabeledValue("@@@" + long), LabeledValue("@"), LabeledValue("")]
      }
    }
    #expect(try ContactMatcher().clusters(of: records).clusters.flatMap { $0 }.count == 4)
  }
}
