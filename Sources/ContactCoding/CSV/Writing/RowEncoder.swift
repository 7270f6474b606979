import CSV
import ContactModel
import SourceText

/// Writes contacts as rows of a dialect. Made once a thread and reused.
///
/// What a row could not hold is found out by reading it back: whatever does not come back as it
/// was is a loss, and nothing else is.
struct RowEncoder: ~Copyable {
  private let layout: RowLayout
  private let filler: RowFiller
  private let exactFiller: ExactRowFiller
  private let options: WritingOptions
  private var writer: CSVWriter
  private var reader: RowDecoder
  /// The contact's values, and those of what the row is read back as.
  private var values: CellValues
  private var valuesRead: CellValues
  private var echo = RowEcho()
  private let noColumn: String
  private let addedToNotes: String
  private let lessBeside: String
  private let otherLabel: String
  private let otherForm: String
  private var row: RowFiller.Row = []
  private var leftovers: [Int] = []
  /// What of the leftovers was added to the notes.
  private var noted: [Int] = []
  private(set) var losses: [FieldLoss] = []

  init(_ layout: RowLayout, _ options: WritingOptions) {
    self.layout = layout
    self.options = options
    filler = RowFiller(layout)
    exactFiller = ExactRowFiller(layout)
    let title = layout.dialect.title
    noColumn = "\(title) has no column for it."
    addedToNotes = "\(title) has no column left for it; it was added to the notes."
    lessBeside = "\(title) can't say what stands beside it, such as a preference."
    otherLabel = "\(title) has no such label for it."
    otherForm = "\(title) has it in another form."
    writer = Self.bodyWriter(layout)
    reader = RowDecoder(plan: layout.plan, source: nil)
    let memory = TraitsMemory()
    values = CellValues(memory)
    valuesRead = CellValues(memory)
  }

  private static func bodyWriter(_ layout: RowLayout) -> CSVWriter {
    var csv = layout.csv
    csv.hasByteOrderMark = false
    return CSVWriter(options: csv)
  }

  /// The first row, with what comes before it.
  static func header(_ layout: RowLayout) -> [UInt8] {
    var writer = CSVWriter(options: layout.csv)
    writer.write(row: layout.mapping.columns.map(\.header))
    return writer.takeBytes()
  }

  var output: Bytes { writer.bytes }

  mutating func removeOutput() { writer.removeBytes() }

  mutating func encode(_ contact: Contact) {
    losses.removeAll(keepingCapacity: true)
    leftovers.removeAll(keepingCapacity: true)
    noted.removeAll(keepingCapacity: true)
    values.memory.trim()
    values.load(contact)
    row.removeAll(keepingCapacity: true)
    for _ in 0..<layout.mapping.columns.count { row.append(0..<0) }
    // Most rows of the format that holds everything need no look back.
    var isCertain = false
    if layout.dialect == .unicard {
      isCertain = exactFiller.fill(&row, &values, photos: options.photos) && options.needs != nil
    } else {
      filler.fill(
        &row, &values, contact, photos: options.photos, leftovers: &leftovers, noted: &noted)
    }
    // The writer has one encoding; what it can't say is lost before it is compared.
    let count = writer.unencodable.count
    let empty = Bytes("")
    for column in row.indices {
      guard !row[column].isEmpty else {
        writer.write(cell: empty)
        continue
      }
      guardCell(column)
      writer.write(cell: values.text[row[column]])
    }
    writer.endRow()
    for lost in writer.unencodable[count...] {
      losses.append(
        FieldLoss(
          key: .note, property: layout.mapping.columns[lost.column].header,
          value: String(lost.character), effect: .changed,
          reason: "The file's encoding has no such character; a question mark was written."))
    }
    if !isCertain { findLosses(contact) }
  }

  // MARK: Guards

  /// Puts an apostrophe in front where a spreadsheet would run the cell, if that is asked for,
  /// and where an apostrophe of its own would be taken for one.
  private mutating func guardCell(_ column: Int) {
    let cell = values.text[row[column]]
    guard let first = cell.first else { return }
    let needsGuard =
      first == UInt8(ascii: "'") && SpreadsheetGuard.needs(cell)
      || options.isSpreadsheetSafe && SpreadsheetGuard.isActive(first)
        && !SpreadsheetGuard.isPhoneNumber(Array(cell))
    guard needsGuard else { return }
    let start = values.text.count
    values.text.append(UInt8(ascii: "'"))
    values.text.appendCopy(of: row[column])
    row[column] = start..<values.text.count
  }

  // MARK: Losses

