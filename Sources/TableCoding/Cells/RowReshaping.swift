import CSV
import ContactModel
import SourceText

/// Takes the cells of a hand-made table apart, and puts others together, so that each cell of the
/// row that results is one part of one value.
///
/// What stands in a column is found out by ``SheetMatcher``; here each column, or a few that belong
/// together, has a ``CellReader``, and the rows that come out are decoded as those of programs are.
struct RowReshaping: Sendable {
  /// The columns of the rows that result.
  private(set) var columns: [ColumnMapping.Column] = []
  /// Which column of the table each comes from.
  private(set) var sources: [Int] = []
  var readers: [any CellReader] = []
  /// Whether a value in the column makes a row a contact.
  private var identifies: [Bool] = []
  var nameColumn = -1
  /// Columns of houses and flats.
  private var homes: Set<Int> = []
  private var loneCells = LoneCells()
  /// Columns of names that are not written in capitals.
  private var plainNames: Set<Int> = []
  /// How many columns the table has.
  let sourceCount: Int
  private let usualCount: Int
  private let marks: EmptyMarks
  /// Whether rows are contacts where no column can hold what makes one: somebody said what the
  /// columns are.
  private let isTold: Bool

  /// Nil where the table is a program's, whose cells are what its columns say.
  init?(_ mapping: ColumnMapping, samples: SampleCells, isTold: Bool) {
    guard mapping.dialect == .sheet, !mapping.columns.isEmpty else { return nil }
    sourceCount = mapping.columns.count
    self.isTold = isTold
    marks = EmptyMarks(mapping, samples)
    let filled = samples.prefix(50).map { $0.count { !$0.isEmpty } }.sorted()
    usualCount = filled.isEmpty ? 0 : filled[filled.count / 2]
    let kinds = RowKinds(mapping, samples)
    homes = Set(mapping.columns.indices.filter { mapping.columns[$0].meaning.part.isNowhere })
    plainNames = Set(
      mapping.columns.indices.filter {
        mapping.columns[$0].meaning.field == .key(.name)
          && ColumnContents(samples.column($0)).share(SectionLines.isCapital) < 0.5
      })
    var taken: Set<Int> = []
    for (number, column) in mapping.columns.enumerated() where !taken.contains(number) {
      guard case .key(let key) = column.meaning.field else {
        addCopy(number, column)
        continue
      }
      switch (key, column.meaning.part) {
      case (.name, .whole), (.name, .familyGiven), (.name, .givenFamily):
        addName(number, mapping, samples, kinds, &taken)
      case (.formattedName, .value) where hasFirms(number, mapping, samples),
        (.name, .family) where hasFirms(number, mapping, samples),
        (.name, .given) where hasFirms(number, mapping, samples):
        let target = add(column.meaning, number, column)
        addFirmOrName(
          number, column, CopyReader(source: number, target: target, dropsMarks: true))
      case (.name, .familyPrefix): addFamilyPrefix(number, mapping, &taken)
      case (.name, .given) where samples.column(number).contains { NameRemark($0) != nil }:
        addGivenName(number, mapping)
      case (.organization, .whole): addCompany(number, column)
      case (.organization, .name)
      where column.meaning.label == "title" && !mapping.hasField(.jobTitle)
        && samples.column(number).contains { EmploymentReader.parts(of: $0) != nil }:
        readers.append(
          EmploymentReader(
            source: number, company: add(ColumnMeaning(.organization, .name), number, column),
            title: add(ColumnMeaning(.jobTitle), number, column)))
      case (.organization, .name): addEmployer(number, column)
      case (.phoneNumber, .value): addPhone(number, mapping, samples, &taken)
      // An extension without a number is kept.
      case (.phoneNumber, .extensionNumber): addCopy(number, column, as: ColumnMeaning(.keep))
      case (.emailAddress, .label), (.postalAddress, .label): addLabel(number, column)
      case (.postalAddress, _): addAddress(number, mapping, &taken)
      case (.relation, .given), (.relation, .family): addRelation(number, mapping, &taken)
      case (.relation, .value) where column.meaning.label == "child": addChildren(number, column)
      case (.phoneticFamilyName, .whole): addPhonetic(number, mapping)
      case (.gender, .value): addGender(number, mapping, samples)
      case (.birthday, .value) where CalendarText.isBikramSambat(column.header):
        // Nepal's calendar, of which nothing here knows the months.
        addCopy(number, column, as: ColumnMeaning(.keep))
      case (.birthday, .value), (.date, .value), (.deathDate, .value):
        let years = CalendarText.years(
          of: ColumnContents(samples.column(number)).cells,
          isTaiwanese: CalendarText.isTaiwanese(mapping))
        let date = DateReader(
          source: number, target: add(column.meaning, number, column), years: years)
        let hasPlaces =
          key == .birthday && !mapping.hasField(.birthPlace)
          && samples.column(number).contains { BirthReader.parts(of: $0) != nil }
        readers.append(
          hasPlaces
            ? BirthReader(date: date, place: add(ColumnMeaning(.birthPlace), number, column)) : date
        )
      default: addCopy(number, column)
      }
    }
    loneCells = LoneCells(columns, parts: sources.map { mapping.columns[$0].meaning.part }) {
      meaning, place in add(meaning, sources[place], mapping.columns[sources[place]])
    }
    identifies = columns.indices.map {
      columns[$0].meaning.identifies(from: mapping.columns[sources[$0]].meaning.part)
    }
  }

