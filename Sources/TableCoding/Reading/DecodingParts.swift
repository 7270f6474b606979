import ContactLikeness
import ContactModel
import SourceText

// Cells that hold several components of a value.
extension RowDecoder {
  /// Whether a text has one comma, with something on both sides.
  mutating func hasFamilyAndGiven(_ text: Range<Int>) -> Bool {
    let parts = text.filter { bytes[$0] == UInt8(ascii: ",") }
    guard parts.count == 1, let comma = parts.first else { return false }
    return !trimmed(text.lowerBound..<comma).isEmpty
      && !trimmed(comma + 1..<text.upperBound).isEmpty
  }

  mutating func appendFamilyAndGiven(_ text: Range<Int>, _ record: FieldRecord) {
    let comma = text.first { bytes[$0] == UInt8(ascii: ",") } ?? text.upperBound
    append(record, trimmed(text.lowerBound..<comma))
    append(component(.given, of: record), trimmed(comma + 1..<text.upperBound))
  }

  /// Adds postal code and town, and region and country where they are told; what can't be told apart is kept
  /// as the town.
  mutating func appendLocality(_ text: Range<Int>, _ cell: RowSteps.Cell) {
    guard let parts = Locality(bytes[text].string) else {
      if text.contains(where: { bytes[$0].isDigit }) {
        diagnostics.append(.unsplitLocality(bytes[text].string, cell.column))
      }
      return append(cell.record, text)
    }
    let found: [(ColumnMeaning.Part, String)] = [
      (.city, parts.city), (.region, parts.region), (.postcode, parts.postcode),
      (.country, parts.country),
    ]
    for (part, text) in found where !text.isEmpty {
      append(component(part, of: cell.record), store(text))
    }
  }

  /// Puts back the zero that a spreadsheet took from the postal code of the address that begins with a record.
  mutating func restorePostcode(_ header: Int, _ step: UnsafePointer<RowSteps.Step>) {
    func record(_ part: FieldRecord.Part?) -> Int? {
      (header..<records.count).first { records[$0].part == part && !records[$0].text.isEmpty }
    }
    // Most codes have all their digits.
    guard let place = record(Self.postcode), (3...4).contains(records[place].text.count),
      bytes[records[place].text.range].allSatisfy(ASCII.isDigit)
    else { return }
    func text(_ part: ColumnMeaning.Part) -> String {
      record(Self.record(of: part)).map { bytes[records[$0].text.range].string } ?? ""
    }
    let code = text(.postcode)
    guard
      let repaired = PostcodeRepair.repaired(
        code, city: text(.city), region: text(.region), country: text(.country))
    else { return }
    let start = bytes.count
    bytes.append(utf8: repaired)
    records[place].text = ByteRange(start: start, count: bytes.count - start)
    var column = step.pointee.value
    for index in step.pointee.cells where steps.cell(index).record.part == records[place].part {
      column = steps.cell(index).column
    }
    diagnostics.append(.lostZero(code, repaired, column))
  }

  private static let postcode = record(of: .postcode)

  /// The part of an address's record.
  private static func record(of part: ColumnMeaning.Part) -> FieldRecord.Part? {
    part.component(of: .postalAddress).map { .component(UInt8($0)) }
  }

  private func component(_ part: ColumnMeaning.Part, of record: FieldRecord) -> FieldRecord {
    var record = record
    record.part = .component(UInt8(part.component(of: record.key) ?? 0))
    return record
  }
}

// The columns of the format `csv`, whose cells are what was put in.
extension RowDecoder {
  mutating func decodeExact(_ number: Int, _ key: ContactKey) {
    var cells: [(part: ColumnMeaning.Part, text: String)] = []
    for cell in plan.groups[number].cells {
      let text = exactText(cell.column)
      if !text.isEmpty { cells.append((cell.part, text)) }
    }
    guard !cells.isEmpty else { return }
    var builder = ContactBuilder()
    if key == .category, cells.count == 1, case .list = cells[0].part {
      for item in cells[0].text.split(separator: ContactValue.separator) {
        ContactValue([(.value, String(item))]).append(key, to: &builder)
      }
    } else {
      ContactValue(cells).append(key, to: &builder)
    }
    let offset = bytes.count
    bytes.append(builder.bytes)
    for var record in builder.records {
      record.text = ByteRange(start: record.text.lowerBound + offset, count: Int(record.text.count))
      records.append(record)
    }
  }

  /// The cell without the apostrophe that guards it, and otherwise as it is.
  private func exactText(_ column: Int) -> String {
    let cell = cell(column)
    return (SpreadsheetGuard.needs(cell) ? cell.dropFirst(1) : cell).string
  }
}

extension SpreadsheetGuard {
  /// Whether an apostrophe in front of the text would be taken for a guard, so that one that
  /// belongs to the text needs another.
  static func needs(_ text: Bytes) -> Bool {
    var index = 0
    while index < text.count, text[index] == UInt8(ascii: "'") { index += 1 }
    return index > 0 && index < text.count && isActive(text[index])
  }
}
