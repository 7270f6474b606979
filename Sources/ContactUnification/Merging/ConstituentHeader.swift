package import ContactModel
import SourceText

/// What stands above a card that a merged contact holds: lines `name: value` and an empty one.
package enum ConstituentHeader {
  /// The keys of the records that a merged contact holds, as far as it names them; none for one
  /// that was not merged.
  static func keys(of contact: Contact) -> [RecordKey] {
    contact.constituentValues.compactMap(key)
  }

  /// The key that an encoded card names. The card itself, which may hold pictures, is not decoded.
  private static func key(in text: ArraySlice<UInt8>) -> RecordKey? {
    for length in [1024, text.count] {
      let bytes = Base64.decode(text.prefix(length))
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      guard let end = lines.dropLast().firstIndex(where: \.isEmpty) else { continue }
      let name = Array("key: ".utf8)
      guard let line = lines[..<end].first(where: { $0.starts(with: name) }) else { return nil }
      let key = unescaped(String(decoding: line.dropFirst(name.count), as: UTF8.self))
      return key.isEmpty ? nil : RecordKey(text: key)
    }
    return nil
  }

  /// A text without line breaks; names of files may hold any.
  package static func escaped(_ name: String) -> String {
    percentEncoded(name) { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "%") }
  }

  /// The text as it was before ``escaped(_:)``.
  package static func unescaped(_ text: String) -> String {
    let parts = text.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { name, part in
      let value = UInt8(String(part.prefix(2)), radix: 16).flatMap { $0 < 0x80 ? $0 : nil }
      name.unicodeScalars.append(value.map { Unicode.Scalar($0) } ?? "%")
      name.unicodeScalars.append(contentsOf: part.dropFirst(value == nil ? 0 : 2))
    }
  }
}

extension Contact {
  /// The values of the properties that hold the records that this contact was merged from.
  package var constituentValues: [ArraySlice<UInt8>] {
    withContent { content in
      var values: [ArraySlice<UInt8>] = []
      var value = ByteRange.empty
      for record in content.records {
        if record.isValue { value = record.text }
        if record.namesConstituent(content.bytes) { values.append(storage.bytes[value.range]) }
      }
      return values
    }
  }

  /// Whether there is such a property.
  package var hasConstituentValues: Bool {
    withContent { content in content.records.contains { $0.namesConstituent(content.bytes) } }
  }
}

extension FieldRecord {
  /// Whether it is the name of a property that holds a record.
  func namesConstituent(_ bytes: Bytes) -> Bool {
    // Of all records few are.
    guard case .propertyName = part else { return false }
    return matches("x-unicard-constituent", bytes, text.range)
  }
}
