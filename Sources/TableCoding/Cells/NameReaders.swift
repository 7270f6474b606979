import ContactLikeness
import ContactModel

/// A column of whole names, of which some have a remark.
struct NameReader: Sendable {
  /// Where the parts of a name go, or the name as it is.
  struct Targets {
    let prefix: Int
    let given: Int
    let middle: Int
    let family: Int
    let suffix: Int
    let whole: Int

    var all: [Int] { [prefix, given, middle, family, suffix, whole] }
  }

  /// Where what stands within names goes.
  struct Remarks {
    let nickname: Int
    let rest: Int
    /// Whether the header says that the remarks are what people are called.
    let areNicknames: Bool
  }

  let source: Int
  let order: NameCell.Order
  var habits = NameHabits()
  let targets: Targets
  /// Nil where no name has a remark.
  var remarks: Remarks?
  /// Whether some have behind them who comes with somebody, which another reader reads.
  var hasCompanions = false
  /// Whether letters behind some say of what kind the numbers beside them are.
  var hasKinds = false
  /// The column of what stands in front of the names.
  var prefix: Int?
  /// The column of towns, of which no given name is made: `Oak Hill, Bristol`.
  var town: Int?

  func read(_ row: inout ReshapedRow) {
    var text = Self.withoutQuotes(row.text(source))
    if hasKinds, let kind = NamedKind(text) { text = kind.name }
    if hasCompanions, let companions = Companions(text) { text = companions.name }
    if let town, endsWithTown(text, row.text(town)) {
      row.set(targets.whole, text)
    } else if let name = NameCell(text, order: order, habits: habits) {
      set(name, &row)
      setWhole(name, of: text, &row)
    } else if let remarks, let remark = NameRemark(text) {
      read(text, remark, remarks, &row)
    } else {
      row.set(targets.whole, text)
    }
  }

  /// Whether a name has nothing but the town of its row behind a comma.
  private func endsWithTown(_ text: String, _ town: String) -> Bool {
    guard !town.isEmpty, text.utf8.count > town.utf8.count, text.hasSuffix(town) else {
      return false
    }
    return text.dropLast(town.count).trimmed.hasSuffix(",")
  }

  /// The name as its cell has it, where its parts would not be put together so.
  private func setWhole(_ name: NameCell, of text: String, _ row: inout ReshapedRow) {
    // Put together from its parts, a name in characters would be without its blank, and one whose order the
    // names told may be another way round.
    let isTurned =
      name.prefix.split(separator: " ").last.map { Honorifics.standsBehind(String($0)) } ?? false
      || (order == .knownGivenFirst || order == .each) && !name.given.isEmpty
        && Honorifics.without(text).hasPrefix(name.family + " ")
      || Honorifics.titleInOne(text) != nil
    if NameCell.isEastAsian(text) || order == .knownFamilyFirst || isTurned {
      row.set(targets.whole, text)
    } else if isAddressed(row) {
      // The cell has the whole name, of which `Herr` in another is no part.
      row.set(targets.whole, shown(name))
    }
  }

  /// Whether the column in front of the names says no more of a row's than how a man or a woman is addressed.
  private func isAddressed(_ row: borrowing ReshapedRow) -> Bool {
    prefix.map { FormsOfAddress.tellsOnlySex(row.text($0)) } ?? false
  }

  private func shown(_ name: NameCell) -> String {
    let words = [name.prefix, name.given, name.middle, name.family].joinedFilled(" ")
    return [words, name.suffix].joinedFilled(", ")
  }

  /// Mail programs put a name with a comma in quotation marks.
  private static func withoutQuotes(_ text: String) -> String {
    let inner = text.dropFirst().dropLast()
    return text.count > 2 && text.first == "\"" && text.last == "\"" && !inner.contains("\"")
      ? String(inner) : text
  }

