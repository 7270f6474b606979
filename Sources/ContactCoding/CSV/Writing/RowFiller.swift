import ContactModel
import SourceText

/// Puts the values of a contact into the cells of a dialect's row.
///
/// Values go to the columns of their own label first, then to those that hold any label, then to
/// those that say none. What finds no column is returned, to be put into the notes.
struct RowFiller {
  /// The cells of a row, as ranges of the values' text.
  typealias Row = [Range<Int>]

  let layout: RowLayout
  /// By the number of the key.
  private let groupsByKey: [[SharedGroup]]
  private let keptColumns: [String: Int]
  private let customGroups: [RowPlan.Group]
  private let isGoogle: Bool
  /// The column of whole names, where parts of names have none.
  let wholeName: Int?

  init(_ layout: RowLayout) {
    self.layout = layout
    var groups = [[SharedGroup]](repeating: [], count: ContactKey.allCases.count)
    var kept: [String: Int] = [:]
    var custom: [RowPlan.Group] = []
    for group in layout.plan.groups {
      switch group.kind {
      case .keep:
        let header = HeaderText.folded(String(decoding: group.header, as: UTF8.self))
        if kept[header] == nil { kept[header] = group.value }
      case .custom: custom.append(group)
      default: groups[Int(group.key.rawValue)].append(SharedGroup(group))
      }
    }
    groupsByKey = groups
    keptColumns = kept
    customGroups = custom
    isGoogle = layout.dialect.traits.contains(.google)
    let parts = groupsByKey[Int(ContactKey.name.rawValue)].first?.group
    let hasAllParts = [ColumnMeaning.Part.prefix, .middle, .suffix].allSatisfy {
      (parts?.column($0) ?? -1) >= 0
    }
    wholeName =
      hasAllParts ? nil : groupsByKey[Int(ContactKey.formattedName.rawValue)].first?.group.value
  }

  func groups(_ key: ContactKey) -> [SharedGroup] { groupsByKey[Int(key.rawValue)] }

  /// Fills a row of empty cells. What is left over, and what of that was added to the notes, are
  /// positions of values, in ascending order.
  func fill(
    _ row: inout Row, _ values: inout CellValues, _ contact: Contact,
    photos: WritingOptions.PhotoPolicy, leftovers: inout [Int], noted: inout [Int]
  ) {
    var start = 0
    while start < values.values.count {
      let field = values.field(at: start)
      start = field.upperBound
      let key = values.values[field.lowerBound].key
      switch key {
      case .image where photos == .drop: break
      case .preserved: fillKept(field, &values, &row, &leftovers)
      case .category: fillCategories(field, &values, &row)
      case .note: fillNotes(field, &values, &row)
      default: place(field, key, &values, &row, &leftovers)
      }
    }
    fillMissingName(contact, &values, &row)
    fillWholeName(contact, &values, &row)
    addToNotes(leftovers, &values, &row, noted: &noted)
  }

  // MARK: Values and columns

  /// How a group can suit a value, from the best to the worst.
  private enum Suitability {
    static let exactly: UInt8 = 1
    static let nearly: UInt8 = 2
    static let holdsAnyLabel: UInt8 = 4
    static let saysNoLabel: UInt8 = 8
    static let acceptably: UInt8 = 16
    static let inOrder = [exactly, nearly, holdsAnyLabel, saysNoLabel, acceptably]
  }

