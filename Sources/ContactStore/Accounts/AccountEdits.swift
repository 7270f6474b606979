import ContactChanges
import ContactModel
import GRDB

/// What was done to an account here since its last import.
struct AccountEdits {
  private let known: [AccountImport.Known]
  /// What the file said of a record that was changed, by its position among the known ones; nil of one
  /// that was made here.
  private var originals: [Int: Contact?] = [:]
  /// What the file said of those that were removed.
  private var removed: [Contact] = []

  init(
    _ container: ContactContainer, _ known: [AccountImport.Known], _ cards: CardTable,
    _ database: Database
  ) throws {
    self.known = known
    let imported = try container.image.map { try FileImage($0, in: database).cards } ?? []
    let reading = CardReading(source: container.source, charset: container.charset)
    func contact(_ place: Int) throws -> Contact {
      reading.contact(try cards.wholeBytes(of: cards.card(imported[place])), index: place)
    }
    var gone = Set(imported.indices)
    for (index, record) in known.enumerated() {
      guard let place = record.place.map({ Int($0) }), gone.remove(place) != nil else {
        originals.updateValue(nil, forKey: index)
        continue
      }
      if imported[place] != record.card {
        originals.updateValue(try contact(place), forKey: index)
      }
    }
    removed = try gone.sorted().map(contact)
  }

  /// The names of those of whom a newer export does not say what was done here.
  ///
  /// - Parameter before: What the records say that are not in the export as they are.
  func replaced(
    by file: IncomingFile, _ pairing: Pairing, _ before: [Int: Contact]
  ) -> [String] {
    guard !originals.isEmpty || !removed.isEmpty else { return [] }
    var incoming: [Int: Int] = [:]
    for (item, index) in pairing.knownOfIncoming.enumerated() {
      if let index { incoming[index] = item }
    }
    var names: [String] = []
    for (index, original) in originals.sorted(by: { $0.key < $1.key }) {
      guard let contact = before[index] else { continue }
      if let item = incoming[index] {
        guard let original else { continue }
        let newer = file.kept(file.items[item])
        let edit = ContactChange.changed(from: original, to: contact)
        if edit.keys.allSatisfy({ newer.hasSameMeaning(as: contact, for: $0) }) { continue }
      }
      names.append(contact.displayName)
    }
    // Who was removed here, and is in the export, comes back.
    let new = file.items.indices.filter { item in
      pairing.knownOfIncoming[item].map { $0 >= known.count } ?? true
    }
    var returning = Pairing(known: removed.count, incoming: new.count)
    returning.pairAlike(Dictionary(uniqueKeysWithValues: removed.enumerated().map { ($0, $1) })) {
      file.items[new[$0]].contact
    }
    let absent = Set(returning.unpairedKnown)
    return names + removed.indices.filter { !absent.contains($0) }.map { removed[$0].displayName }
  }
}
