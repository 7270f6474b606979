import ContactModel
import SourceText

/// Finds a ``CellReader`` for each column of a hand-made table, or for a few that belong together.
struct ColumnReaders {
  let mapping: ColumnMapping
  let samples: SampleCells
  let kinds: RowKinds?
  /// The columns of names and numbers, of whose kinds letters behind the names tell.
  let namedKinds: (names: Int, numbers: Int)?
  /// The columns of the rows that result.
  private(set) var columns: [ColumnMapping.Column] = []
  /// Which column of the table each comes from.
  private(set) var sources: [Int] = []
  var readers: [CellReader] = []
  var nameColumn = -1
  /// The columns that are read with others.
  var taken: Set<Int> = []

  init(_ mapping: ColumnMapping, _ samples: SampleCells) {
    self.mapping = mapping
    self.samples = samples
    kinds = RowKinds(mapping, samples)
    namedKinds = NamedKind.columns(mapping, samples)
    for number in mapping.columns.indices where !taken.contains(number) {
      addReader(number)
      leaveOutFirms(number)
      leaveOutFamilyName(number)
      leaveOutReach(number)
    }
    for number in mapping.columns.indices where hasCompanions(number) { addCompanions(number) }
  }

  private mutating func addReader(_ number: Int) {
    let meaning = meaning(number)
    guard let key = meaning.key else { return addCopy(number) }
    if key == .name, !meaning.part.isWholeName, addPatronymics(number) { return }
    switch (key, meaning.part) {
    case (.name, .whole), (.name, .familyGiven), (.name, .givenFamily): addName(number)
    case (.formattedName, .value) where hasFirms(number),
      (.name, .family) where hasFirms(number),
      (.name, .given) where hasFirms(number):
      let target = add(meaning, number)
      addFirmOrName(
        CellReader(number, [target]) { $0.copy(number, to: target, dropsMarks: true) })
    case (.name, .family) where (prefix(of: number) ?? -1) > number:
      addFamily(number, prefix: prefix(of: number) ?? number)
    case (.name, .familyPrefix):
      if let family = family(of: number), family > number, prefix(of: family) == number {
        addFamily(family, prefix: number)
      } else {
        addCopy(number, as: ColumnMeaning(.name, .middle))
      }
    case (.name, .family) where hasAffixes(number): addFamilyName(number)
    case (.name, .given)
    where hasCompanions(number) || hasAffixes(number)
      || samples(number, { NameRemark($0) != nil }):
      addGivenName(number)
    case (.organization, .whole): addCompany(number)
    case (.organization, .name)
    where meaning.label == "title" && !mapping.has(.jobTitle)
      && samples(number, { PairCell.employment($0) != nil }):
      addEmployment(number)
    case (.organization, .name) where mayBePeople(number): addFirmOrPerson(number)
    case (.organization, .name): addEmployer(number)
    case (.phoneNumber, .value): addPhone(number)
    case (.phoneNumber, .countryCode), (.phoneNumber, .prefix): addCodes(number)
    // A label or an extension in front of its number is read with that.
    case (.phoneNumber, .label) where isOfNumberBehind(number),
      (.phoneNumber, .extensionNumber) where isOfNumberBehind(number):
      break
    // An extension without a number is kept.
    case (.phoneNumber, .extensionNumber): addCopy(number, as: ColumnMeaning(.keep))
    case (.emailAddress, .value) where samples(number, JSONCell.isOne),
      (.url, .value) where samples(number, JSONCell.isOne):
      addJSON(number)
    case (.emailAddress, .value)
    where mapping.columns[number].header.isEmpty
      && !contents(number).cells.allSatisfy({ $0.contains("@") }):
      addGuessedMailboxes(number)
    case (.emailAddress, .value) where areNamesWithMailboxes(number): addNamesWithMailboxes(number)
    case (.emailAddress, .value) where samples(number, CellNature.isPage),
      (.url, .value) where samples(number, { CellNature.isEmail($0) && !CellNature.isPage($0) }):
      addMailboxOrPage(number)
    case (.url, .value) where samples(number, { ListCell.pages($0).count > 1 }): addPages(number)
    case (.url, .value) where samples(number, { !$0.isEmpty && !CellNature.mayBeLink($0) }):
      addPageOrText(number)
    case (.emailAddress, .label), (.postalAddress, .label): addLabel(number)
    case (.postalAddress, _): addAddress(number)
    case (.relation, .given), (.relation, .family): addRelation(number)
    case (.relation, .value) where meaning.label == "child": addChildren(number)
    case (.phoneticFamilyName, .whole): addPhonetic(number)
    case (.gender, .value): addGender(number)
    case (.birthday, .value)
    where CalendarText.isUncertain(
      mapping.columns[number], mapping.language, contents(number).cells):
      addCopy(number, as: ColumnMeaning(.keep))
    case (.birthday, .value), (.date, .value), (.deathDate, .value): addDate(number)
    default: addCopy(number)
    }
  }

