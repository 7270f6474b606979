import ContactModel
import ContactUnification
import Synchronization
import Testing

struct ContactUnifierTests {
  private static func person(_ name: String, _ email: String, _ note: String) -> Contact {
    Contact {
      let words = name.split(separator: " ")
      $0.formattedName = name
      $0.name = PersonName(
        familyName: words.last.map(String.init) ?? "", givenName: words.first.map(String.init) ?? ""
      )
      $0.emailAddresses = [LabeledValue(email)]
      $0.note = note
    }
  }

  private static let phone = [
    person("Jo Doe", "jo.doe@example.org", "1"), person("Al Ek", "al.ek@example.org", "2"),
  ]
  private static let cloud = [person("Jo Doe", "jo.doe@example.org", "3")]

  @Test("People of several accounts are one, each record with its account and place")
  func accounts() throws {
    let unification = try ContactUnifier().unify([Self.phone, Self.cloud])
    #expect(unification.contacts.map { $0.records.count } == [2, 1])
    #expect(Set(unification.contacts[0].contact.notes.map(\.value)) == ["1", "3"])
    #expect(unification.records.map(\.source) == [0, 0, 1])
    #expect(unification.records.map(\.index) == [0, 1, 0])
    #expect(unification.explain(0, 2).probability > 0.9)
  }

  @Test("Decisions are obeyed against all evidence")
  func decisions() throws {
    let unifier = ContactUnifier()
    let records = try unifier.unify([Self.phone, Self.cloud]).records
    let unification = try unifier.unify(
      records: records,
      decisions: [
        UnificationDecision(.apart, records[0], records[2]),
        UnificationDecision(.together, records[1], records[2]),
      ])
    #expect(unification.matches.clusters == [[0], [1, 2]])
  }

  @Test("A further account joins those who are there, who keep their names")
  func incremental() throws {
    let unifier = ContactUnifier()
    let first = try unifier.unify([Self.phone, Self.cloud])
    let second = try unifier.unify(
      adding: [
        Self.person("Al Ek", "al.ek@example.org", "4"), Self.person("Bo Yu", "bo@example.org", ""),
      ], to: first)
    #expect(second.matches.clusters == [[0, 2], [1, 3], [4]])
    #expect(second.contacts.prefix(2).map(\.id) == first.contacts.map(\.id))
    #expect(second.records.map(\.source) == [0, 0, 1, 2, 2])
  }

  @Test("Those who were joined by hand stay together when an account is added")
  func incrementalDecisions() throws {
    let unifier = ContactUnifier()
    let alone = try unifier.unify([Self.phone])
    let joined = try unifier.unify(
      records: alone.records,
      decisions: [UnificationDecision(.together, alone.records[0], alone.records[1])])
    let added = try unifier.unify(adding: Self.cloud, to: joined)
    #expect(added.matches.clusters.contains { $0.starts(with: [0, 1]) })
  }

  @Test("Work stops where it is cancelled")
  func cancelled() {
    let count = Atomic(0)
    #expect(throws: CancellationError.self) {
      try ContactUnifier().unify([Self.phone, Self.cloud]) {
        count.add(1, ordering: .relaxed)
        return true
      }
    }
    #expect(count.load(ordering: .relaxed) > 0)
  }

  @Test("No contacts are nobody")
  func none() throws {
    #expect(try ContactUnifier().unify([]).contacts.isEmpty)
    #expect(try ContactUnifier().unify([[], []]).contacts.isEmpty)
  }

  @Test("The sample address books hold exactly the people that they are of")
  func samples() throws {
    let cards = try SampleBooks.cards()
    let sources = Set(cards.map(\.source)).sorted()
    let records = cards.map { card in
      UnificationRecord(
        contact: card.contact, source: sources.firstIndex(of: card.source) ?? 0, index: card.index)
    }
    let found = try ContactUnifier().match(records).clusters.map { cluster in
      cluster.map { "\(cards[$0].source) \(cards[$0].index) \(cards[$0].person)" }.sorted()
    }
    let wanted = Dictionary(grouping: cards, by: \.person).values.map { cards in
      cards.map { "\($0.source) \($0.index) \($0.person)" }.sorted()
    }
    let wrong = Set(found).symmetricDifference(wanted).map { $0.joined(separator: ", ") }.sorted()
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }
}
