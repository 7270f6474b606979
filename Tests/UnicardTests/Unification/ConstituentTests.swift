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