  private func place(
    _ field: Range<Int>, _ key: ContactKey, _ values: inout CellValues, _ row: inout Row,
    _ leftovers: inout [Int]
  ) {
    let groups = groups(key)
    guard !groups.isEmpty else {
      leftovers += field
      return
    }
    for value in field { findSuits(value, key, groups, values) }
    let hasServices = key == .instantMessageAddress || key == .socialProfile
    if !hasServices, groups.count <= 64, field.count <= 64 {
      return placeFew(field, key, &values, &row, &leftovers)
    }
    var isTaken = [Bool](repeating: false, count: groups.count)
    var pending = Array(field)
    for stage in Suitability.inOrder where !pending.isEmpty {
      if hasServices, stage == Suitability.nearly { continue }
      pending.removeAll { value in
        let suits = values.memory.all[values.values[value].traits].suits
        let found = groups.indices.first { index in
          if isTaken[index] { return false }
          if hasServices, stage == Suitability.exactly {
            return Self.isService(values.string(value, .service), groups[index].group)
          }
          return suits[index] & stage != 0
        }
        guard let found, write(value, key, groups[found], &values, &row) else { return false }
        isTaken[found] = true
        return true
      }
    }
    leftovers += pending
  }

  /// Places values of a field of which there are no more than bits in a word, as nearly always.
  private func placeFew(
    _ field: Range<Int>, _ key: ContactKey, _ values: inout CellValues, _ row: inout Row,
    _ leftovers: inout [Int]
  ) {
    let groups = groups(key)
    var taken: UInt64 = 0
    var placed: UInt64 = 0
    var stage = Suitability.exactly
    while stage <= Suitability.acceptably {
      for value in field where placed & 1 << UInt64(value - field.lowerBound) == 0 {
        let suits = values.memory.all[values.values[value].traits].suits
        for (index, suit) in suits.enumerated()
        where suit & stage != 0 && taken & 1 << UInt64(index) == 0 {
          if write(value, key, groups[index], &values, &row) {
            taken |= 1 << UInt64(index)
            placed |= 1 << UInt64(value - field.lowerBound)
          }
          break
        }
      }
      stage <<= 1
    }
    for value in field where placed & 1 << UInt64(value - field.lowerBound) == 0 {
      leftovers.append(value)
    }
  }

  private func findSuits(
    _ value: Int, _ key: ContactKey, _ groups: [SharedGroup], _ values: borrowing CellValues
  ) {
    let place = values.values[value].traits
    guard values.memory.all[place].suits.isEmpty else { return }
    let shell = values.memory.all[place].shell
    let suits = groups.map(\.group).map { group in
      var suits: UInt8 = 0
      if Self.hasSameLabel(shell, group, exactly: true) { suits |= Suitability.exactly }
      if Self.hasSameLabel(shell, group, exactly: false) { suits |= Suitability.nearly }
      if group.labelColumn >= 0 { suits |= Suitability.holdsAnyLabel }
      if group.label == ColumnLabel() && group.service.isEmpty {
        suits |= Suitability.saysNoLabel
      }
      if key == .phoneNumber || key == .postalAddress || key == .url,
        Self.isAcceptable(shell, group, key)
      {
        suits |= Suitability.acceptably
      }
      return suits
    }
    values.memory.setSuits(suits, at: place)
  }

  private static func isService(_ service: String, _ group: RowPlan.Group) -> Bool {
    let wanted = String(decoding: group.service, as: UTF8.self)
    return !wanted.isEmpty && service.lowercased() == wanted.lowercased()
  }

  private static func hasSameLabel(
    _ value: ContactValue, _ group: RowPlan.Group, exactly: Bool
  ) -> Bool {
    guard group.labelColumn < 0, group.label != ColumnLabel() else { return false }
    var label = value.label.map { ColumnLabel($0) } ?? ColumnLabel()
    label.types.formUnion(value.types)
    if label.stored != group.label.stored { return false }
    if exactly { return label.types == group.label.types }
    return group.label.stored.isEmpty && !group.label.types.isEmpty
      && label.types.isSuperset(of: group.label.types)
  }

