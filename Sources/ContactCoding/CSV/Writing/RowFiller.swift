import ContactModel

/// Puts the values of a contact into the cells of a dialect's row.
///
/// Values go to the columns of their own label first, then to those that hold any label, then to
/// those that say none. What finds no column is returned, to be put into the notes.
struct RowFiller {
  let layout: RowLayout
  private let groupsByKey: [ContactKey: [Int]]
  private let keptColumns: [String: Int]
  private let customGroups: [Int]

  /// A value that no column holds.
  struct Leftover {
    var key: ContactKey
    var value: ContactValue
  }

  init(_ layout: RowLayout) {
    self.layout = layout
    var groups: [ContactKey: [Int]] = [:]
    var kept: [String: Int] = [:]
    var custom: [Int] = []
    for (index, group) in layout.plan.groups.enumerated() {
      switch group.kind {
      case .keep:
        let header = HeaderText.folded(String(decoding: group.header, as: UTF8.self))
        if kept[header] == nil { kept[header] = group.value }
      case .custom: custom.append(index)
      default: groups[group.key, default: []].append(index)
      }
    }
    groupsByKey = groups
    keptColumns = kept
    customGroups = custom
  }

  /// The cells of a row.
  func fill(_ contact: Contact, photos: WritingOptions.PhotoPolicy)
    -> (cells: [String], leftovers: [Leftover])
  {
    var cells = [String](repeating: "", count: layout.mapping.columns.count)
    var leftovers: [Leftover] = []
    for key in contact.keys {
      if photos == .drop, key == .image { continue }
      let values = ContactValue.values(key, of: contact)
      let groups = groupsByKey[key] ?? []
      switch key {
      case .preserved: fillKept(values, &cells, &leftovers)
      case .category: fillCategories(values, groups, &cells)
      case .note: fillNotes(values, groups, &cells)
      default:
        for value in place(values, in: groups, key, &cells) {
          leftovers.append(Leftover(key: key, value: value))
        }
      }
    }
    fillMissingName(contact, &cells)
    addToNotes(leftovers, groupsByKey[.note] ?? [], &cells)
    return (cells, leftovers)
  }

  // MARK: Values and columns

  private func place(
    _ values: [ContactValue], in groups: [Int], _ key: ContactKey, _ cells: inout [String]
  ) -> [ContactValue] {
    guard !groups.isEmpty else { return values }
    var free = groups
    var pending = Array(values.indices)
    func match(_ suits: (ContactValue, RowPlan.Group) -> Bool) {
      pending.removeAll { number in
        let found = free.firstIndex { suits(values[number], layout.plan.groups[$0]) }
        guard let found else { return false }
        let group = layout.plan.groups[free[found]]
        guard write(values[number], key, group, &cells) else { return false }
        free.remove(at: found)
        return true
      }
    }
    if key == .instantMessageAddress || key == .socialProfile {
      match { Self.isService($0, $1) }
    } else {
      match { Self.hasSameLabel($0, $1, exactly: true) }
      match { Self.hasSameLabel($0, $1, exactly: false) }
    }
    match { _, group in group.labelColumn >= 0 }
    match { _, group in group.label == ColumnLabel() && group.service.isEmpty }
    if key == .phoneNumber || key == .postalAddress || key == .url {
      match { Self.isAcceptable($0, $1, key) }
    }
    return pending.map { values[$0] }
  }

  private static func isService(_ value: ContactValue, _ group: RowPlan.Group) -> Bool {
    let service = String(decoding: group.service, as: UTF8.self)
    return !service.isEmpty && value[.service].lowercased() == service.lowercased()
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
    _ value: ContactValue, _ key: ContactKey, _ group: RowPlan.Group, _ cells: inout [String]
  ) -> Bool {
    switch group.kind {
    case .exact: return false
    case .name:
      for cell in group.cells {
        cells[cell.column] = value[cell.part].replacing(ContactValue.separator, with: " ")
      }
    case .organization:
      for cell in group.cells where cell.part != .label {
        cells[cell.column] = value[cell.part].replacing(ContactValue.separator, with: ", ")
      }
    case .address: writeAddress(value, group, &cells)
    case .date: cells[group.value] = CellDates.text(value[.value], layout)
    case .dateParts:
      guard let date = PartialDate(value[.value]), value[.calendar].isEmpty else { return false }
      for cell in group.cells {
        let number = cell.part == .year ? date.year : cell.part == .month ? date.month : date.day
        cells[cell.column] = number.map(String.init) ?? ""
      }
    case .gender:
      cells[group.value] = GenderWords.text(value[.sex], value[.identity], layout.language)
    case .media:
      guard !value[.value].hasPrefix("data:") else { return false }
      cells[group.value] = value[.value]
    case .instantMessage, .socialProfile:
      cells[group.value] = value[.value].isEmpty ? value[.username] : value[.value]
      let service = group.column(.service)
      if service >= 0 { cells[service] = value[.service] }
    default: cells[group.value] = value[.value]
    }
    if group.labelColumn >= 0 { cells[group.labelColumn] = label(value) }
    return true
  }

