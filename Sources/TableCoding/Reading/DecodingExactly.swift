import ContactModel
import SourceText

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
