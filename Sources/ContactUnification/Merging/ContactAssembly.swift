import ContactModel
import SourceText

/// Puts a merged contact together from values of several records, copying what was read rather
/// than making it anew. Property groups are left out: their names mean something within one card
/// alone.
struct ContactAssembly {
  private var builder = ContactBuilder()
  private let ranks: [RecordPrecedence.Rank]
  /// For each field, the records that each of its values came from.
  private(set) var origins = ValueOrigins()
  /// Fields for which a record has said what it prefers.
  private var preferring: [ContactKey: Int] = [:]

  /// Labels and parameters that have no place beside the values that they are said of.
  private(set) var conflicts: [UnificationConflict] = []

  /// - Parameter ranks: Those of the records.
  init(ranks: [RecordPrecedence.Rank]) { self.ranks = ranks }

  /// Appends a group's value in its best notation, with the labels of all.
  ///
  /// - Parameters:
  ///   - records: Whose value it is, where not the group's records'.
  ///   - replacement: What to write in place of the best notation.
  ///   - isWhole: Whether all values of the field come from one record, so that parameters which
  ///     point within a card still do.
  mutating func append(
    _ group: ValueGroup, records: [Int]? = nil, replacement: (any FieldValue)? = nil,
    isWhole: Bool = false
  ) {
    let base = group.base
    let key = base.header.key
    origins.append(records ?? group.records, of: key)
    // All types that the records give the value.
    let types = group.members.reduce(into: TypeSet.none) { $0.formUnion($1.header.types) }
    let preference = preference(of: group, key)
    appendValue(base, key: key, types: types, preference: preference, replacement: replacement)
    appendLabel(of: group)
    appendCustomTypes(group)
    appendParameters(group, keepsLocal: isWhole)
  }

  /// The label that somebody gave the value: the first one. The preferred account's own label stays,
  /// also where it is a type.
  private mutating func appendLabel(of group: ValueGroup) {
    var known: [[UInt8]] = []
    var keptRecord = 0
    let own = group.members.prefix { ranks[$0.record].account == 0 }
    if let named = own.first(where: { $0.header.types.label.label != nil }),
      !own.contains(where: { $0.attributes.contains(where: Self.isLabel) })
    {
      keptRecord = named.record
      known.append(FoldedBytes.words((named.header.types.label.label?.name ?? "").utf8))
    }
    let isOfType = !known.isEmpty
    for member in group.members {
      for record in member.attributes where Self.isLabel(record) {
        let label = Label(
          storedText: String(decoding: member.storage.bytes[record.text.range], as: UTF8.self))
        let words = FoldedBytes.words(label.name.utf8)
        if known.contains(words) { continue }
        known.append(words)
        if known.count == 1, !isOfType {
          copyAttribute(record, of: member)
          keptRecord = member.record
          continue
        }
        tellOfOther(
          "\(ValueText.of(group.base)) (\(label.readableName))", of: member.record,
          beside: group.base, of: keptRecord)
      }
    }
  }

  /// Appends a value that no record has in that field.
  mutating func append<Value>(
    _ value: LabeledValue<Value>, as field: Field<Value>, records: [Int]
  ) {
    origins.append(records, of: field.key)
    field.append(value, &builder)
  }

  func contact(origin: ContactOrigin) -> Contact {
    Contact(
      storage: ContactStorage(
        bytes: builder.bytes.withoutRoom, records: builder.records.withoutRoom,
        origin: ContactOrigin(source: origin.source, index: origin.index)))
  }

  // MARK: - Copying

  private mutating func appendValue(
    _ value: ConstituentValue, key: ContactKey, types: TypeSet, preference: UInt8,
    replacement: (any FieldValue)?
  ) {
    let header = value.header
    builder.append(
      key, text: store(header.text, of: value), form: header.form, types: types,
      preference: preference, source: .empty)
    if let replacement {
      replacement.write(to: &builder)
      return
    }
    for record in value.attributes where record.part.isContent {
      copyAttribute(record, of: value)
    }
  }