  /// The label as the dialect has it: Google puts a star before what is preferred.
  private func label(_ value: ContactValue) -> String {
    let text = value.label.map { RowLabel.title(of: $0) } ?? ""
    let isPrimary = layout.dialect.traits.contains(.google) && value.preference == 1
    return isPrimary ? "* " + text : text
  }

  private func writeAddress(
    _ value: ContactValue, _ group: RowPlan.Group, _ cells: inout [String]
  ) {
    let parts = Set(group.cells.map(\.part))
    // What has no column joins the street, unless it is there already.
    var street = value[.street]
    for part in ColumnMeaning.Part.components(of: .postalAddress) + [.countryCode]
    where !parts.contains(part) && part != .street && part != .countryCode {
      let text = value[part]
      if !text.isEmpty, !street.contains(text) { street += (street.isEmpty ? "" : "\n") + text }
    }
    var lines = street.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for cell in group.cells {
      switch cell.part {
      case .label: break
      case .street:
        let isSplit = parts.contains(.street2)
        cells[cell.column] = isSplit ? lines.first ?? "" : street
        if isSplit, !lines.isEmpty { lines.removeFirst() }
      case .street2:
        let isLast = !parts.contains(.street3)
        cells[cell.column] = isLast ? lines.joined(separator: "\n") : lines.first ?? ""
        if !lines.isEmpty { lines.removeFirst() }
      case .street3: cells[cell.column] = lines.joined(separator: "\n")
      case .country:
        cells[cell.column] = value[.country].isEmpty ? value[.countryCode] : value[.country]
      default: cells[cell.column] = value[cell.part]
      }
    }
  }

  private func fillCategories(
    _ values: [ContactValue], _ groups: [Int], _ cells: inout [String]
  ) {
    guard let group = groups.first else { return }
    let isGoogle = layout.dialect.traits.contains(.google)
    let names = values.map { value in
      isGoogle && GoogleGroups.isSystem(value[.value]) ? "* " + value[.value] : value[.value]
    }
    if isGoogle {
      cells[layout.plan.groups[group].value] = names.joined(separator: ContactValue.separator)
      return
    }
    let list = names.map {
      $0.replacing(";", with: ",").replacing("\n", with: " ")
    }.joined(separator: ";")
    // Without a semicolon, commas would stand between categories.
    let needsEnd = names.count == 1 && list.contains(",")
    cells[layout.plan.groups[group].value] = needsEnd ? list + ";" : list
  }

  private func fillNotes(_ values: [ContactValue], _ groups: [Int], _ cells: inout [String]) {
    guard let group = groups.first else { return }
    cells[layout.plan.groups[group].value] = values.map { $0[.value] }.joined(separator: "\n\n")
  }

  /// A name that is known as a whole alone goes to the given name, where there is no column for
  /// whole names and nothing else would show it.
  private func fillMissingName(_ contact: Contact, _ cells: inout [String]) {
    guard groupsByKey[.formattedName] == nil, !contact.has(.name),
      let name = contact.formattedName, !name.isEmpty, contact.organization?.name != name,
      let group = groupsByKey[.name]?.first
    else { return }
    let column = layout.plan.groups[group].column(.given)
    if column >= 0 { cells[column] = name }
  }

