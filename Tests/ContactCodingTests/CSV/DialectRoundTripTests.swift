import ContactModel
import SourceText
import Testing

@testable import FileFormats
@testable import TableCoding

/// Rows that use every column of a dialect come back as they were, whatever the columns' order.
struct DialectRoundTripTests {
  /// A cell that its column can hold.
  private static func cell(_ meaning: ColumnMeaning, _ dialect: String, _ column: Int) -> String {
    switch meaning.field {
    case .ignore: return ""
    case .keep, .custom: return meaning.part == .label ? "Shoe size" : "text \(column)"
    case .key(let key): return cell(key, meaning, dialect, column)
    }
  }

  private static func cell(
    _ key: ContactKey, _ meaning: ColumnMeaning, _ dialect: String, _ column: Int
  ) -> String {
    switch (key, meaning.part) {
    case (_, .label): return key == .date ? "Anniversary" : "Work"
    case (_, .service): return "Skype"
    case (_, .type): return "SMTP"
    case (_, .display): return ""
    case (_, .year): return "1980"
    case (_, .month): return "4"
    case (_, .day): return "15"
    case (.birthday, _), (.date, _): return "1980-04-15"
    case (.gender, _): return "Female"
    case (.emailAddress, _): return "ann\(column)@example.org"
    case (.phoneNumber, _): return "+49 30 123\(column)"
    case (.url, _), (.image, _), (.freeBusy, _), (.calendar, _):
      return "https://example.org/\(column)"
    default: return "Text \(column)"
    }
  }

  private static func decode(
    _ columns: [(header: String, meaning: ColumnMeaning)], _ cells: [String]
  ) -> Contact? {
    let mapping = HeaderMatcher.mapping(
      headers: columns.map(\.header), samples: SampleCells([cells]))
    var decoder = RowDecoder(plan: RowPlan(mapping), source: nil)
    var text: [UInt8] = []
    let ranges = cells.map { cell in
      text += Array(cell.utf8)
      return text.count - cell.utf8.count..<text.count
    }
    return text.withUnsafeBufferPointer { decoder.decode(ranges, of: Bytes($0)) }
  }

  @Test(arguments: HeaderTable.all.indices)
  func everyColumnIsRead(_ index: Int) throws {
    let table = HeaderTable.all[index]
    guard !["abook", "abook-palm", "mutt", "sim"].contains(table.dialect) else { return }
    let cells = table.columns.enumerated().map {
      Self.cell($1.meaning, table.dialect, $0)
    }
    let contact = try #require(Self.decode(table.columns, cells))
    let shown = ContactKey.allCases.flatMap { contact.descriptions(of: $0) }.joined(separator: "\n")
    for (cell, column) in zip(cells, table.columns) {
      switch column.meaning.part {
      case .label, .type, .year, .month, .day, .sex, .service: continue
      default: break
      }
      let isDate = column.meaning.field == .key(.birthday) || column.meaning.field == .key(.date)
      if isDate || column.meaning.field == .key(.gender) { continue }
      #expect(shown.contains(cell), "\(table.dialect) \(table.language): \(column.header)")
    }
    #expect(contact.birthday.map { $0 == ContactDate(year: 1980, month: 4, day: 15) } ?? true)
  }

  @Test(arguments: HeaderTable.all.indices)
  func orderDoesNotMatter(_ index: Int) throws {
    let table = HeaderTable.all[index]
    guard !["abook", "abook-palm", "mutt", "sim"].contains(table.dialect) else { return }
    let folded = table.columns.map { HeaderFolding.folded($0.header) }
    // What a table names twice goes by position.
    guard Set(folded).count == folded.count else { return }
    let cells = table.columns.enumerated().map { Self.cell($1.meaning, table.dialect, $0) }
    let straight = try #require(Self.decode(table.columns, cells))
    var random = SplitMix(seed: UInt64(index))
    let order = table.columns.indices.shuffled(using: &random)
    let shuffled = try #require(
      Self.decode(order.map { table.columns[$0] }, order.map { cells[$0] }))
    for key in ContactKey.allCases {
      #expect(
        straight.descriptions(of: key).sorted() == shuffled.descriptions(of: key).sorted(),
        "\(table.dialect) \(table.language) \(key.name)")
    }
  }

  /// Thunderbird has no columns for titles and middle names, and shows the whole name.
  @Test(
    arguments: [
      (PersonName(familyName: "Lee", givenName: "Ann", namePrefix: "Dr."), "Dr. Ann Lee"),
      (PersonName(familyName: "Lee", givenName: "Ann", middleName: "Marie"), "Ann Marie Lee"),
      (PersonName(familyName: "Lee", givenName: "Ann"), nil),
    ])
  func wholeNamesHoldWhatHasNoColumn(_ name: PersonName, _ whole: String?) throws {
    let contact = Contact { $0.name = name }
    let (bytes, _) = write([contact], WritingOptions(format: .thunderbirdCSV))
    let again = try #require(try read(bytes).contacts.first)
    #expect(again.formattedName == whole)
    #expect(again.name == PersonName(familyName: "Lee", givenName: "Ann"))
  }

  /// What was read from every column is written into the same columns, without a loss.
  @Test(
    arguments: ContactFormat.allCases.filter { $0.isCSV && $0 != .csv }.flatMap { format in
      format.headerLanguages.map { (format, $0) }
    })
  func everyColumnIsWritten(_ format: ContactFormat, _ language: String) throws {
    let dialect = try #require(format.dialect)
    let table = try #require(RowLayout.table(dialect, language))
    let cells = table.columns.enumerated().map { Self.cell($1.meaning, table.dialect, $0) }
    let contact = try #require(Self.decode(table.columns, cells))
    var options = WritingOptions(format: format)
    options.headerLanguage = language
    let (bytes, losses) = write([contact], options)
    // Two addresses for one place, or a name as a whole, need not be what other columns say.
    let serious = losses[0].filter { $0.key != .postalAddress }
    #expect(serious.isEmpty, "\(serious)")
    let again = try read(bytes).contacts
    try #require(again.count == 1)
    for key in ContactKey.allCases where key != .postalAddress {
      #expect(
        contact.descriptions(of: key).sorted() == again[0].descriptions(of: key).sorted(),
        "\(language) \(key.name)")
    }
  }
}
