import ContactModel
import SourceText

/// What a written row is read back as, field by field, and whether that is what was written.
///
/// Nearly all values come back record by record as they were; this finds out without looking at
/// what they mean. Where it says no, they may still mean the same.
///
/// What is only looked at is `inout` all the same: the compiler copies what is borrowed.
struct RowEcho: ~Copyable {
  /// A value that was read back.
  private struct Value {
    var key: Int
    var records: Range<Int>
    /// The next value of the same field, or -1.
    var next = -1
  }

  private var values: [Value] = []
  /// The first and the last value of a field by its key, or -1.
  private var first = [Int](repeating: -1, count: ContactKey.allCases.count)
  private var last = [Int](repeating: -1, count: ContactKey.allCases.count)

  /// Takes what a row was read back as.
  mutating func load(_ reader: inout RowDecoder) {
    for value in values { first[value.key] = -1 }
    values.removeAll(keepingCapacity: true)
    var start = 0
    while start < reader.records.count {
      var end = start + 1
      while end < reader.records.count {
        if case .value = reader.records[end].part { break }
        end += 1
      }
      let key = Int(reader.records[start].key.rawValue)
      if first[key] < 0 {
        first[key] = values.count
      } else {
        values[last[key]].next = values.count
      }
      last[key] = values.count
      values.append(Value(key: key, records: start..<end))
      start = end
    }
  }

  /// Whether no value of a field came back.
  func isEmpty(_ key: ContactKey) -> Bool { first[Int(key.rawValue)] < 0 }

  /// Whether the values of a field came back record by record, in their order.
  mutating func holds(
    _ field: Range<Int>, of values: inout CellValues, _ contact: ContactStorage,
    _ reader: inout RowDecoder
  ) -> Bool {
    guard let start = field.first else { return true }
    var other = first[Int(values.values[start].key.rawValue)]
    return contact.bytes.withUnsafeBufferPointer { bytes in
      for value in field {
        guard other >= 0,
          Self.isSame(
            contact.records, values.values[value].records, Bytes(bytes), self.values[other].records,
            &reader)
        else { return false }
        other = self.values[other].next
      }
      return true
    }
  }

  private static func isSame(
    _ records: [FieldRecord], _ range: Range<Int>, _ bytes: Bytes, _ others: Range<Int>,
    _ reader: inout RowDecoder
  ) -> Bool {
    let header = records[range.lowerBound]
    let other = reader.records[others.lowerBound]
    guard header.preference == other.preference,
      (header.types.rawValue ^ other.types.rawValue) & ~usual(header.key).rawValue == 0,
      isSameText(header, bytes[header.text.range], other, reader.bytes[other.text.range])
    else { return false }
    var seen: UInt64 = 0
    var count = 0
    for index in range.dropFirst() {
      let record = records[index]
      guard let place = place(record.part) else { continue }
      // Lists, and what is said twice, take a closer look.
      guard place < 64, seen & 1 << UInt64(place) == 0 else { return false }
      seen |= 1 << UInt64(place)
      count += 1
      guard hasAttribute(place, bytes[record.text.range], others, &reader) else { return false }
    }
    // Each attribute has one of its own, so there is none more.
    return count == others.count - 1
  }

  private static func hasAttribute(
    _ wanted: Int, _ text: Bytes, _ others: Range<Int>, _ reader: inout RowDecoder
  ) -> Bool {
    for index in others.dropFirst() where place(reader.records[index].part) == wanted {
      return reader.bytes[reader.records[index].text.range].isSame(as: text)
    }
    return false
  }

  /// The types that go without saying: a number is for voice.
  private static func usual(_ key: ContactKey) -> TypeSet {
    switch key {
    case .phoneNumber: .voice
    case .emailAddress: .internet
    default: .none
    }
  }

  /// Whether the texts of two values are the same. What form they have says something only where
  /// there are several ways to read a text.
  private static func isSameText(
    _ header: FieldRecord, _ text: Bytes, _ other: FieldRecord, _ otherText: Bytes
  ) -> Bool {
    switch header.key {
    case .birthday, .alternateBirthday, .deathDate, .date, .revision, .created:
      guard case .date = header.form, case .date = other.form else { return false }
      return text.isSame(as: otherText) || isSameDate(text, otherText)
    case .image, .logo, .sound, .cryptographicKey, .preserved:
      guard header.form.rawValue == other.form.rawValue else { return false }
      return text.isSame(as: otherText)
    default: return text.isSame(as: otherText)
    }
  }

  /// Whether a date as `1985-04-12` is the other as `19850412`.
  private static func isSameDate(_ text: Bytes, _ basic: Bytes) -> Bool {
    guard text.count == 10, basic.count == 8, PartialDate.plainYear(text) != nil else {
      return false
    }
    return text[0..<4].isSame(as: basic[0..<4]) && text[5..<7].isSame(as: basic[4..<6])
      && text[8..<10].isSame(as: basic[6..<8])
  }

  /// A number for what an attribute says; 64 where that is more than a text, nil where it says
  /// nothing that a row could hold.
  private static func place(_ part: FieldRecord.Part) -> Int? {
    switch part {
    case .group: nil
    case .component(let number): number < 32 ? Int(number) : 64
    case .label: 32
    case .service: 33
    case .username: 34
    case .mediaType: 35
    case .countryCode: 36
    case .formattedAddress: 37
    case .calendar: 38
    case .propertyName: 39
    case .value, .customType, .parameterName, .parameterValue: 64
    }
  }

  /// Whether a text is what a contact without a name as a whole is shown as: the parts of the name
  /// that came back, in the order of ``Contact/displayName``.
  mutating func isShownAs(_ whole: Bytes, _ reader: inout RowDecoder) -> Bool {
    let name = first[Int(ContactKey.name.rawValue)]
    guard name >= 0 else { return false }
    var position = 0
    // Prefix, given, middle, family, second and suffix.
    for component in [3, 1, 2, 0, 5, 4] {
      var pieces = 0
      for index in values[name].records.dropFirst() {
        let record = reader.records[index]
        guard Self.place(record.part) == component, !record.text.isEmpty else { continue }
        let piece = reader.bytes[record.text.range]
        pieces += 1
        guard pieces == 1, !PlainValue.hasSeparator(piece) else { return false }
        if position > 0 {
          guard position < whole.count, whole[position] == 0x20 else { return false }
          position += 1
        }
        guard position + piece.count <= whole.count,
          whole[position..<position + piece.count].isSame(as: piece)
        else { return false }
        position += piece.count
      }
    }
    return position > 0 && position == whole.count
  }
}