  /// Whether a column says something about the value that is not quite right, but not wrong.
  private static func isAcceptable(
    _ value: ContactValue, _ group: RowPlan.Group, _ key: ContactKey
  ) -> Bool {
    let column = group.label
    let isUnlabelled = value.label == nil || value.label?.isPredefined == false
    switch key {
    case .phoneNumber:
      var types = value.label.map { ColumnLabel($0).types } ?? .none
      types.formUnion(value.types)
      let isVoice = !types.contains(.fax) && !types.memberNames.contains("pager")
      let suits = [Label.other, .main, .home].contains { ColumnLabel($0) == column }
      let isNeutral = [Label.other, .main].contains { ColumnLabel($0) == column }
      return isVoice && (isNeutral || isUnlabelled && suits)
    case .postalAddress:
      return column == ColumnLabel(.other) || isUnlabelled && column == ColumnLabel(.home)
        || isUnlabelled
    default: return isUnlabelled || value.label == .homepage || value.label == .other
    }
  }

  // MARK: Cells

  /// Writes a value; false where the columns can't hold it at all.
  private func write(
    _ value: Int, _ key: ContactKey, _ shared: SharedGroup, _ values: inout CellValues,
    _ row: inout Row
  ) -> Bool {
    switch shared.group.kind {
    case .exact: return false
    case .name:
      for cell in shared.group.cells { row[cell.column] = list(value, cell.part, " ", &values) }
    case .organization:
      for cell in shared.group.cells where cell.part != .label {
        row[cell.column] = list(value, cell.part, ", ", &values)
      }
    case .address: writeAddress(value, shared, &values, &row)
    case .date:
      let text = values.range(value, .value)
      row[shared.group.value] =
        CellDates.isUsual(values.text[text], layout)
        ? text : values.store(CellDates.text(values.text[text].string, layout))
    case .dateParts:
      guard let date = PartialDate(values.string(value, .value)),
        values.range(value, .calendar).isEmpty
      else { return false }
      for cell in shared.group.cells {
        let number = cell.part == .year ? date.year : cell.part == .month ? date.month : date.day
        row[cell.column] = values.store(number.map(String.init) ?? "")
      }
    case .gender:
      row[shared.group.value] = values.store(
        GenderWords.text(
          values.string(value, .sex), values.string(value, .identity), layout.language))
    case .media:
      guard !values.text[values.range(value, .value)].prefix(5).isSame(as: Bytes("data:")) else {
        return false
      }
      row[shared.group.value] = values.range(value, .value)
    case .instantMessage, .socialProfile:
      let text = values.range(value, .value)
      row[shared.group.value] = text.isEmpty ? values.range(value, .username) : text
      let service = shared.group.column(.service)
      if service >= 0 { row[service] = values.range(value, .service) }
    default: row[shared.group.value] = values.range(value, .value)
    }
    if shared.group.labelColumn >= 0 { row[shared.group.labelColumn] = label(value, &values) }
    return true
  }

  /// A part whose items are told apart by something else in this dialect.
  private func list(
    _ value: Int, _ part: ColumnMeaning.Part, _ separator: String, _ values: inout CellValues
  ) -> Range<Int> {
    let text = values.range(value, part)
    guard values.values[value].isDoubtful, PlainValue.hasSeparator(values.text[text]) else {
      return text
    }
    return values.store(
      values.text[text].string.replacing(ContactValue.separator, with: separator))
  }

  /// The label as the dialect has it: Google puts a star before what is preferred.
  private func label(_ value: Int, _ values: inout CellValues) -> Range<Int> {
    let place = values.values[value].traits
    let start = values.text.count
    if isGoogle, values.memory.all[place].shell.preference == 1 { values.text.append(ascii: "* ") }
    values.text.append(values.memory.all[place].title)
    return start..<values.text.count
  }

