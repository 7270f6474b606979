import ContactChanges
import ContactModel
import ContactStore
import FileFormats
import GeneratedContacts
import TestFolders
import Testing

@Suite struct SavingTests {
  private func save(
    _ store: ContactStore, _ fill: (inout SaveRequest) -> Void
  ) async throws {
    var request = SaveRequest()
    fill(&request)
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
}