  private mutating func copyAttribute(_ record: FieldRecord, of value: ConstituentValue) {
    builder.appendAttribute(record.part, text: store(record.text, of: value))
  }

  private mutating func store(_ range: ByteRange, of value: ConstituentValue) -> ByteRange {
    let start = builder.bytes.count
    builder.bytes.append(contentsOf: value.storage.bytes[range.range])
    return ByteRange(start: start, count: builder.bytes.count - start)
  }

  private static func isLabel(_ record: FieldRecord) -> Bool {
    if case .label = record.part { true } else { false }
  }

  // MARK: - What is said about a value

  /// The first record to state a preference speaks for the whole field.
  private mutating func preference(of group: ValueGroup, _ key: ContactKey) -> UInt8 {
    for member in group.members where member.header.preference > 0 {
      let speaker = preferring[key] ?? member.record
      preferring[key] = speaker
      if speaker == member.record { return member.header.preference }
    }
    return 0
  }

  private mutating func appendCustomTypes(_ group: ValueGroup) {
    var seen: [ArraySlice<UInt8>] = []
    for member in group.members {
      for record in member.attributes {
        guard case .customType = record.part else { continue }
        let text = member.storage.bytes[record.text.range]
        if seen.contains(where: { $0.elementsEqual(text) }) { continue }
        seen.append(text)
        copyAttribute(record, of: member)
      }
    }
  }

  /// The parameters of the best notation, and those of the others that it lacks.
  private mutating func appendParameters(_ group: ValueGroup, keepsLocal: Bool) {
    let hasParameters = group.members.contains { member in
      member.attributes.contains { if case .parameterName = $0.part { true } else { false } }
    }
    guard hasParameters else { return }
    var seen: [String: (record: Int, values: [[String]])] = [:]
    let members = group.members.count > 1 ? [group.base] + group.members : group.members
    for member in members {
      var name = ""
      var isCopied = false
      var own: [String: [String]] = [:]
      for record in member.attributes {
        switch record.part {
        case .parameterName:
          name = String(decoding: member.storage.bytes[record.text.range], as: UTF8.self)
          isCopied =
            seen[name] == nil
            && (keepsLocal && member.record == group.base.record || member.record == 0
              || !Parameter.isLocal(name))
          own[name] = own[name] ?? []
        case .parameterValue:
          let text = String(decoding: member.storage.bytes[record.text.range], as: UTF8.self)
          own[name, default: []].append(text)
        default: continue
        }
        if isCopied { copyAttribute(record, of: member) }
      }
      for (name, values) in own.sorted(by: { $0.key < $1.key }) {
        guard let known = seen[name] else {
          seen[name] = (member.record, [values])
          continue
        }
        if known.values.contains(values) || Parameter.isLocal(name) { continue }
        seen[name]?.values.append(values)
        tellOfOther(
          name + "=" + values.joined(separator: ","), of: member.record, beside: group.base,
          of: known.record)
      }
    }
  }

  /// Tells of what stands once beside a value, and is said otherwise by another record.
  private mutating func tellOfOther(
    _ other: String, of otherRecord: Int, beside value: ConstituentValue, of keptRecord: Int
  ) {
    let key = value.header.key
    conflicts.append(
      UnificationConflict(
        key: key,
        kept: UnificationConflict.Value(
          text: ValueText.of(value), records: [keptRecord], keptAs: key),
        others: [UnificationConflict.Value(text: other, records: [otherRecord], keptAs: nil)],
        rule: ranks[keptRecord].rule(over: ranks[otherRecord]), isChoice: false))
  }
}

extension Array {
  /// A copy that has no room for more, of which there are as many as people.
  var withoutRoom: [Element] { withUnsafeBufferPointer { Array($0) } }
}
