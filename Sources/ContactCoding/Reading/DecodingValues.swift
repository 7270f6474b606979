import ContactModel
import SourceText
import VCard

extension CardDecoder {
  private static let comma = UInt8(ascii: ",")
  private static let semicolon = UInt8(ascii: ";")

  mutating func decodeText(_ content: ContentLine, _ key: ContactKey) {
    let text = decoded(value(content), content)
    guard !isBlank(text) else { return }
    append(key, text: text, content)
  }

  /// EMAIL, of which TYPE=INTERNET says nothing that is not so anyway.
  mutating func decodeEmail(_ content: ContentLine) {
    line.types.subtract(.internet)
    decodeText(content, .emailAddress)
  }

  mutating func isBlank(_ range: Range<Int>) -> Bool {
    for index in range where reader.bytes[index] > 0x20 { return false }
    return true
  }

  /// A list's parameters are repeated for its items until they are so many records.
  private static let repetitionLimit = 1 << 16

  mutating func decodeList(_ content: ContentLine, _ key: ContactKey) {
    if version == .v21, key == .nickname {
      decodeText(content, key)
      return
    }
    let whole = value(content)
    let first = records.count
    var start = whole.lowerBound
    while start <= whole.upperBound {
      let end = itemEnd(start, whole.upperBound, Self.comma, content)
      let item = decoded(start..<end, content)
      if !isBlank(item) { append(key, text: item, content) }
      // The items share their line, and with it the first one's attributes.
      if records.count - first > Self.repetitionLimit { line.attributes.removeAll() }
      start = end + 1
    }
  }

  /// Where the item that begins at `start` ends.
  private func itemEnd(
    _ start: Int, _ end: Int, _ separator: UInt8, _ content: ContentLine
  ) -> Int {
    guard content.isLiteral else {
      return TextEscaping.itemEnd(
        from: start, to: end, separator: separator, in: reader.bytes.view)
    }
    let bytes = reader.bytes[start..<end]
    for index in bytes.indices where bytes[index] == separator { return start + index }
    return end
  }

  /// N, ADR and GENDER: components between semicolons, which may be lists.
  mutating func decodeStructured(
    _ content: ContentLine, _ key: ContactKey, count: Int, splitsLists: Bool
  ) {
    let header = records.count
    append(key, text: 0..<0, content)
    let whole = value(content)
    var hasText = false
    var component = 0
    var start = whole.lowerBound
    while start <= whole.upperBound {
      let item =
        content.isLiteral
        ? literalItem(start, whole.upperBound)
        : StructuredItem(
          end: itemEnd(start, whole.upperBound, Self.semicolon, content), hasInk: true,
          hasComma: splitsLists)
      if item.hasInk, item.end > start {
        let position = min(component, count - 1)
        if content.isLiteral, !(item.hasComma && splitsLists) {
          appendAttribute(key, .component(UInt8(position)), start..<item.end)
          hasText = true
        } else {
          let added = appendComponent(
            start..<item.end, key, position, content, splitsLists: splitsLists)
          hasText = hasText || added
        }
      }
      component += 1
      start = item.end + 1
    }
    if key == .postalAddress, component == 8, version != .v40 { adoptGoogleAddress(header) }
    guard !hasText else { return }
    if key == .postalAddress {
      // Lines to come may add a country, a label.
      hasEmptyAddress = true
    } else {
      records.removeSubrange(header...)
    }
  }

  /// A component of a structured value.
  private struct StructuredItem {
    var end: Int
    /// Whether it may be more than blanks.
    var hasInk: Bool
    /// Whether it may be a list.
    var hasComma: Bool
  }

