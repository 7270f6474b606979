package import ContactModel
import SourceText
import VCard

extension CardDecoder {
  /// Whether a card with an edit made is read as it is meant: what was not edited as before, and
  /// nothing of it as a part of what is new.
  ///
  /// A line that can't be read may come to stand behind another one, which it then belongs to.
  package mutating func reads(
    _ card: [UInt8], as content: ContactContent, _ edit: CardEdit
  ) -> Bool {
    let isOneCard = card.withUnsafeBufferPointer { text in
      var scanner = CardScanner(text)
      guard let found = scanner.next(), scanner.skipped.isEmpty, scanner.next() == nil,
        scanner.skipped.isEmpty
      else { return false }
      read(text, found, offset: 0, index: 0)
      return true
    }
    guard isOneCard else { return false }
    var new: [Range<Int>] = []
    var shift = 0
    for change in edit.changes {
      let start = change.range.lowerBound + shift
      if !change.isValue, !change.text.isEmpty { new.append(start..<start + change.text.count) }
      shift += change.text.count - change.range.count
    }
    var found: [String: Int] = [:]
    for range in FieldRanges(records.view) {
      let line = records[range.lowerBound].source.range
      guard let part = new.first(where: { $0.overlaps(line) }) else {
        found[Self.description(records.view[range], reader.bytes.view), default: 0] += 1
        continue
      }
      if line.lowerBound < part.lowerBound || line.upperBound > part.upperBound { return false }
    }
    for range in edit.kept {
      found[Self.description(content.records[range], content.bytes), default: 0] -= 1
    }
    return found.values.allSatisfy { $0 == 0 }
  }

  /// All that the records of a value say.
  private static func description(_ records: RecordView.SubSequence, _ bytes: Bytes) -> String {
    guard let header = records.first else { return "" }
    let text = bytes[header.text.range]
    // A date is read as the line has it.
    let date = header.form == .date ? PartialDate(parsing: text) : nil
    let attributes = records.dropFirst().map { "\($0.part) \(bytes[$0.text.range].string)" }
    return
      ([
        "\(header.key.rawValue) \(header.form) \(header.types.rawValue) \(header.preference)",
        date?.basicFormat ?? text.string,
      ] + attributes.sorted()).joined(separator: "\n")
  }
}