  private func read(
    _ text: String, _ remark: NameRemark, _ remarks: Remarks, _ row: inout ReshapedRow
  ) {
    guard var name = NameCell(remark.name, order: order, habits: habits) else {
      guard remarks.areNicknames else { return row.set(targets.whole, text) }
      row.set(targets.whole, remark.name)
      return row.set(remarks.nickname, remark.text)
    }
    switch remark.kind {
    case .prefix: name.prefix += (name.prefix.isEmpty ? "" : " ") + remark.text
    case .suffix where name.suffix.isEmpty: name.suffix = remark.text
    case .initial where name.middle.isEmpty: name.middle = remark.text
    case .nickname,
      .other where remarks.areNicknames:
      row.set(remarks.nickname, remark.text)
      setWhole(name, of: remark.name.trimmed, &row)
    default:
      row.set(remarks.rest, remark.text)
      setWhole(name, of: remark.name.trimmed, &row)
    }
    set(name, &row)
  }

  private func set(_ name: NameCell, _ row: inout ReshapedRow) {
    row.set(targets.prefix, name.prefix)
    row.set(targets.given, name.given)
    row.set(targets.middle, name.middle)
    row.set(targets.family, name.family)
    row.set(targets.suffix, name.suffix)
  }

  func cells(for parts: CellParts) -> [[Int: String]] {
    let names = texts(parts)
    let remark = [remarks?.nickname, remarks?.rest].map { parts.text($0) }.first { !$0.isEmpty }
    let cell = parts.cells[source] ?? ""
    let companions = hasCompanions ? Companions(cell) : nil
    return names.map { name in
      let whole = [name, remark.map { "(\($0))" } ?? "", companions?.text ?? ""]
      let kind = hasKinds && NamedKind(cell) != nil ? String(cell.suffix(2)) : ""
      return [source: whole.joinedFilled(" ") + kind]
    }
  }

  var reader: CellReader {
    CellReader(
      sources: [source],
      targets: targets.all + (remarks.map { [$0.nickname, $0.rest] } ?? []),
      read: { read(&$0) }, cells: { cells(for: $0) })
  }

  /// A name in the ways that people write it in one cell.
  func texts(_ parts: CellParts) -> [String] {
    let whole = parts.text(targets.whole)
    let rest = parts.joined([targets.prefix, targets.given, targets.middle], " ")
    let family = parts.text(targets.family)
    let suffix = parts.text(targets.suffix)
    let end = suffix.isEmpty ? "" : ", " + suffix
    if rest.isEmpty, family.isEmpty { return [whole + (whole.isEmpty ? "" : end)] }
    if rest.isEmpty || family.isEmpty {
      return [rest + family + end] + (whole.isEmpty ? [] : [whole])
    }
    // Names in characters and Hangul have no blank.
    if suffix.isEmpty, !(family + rest).utf8.contains(where: { $0 < 0xE3 && $0 & 0xC0 != 0x80 }) {
      return [family + rest, family + " " + rest]
    }
    let others = parts.joined([targets.given, targets.middle], " ")
    let givenFirst = rest + " " + family + end
    let withComma = family + ", " + rest + end
    let familyFirst = [parts.text(targets.prefix), family, others].joinedFilled(" ")
    switch order {
    case .givenFirst, .givenMiddleFamily, .knownGivenFirst: return [givenFirst, withComma]
    case .familyFirst, .familyGivenMiddle, .knownFamilyFirst:
      return [familyFirst, withComma, givenFirst]
    case .capitals:
      return [family.uppercased() + " " + others, familyFirst, withComma, givenFirst]
    case .unknown, .each:
      let hasCommas = parts.cells.values.contains { $0.contains(",") }
      return hasCommas
        ? [withComma, givenFirst, familyFirst] : [givenFirst, withComma, familyFirst]
    }
  }
}

