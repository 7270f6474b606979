import SourceText

/// A contact being made or changed.
///
/// It has the same fields as ``Contact``, to be set. A value that is set to what it was keeps
/// its provenance. A singular property stands for the first value: setting it leaves the others
/// alone, nil and an empty text remove all of them, and the parts of the first name and of the first
/// organization are those of this one alone. Line breaks become line feeds, and characters
/// NUL are left out of every text, because no file could give them back.
public struct ContactDraft: Sendable {
  private var builder: ContactBuilder
  private var origin: ContactOrigin
  /// Whether the formatted name was set, and is not to follow what is set after it.
  private var isFormattedNameSet = false

  init(_ contact: Contact) {
    builder = ContactBuilder(bytes: contact.storage.bytes, records: contact.storage.records)
    origin = contact.storage.origin
  }

  func contact() -> Contact {
    Contact(
      storage: ContactStorage(bytes: builder.bytes, records: builder.records, origin: origin))
  }

  /// The values of a field, in their order. ``formattedName`` follows a change of the first name,
  /// as with ``name``, and one of the organization whose name it is, unless it was set itself.
  public subscript<Value>(field: Field<Value>) -> [LabeledValue<Value>] {
    get {
      FieldReader(bytes: builder.bytes, records: builder.records, origin: origin)[field]
    }
    set {
      if field.key == .formattedName { isFormattedNameSet = true }
      // Values of other types are set by who sets the formatted name, too.
      guard Value.self == PersonName.self || Value.self == Organization.self else {
        return replace(field, with: newValue)
      }
      let old = (name, organization)
      replace(field, with: newValue)
      carryOverFormattedName(from: old)
    }
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
    var isKept = old.map { _ in false }
    let kept = matches.indices.map { value -> Range<Int>? in
      guard let match = matches[value], old[match] == values[value] else { return nil }
      isKept[match] = true
      return ranges[match]
    }
    noteRemovedLines(ranges.indices.filter { !isKept[$0] }.map { ranges[$0] })

    // Each value goes where the one stood that it is or replaces, another one behind the value
    // before it, so that the order of the file changes as little as can be.
    let oldIndices = matches.compactMap(\.self)
    let keepsPlaces = zip(oldIndices, oldIndices.dropFirst()).allSatisfy(<)
    let first = ranges.first?.lowerBound ?? builder.records.count
    var insertions: [Int: [FieldRecord]] = [:]
    var place = keepsPlaces && oldIndices.isEmpty ? ranges.last?.upperBound ?? first : first
    for (index, value) in values.enumerated() {
      if keepsPlaces, let match = matches[index] { place = ranges[match].upperBound }
      let records: [FieldRecord]
      if let range = kept[index] {
        records = Array(builder.records[range])
      } else {
        records = newRecords(field, value, replacing: matches[index].map { ranges[$0] })
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
  ) -> [Int?] {
    var matches = [Int?](repeating: nil, count: values.count)
    var isUsed = old.map { _ in false }
    // Most values stay where they are.
    for (place, pair) in zip(values, old).enumerated() {
      guard pair.0.id == pair.1.id, pair.0 == pair.1 else { break }
      (matches[place], isUsed[place]) = (place, true)
    }
    func match<Identity: Hashable>(by identity: (LabeledValue<Value>) -> Identity?) {
      let left = values.indices.filter { matches[$0] == nil }
      if left.isEmpty { return }
      var places: [Identity: [Int]] = [:]
      for place in old.indices.reversed() where !isUsed[place] {
        if let identity = identity(old[place]) { places[identity, default: []].append(place) }
      }
      for value in left {
        guard let identity = identity(values[value]), let found = places[identity]?.popLast()
        else { continue }
        (matches[value], isUsed[found]) = (found, true)
      }
    }
    match { IdentifiedValue(value: $0, id: $0.id) }
    match { $0 }
    match { $0.id.isEmpty ? nil : $0.id }
    return matches
  }

  /// The records of a value, in the group of the one that it replaces.
  private mutating func newRecords<Value>(
    _ field: Field<Value>, _ value: LabeledValue<Value>, replacing range: Range<Int>?
  ) -> [FieldRecord] {
    var added = ContactBuilder()
    // Lent, not shared: the text of all values would be copied for each.
    swap(&added.bytes, &builder.bytes)
    defer { swap(&added.bytes, &builder.bytes) }
    field.append(value, &added)
    guard let range else { return added.records }
    if field.key == .postalAddress {
      let replaced = FieldView(bytes: added.bytes, records: builder.records, range: range)
      added.carryOverFormattedAddress(from: PostalAddress(replaced))
    }
    let replaced = builder.records[range]
    if !added.records.isEmpty {
      added.records[0].source = FieldView.source(keeping: FieldView.identity(of: replaced))
    }
    if let group = replaced.dropFirst().first(where: { $0.part == .group }) {
      added.appendAttribute(.group, text: group.text)
    }
    return added.records
  }

  private mutating func noteRemovedLines(_ ranges: [Range<Int>]) {
    if ranges.isEmpty { return }
    var known = Set(origin.removedLines)
    for record in ranges.joined().map({ builder.records[$0] })
    where !record.source.isEmpty && known.insert(record.source).inserted {
      origin.removedLines.append(record.source)
    }
  }

  /// Removes every value of the key.
  public mutating func removeAll(_ key: ContactKey) {
    origin.isEdited = true
    let ranges = FieldRanges(builder.records).filter { builder.records[$0.lowerBound].key == key }
    noteRemovedLines(ranges)
    var isRemoved = false
    builder.records.removeAll { record in
      if record.isValue { isRemoved = record.key == key }
      return isRemoved
    }
  }

  /// Sets the first value of a field and leaves the others alone; nil and an empty text remove all
  /// of them, so that there is none.
  mutating func setFirst<Value>(_ field: Field<Value>, to value: Value?) {
    guard let value, value as? String != "" else {
      self[field] = []
      return
    }
    setFirstAlone(field, to: value)
  }

  /// Sets the first value of a field and leaves the others alone; nil removes it.
  mutating func setFirstAlone<Value>(_ field: Field<Value>, to value: Value?) {
    var values = self[field]
    if let value {
      if values.isEmpty { values.append(LabeledValue(value)) } else { values[0].value = value }
    } else {
      values = Array(values.dropFirst())
    }
    self[field] = values
  }

  // MARK: The formatted name

  /// Lets the formatted name follow a change of the parts that it was made of.
  package mutating func carryOverFormattedName(from old: Contact) {
    carryOverFormattedName(from: (old.name, old.organization))
  }

  private mutating func carryOverFormattedName(from old: (PersonName?, Organization?)) {
    guard !isFormattedNameSet, let shown = formattedName else { return }
    var changed: String? = shown
    let new = name ?? PersonName()
    if let oldName = old.0, oldName != new {
      changed = ShownName(changing: oldName, to: new).changed(shown)
    } else if let organization = old.1?.name, shown == organization, new.isEmpty {
      // Removed, it stays what the contact is called.
      changed = organizationName ?? shown
    }
    if changed == shown { return }
    // Those in other languages stay.
    setFirstAlone(.formattedNames, to: changed)
    isFormattedNameSet = false
  }
}

/// A value together with its identifier, which equality leaves out.
private struct IdentifiedValue<Value: Hashable & Sendable>: Hashable {
  let value: LabeledValue<Value>
  let id: String
}

extension ContactBuilder {
  /// Lets the formatted address of the one address here follow the change of its parts.
  fileprivate mutating func carryOverFormattedAddress(from old: PostalAddress) {
    let new = PostalAddress(FieldView(bytes: bytes, records: records, range: records.indices))
    let text = ShownAddress(changing: old, to: new).formattedAddress
    guard text != new.formattedAddress else { return }
    records.removeAll { $0.part == .formattedAddress }
    appendAttribute(.formattedAddress, text)
  }
}
