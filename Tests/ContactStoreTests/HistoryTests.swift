import ContactModel
import ContactStore
import GeneratedContacts
import TestFolders
import Testing

@Suite struct HistoryTests {
  /// The records of a store by their identifiers.
  private func state(_ store: ContactStore) async throws -> [String: Contact] {
    let contacts = try await store.contacts(ContactFetchRequest(isUnified: false))
    return Dictionary(uniqueKeysWithValues: contacts.map { ($0.id, $0.contact) })
  }

  @Test(arguments: 1...3)
  func theHistoryReplayedOnAnOldStateGivesTheNew(_ seed: UInt64) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    var generator = ContactGenerator(seed: seed)
    var contacts = (0..<15).map { _ in generator.contact() }
    var states: [(HistoryToken, [String: Contact])] = []
    for round in 0..<5 {
      let file = Books.file(contacts)
      try await store.importContacts(bytes: file, name: "book.vcf", into: "Book")
      if round == 3 { try await store.undo() }
      states.append((try await store.historyToken(), try await state(store)))
      contacts = contacts.filter { _ in !generator.chance(20) }.map { contact in
        guard generator.chance(30) else { return contact }
        let other = generator.contact()
        return contact.editing { $0[.phoneNumbers] = other[.phoneNumbers] }
      }
      contacts += (0..<generator.number(0...4)).map { _ in generator.contact() }
    }
    let (_, last) = try #require(states.last)
    for (token, old) in states {
      var replayed = old
      for change in try await store.changes(since: token) {
        #expect(replayed[change.record] == change.before)
        replayed[change.record] = change.after
      }
      #expect(replayed == last)
    }
    // One step after the other, nothing is told of twice.
    for (start, end) in zip(states, states.dropFirst()) {
      var replayed = start.1
      for change in try await store.changes(since: start.0, through: end.0) {
        #expect(replayed[change.record] == change.before)
        replayed[change.record] = change.after
      }
      #expect(replayed == end.1)
    }
    let (future, _) = try #require(states.first)
    #expect(try await store.changes(since: future, through: future).isEmpty)
  }

  @Test func aForgottenHistorySaysSo() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let start = try await store.historyToken()
    #expect(HistoryToken(start.description) == start)
    for seed in 1...4 as ClosedRange<UInt64> {
      let file = Books.cards(seed: seed, count: 10)
      try await store.importContacts(bytes: file, name: "book.vcf", into: "Book")
    }
    let latest = Books.cards(seed: 4, count: 10)
    try await store.forgetHistory(keeping: 1)
    await #expect(throws: ContactStoreError.self) { try await store.changes(since: start) }
    #expect(try await store.export("Book").bytes == latest)
    try await store.undo()
    #expect(try await store.export("Book").bytes == Books.cards(seed: 3, count: 10))
    await #expect(throws: ContactStoreError.self) { try await store.undo() }
  }
}
