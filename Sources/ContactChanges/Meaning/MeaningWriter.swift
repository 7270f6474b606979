import ContactLikeness
import ContactModel
import SourceText

/// Writes what a value says as bytes, such that two values of a field say the same where these are
/// equal.
///
/// How a value is written does not count: types that go without saying, the order of parameters,
/// the format of a date, the composition of letters, `tel:` and `urn:uuid:` in front.
struct MeaningWriter {
  /// What the value appended last says.
  private(set) var bytes: [UInt8] = []
  private var saysSomething = false
  /// What sets of types say, most of which occur time and again.
  private var types: [UInt64: [UInt8]] = [:]

  /// What stands before each part, so that no two parts are taken for each other.
  private enum Mark: UInt8 {
    case preference = 1
    case label, types, customType, parameter, text, media, component, attribute
  }

  /// Puts down one value in place of the last.
  ///
  /// - Returns: Whether it says anything: a value without any text does not.
  mutating func write(
    _ text: UnsafeBufferPointer<UInt8>, _ records: UnsafeBufferPointer<FieldRecord>,
    _ range: Range<Int>
  ) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    saysSomething = false
    let header = records[range.lowerBound]
    bytes.append(header.key.rawValue)
    if header.preference > 0 { bytes += [Mark.preference.rawValue, header.preference] }
    let kind = FieldSchema.kinds[Int(header.key.rawValue)]
    let value = UnsafeBufferPointer(rebasing: text[header.text.range])
    write(value, of: header, kind)
    var next = range.lowerBound + 1
    writeLabel(header, text, records[next..<range.upperBound])
    guard next < range.upperBound else { return saysSomething }
    writeComponents(kind, text, records[next..<range.upperBound])
    while next < range.upperBound {
      writeAttribute(records[next], text)
      next += 1
    }
    writeParameters(text, records[range.lowerBound + 1..<range.upperBound])
    return saysSomething
  }

  // MARK: The value

  private mutating func write(
    _ value: UnsafeBufferPointer<UInt8>, of header: FieldRecord, _ kind: ValueKind
  ) {
    switch kind {
    case .media, .preserved:
      // Of bytes it does not matter where their lines were folded.
      bytes += [Mark.media.rawValue, header.form.rawValue]
      if header.form == .base64 {
        bytes.append(contentsOf: value.lazy.filter { $0 > 0x20 })
      } else {
        append(value)
      }
      saysSomething = kind == .preserved || !value.isEmpty
    case .date: write(date: value, header.form)
    case .phoneNumber:
      let number = Bytes(value)
      guard PhoneNumber.isURI(number) else { return write(value) }
      write(PhoneNumber.text(ofURI: number).text)
    default:
      switch header.key {
      case .identifier, .member:
        let text = String(decoding: value, as: UTF8.self)
        write(IdentifierNotation.normalized(text) ?? "")
      case .kind:
        let kind = ContactKind(String(decoding: value, as: UTF8.self))
        // A card that does not say is a person's.
        write(kind == .individual ? "" : kind.name)
      default: write(value)
      }
    }
  }

  private mutating func write(date: UnsafeBufferPointer<UInt8>, _ form: FieldRecord.Form) {
    if form == .date, date.count != 8 || !date.allSatisfy(ASCII.isDigit),
      let parsed = PartialDate(parsing: Bytes(date))
    {
      write(parsed.basicFormat)
    } else {
      write(date)
    }
  }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    guard !text.isEmpty else { return }
    saysSomething = true
    bytes.append(Mark.text.rawValue)
    append(text)
  }

  /// Appends a text with its letters composed, and an end.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    // Letters of Latin and Greek script come composed but for marks from U+0300 on.
    if text.contains(where: { $0 >= 0xCC }) {
      bytes += LetterFolding.composedKeepingCase(text)
    } else {
      bytes += text
    }
    bytes.append(0)
  }

  // MARK: Its attributes

  private mutating func writeComponents(
    _ kind: ValueKind, _ text: UnsafeBufferPointer<UInt8>,
    _ records: Slice<UnsafeBufferPointer<FieldRecord>>
  ) {
    var components: [(place: UInt8, text: ByteRange)] = []
    var isInOrder = true
    for record in records {
      guard case .component(let place) = record.part else { continue }
      // A unit that has no name is a place among units.
      if record.text.isEmpty, kind != .organization { continue }
      if let last = components.last, last.place > place { isInOrder = false }
      components.append((place, record.text))
    }
    if !isInOrder {
      // Stable: texts of one component stay in their order.
      components = components.enumerated().sorted {
        ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
      }.map(\.element)
    }
    var last: UInt8?
    for component in components {
      if kind == .postalAddress, component.place == last {
        // Lines of one component, however many values they were.
        bytes[bytes.count - 1] = 0x0A
      } else {
        bytes += [Mark.component.rawValue, component.place]
      }
      append(UnsafeBufferPointer(rebasing: text[component.text.range]))
      last = component.place
      if !component.text.isEmpty { saysSomething = true }
    }
  }

  private mutating func writeAttribute(
    _ record: FieldRecord, _ text: UnsafeBufferPointer<UInt8>
  ) {
    let number: UInt8
    switch record.part {
    case .service: number = 0
    case .username: number = 1
    case .mediaType: number = 2
    case .countryCode: number = 3
    case .formattedAddress: number = 4
    case .calendar: number = 5
    case .propertyName: number = 6
    default: return
    }
    guard !record.text.isEmpty else { return }
    bytes += [Mark.attribute.rawValue, number]
    let value = UnsafeBufferPointer(rebasing: text[record.text.range])
    switch record.part {
    case .mediaType: bytes += value.lazy.map(ASCII.lowercased) + [0]
    case .propertyName:
      bytes += value.lazy.map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 } + [0]
    default:
      append(value)
      saysSomething = true
    }
  }

  private mutating func writeLabel(
    _ header: FieldRecord, _ text: UnsafeBufferPointer<UInt8>,
    _ records: Slice<UnsafeBufferPointer<FieldRecord>>
  ) {
    var rest = header.types.subtracting(FieldSchema.implied[Int(header.key.rawValue)])
    if let record = records.first(where: { $0.part == .label }) {
      let label = Label(
        storedText: String(
          decoding: UnsafeBufferPointer(rebasing: text[record.text.range]), as: UTF8.self))
      if let types = TypeSet(label) { rest.subtract(types) }
      bytes += Self.meaning(of: label, rest)
    } else if !rest.isEmpty {
      if let known = types[rest.rawValue] {
        bytes += known
      } else {
        let (label, others) = rest.label
        let meaning = Self.meaning(of: label, others)
        types[rest.rawValue] = meaning
        bytes += meaning
      }
    }
  }

  private static func meaning(of label: Label?, _ rest: TypeSet) -> [UInt8] {
    var bytes: [UInt8] = []
    if let label {
      bytes += [Mark.label.rawValue, label.isPredefined ? 1 : 0] + label.name.utf8 + [0]
    }
    if !rest.isEmpty {
      bytes.append(Mark.types.rawValue)
      for name in rest.memberNames { bytes += name.utf8 + [0] }
    }
    return bytes
  }

  private mutating func writeParameters(
    _ text: UnsafeBufferPointer<UInt8>, _ records: Slice<UnsafeBufferPointer<FieldRecord>>
  ) {
    var customTypes: [[UInt8]] = []
    var parameters: [(name: [UInt8], values: [UInt8])] = []
    for record in records {
      let value = text[record.text.range]
      switch record.part {
      case .customType: customTypes.append(value.map(ASCII.lowercased))
      case .parameterName: parameters.append((value.map(ASCII.lowercased), []))
      case .parameterValue:
        guard !parameters.isEmpty else { continue }
        parameters[parameters.count - 1].values += Array(value) + [0]
      default: break
      }
    }
    for type in customTypes.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      bytes += [Mark.customType.rawValue] + type + [0]
    }
    // Stable, since a name may occur twice.
    let sorted = parameters.enumerated().sorted { a, b in
      a.element.name == b.element.name
        ? a.offset < b.offset : a.element.name.lexicographicallyPrecedes(b.element.name)
    }
    for (_, parameter) in sorted {
      bytes += [Mark.parameter.rawValue] + parameter.name + [0] + parameter.values
    }
  }
}

extension FieldSchema {
  /// The types that go without saying, by the number of the key.
  fileprivate static let implied: [TypeSet] = all.map(\.impliedTypes)
}
