/// Which records keys name, now or before they were merged. Records of one UID are told apart by what
/// they say, which may stand behind it.
package struct RecordsByKey {
  private let records: [UnificationRecord]
  private var positions: [RecordKey: [Int]] = [:]

  package init(_ records: [UnificationRecord]) {
    self.records = records
    for (position, record) in records.enumerated() {
      for key in [record.key] + record.formerKeys where positions[key]?.last != position {
        positions[key, default: []].append(position)
      }
    }
  }

  /// The positions of the records that a key names, ascending.
  package subscript(key: RecordKey) -> [Int] {
    if let found = positions[key] { return found }
    return namesakes(of: key).filter { position in
      let record = records[position]
      return record.key.qualified(by: record.contact) == key || record.formerQualifiedKey == key
    }
  }

  /// The positions of the records with the UID of a key that says behind it which of them it is.
  func namesakes(of key: RecordKey) -> [Int] { key.unqualified.flatMap { positions[$0] } ?? [] }

  /// A key that names one record alone, as far as what records say tells them apart.
  func key(of position: Int) -> RecordKey {
    let record = records[position]
    return positions[record.key]?.count == 1
      ? record.key : record.key.qualified(by: record.contact)
  }
}

extension UnificationRecord {
  /// The key that told a record from others of its UID before a merge gave it another one, which is made of what it
  /// said; nil where none did.
  fileprivate var formerQualifiedKey: RecordKey? {
    guard formerKeys.count == 1, let identifier = key.identifier,
      identifier.hasPrefix("unicard-"), key != formerKeys[0]
    else { return nil }
    return RecordKey(text: "\(formerKeys[0])#\(identifier.dropFirst("unicard-".count))")
  }
}