  private func isOfNumberBehind(_ number: Int) -> Bool {
    let own = meaning(number)
    var wanted = own
    wanted.part = .value
    return mapping.columns.indices.first { meaning($0) == own } == number
      && mapping.columns.indices[number...].contains { meaning($0) == wanted }
  }

  // MARK: Columns

  func meaning(_ number: Int) -> ColumnMeaning { mapping.columns[number].meaning }

  /// What the cells of a column of the table are.
  func contents(_ number: Int) -> ColumnContents { ColumnContents(samples.column(number)) }

  /// Whether something is so of a cell of a column.
  func samples(_ number: Int, _ isSo: (String) -> Bool) -> Bool {
    samples.column(number).contains(where: isSo)
  }

  /// Adds a column to the rows that result, for what comes from one of the table.
  mutating func add(_ meaning: ColumnMeaning, _ source: Int) -> Int {
    var target = mapping.columns[source]
    target.meaning = meaning
    columns.append(target)
    sources.append(source)
    return columns.count - 1
  }

  /// A number that no other column of the table has for its values.
  func ownNumber(_ number: Int) -> Int { (number + 1) * 10 }

  // MARK: Readers

  mutating func addCopy(_ number: Int, as meaning: ColumnMeaning? = nil) {
    let meaning = meaning ?? self.meaning(number)
    let target = add(meaning, number)
    // Where `n/a` and `-` mean nothing.
    let dropsMarks =
      switch meaning.field {
      case .key(.note), .key(.category), .keep, .custom, .ignore: false
      default: true
      }
    readers.append(
      CellReader(number, [target]) { $0.copy(number, to: target, dropsMarks: dropsMarks) })
  }

  /// Parts of one text in several columns.
  ///
  /// - Parameter own: The columns that results have for the parts, where nothing else is in these: of a couple, a row
  ///   may name the second alone.
  mutating func addJoined(_ sources: [Int], _ target: Int, else own: [Int] = []) {
    let first = own.map { self.sources[$0] }
    readers.append(
      CellReader(sources: sources, targets: [target]) { row in
        let parts = sources.map { row.text($0) }
        if !first.isEmpty, first.allSatisfy({ row.text($0).isEmpty }) {
          for (part, column) in zip(parts, own) { row.set(column, part) }
        } else {
          row.set(target, parts.joinedFilled(" "))
        }
      } cells: { parts in
        let words = parts.text(target).split(separator: " ").map(String.init)
        var proposals: [[Int: String]] = []
        // All but the last word in front, as given names and particles are.
        if sources.count == 2, words.count > 1 {
          proposals.append([
            sources[0]: words.dropLast().joined(separator: " "), sources[1]: words[words.count - 1],
          ])
        }
        var alone = [Int: String](uniqueKeysWithValues: sources.map { ($0, "") })
        alone[sources[sources.count - 1]] = parts.text(target)
        return proposals + [alone]
      })
  }

  private mutating func addRelation(_ number: Int) {
    var meaning = meaning(number)
    let parts = [ColumnMeaning.Part.given, .family].flatMap { part in
      mapping.columns.indices.filter {
        let other = self.meaning($0)
        return other.field == meaning.field && other.label == meaning.label && other.part == part
          && other.number == meaning.number && !taken.contains($0)
      }
    }
    taken.formUnion(parts)
    meaning.part = .value
    let isSpouse = meaning.label == "spouse" && parts.count == 2
    addJoined(parts, add(meaning, number), else: isSpouse ? ownNames : [])
  }

  /// The given and the family name of the row's person, where both were copied.
  private var ownNames: [Int] {
    let own = [ColumnMeaning.Part.given, .family].compactMap { part in
      columns.firstIndex { $0.meaning == ColumnMeaning(.name, part) }
    }
    return own.count == 2 ? own : []
  }

  /// A column of labels: `Office`, `mobil`.
  private mutating func addLabel(_ number: Int) {
    let target = add(meaning(number), number)
    let words = LabelWords(mapping.language)
    readers.append(
      CellReader(number, [target]) { $0.set(target, words.name($0.text(number))) })
  }