// The readers of columns of names.
extension ColumnReaders {
  mutating func nameReader(_ number: Int, _ order: NameCell.Order) -> NameReader {
    let habits = NameHabits(
      language: mapping.language,
      arePeople: NameHabits.isOfPeople(mapping.columns[number].header),
      degrees: NameCell.degrees(in: contents(number).cells, mapping.language),
      towns: towns,
      haveGivenNamesBehindCommas: NameCell.haveGivenNamesBehindCommas(contents(number).cells))
    return NameReader(
      source: number, order: order, habits: habits.withFamilies(of: contents(number).cells, order),
      targets: NameReader.Targets(
        prefix: add(ColumnMeaning(.name, .prefix), number),
        given: add(ColumnMeaning(.name, .given), number),
        middle: add(ColumnMeaning(.name, .middle), number),
        family: add(ColumnMeaning(.name, .family), number),
        suffix: add(ColumnMeaning(.name, .suffix), number),
        whole: add(ColumnMeaning(.formattedName), number)),
      hasKinds: namedKinds?.names == number,
      prefix: mapping.columns.firstIndex { $0.meaning == ColumnMeaning(.name, .prefix) },
      town: mapping.columns.firstIndex { $0.meaning == ColumnMeaning(.postalAddress, .city) })
  }

  /// What the columns of towns hold.
  private var towns: Set<String> {
    let places = mapping.columns.indices.filter {
      meaning($0).key == .postalAddress && meaning($0).part == .city
    }
    return Set(places.flatMap { contents($0).cells.map(HeaderFolding.folded) })
  }

  mutating func addName(_ number: Int) {
    let meaning = meaning(number)
    let order: NameCell.Order =
      switch meaning.part {
      case .familyGiven where meaning.label == "middle": .familyGivenMiddle
      case .givenFamily where meaning.label == "middle": .givenMiddleFamily
      // Who fills in a form may do it the other way round than it asks for.
      case .familyGiven:
        NameLeaning.certainOrder(of: contents(number).cells) == .knownGivenFirst
          ? .knownGivenFirst : .familyFirst
      case .givenFamily:
        NameLeaning.certainOrder(of: contents(number).cells) == .knownFamilyFirst
          ? .knownFamilyFirst : .givenFirst
      default: nameOrder(number)
      }
    nameColumn = number
    if kinds != nil || isFamilyName(number) { return addCompanyOrName(number, order) }
    var names = nameReader(number, order)
    names.hasCompanions = hasCompanions(number)
    if samples(number, { NameRemark($0) != nil }) {
      names.remarks = NameReader.Remarks(
        nickname: add(ColumnMeaning(.nickname), number), rest: add(ColumnMeaning(.keep), number),
        areNicknames: meaning.label == "nickname")
    }
    if hasFirms(number) { addFirmOrName(names.reader) } else { readers.append(names.reader) }
  }

  /// The order of a column's names; where they tell none, each is told by itself.
  func nameOrder(_ number: Int) -> NameCell.Order {
    let names = contents(number).cells.map {
      Companions($0)?.name ?? NamedReach($0)?.name ?? $0
    }
    let order = NameCell.order(of: names, language: mapping.language)
    return order == .unknown ? .each : order
  }

  /// A column of names in a table that says of each row whether it is a company.
  private mutating func addCompanyOrName(_ number: Int, _ order: NameCell.Order) {
    // A row may fill another column of companies, too.
    let company = add(ColumnMeaning(.organization, .name, number: number + 2), number)
    let names = nameReader(number, order)
    guard let second = second(of: number) else {
      let kinds = kinds
      return add(names.reader, or: company) { kinds?.isCompany($0) ?? Companies.isCompany($1) }
    }
    taken.insert(second)
    addTwoNames(names, company, second, add(ColumnMeaning(.keep), second))
  }

  /// The column that is called as another one, with a 2 behind.
  private func second(of number: Int) -> Int? {
    let header = mapping.columns[number].header
    return mapping.columns.indices.first {
      meaning($0).field == .keep && !taken.contains($0)
        && Self.isSecond(mapping.columns[$0].header, of: header)
    }
  }

  /// Whether a column is of firms and of family names, beside a second one that has the given names.
  private func isFamilyName(_ number: Int) -> Bool {
    guard let second = second(of: number) else { return false }
    let people = contents(number).cells.filter { !Companies.isCompany($0) }.map(Honorifics.without)
    return !people.isEmpty && contents(second).share(CellNature.isWords) >= 0.8
      && people.allSatisfy { !$0.contains { " ,".contains($0) } }
  }

