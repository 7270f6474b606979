import ContactModel
import GeneratedContacts
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

  /// By the very text, since a folded form would call one what the merger takes for one.
  @Test("Every text of the sample people's records is in their contact or told of, as it is")
  func exactTexts() throws {
    let merger = ContactMerger(options: MergingOptions())
    for (person, records) in try SampleBooks.people() where records.count > 1 {
      let unified = merger.merge(records, id: person)
      for record in unified.records {
        for (key, text) in Self.texts(record.contact) {
          #expect(Self.isTold(text, key, in: unified), "\(person): \(key.name) \(text)")
        }
      }
    }
  }

  @Test(
    "What is nearly the same is kept beside it, or told of",
    arguments: [
      (["EMAIL:info@müller.de", "EMAIL:info@mueller.de"], 2, 0),
      (["ORG:Meyer AG", "ORG:Meyer KG"], 2, 0),
      (["ORG:Meyer AG", "ORG:Meyer"], 1, 1),
      (["NOTE:Stammtisch", "NOTE:Stammtisch\\nMitglied Nr. 77"], 1, 1),
      (["URL:https://berg.example/", "URL:http://www.berg.example"], 1, 1),
      (["TEL:+49 30 901820", "TEL:030 901820"], 1, 1),
      (["EMAIL:Anna@berg.example", "EMAIL:anna@berg.example"], 1, 1),
    ])
  func nearlySame(_ lines: [String], _ kept: Int, _ restated: Int) throws {
    let records = try Cards.records(lines.map { "FN:A|" + $0 })
    let unified = ContactMerger(options: MergingOptions()).merge(records, id: "x")
    let key = try #require(Self.texts(records[0].contact).first { $0.key != .formattedName }?.key)
    #expect(Self.texts(unified.contact).count { $0.key == key } == kept)
    #expect(unified.restated.count { $0.key == key } == restated)
    for record in records {
      for (key, text) in Self.texts(record.contact) {
        #expect(Self.isTold(text, key, in: unified), "\(key.name) \(text)")
      }
    }
    // Whoever does not want to be told gets the same contact.
    var options = MergingOptions()
    options.keepsRestated = false
    let untold = ContactMerger(options: options).merge(records, id: "x")
    #expect(untold.restated.isEmpty)
    #expect(Self.texts(untold.contact).map(\.text) == Self.texts(unified.contact).map(\.text))
  }

  /// The texts of a contact's fields but names, pictures and what is not understood.
  private static func texts(_ contact: Contact) -> [(key: ContactKey, text: String)] {
    FieldRanges(contact.storage.records).compactMap { range in
      let value = ConstituentValue(record: 0, storage: contact.storage, range: range)
      switch value.header.key {
      case .name, .image, .logo, .sound, .cryptographicKey, .preserved, .identifier: return nil
      default:
        let text = ValueText.of(value)
        return text.isEmpty ? nil : (value.header.key, text)
      }
    }
  }

  private static func isTold(_ text: String, _ key: ContactKey, in unified: UnifiedContact) -> Bool
  {
    texts(unified.contact).contains { $0.key == key && $0.text == text }
      || unified.restated.contains { $0.key == key && $0.text == text }
      || unified.conflicts.contains { conflict in
        (conflict.key == key || conflict.key == .name && key == .formattedName)
          && conflict.others.contains { $0.text == text }
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

  @Test("Nothing of contacts with all fields is lost, whether they have little in common or much")
  func generated() throws {
    let merger = ContactMerger(options: MergingOptions())
    for seed in 0..<250 {
      var generator = ContactGenerator(seed: UInt64(seed))
      let contacts =
        seed % 4 == 0
        ? (0..<generator.number(2...5)).map { _ in generator.contact() } : generator.cluster()
      let records = contacts.enumerated().map {
        UnificationRecord(contact: $1, source: $0, index: 0)
      }
      let trace = ValueTrace(unified: merger.merge(records, id: "x"))
      #expect(trace.lost.isEmpty, "seed \(seed) lost \(trace.lost)")
      #expect(trace.misplaced.isEmpty, "seed \(seed) misplaced \(trace.misplaced)")
      let compact = merger.merge(
        records.map { UnificationRecord(compact: $0.contact, source: $0.source) }, id: "x")
      #expect(compact.contact == trace.unified.contact, "seed \(seed)")
      let backward = merger.merge(records.reversed(), id: "x")
      #expect(backward.contact == trace.unified.contact, "seed \(seed)")
    }
  }

  @Test(
    "Nothing of the corpus's cards is lost, whoever they are of",
    .enabled(if: Corpus.folder != nil, "UNICARD_CORPUS names no folder"))
  func corpusCards() throws {
    let merger = ContactMerger(options: MergingOptions())
    let cards = try Corpus.cards()
    try #require(!cards.isEmpty)
    var generator = ContactGenerator(seed: 5)
    for round in 0..<2 * cards.count {
      // Every card comes once at least.
      var chosen = [cards[round % cards.count]]
      for _ in 0..<generator.number(1...4) { chosen.append(generator.one(of: cards)) }
      let records = chosen.enumerated().map {
        UnificationRecord(contact: $1, source: $0, index: 0)
      }
      let trace = ValueTrace(unified: merger.merge(records, id: "x"))
      #expect(trace.lost.isEmpty, "round \(round) lost \(trace.lost)")
      #expect(trace.misplaced.isEmpty, "round \(round) misplaced \(trace.misplaced)")
    }
  }

  @Test(
    "Nothing of the labelled exports' people is lost",
    .enabled(if: Corpus.unifyFolder != nil, "UNICARD_CORPUS names no folder with unify/truth.csv"))
  func corpusPeople() throws {
    let merger = ContactMerger(options: MergingOptions())
    for (person, records) in try Corpus.people() where records.count > 1 {
      let trace = ValueTrace(unified: merger.merge(records, id: person))
      #expect(trace.lost.isEmpty, "\(person) lost \(trace.lost)")
      #expect(trace.misplaced.isEmpty, "\(person) misplaced \(trace.misplaced)")
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