  /// Several names in one cell.
  private mutating func addChildren(_ number: Int) {
    var meaning = meaning(number)
    let targets = (0..<ListCell.limit).map { place in
      meaning.number = ownNumber(number) + place
      return add(meaning, number)
    }
    let rest = add(ColumnMeaning(.keep), number)
    readers.append(
      CellReader(number, targets, separator: ", ", rest: [rest]) { row in
        let text = row.text(number)
        let items = ListCell.items(text)
        guard items.count <= targets.count else { return row.set(rest, text) }
        for (item, target) in zip(items, targets) {
          // What is told of a name does not belong to it.
          let name = item.prefix { $0 != "(" && $0 != "*" && !$0.isDigit }
          row.set(target, String(name.trimmed { " '’".contains($0) }))
          if name.count < item.count { row.set(rest, text) }
        }
      })
  }

  /// A column of companies with what somebody does there.
  private mutating func addEmployment(_ number: Int) {
    let company = add(ColumnMeaning(.organization, .name), number)
    let title = add(ColumnMeaning(.jobTitle), number)
    readers.append(
      CellReader(number, [company, title], separator: " / ") { row in
        let text = row.text(number)
        let parts = PairCell.employment(text)
        row.set(company, parts?.company ?? text)
        row.set(title, parts?.title ?? "")
      })
  }

  /// A column of companies, in which `privat` says that there is none, and so does the person's own name.
  private mutating func addEmployer(_ number: Int) {
    let company = add(meaning(number), number)
    let rest = add(ColumnMeaning(.keep), number)
    let names = namesOfPeople
    readers.append(
      CellReader(sources: [number], targets: [company, rest]) { row in
        let text = row.text(number)
        guard !text.isEmpty else { return }
        let isOwn =
          names.map { row.text($0) }.joinedFilled(" ") == text && NameCell.namesPerson(text)
        row.copy(number, to: RowKinds.isPerson(text) || isOwn ? rest : company)
      } cells: { parts in
        [[number: parts.text(company)], [number: parts.text(rest)]]
      })
  }

  /// A column of genders, whose letters mean what they do in the table's language.
  private mutating func addGender(_ number: Int) {
    let target = add(meaning(number), number)
    // Where a letter goes that may mean either.
    let rest = add(ColumnMeaning(.keep), number)
    let pair = GenderWords.letters(of: contents(number).cells, language: mapping.language)
    readers.append(
      CellReader(sources: [number], targets: [target, rest]) { row in
        let text = row.text(number)
        guard text.count == 1 else { return row.set(target, text) }
        switch (text.lowercased(), pair) {
        case (let letter, let pair?) where letter == pair.male: row.set(target, "M")
        case (let letter, let pair?) where letter == pair.female: row.set(target, "F")
        case ("m", nil), ("f", nil): row.copy(number, to: rest)
        default: row.copy(number, to: target)
        }
      } cells: { parts in
        let text = parts.text(target)
        let own = text == "M" ? pair?.male : text == "F" ? pair?.female : nil
        return [own?.uppercased(), text, parts.text(rest)].compactMap { $0 }.map { [number: $0] }
      })
  }

  /// A column of dates of whatever calendar, or of births with their places.
  private mutating func addDate(_ number: Int) {
    let target = add(meaning(number), number)
    let years = CalendarText.years(
      of: contents(number).cells, isTaiwanese: CalendarText.isTaiwanese(mapping))
    let hasPlaces =
      meaning(number).key == .birthday && !mapping.has(.birthPlace)
      && samples(number) { PairCell.birth($0) != nil }
    let place = hasPlaces ? add(ColumnMeaning(.birthPlace), number) : nil
    let parts = [place].compactMap(\.self) + [target]
    let none = FirstDays.texts(in: contents(number).cells)
    readers.append(
      CellReader(number, parts, separator: ", ") { row in
        let cell = row.cell(number)
        if !none.isEmpty, none.contains(row.text(number)) { return }
        if let place, let parts = PairCell.birth(row.text(number)) {
          row.set(place, parts.place)
          row.set(target, CalendarText.common(parts.date, years))
        } else if DateText.isUsual(cell) || years == .common && Self.isOfDigits(cell) {
          // Most are written in one way, or two.
          row.set(target, cell)
        } else {
          row.set(target, CalendarText.common(row.text(number), years))
        }
      })
  }
}

extension ColumnReaders {
  /// Whether a date is digits with dots or slashes between, which nothing needs to be left out of: `3.11.1980`.
  private static func isOfDigits(_ cell: Bytes) -> Bool {
    guard (6...10).contains(cell.count), let last = cell.last, last.isDigit,
      cell[0].isDigit, cell[0] != UInt8(ascii: "0") || cell[1] != UInt8(ascii: "0")
    else { return false }
    return cell.allSatisfy { $0.isDigit || $0.isOne(of: "./") }
  }
}

extension ColumnMapping {
  /// Whether a column of the table is of the field.
  func has(_ key: ContactKey) -> Bool { columns.contains { $0.meaning.key == key } }
}
