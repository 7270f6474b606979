package import ContactModel

/// The values of a field with what they say, to be carried from one contact to another.
struct FieldValues {
  typealias Value = LabeledValue<JSONFieldValue>

  struct Item {
    var value: Value
    /// Nil for a value that says nothing.
    var meaning: [UInt8]?
  }

  let key: ContactKey
  var items: [Item]

  init(_ contact: Contact, _ key: ContactKey) {
    self.key = key
    items = zip(contact[Field<JSONFieldValue>(key)], ContactMeaning.values(contact, of: key)).map {
      Item(value: $0, meaning: $1)
    }
  }

  /// The values, as a contact is given them.
  var values: [Value] { items.map(\.value) }

  var meanings: [[UInt8]: Int] {
    items.reduce(into: [:]) { if let meaning = $1.meaning { $0[meaning, default: 0] += 1 } }
  }

  /// The values that say something which the others don't, in their order.
  func values(notIn other: FieldValues) -> [Value] {
    var rest = other.meanings
    return items.compactMap { item in
      guard let meaning = item.meaning else { return nil }
      if let count = rest[meaning], count > 0 {
        rest[meaning] = count - 1
        return nil
      }
      return item.value
    }
  }

  /// Whether both say the same.
  func hasSameMeaning(as other: FieldValues) -> Bool { meanings == other.meanings }

  /// These values after what changed from `old` to `new` was changed in them too; nil where they
  /// were changed otherwise meanwhile.
  ///
  /// Of fields with many values each stands for itself: a number that somebody else added stays.
  func carrying(from old: FieldValues, to new: FieldValues) -> FieldValues? {
    if hasSameMeaning(as: new) { return self }
    if hasSameMeaning(as: old) { return keepingPlaces(new) }
    guard FieldSchema[key].holdsMany else { return nil }
    var gone = old.meanings
    for (meaning, count) in new.meanings { gone[meaning, default: 0] -= count }
    var added = new.items.filter { $0.meaning != nil }
    var result = self
    // What stayed is no addition.
    for item in old.items {
      if let place = added.firstIndex(where: { $0.meaning == item.meaning }) {
        added.remove(at: place)
      }
    }
    for (meaning, count) in gone where count > 0 {
      for _ in 0..<count {
        guard let place = result.items.firstIndex(where: { $0.meaning == meaning }) else {
          return nil
        }
        result.items.remove(at: place)
      }
    }
    for item in added where !result.items.contains(where: { $0.meaning == item.meaning }) {
      result.items.append(Item(value: Self.foreign(item.value), meaning: item.meaning))
    }
    return result
  }

  /// The other values, where they say the same in the notation of these, and each that takes
  /// another's place known by its identifier.
  private func keepingPlaces(_ new: FieldValues) -> FieldValues {
    var unused = items
    var result = new
    var unmatched: [Int] = []
    for index in new.items.indices {
      let meaning = new.items[index].meaning
      if let place = unused.firstIndex(where: { $0.meaning == meaning }) {
        result.items[index] = unused.remove(at: place)
      } else {
        unmatched.append(index)
      }
    }
    for (place, index) in unmatched.enumerated() {
      let value = new.items[index].value
      result.items[index].value =
        place < unused.count
        ? Self.foreign(value, id: unused[place].value.id) : Self.foreign(value)
    }
    return result
  }

  /// A value of another contact, whose identifier says nothing here.
  private static func foreign(_ value: Value, id: String = "") -> Value {
    Value(
      id: id, label: value.label, value: value.value, preference: value.preference,
      parameters: value.parameters, provenance: Provenance())
  }
}

extension FieldSchema {
  /// Whether contacts have several values of the field, which come and go one by one.
  fileprivate var holdsMany: Bool {
    isNumbered || listTitle != nil || key == .member || key == .nickname
  }
}

extension ContactChange {
  /// The values of a field that are no more, and those that are new.
  package func differingValues(
    of key: ContactKey
  ) -> (gone: [LabeledValue<JSONFieldValue>], added: [LabeledValue<JSONFieldValue>]) {
    let old = FieldValues(before ?? Contact(), key)
    let new = FieldValues(after ?? Contact(), key)
    return (old.values(notIn: new), new.values(notIn: old))
  }
}
