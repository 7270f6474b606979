import ContactChanges
import ContactModel
import ContactSelection
import ContactStore
import FileFormats
import Foundation
import GeneratedContacts
import TestFolders
import Testing

@Suite struct SavingTests {
  private func save(
    _ store: ContactStore, _ fill: (inout SaveRequest) throws -> Void
  ) async throws {
    var request = SaveRequest()
    try fill(&request)
    try await store.save(request)
  }

  @Test func contactsAreAddedChangedAndDeleted() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    try await save(store) { $0.add(Books.person("Anna", "Ek")) }
    #expect(try await store.containers().map(\.name) == ["Contacts"])
    let anna = try #require(try await store.contacts().first)
    try await save(store) {
      $0.update(anna.contact.editing { $0.jobTitle = "Editor" }, from: anna.contact)
    }
    let changed = try #require(try await store.contact(withIdentifier: anna.id))
    #expect(changed.contact.jobTitle == "Editor")
    // Somebody changed it since it was fetched first; another field can still be.
    try await save(store) {
      $0.update(anna.contact.editing { $0.nickname = "Annie" }, from: anna.contact)
    }
    await #expect(throws: ContactStoreError.self) {
      try await save(store) {
        $0.update(anna.contact.editing { $0.jobTitle = "Actor" }, from: anna.contact)
      }
    }
    let both = try #require(try await store.contacts().first)
    #expect(both.contact.jobTitle == "Editor" && both.contact.nickname == "Annie")
    try await store.undo()
    #expect(try await store.contacts().first?.contact.nickname == nil)
    let last = try #require(try await store.contacts().first)
    try await save(store) { $0.delete(last.contact) }
    #expect(try await store.contacts().isEmpty)
    try await store.undo()
    #expect(try await store.contacts().first?.id == anna.id)
  }

  @Test func aRequestIsCarriedOutWhollyOrNotAtAll() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let token = try await store.historyToken()
    await #expect(throws: ContactStoreError.self) {
      try await save(store) {
        $0.add(Books.person("Anna", "Ek"))
        $0.delete(Books.person("Nobody", "Here"))
      }
    }
    #expect(try await store.contacts().isEmpty)
    #expect(try await store.historyToken() == token)
  }

  @Test func anEditChangesItsCardAlone() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let file = Books.cards(seed: 11, count: 20, version: .vCard30)
    let card = Books.file([Books.person("Anna", "Ek", uid: "anna")], .vCard30)
    let rest = Books.cards(seed: 12, count: 5, version: .vCard30)
    try await store.importContacts(bytes: file + card + rest, name: "b.vcf", into: "Book")
    let all = try await store.contacts(ContactFetchRequest(isUnified: false))
    let anna = try #require(all.first { $0.contact.identifier == "anna" })
    try await save(store) {
      $0.update(anna.contact.editing { $0.note = "New" }, from: anna.contact)
    }
    let export = try await store.export("Book").bytes
    #expect(export.starts(with: file) && export.suffix(rest.count).elementsEqual(rest))
    let edited = export[file.count..<(export.count - rest.count)]
    #expect(String(decoding: edited, as: UTF8.self).contains("NOTE:New\r\n"))
    try await store.undo()
    #expect(try await store.export("Book").bytes == file + card + rest)
  }

  /// The fields that are edited, and how.
  @Test(arguments: 1...3)
  func anEditOfAUnifiedContactGoesToItsRecords(_ seed: UInt64) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let base = Books.person("Anna", "Lindqvist")
    let phone = base.editing {
      $0.phoneNumbers = [LabeledValue(PhoneNumber("+46 70 555 12 34"), label: .mobile)]
      $0.categories = [LabeledValue("Friends")]
    }
    let work = base.editing {
      $0.jobTitle = "Architect"
      $0.phoneNumbers = [
        LabeledValue(PhoneNumber("+46 70 555 12 34"), label: .mobile),
        LabeledValue(PhoneNumber("+46 8 555 99 00"), label: .work),
      ]
    }
    try await store.importContacts(bytes: Books.file([phone]), name: "a.vcf", into: "Phone")
    try await store.importContacts(bytes: Books.file([work]), name: "b.vcf", into: "Work")
    var generator = ContactGenerator(seed: seed)
    for _ in 0..<4 {
      let stored = try #require(try await store.contacts().first)
      try #require(stored.isUnified)
      let other = generator.contact()
      let edited = stored.contact.editing { draft in
        switch generator.number(0...5) {
        case 0: draft.phoneNumbers.removeFirst()
        case 1: draft.phoneNumbers.append(LabeledValue(PhoneNumber("+46 8 555 00 \(seed)0")))
        case 2: draft.jobTitle = "Editor \(seed)"
        case 3: draft.emailAddresses.append(LabeledValue("new\(seed)@example.com"))
        case 4: draft[.birthdays] = [LabeledValue(ContactDate(year: 1980, month: 5, day: 17))]
        default: draft[.notes] = other[.notes]
        }
      }
      try await save(store) { $0.update(edited, from: stored.contact) }
      let again = try await store.contacts()
      #expect(again.count == 1)
      let now = try #require(again.first).contact
      let change = ContactChange.changed(from: edited, to: now)
      #expect(change.keys.isEmpty, "\(change.keys)")
    }
  }

  @Test func changesAreTold() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let start = try await store.historyToken()
    let listener = Task {
      for await token in store.changeNotifications(since: start) { return token }
      return start
    }
    // By another connection, as another process has one.
    let other = try await ContactStore(path: store.path)
    try await save(other) { $0.add(Books.person("Anna", "Ek")) }
    #expect(await listener.value != start)
    #expect(try await store.changes(since: start).map(\.kind) == [.added])
    // What changed before it is listened to.
    for await token in store.changeNotifications(since: start) {
      #expect(token != start)
      break
    }
  }

  /// Of records that say the same, the one that was fetched is meant.
  @Test func theRecordThatWasFetchedIsChanged() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    try await save(store) { request in
      for _ in 0..<3 { request.add(Books.person("Anna", "Ek")) }
    }
    let each = ContactFetchRequest(isUnified: false)
    let twins = try await store.contacts(each)
    try await save(store) {
      $0.delete(twins[1])
      $0.update(twins[2].contact.editing { $0.jobTitle = "Editor" }, from: twins[2])
    }
    let left = try await store.contacts(each)
    #expect(left.map(\.id) == [twins[0].id, twins[2].id])
    #expect(left.map(\.contact.jobTitle) == [nil, "Editor"])
    do {
      try await save(store) { $0.delete(twins[1]) }
      Issue.record("It is gone.")
    } catch {
      #expect((error as? ContactStoreError)?.code == .noContact)
    }
    // In another store their numbers mean nothing.
    let other = try await folder.store("other.db")
    try await save(other) { $0.add(Books.person("Bo", "Berg")) }
    await #expect(throws: ContactStoreError.self) {
      try await save(other) { $0.delete(twins[0]) }
    }
    // A person is all of its records.
    let person = try #require(try await store.contacts().first)
    try #require(person.isUnified)
    try await save(store) {
      $0.update(person.contact.editing { $0.nickname = "Annie" }, from: person)
    }
    #expect(try await store.contacts().map(\.contact.nickname) == ["Annie"])
    try await save(store) { $0.delete(person) }
    #expect(try await store.contacts().isEmpty)
  }

  /// The fields that are fetched, and whether what was not is told from what is not there.
  @Test func fieldsThatWereNotFetched() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    try await save(store) {
      $0.add(Books.person("Ann", "Lee", uid: "ann").editing { $0.note = "Secret" })
    }
    let part = try #require(
      try await store.contacts(keys: [.name]).first)
    #expect(try part.contact[.names].first?.value.familyName == "Lee")
    #expect(part.contact.identifier == "ann")
    #expect(throws: MissingKeyError.self) { try part.contact[.notes] }
    #expect(throws: MissingKeyError.self) { try part.contact.editing { $0.note = "added" } }
    // The formatted name follows on the whole record.
    try await save(store) {
      $0.update(try part.contact.editing { $0.familyName = "Brandt" }, from: part)
    }
    let whole = try #require(try await store.contacts().first)
    #expect(whole.contact.formattedName == "Ann Brandt")
    #expect(whole.contact.note == "Secret")
  }

  @Test func unifiedNamesFollowWhereTheyWereNotFetched() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    for account in ["Phone", "Work"] {
      try await store.importContacts(
        bytes: Books.file([Books.person("Ann", "Lee")]), name: "a.vcf", into: account)
    }
    let part = try #require(
      try await store.contacts(keys: [.name, .emailAddress]).first)
    try #require(part.isUnified)
    try await save(store) {
      $0.update(try part.contact.editing { $0.familyName = "Brandt" }, from: part)
    }
    let records = try await store.contacts(ContactFetchRequest(isUnified: false))
    #expect(records.map(\.contact.formattedName) == ["Ann Brandt", "Ann Brandt"])
  }

  @Test func membersGetTheUIDsThatTheyNeed() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let group = ContactGroup(name: "Friends", identifier: "g").card
    let bob = Books.person("Bob", "Lee")
    try await save(store) {
      $0.add(bob)
      $0.add(bob.editing { $0.jobTitle = "Twin" })
      $0.add(group)
      $0.addMember(bob, to: group)
      $0.addMember(bob, to: group)
    }
    let friends = ContactFetchRequest(predicate: .group("Friends"), isUnified: false)
    let inside = try await store.contacts(friends)
    #expect(inside.map(\.contact.displayName) == ["Bob Lee"])
    #expect(inside.first?.contact.jobTitle == nil)
    #expect(inside.first?.contact.identifier?.hasPrefix("urn:uuid:") == true)
    try await save(store) { $0.removeMember(inside[0].contact, from: group) }
    #expect(try await store.contacts(friends).isEmpty)
  }

  @Test func whatCanHaveNoMembersIsRefused() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let group = ContactGroup(name: "Friends", identifier: "g").card
    let bob = Books.person("Bob", "Lee", uid: "bob")
    try await save(store) {
      $0.add(bob)
      $0.add(group)
    }
    let requests: [(inout SaveRequest) -> Void] = [
      { $0.addMember(bob, to: bob) }, { $0.addSubgroup(group, to: group) },
      { $0.addMember(group, to: bob) },
    ]
    for fill in requests {
      do {
        try await save(store, fill)
        Issue.record("It has members.")
      } catch let error as ContactStoreError {
        #expect(error.code == .unsuitable)
      }
    }
    do {
      try await save(store) { $0.add(bob) }
      Issue.record("It is there twice.")
    } catch let error as ContactStoreError {
      #expect(error.code == .exists)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func manyBecomeMembersOfAGroup() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let group = ContactGroup(name: "All", identifier: "g").card
    try await save(store) { request in
      request.add(group)
      for number in 0..<800 {
        let person = Books.person("P\(number)", "Lee", uid: "p\(number)")
        request.add(person)
        request.addMember(person, to: group)
      }
    }
    let all = try await store.contacts(ContactFetchRequest(isUnified: false), keys: [.member])
    #expect(try all.map { try $0.contact[.members].count }.max() == 800)
  }

  /// Two records of an account have two UIDs, and what changed nothing is nothing to take back.
  @Test func uidsStayApart() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    try await save(store) {
      $0.add(Books.person("Ann", "Lee", uid: "a"))
      $0.add(Books.person("Bob", "Ray", uid: "b"))
    }
    let request = ContactFetchRequest(predicate: .identifiers(["b"]))
    let bob = try #require(try await store.contacts(request).first)
    let error = await #expect(throws: ContactStoreError.self) {
      try await save(store) { $0.update(bob.contact.editing { $0.identifier = "a" }, from: bob) }
    }
    #expect(error?.code == .exists)
    try await save(store) { $0.update(bob.contact.editing { $0.identifier = "c" }, from: bob) }
    #expect(try await store.contacts(request).isEmpty)
    let before = try await store.actions()
    let moved = try #require(
      try await store.contacts(ContactFetchRequest(predicate: .identifiers(["c"]))).first)
    try await save(store) { $0.update(moved.contact, from: moved) }
    #expect(try await store.actions() == before)
    try await store.undo()
    #expect(try await store.contacts(request).count == 1)
  }

  /// What goes into a file without a name is gone with the process.
  @Test func aRemovedStoreTakesNothing() async throws {
    let folder = try TestFolder()
    let store = try await folder.store("gone.db")
    try await save(store) { $0.add(Books.person("Ann", "Lee")) }
    try FileManager.default.removeItem(atPath: folder.path("gone.db"))
    let error = await #expect(throws: ContactStoreError.self) {
      try await save(store) { $0.add(Books.person("Bob", "Ray")) }
    }
    #expect(error?.code == .notFound)
  }

  /// Where there is no folder there is no store either, and nobody who denies it.
  @Test(arguments: ["none/contacts.db", "file/contacts.db"])
  func aStoreNeedsAFolder(_ name: String) async throws {
    let folder = try TestFolder()
    _ = try await folder.store("file")
    do {
      _ = try await folder.store(name)
      Issue.record("There is no such folder.")
    } catch let error as ContactStoreError {
      #expect(error.code == .notFound)
    }
  }
}
