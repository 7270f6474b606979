import ContactModel
package import ContactUnification

/// What records tell of the merges that they came out of, where a merged file is merged again.
package struct EarlierMerges {
  /// The records, those that were merged with the keys of what they were merged from.
  package private(set) var records: [UnificationRecord]
  /// Records that hold the same card, or of which one holds the other: they are one person, as
  /// they were before. By their positions.
  package private(set) var knownPairs: [(Int, Int)] = []

  /// Cards are known by their bytes, whatever their file is called now.
  package init(_ records: [UnificationRecord]) {
    self.records = records
    var merged: [(position: Int, texts: [ConstituentText])] = []
    for (position, record) in records.enumerated() {
      guard record.holdsRecords, let texts = record.contact.constituentTexts else { continue }
      merged.append((position, texts))
      self.records[position] = UnificationRecord(
        contact: record.contact, source: record.source, index: record.index, key: record.key,
        formerKeys: texts.compactMap { $0.key ?? $0.constituent.map { RecordKey($0.contact) } })
    }
    guard !merged.isEmpty else { return }
    let mergedPositions = Set(merged.map(\.position))
    var places: [[UInt8]: Int] = [:]
    for (position, record) in records.enumerated() where !mergedPositions.contains(position) {
      let card = ConstituentText(record, record.contact, sourceName: "").identity
      if places[card] == nil { places[card] = position }
    }
    for (position, texts) in merged {
      for text in texts {
        if let found = places[text.identity] {
          if found != position { knownPairs.append((found, position)) }
        } else {
          places[text.identity] = position
        }
      }
    }
  }
}
