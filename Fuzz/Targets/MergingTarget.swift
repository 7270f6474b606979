import ContactModel
import ContactUnification
import FileFormats
import Unicard

/// Merges the contacts of a file, and takes what was written apart again.
enum MergingTarget {
  private static let mostContacts = 12
  private static let sourceNames = ["a.vcf", "b.vcf"]

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let first = bytes.first, let file = ReadFile(Array(bytes.dropFirst())) else { return }
    let contacts = Array(file.contacts.prefix(mostContacts))
    guard contacts.count > 1 else { return }
    let formats: [ContactFormat] = [.vCard40, .vCard30, .vCard21, .jCard]
    let format = formats[Int(first) % formats.count]
    var unifier = ContactUnifier()
    unifier.matching.jobs = 1
    let half = contacts.count / 2
    var records = contacts.enumerated().map { index, contact in
      UnificationRecord(
        contact: contact, source: index < half ? 0 : 1, index: contact.sourceIndex,
        key: RecordKey(text: "uid:\(index)"))
    }
    // Half of the inputs join contacts that have nothing in common.
    let joined = first & 0x80 == 0 ? [] : Array(zip(records, records.dropFirst()))
    let decisions = joined.map { UnificationDecision(.together, $0, $1) }
    guard let people = try? unifier.unify(records: records, decisions: decisions).contacts else {
      throw BrokenPromise("merge-refused")
    }
    records.removeAll()
    try promise(
      people.reduce(0) { $0 + $1.records.count } == contacts.count, "merge-records")
    try checkTakenApart(people, format)
  }

  private static func checkTakenApart(
    _ people: [UnifiedContact], _ format: ContactFormat
  ) throws(BrokenPromise) {
    let written = people.map { $0.contactWithConstituents(sourceNames: sourceNames) }
      .encoded(as: format)
    guard let read = ReadFile(written.bytes, format: format) else {
      throw BrokenPromise("merged-refused", WrittenFile.text(written.bytes))
    }
    try promise(
      read.contacts.count == people.count, "merged-count", WrittenFile.text(written.bytes))
    for (person, contact) in zip(people, read.contacts) where person.isChanged {
      if person.records.contains(where: \.contact.isMerged) { continue }
      let expected = person.records.sorted { ($0.source, $0.index) < ($1.source, $1.index) }
      let found = contact.constituents
      try promise(
        found.count == expected.count, "unmerged-count",
        "\(found.count) of \(expected.count) in \(WrittenFile.text(written.bytes))")
      for (constituent, record) in zip(found, expected) {
        var differing = differences(record.contact, constituent.contact)
        // A card that can't be read alone is kept as a new one, which has a name, and no controls.
        if !differing.isEmpty, let card = readAgain(record.contact) {
          differing = differences(card, constituent.contact)
        }
        try promise(
          differing.isEmpty, "unmerged-contact",
          """
          \(differing.map(\.name).joined(separator: ", ")) in \
          \(WrittenFile.text(constituent.card)) of \(WrittenFile.text(written.bytes))
          """)
      }
    }
  }

  private static func differences(_ record: Contact, _ found: Contact) -> [ContactKey] {
    ContactKey.allCases.filter { !record.hasSameValues(as: found, for: $0) }
  }

  /// The contact as version 4.0 has it.
  private static func readAgain(_ contact: Contact) -> Contact? {
    ReadFile([contact].encoded(as: .vCard40).bytes, format: .vCard40)?.contacts.first
  }
}
