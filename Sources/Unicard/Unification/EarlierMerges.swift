import ContactModel
package import ContactUnification

/// What records tell of the merges that they came out of, where a merged file is merged again.
package struct EarlierMerges {
  /// The records, those that were merged with the keys of what they were merged from.
  package private(set) var records: [UnificationRecord]
  /// Records that hold the same card, or of which one holds the other: they are one person, as
  /// they were before. By their positions.
  package private(set) var knownPairs: [(Int, Int)] = []

  /// A card as it is found again.
  private struct Card: Hashable {
    let sourceName: String
    let key: RecordKey
  }

  /// - Parameter sourceNames: The names of the accounts, by ``UnificationRecord/source``.
  package init(_ records: [UnificationRecord], sourceNames: [String]) {
    self.records = records
    var merged: [(position: Int, constituents: [Constituent], keys: [RecordKey])] = []
    for (position, record) in records.enumerated() {
      let constituents = record.contact.constituents
      if constituents.isEmpty { continue }
      let keys = constituents.map { RecordKey($0.contact) }
      merged.append((position, constituents, keys))
      self.records[position] = UnificationRecord(
        contact: record.contact, source: record.source, index: record.index, key: record.key,
        formerKeys: keys)
    }
    guard !merged.isEmpty else { return }
    let mergedPositions = Set(merged.map(\.position))
    var places: [Card: [(position: Int, index: Int, contact: Contact)]] = [:]
    for (position, record) in records.enumerated()
    where !mergedPositions.contains(position) && sourceNames.indices.contains(record.source) {
      let card = Card(sourceName: sourceNames[record.source], key: record.key)
      places[card, default: []].append((position, record.index, record.contact))
    }
    for (position, constituents, keys) in merged {
      for (constituent, key) in zip(constituents, keys) {
        let card = Card(sourceName: constituent.sourceName, key: key)
        let same = (places[card] ?? []).filter { $0.contact == constituent.contact }
        // Of equal cards it is the one in the same place, if there is one.
        if let found = same.first(where: { $0.index == constituent.index }) ?? same.first {
          if found.position != position { knownPairs.append((found.position, position)) }
        } else {
          places[card, default: []].append((position, constituent.index, constituent.contact))
        }
      }
    }
  }
}
