import ContactModel
import SourceText

/// A contact's values as the texts of cells, part by part, in memory that is used again.
///
/// Plain values are copied as bytes; what has more to it goes through ``ContactValue``.
struct CellValues: ~Copyable {
  struct Value {
    var key: ContactKey
    /// Its place in the memory of traits.
    var traits: Int
    var cells: Range<Int>
    /// Whether it might be read back as something else.
    var isDoubtful: Bool
    /// Its records in the contact's storage.
    var records: Range<Int>
  }

  struct Cell {
    var part: ColumnMeaning.Part
    var text: Range<Int>
  }

  /// The values by field, in the order of fields, and in their own within a field.
  private(set) var values: [Value] = []
  private var cells: [Cell] = []
  /// The texts of all cells; more may be added.
  var text = ByteArena(capacity: 1 << 12)
  let memory: TraitsMemory
  private var plain = PlainValue()

  init(_ memory: TraitsMemory) { self.memory = memory }

  // MARK: Filling

  /// Takes the values of a contact, or those of one field.
  mutating func load(_ contact: Contact, only key: ContactKey? = nil) {
    values.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    text.removeAll()
    let storage = contact.storage
    storage.bytes.withUnsafeBufferPointer { buffer in
      plain.isUTF8 =
        UTF8Validation.firstInvalidOffset(in: UnsafeRawBufferPointer(buffer)) == nil
      for range in FieldRanges(storage.records)
      where key.map({ $0.rawValue == storage.records[range.lowerBound].key.rawValue }) ?? true {
        append(range, contact, Bytes(buffer))
      }
    }
    sort()
  }

  private mutating func append(_ range: Range<Int>, _ contact: Contact, _ bytes: Bytes) {
    let header = contact.storage.records[range.lowerBound]
    let start = cells.count
    guard plain.read(contact.storage.records, range, bytes), copyPlain(bytes) else {
      cells.removeSubrange(start...)
      guard let value = ContactValue.value(of: contact, range) else { return }
      for cell in value.core { cells.append(Cell(part: cell.part, text: store(cell.text))) }
      values.append(
        Value(
          key: header.key, traits: memory.add(value.shell, header.key),
          cells: start..<cells.count, isDoubtful: value.isDoubtful, records: range))
      return
    }
    let label = plain.label.map { bytes[$0] }
    values.append(
      Value(
        key: header.key, traits: memory.place(header, label: label, contact, range),
        cells: start..<cells.count, isDoubtful: start == cells.count, records: range))
  }

  private mutating func copyPlain(_ bytes: Bytes) -> Bool {
    for found in plain.texts {
      let start = text.count
      if plain.isDate {
        guard appendDate(bytes[found.range]) else { return false }
      } else {
        text.append(bytes[found.range])
      }
      cells.append(Cell(part: found.part, text: start..<text.count))
    }
    return true
  }

  /// Appends a date in the extended format; false where the text is none.
  private mutating func appendDate(_ found: Bytes) -> Bool {
    let start = text.count
    // Most dates need no more than their dashes.
    if found.count == 8 {
      for index in 0..<8 {
        if index == 4 || index == 6 { text.append(UInt8(ascii: "-")) }
        text.append(found[index])
      }
    } else {
      text.append(found)
    }
    if PartialDate.plainYear(text[start..<text.count]) != nil { return true }
    text.removeAll(from: start)
    guard let date = PartialDate(parsing: found) else { return false }
    text.append(utf8: date.extendedFormat)
    return true
  }

  /// Sorts by field. Contacts have them nearly in order.
  private mutating func sort() {
    for index in values.indices.dropFirst()
    where values[index].key.rawValue < values[index - 1].key.rawValue {
      // Cards with many values out of order would take too long.
      if values.count > 64 {
        let sorted = values.enumerated().sorted {
          ($0.element.key.rawValue, $0.offset) < ($1.element.key.rawValue, $1.offset)
        }
        values = sorted.map(\.element)
        return
      }
      let value = values[index]
      var place = index
      while place > 0, values[place - 1].key.rawValue > value.key.rawValue {
        values[place] = values[place - 1]
        place -= 1
      }
      values[place] = value
    }
  }

  mutating func store(_ added: String) -> Range<Int> {
    let start = text.count
    text.append(utf8: added)
    return start..<text.count
  }

  mutating func store(_ added: [UInt8]) -> Range<Int> {
    let start = text.count
    text.append(added)
    return start..<text.count
  }

