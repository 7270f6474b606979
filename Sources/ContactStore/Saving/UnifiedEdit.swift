import ContactChanges
import ContactModel
import ContactUnification

/// What becomes of the records of a person when their unified contact is edited: each change goes to
/// the records that the value comes from, and what is new to the one that has most of the field.
struct UnifiedEdit {
  private let change: ContactChange
  private let records: [Contact]
  private let before: Contact
  private let after: Contact

  init(_ change: ContactChange, records: [Contact]) {
    self.change = change
    self.records = records
    before = change.before ?? Contact()
    after = change.after ?? Contact()
  }

  /// The records afterwards, which together make the contact as it was edited.
  func result() throws -> [Contact] {
    var result = records
    for key in change.keys where !Self.isAboutCard(key) {
      result = edited(result, key)
    }
    let unified = try Self.unified(result)
    for key in change.keys where !Self.isAboutCard(key) {
      guard !unified.hasSameMeaning(as: after, for: key) else { continue }
      // What the records say is no part of what was edited: all that have the field say it anew.
      result = replaced(result, key)
    }
    return result
  }

  private static func unified(_ records: [Contact]) throws -> Contact {
    try ContactFetch.unified(
      records.enumerated().map { ($1, Int64($0), 0) }, id: 1)
  }

  private static func isAboutCard(_ key: ContactKey) -> Bool {
    [.revision, .created, .productIdentifier].contains(key)
  }

  private static func field(_ key: ContactKey) -> Field<JSONFieldValue> { Field(key) }

  // MARK: One field

  private func edited(_ records: [Contact], _ key: ContactKey) -> [Contact] {
    let field = Self.field(key)
    let old = before[field]
    let new = after[field]
    let oldIDs = Set(old.map(\.id))
    // A value that was changed has the identifier that it had.
    var replacements: [String: LabeledValue<JSONFieldValue>] = [:]
    for value in new where oldIDs.contains(value.id) { replacements[value.id] = value }
    let removed = old.filter { value in
      !new.contains { $0 == value || !value.id.isEmpty && $0.id == value.id }
    }
    let changed = old.compactMap {
      value -> (LabeledValue<JSONFieldValue>, LabeledValue<JSONFieldValue>)? in
      guard let other = replacements[value.id], other != value else { return nil }
      return (value, other)
    }
    let added = new.filter { value in
      !old.contains { $0 == value || !value.id.isEmpty && $0.id == value.id }
    }
    var result = records.map { record in
      var values = record[field]
      for value in removed { values.removeAll { $0.value == value.value } }
      for (value, other) in changed {
        for index in values.indices where values[index].value == value.value {
          values[index].value = other.value
          if value.label != other.label { values[index].label = other.label }
        }
      }
      return values == record[field] ? record : record.editing { $0[field] = values }
    }
    if !added.isEmpty {
      let home = home(of: field)
      result[home] = result[home].editing { draft in
        draft[field] = draft[field] + added.map { Self.without($0) }
      }
    }
    return result
  }

  /// The record with most values of the field, the first of several.
  private func home(of field: Field<JSONFieldValue>) -> Int {
    let counts = records.map { $0[field].count }
    return counts.firstIndex(of: counts.max() ?? 0) ?? 0
  }

  private func replaced(_ records: [Contact], _ key: ContactKey) -> [Contact] {
    let field = Self.field(key)
    let values = after[field].map { Self.without($0) }
    let home = home(of: field)
    return records.enumerated().map { index, record in
      guard index == home || record.has(key) else { return record }
      return record.editing { $0[field] = values }
    }
  }

  /// The value without what ties it to the contact that it was in.
  private static func without(
    _ value: LabeledValue<JSONFieldValue>
  ) -> LabeledValue<JSONFieldValue> {
    LabeledValue(
      value.value, label: value.label, preference: value.preference, parameters: value.parameters)
  }
}
