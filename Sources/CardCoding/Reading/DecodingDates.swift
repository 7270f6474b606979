import ContactModel
import SourceText
import VCard

// Dates and places, which many programs write in ways of their own.
extension CardDecoder {
  mutating func decodeDate(_ content: ContentLine, _ key: ContactKey) {
    let text = trimmed(decoded(value(content), content))
    guard !text.isEmpty else { return }
    // Before vCard 4, 'text' is how incomplete dates are written.
    let isStatedText = isValueType("text")
    let isText = isStatedText && version == .v40
    if !isText, let year = PartialDate.plainYear(reader.bytes[text]),
      !PartialDate.isNoYear(year), year != line.omitsYear
    {
      append(key, text: text, form: .date, content)
      return
    }
    guard !isText, var date = PartialDate(parsing: reader.bytes[text]) else {
      // Another calendar's dates have forms of their own: Apple counts Chinese years by era.
      if !isText, !line.has(.calendar), let date = PartialDate(spelled: reader.bytes[text]) {
        report(
          .dateSpelled,
          """
          “\(reader.bytes[text].string)” is a date for people; it was read as \(date.extendedFormat).
          """,
          hint: "Write dates as YYYY-MM-DD.", at: content.source)
        append(key, text: store(date.basicFormat), form: .date, content)
        return
      }
      if !isStatedText, !line.has(.calendar) { reportDate(text, content, key, "is not a date") }
      append(key, text: text, content)
      return
    }
    if !date.isPossible, !line.has(.calendar) {
      reportDate(text, content, key, "is not in the calendar")
      append(key, text: text, content)
      return
    }
    var range = text
    // Apple writes the year 1604 for 'no year', with or without saying so; others the year 0.
    if let year = date.year, date.month != nil,
      year == line.omitsYear || PartialDate.isNoYear(year) && (key == .birthday || key == .date)
    {
      date.year = nil
      range = store(date.basicFormat)
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
      .dateUnreadable, "“\(shown)” \(what); it was kept as text.",
      hint: "Write dates as YYYY-MM-DD, or --MM-DD without a year.", at: content.source,
      severity: isBookkeeping ? .note : .warning)
  }

  mutating func trimmed(_ range: Range<Int>) -> Range<Int> { reader.bytes.trimmed(range) }

  /// GEO as `geo:48.1,11.5`, whichever of its forms the card has.
  mutating func decodePosition(_ content: ContentLine) {
    let text = trimmed(decoded(value(content), content))
    guard !text.isEmpty else { return }
    var coordinates = text
    if startsWith("geo:", reader.bytes.view, text) {
      coordinates = text.lowerBound + 4..<text.upperBound
    }
    let separators = coordinates.filter {
      reader.bytes[$0] == comma || reader.bytes[$0] == semicolon
    }
    let isPlain = reader.bytes[coordinates].allSatisfy {
      isOfCoordinate($0) || $0 == comma || $0 == semicolon || $0 == 0x20
    }
    guard isPlain, separators.count == 1, let middle = separators.first else {
      append(.position, text: text, content)
      return
    }
    let start = reader.bytes.count
    reader.bytes.append(ascii: "geo:")
    for part in [coordinates.lowerBound..<middle, middle + 1..<coordinates.upperBound] {
      if part.lowerBound > coordinates.lowerBound { reader.bytes.append(comma) }
      for index in part where reader.bytes[index] != 0x20 {
        reader.bytes.append(reader.bytes[index])
      }
    }
    append(.position, text: start..<reader.bytes.count, content)
  }

  /// TZ, of which Lotus Notes leaves out the plus sign: `1:00`. The offset from UTC has a colon, as vCard 3 writes it
  /// and vCard 4 does not (RFC 6350, section 4.7).
  mutating func decodeTimeZone(_ content: ContentLine) {
    let text = trimmed(decoded(value(content), content))
    guard let first = text.first else { return }
    let isBasicOffset =
      text.count == 5 && [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(reader.bytes[first])
      && text.dropFirst().allSatisfy { reader.bytes[$0] &- 0x30 < 10 }
    if isBasicOffset {
      let offset = reader.bytes[first..<text.upperBound].string
      append(.timeZone, text: store(offset.prefix(3) + ":" + offset.suffix(2)), content)
      return
    }
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
}

/// Whether the byte may be one of a degree's: a digit, a sign or a point.
func isOfCoordinate(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    || byte == UInt8(ascii: "+")
}
