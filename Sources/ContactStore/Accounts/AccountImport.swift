public import ContactChanges
import ContactCoding
import ContactModel
import ContactUnification
import FileFormats
import GRDB
public import SourceText

/// What an import changed.
public struct ImportSummary: Sendable {
  /// The account.
  public internal(set) var container: ContactContainer
  /// The contacts that are new, say something else, and are gone. A card that is written otherwise
  /// and says the same is no change.
  public internal(set) var changes = ContactChanges()
  /// How many contacts say what they said.
  public internal(set) var unchangedCount = 0
  /// The names of contacts that were changed, made or removed in the store since the last import, and
  /// of which the file does not say the same: it replaces what was done to them.
  public internal(set) var replacedEdits: [String] = []
  /// The names of contacts that are gone and of which somebody said who they are: that counts again
  /// once they are back.
  public internal(set) var waitingDecisions: [String] = []
  /// What is wrong in the file. Nothing that could be read was left out.
  public internal(set) var diagnostics: [Diagnostic] = []
}

/// Replaces an account by its newest export.
struct AccountImport {
  let file: IncomingFile
  let accountName: String
  let fileName: String

  /// A record of the account as it is.
  struct Known {
    let record: Int64
    let card: Int64
    let hash: Int64
    let place: Int64?

    func former(_ contact: Contact, in container: Int64) -> StoreStep.Former {
      StoreStep.Former(
        record: record, container: container, card: card, place: place, contact: contact)
    }
  }

  func run(_ database: Database) throws -> ImportSummary {
    let existing = try ContactContainer.named(accountName, database)
    let account = existing?.name ?? accountName
    if let existing, try isSame(existing, database) {
      var summary = ImportSummary(container: try existing.countingGroups(database))
      summary.unchangedCount = existing.count
      return summary
    }
    let step = try StoreStep(
      database, title: "import of \(fileName) into \(account)", container: existing?.id)
    let container = try existing?.id ?? ContactContainer.insert(account, .file, file.format, step)
    let known = try knownRecords(of: container, database)
    let former = FormerRecords(database: database)
    // Those that are gone stand behind those that are there.
    let all = known + (try former.records(of: container))
    var pairing = Pairing(known: all.count, incoming: file.items.count)
    pairing.pairEqual(all.map(\.hash), file.items.map(\.hash))

    // Only those that are not the same are read.
    var before: [Int: Contact] = [:]
    var gone: [Int: Contact] = [:]
    let reading = CardReading(
      source: Source(name: account), charset: existing?.charset)
    for index in pairing.unpairedKnown {
      let card = try step.cards.wholeBytes(of: step.cards.card(all[index].card))
      let contact = reading.contact(card, index: index)
      if index < known.count { before[index] = contact } else { gone[index] = contact }
    }
    pairing.pairAlike(before) { file.items[$0].contact }
    pairing.pairAlike(gone) { file.items[$0].contact }
    var changes: [ContactChange] = []

    var summary = ImportSummary(
      container: try ContactContainer.required(account, database))
    summary.diagnostics = file.diagnostics
    if let existing {
      let edits = try AccountEdits(existing, known, step.cards, database)
      summary.replacedEdits = edits.replaced(by: file, pairing, before)
    }
    let movePlace = try StoreStatement(database, "UPDATE record SET place = ? WHERE id = ?")
    let new = file.items.indices.filter { pairing.knownOfIncoming[$0] == nil }
    let derived = DerivedRecords(
      new.map { file.items[$0].contact }, firstRecord: try step.nextRecord())
    defer { derived.end() }
    var cards: [Int64] = []
    cards.reserveCapacity(file.items.count)
    for (index, item) in file.items.enumerated() {
      guard let other = pairing.knownOfIncoming[index], other < known.count else {
        let card = try insert(item, step)
        cards.append(card)
        if let returning = pairing.knownOfIncoming[index] {
          try step.add(
            file.kept(item), card: card, to: container, place: Int64(index),
            number: all[returning].record)
        }
        changes.append(.added(item.contact))
        continue
      }
      let old = known[other]
      let place = Int64(index)
      if let contact = before[other] {
        let card = try insert(item, step)
        let kept = file.kept(item)
        try step.replace(
          old.former(contact, in: container), with: kept, card: card, place: place)
        cards.append(card)
        let change = ContactChange.changed(from: contact, to: kept)
        if change.keys.isEmpty { summary.unchangedCount += 1 } else { changes.append(change) }
      } else {
        if old.place != place { try movePlace.run(.integer(place), .integer(old.record)) }
        cards.append(old.card)
        summary.unchangedCount += 1
      }
    }
    try step.add(derived, cards: new.map { cards[$0] }, places: new, to: container)
    let missing = pairing.unpairedKnown.filter { $0 < known.count }
    for index in missing {
      guard let contact = before[index] else { continue }
      try step.delete(known[index].former(contact, in: container))
      changes.append(.removed(contact))
    }
    let waiting = Set(try former.records(of: container).map(\.record))
    summary.waitingDecisions = missing.filter { waiting.contains(known[$0].record) }
      .compactMap { before[$0]?.displayName }
    summary.changes = ContactChanges(changes)
    try step.finish()
    let image = try file.image(cards).insert(into: database)
    try database.run(
      "UPDATE container SET format = ?, fileName = ?, charset = ?, image = ? WHERE id = ?",
      .text(file.format.rawValue), .text(fileName), StoreValue(file.charset?.name),
      .integer(image), .integer(container))
    summary.container = try ContactContainer.required(account, database).countingGroups(database)
    return summary
  }

