import ContactModel
import GeneratedContacts
import Testing

@testable import ContactUnification

/// What was removed from a merged contact is seen without merging anything, but for those from which
/// it was.
struct RemovalTests {
  /// Whether nothing was removed is seen at a glance, which must not be where something was.
  private static func isSeen(_ contact: Contact, _ records: [Contact], _ name: String) -> Bool {
    var reworded = RewordedValues(contact)
    for record in records { record.withContent { reworded.add($0) { record } } }
    let edits = MergeEdits(contact, records: records)
    #expect(!reworded.areKept || edits.removed.isEmpty, "\(name): \(edits.removed)")
    return reworded.areKept
  }

  /// The contact without each of its values in turn.
  private static func shortened(_ contact: Contact) -> [Contact] {
    let storage = contact.storage
    return FieldRanges(storage.records).map { range in
      var records = storage.records
      records.removeSubrange(range)
      return Contact(
        storage: ContactStorage(bytes: storage.bytes, records: records, origin: storage.origin))
    }
  }

  @Test("Generated people lose what was removed from them")
  func generated() {
    let merger = ContactMerger(options: MergingOptions())
    var seen = 0
    for seed in 0..<20 {
      var generator = ContactGenerator(seed: UInt64(seed))
      let records = generator.cluster().enumerated().map {
        UnificationRecord(contact: $1, source: $0, index: 0)
      }
      let contact = merger.merge(records, id: "").contact
      if Self.isSeen(contact, records.map(\.contact), "seed \(seed)") { seen += 1 }
      for (number, shorter) in Self.shortened(contact).enumerated() {
        _ = Self.isSeen(shorter, records.map(\.contact), "seed \(seed) without value \(number)")
      }
    }
    #expect(seen > 0)
  }

  @Test("The sample people lose what was removed from them")
  func samples() throws {
    let merger = ContactMerger(options: MergingOptions())
    let people = try SampleBooks.people().filter { $0.records.count > 1 }.prefix(30)
    var seen = 0
    for (person, records) in people {
      let contact = merger.merge(records, id: person).contact
      if Self.isSeen(contact, records.map(\.contact), person) { seen += 1 }
      for (number, shorter) in Self.shortened(contact).enumerated() {
        _ = Self.isSeen(shorter, records.map(\.contact), "\(person) without value \(number)")
      }
    }
    #expect(seen > people.count / 2)
  }

  @Test(
    "What a contact has in other words was not removed",
    arguments: [
      ("TEL:+1 574 269 8025", ["TEL:(574) 269-8025", "TEL:1-574-269-8025"], true),
      ("TEL:+49 30 1234567", ["TEL:030 1234567", "TEL:+43 1 1234567"], false),
      ("TEL:030 1234567", ["TEL:030 1234567|ADR:;;;Wien;;1010;Austria"], false),
      ("EMAIL:jo@doe.example", ["EMAIL:Jo@doe.example"], true),
      ("EMAIL:jo@doe.example", ["EMAIL:jo.doe@doe.example"], false),
      ("BDAY:19900502", ["BDAY:1990-05-02"], true),
      ("BDAY:19900502|X-ABDATE:19640716", ["BDAY:1990-05-02", "BDAY:1964-07-16"], true),
      ("BDAY:19900502", ["BDAY:1990-05-02", "BDAY:1964-07-16"], false),
      ("ADR:;;1 Elm St.;Reno;;;", ["ADR:;;1 Elm Street;Reno;;;"], true),
      ("ORG:Meyer", ["ORG:Meyer AG"], true),
      // The one or the other is Meyer, which of them is not seen at a glance.
      ("ORG:Meyer", ["ORG:Meyer AG", "ORG:Meyer KG"], false),
      ("ANNIVERSARY:20100101", ["ANNIVERSARY:2010-01-01"], true),
      ("NOTE:a", ["NOTE:b"], false),
    ])
  func otherWords(_ contact: String, _ records: [String], _ isSeen: Bool) throws {
    let contacts = try Cards.records(([contact] + records).map { "FN:A|" + $0 }).map(\.contact)
    #expect(Self.isSeen(contacts[0], Array(contacts.dropFirst()), contact) == isSeen)
  }
}