  private func writeAddress(
    _ value: Int, _ shared: SharedGroup, _ values: inout CellValues, _ row: inout Row
  ) {
    func has(_ part: ColumnMeaning.Part) -> Bool { shared.group.cells.contains { $0.part == part } }
    var hasAll = true
    for cell in values.cells(value)
    where cell.part != .street && cell.part != .countryCode && cell.part != .formatted {
      if !has(cell.part) { hasAll = false }
    }
    let isSplit = has(.street2)
    let street = values.text[values.range(value, .street)]
    let isWhole = hasAll && !(isSplit && street.contains(0x0A))
    var lines = isWhole ? [] : streetLines(value, values, has)
    for cell in shared.group.cells {
      let range: Range<Int>
      switch cell.part {
      case .label: continue
      case .street where isWhole: range = values.range(value, .street)
      case .street2 where isWhole, .street3 where isWhole: continue
      case .street:
        range = values.store(isSplit ? lines.first ?? "" : lines.joined(separator: "\n"))
        if isSplit, !lines.isEmpty { lines.removeFirst() }
      case .street2:
        let isLast = !has(.street3)
        range = values.store(isLast ? lines.joined(separator: "\n") : lines.first ?? "")
        if !lines.isEmpty { lines.removeFirst() }
      case .street3: range = values.store(lines.joined(separator: "\n"))
      case .country:
        let country = values.range(value, .country)
        range = country.isEmpty ? values.range(value, .countryCode) : country
      default: range = values.range(value, cell.part)
      }
      row[cell.column] = range
    }
  }

  /// The lines of the street with what has no column, unless it is there already.
  private func streetLines(
    _ value: Int, _ values: borrowing CellValues, _ has: (ColumnMeaning.Part) -> Bool
  ) -> [String] {
    var street = values.string(value, .street)
    for part in ColumnMeaning.Part.components(of: .postalAddress)
    where !has(part) && part != .street {
      let text = values.string(value, part)
      if !text.isEmpty, !street.contains(text) { street += (street.isEmpty ? "" : "\n") + text }
    }
    return street.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func fillCategories(
    _ field: Range<Int>, _ values: inout CellValues, _ row: inout Row
  ) {
    guard let column = groups(.category).first?.group.value else { return }
    if isGoogle {
      let start = values.text.count
      for value in field {
        if value > field.lowerBound { values.text.append(ascii: " ::: ") }
        let name = values.range(value, .value)
        if GoogleGroups.isSystem(values.text[name]) { values.text.append(ascii: "* ") }
        values.text.appendCopy(of: name)
      }
      row[column] = start..<values.text.count
      return
    }
    let start = values.text.count
    var hasComma = false
    for value in field {
      if value > field.lowerBound { values.text.append(UInt8(ascii: ";")) }
      for index in values.range(value, .value) {
        let byte = values.text[index]
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") { hasComma = true }
        values.text.append(
          byte == UInt8(ascii: ";") ? UInt8(ascii: ",") : byte == 0x0A ? 0x20 : byte)
      }
    }
    // Without a semicolon, commas would stand between categories.
    if field.count == 1, hasComma { values.text.append(UInt8(ascii: ";")) }
    row[column] = start..<values.text.count
  }

  private func fillNotes(_ field: Range<Int>, _ values: inout CellValues, _ row: inout Row) {
    guard let column = groups(.note).first?.group.value else { return }
    if field.count == 1 {
      row[column] = values.range(field.lowerBound, .value)
      return
    }
    let start = values.text.count
    for value in field {
      if value > field.lowerBound { values.text.append(ascii: "\n\n") }
      values.text.appendCopy(of: values.range(value, .value))
    }
    row[column] = start..<values.text.count
  }

  private func fillKept(
    _ field: Range<Int>, _ values: inout CellValues, _ row: inout Row, _ leftovers: inout [Int]
  ) {
    var custom = customGroups[...]
    for value in field {
      guard KeptValue.isPossible(value, values), let kept = KeptValue(values.contactValue(value))
      else {
        leftovers.append(value)
        continue
      }
      if kept.isColumn, let column = keptColumns[HeaderText.folded(kept.name)],
        row[column].isEmpty
      {
        row[column] = values.store(kept.text)
      } else if let group = custom.popFirst() {
        row[group.value] = values.store(kept.text)
        if group.labelColumn >= 0 { row[group.labelColumn] = values.store(kept.name) }
      } else {
        leftovers.append(value)
      }
    }
  }
}
