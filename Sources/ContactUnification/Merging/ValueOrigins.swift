import ContactModel

/// Which records the values of a merged contact came from.
///
/// One list for all fields, since there are as many of these as people.
struct ValueOrigins: Sendable {
  private struct Entry: Sendable {
    let key: ContactKey
    /// Whether the field's next value begins.
    let isFirst: Bool
    /// The record's position; -1 for a value that is no record's.
    let position: Int32
  }
  private var entries: [Entry] = []

  /// Adds the records of the field's next value.
  mutating func append(_ records: [Int], of key: ContactKey) {
    for (index, position) in (records.isEmpty ? [-1] : records).enumerated() {
      entries.append(
        Entry(key: key, isFirst: index == 0, position: Int32(truncatingIfNeeded: position)))
    }
  }

  /// For each value of a field, in their order, the positions of its records.
  subscript(key: ContactKey) -> [[Int]] {
    var values: [[Int]] = []
    for entry in entries where entry.key == key {
      if entry.isFirst { values.append([]) }
      if entry.position >= 0 { values[values.count - 1].append(Int(entry.position)) }
    }
    return values
  }

  /// The same in no more room than it needs.
  var compact: ValueOrigins {
    var copy = self
    copy.entries = entries.withoutRoom
    return copy
  }
}
