import ContactModel
import SourceText
import VCard

extension CardDecoder {
  var comma: UInt8 { UInt8(ascii: ",") }
  var semicolon: UInt8 { UInt8(ascii: ";") }

  mutating func decodeText(_ content: ContentLine, _ key: ContactKey) {
    let text = plainText(content)
    guard !isBlank(text) else { return }
    append(key, text: text, content)
  }

  /// The whole value as one text.
  @inline(__always)
  mutating func plainText(_ content: ContentLine) -> Range<Int> {
    content.isLiteral && isPlain ? content.value.range : decoded(value(content), content)
  }

  /// A text without the blanks around it, which belong to no number or address.
  mutating func decodeTrimmedText(_ content: ContentLine, _ key: ContactKey) {
    var text = trimmed(plainText(content))
    guard !text.isEmpty else { return }
    if case .emailAddress = key { text = withoutScheme(text) }
    append(key, text: text, content)
  }

  /// A text, without the blanks around it where it is a URI, which has none.
  mutating func decodeURI(_ content: ContentLine, _ key: ContactKey) {
    let text = plainText(content)
    let inner = trimmed(text)
    guard !inner.isEmpty else { return }
    let isURI =
      inner != text && looksLikeURI(inner) && reader.bytes[inner].allSatisfy { $0 > 0x20 }
    append(key, text: isURI ? inner : text, content)
  }

