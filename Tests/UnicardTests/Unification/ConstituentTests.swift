import Foundation
import GeneratedContacts
import Testing
import Unicard

/// Merged contacts give their records back, whatever they were written as in between.
struct ConstituentTests {
  private static let books = [
    "android.vcf", "evolution.vcf", "google.vcf", "icloud.vcf", "japanese-phone.vcf",
    "nextcloud.vcf", "outlook.vcf", "thunderbird.vcf",
  ]

  /// People who are made of one card of each of several books, whoever they belong to.
  private static func people() throws -> [UnifiedContact] {
    let accounts = try books.map {
      try ContactFile(path: Repository.path("Samples/\($0)")).contacts
    }
    var unifier = ContactUnifier()
    var decisions: [UnificationDecision] = []
    unifier.matching.threshold = 1
    let records = accounts.enumerated().flatMap { source, contacts in
      contacts.enumerated().map { UnificationRecord(contact: $1, source: source, index: $0) }
    }
    for index in 0..<20 {
      let linked = records.filter { $0.index == index }
      for (first, second) in zip(linked, linked.dropFirst()) where first.key != second.key {
        decisions.append(UnificationDecision(.together, first, second))
      }
    }
    return try unifier.unify(records: records, decisions: decisions).contacts.filter(\.isUnified)
  }

  @Test(
    "Every record comes back as it was",
    arguments: [ContactFormat.vCard40, .vCard30, .vCard21, .jCard])
  func roundTrip(_ format: ContactFormat) throws {
    let people = try Self.people()
    let files = try Self.books.map { try Repository.bytes("Samples/\($0)") }
    #expect(!people.isEmpty)
    let written = people.map { $0.contactWithConstituents(sourceNames: Self.books) }
      .encoded(as: format)
    let read = try ContactFile(bytes: written.bytes).contacts
    #expect(read.count == people.count)
    for (person, contact) in zip(people, read) {
      let expected = person.records.sorted { ($0.source, $0.index) < ($1.source, $1.index) }
      let constituents = contact.constituents
      #expect(constituents.map(\.contact) == expected.map(\.contact))
      #expect(constituents.map(\.sourceName) == expected.map { Self.books[$0.source] })
      #expect(constituents.map(\.index) == expected.map(\.index))
      for (constituent, record) in zip(constituents, expected) {
        let range = try #require(record.contact.sourceRange)
        let file = files[record.source]
        #expect(constituent.card.elementsEqual(file[range.bounds]))
      }
    }
  }