  /// Two columns that are a company and what is added to it, or somebody's family and given name.
  private mutating func addTwoNames(
    _ names: NameReader, _ company: Int, _ second: Int, _ addition: Int
  ) {
    let (first, targets, kinds) = (names.source, names.targets, kinds)
    let single = NameReader(source: first, order: .unknown, targets: targets)
    readers.append(
      CellReader(sources: [first, second], targets: [company, addition] + targets.all) { row in
        let (text, further) = (row.text(first), row.text(second))
        if kinds?.isCompany(row) ?? Companies.isCompany(text) {
          row.set(company, text)
          row.copy(second, to: addition)
        } else if further.isEmpty {
          single.read(&row)
        } else {
          let family = Honorifics.without(text)
          row.set(targets.prefix, text.dropLast(family.count).trimmed)
          row.set(targets.family, family)
          row.set(targets.given, further)
        }
      } cells: { parts in
        let firm = [first: parts.text(company), second: parts.text(addition)]
        let person = [
          first: parts.joined([targets.prefix, targets.family], " "),
          second: parts.text(targets.given),
        ]
        let whole = single.texts(parts).map { [first: $0, second: ""] }
        return (parts.text(company).isEmpty ? [person] : [firm, person]) + whole
      })
  }

  /// A column of companies and people.
  mutating func addCompany(_ number: Int) {
    nameColumn = number
    let company = add(ColumnMeaning(.organization, .name), number)
    if let given = mapping.columns.firstIndex(where: {
      $0.meaning == ColumnMeaning(.name, .given)
    }) {
      return addCompany(company, orFamilyNameBeside: given, number)
    }
    add(nameReader(number, .unknown).reader, or: company) { Companies.isCompany($1) }
  }

  /// A column of companies and of the family names of those who have a given name in another.
  private mutating func addCompany(
    _ company: Int, orFamilyNameBeside given: Int, _ number: Int
  ) {
    let family = add(ColumnMeaning(.name, .family), number)
    readers.append(
      CellReader(sources: [number], targets: [company, family]) { row in
        row.set(row.text(given).isEmpty ? company : family, row.text(number))
      } cells: { parts in
        [[number: parts.text(family)], [number: parts.text(company)]].filter {
          $0[number] != ""
        } + [[number: ""]]
      })
  }

  /// Adds a reader of names in a column that has companies, too.
  mutating func add(
    _ name: CellReader, or company: Int,
    isCompany: @escaping @Sendable (borrowing ReshapedRow, _ text: String) -> Bool
  ) {
    let number = name.sources[0]
    readers.append(
      CellReader(sources: name.sources, targets: [company] + name.targets) { row in
        let text = row.text(number)
        if isCompany(row, text) { row.set(company, text) } else { name.read(&row) }
      } cells: { parts in
        let company = parts.text(company)
        return (company.isEmpty ? [] : [[number: company]]) + name.cells(parts)
      })
  }

  /// The columns of people's names and their parts.
  var namesOfPeople: [Int] {
    mapping.columns.indices.filter {
      let meaning = meaning($0)
      return meaning.key == .formattedName
        || meaning.key == .name && meaning.part != .prefix && meaning.part != .suffix
    }
  }

  /// Whether what a column of companies is called is said of people, too: `Razão Social`, `Firma/Name`, or nothing is.
  func mayBePeople(_ number: Int) -> Bool {
    let headers = mapping.columns.map(\.header)
    if headers[number].isEmpty { return true }
    if SheetMatcher.firmsOrPeople.contains(HeaderFolding.folded(headers[number])) { return true }
    let said = HeaderReader(headers: headers).read(headers[number])
    return said?.meaning == ColumnMeaning(.organization, .whole)
      || said?.isComplete == true && said?.meaning?.key == .name
        && !SheetMatcher.tellOfFirms(headers)
  }

  /// Whether a header is another one but for its number: `Name 2` beside `Name 1` or `Name`.
  private static func isSecond(_ header: String, of first: String) -> Bool {
    let (text, other) = (HeaderFolding.folded(header), HeaderFolding.folded(first))
    return text == other + "2" || other.hasSuffix("1") && text == other.dropLast() + "2"
  }
}
