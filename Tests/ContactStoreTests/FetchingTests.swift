import ContactChanges
import ContactModel
import ContactSelection
import ContactStore
import GRDB
import GeneratedContacts
import LocaleSupport
import TestFolders
import Testing

@Suite struct FetchingTests {
  /// What people look for, and what generated contacts have.
  private static let expressions = [
    "name ~ \"öz\"", "name ~ \"oz\"", "name ~ \"oez\"", "name ~ \"a\"", "name ~ \"山\"",
    "name = \"Öztürk\"", "name ^= \"x\"", "name ~ \"o'\"", "name ~ \"-\"", "name ~ \"x y\"",
    "email = \"a@example.org\"", "email ^= \"a@\"", "email ~ \"@example\"",
    "email = \"no address\"",
    "phone = \"+49 30 1234\"", "phone = \"5550100\"", "phone = \"555-0100\"", "phone = \"012\"",
    "phone = \"030 1234\"", "birthday.month = 5", "birthday.month = 12", "birthday = \"--02-29\"",
    "birthday.day = 1", "has birthday and name ~ \"a\"", "not name ~ \"a\"", "has photo",
    "name ~ \"a\" or phone = \"5550100\"", "name ~ \"a\" and email = \"a@example.org\"",
    "group = \"Friends\"", "category ^= \"a\"", "uid ^= \"urn\"", "any ~ \"x\"", "has note",
    "count(email) > 1", "kind = organization", "name.family = \"Öztürk\"", "file = \"Book\"",
    "email.home = \"a@example.org\"", "name ~ \"ö\" and not has photo", "birthday = \"1990-05\"",
  ]

