import ContactChanges
import ContactModel
import ContactStore
import GRDB
import GeneratedContacts
import TestFolders
import Testing

@Suite struct LinkingTests {
  /// People who are in several accounts, with what tells them apart.
  private struct Town {
    var generator: ContactGenerator
    private static let given = [
      "Anna", "Bo", "Cyril", "Dora", "Emil", "Frida", "Gustav", "Hanna", "Ivar", "Jonna", "Karin",
      "Lars", "Maja", "Nils", "Olga", "Pelle",
    ]
    private static let family = [
      "Lindqvist", "Ek", "Sandström", "Öztürk", "Nakamura", "Okafor", "Bergmann", "Kowalska",
      "Dubois", "Ferrari", "Moreau", "Haddad", "Novak", "Petrov", "Quiroga", "Rossi", "Suzuki",
    ]

    mutating func person() -> Contact {
      let given = generator.one(of: Self.given)
      let family = generator.one(of: Self.family)
      let number = generator.number(100_000...999_999)
      return Contact { draft in
        draft.formattedName = "\(given) \(family)"
        draft[.names] = [LabeledValue(PersonName(familyName: family, givenName: given))]
        draft.phoneNumbers = [LabeledValue(PhoneNumber("+46 70 5\(number)"), label: .mobile)]
        draft.emailAddresses = [
          LabeledValue("\(given).\(family).\(number)@example.org".lowercased())
        ]
      }
    }

    /// What another account says of the same person.
    mutating func copy(of person: Contact) -> Contact {
      person.editing { draft in
        switch generator.number(0...3) {
        case 0: draft.phoneNumbers = []
        case 1: draft.emailAddresses = [LabeledValue("x\(generator.number(0...99999))@example.com")]
        case 2: draft.jobTitle = "Editor"
        default: draft.nickname = "Nick"
        }
      }
    }
  }

  /// Who is whom, by the identifiers of records.
  private func people(_ store: ContactStore) async throws -> Set<Set<String>> {
    Set(try await store.contacts(keys: [.name]).map { Set($0.records.map(\.id)) })
  }

  /// The same, found anew in a copy of the store.
  private func peopleAnew(
    _ store: ContactStore, _ folder: TestFolder, _ round: Int
  ) async throws -> Set<Set<String>> {
    let path = folder.path("copy\(round).db")
    let database = try DatabaseQueue(path: store.path)
    try await database.vacuum(into: path)
    try database.close()
    let copy = try DatabaseQueue(path: path)
    try await copy.write { try $0.execute(sql: "UPDATE store SET scale = NULL") }
    try copy.close()
    return try await people(ContactStore(path: path))
  }

  @Test func whatWasSaidBeforeIsSaidAgain() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let file = Books.file([Books.person("Anna", "Ek"), Books.person("Bo", "Berg")])
    try await store.importContacts(bytes: file, name: "a.vcf", into: "Phone")
    try await store.link("r1", "r2")
    try await store.unlink("r2", "r1")
    #expect(try await store.contacts().count == 2)
    #expect(try await store.undo().title == "separation of Bo Berg and Anna Ek")
    #expect(try await store.contacts().count == 1)
    #expect(try await store.undo().title == "link of Anna Ek and Bo Berg")
    #expect(try await store.contacts().count == 2)
    #expect(try await store.undo().title == "import of a.vcf into Phone")
  }

  /// An export lacks somebody for once, of whom something was said.
  @Test(
    "What was said of who is whom is said of those who come back",
    arguments: [true, false], [true, false])
  func comesBack(_ isLink: Bool, _ hasIdentifiers: Bool) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    func person(_ name: String, _ note: String) -> Contact {
      Books.person(name, "Berg", uid: hasIdentifiers ? note : nil).editing { $0.note = note }
    }
    let people = [person("Hans", "father"), person(isLink ? "Bo" : "Hans", "son")]
    func imported(_ contacts: [Contact]) async throws -> [String] {
      try await store.importContacts(bytes: Books.file(contacts), name: "a.vcf", into: "Phone")
        .waitingDecisions
    }
    #expect(try await imported(people).isEmpty)
    #expect(try await store.contacts().count == (isLink ? 2 : 1))
    if isLink { try await store.link("r1", "r2") } else { try await store.unlink("r1", "r2") }
    let count = isLink ? 1 : 2
    #expect(try await imported([people[1]]) == ["Hans Berg"])
    #expect(try await store.contacts().count == 1)
    // Nothing else needs the card of who is gone.
    try await store.forgetHistory(keeping: 0)
    let returning = people[0].editing { if hasIdentifiers { $0.jobTitle = "Retired" } }
    let other = people[1].editing { $0.jobTitle = "Cook" }
    #expect(try await imported([returning, other]).isEmpty)
    #expect(try await store.contacts().count == count)
    for (record, note) in [("r1", "father"), ("r2", "son")] {
      #expect(try await store.contact(withIdentifier: record)?.contact.note == note)
    }
    try await store.undo()
    #expect(try await store.contacts().count == 1)
    #expect(try await imported(people).isEmpty)
    #expect(try await store.contacts().count == count)
  }

  @Test(arguments: 1...4)
  func whatIsFoundStepByStepIsWhatIsFoundAnew(_ seed: UInt64) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    var town = Town(generator: ContactGenerator(seed: seed))
    let everybody = (0..<150).map { _ in town.person() }
    var phone = everybody
    var work = everybody.filter { _ in town.generator.chance(40) }.map { town.copy(of: $0) }
    try await store.importContacts(bytes: Books.file(phone), name: "a.vcf", into: "Phone")
    try await store.importContacts(bytes: Books.file(work), name: "b.vcf", into: "Work")
    var linked = try await people(store).count { $0.count > 1 }
    var undoable = 0
    for round in 0..<8 {
      switch town.generator.number(0...5) {
      case 0:
        undoable += 1
        work += (0..<3).map { _ in town.copy(of: town.generator.one(of: everybody)) }
        work.removeSubrange(0..<2)
        try await store.importContacts(bytes: Books.file(work), name: "b.vcf", into: "Work")
      case 1:
        let index = town.generator.number(0...phone.count - 1)
        phone[index] = town.copy(of: town.generator.one(of: everybody))
        phone.append(town.person())
        try await store.importContacts(bytes: Books.file(phone), name: "a.vcf", into: "Phone")
      case 2:
        undoable += 1
        let all = try await store.contacts()
        let one = all[town.generator.number(0...all.count - 1)].contact
        let other = town.person()
        var request = SaveRequest()
        request.update(one.editing { $0.phoneNumbers = other.phoneNumbers }, from: one)
        request.add(town.copy(of: town.generator.one(of: everybody)))
        try await store.save(request)
      case 3:
        let all = try await store.contacts(ContactFetchRequest(isUnified: false))
        var request = SaveRequest()
        request.delete(all[town.generator.number(0...all.count - 1)].contact)
        try await store.save(request)
      case 4:
        let all = try await store.contacts()
        if let person = all.first(where: \.isUnified) {
          try await store.unlink(person.records[0].id, person.records[1].id)
        }
        try await store.link(all[3].id, all[all.count - 4].id)
      default:
        if undoable > 0 { try await store.undo() }
        undoable = 0
      }
      let found = try await people(store)
      let expected = try await peopleAnew(store, folder, round)
      #expect(found == expected, "\(found.symmetricDifference(expected))")
      linked += found.count { $0.count > 1 }
    }
    #expect(linked > 200)
  }
}
