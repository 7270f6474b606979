import CSV
import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Unicard

/// What two books can both hold, where they are of different formats: each is brought into the
/// other's form and read again from there, and what got lost on the way is not compared.
final class CommonForm {
  private let old: [OpenInput]
  private let new: [OpenInput]
  private let jobs: Int
  private let console: Console
  private var losses: [(format: ContactFormat, tally: LossTally)] = []
  /// The fields that a table of no known program has columns for; nil where there is no such table.
  private let columns: Set<ContactKey>?

  init(_ old: [OpenInput], _ new: [OpenInput], jobs: Int, console: Console) {
    self.old = old
    self.new = new
    self.jobs = jobs
    self.console = console
    let sheets = [old, new].map { $0.compactMap(Self.columns) }
    // Two tables of one person's making are compared whole.
    let isOne = sheets[0].count == old.count && sheets[1].count == new.count
    let both = (sheets[0] + sheets[1]).map(Set.init)
    columns =
      both.isEmpty || isOne && Set(both).count == 1
      ? nil : both.dropFirst().reduce(both[0]) { $0.intersection($1) }
  }

  /// The fields of a table's columns, where the table is no program's that is written too.
  private static func columns(_ input: OpenInput) -> [ContactKey]? {
    guard input.input.format == .csv, let mapping = input.input.mapping,
      mapping.dialect != .unicard
    else { return nil }
    return mapping.columns.compactMap {
      if case .key(let key) = $0.meaning.field { key } else { nil }
    }
  }

  /// What of a contact is compared; nil for all of it.
  var transform: (@Sendable (Contact) -> Contact)? {
    guard let columns else { return nil }
    let hasName = columns.contains(.name) || columns.contains(.formattedName)
    return { contact in
      contact.editing { draft in
        if hasName { draft[.formattedNames] = [LabeledValue(contact.displayName)] }
        for key in ContactKey.allCases where contact.has(key) {
          if key == .formattedName, hasName { continue }
          guard columns.contains(key), key != .name else {
            draft.removeAll(key)
            continue
          }
          // A column says what it holds in its own words.
          let field = Field<JSONFieldValue>(key)
          draft[field] = draft[field].map { LabeledValue($0.value) }
        }
      }
    }
  }

  /// The books to compare.
  func books() throws -> (old: [ContactInput], new: [ContactInput]) {
    let formats = [Self.format(old), Self.format(new)]
    guard columns == nil, let first = formats[0], let second = formats[1], first != second else {
      return (old.map(\.input), new.map(\.input))
    }
    // Both end in the old book's form, which may demand what the other has no place for.
    let narrowed = try converted(old.map(\.input), of: old, to: second)
    return (
      try converted(narrowed, of: old, to: first, isTold: false),
      try converted(new.map(\.input), of: new, to: first)
    )
  }

  /// The format of all files of a book; nil where they have several.
  private static func format(_ inputs: [OpenInput]) -> ContactFormat? {
    let formats = Set(inputs.map(\.input.format))
    return formats.count == 1 ? formats.first : nil
  }

  /// The contacts of a book as they are after having been in another format.
  private func converted(
    _ inputs: [ContactInput], of book: [OpenInput], to format: ContactFormat, isTold: Bool = true
  ) throws -> [ContactInput] {
    var tally = LossTally()
    var count = 0
    let name = book.count == 1 ? book[0].path : "\(book.count) files"
    let content = try SourceContent(name: name) { write in
      var options = WritingOptions(format: format)
      // What has no column stands in the notes, in words of the headers.
      options.headerLanguage = headerLanguage(of: format)
      options.useWordsOfHeaders()
      let translation = try translation(of: inputs, options)
      tally.remember(translation?.losses ?? [])
      let transform = translation.map { translation in
        { @Sendable (contact: Contact) in translation.translated(contact) }
      }
      if format.isCSV {
        var needs = ColumnNeeds(options)
        for input in inputs {
          needs.add(try input.again().columnNeeds(options, jobs: jobs, transform: transform))
        }
        options.settleColumns(needs)
      }
      func put(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try write($0) } }
      try put(FileFrame.prefix(options))
      for input in inputs {
        _ = try input.again().convert(
          options: options, jobs: jobs, transform: transform, losses: { tally.add($0) },
          to: { bytes, contacts in
            if count > 0 { try put(Array(FileFrame.separator(format).utf8)) }
            count += contacts
            try write(bytes)
          })
        // A file may end within its last line.
        if format.isVCard { try put([0x0D, 0x0A]) }
      }
      try put(Array(FileFrame.suffix(format).utf8))
      for loss in translation?.losses ?? [] { tally.add(loss) }
    }
    guard count > 0 else { return inputs }
    if isTold, !tally.isEmpty { losses.append((format, tally)) }
    var csv = CSVReadingOptions()
    csv.acceptsAnyTable = true
    return [
      try ContactInput(
        stream: ByteStream(content: content, encoding: nil), format: format, csv: csv)
    ]
  }

  /// The language that a book of the format has its headers in; nil where nothing tells.
  private func headerLanguage(of format: ContactFormat) -> String? {
    let language = (old + new).lazy.filter { $0.input.format == format }
      .compactMap { $0.input.mapping?.language }.first
    return language.flatMap { format.headerLanguages.contains($0) ? $0 : nil }
  }

  /// What groups and relations become in another format, as `convert` has it; nil where they stay.
  private func translation(
    of inputs: [ContactInput], _ options: WritingOptions
  ) throws -> BookTranslation? {
    guard options.groupForm != .asRead else { return nil }
    var gathering = BookGathering(options)
    for input in inputs { try input.again().gather(into: &gathering, jobs: jobs) }
    return try gathering.translation(of: inputs, options, jobs: jobs)
  }

  /// Says what was not compared.
  func tell() {
    if let columns {
      let names = Set(columns.map { FieldSchema[$0].name }).sorted().joined(separator: ", ")
      console.note("Compared were the fields that both books have: \(names).")
    }
    for (format, tally) in losses {
      console.note("\(format.title) can't hold everything; these were not compared as they are:")
      console.note(TextTable(rows: tally.rows, indent: 2, isWrapped: true))
    }
  }
}