  /// The address of a `mailto:` URI that says nothing else.
  private func withoutScheme(_ range: Range<Int>) -> Range<Int> {
    let address = range.dropFirst("mailto:".utf8.count)
    guard startsWith("mailto:", reader.bytes.view, range), !address.isEmpty,
      !reader.bytes[address].contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "%") })
    else { return range }
    return address
  }

  mutating func isBlank(_ range: Range<Int>) -> Bool {
    for index in range where reader.bytes[index] > 0x20 { return false }
    return true
  }

  /// A list's parameters are repeated for its items until they are so many records.
  private static let repetitionLimit = 1 << 16

  mutating func decodeList(_ content: ContentLine, _ key: ContactKey) {
    let whole = value(content)
    // vCard 2.1 has no NICKNAME: who writes lists there means that of 3.0, and others write prose.
    if version == .v21, key == .nickname, hasCommaAndBlank(whole) {
      decodeText(content, key)
      return
    }
    let first = records.count
    var start = whole.lowerBound
    while start <= whole.upperBound {
      let end = itemEnd(start, whole.upperBound, comma, content)
      let item = decoded(start..<end, content)
      if !isBlank(item) { append(key, text: item, content) }
      // The items share their line, and with it the first one's attributes.
      if records.count - first > Self.repetitionLimit { line.attributes.removeAll() }
      start = end + 1
    }
  }

  private func hasCommaAndBlank(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { reader.bytes[$0] == comma && reader.bytes[$0 + 1] == 0x20 }
  }

  /// Where the item that begins at `start` ends.
  func itemEnd(
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
    var content = content
    decodeEncodedSeparators(&content)
    let whole = value(content)
    // Those of a value without escapes are all of them separators.
    var masks = content.isLiteral ? reader.bytes.separators(in: whole) : nil
    var hasText = false
    var component = 0
    var start = whole.lowerBound
    while start <= whole.upperBound {
      let item =
        content.isLiteral
        ? Self.literalItem(start, whole, &masks) ?? literalItem(start, whole.upperBound)
        : StructuredItem(
          end: itemEnd(start, whole.upperBound, semicolon, content), hasInk: true,
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
    if key == .postalAddress, component == 1 { readAsStreet(header) }
    if key == .postalAddress, component == 8, version != .v40 { adoptGoogleAddress(header) }
    if key == .name, component > 5 { removeNameCopies(header) }
    guard !hasText else { return }
    if key == .postalAddress {
      // Lines to come may add a country, a label.
      hasEmptyAddress = true
    } else {
      records.removeAll(from: header)
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

  /// The component that begins at `start` of a value without escapes whose separators are known.
  @inline(__always)
  private static func literalItem(
    _ start: Int, _ whole: Range<Int>, _ masks: inout SeparatorMasks?
  ) -> StructuredItem? {
    guard let known = masks else { return nil }
    let end =
      known.semicolons == 0
      ? whole.upperBound : whole.lowerBound &+ known.semicolons.trailingZeroBitCount
    masks?.semicolons &= known.semicolons &- 1
    guard end > start else { return StructuredItem(end: end, hasInk: false, hasComma: false) }
    let bits =
      (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- (end &- start)))
      &<< UInt64(truncatingIfNeeded: start &- whole.lowerBound)
    return StructuredItem(
      end: end, hasInk: known.ink & bits != 0, hasComma: known.commas & bits != 0)
  }

  /// The component that begins at `start` of a value without escapes.
  private func literalItem(_ start: Int, _ end: Int) -> StructuredItem {
    let bytes = reader.bytes[start..<end]
    var item = StructuredItem(end: end, hasInk: false, hasComma: false)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == semicolon {
        item.end = start + index
        break
      }
      if byte == comma { item.hasComma = true }
      if byte > 0x20 { item.hasInk = true }
    }
    return item
  }

  private mutating func appendComponent(
    _ range: Range<Int>, _ key: ContactKey, _ component: Int, _ content: ContentLine,
    splitsLists: Bool
  ) -> Bool {
    guard splitsLists, TextEscaping.contains(comma, range, reader.bytes.view) else {
      let text = decoded(range, content)
      guard !isBlank(text) else { return false }
      appendAttribute(key, .component(UInt8(component)), text)
      return true
    }
    var added = false
    var start = range.lowerBound
    var index = start
    while index <= range.upperBound {
      let byte = index < range.upperBound ? reader.bytes[index] : comma
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      // A comma with a blank or nothing behind is prose that forgot its backslash, not a list.
      let isLiteral =
        index < range.upperBound
        && (index + 1 == range.upperBound || reader.bytes[index + 1] == 0x20)
      if byte == comma, !isLiteral {
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

  /// Second surnames and generations stand among the family names and suffixes too, for programs
  /// that know no other place, and are to be ignored there (RFC 9554, section 2.2). One copy of each
  /// goes: somebody may have the same surname from both parents.
  private mutating func removeNameCopies(_ header: Int) {
    // Nobody has hundreds of names, and nobody could wait for it.
    guard records.count - header <= 512 else { return }
    var index = header + 1
    while index < records.count {
      let host: UInt8
      switch records[index].part {
      case .component(5): host = 0
      case .component(6): host = 4
      default:
        index += 1
        continue
      }
      let text = records[index].text.range
      let copies = records.view[header..<index].indices.filter {
        records[$0].part == .component(host)
          && reader.bytes[records[$0].text.range].elementsEqual(reader.bytes[text])
      }
      // The writer puts second surnames behind the others, and generations in front.
      if let copy = host == 0 ? copies.last : copies.first {
        removeRecord(copy)
      } else {
        index += 1
      }
    }
  }

  private mutating func removeRecord(_ position: Int) {
    let rest = records.view[(position + 1)...].map { $0 }
    records.removeAll(from: position)
    for record in rest { records.append(record) }
  }

  /// An address without semicolons is no post office box, whose place its text has: those who write cards by
  /// hand put all of it there, and the street is where Android and Google put what has no parts.
  private mutating func readAsStreet(_ header: Int) {
    for index in header..<records.count where records[index].part == .component(0) {
      records[index].part = .component(2)
    }
  }

  /// Google's eighth component is the address as it is shown, not RFC 9554's room, unless the
  /// LABEL parameter shows it. Commas in it separate nothing.
  private mutating func adoptGoogleAddress(_ header: Int) {
    if records.view[header...].contains(where: { $0.part == .formattedAddress }) { return }
    let first = records.view[header...].firstIndex { $0.part == .component(7) }
    guard let first else { return }
    // What the last component gave stands at the end.
    let parts = records.view[first...].map(\.text)
    records.removeAll(from: first + 1)
    records[first].part = .formattedAddress
    guard parts.count > 1 else { return }
    let start = reader.bytes.count
    for (number, part) in parts.enumerated() {
      if number > 0 { reader.bytes.append(comma) }
      reader.bytes.appendCopy(of: part.range)
    }
    records[first].text = ByteRange(start..<reader.bytes.count)
  }

  /// What those who don't know the letters of RFC 6350 write for them.
  private static let sexes: [(word: StaticString, letter: StaticString)] = [
    ("m", "M"), ("f", "F"), ("o", "O"), ("n", "N"), ("u", "U"), ("male", "M"), ("female", "F"),
    ("man", "M"), ("woman", "F"), ("other", "O"), ("none", "N"), ("unknown", "U"),
  ]
  /// Those of X-WAB-GENDER, as the address book of Windows numbers them.
  private static let numberedSexes: [(word: StaticString, letter: StaticString)] = [
    ("1", "F"), ("2", "M"),
  ]

  /// GENDER: the sex, and a text in which semicolons need no backslash (RFC 6350, section 6.2.7). What is no
  /// sex stands in the text's place.
  mutating func decodeGender(_ content: ContentLine) {
    let header = records.count
    append(.gender, text: 0..<0, content)
    let whole = value(content)
    let end = itemEnd(whole.lowerBound, whole.upperBound, semicolon, content)
    let sex = trimmed(decoded(whole.lowerBound..<end, content))
    let words = content.property == .xWabGender ? Self.numberedSexes : Self.sexes
    if let known = words.first(where: { matches($0.word, reader.bytes.view, sex) }) {
      appendAttribute(.gender, .component(0), store(known.letter))
    } else if content.property == .xWabGender {
      records.removeAll(from: header)
      return preserve(content)
    } else if !sex.isEmpty {
      appendAttribute(.gender, .component(end < whole.upperBound ? 0 : 1), sex)
    }
    if end < whole.upperBound {
      let identity = decoded(end + 1..<whole.upperBound, content)
      if !isBlank(identity) { appendAttribute(.gender, .component(1), identity) }
    }
    let hasText = records.view[header...].contains {
      if case .component = $0.part { true } else { false }
    }
    if !hasText { records.removeAll(from: header) }
  }

  mutating func decodeOrganization(_ content: ContentLine) {
    let header = records.count
    append(.organization, text: 0..<0, content)
    var content = content
    decodeEncodedSeparators(&content)
    let whole = value(content)
    var component = 0
    var last = header
    var start = whole.lowerBound
    while start <= whole.upperBound {
      let end = itemEnd(start, whole.upperBound, semicolon, content)
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
    records.removeAll(from: last)
  }
}
