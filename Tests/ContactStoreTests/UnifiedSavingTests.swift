import ContactChanges
import ContactModel
import ContactStore
import TestFolders
import Testing

/// What is saved of contacts that others changed, that were fetched in part, or that have several
/// records.
@Suite struct UnifiedSavingTests {
  private func save(
    _ store: ContactStore, _ fill: (inout SaveRequest) throws -> Void
  ) async throws {
    var request = SaveRequest()
    try fill(&request)
    try await store.save(request)
  }

  /// A person of two records, of whom somebody fetches something before it is changed.
  private func person(
    _ store: ContactStore, _ edit: (inout ContactDraft) -> Void
  ) async throws -> StoredContact {
    for account in ["Phone", "Work"] {
      try await store.importContacts(
        bytes: Books.file([Books.person("Ann", "Lee").editing(edit)]), name: "a.vcf",
        into: account)
    }
    let person = try #require(try await store.contacts().first)
    try #require(person.isUnified)
    return person
  }

  @Test func whatOthersSavedOfAUnifiedContactStays() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let stale = try await person(store) {
      $0.phoneNumbers = [LabeledValue(PhoneNumber("+46 8 555 00 01"))]
    }
    let record = try #require(
      try await store.contacts(ContactFetchRequest(isUnified: false)).first)
    let other = record.contact.editing {
      $0.phoneNumbers.append(LabeledValue(PhoneNumber("+46 8 555 00 02")))
    }
    try await save(store) { $0.update(other, from: record) }
    let edited = stale.contact.editing {
      $0.phoneNumbers = [LabeledValue(PhoneNumber("+46 8 555 00 03"))]
    }
    try await save(store) { $0.update(edited, from: stale) }
    let now = try #require(try await store.contacts().first).contact
    let numbers = now.phoneNumbers.map(\.value.stringValue.last)
    #expect(Set(numbers) == ["2", "3"] && numbers.count == 2)
  }

  @Test func fieldsOfAUnifiedContactThatWereNotFetched() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    _ = try await person(store) { $0.note = "Secret" }
    let part = try #require(try await store.contacts(keys: [.name]).first)
    try await save(store) {
      $0.update(try part.contact.editing { $0.familyName = "Ek" }, from: part)
    }
    let records = try await store.contacts(ContactFetchRequest(isUnified: false))
    #expect(records.map(\.contact.note) == ["Secret", "Secret"])
  }

  /// A field that was empty when all of the contact was fetched was fetched.
  @Test func aFieldThatSomebodyElseSetWasNotLeftOut() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    try await save(store) { $0.add(Books.person("Ann", "Lee", uid: "ann")) }
    let stored = try #require(try await store.contacts().first)
    try await save(store) {
      $0.update(stored.contact.editing { $0.note = "Theirs" }, from: stored)
    }
    do {
      try await save(store) {
        $0.update(stored.contact.editing { $0.note = "Mine" }, from: stored)
      }
      Issue.record("Their note would be lost.")
    } catch let error as ContactStoreError {
      #expect(error.message == "Ann Lee: Its note was changed meanwhile.")
    }
  }

  /// Of a member with a record in each of two accounts, a group names the one of its own.
  @Test(arguments: [["Phone", "Work"], ["Work", "Phone"]])
  func membersAreNamedByTheRecordOfTheGroupsAccount(_ accounts: [String]) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let ann = try await person(store) { $0.note = "Friend" }
    var groups: [Contact] = []
    for account in accounts {
      var request = SaveRequest()
      let group = ContactGroup(name: account, identifier: account).card
      request.add(group)
      try await store.save(request, to: account)
      groups.append(group)
    }
    let added = groups
    try await save(store) { request in
      for group in added { request.addMember(ann.contact, to: group) }
    }
    let all = try await store.contacts(ContactFetchRequest(isUnified: false))
    for group in all.filter({ $0.contact.kind == .group }) {
      let members = all.filter { member in
        member.contact.identifier.map { group.contact[.members].map(\.value).contains($0) }
          ?? false
      }
      #expect(members.flatMap(\.records).map(\.container) == group.records.map(\.container))
    }
  }
}