  private mutating func findLosses(_ contact: Contact) {
    reader.read(row, of: values.text.view)
    echo.load(&reader)
    var back: Contact?
    var start = 0
    while start < values.values.count {
      let field = values.field(at: start)
      start = field.upperBound
      if echo.holds(field, of: &values, contact.storage, &reader) { continue }
      let key = values.values[field.lowerBound].key
      if echo.isEmpty(key) {
        if key == .formattedName {
          let value = field.lowerBound
          let isShown =
            field.count == 1 && values.isBare(value)
            && echo.isShownAs(values.text[values.range(value, .value)], &reader)
          if isShown { continue }
        } else if field.allSatisfy({ leftovers.contains($0) }) {
          for value in field { loseLeftover(value, key) }
          continue
        }
      }
      let read = back ?? reader.contact
      back = read
      valuesRead.load(read, only: key)
      let others = valuesRead.values.indices
      if !isComplete(field, others) { compare(field, key, others, read) }
    }
  }

  /// Whether every value of a field came back.
  private func isComplete(_ field: Range<Int>, _ others: Range<Int>) -> Bool {
    guard others.count >= field.count else { return false }
    // Nearly always they are in the same order.
    if zip(field, others).allSatisfy({ values.saysSame($0, as: $1, in: valuesRead) }) {
      return true
    }
    var isTaken = [Bool](repeating: false, count: others.count)
    for value in field {
      let found = others.first {
        !isTaken[$0 - others.lowerBound] && values.saysSame(value, as: $0, in: valuesRead)
      }
      guard let found else { return false }
      isTaken[found - others.lowerBound] = true
    }
    return true
  }

  private mutating func compare(
    _ field: Range<Int>, _ key: ContactKey, _ found: Range<Int>, _ back: Contact
  ) {
    var others = Array(found)
    var pending: [Int] = []
    for value in field {
      if let index = others.firstIndex(where: { values.isSame(value, as: $0, in: valuesRead) }) {
        others.remove(at: index)
      } else {
        pending.append(value)
      }
    }
    if let value = pending.first, pending.count == 1,
      isSaidOtherwise(value, key, isOnly: field.count == 1, others.first, back)
    {
      return
    }
    for value in pending {
      if leftovers.contains(value) {
        loseLeftover(value, key)
      } else {
        compare(value, key, &others)
      }
    }
  }

  /// Whether a value that is no more than a text is there all the same: a name as a whole as what
  /// the others are shown as, a note before others.
  private func isSaidOtherwise(
    _ number: Int, _ key: ContactKey, isOnly: Bool, _ other: Int?, _ back: Contact
  ) -> Bool {
    switch key {
    case .formattedName, .note: break
    default: return false
    }
    guard values.isBare(number), values.cells(number).count == 1 else { return false }
    let text = values.text[values.range(number, .value)]
    if key == .formattedName { return back.displayName == text.string }
    guard isOnly, let other else { return false }
    let all = valuesRead.text[valuesRead.range(other, .value)]
    return all.prefix(text.count).isSame(as: text)
      && all.dropFirst(text.count).prefix(2).isSame(as: Bytes("\n\n"))
  }

  private mutating func loseLeftover(_ value: Int, _ key: ContactKey) {
    lose(value, key, .dropped, noted.contains(value) ? addedToNotes : noColumn)
  }

  private mutating func compare(_ value: Int, _ key: ContactKey, _ others: inout [Int]) {
    let same = others.filter { values.hasSameTexts(value, as: $0, in: valuesRead) }
    let traits = values.traits(value)
    if let other = same.first(where: {
      traits.shell.saysNoMore(than: valuesRead.traits($0).shell, key)
    }) {
      others.removeAll { $0 == other }
    } else if let other = same.first {
      others.removeAll { $0 == other }
      lose(
        value, key, .changed,
        valuesRead.traits(other).shell.label == traits.shell.label ? lessBeside : otherLabel)
    } else if let other = others.first(where: { resembles(value, $0, key) }) {
      others.removeAll { $0 == other }
      lose(value, key, .changed, otherForm)
    } else {
      lose(value, key, .dropped, noColumn)
    }
  }

  /// Whether a value that was read back can be the one that was written.
  private func resembles(_ value: Int, _ other: Int, _ key: ContactKey) -> Bool {
    if values.sharesText(value, with: other, in: valuesRead) { return true }
    switch key {
    case .name, .organization, .gender, .note, .birthday, .formattedName: return true
    default:
      let texts = valuesRead.contactValue(other).core.map(\.text)
      return values.contactValue(value).core.contains { part in
        texts.contains { $0.contains(part.text) }
      }
    }
  }

  private mutating func lose(
    _ value: Int, _ key: ContactKey, _ effect: ConversionLoss.Effect, _ reason: String
  ) {
    losses.append(
      FieldLoss(
        key: key, property: property(value, key), value: values.shownText(value), effect: effect,
        reason: reason))
  }

  private func property(_ value: Int, _ key: ContactKey) -> String {
    switch key {
    case .date, .preserved: LossNames.property(key, values.contactValue(value))
    default: LossNames.property(key, ContactValue([]))
    }
  }
}