  /// What the rows that result are decoded by.
  func mapping(of mapping: ColumnMapping) -> ColumnMapping {
    var result = mapping
    result.columns = columns
    result.columnDateOrders = [:]
    for (number, source) in sources.enumerated() {
      if let order = mapping.columnDateOrders[source] { result.columnDateOrders[number] = order }
    }
    return result
  }

  /// Whether some column can hold what makes a contact.
  var hasContacts: Bool { identifies.contains(true) }

  // MARK: Rows

  /// Fills a row; false where the table's row is no contact.
  func read(_ row: CSVRow, into result: inout ReshapedRow) -> Bool {
    result.begin(row, columnCount: columns.count, marks: marks)
    for reader in readers { reader.read(&result) }
    loneCells.settle(&result)
    for column in sourceCount..<max(sourceCount, row.count) {
      result.copy(column, to: columns.count + column - sourceCount)
    }
    return isContact(row, result)
  }

  private func isContact(_ row: CSVRow, _ result: borrowing ReshapedRow) -> Bool {
    guard hasContacts else { return isTold }
    // A line between the rows, as the name of a section or a total, fills a cell or two.
    let filled = (0..<row.count).filter { !CellText.content(of: row[$0]).isEmpty }
    if usualCount >= 3, let first = filled.first, SectionLines.isTotal(result.text(first)),
      !isReachable(result, besides: first)
    {
      return false
    }
    guard columns.indices.contains(where: { identifies[$0] && result.isFilled($0) }) else {
      // Nobody can be called by it, but it is somebody's.
      return columns.indices.contains {
        columns[$0].meaning.field == .key(.birthday) && result.isFilled($0)
          || columns[$0].meaning.field == .key(.postalAddress) && result.isFilled($0)
            && isSomewhere(row)
      }
    }
    guard usualCount >= 3, let first = filled.first, filled.count == 1 else { return true }
    let text = result.text(first)
    // A name alone is somebody's, since a line too many does less harm than a person lost.
    let isName = columns.indices.contains {
      sources[$0] == first && (columns[$0].meaning.field == .key(.name) || first == nameColumn)
    }
    if isName { return !SectionLines.isSection(text, isHeadline: plainNames.contains(first)) }
    return !SectionLines.isSection(text) && first != 0
  }

  /// Whether a row without a name has more than a flat that stands empty.
  private func isSomewhere(_ row: CSVRow) -> Bool {
    (0..<row.count).contains { !homes.contains($0) && !CellText.content(of: row[$0]).isEmpty }
  }

  private func isReachable(_ row: borrowing ReshapedRow, besides column: Int) -> Bool {
    columns.indices.contains {
      HeaderFields.hasLabels(columns[$0].meaning) && row.isFilled($0) && sources[$0] != column
    }
  }

  // MARK: Readers

  mutating func add(
    _ meaning: ColumnMeaning, _ source: Int, _ column: ColumnMapping.Column
  ) -> Int {
    var target = column
    target.meaning = meaning
    columns.append(target)
    sources.append(source)
    return columns.count - 1
  }

  mutating func addCopy(
    _ number: Int, _ column: ColumnMapping.Column, as meaning: ColumnMeaning? = nil
  ) {
    let meaning = meaning ?? column.meaning
    let target = add(meaning, number, column)
    let dropsMarks =
      switch meaning.field {
      case .key(.note), .key(.category), .keep, .custom, .ignore: false
      default: true
      }
    readers.append(CopyReader(source: number, target: target, dropsMarks: dropsMarks))
  }

  private mutating func addGender(
    _ number: Int, _ mapping: ColumnMapping, _ samples: SampleCells
  ) {
    let column = mapping.columns[number]
    let target = add(column.meaning, number, column)
    let rest = add(ColumnMeaning(.keep), number, column)
    let letters = GenderLetters(
      ColumnContents(samples.column(number)).cells, language: mapping.language)
    readers.append(GenderReader(source: number, target: target, rest: rest, letters: letters))
  }

  private mutating func addEmployer(_ number: Int, _ column: ColumnMapping.Column) {
    let company = add(column.meaning, number, column)
    let rest = add(ColumnMeaning(.keep), number, column)
    readers.append(EmployerReader(source: number, company: company, rest: rest))
  }

