import ContactModel
import FileFormats
import SourceText

/// Puts the values of a contact into the cells of a dialect's row, and tells what became of each.
struct RowFiller {
  let layout: RowLayout
  /// By the number of the key.
  private let columnsByKey: [FieldColumns]
  let keptColumns: [String: Int]
  let customGroups: [(number: Int, group: RowPlan.Group)]
  let isGoogle: Bool
  /// The column of whole names, where parts of names have none.
  let wholeName: Int?

  init(_ layout: RowLayout) {
    self.layout = layout
    var groups = [[SharedGroup]](repeating: [], count: ContactKey.allCases.count)
    var custom: [(number: Int, group: RowPlan.Group)] = []
    for (number, group) in layout.plan.groups.enumerated() {
      switch group.kind {
      case .keep: break
      case .custom: custom.append((number, group))
      default: groups[Int(group.key.rawValue)].append(SharedGroup(group, number: number))
      }
    }
    columnsByKey = zip(ContactKey.allCases, groups).map { FieldColumns($0, $1) }
    keptColumns = layout.keptColumns
    customGroups = custom
    isGoogle = layout.dialect.traits.contains(.google)
    let parts = groups[Int(ContactKey.name.rawValue)].first?.group
    let hasAllParts = [ColumnMeaning.Part.prefix, .middle, .suffix].allSatisfy {
      (parts?.column($0) ?? -1) >= 0
    }
    wholeName =
      hasAllParts ? nil : groups[Int(ContactKey.formattedName.rawValue)].first?.group.value
  }

  func columns(_ key: ContactKey) -> FieldColumns { columnsByKey[Int(key.rawValue)] }
  func groups(_ key: ContactKey) -> [SharedGroup] { columns(key).groups }

  /// Fills a row of empty cells.
  func fill(_ row: inout RowDraft, _ values: inout CellValues, _ options: WritingOptions) {
    var start = 0
    while start < values.values.count {
      let field = values.field(at: start)
      start = field.upperBound
      let key = values.values[field.lowerBound].key
      switch key {
      case .category where groups(.category).isEmpty: fillWithoutCategories(field, &values, &row)
      case .image where options.photos == .drop: row.settle(field, .leftOut)
      case .preserved: fillKept(field, &values, &row)
      case .category: fillCategories(field, &values, &row)
      case .note: fillNotes(field, &values, &row)
      default: place(field, columns(key), &values, &row)
      }
    }
    fillNames(&values, &row)
    if row.standing == nil { addToNotes(&values, &row, options) }
  }

  // MARK: Values and columns

  /// A value that has no column yet. A tuple is copied through tables.
  private struct Pending {
    var value: Int
    var wish: FieldColumns.Wish
  }

  private func place(
    _ field: Range<Int>, _ columns: FieldColumns, _ values: inout CellValues,
    _ row: inout RowDraft
  ) {
    guard !columns.groups.isEmpty else { return row.settle(field, .noRoom) }
    row.free.reset(columns)
    if let standing = row.standing {
      return place(field, columns, beside: standing, &values, &row)
    }
    // Most fields have one value.
    if field.count == 1, let value = field.first {
      let wish = wish(value, &values)
      for stage in FieldColumns.Suitability.allCases
      where place(value, wish, stage, columns, &values, &row) {
        return
      }
      return row.settle(field, .noRoom)
    }
    var pending = field.map { Pending(value: $0, wish: wish($0, &values)) }
    for stage in FieldColumns.Suitability.allCases where !pending.isEmpty {
      pending.removeAll { place($0.value, $0.wish, stage, columns, &values, &row) }
    }
    for left in pending { row.settle(left.value, .noRoom) }
  }

  /// Places values where they stood or others did, and the rest where nothing stands.
  private func place(
    _ field: Range<Int>, _ columns: FieldColumns, beside standing: StandingRow,
    _ values: inout CellValues, _ row: inout RowDraft
  ) {
    for index in columns.groups.indices where standing.taken.contains(columns.groups[index].number)
    {
      row.free.take(index)
    }
    var pending: [Pending] = []
    for value in field {
      let place = standing.places[value]
      let group = columns.groups.firstIndex { $0.number == place }
      if let group, row.free.isFree(group), write(value, to: group, columns, &values, &row) {
        continue
      }
      pending.append(Pending(value: value, wish: wish(value, &values)))
    }
    for stage in FieldColumns.Suitability.allCases where !pending.isEmpty {
      pending.removeAll { place($0.value, $0.wish, stage, columns, &values, &row) }
    }
  }

  private func wish(_ value: Int, _ values: inout CellValues) -> FieldColumns.Wish {
    let found = values.values[value]
    let hasService =
      found.key == .instantMessageAddress || found.key == .socialProfile
    let entry = values.label(value)
    return FieldColumns.Wish(
      types: found.header.types, label: entry.label,
      stored: found.label.map { Array(values.content.bytes[$0]) },
      service: hasService ? values.string(value, .service) : "")
  }

  private func place(
    _ value: Int, _ wish: FieldColumns.Wish, _ stage: FieldColumns.Suitability,
    _ columns: FieldColumns, _ values: inout CellValues, _ row: inout RowDraft
  ) -> Bool {
    var group: Int?
    columns.forEachQueue(stage, wish) { queue in
      group = row.free.first(queue, of: columns)
      return group != nil
    }
    guard let group else { return false }
    return write(value, to: group, columns, &values, &row)
  }

  /// Writes a value and what is said of it; false where the columns can't hold it.
  private func write(
    _ value: Int, to group: Int, _ columns: FieldColumns, _ values: inout CellValues,
    _ row: inout RowDraft
  ) -> Bool {
    guard let text = write(value, columns.groups[group], &values, &row) else { return false }
    row.free.take(group)
    let beside = writeBeside(value, columns.groups[group], &values, &row)
    row.settle(value, Placement.worst(text, beside))
    return true
  }

  /// Writes the label into its column; tells whether what stands beside the value is said.
  private func writeBeside(
    _ value: Int, _ shared: SharedGroup, _ values: inout CellValues, _ row: inout RowDraft
  ) -> Placement {
    let found = values.values[value]
    let entry = values.label(value)
    var isSaid = !found.hasParameters
    var isSameLabel: Bool
    var rest = entry.rest
    if shared.group.labelColumn >= 0 {
      let start = values.text.count
      // Google puts a star before what is preferred.
      let hasStar = isGoogle && found.header.preference == 1
      if hasStar { values.text.append(ascii: "* ") }
      values.text.append(entry.title)
      row.put(start..<values.text.count, shared.group.labelColumn, value)
      if found.header.preference != 0, !hasStar { isSaid = false }
      isSameLabel = entry.isKept
    } else {
      if found.header.preference != 0 { isSaid = false }
      isSameLabel = shared.label == entry.label
      rest = rest.symmetricDifference(shared.rest)
    }
    // A messenger's own column is no label.
    if found.key == .instantMessageAddress, shared.group.labelColumn < 0 {
      isSameLabel = entry.label == nil
    }
    switch found.key {
    case .phoneNumber: rest.subtract(.voice)
    case .emailAddress: rest.subtract(.internet)
    default: break
    }
    if rest.rawValue != 0 { isSaid = false }
    return isSameLabel ? isSaid ? .placed : .lessBeside : .otherLabel
  }
}
