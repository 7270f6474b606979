import ContactModel
import FileFormats
import SourceText

/// Puts the values of a contact into the cells of a dialect's row, and tells what became of each.
struct RowFiller: ~Copyable {
  let layout: RowLayout
  let options: WritingOptions
  var values: CellValues
  var row = RowDraft()
  /// By the number of the key.
  private let columnsByKey: [FieldColumns]
  let keptColumns: [String: Int]
  let columnsOfProperties: [String: Int]
  /// Whether the contact is a firm that names nobody.
  private var isOfFirm = false
  let customGroups: [(number: Int, group: RowPlan.Group)]
  let exactColumns: ExactColumns
  let isGoogle: Bool
  /// The column of whole names, where parts of names have none.
  let wholeName: Int?

  /// - Parameter hasTypesAsLabels: Whether a TYPE value of somebody's own is a label where there is no
  ///   other.
  init(_ layout: RowLayout, _ options: WritingOptions, withTypesAsLabels hasTypesAsLabels: Bool) {
    self.layout = layout
    self.options = options
    values = CellValues(withTypesAsLabels: hasTypesAsLabels)
    exactColumns = ExactColumns(layout)
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
    columnsOfProperties = layout.columnsOfProperties
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

  /// Takes the values of a contact, which must stay as it is while they are in use.
  mutating func load(_ content: ContactContent) {
    values.load(content)
    row.reset(columns: layout.mapping.columns.count, values: values.values.count)
  }

  /// Fills the row with the values.
  mutating func fill() {
    let isExact = layout.dialect == .unicard
    let fields = values.fields
    func has(_ key: ContactKey) -> Bool {
      fields.contains { values.values[$0.lowerBound].key == key }
    }
    isOfFirm = !has(.name) && has(.organization)
    for field in fields {
      if isExact { fillExactly(field) } else { fill(field) }
    }
    if isExact { return }
    fillNames()
    if row.standing == nil { addToNotes() }
  }

  private mutating func fill(_ field: Range<Int>) {
    switch values.values[field.lowerBound].key {
    case .image where options.photos == .drop: row.settle(field, .leftOut)
    case .preserved: fillKept(field)
    case .category: fillCategories(field)
    case .note: fillNotes(field)
    case let key: place(field, columns(key))
    }
  }

  // MARK: Values and columns

  private mutating func place(_ field: Range<Int>, _ columns: FieldColumns) {
    guard !columns.groups.isEmpty else { return }
    row.free.reset(columns)
    // Where a row stands already, values go where they stood or others did, and the rest where nothing
    // stands.
    if let standing = row.standing {
      for (index, group) in columns.groups.enumerated() where standing.taken.contains(group.number)
      {
        row.free.take(index)
      }
      for value in field {
        let place = standing.places[value]
        let group = columns.groups.firstIndex { $0.number == place }
        if let group, row.free.isFree(group) { write(value, to: group, columns) }
      }
    }
    // Most fields have one value.
    if field.count == 1, let value = field.first {
      let wish = wish(value)
      for stage in FieldColumns.Suitability.allCases where row.placements[value] == .noRoom {
        place(value, wish, stage, columns)
      }
      return
    }
    let wishes = preferredFirst(field).map { ($0, wish($0)) }
    for stage in FieldColumns.Suitability.allCases {
      for (value, wish) in wishes where row.placements[value] == .noRoom {
        place(value, wish, stage, columns)
      }
    }
  }

  /// The values of a field, those that are preferred before others: the first column is how tables say it,
  /// but for Google's, which have a star.
  private func preferredFirst(_ field: Range<Int>) -> [Int] {
    func rank(_ value: Int) -> UInt8 {
      let preference = values.values[value].header.preference
      return preference == 0 ? .max : preference
    }
    guard !isGoogle, row.standing == nil, field.contains(where: { rank($0) < .max }) else {
      return Array(field)
    }
    // Equals stay in their order.
    return field.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  private mutating func wish(_ value: Int) -> FieldColumns.Wish {
    let found = values.values[value]
    return FieldColumns.Wish(
      types: found.header.types, label: values.label(value).label,
      stored: found.label.map { values.content.bytes[$0].string },
      service: found.key == .instantMessageAddress || found.key == .socialProfile
        ? values.string(value, .service) : "",
      isOfFirm: isOfFirm)
  }

  private mutating func place(
    _ value: Int, _ wish: FieldColumns.Wish, _ stage: FieldColumns.Suitability,
    _ columns: FieldColumns
  ) {
    if let group = columns.group(stage, wish, &row.free) { write(value, to: group, columns) }
  }

  /// Writes a value and what is said of it, unless the columns can't hold it.
  private mutating func write(_ value: Int, to group: Int, _ columns: FieldColumns) {
    guard let text = write(value, columns.groups[group]) else { return }
    row.free.take(group)
    row.settle(value, .worst(text, writeBeside(value, columns.groups[group])))
  }

  /// Writes the label into its column; tells whether what stands beside the value is said.
  private mutating func writeBeside(_ value: Int, _ shared: SharedGroup) -> Placement {
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
      isSameLabel = entry.isKept
      // What kind of number it is, is said where no label is.
      if found.key == .phoneNumber, entry.label == nil {
        let kinds = entry.rest.subtracting(.voice).memberNames
        if !kinds.isEmpty {
          isSameLabel = false
          values.text.append(
            utf8: kinds.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
        }
      }
      row.put(start..<values.text.count, shared.group.labelColumn, value)
      if found.header.preference != 0, !hasStar { isSaid = false }
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