  /// Merges contacts as if they were one person's, each from a file of its own.
  private static func merged(_ contacts: [Contact]) throws -> UnifiedContact {
    let records = contacts.enumerated().map {
      UnificationRecord(
        contact: $1, source: $0, index: $1.sourceIndex, key: RecordKey(text: "uid:\($0)"))
    }
    let decisions = zip(records, records.dropFirst()).map {
      UnificationDecision(.together, $0, $1)
    }
    return try #require(
      ContactUnifier().unify(records: records, decisions: decisions).contacts.first)
  }

  /// Expects cards to come back byte for byte out of what was merged and written.
  private func expectCardsBack(_ contacts: [Contact], _ format: ContactFormat, _ name: String)
    throws
  {
    let person = try Self.merged(contacts)
    #expect(person.records.count == contacts.count, "\(name)")
    let sources = contacts.indices.map { "\($0).vcf" }
    let bytes = [person.contactWithConstituents(sourceNames: sources)].encoded(as: format).bytes
    let constituents = try #require(ContactFile(bytes: bytes).contacts.first).constituents
    #expect(constituents.map(\.sourceName) == sources, "\(name)")
    for (constituent, contact) in zip(constituents, contacts) {
      #expect(constituent.contact == contact, "\(name)")
      // One that can't be read by itself, because its file was in another encoding, is rewritten.
      let card = contact.storage.bytes[..<contact.storage.origin.cardCount]
      #expect(constituent.card.isEmpty || constituent.card.elementsEqual(card), "\(name)")
    }
  }

  @Test(
    "A damaged card is kept as it was read",
    arguments: [
      ("BEGIN:VCARD\nVERSION:3.0\nFN:Jo\nNOTE:a\0b\nEND:VCARD\n", "a\0b", "ab"),
      ("BEGIN:VCARD\0\0\nVERSION:3.0\nFN:Jo\nNOTE:a\0\0\0b\nEND:VCARD\0\n\0\0", "\0", ""),
      ("BEGIN:VCARD\0\nVERSION:3.0\nFN:Jo\nNOTE:ab", "\0", ""),
    ])
  func damagedCards(_ card: String, _ removed: String, _ replacement: String) throws {
    let contacts = try (0..<2).flatMap { _ in try ContactFile(bytes: Array(card.utf8)).contacts }
    #expect(contacts.count == 2)
    let person = try Self.merged(contacts)
    for format in Self.formats {
      let bytes = [person.contactWithConstituents(sourceNames: ["a", "b"])].encoded(as: format)
      let constituents = try #require(ContactFile(bytes: bytes.bytes).contacts.first).constituents
      #expect(constituents.map(\.contact) == contacts)
      let expected = Array(card.replacing(removed, with: replacement).utf8)
      #expect(constituents.allSatisfy { $0.card == expected })
    }
  }

  private static let formats: [ContactFormat] = [.vCard40, .vCard30, .vCard21, .jCard]

  @Test("Cards with all fields come back as they were", arguments: formats)
  func generated(_ format: ContactFormat) throws {
    for seed in 0..<30 {
      var generator = ContactGenerator(seed: UInt64(seed))
      let version = generator.one(of: Array(Self.formats.prefix(3)))
      let cards = generator.cluster().encoded(as: version).bytes
      let contacts = try ContactFile(bytes: cards).contacts
      try expectCardsBack(contacts, format, "seed \(seed)")
    }
  }

  /// The folder of the corpus, if there is one.
  private static let corpus: String? = {
    let folder =
      ProcessInfo.processInfo.environment["UNICARD_CORPUS"]
      ?? Repository.path("../shared/corpus")
    return FileManager.default.fileExists(atPath: folder + "/vcard") ? folder + "/vcard" : nil
  }()

  @Test(
    "The corpus's cards come back as they were", .enabled(if: corpus != nil, "There is no corpus."),
    arguments: formats)
  func corpusCards(_ format: ContactFormat) throws {
    let folder = try #require(Self.corpus)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let cards = names.filter { $0.hasSuffix(".vcf") }.flatMap { name in
      ((try? ContactFile(path: "\(folder)/\(name)"))?.contacts ?? []).prefix(100)
    }
    var generator = ContactGenerator(seed: 9)
    for (number, card) in cards.enumerated() {
      var cluster = [card]
      for _ in 0..<generator.number(1...4) { cluster.append(generator.one(of: cards)) }
      try expectCardsBack(cluster, format, "card \(number) of \(card.source?.name ?? "")")
    }
  }

  @Test("What was merged before is represented by what it was merged from")
  func mergedBefore() throws {
    let contacts = try ["A", "B", "C"].map { name in
      let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nEND:VCARD\r\n"
      return try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    }
    func written(_ contacts: [Contact], _ names: [String]) throws -> Contact {
      let contact = try Self.merged(contacts).contactWithConstituents(sourceNames: names)
      return try #require(ContactFile(bytes: [contact].encoded(as: .vCard40).bytes).contacts.first)
    }
    var whole = try written([contacts[0], contacts[1]], ["a", "b"])
    for _ in 0..<3 {
      whole = try written([whole, contacts[2], contacts[0]], ["whole", "c", "a"])
      #expect(whole.constituents.map(\.sourceName).sorted() == ["a", "b", "c"])
    }
    // The same card twice in one file is two cards.
    let twice = try written([contacts[0], contacts[0]], ["a", "a"])
    #expect(twice.constituents.count == 2)
    #expect(try written([twice, contacts[0]], ["twice", "a"]).constituents.count == 2)
    #expect(try written([twice, whole], ["twice", "whole"]).constituents.count == 4)
  }

  @Test("A merged contact is known by the keys of its records, in the library as to the command")
  func formerKeys() throws {
    let contacts = ["a\n%b", "", "c"].map { identifier in
      Contact {
        $0.formattedName = "Jo Doe"
        if !identifier.isEmpty { $0[.identifiers] = [LabeledValue(identifier)] }
        $0.notes = [LabeledValue(String(repeating: "x", count: 5000))]
      }
    }
    let records = contacts.enumerated().map {
      UnificationRecord(contact: $1, source: $0, index: 0)
    }
    let decisions = records.dropFirst().map { UnificationDecision(.together, records[0], $0) }
    let person = try ContactUnifier().unify(records: records, decisions: decisions).contacts[0]
    let whole = person.contactWithConstituents(
      sourceNames: [String(repeating: "n", count: 2000), "b", "c"])
    let read = try #require(ContactFile(bytes: [whole].encoded(as: .vCard30).bytes).contacts.first)
    let other = Contact { $0.formattedName = "Al Ek" }
    let keys = contacts.map { RecordKey($0) }
    let decision = UnificationDecision(.together, RecordPair(keys[1], RecordKey(other)))
    let unification = try ContactUnifier().unify([[read], [other]], decisions: [decision])
    #expect(Set(unification.records[0].formerKeys) == Set(keys))
    #expect(unification.matches.clusters == [[0, 1]])
    #expect(unification.matches.unknownDecisions.isEmpty)
    let added = try ContactUnifier().unify(
      adding: [read], to: ContactUnifier().unify([[other]]), decisions: [decision])
    #expect(added.matches.clusters == [[0, 1]])
  }

  @Test("Names of files may hold anything")
  func sourceNames() throws {
    let records = ["A", "B"].enumerated().map { position, name in
      UnificationRecord(contact: Contact { $0.formattedName = name }, source: position, index: 7)
    }
    let person = try #require(
      ContactUnifier().unify(
        records: records, decisions: [UnificationDecision(.together, records[0], records[1])]
      ).contacts.first)
    let names = ["a\nb: 100%.vcf", "ü\u{1B} %41.vcf"]
    let contact = person.contactWithConstituents(sourceNames: names)
    #expect(contact.constituents.map(\.sourceName) == names)
    #expect(contact.constituents.map(\.contact.formattedName) == ["A", "B"])
  }

  @Test(
    "Damaged constituents are left out", arguments: ["", "=", "AAAA", "c291cmNlOiB4Cg==", "%%%"])
  func damaged(_ text: String) {
    #expect(Constituent(text: text) == nil)
  }
}