  private func fillKept(
    _ values: [ContactValue], _ cells: inout [String], _ leftovers: inout [Leftover]
  ) {
    var custom = customGroups[...]
    for value in values {
      guard let kept = KeptValue(value) else {
        leftovers.append(Leftover(key: .preserved, value: value))
        continue
      }
      if kept.isColumn, let column = keptColumns[HeaderText.folded(kept.name)],
        cells[column].isEmpty
      {
        cells[column] = kept.text
      } else if let group = custom.popFirst() {
        let group = layout.plan.groups[group]
        cells[group.value] = kept.text
        if group.labelColumn >= 0 { cells[group.labelColumn] = kept.name }
      } else {
        leftovers.append(Leftover(key: .preserved, value: value))
      }
    }
  }

  // MARK: Notes

  private func addToNotes(
    _ leftovers: [Leftover], _ groups: [Int], _ cells: inout [String]
  ) {
    guard let group = groups.first else { return }
    let lines = leftovers.compactMap(Self.noteLine)
    guard !lines.isEmpty else { return }
    let column = layout.plan.groups[group].value
    cells[column] += (cells[column].isEmpty ? "" : "\n\n") + lines.joined(separator: "\n")
  }

  /// A value as a line for people; nil for what only programs read.
  static func noteLine(_ leftover: Leftover) -> String? {
    let value = leftover.value
    var title = UnicardHeaders.title(of: leftover.key)
    switch leftover.key {
    case .preserved:
      guard let kept = KeptValue(value), !kept.text.isEmpty else { return nil }
      return "\(kept.name): \(kept.text)"
    case .emailAddress, .phoneNumber, .postalAddress, .url, .relation, .date, .socialProfile,
      .instantMessageAddress, .nickname, .jobTitle, .role, .organization, .birthday, .deathDate,
      .hobby, .interest, .expertise, .birthPlace, .deathPlace, .gender, .name, .pronouns,
      .previousFamilyName, .phoneticGivenName, .phoneticFamilyName, .alternateBirthday:
      break
    default: return nil
    }
    if !value[.service].isEmpty { title = value[.service] }
    if let label = value.label { title += " (\(RowLabel.title(of: label)))" }
    let text = value.core.filter { $0.part != .service && $0.part != .calendar }.map {
      $0.text.replacing(ContactValue.separator, with: " ").replacing("\n", with: ", ")
    }.joined(separator: ", ")
    return text.isEmpty ? nil : "\(title): \(text)"
  }
}

/// Groups that Google makes itself.
enum GoogleGroups {
  static func isSystem(_ name: String) -> Bool {
    ["mycontacts", "starred", "friends", "family", "coworkers", "othercontacts"]
      .contains(HeaderText.folded(name)) && name != "Friends" && name != "Family"
      && name != "Coworkers"
  }
}

/// Words for the sex of a person, as programs write them.
enum GenderWords {
  private static let words: [String: (male: String, female: String)] = [
    "de": ("Männlich", "Weiblich"), "fr": ("Masculin", "Féminin"),
    "es": ("Masculino", "Femenino"), "it": ("Maschile", "Femminile"), "nl": ("Man", "Vrouw"),
    "sv": ("Man", "Kvinna"), "da": ("Mand", "Kvinde"), "ru": ("Мужской", "Женский"),
    "ja": ("男性", "女性"),
  ]

  static func text(_ sex: String, _ identity: String, _ language: String) -> String {
    let known = words[String(language.prefix(2))] ?? ("Male", "Female")
    switch sex {
    case "M": return known.male
    case "F": return known.female
    case "O" where identity.isEmpty: return "Other"
    default: return identity
    }
  }
}

/// Dates as the dialects write them.
enum CellDates {
  static func text(_ text: String, _ layout: RowLayout) -> String {
    guard let date = PartialDate(text), let month = date.month, let day = date.day,
      !date.hasTime
    else { return text }
    let isMicrosoft = layout.dialect.traits.contains(.defaults) || layout.dialect == .yahoo
    guard isMicrosoft else {
      return date.year == nil ? "--" + digits(month) + "-" + digits(day) : date.extendedFormat
    }
    // These have no dates without a year; 1604 is what they and Apple write for none.
    let year = date.year ?? 1604
    switch layout.mapping.dateOrder {
    case .monthFirst: return "\(month)/\(day)/\(year)"
    case .dayFirst:
      return "\(day)\(separator(layout.language))\(month)\(separator(layout.language))\(year)"
    case .yearFirst: return "\(year)/\(month)/\(day)"
    }
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func separator(_ language: String) -> String {
    ["de", "ru", "pl", "da", "tr"].contains(String(language.prefix(2))) ? "." : "/"
  }
}
