import ContactModel
import SourceText
import VCard

/// What the parameters of one line say.
struct LineParameters {
  var types: TypeSet = TypeSet.none
  var preference: UInt8 = 0
  var valueType = ByteRange.empty
  var omitsYear: Int?
  var mediaType = ByteRange.empty
  /// The first TYPE value that is not among the known.
  var customType = ByteRange.empty
  /// Everything that has no place above, as attributes of the value to come.
  var attributes: [(part: FieldRecord.Part, text: ByteRange)] = []

  /// Whether there is nothing but types and a preference, which no range of bytes is needed for.
  var isPlain: Bool {
    attributes.isEmpty && valueType.isEmpty && mediaType.isEmpty && customType.isEmpty
      && omitsYear == nil
  }

  mutating func add(_ part: FieldRecord.Part, _ text: Range<Int>) {
    attributes.append((part, ByteRange(text)))
  }

  func has(_ part: FieldRecord.Part) -> Bool { place(of: part) != nil }

  /// Where the first attribute of a kind stands.
  func place(of part: FieldRecord.Part) -> Int? { attributes.firstIndex { $0.part == part } }

  mutating func clear() {
    types = TypeSet.none
    preference = 0
    valueType = .empty
    omitsYear = nil
    mediaType = .empty
    customType = .empty
    if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
  }
}

/// What a header comes to, where nothing of it is to be looked up in the line.
struct KnownHeader {
  var meaning: PropertyMeaning
  var types: TypeSet
  var preference: UInt8
}

extension CardDecoder {
  /// Reads the parameters of a line and tells what its property means. Of the syntax of the card
  /// itself there are none.
  @inline(__always)
  mutating func readHeader(_ content: ContentLine) -> PropertyMeaning {
    let number = Int(content.headerNumber)
    if number < knownHeaders.count, let known = knownHeaders[number] {
      if !line.isPlain { line.clear() }
      line.types = known.types
      line.preference = known.preference
      return known.meaning
    }
    return readNewHeader(content)
  }

  @inline(never)
  private mutating func readNewHeader(_ content: ContentLine) -> PropertyMeaning {
    let meaning = content.property.map { meanings[Int($0.rawValue)] } ?? .preserved
    line.clear()
    let problemCount = reader.diagnostics.count
    if case .frame = meaning {} else { readEachParameter(content, meaning) }
    // TYPE=INTERNET of EMAIL says nothing that is not so anyway, nor does the label that Android makes of it.
    if case .email = content.property {
      line.types.subtract(.internet)
      line.attributes.removeAll {
        $0.part == .customType && matches("x-internet", reader.bytes.view, $0.text.range)
      }
    }
    // Behind the limit of diagnostics there is no telling whether something was wrong.
    let number = Int(content.headerNumber)
    guard number > 0, line.isPlain, reader.diagnostics.count == problemCount,
      problemCount < CardReader.diagnosticLimit
    else { return meaning }
    while knownHeaders.count <= number { knownHeaders.append(nil) }
    knownHeaders[number] = KnownHeader(
      meaning: meaning, types: line.types, preference: line.preference)
    return meaning
  }

  private mutating func readEachParameter(_ content: ContentLine, _ meaning: PropertyMeaning) {
    for raw in reader.parameters(of: content) {
      switch raw.parameter {
      case .type: readTypes(raw.value.range)
      // Bytes that are no UTF-8 are told of in what is not kept, too.
      case .encoding, .charset: _ = utf8Text(ofParameter: raw.value.range)
      case .pref: readPreference(raw, content)
      case .value:
        line.valueType = ByteRange(utf8Text(ofParameter: reader.unquoted(raw.value.range)))
      case .mediatype where meaning.isMedia:
        line.mediaType = ByteRange(text(ofParameter: raw.value.range))
      case .label where content.property == .adr:
        let text = label(raw.value.range)
        if !isBlank(text) { line.add(.formattedAddress, text) }
      case .countryCode where content.property == .adr:
        line.add(.countryCode, text(ofParameter: raw.value.range))
      case .calscale where meaning.isDate: readCalendar(raw)
      case .serviceType where isOnlineIdentity(content),
        .xServiceType where isOnlineIdentity(content):
        line.add(.service, text(ofParameter: raw.value.range))
      case .username where isOnlineIdentity(content), .xUser where isOnlineIdentity(content):
        line.add(.username, text(ofParameter: raw.value.range))
      case .xAppleOmitYear:
        line.omitsYear = Int(reader.bytes[raw.value.range].string)
      default:
        if raw.name.isEmpty {
          readBare(raw.value.range, content)
        } else if raw.value.isEmpty, Self.type(raw.name.range, reader.bytes.view) != nil {
          // sabre's TEL;CELL=: is a bare type with an equals sign too many.
          readBare(raw.name.range, content)
        } else {
          readUnknown(raw, content)
        }
      }
    }
  }

