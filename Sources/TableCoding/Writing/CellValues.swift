import ContactModel
import SourceText

/// A contact's values as the texts of cells, part by part, in memory that is used again.
///
/// They are taken from the contact's records as they stand; nothing is made of them in between.
struct CellValues: ~Copyable {
  struct Value {
    var key: ContactKey
    /// What is said beside the text: TYPE, preference, form.
    var header: FieldRecord
    /// The text of the label, where TYPE can't say it.
    var label: Range<Int>?
    /// The record of the TYPE value that the label was taken from.
    var typeInsteadOfLabel: Int?
    /// Whether there are parameters that the model has no field for.
    var hasParameters = false
    var cells: Range<Int>
    /// Its records in the contact.
    var records: Range<Int>
  }

  struct Cell {
    var part: ColumnMeaning.Part
    var text: Range<Int>
    /// Whether the text is several items with ` ::: ` between, or looks so.
    var isList = false
    /// Whether these can't be told apart again.
    var isDoubtful = false
  }

  /// The values by field, in the order of fields, and in their own within a field.
  private(set) var values: [Value] = []
  private(set) var cells: [Cell] = []
  /// The texts of all cells; more may be added.
  var text = ByteArena(capacity: 1 << 12)
  /// The labels that were met.
  private var labels = LabelTexts()
  /// The contact that the values are of, valid while it is written.
  private(set) var content: ContactContent
  private var isUTF8 = false
  /// Whether a TYPE value of somebody's own is a label where there is no other.
  private let hasTypesAsLabels: Bool

  init(withTypesAsLabels hasTypesAsLabels: Bool = false) {
    self.hasTypesAsLabels = hasTypesAsLabels
    content = ContactContent(bytes: Bytes(""), records: RecordView(), origin: ContactOrigin())
  }

  // MARK: Filling

  /// Takes the values of a contact, which must stay as it is while these are in use.
  ///
  /// - Parameter withMedia: Whether pictures and the like are copied; else they have one byte.
  mutating func load(_ content: ContactContent, withMedia: Bool = true) {
    values.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    text.removeAll()
    self.content = content
    isUTF8 = UTF8Validation.firstInvalidOffset(in: content.bytes.rawBuffer) == nil
    var start = 0
    while start < content.records.count {
      var end = start + 1
      while end < content.records.count, !content.records[end].isValue { end += 1 }
      append(start..<end, withMedia: withMedia)
      start = end
    }
    sort()
  }

  private mutating func append(_ range: Range<Int>, withMedia: Bool) {
    let header = content.records[range.lowerBound]
    let start = cells.count
    var value = Value(key: header.key, header: header, cells: start..<start, records: range)
    value.typeInsteadOfLabel = typeInsteadOfLabel(range, header)
    for index in range.dropFirst() {
      let record = content.records[index]
      switch record.part {
      case .label: if value.label == nil { value.label = record.text.range }
      case .customType where index == value.typeInsteadOfLabel:
        // The label says it, and not that it was a type.
        value.label = Label.range(inType: record.text.range, content.bytes)
        value.hasParameters = true
      case .customType, .parameterName, .parameterValue: value.hasParameters = true
      default: break
      }
    }
    if hasTypesAsLabels { takeLabelAsTypes(&value) }
    switch header.key {
    case .name, .organization, .postalAddress, .gender: addComponents(range, header.key)
    case .phoneNumber:
      let stated = content.bytes[header.text.range]
      guard PhoneNumber.isURI(stated) else {
        add(.value, header.text.range)
        break
      }
      let number = PhoneNumber.text(ofURI: stated)
      if !number.saysAll { value.hasParameters = true }
      let text = store(number.text)
      if !text.isEmpty { cells.append(Cell(part: .value, text: text)) }
    case .birthday, .alternateBirthday, .deathDate, .date, .revision, .created:
      if addDate(header, &value) { add(.calendar, attribute(.calendar, of: range)) }
    case .socialProfile, .instantMessageAddress:
      add(.service, attribute(.service, of: range))
      add(.username, attribute(.username, of: range))
      add(.value, header.text.range)
    case .preserved:
      add(.name, attribute(.propertyName, of: range))
      if case .base64 = header.form {
        value.hasParameters = true
        addBase64(header.text.range)
      } else {
        add(.value, header.text.range)
      }
    case .image, .logo, .sound, .cryptographicKey:
      addMedia(header, attribute(.mediaType, of: range), &value, copies: withMedia)
    default: add(.value, header.text.range)
    }
    if case .postalAddress = header.key {
      add(.countryCode, attribute(.countryCode, of: range))
      add(.formatted, attribute(.formattedAddress, of: range))
    }
    value.cells = start..<cells.count
    values.append(value)
  }

