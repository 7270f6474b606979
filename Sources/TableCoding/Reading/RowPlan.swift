package import ContactModel

/// What to do with the cells of each row, worked out once a file.
package struct RowPlan: Sendable {
  /// How a value is made of cells.
  enum Kind: Sendable {
    case text, email, phone, name, organization, address, date, dateParts, category, gender, media
    case instantMessage, socialProfile, custom, keep
    /// As it was written, with everything around the value: Unicard's own columns.
    case exact
  }

  /// A column and the part of the value that it holds.
  struct Cell: Sendable {
    var column: Int
    var part: ColumnMeaning.Part
    var component: UInt8 = 0
  }

  /// One value and the columns it comes from.
  struct Group: Sendable {
    var kind: Kind
    var key: ContactKey
    var label = ColumnLabel()
    /// The service of a messenger or the name of a custom field, where the column says it.
    var service = ""
    var cells: [Cell] = []
    /// The columns that most values are made of, or -1.
    var value = -1
    var labelColumn = -1
    /// Outlook's columns beside an address, or -1.
    var typeColumn = -1
    var displayColumn = -1
    /// Kept values: the property's name and the column's.
    var propertyName = ""
    /// Whether the program has a property of its own for what the column keeps.
    var hasOwnProperty = false
    var header = ""
    /// Dates: what comes first where a text can be read in two ways.
    var order = DateOrder.dayFirst

    func column(_ part: ColumnMeaning.Part) -> Int {
      cells.first { $0.part == part }?.column ?? -1
    }

    /// Finds the columns with a part to play, once all columns are there.
    fileprivate mutating func settleColumns() {
      // The lines of a street go in their order, whatever that of the columns is.
      let parts = ColumnMeaning.Part.allCases
      if kind == .address {
        cells = cells.enumerated().sorted { a, b in
          let first = (a.element.component, parts.firstIndex(of: a.element.part) ?? 0, a.offset)
          let second = (b.element.component, parts.firstIndex(of: b.element.part) ?? 0, b.offset)
          return first < second
        }.map(\.element)
      }
      value = column(.value)
      if value < 0 { value = column(.list) }
      if value < 0, cells.count == 1, let cell = cells.first, cell.part != .label {
        value = cell.column
      }
      labelColumn = column(.label)
      typeColumn = column(.type)
      displayColumn = column(.display)
    }
  }

  package let dialect: CSVDialect
  /// The language of the headers, in which names of months are.
  let language: String?
  let columnCount: Int
  /// How many columns the table has.
  var tableColumnCount: Int { reshaping?.sourceCount ?? columnCount }
  /// What makes the rows that these steps are for of those of a hand-made table.
  let reshaping: RowReshaping?
  private(set) var groups: [Group] = []
  /// The columns with the name and its parts.
  private(set) var nameColumns: [Int] = []

  /// A plan for columns whose meaning is known.
  package init(_ mapping: ColumnMapping) { self.init(mapping, reshaping: nil) }

  init(_ mapping: ColumnMapping, reshaping: RowReshaping?) {
    self.reshaping = reshaping
    dialect = mapping.dialect
    language = mapping.language
    columnCount = mapping.columns.count
    var places = GroupPlaces()
    for (column, found) in mapping.columns.enumerated() {
      add(column, found, mapping, &places)
    }
    for index in groups.indices { groups[index].settleColumns() }
    for group in groups {
      if group.kind == .name { nameColumns += group.cells.map(\.column) }
      if group.kind == .text, group.key == .formattedName { nameColumns.append(group.value) }
    }
  }

  /// Whether rows can say something about groups of contacts: that they are one, or what they
  /// are asked for beside.
  package func canHoldGroups(orAny keys: [ContactKey]) -> Bool {
    groups.contains { group in
      switch group.key {
      case .kind: true
      case .preserved:
        group.kind == .exact || group.propertyName == ContactGroup.contactListProperty
      default: keys.contains(group.key)
      }
    }
  }

  /// Where the groups are while columns are added to them, by the meaning of their columns without a part.
  private struct GroupPlaces {
    var places: [ColumnMeaning: Int] = [:]
    /// Below these numbers all groups have the part already, so that a thousand columns of one
    /// name take no longer each than two.
    var firstOpen: [ColumnMeaning: Int] = [:]
  }

  private mutating func add(
    _ column: Int, _ found: ColumnMapping.Column, _ mapping: ColumnMapping,
    _ places: inout GroupPlaces
  ) {
    switch found.meaning.field {
    case .ignore: return
    case .keep: append(column, found, .preserved, .keep)
    case .custom, .key:
      if let place = place(for: found.meaning, &places) {
        return add(column, found.meaning, to: place)
      }
      let key = found.meaning.key
      append(column, found, key ?? .preserved, key.map { kind($0, found.meaning.part) } ?? .custom)
      groups[groups.count - 1].order = mapping.dateOrder(ofColumn: column)
    }
  }

  /// The group that has room for a part, or nil where a new one is needed, which will be at the end: what
  /// was named twice becomes a value of its own.
  private func place(for meaning: ColumnMeaning, _ places: inout GroupPlaces) -> Int? {
    var request = meaning
    if meaning.key == .name || meaning.key == .organization { request.label = "" }
    var group = request
    group.part = .value
    group.number = places.firstOpen[request] ?? group.number
    while let place = places.places[group], !hasRoom(place, for: meaning.part) { group.number += 1 }
    places.firstOpen[request] = group.number
    if let place = places.places[group] { return place }
    places.places[group] = groups.count
    return nil
  }

  private func hasRoom(_ place: Int, for part: ColumnMeaning.Part) -> Bool {
    if groups[place].key == .name { return true }
    // A department and one within it are units of one firm, unless another firm stands between.
    if dialect == .sheet, part == .unit, groups[place].key == .organization {
      return groups.lastIndex { $0.key == .organization } == place
    }
    return !groups[place].cells.contains { $0.part == part }
  }

  private mutating func append(
    _ column: Int, _ found: ColumnMapping.Column, _ key: ContactKey, _ kind: Kind
  ) {
    var group = Group(kind: kind, key: key)
    switch kind {
    case .instantMessage, .socialProfile: group.service = found.meaning.label
    case .custom:
      group.service = found.meaning.label.isEmpty ? found.header : found.meaning.label
    default: group.label = ColumnLabel(meaning: found.meaning.label)
    }
    // A column without a name goes by its number in the table.
    let number = (reshaping?.sources[column] ?? column) + 1
    group.header = found.header.isEmpty ? "Column \(number)" : found.header
    group.propertyName = Self.propertyName(group.header)
    // No other name is a property's that stands for no field.
    let own = found.meaning.label
    if kind == .keep, own.hasPrefix("X-"), own == Self.propertyName(String(own.dropFirst(2))) {
      group.propertyName = own
      group.hasOwnProperty = true
    }
    groups.append(group)
    add(column, found.meaning, to: groups.count - 1)
  }

  private mutating func add(_ column: Int, _ meaning: ColumnMeaning, to place: Int) {
    let component = meaning.part.component(of: groups[place].key) ?? 0
    groups[place].cells.append(
      Cell(column: column, part: meaning.part, component: UInt8(component)))
    if !meaning.label.isEmpty, groups[place].label == ColumnLabel() {
      groups[place].label = ColumnLabel(meaning: meaning.label)
    }
  }

  private func kind(_ key: ContactKey, _ part: ColumnMeaning.Part) -> Kind {
    if dialect.traits.contains(.exact) { return .exact }
    switch key {
    case .emailAddress: return .email
    case .phoneNumber: return .phone
    case .name: return .name
    case .organization: return .organization
    case .postalAddress: return .address
    case .birthday where part == .year || part == .month || part == .day: return .dateParts
    case .birthday, .date, .deathDate, .alternateBirthday, .revision, .created: return .date
    case .category: return .category
    case .gender: return .gender
    case .image, .logo, .sound, .cryptographicKey: return .media
    case .instantMessageAddress: return .instantMessage
    case .socialProfile: return .socialProfile
    default: return .text
    }
  }

  /// A name for a property that keeps a column: `X-` and what of the header can stand in one.
  package static func propertyName(_ header: String) -> String {
    var name = "X-"
    for character in header {
      // Letters without their accents: X-GROSSE for Größe.
      let letters = HeaderFolding.folded(String(character)).utf8.filter { $0 < 0x80 }
      if !letters.isEmpty {
        name += String(decoding: letters, as: UTF8.self).uppercased()
      } else if character.isASCII, !name.hasSuffix("-") {
        name += "-"
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name.count > 2 ? name : "X-COLUMN"
  }
}
