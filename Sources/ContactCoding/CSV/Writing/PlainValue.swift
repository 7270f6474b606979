import ContactModel
import SourceText

/// Where the texts of one value stand in a contact's storage, where the value is of a usual form:
/// no lists, no parameters of its own, nothing to be decoded but dates.
struct PlainValue {
  /// A part and the text of its record.
  struct Text {
    var part: ColumnMeaning.Part
    var range: Range<Int>
  }

  /// The parts that have a text, in the order of ``ContactValue``; used again and again.
  private(set) var texts: [Text] = []
  /// The text of the label attribute; nil where there is none.
  private(set) var label: Range<Int>?
  /// Whether the text is a date that ``PartialDate`` can read.
  private(set) var isDate = false
  /// Whether the storage as a whole is UTF-8, so that texts are which don't cut a character.
  var isUTF8 = false
  /// Components by position, 0..<0 where there is none.
  private var components = [Range<Int>](repeating: 0..<0, count: 18)
  private var service = 0..<0
  private var username = 0..<0
  private var countryCode = 0..<0
  private var formatted = 0..<0
  private var name = 0..<0

  private enum Form {
    case text
    case components(Int)
    case phone, date, service, preserved, other
  }

  private static let forms: [Form] = ContactKey.allCases.map { key in
    switch key {
    case .name, .organization, .postalAddress:
      .components(ColumnMeaning.Part.components(of: key).count)
    case .phoneNumber: .phone
    case .birthday, .alternateBirthday, .deathDate, .date, .revision, .created: .date
    case .socialProfile, .instantMessageAddress: .service
    case .preserved: .preserved
    case .gender, .image, .logo, .sound, .cryptographicKey: .other
    default: .text
    }
  }

  private static let partsByKey: [[ColumnMeaning.Part]] = ContactKey.allCases.map {
    ColumnMeaning.Part.components(of: $0)
  }

  /// Looks at a value; false where it is not plain.
  mutating func read(_ records: [FieldRecord], _ range: Range<Int>, _ bytes: Bytes) -> Bool {
    texts.removeAll(keepingCapacity: true)
    label = nil
    isDate = false
    let header = records[range.lowerBound]
    let form = Self.forms[Int(header.key.rawValue)]
    if case .other = form { return false }
    var limit = 0
    if case .components(let count) = form { limit = count }
    for index in 0..<limit { components[index] = 0..<0 }
    service = 0..<0
    username = 0..<0
    countryCode = 0..<0
    formatted = 0..<0
    name = 0..<0
    for index in range.dropFirst() {
      guard note(records[index], form, limit) else { return false }
    }
    guard gather(header, form, limit, bytes) else { return false }
    return texts.allSatisfy { isUTF8 && isWhole($0.range, bytes) || isValid($0.range, bytes) }
  }

  /// Takes an attribute; the first of each kind counts.
  private mutating func note(_ record: FieldRecord, _ form: Form, _ limit: Int) -> Bool {
    let text = record.text.range
    func keep(_ place: inout Range<Int>) { if place.isEmpty { place = text } }
    switch record.part {
    case .customType, .parameterName, .parameterValue: return false
    case .calendar:
      if case .date = form { return false }
    case .label:
      if label == nil { label = text }
    case .component(let number):
      guard number < limit else { return true }
      // A list, or something empty before something else.
      guard components[Int(number)].isEmpty else { return false }
      components[Int(number)] = text
    case .service: keep(&service)
    case .username: keep(&username)
    case .countryCode: keep(&countryCode)
    case .formattedAddress: keep(&formatted)
    case .propertyName: keep(&name)
    case .value, .group, .mediaType: break
    }
    return true
  }

  /// Whether a text of UTF-8 neither begins nor ends within a character.
  private func isWhole(_ text: Range<Int>, _ bytes: Bytes) -> Bool {
    bytes[text.lowerBound] & 0xC0 != 0x80
      && (text.upperBound == bytes.count || bytes[text.upperBound] & 0xC0 != 0x80)
  }

  private func isValid(_ text: Range<Int>, _ bytes: Bytes) -> Bool {
    UTF8Validation.firstInvalidOffset(in: bytes[text].rawBuffer) == nil
  }

  private mutating func gather(
    _ header: FieldRecord, _ form: Form, _ limit: Int, _ bytes: Bytes
  ) -> Bool {
    let text = header.text.range
    switch form {
    case .text: add(.value, text)
    case .phone:
      // `tel:` in front is no part of the number.
      if !text.isEmpty, bytes[text.lowerBound] | 0x20 == UInt8(ascii: "t") { return false }
      add(.value, text)
    case .date:
      guard case .date = header.form, !text.isEmpty else { return false }
      isDate = true
      add(.value, text)
    case .service:
      add(.service, service)
      if header.key == .socialProfile { add(.username, username) }
      add(.value, text)
    case .preserved:
      if case .base64 = header.form { return false }
      add(.name, name)
      add(.value, text)
    case .components:
      for (part, range) in zip(Self.partsByKey[Int(header.key.rawValue)], components) {
        if range.isEmpty { continue }
        if header.key != .postalAddress, Self.hasSeparator(bytes[range]) { return false }
        add(part, range)
      }
      if header.key == .postalAddress {
        add(.countryCode, countryCode)
        add(.formatted, formatted)
      }
    case .other: return false
    }
    return true
  }

  private mutating func add(_ part: ColumnMeaning.Part, _ range: Range<Int>) {
    if !range.isEmpty { texts.append(Text(part: part, range: range)) }
  }

  /// Whether the text has `:::`, which stands between items in cells.
  static func hasSeparator(_ text: Bytes) -> Bool {
    var index = text.firstIndex(of: UInt8(ascii: ":"), in: text.indices)
    while index + 2 < text.count {
      if text[index + 1] == UInt8(ascii: ":"), text[index + 2] == UInt8(ascii: ":") {
        return true
      }
      index = text.firstIndex(of: UInt8(ascii: ":"), in: index + 1..<text.count)
    }
    return false
  }
}