  private mutating func isOnlineIdentity(_ content: ContentLine) -> Bool {
    switch content.property {
    case .impp, .socialprofile, .xSocialProfile: true
    default: false
    }
  }

  /// Reads a bare value of vCard 2.1: an encoding, a charset, where the value is, or a type.
  private mutating func readBare(_ range: Range<Int>, _ content: ContentLine) {
    let bytes = reader.bytes.view
    func isOne(of words: [StaticString]) -> Bool { words.contains { matches($0, bytes, range) } }
    if startsWith("x-custom(", bytes, range) {
      readAndroidLabel(range, content)
    } else if isOne(of: BareWords.ofBookkeeping) || reader.isCharsetName(range) {
      return
    } else if isOne(of: BareWords.ofValues) {
      line.valueType = ByteRange(range)
    } else {
      readTypes(range)
    }
  }

  /// TYPE values: a list, possibly quoted as a whole or item by item.
  private mutating func readTypes(_ range: Range<Int>) {
    var start = range.lowerBound
    var index = start
    while index <= range.upperBound {
      let isEnd = index == range.upperBound
      let byte = isEnd ? UInt8(ascii: ",") : reader.bytes[index]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") && !isEnd {
        addType(trimmingQuotes(start..<index))
        start = index + 1
      }
      index += 1
    }
  }

  private mutating func trimmingQuotes(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    func isEdge(_ byte: UInt8) -> Bool {
      byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
    while start < end, isEdge(reader.bytes[start]) { start += 1 }
    while end > start, isEdge(reader.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private mutating func addType(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if takeKnownType(range) { return }
    // Line breaks and quotes around a type, written with carets, are none of it, as others are not.
    let text = trimmingQuotes(text(ofParameter: range))
    guard !text.isEmpty, text == range || !takeKnownType(text) else { return }
    if line.customType.isEmpty { line.customType = ByteRange(range) }
    line.add(.customType, text)
  }

  /// Takes a type that means something to us; false where it means nothing.
  private mutating func takeKnownType(_ range: Range<Int>) -> Bool {
    if let type = Self.type(range, reader.bytes.view) {
      line.types.formUnion(type)
    } else if startsWith("x-evolution-", reader.bytes.view, range) {
      return takeKnownType(range.dropFirst("x-evolution-".utf8.count))
    } else if let types = Self.otherTypes.first(where: {
      matches($0.name, reader.bytes.view, range)
    })?.types {
      line.types.formUnion(types)
    } else if matches("pref", reader.bytes.view, range) {
      line.preference = 1
    } else {
      return false
    }
    return true
  }

  /// Types as programs call them: Evolution's telex, and Xiaomi's faxes.
  private static let otherTypes: [(name: StaticString, types: TypeSet)] = [
    ("telex", TypeSet(name: "tlx") ?? .none), ("faxwork", [.fax, .work]),
    ("faxhome", [.fax, .home]),
  ]

  private mutating func readPreference(_ raw: RawParameter, _ content: ContentLine) {
    let text = reader.bytes[reader.unquoted(raw.value.range)].string
    if let number = Int(text), (1...100).contains(number) {
      line.preference = UInt8(number)
    } else if !text.isEmpty {
      readUnknown(raw, content)
    } else {
      line.preference = 1
    }
  }

  private mutating func readCalendar(_ raw: RawParameter) {
    let range = reader.unquoted(raw.value.range)
    if matches("gregorian", reader.bytes.view, range) { return }
    let text = text(ofParameter: range)
    if !isBlank(text) { line.add(.calendar, text) }
  }

  /// Keeps a parameter that means nothing to us.
  private mutating func readUnknown(_ raw: RawParameter, _ content: ContentLine) {
    guard CardReader.isName(reader.bytes[raw.name.range]) else {
      let name = reader.bytes[raw.name.range].string
      report(
        .parameterInvalidName,
        "No parameter can be called “\(name.prefix(40))”; it was left out.",
        hint: "Names are made of letters, digits and hyphens.", at: content.source,
        leavesOut: true)
      return
    }
    let name = uppercased(raw.name.range)
    var place = placeForValues(of: name)
    var start = raw.value.lowerBound
    var index = start
    let end = raw.value.upperBound
    while index <= end {
      if index == end || reader.bytes[index] == UInt8(ascii: ",") {
        line.attributes.insert(
          (.parameterValue, ByteRange(text(ofParameter: start..<index))), at: place)
        place += 1
        start = index + 1
      } else if index == start, reader.bytes[index] == UInt8(ascii: "\""),
        let close = reader.closingQuote(index, end)
      {
        index = close
      }
      index += 1
    }
  }

  /// Where among the attributes the values of the parameter go. One that comes again adds values
  /// to the first one, unless there are so many attributes that looking takes too long.
  private mutating func placeForValues(of name: Range<Int>) -> Int {
    if line.attributes.count < 64,
      let first = line.attributes.firstIndex(where: { part, text in
        part == .parameterName && reader.bytes[text.range].elementsEqual(reader.bytes[name])
      })
    {
      let rest = line.attributes[(first + 1)...]
      return rest.firstIndex { $0.part != .parameterValue } ?? rest.endIndex
    }
    line.add(.parameterName, name)
    return line.attributes.count
  }

  private mutating func uppercased(_ range: Range<Int>) -> Range<Int> {
    guard reader.bytes[range].contains(where: { $0 &- 0x61 < 26 }) else { return range }
    return store(reader.bytes[range].map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 })
  }

  /// A parameter's value without quotes, its carets decoded (RFC 6868). That is of vCard 4, but
  /// programs that know it use it in vCard 3 just so; vCard 2.1 has no quotes, and nobody does there.
  mutating func text(ofParameter range: Range<Int>) -> Range<Int> {
    let bare = reader.unquoted(range)
    let knowsCarets = version != .v21
    let hasEscapes = reader.bytes[bare].contains {
      $0 == UInt8(ascii: "^") || $0 == UInt8(ascii: "\\")
    }
    guard hasEscapes else { return utf8Text(ofParameter: bare) }
    let source = utf8Text(ofParameter: bare)
    let start = reader.bytes.count
    var index = source.lowerBound
    while index < source.upperBound {
      let byte = reader.bytes[index]
      let next = index + 1 < source.upperBound ? reader.bytes[index + 1] : 0
      switch (byte, next) {
      case (UInt8(ascii: "^"), UInt8(ascii: "n")) where knowsCarets: reader.bytes.append(0x0A)
      case (UInt8(ascii: "^"), UInt8(ascii: "^")) where knowsCarets: reader.bytes.append(byte)
      case (UInt8(ascii: "^"), UInt8(ascii: "'")) where knowsCarets:
        reader.bytes.append(UInt8(ascii: "\""))
      case (UInt8(ascii: "\\"), UInt8(ascii: "\"")): reader.bytes.append(next)
      default:
        reader.bytes.append(byte)
        index += 1
        continue
      }
      index += 2
    }
    return start..<reader.bytes.count
  }

  /// ADR's LABEL, whose line breaks are written as `^n`, but by many programs as `\n`.
  private mutating func label(_ range: Range<Int>) -> Range<Int> {
    var unknown = false
    return TextEscaping.unescape(
      text(ofParameter: range), in: &reader.bytes, unknown: &unknown)
  }

  mutating func utf8Text(ofParameter range: Range<Int>) -> Range<Int> {
    reader.isASCII || isPlain ? range : utf8(range, declared: nil, at: .empty)
  }

  /// Android's `X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=E5=85=AC)`: a label.
  private mutating func readAndroidLabel(_ range: Range<Int>, _ content: ContentLine) {
    var label = range.dropFirst("x-custom(".utf8.count)
    var isEncoded = false
    while case let end = reader.bytes.view.firstIndex(of: comma, in: label), end < label.upperBound
    {
      let part = label.lowerBound..<end
      let isEncoding = startsWith("encoding=", reader.bytes.view, part)
      guard isEncoding || startsWith("charset=", reader.bytes.view, part) else { break }
      if startsWith("encoding=quoted", reader.bytes.view, part) { isEncoded = true }
      label = end + 1..<label.upperBound
    }
    if let last = label.last, reader.bytes[last] == UInt8(ascii: ")") { label = label.dropLast() }
    guard !label.isEmpty else { return }
    if isEncoded {
      let decoded = QuotedPrintable.Decoded(label, in: reader.bytes.view)
      label = utf8(store(decoded.bytes), declared: nil, at: content.source)
    } else {
      label = utf8Text(ofParameter: label)
    }
    line.add(.label, label)
  }
}

/// Words that say something else than a type where they stand alone among vCard 2.1's parameters.
enum BareWords {
  /// Encodings, where the value is, and the name of the parameter itself.
  static let ofBookkeeping: [StaticString] = [
    "quoted-printable", "base64", "b", "q", "8bit", "7bit", "inline", "type",
  ]
  static let ofValues: [StaticString] = ["url", "uri"]
}