  /// What one of Apple's own labels says, TYPE says too: programs without labels have columns for it.
  private func takeLabelAsTypes(_ value: inout Value) {
    guard let range = value.label, value.header.types.label.label == nil,
      let types = TypeSet(Label(storedText: content.bytes[range].string))
    else { return }
    value.header.types.formUnion(types)
    value.label = nil
  }

  /// The record of the TYPE value that programs without labels have for one.
  private func typeInsteadOfLabel(_ range: Range<Int>, _ header: FieldRecord) -> Int? {
    guard hasTypesAsLabels, range.count > 1, Label.mayBeType(header.key) else { return nil }
    var type: Int?
    for index in range.dropFirst() {
      switch content.records[index].part {
      case .label: return nil
      case .customType where type == nil: type = index
      default: break
      }
    }
    return type != nil && header.types.label.label == nil ? type : nil
  }

  /// The text of the first record of a kind that is not empty among those of a value.
  private func attribute(_ part: FieldRecord.Part, of records: Range<Int>) -> Range<Int> {
    for index in records.dropFirst() {
      let record = content.records[index]
      if record.part == part, !record.text.isEmpty { return record.text.range }
    }
    return 0..<0
  }

  private mutating func add(_ part: ColumnMeaning.Part, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let start = text.count
    appendText(range)
    cells.append(Cell(part: part, text: start..<text.count))
  }

  /// Appends a text of the contact, with marks for what is no character.
  private mutating func appendText(_ range: Range<Int>) {
    let bytes = content.bytes
    // A part of UTF-8 is UTF-8 where it cuts no character.
    let isWhole =
      isUTF8
      && (range.isEmpty
        || bytes[range.lowerBound] & 0xC0 != 0x80
          && (range.upperBound == bytes.count || bytes[range.upperBound] & 0xC0 != 0x80))
    let part = bytes[range]
    if isWhole || UTF8Validation.firstInvalidOffset(in: part.rawBuffer) == nil {
      text.append(part)
    } else {
      text.append(utf8: part.string)
    }
  }

  // MARK: Structured values

  private static let parts: [[ColumnMeaning.Part]] = ContactKey.allCases.map {
    ColumnMeaning.Part.components(of: $0)
  }

  private mutating func addComponents(_ range: Range<Int>, _ key: ContactKey) {
    // The first record of each component, and those that have several.
    var firsts = SIMD32<Int32>(repeating: -1)
    var several: UInt32 = 0
    for index in range.dropFirst() {
      guard case .component(let place) = content.records[index].part, place < 32 else { continue }
      if firsts[Int(place)] >= 0 {
        several |= 1 &<< UInt32(place)
      } else {
        firsts[Int(place)] = Int32(truncatingIfNeeded: index)
      }
    }
    for (number, part) in Self.parts[Int(key.rawValue)].enumerated() where firsts[number] >= 0 {
      let first = Int(firsts[number])
      // The name of an organization and the parts of a gender are one text.
      if several &>> UInt32(number) & 1 == 1, part != .sex, part != .identity, part != .name {
        addList(part, .component(UInt8(number)), first..<range.upperBound, key)
      } else {
        add(part, content.records[first].text.range)
        if part != .name, key == .name || key == .organization { markLooks(ofListFrom: first) }
      }
    }
  }

  /// A text that reads like several items is read as these.
  private mutating func markLooks(ofListFrom record: Int) {
    guard !content.records[record].text.isEmpty, let cell = cells.last,
      text.view.firstColons(in: cell.text) != nil
    else { return }
    cells[cells.count - 1].isList = true
    cells[cells.count - 1].isDoubtful = true
  }

  /// Adds the items of a component: the lines of an address, the items of a name or of units.
  private mutating func addList(
    _ part: ColumnMeaning.Part, _ component: FieldRecord.Part, _ records: Range<Int>,
    _ key: ContactKey
  ) {
    let start = text.count
    let isAddress = key == .postalAddress
    var isFirst = true
    var isDoubtful = false
    for index in records where content.records[index].part == component {
      if !isFirst { text.append(ascii: isAddress ? "\n" : " ::: ") }
      isFirst = false
      let item = text.count
      appendText(content.records[index].text.range)
      if text.view.firstColons(in: item..<text.count) != nil || key == .name && item == text.count {
        isDoubtful = true
      }
    }
    guard text.count > start else { return }
    cells.append(
      Cell(
        part: part, text: start..<text.count, isList: !isAddress,
        isDoubtful: isDoubtful && !isAddress))
  }

  // MARK: Dates and media

  /// Adds a date as people write it; false where it is only a text.
  private mutating func addDate(_ header: FieldRecord, _ value: inout Value) -> Bool {
    let found = content.bytes[header.text.range]
    guard case .date = header.form else {
      add(.value, header.text.range)
      // What looks like a date and is none is marked.
      if PartialDate(found.string) != nil { value.hasParameters = true }
      return false
    }
    let start = text.count
    if !appendPlainDate(found) {
      guard let date = PartialDate(parsing: found) else {
        add(.value, header.text.range)
        return false
      }
      text.append(utf8: date.extendedFormat)
    }
    cells.append(Cell(part: .value, text: start..<text.count))
    return true
  }

