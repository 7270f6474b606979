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

  /// Adds postal code and town, and the region where it is told; what can't be told apart is kept
  /// as the town.
  mutating func appendLocality(_ text: Range<Int>, _ cell: RowSteps.Cell) {
    guard let parts = LocalityText(bytes[text]) else {
      if text.contains(where: { bytes[$0].isDigit }) {
        report(
          .cellUnsplitLocality, .note,
          "Postal code and town can't be told apart in '\(bytes[text].prefix(60).string)'; it was kept as the town.",
          hint: "Give the postal code a column of its own.", cell.column)
      }
      return append(cell.record, text)
    }
    func part(_ range: Range<Int>) -> Range<Int> {
      text.lowerBound + range.lowerBound..<text.lowerBound + range.upperBound
    }
    if !parts.city.isEmpty { append(cell.record, part(parts.city)) }
    if !parts.region.isEmpty { append(component(.region, of: cell.record), part(parts.region)) }
    append(component(.postcode, of: cell.record), part(parts.postcode))
  }

  private func component(_ part: ColumnMeaning.Part, of record: FieldRecord) -> FieldRecord {
    var record = record
    record.part = .component(UInt8(part.component(of: record.key) ?? 0))
    return record
  }
}