  /// Whether the file is the one that was imported last, and nothing was changed since.
  private func isSame(_ container: ContactContainer, _ database: Database) throws -> Bool {
    guard let number = container.image, file.items.count == container.count else { return false }
    let image = try FileImage(number, in: database)
    let cards = try knownRecords(of: container.id, database).map(\.card)
    return try cards == image.cards && image.bytes(CardTable(database)) == file.bytes
  }

  private func insert(_ item: IncomingFile.Item, _ step: StoreStep) throws -> Int64 {
    try file.withCard(of: item) {
      try step.cards.insert($0, hash: item.hash, of: item.contact)
    }
  }

  private func knownRecords(of container: Int64, _ database: Database) throws -> [Known] {
    try database.rows(
      """
      SELECT record.id, card.id, card.hash, record.place FROM record JOIN card
        ON card.id = record.card
      WHERE record.container = ? ORDER BY record.place IS NULL, record.place, record.id
      """, .integer(container)
    ) {
      Known(
        record: $0.integer(0), card: $0.integer(1), hash: $0.integer(2),
        place: $0.optionalInteger(3))
    }
  }
}

/// Which record of an account is which contact of its newest export.
struct Pairing {
  private(set) var knownOfIncoming: [Int?]
  private var isPaired: [Bool]

  init(known: Int, incoming: Int) {
    knownOfIncoming = Array(repeating: nil, count: incoming)
    isPaired = Array(repeating: false, count: known)
  }

  var unpairedKnown: [Int] { isPaired.indices.filter { !isPaired[$0] } }

  private mutating func pair(_ known: Int, _ incoming: Int) {
    knownOfIncoming[incoming] = known
    isPaired[known] = true
  }

  /// Pairs equal cards, in their order.
  mutating func pairEqual(_ known: [Int64], _ incoming: [Int64]) {
    guard !known.isEmpty else { return }
    var waiting: [Int64: [Int]] = [:]
    for index in known.indices.reversed() { waiting[known[index], default: []].append(index) }
    for index in incoming.indices {
      if let found = waiting[incoming[index]]?.popLast() { pair(found, index) }
    }
  }

  /// Pairs what is left as comparing two books does.
  mutating func pairAlike(_ known: [Int: Contact], _ incoming: (Int) -> Contact) {
    guard !known.isEmpty else { return }
    var maker = RecordFingerprint.Maker()
    func traits(_ contact: Contact) -> RecordTraits {
      RecordTraits(contact, maker.fingerprint(of: contact))
    }
    let first = known.keys.sorted()
    let second = knownOfIncoming.indices.filter { knownOfIncoming[$0] == nil }
    let pairing = RecordPairing(
      first.compactMap { known[$0] }.map(traits), second.map { traits(incoming($0)) })
    for found in pairing.pairs {
      if let a = found.first, let b = found.second { pair(first[a], second[b]) }
    }
  }
}