  /// The component that begins at `start` of a value without escapes.
  private func literalItem(_ start: Int, _ end: Int) -> StructuredItem {
    let bytes = reader.bytes[start..<end]
    var item = StructuredItem(end: end, hasInk: false, hasComma: false)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == Self.semicolon {
        item.end = start + index
        break
      }
      if byte == Self.comma { item.hasComma = true }
      if byte > 0x20 { item.hasInk = true }
    }
    return item
  }

  private mutating func appendComponent(
    _ range: Range<Int>, _ key: ContactKey, _ component: Int, _ content: ContentLine,
    splitsLists: Bool
  ) -> Bool {
    guard splitsLists, TextEscaping.contains(Self.comma, range, reader.bytes.view) else {
      let text = decoded(range, content)
      guard !isBlank(text) else { return false }
      appendAttribute(key, .component(UInt8(component)), text)
      return true
    }
    var added = false
    var start = range.lowerBound
    var index = start
    while index <= range.upperBound {
      let byte = index < range.upperBound ? reader.bytes[index] : Self.comma
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      // A comma with a blank or nothing behind is prose that forgot its backslash, not a list.
      let isLiteral =
        index < range.upperBound
        && (index + 1 == range.upperBound || reader.bytes[index + 1] == 0x20)
      if byte == Self.comma, !isLiteral {
        let end = min(index, range.upperBound)
        let text = decoded(start..<end, content)
        if !isBlank(text) {
          appendAttribute(key, .component(UInt8(component)), text)
          added = true
        }
        start = end + 1
      }
      index += 1
    }
    if start < range.upperBound {
      appendAttribute(key, .component(UInt8(component)), decoded(start..<range.upperBound, content))
      added = true
    }
    return added
  }

  /// Google's eighth component is the address as it is shown, not RFC 9554's room.
  private mutating func adoptGoogleAddress(_ header: Int) {
    for index in records.indices[header...] where records[index].part == .component(7) {
      records[index].part = .formattedAddress
    }
  }

  mutating func decodeOrganization(_ content: ContentLine) {
    let header = records.count
    append(.organization, text: 0..<0, content)
    let whole = value(content)
    var component = 0
    var last = header
    var start = whole.lowerBound
    while start <= whole.upperBound {
      let end = itemEnd(start, whole.upperBound, Self.semicolon, content)
      let text = decoded(start..<end, content)
      if component == 0 {
        if !isBlank(text) {
          appendAttribute(.organization, .component(0), text)
          last = records.count
        }
      } else {
        appendAttribute(
          .organization, .component(1), isBlank(text) ? text.lowerBound..<text.lowerBound : text)
        if !isBlank(text) { last = records.count }
      }
      component += 1
      start = end + 1
    }
    // Empty units at the end say nothing; between others they keep the places.
    records.removeSubrange((last == header ? header : last)...)
  }

  // MARK: - Dates

  mutating func decodeDate(_ content: ContentLine, _ key: ContactKey, types: TypeSet) {
    let text = trimmed(decoded(value(content), content))
    guard !text.isEmpty else { return }
    line.types.formUnion(types)
    // Before vCard 4, 'text' is how incomplete dates are written.
    let isStatedText =
      !line.valueType.isEmpty && matches("text", reader.bytes.view, line.valueType.range)
    let isText = isStatedText && version == .v40
    if !isText, let year = PartialDate.plainYear(reader.bytes[text]), year != 1604,
      year != line.omitsYear
    {
      append(key, text: text, form: .date, content)
      return
    }
    guard !isText, var date = PartialDate(parsing: reader.bytes[text]) else {
      // Another calendar's dates have forms of their own: Apple counts Chinese years by era.
      let hasCalendar = line.attributes.contains { $0.part == .calendar }
      if !isStatedText, !hasCalendar { reportDate(text, content, key, "is not a date") }
      append(key, text: text, content)
      return
    }
    if !date.isPossible, !line.attributes.contains(where: { $0.part == .calendar }) {
      if !isStatedText { reportDate(text, content, key, "is not in the calendar") }
      append(key, text: text, content)
      return
    }
    var range = text
    if let year = date.year, date.month != nil {
      // Apple writes the year 1604 for 'no year', with or without saying so.
      if year == line.omitsYear || year == 1604 && (key == .birthday || key == .date) {
        date.year = nil
        range = store(date.basicFormat)
      }
    }
    append(key, text: range, form: .date, content)
  }

  private mutating func reportDate(
    _ text: Range<Int>, _ content: ContentLine, _ key: ContactKey, _ what: String
  ) {
    let shown = reader.bytes[text].prefix(40).string
    // Of a card's own time stamps nothing depends; Evolution appends a counter to them.
    let isBookkeeping = key == .revision || key == .created
    report(
      .dateUnreadable, isBookkeeping ? .note : .warning,
      "'\(shown)' \(what); it was kept as text.",
      hint: "Write dates as YYYY-MM-DD, or --MM-DD without a year.", at: content.source)
  }

  mutating func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, reader.bytes[start] <= 0x20 { start += 1 }
    while end > start, reader.bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  // MARK: - Places

  /// GEO as `geo:48.1,11.5`, whichever of its forms the card has.
  mutating func decodePosition(_ content: ContentLine) {
    let text = trimmed(decoded(value(content), content))
    guard !text.isEmpty else { return }
    var coordinates = text
    if startsWith("geo:", reader.bytes.view, text) {
      coordinates = text.lowerBound + 4..<text.upperBound
    }
    let separators = coordinates.filter {
      reader.bytes[$0] == Self.comma || reader.bytes[$0] == Self.semicolon
    }
    let isPlain = coordinates.allSatisfy {
      let byte = reader.bytes[$0]
      return byte &- 0x30 < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+") || byte == 0x20 || byte == Self.comma
        || byte == Self.semicolon
    }
    guard isPlain, separators.count == 1, let middle = separators.first else {
      append(.position, text: text, content)
      return
    }
    let start = reader.bytes.count
    reader.bytes.append(ascii: "geo:")
    for part in [coordinates.lowerBound..<middle, middle + 1..<coordinates.upperBound] {
      if part.lowerBound > coordinates.lowerBound { reader.bytes.append(Self.comma) }
      for index in part where reader.bytes[index] != 0x20 {
        reader.bytes.append(reader.bytes[index])
      }
    }
    append(.position, text: start..<reader.bytes.count, content)
  }

  /// TZ, of which Lotus Notes leaves out the plus sign: `1:00`.
  mutating func decodeTimeZone(_ content: ContentLine) {
    let text = trimmed(decoded(value(content), content))
    guard let first = text.first else { return }
    let isBareOffset =
      (4...5).contains(text.count)
      && text.allSatisfy {
        reader.bytes[$0] &- 0x30 < 10 || reader.bytes[$0] == UInt8(ascii: ":")
      } && text.filter { reader.bytes[$0] == UInt8(ascii: ":") } == [text.upperBound - 3]
    guard isBareOffset else {
      append(.timeZone, text: text, content)
      return
    }
    let offset = reader.bytes[first..<text.upperBound].string
    append(.timeZone, text: store("+" + (text.count == 4 ? "0" : "") + offset), content)
  }

  // MARK: - Media

  mutating func decodeMedia(_ content: ContentLine, _ key: ContactKey) {
    let type = mediaType(key)
    if content.encoding == .base64 {
      guard !isBlank(content.value.range) else { return }
      appendMedia(key, content.value.range, .base64, type, content)
      return
    }
    let text = content.isFolded ? content.value.range : value(content)
    if startsWith("data:", reader.bytes.view, text) {
      decodeDataURI(text, key, type, content)
      return
    }
    let whole = decoded(text, content)
    let decodedText = trimmed(whole)
    guard !decodedText.isEmpty else { return }
    let isStatedURI = isValueType("uri") || isValueType("url")
    if isValueType("text") || isValueType("inline") {
      appendMedia(key, whole, .text, type, content)
    } else if isStatedURI || looksLikeURI(decodedText) {
      appendMedia(key, decodedText, .uri, type, content)
    } else if decodedText.count > 64, looksLikeBase64(decodedText) {
      appendMedia(key, decodedText, .base64, type, content)
    } else {
      appendMedia(key, whole, .text, type, content)
    }
  }

  func isValueType(_ name: StaticString) -> Bool {
    !line.valueType.isEmpty && matches(name, reader.bytes.view, line.valueType.range)
  }

  private mutating func decodeDataURI(
    _ range: Range<Int>, _ key: ContactKey, _ stated: Range<Int>, _ content: ContentLine
  ) {
    let end = range.upperBound
    let limit = min(range.lowerBound + 300, end)
    guard
      let comma = (range.lowerBound..<limit).first(where: { reader.bytes[$0] == Self.comma })
    else {
      appendMedia(key, decoded(value(content), content), .uri, stated, content)
      return
    }
    let header = utf8Text(ofParameter: withoutFolds(range.lowerBound..<comma))
    var typeEnd = header.lowerBound + 5
    while typeEnd < header.upperBound, reader.bytes[typeEnd] != Self.semicolon,
      reader.bytes[typeEnd] != UInt8(ascii: "\\")
    {
      typeEnd += 1
    }
    var headerEnd = header.upperBound
    while headerEnd > typeEnd, reader.bytes[headerEnd - 1] == UInt8(ascii: "\\") { headerEnd -= 1 }
    let isBase64 =
      headerEnd - 6 >= typeEnd
      && matches("base64", reader.bytes.view, headerEnd - 6..<headerEnd)
    guard isBase64 else {
      appendMedia(key, decoded(value(content), content), .uri, stated, content)
      return
    }
    var type = header.lowerBound + 5..<typeEnd
    if type.isEmpty { type = stated }
    appendMedia(key, comma + 1..<end, .base64, type, content)
  }

  private mutating func appendMedia(
    _ key: ContactKey, _ text: Range<Int>, _ form: FieldRecord.Form, _ type: Range<Int>,
    _ content: ContentLine
  ) {
    var text = text
    if form == .base64, !Base64.isValid(reader.bytes[text]) {
      report(
        .base64Invalid,
        "The base64 data has characters that don't belong there, or ends too early; the rest was kept.",
        hint: "Check whether the picture, sound or key is whole.", at: content.source)
      let start = reader.bytes.count
      reader.bytes.append(Base64.encode(Base64.decode(Array(reader.bytes[text])[...])))
      text = start..<reader.bytes.count
      if text.isEmpty { return }
    }
    append(key, text: text, form: form, content)
    if !type.isEmpty, !matches("application/octet-stream", reader.bytes.view, type) {
      appendAttribute(key, .mediaType, type)
    } else if form == .base64, let told = MediaSignature.mediaType(ofBase64: reader.bytes[text]) {
      appendAttribute(key, .mediaType, store(told))
    }
  }

  mutating func withoutFolds(_ range: Range<Int>) -> Range<Int> {
    guard reader.bytes[range].contains(where: LineBreaks.isBreak) else { return range }
    let start = reader.bytes.count
    var index = range.lowerBound
    while index < range.upperBound {
      if LineBreaks.isBreak(reader.bytes[index]) {
        while index < range.upperBound, LineBreaks.isBreak(reader.bytes[index]) { index += 1 }
        index += 1
        continue
      }
      reader.bytes.append(reader.bytes[index])
      index += 1
    }
    return start..<reader.bytes.count
  }

  /// The media type from MEDIATYPE, or from a TYPE such as JPEG, which is then no type any more.
  private mutating func mediaType(_ key: ContactKey) -> Range<Int> {
    if !line.mediaType.isEmpty { return line.mediaType.range }
    guard !line.customType.isEmpty else { return 0..<0 }
    for index in line.attributes.indices where line.attributes[index].part == .customType {
      let type = line.attributes[index].text.range
      let known = knownMediaType(type, key)
      guard known != nil || reader.bytes[type].contains(UInt8(ascii: "/")) else { continue }
      line.attributes.remove(at: index)
      // Some programs say it twice.
      while known != nil, let other = line.attributes.firstIndex(where: { isMediaType($0, key) }) {
        line.attributes.remove(at: other)
      }
      return known.map { store($0) } ?? type
    }
    return 0..<0
  }

  private func isMediaType(
    _ attribute: (part: FieldRecord.Part, text: ByteRange), _ key: ContactKey
  ) -> Bool {
    attribute.part == .customType && knownMediaType(attribute.text.range, key) != nil
  }

  private func knownMediaType(_ type: Range<Int>, _ key: ContactKey) -> StaticString? {
    let bytes = reader.bytes.view
    func isType(_ name: StaticString) -> Bool { matches(name, bytes, type) }
    switch key {
    case .sound:
      if isType("wave") || isType("wav") { return "audio/wav" }
      if isType("basic") { return "audio/basic" }
      if isType("ogg") { return "audio/ogg" }
      return isType("mp3") ? "audio/mpeg" : nil
    case .cryptographicKey:
      if isType("pgp") { return "application/pgp-keys" }
      return isType("x509") ? "application/x-x509-user-cert" : nil
    case .image, .logo:
      if isType("jpeg") || isType("jpg") { return "image/jpeg" }
      if isType("png") { return "image/png" }
      if isType("gif") { return "image/gif" }
      if isType("bmp") { return "image/bmp" }
      if isType("tiff") { return "image/tiff" }
      return isType("webp") ? "image/webp" : nil
    default: return nil
    }
  }

  mutating func looksLikeURI(_ range: Range<Int>) -> Bool {
    guard let first = range.first, lowercased(reader.bytes[first]) &- 0x61 < 26 else {
      return false
    }
    for index in range.prefix(32) {
      let byte = reader.bytes[index]
      if byte == UInt8(ascii: ":") { return index > range.lowerBound + 1 }
      let isScheme =
        lowercased(byte) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      if !isScheme { return false }
    }
    return false
  }

  private mutating func looksLikeBase64(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      let byte = reader.bytes[$0]
      return lowercased(byte) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") || byte <= 0x20
    }
  }
}