  @Test(arguments: 1...2)
  func whatTheIndexFindsIsWhatAScanFinds(_ seed: UInt64) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let file = Books.cards(seed: seed &* 77, count: 40)
    try await store.importContacts(bytes: file, name: "book.vcf", into: "Book")
    let all = try await store.contacts(ContactFetchRequest(isUnified: false))
    var matched = 0
    for expression in Self.expressions {
      let predicate = try ContactPredicate(expression)
      let expected = all.filter { predicate.matches($0.contact) }.map(\.id)
      let request = ContactFetchRequest(predicate: predicate, isUnified: false)
      #expect(try await store.contacts(request).map(\.id) == expected, "\(expression)")
      let parts = try await store.contacts(request, keys: [.name, .emailAddress])
      #expect(parts.map(\.id) == expected, "\(expression)")
      matched += expected.count
    }
    #expect(matched > 100)
    // What the contacts themselves say is found.
    for stored in all.prefix(8) {
      for text in ContactAttribute(.name).texts(of: stored.contact) {
        guard let predicate = try? ContactPredicate.comparing(ContactAttribute(.name), .equal, text)
        else { continue }
        let found = try await store.contacts(
          ContactFetchRequest(predicate: predicate, isUnified: false), keys: [.name])
        #expect(found.map(\.id) == all.filter { predicate.matches($0.contact) }.map(\.id))
      }
    }
  }

  /// Of a name that hundreds have, and of their mailboxes.
  @Test func theIndexFollowsChanges() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let people = (0..<900).map { Books.person("Ann\($0)", "Lee") }
    func check(_ count: Int) async throws {
      let all = try await store.contacts(ContactFetchRequest(isUnified: false), keys: [.name])
      #expect(all.count == count)
      for text in ["name ~ lee", "name ~ \"ann8 lee\"", "email = ann7.lee@example.org"] {
        let predicate = try ContactPredicate(text)
        let request = ContactFetchRequest(predicate: predicate, isUnified: false)
        let whole = try await store.contacts(ContactFetchRequest(isUnified: false))
        #expect(
          try await store.contacts(request).map(\.id)
            == whole.filter { predicate.matches($0.contact) }.map(\.id), "\(text)")
      }
    }
    func importing(_ people: [Contact]) async throws {
      try await store.importContacts(bytes: Books.file(people), name: "a.vcf", into: "Book")
    }
    try await importing(people)
    try await check(900)
    try await importing(people.enumerated().filter { $0.offset % 3 != 1 }.map(\.element))
    try await check(600)
    try await store.undo()
    try await check(900)
    let some = try await store.contacts(
      ContactFetchRequest(predicate: .name(matching: "ann7"), isUnified: false))
    var request = SaveRequest()
    for stored in some.prefix(5) { request.delete(stored.contact) }
    request.update(some[6].contact.editing { $0.familyName = "Ek" }, from: some[6].contact)
    request.add(Books.person("Ann7", "Lee"))
    try await store.save(request)
    try await check(896)
  }

  @Test func aFetchGivesTheFieldsThatWereAskedFor() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let file = Books.cards(seed: 5, count: 25)
    try await store.importContacts(bytes: file, name: "book.vcf", into: "Book")
    let whole = try await store.contacts(ContactFetchRequest(isUnified: false))
    let sets: [Set<ContactKey>] = [
      [.name, .phoneNumber, .emailAddress], [.image, .formattedName], [.note, .preserved], [],
      Set(ContactKey.allCases),
    ]
    for keys in sets {
      let part = try await store.contacts(ContactFetchRequest(isUnified: false), keys: keys)
      #expect(part.count == whole.count)
      for (a, b) in zip(part, whole) {
        for key in ContactKey.allCases {
          // The UID comes along.
          if keys.contains(key) || key == .identifier {
            let contact = try a.contact.contact(for: [key])
            #expect(contact.hasSameValues(as: b.contact, for: key), "\(key)")
          } else {
            #expect(throws: MissingKeyError.self) { try a.contact.contact(for: [key]) }
          }
        }
      }
    }
  }

  @Test func recordsOfOnePersonComeAsOne() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let anna = Books.person("Anna", "Lindqvist")
    let phone = anna.editing { $0.phoneNumbers = [LabeledValue(PhoneNumber("+46 8 555 12 34"))] }
    let work = anna.editing { $0.jobTitle = "Architect" }
    try await store.importContacts(
      bytes: Books.file([phone, Books.person("Bo", "Ek")]), name: "a.vcf", into: "Phone")
    try await store.importContacts(bytes: Books.file([work]), name: "b.vcf", into: "Work")
    let found = try await store.contacts(
      ContactFetchRequest(
        predicate: try ContactPredicate("phone = \"08 5551234\" and title = Architect")))
    #expect(found.count == 1)
    let person = try #require(found.first)
    #expect(person.isUnified && person.records.map(\.container) == ["Phone", "Work"])
    #expect(try await store.contact(withIdentifier: person.id)?.contact == person.contact)
    #expect(try await store.contacts().count == 2)
    let names = try await store.contacts(
      ContactFetchRequest(
        order: .givenName(LocaleIdentifier(language: "en")), containers: ["Phone"]),
      keys: [.formattedName])
    #expect(try names.map(Self.name) == ["Anna Lindqvist", "Bo Ek"])
    // Though the first of the records is in the other account.
    let atWork = try await store.contacts(
      ContactFetchRequest(containers: ["Work"]), keys: [.formattedName])
    #expect(try atWork.map(Self.name) == ["Anna Lindqvist"])
    #expect(atWork.first?.records.map(\.container) == ["Work"])
    #expect(try await store.contact(withIdentifier: "p999") == nil)
  }

  private static func name(_ stored: StoredPartialContact) throws -> String {
    try stored.contact.contact(for: [.formattedName]).displayName
  }
}

@Suite struct DerivationTests {
  @Test func whatAnotherVersionHasDerivedIsMadeAnew() async throws {
    let folder = try TestFolder()
    var store: ContactStore? = try await folder.store()
    let file = Books.cards(seed: 6, count: 30)
    try await store?.importContacts(bytes: file, name: "book.vcf", into: "Book")
    let request = ContactFetchRequest(
      predicate: try ContactPredicate("name ~ a"), isUnified: false)
    let before = try await store?.contacts(request, keys: [.name]).map(\.contact)
    let path = store?.path ?? ""
    store = nil
    let database = try DatabaseQueue(path: path)
    try await database.write { database in
      try database.execute(sql: "UPDATE store SET derivation = 1")
      try database.execute(sql: "UPDATE record SET summary = x''")
      try database.execute(sql: "DELETE FROM lookup")
    }
    try database.close()
    let after = try await folder.store().contacts(request, keys: [.name]).map(\.contact)
    #expect(after == before && !after.isEmpty)
  }
}