  // MARK: Reading

  /// The values of the field that the value at `start` belongs to.
  func field(at start: Int) -> Range<Int> {
    let key = values[start].key.rawValue
    var end = start + 1
    while end < values.count, values[end].key.rawValue == key { end += 1 }
    return start..<end
  }

  /// The values of a field; empty where there are none.
  func field(_ key: ContactKey) -> Range<Int> {
    for index in values.indices where values[index].key.rawValue == key.rawValue {
      return field(at: index)
    }
    return 0..<0
  }

  func cells(_ value: Int) -> ArraySlice<Cell> { cells[values[value].cells] }

  func traits(_ value: Int) -> ValueTraits { memory.all[values[value].traits] }

  /// The text of a part; empty where there is none.
  func range(_ value: Int, _ part: ColumnMeaning.Part) -> Range<Int> {
    for index in values[value].cells where cells[index].part == part { return cells[index].text }
    return 0..<0
  }

  func string(_ value: Int, _ part: ColumnMeaning.Part) -> String {
    let range = range(value, part)
    return range.isEmpty ? "" : text[range].string
  }

  func contactValue(_ value: Int) -> ContactValue {
    ContactValue(
      traits(value).shell,
      core: cells[values[value].cells].map { ($0.part, text[$0.text].string) },
      isDoubtful: values[value].isDoubtful)
  }

  /// Whether the two say the same, apart from what goes without saying.
  func saysSame(_ value: Int, as other: Int, in others: borrowing CellValues) -> Bool {
    let mine = values[value]
    let theirs = others.values[other]
    guard mine.cells.count == theirs.cells.count,
      memory.all[mine.traits].sense == memory.all[theirs.traits].sense
    else { return false }
    for (a, b) in zip(mine.cells, theirs.cells) {
      guard cells[a].part == others.cells[b].part,
        text[cells[a].text].isSame(as: others.text[others.cells[b].text])
      else { return false }
    }
    return true
  }

  /// Whether nothing is said about a value beside its text.
  func isBare(_ value: Int) -> Bool {
    let traits = memory.all[values[value].traits]
    return traits.label.isEmpty && traits.parameters.isEmpty
  }

  /// The texts of a value for a person, at most 200 characters of them where they are long.
  mutating func shownText(_ value: Int) -> String {
    let parts = values[value].cells
    let shown: String
    if parts.count == 1 {
      shown = text[cells[parts.lowerBound].text].string
    } else {
      let start = text.count
      for index in parts {
        if index > parts.lowerBound { text.append(ascii: "; ") }
        text.appendCopy(of: cells[index].text)
      }
      shown = text[start..<text.count].string
      text.removeAll(from: start)
    }
    return shown.utf8.count <= 200 ? shown : String(shown.prefix(200))
  }

  // MARK: Comparing

  /// Whether two values have the same texts, part by part.
  func hasSameTexts(_ value: Int, as other: Int, in others: borrowing CellValues) -> Bool {
    let mine = values[value].cells
    let theirs = others.values[other].cells
    guard mine.count == theirs.count else { return false }
    for (a, b) in zip(mine, theirs) {
      guard cells[a].part == others.cells[b].part, isSameText(a, b, in: others) else {
        return false
      }
    }
    return true
  }

  /// Whether two values are the same in every part that a cell can hold.
  func isSame(_ value: Int, as other: Int, in others: borrowing CellValues) -> Bool {
    let mine = memory.all[values[value].traits]
    let theirs = memory.all[others.values[other].traits]
    return mine.label == theirs.label && mine.parameters == theirs.parameters
      && hasSameTexts(value, as: other, in: others)
  }

  /// Whether any text of a value is one of another's.
  func sharesText(_ value: Int, with other: Int, in others: borrowing CellValues) -> Bool {
    for a in values[value].cells {
      for b in others.values[other].cells where isSameText(a, b, in: others) { return true }
    }
    return false
  }

  /// Whether two texts are the same, with accents written in either way.
  private func isSameText(_ a: Int, _ b: Int, in others: borrowing CellValues) -> Bool {
    let mine = text[cells[a].text]
    let theirs = others.text[others.cells[b].text]
    if mine.isSame(as: theirs) { return true }
    if UTF8Validation.isASCII(mine.rawBuffer) || UTF8Validation.isASCII(theirs.rawBuffer) {
      return false
    }
    return mine.string == theirs.string
  }
}
