import ContactModel
import ContactUnification
import Testing

@testable import ContactUnification

struct NothingLostTests {
  @Test("Every value of the sample people's records is in their contact or told of")
  func samples() throws {
    let merger = ContactMerger(options: MergingOptions())
    for (person, records) in try SampleBooks.people() where records.count > 1 {
      let unified = merger.merge(records, id: person)
      let lost = ValueTrace(unified: unified).lost
      #expect(lost.isEmpty, "\(person) lost \(lost)")
      #expect(unified.records.count == records.count)
    }
  }

  @Test("Nothing is lost even of records that belong to several people", arguments: [2, 3, 7])
  func strangers(_ size: Int) throws {
    let merger = ContactMerger(options: MergingOptions())
    let cards = try SampleBooks.cards()
    for start in stride(from: 0, to: cards.count - size, by: 5) {
      let records = (start..<start + size).map { position in
        // Steps that bring cards of different books together.
        let card = cards[(position * 37) % cards.count]
        return UnificationRecord(contact: card.contact, source: position, index: card.index)
      }
      let lost = ValueTrace(unified: merger.merge(records, id: "x")).lost
      #expect(lost.isEmpty, "\(lost)")
    }
  }

  @Test("The merged contact does not depend on the order of the records")
  func order() throws {
    let merger = ContactMerger(options: MergingOptions())
    for (person, records) in try SampleBooks.people() where records.count > 1 {
      let forward = merger.merge(records, id: person)
      let backward = merger.merge(records.reversed(), id: person)
      #expect(forward.contact == backward.contact, "\(person)")
      #expect(forward.conflicts == backward.conflicts, "\(person)")
    }
  }
}