  private mutating func addPhone(
    _ number: Int, _ mapping: ColumnMapping, _ samples: SampleCells, _ taken: inout Set<Int>
  ) {
    let column = mapping.columns[number]
    func beside(_ part: ColumnMeaning.Part) -> Int? {
      mapping.columns.indices.first {
        let meaning = mapping.columns[$0].meaning
        return meaning.field == column.meaning.field && meaning.part == part
          && meaning.number == column.meaning.number && meaning.label == column.meaning.label
          && !taken.contains($0)
      }
    }
    let type = beside(.label)
    let extensionColumn = beside(.extensionNumber)
    for found in [type, extensionColumn] { if let found { taken.insert(found) } }
    var slots: [PhoneReader.Slot] = []
    for slot in 0..<PhoneReader.limit {
      var meaning = column.meaning
      meaning.number = (number + 1) * 10 + slot
      let value = add(meaning, number, column)
      meaning.part = .label
      slots.append(PhoneReader.Slot(value: value, label: add(meaning, number, column)))
    }
    let rest = add(ColumnMeaning(.keep), number, column)
    // Where somebody is reached may be a mailbox.
    let hasMail = samples.column(number).contains(where: CellNature.isEmail)
    readers.append(
      PhoneReader(
        source: number, type: type, extensionColumn: extensionColumn, slots: slots, rest: rest,
        email: hasMail
          ? add(ColumnMeaning(.emailAddress, number: (number + 1) * 10), number, column) : nil,
        ownLabel: column.meaning.label))
  }

  private mutating func addLabel(_ number: Int, _ column: ColumnMapping.Column) {
    readers.append(LabelReader(source: number, target: add(column.meaning, number, column)))
  }

  private mutating func addRelation(
    _ number: Int, _ mapping: ColumnMapping, _ taken: inout Set<Int>
  ) {
    let column = mapping.columns[number]
    let parts = mapping.columns.indices.filter {
      let meaning = mapping.columns[$0].meaning
      return meaning.field == .key(.relation) && meaning.label == column.meaning.label
        && (meaning.part == .given || meaning.part == .family)
        && meaning.number == column.meaning.number && !taken.contains($0)
    }.sorted { first, _ in mapping.columns[first].meaning.part == .given }
    taken.formUnion(parts)
    let target = add(
      ColumnMeaning(.relation, label: column.meaning.label, number: column.meaning.number), number,
      column)
    readers.append(JoinReader(sources: parts, target: target))
  }

  private mutating func addChildren(_ number: Int, _ column: ColumnMapping.Column) {
    let targets = (0..<ListReader.limit).map { place in
      var meaning = column.meaning
      meaning.number = (number + 1) * 10 + place
      return add(meaning, number, column)
    }
    let rest = add(ColumnMeaning(.keep), number, column)
    readers.append(ListReader(source: number, targetColumns: targets, rest: rest))
  }

  private mutating func addAddress(
    _ number: Int, _ mapping: ColumnMapping, _ taken: inout Set<Int>
  ) {
    let column = mapping.columns[number]
    var parts: [AddressReader.Part] = []
    for place in mapping.columns.indices where !taken.contains(place) {
      let meaning = mapping.columns[place].meaning
      guard meaning.field == .key(.postalAddress), meaning.part != .label,
        meaning.label == column.meaning.label,
        meaning.number == column.meaning.number || meaning.part == .formatted,
        // What is there twice is of another address, but for lines of the street.
        !parts.contains(where: { $0.part == meaning.part && !AddressReader.isLine(meaning.part) })
      else { continue }
      parts.append(AddressReader.Part(source: place, part: meaning.part))
      taken.insert(place)
    }
    func target(_ part: ColumnMeaning.Part, _ own: [ColumnMeaning.Part]) -> Int {
      let source = parts.first { own.contains($0.part) }?.source ?? number
      var meaning = column.meaning
      meaning.part = part
      meaning.number = addressNumber(number, mapping)
      return add(meaning, source, mapping.columns[source])
    }
    readers.append(
      AddressReader(
        parts: parts,
        targetColumns: AddressReader.Targets(
          pobox: target(.pobox, [.pobox]), street: target(.street, [.street, .whole, .formatted]),
          street2: target(.street2, [.street2]), street3: target(.street3, [.street3]),
          city: target(.city, [.city, .postcodeCity, .cityRegion]),
          region: target(.region, [.region]),
          postcode: target(.postcode, [.postcode]), country: target(.country, [.country])),
        language: mapping.language))
  }

  /// A number that no other address has, unless a column of labels counts on it.
  private func addressNumber(_ number: Int, _ mapping: ColumnMapping) -> Int {
    let meaning = mapping.columns[number].meaning
    let hasLabel = mapping.columns.contains {
      $0.meaning.field == meaning.field && $0.meaning.part == .label
        && $0.meaning.number == meaning.number && $0.meaning.label == meaning.label
    }
    return hasLabel ? meaning.number : (number + 1) * 10
  }
}

extension ColumnMapping {
  /// Whether a column of the table is of the field.
  fileprivate func hasField(_ key: ContactKey) -> Bool {
    columns.contains { $0.meaning.field == .key(key) }
  }
}
