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
    let matches = Self.matches(of: values, in: old)
    let kept = matches.map { match in
      match.flatMap { old[$0.index] == values[$0.value] ? ranges[$0.index] : nil }
    }
    for range in ranges where !kept.contains(range) { noteRemovedLines(range) }

    // Each value goes where the one stood that it is or replaces, another one behind the value
    // before it, so that the order of the file changes as little as can be.
    let oldIndices = matches.compactMap { $0?.index }
    let keepsPlaces = zip(oldIndices, oldIndices.dropFirst()).allSatisfy(<)
    let first = ranges.first?.lowerBound ?? builder.records.count
    var insertions: [Int: [FieldRecord]] = [:]
    var place = keepsPlaces && oldIndices.isEmpty ? ranges.last?.upperBound ?? first : first
    for (index, value) in values.enumerated() {
      if keepsPlaces, let match = matches[index] { place = ranges[match.index].upperBound }
      let records: [FieldRecord]
      if let range = kept[index] {
        records = Array(builder.records[range])
      } else {
        records = newRecords(field, value, replacing: matches[index].map { ranges[$0.index] })
      }
      insertions[place, default: []] += records
    }
    var result: [FieldRecord] = []
    result.reserveCapacity(builder.records.count)
    var removed = ranges[...]
    for index in 0...builder.records.count {
      if let added = insertions[index] { result += added }
      while let range = removed.first, range.upperBound <= index { removed.removeFirst() }
      guard index < builder.records.count, !(removed.first?.contains(index) ?? false) else {
        continue
      }
      result.append(builder.records[index])
    }
    builder.records = result
  }

  /// Which old value each new one is: an equal one, else the one that has its identifier.
  private static func matches<Value>(
    of values: [LabeledValue<Value>], in old: [LabeledValue<Value>]
  ) -> [(value: Int, index: Int)?] {
    var unused = Set(old.indices)
    var matches = [(value: Int, index: Int)?](repeating: nil, count: values.count)
    func match(_ isSame: (LabeledValue<Value>, LabeledValue<Value>) -> Bool) {
      for value in values.indices where matches[value] == nil {
        let found = old.indices.first { unused.contains($0) && isSame(old[$0], values[value]) }
        guard let found else { continue }
        unused.remove(found)
        matches[value] = (value, found)
      }
    }
    match { $0 == $1 && $0.id == $1.id }
    match { $0 == $1 }
    match { !$1.id.isEmpty && $0.id == $1.id }
    return matches
  }

  /// The records of a value, in the group of the one that it replaces.
  private mutating func newRecords<Value>(
    _ field: Field<Value>, _ value: LabeledValue<Value>, replacing range: Range<Int>?
  ) -> [FieldRecord] {
    var added = ContactBuilder(bytes: builder.bytes)
    field.append(value, &added)
    if let range {
      let replaced = FieldView(bytes: builder.bytes, records: builder.records, range: range)
      if field.key == .postalAddress { added.carryOverFormattedAddress(from: replaced) }
      if !added.records.isEmpty {
        added.records[0].source = FieldView.source(keeping: replaced.identity)
      }
      if let group = replaced.attributes.first(where: { $0.part == .group }) {
        added.appendAttribute(.group, text: group.text)
      }
    }
    builder.bytes = added.bytes
    return added.records
  }

  private mutating func noteRemovedLines(_ range: Range<Int>) {
    for record in builder.records[range]
    where !record.source.isEmpty && !origin.removedLines.contains(record.source) {
      origin.removedLines.append(record.source)
    }
  }

  /// Removes every value of the key.
  public mutating func removeAll(_ key: ContactKey) {
    origin.isEdited = true
    for range in FieldRanges(builder.records).reversed()
    where builder.records[range.lowerBound].key == key {
      noteRemovedLines(range)
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

extension ContactBuilder {
  /// Lets the formatted address of the one address here follow the change of its parts.
  fileprivate mutating func carryOverFormattedAddress(from replaced: FieldView) {
    let old = PostalAddress(replaced)
    let new = PostalAddress(FieldView(bytes: bytes, records: records, range: records.indices))
    let text = ShownAddress(changing: old, to: new).formattedAddress
    guard text != new.formattedAddress else { return }
    records.removeAll { $0.part == .formattedAddress }
    appendAttribute(.formattedAddress, text)
  }
}
