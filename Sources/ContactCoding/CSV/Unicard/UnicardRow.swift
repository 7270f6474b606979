import ContactModel
import SourceText

/// The values of a field as the format `csv` has them.
struct UnicardRow {
  /// The values that have columns of their own.
  var numbered: [ContactValue] = []
  /// Values that share a cell: categories that have nothing but their text.
  var list: String?
  /// Values that came from columns without a field, with the names of these.
  var kept: [(header: String, text: String)] = []

  static func values(_ key: ContactKey, of contact: Contact) -> UnicardRow {
    UnicardRow(key, ContactValue.values(key, of: contact))
  }

  init(_ key: ContactKey, _ values: [ContactValue]) {
    switch key {
    case .category:
      let isPlain = values.allSatisfy { value in
        value.cells.count == 1 && !value[.value].contains(":::") && !value[.value].isEmpty
          && value[.value].first != " " && value[.value].last != " "
      }
      if isPlain {
        list = values.map { $0[.value] }.joined(separator: ContactValue.separator)
      } else {
        numbered = values
      }
    case .preserved:
      // Their columns stand behind all others, so only the last values keep their order there.
      var headers: Set<String> = []
      var end = values.count
      while end > 0, let kept = KeptValue(values[end - 1]), kept.isColumn,
        UnicardHeaders.meaning(of: kept.name) == nil, headers.insert(kept.name).inserted
      {
        self.kept.insert((kept.name, kept.text), at: 0)
        end -= 1
      }
      numbered = Array(values[..<end])
    default: numbered = values
    }
  }
}

/// A preserved property that was a column or a custom field of another file.
struct KeptValue {
  /// The column's header, or the custom field's label.
  var name: String
  var text: String
  /// Whether it was a column.
  var isColumn: Bool

  /// Nil where the property is none of these, or has more than can be given back.
  init?(_ value: ContactValue) {
    let raw = value[.value]
    text = KeptColumn.unescaped(raw)
    guard KeptColumn.escaped(text) == raw, value.preference == nil else { return nil }
    let property = value[.name]
    if property == KeptColumn.customProperty, value.parameters.isEmpty {
      name = value.label?.name ?? ""
      isColumn = false
      return
    }
    guard value.label == nil, value.parameters.count == 1,
      value.parameters[0].name == KeptColumn.parameter, value.parameters[0].values.count == 1,
      property == RowPlan.propertyName(value.parameters[0].values[0])
    else { return nil }
    name = value.parameters[0].values[0]
    isColumn = true
    if name.isEmpty { return nil }
  }

  /// Whether a value can be one, which is told sooner than which one.
  static func isPossible(_ value: Int, _ values: borrowing CellValues) -> Bool {
    values.memory.all[values.values[value].traits].shell.parameters.count == 1
      || values.text[values.range(value, .name)].isSame(as: Bytes("X-CUSTOM-FIELD"))
  }

  static func values(of contact: Contact) -> [KeptValue] {
    guard contact.has(.preserved) else { return [] }
    return ContactValue.values(.preserved, of: contact).compactMap { KeptValue($0) }
  }
}

extension Contact {
  /// The keys that the contact has values for, in the order of their definition.
  var keys: [ContactKey] {
    var present: UInt64 = 0
    for record in storage.records where record.isValue {
      present |= 1 << UInt64(record.key.rawValue)
    }
    return ContactKey.allCases.filter { present & (1 << UInt64($0.rawValue)) != 0 }
  }
}
