import SourceText

/// A contact being made or changed.
///
/// It has the same fields as ``Contact``, to be set. A value that is set to what it was keeps
/// its provenance.
public struct ContactDraft: Sendable {
  private var builder: ContactBuilder
  private var origin: ContactOrigin

  init(_ contact: Contact) {
    builder = ContactBuilder(bytes: contact.storage.bytes, records: contact.storage.records)
    origin = contact.storage.origin
  }

  func contact() -> Contact {
    Contact(
      storage: ContactStorage(bytes: builder.bytes, records: builder.records, origin: origin))
  }

  /// The values of a field, in their order.
  public subscript<Value>(field: Field<Value>) -> [LabeledValue<Value>] {
    get {
      FieldReader(bytes: builder.bytes, records: builder.records, origin: origin)[field]
    }
    set { replace(field, with: newValue) }
  }

  private mutating func replace<Value>(
    _ field: Field<Value>, with values: [LabeledValue<Value>]
  ) {
    let old = self[field]
    if old == values { return }
    origin.isEdited = true
    let ranges = FieldRanges(builder.records).filter {
      builder.records[$0.lowerBound].key == field.key
    }
    // Old values that stay keep their records; each serves one new value.
    var unused = Array(zip(old, ranges))
    var replacement: [FieldRecord] = []
    for value in values {
      if let index = unused.firstIndex(where: { $0.0 == value }) {
        replacement += builder.records[unused.remove(at: index).1]
      } else {
        var added = ContactBuilder(bytes: builder.bytes)
        field.append(value, &added)
        builder.bytes = added.bytes
        replacement += added.records
      }
    }
    for (_, range) in unused {
      for record in builder.records[range]
      where !record.source.isEmpty && !origin.removedLines.contains(record.source) {
        origin.removedLines.append(record.source)
      }
    }
    let place = ranges.first?.lowerBound ?? builder.records.count
    for range in ranges.reversed() { builder.records.removeSubrange(range) }
    builder.records.insert(contentsOf: replacement, at: min(place, builder.records.count))
  }

  /// Removes every value of the key.
  public mutating func removeAll(_ key: ContactKey) {
    origin.isEdited = true
    for range in FieldRanges(builder.records).reversed()
    where builder.records[range.lowerBound].key == key {
      for record in builder.records[range]
      where !record.source.isEmpty && !origin.removedLines.contains(record.source) {
        origin.removedLines.append(record.source)
      }
      builder.records.removeSubrange(range)
    }
  }

  /// Sets or removes the first value of a field and leaves the others alone.
  mutating func setFirst<Value>(_ field: Field<Value>, to value: Value?) {
    var values = self[field]
    if let value {
      if values.isEmpty {
        values.append(LabeledValue(value))
      } else {
        values[0].value = value
      }
    } else if !values.isEmpty {
      values.removeFirst()
    }
    self[field] = values
  }
}