  /// Appends a date that needs no more than dashes and colons, as nearly all do: `19850412`,
  /// `19850412T102200Z` and the same with them. Nothing is appended of another.
  private mutating func appendPlainDate(_ date: Bytes) -> Bool {
    let start = text.count
    switch date.count {
    case 8, 16:
      for index in date.indices {
        switch index {
        case 4, 6: text.append(UInt8(ascii: "-"))
        case 11, 13: text.append(UInt8(ascii: ":"))
        default: break
        }
        text.append(date[index])
      }
    case 10, 20: for byte in date { text.append(byte) }
    default: return false
    }
    if PartialDate.plainYear(text[start..<text.count]) != nil { return true }
    text.removeAll(from: start)
    return false
  }

  private mutating func addMedia(
    _ header: FieldRecord, _ type: Range<Int>, _ value: inout Value, copies: Bool
  ) {
    guard case .base64 = header.form else {
      add(.value, header.text.range)
      add(.mediaType, type)
      if case .uri = header.form {} else { value.hasParameters = true }
      return
    }
    let start = text.count
    let mediaType = content.bytes[type]
    // What is no media type could end the URI's beginning.
    let isPart = mediaType.isEmpty || DataURI.isMediaType(mediaType)
    text.append(ascii: "data:")
    if copies {
      if isPart { text.append(lowercasing: mediaType) }
      text.append(ascii: ";base64,")
      appendBase64(content.bytes[header.text.range])
    }
    cells.append(Cell(part: .value, text: start..<text.count, isDoubtful: !isPart))
  }

  private mutating func appendBase64(_ found: Bytes) {
    if found.count & 3 == 0, Base64.isValid(found), found.isUnbroken {
      text.append(found)
    } else {
      text.append(Base64.encode(Base64.decode(Array(found)[...])))
    }
  }

  private mutating func addBase64(_ range: Range<Int>) {
    let start = text.count
    for byte in content.bytes[range] where byte > 0x20 { text.append(byte) }
    if start < text.count { cells.append(Cell(part: .value, text: start..<text.count)) }
  }

  // MARK: Order

  /// Sorts by field. Contacts have them nearly in order.
  private mutating func sort() {
    let isSorted = zip(values, values.dropFirst()).allSatisfy { $0.key.rawValue <= $1.key.rawValue }
    if !isSorted { values.sort { $0.key.rawValue < $1.key.rawValue } }
  }

  mutating func store(_ added: String) -> Range<Int> {
    let start = text.count
    text.append(utf8: added)
    return start..<text.count
  }

  // MARK: Reading

  /// The values by field.
  var fields: [Range<Int>] {
    var fields: [Range<Int>] = []
    fields.reserveCapacity(values.count)
    for index in values.indices {
      if let last = fields.last, values[last.lowerBound].key == values[index].key {
        fields[fields.count - 1] = last.lowerBound..<index + 1
      } else {
        fields.append(index..<index + 1)
      }
    }
    return fields
  }

  /// The values of a field; empty where there are none.
  func field(_ key: ContactKey) -> Range<Int> {
    guard let first = values.firstIndex(where: { $0.key == key }) else { return 0..<0 }
    return first..<(values.lastIndex { $0.key == key } ?? first) + 1
  }

  /// The text of a part; empty where there is none.
  func range(_ value: Int, _ part: ColumnMeaning.Part) -> Range<Int> {
    for index in values[value].cells where cells[index].part == part { return cells[index].text }
    return 0..<0
  }

  func string(_ value: Int, _ part: ColumnMeaning.Part) -> String {
    let range = range(value, part)
    return range.isEmpty ? "" : text[range].string
  }

  /// The calendar that a date is in; empty for the Gregorian.
  func calendar(_ value: Int) -> String {
    content.bytes[attribute(.calendar, of: values[value].records)].string
  }

  /// What its label is in cells.
  mutating func label(_ value: Int) -> LabelTexts.Entry {
    labels.entry(values[value].header.types, values[value].label.map { content.bytes[$0] })
  }

  /// Whether nothing is said about a value beside its text.
  mutating func isBare(_ value: Int) -> Bool {
    guard !values[value].hasParameters, values[value].header.preference == 0 else { return false }
    let label = self.label(value)
    return label.label == nil && label.rest.rawValue == 0
  }
}

extension Bytes {
  /// Whether there is neither a blank nor padding but at the end of base64.
  fileprivate var isUnbroken: Bool {
    guard count >= 4, self[count - 1] > 0x20, self[count - 2] > 0x20 else { return false }
    if self[count - 2] == UInt8(ascii: "="), self[count - 1] != UInt8(ascii: "=") { return false }
    return !prefix(count - 2).contains { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
  }
}
