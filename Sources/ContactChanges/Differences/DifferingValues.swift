package import ContactModel

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

extension FieldValues {
  /// The values that say something which the others don't, in their order.
  fileprivate func values(notIn other: FieldValues) -> [Value] {
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
}
