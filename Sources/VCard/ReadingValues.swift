import CByteSearch
import SourceText

// Where values end: folds, quoted-printable, base64 and cards within cards.
extension CardReader {
  mutating func readValue(
    header: Header, start: Int, end: Int, next: Int, firstParameter: Int
  ) -> Int {
    var after = next
    let valueStart = header.colon + 1
    switch header.encoding {
    case .quotedPrintable:
      let value = unfoldQuotedPrintable(valueStart..<end, &after, lineStart: start)
      finish(
        header, value: value, source: ByteRange(start..<after), firstParameter: firstParameter)
    case .base64:
      var valueEnd = end
      while let line = base64Continuation(after) {
        if line.isBehindBlankLine { reportBlankLine(start..<line.next) }
        valueEnd = line.end
        after = line.next
      }
      finish(
        header, value: valueStart..<valueEnd, source: ByteRange(start..<after),
        firstParameter: firstParameter, isFolded: valueEnd != end)
    case .plain:
      if header.property == .agent,
        let nested = nestedCard(valueStart..<end, next: after)
      {
        finish(
          header, value: nested, source: ByteRange(start..<nested.upperBound),
          firstParameter: firstParameter, isNestedCard: true)
        return nested.upperBound
      }
      guard isContinuation(after) else {
        finish(
          header, value: valueStart..<end, source: ByteRange(start..<after),
          firstParameter: firstParameter)
        return after
      }
      if startsWith("data:", bytes.view, valueStart..<end) {
        // A picture can be megabytes long: keep it where it stands, folds and all.
        var valueEnd = end
        while isContinuation(after) {
          let line = physicalLine(after)
          valueEnd = line.end
          after = line.next
        }
        finish(
          header, value: valueStart..<valueEnd, source: ByteRange(start..<after),
          firstParameter: firstParameter, isFolded: true)
        return after
      }
      if header.property == .agent, let card = unfoldNestedCard(valueStart..<end, &after) {
        finish(
          header, value: card, source: ByteRange(start..<after), firstParameter: firstParameter,
          isNestedCard: true)
        return after
      }
      let keepsBlanks = keepsBlanks(header, start: start, end: end, next: after)
      let value = unfold(valueStart..<end, &after, keepsBlanks: keepsBlanks)
      finish(
        header, value: value, source: ByteRange(start..<after), firstParameter: firstParameter)
    }
    return after
  }

  /// The line that goes on with base64, which may be folded behind blank lines, as where every
  /// line break was doubled.
  private func base64Continuation(
    _ start: Int
  ) -> (end: Int, next: Int, isBehindBlankLine: Bool)? {
    if isBase64Continuation(start) {
      let line = physicalLine(start)
      return (line.end, line.next, false)
    }
    var position = start
    while position < cardCount {
      let line = physicalLine(position)
      guard line.end == position else { break }
      position = line.next
    }
    guard position > start, isContinuation(position) else { return nil }
    let line = physicalLine(position)
    let text = bytes[bytes.trimmed(position..<line.end)]
    return !text.isEmpty && Self.isBase64(text) ? (line.end, line.next, true) : nil
  }

  private mutating func reportBlankLine(_ range: Range<Int>) {
    guard diagnostics.last?.range.lowerBound != range.lowerBound else { return }
    report(
      CardDiagnostic(
        .base64Invalid, .warning,
        "A blank line stands within the base64 data; what is folded behind it was taken for more.",
        hint: "Export the contact again, or remove the blank lines.", at: ByteRange(range)))
  }

  private static func isBase64(_ text: Bytes) -> Bool {
    let text = text.unsafeBuffer
    let found = cb_base64_of(text.baseAddress, text.count)
    return !found.has_others && !found.has_breaks
  }

  /// A line that goes on with base64: folded as the standard says, or nothing but its alphabet and
  /// no long name, folded before its colon.
  private func isBase64Continuation(_ start: Int) -> Bool {
    var index = start
    while index < cardCount, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < cardCount, !LineBreaks.isBreak(bytes[index]) else { return false }
    if index > start { return true }
    let line = physicalLine(start)
    guard Self.isBase64(bytes[index..<line.end]) else { return false }
    var next = line.next
    while isContinuation(next) {
      let folded = physicalLine(next)
      guard Self.isBase64(bytes[bytes.trimmed(next..<folded.end)]) else { return false }
      next = folded.next
    }
    return true
  }

  /// Joins the lines of a quoted-printable value: those that end in `=`, and folded ones. The
  /// soft breaks are removed, everything else stays encoded.
  mutating func unfoldQuotedPrintable(
    _ first: Range<Int>, _ next: inout Int, lineStart: Int
  ) -> Range<Int> {
    let equals = UInt8(ascii: "=")
    var line = trimmedEnd(first)
    var isOpen = !line.isEmpty && bytes[line.upperBound - 1] == equals
    guard isOpen || isContinuation(next) else { return first }
    let stripsBlank = isOpen && softBreaksAreFolded(line, next)
    let start = bytes.count
    var physical = lineStart..<first.upperBound
    appendCopy(isOpen ? line.lowerBound..<line.upperBound - 1 : first)
    while next < cardCount, isOpen || isContinuation(next) {
      let (end, after) = physicalLine(next)
      let isFold = !isOpen
      var content = next..<end
      if isOpen, content.isEmpty {
        // An empty line closes the value, which ended in a soft break by mistake.
        next = after
        break
      }
      if isOpen, startsWith("end:vcard", bytes.view, content) || isTypedProperty(content) { break }
      let isBlankOfFold =
        isFold ? !keepsBlankOfEncoded(physical, next) : stripsBlank && isContinuation(next)
      physical = content
      if isBlankOfFold {
        content = content.lowerBound + 1..<content.upperBound
      }
      line = trimmedEnd(content)
      isOpen = !line.isEmpty && bytes[line.upperBound - 1] == equals
      appendCopy(isOpen ? line.lowerBound..<line.upperBound - 1 : content)
      next = after
    }
    return start..<bytes.count
  }

  /// Whether the line can hardly be anything but a property with parameters, as `TEL;CELL:`, before
  /// which a soft break was written by mistake.
  private func isTypedProperty(_ range: Range<Int>) -> Bool {
    var nameEnd = range.lowerBound
    while nameEnd < range.upperBound, bytes[nameEnd] &- 0x41 < 26 { nameEnd += 1 }
    guard nameEnd < range.upperBound, bytes[nameEnd] == UInt8(ascii: ";"),
      KnownProperty(range.lowerBound..<nameEnd, in: bytes.view) != nil
    else { return false }
    for index in nameEnd..<range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") { return index > nameEnd + 1 }
      let isFine =
        byte &- 0x41 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: ";")
        || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-")
      if !isFine { return false }
    }
    return false
  }

  func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }

  /// Whether the blanks behind soft breaks are folds, as an old ez-vcard wrote them: if two or more
  /// lines follow, all of them with a blank, or one in a card where that is so; if it is a tab; and if
  /// it stands within a character.
  private mutating func softBreaksAreFolded(_ line: Range<Int>, _ start: Int) -> Bool {
    guard start < cardCount else { return false }
    if isContinuation(start), isWithinCharacter(line.upperBound - 1, start + 1) {
      foldsSoftBreaks = true
    }
    var position = start
    var count = 0
    while position < cardCount {
      guard isContinuation(position) else { return false }
      let (end, next) = physicalLine(position)
      count += 1
      guard end > position, bytes[end - 1] == UInt8(ascii: "=") else { break }
      position = next
    }
    if count >= 2 { foldsSoftBreaks = true }
    return foldsSoftBreaks || bytes[start] == 0x09
  }

  /// Whether the octets that are encoded before `end` begin a character of UTF-8 which those at `start`
  /// go on with.
  private func isWithinCharacter(_ end: Int, _ start: Int) -> Bool {
    func octet(_ index: Int) -> UInt8? {
      guard index >= 0, index + 2 < cardCount, bytes[index] == UInt8(ascii: "="),
        let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2])
      else { return nil }
      return high << 4 | low
    }
    guard octet(start).map({ $0 & 0xC0 == 0x80 }) ?? false else { return false }
    for count in 1...3 {
      guard let lead = octet(end - 3 * count) else { return false }
      if lead >= 0xC0 { return (~lead).leadingZeroBitCount > count }
    }
    return false
  }

  /// A card in AGENT whose lines came indented, as if they were folded: what stands behind the blanks
  /// of the first one begins a property.
  private mutating func unfoldNestedCard(
    _ value: Range<Int>, _ next: inout Int
  ) -> Range<Int>? {
    func text(_ position: Int) -> Range<Int> { trimmed(position..<physicalLine(position).end) }
    let isBehindColon = matches("begin:vcard", bytes.view, trimmed(value))
    var first = next
    if !isBehindColon {
      guard trimmed(value).isEmpty, matches("begin:vcard", bytes.view, text(next)) else {
        return nil
      }
      first = physicalLine(next).next
    }
    guard isContinuation(first),
      LineShape.isKnownProperty(bytes[0..<cardCount].unsafeBuffer, text(first))
    else { return nil }
    let width = text(first).lowerBound - first
    let start = bytes.count
    if isBehindColon { bytes.append(ascii: "BEGIN:VCARD\r\n") }
    while isContinuation(next) {
      let (end, after) = physicalLine(next)
      appendCopy(min(text(next).lowerBound, next + width)..<end)
      bytes.append(ascii: "\r\n")
      next = after
    }
    return start..<bytes.count - 2
  }

  /// The card that begins in an AGENT's value or on the line after it.
  private func nestedCard(_ value: Range<Int>, next: Int) -> Range<Int>? {
    let value = trimmed(value)
    guard !value.isEmpty else { return nestedCardEnd(next).map { next..<$0 } }
    guard matches("begin:vcard", bytes.view, value), !isContinuation(next) else { return nil }
    return nestedCardEnd(value.lowerBound).map { value.lowerBound..<$0 }
  }

  /// Where the card that begins at `start` ends, for AGENT.
  func nestedCardEnd(_ start: Int) -> Int? {
    let card = bytes[0..<cardCount].unsafeBuffer
    var position = start
    var depth = 0
    while position < cardCount {
      if LineShape.isBegin(card, at: position) || LineShape.isAgentWithBegin(card, at: position) {
        depth += 1
      } else if let end = LineShape.pastEnd(card, at: position) {
        depth -= 1
        position = end
        if depth == 0 { return LineBreaks.nextLine(card, from: end) }
      } else if depth == 0 {
        let end = LineBreaks.contentEnd(card, from: position)
        if card[position..<end].contains(where: { $0 > 0x20 }) { return nil }
      }
      position = LineBreaks.nextLine(card, from: position)
    }
    return depth > 0 ? position : nil
  }

  mutating func finish(
    _ header: Header, value: Range<Int>, source: ByteRange, firstParameter: Int,
    isFolded: Bool = false, isNestedCard: Bool = false
  ) {
    if header.property == .version, version == nil { version = readVersion(value, source) }
    let hasBackslash =
      hasBackslash
      && bytes.view.firstIndex(of: UInt8(ascii: "\\"), in: value) < value.upperBound
    let isPlain = if case .plain = header.encoding { true } else { false }
    lines.append(
      ContentLine(
        source: source, group: header.group, name: header.name, property: header.property,
        parameters: ByteRange(firstParameter..<parameters.count), value: ByteRange(value),
        encoding: header.encoding, charset: header.charset, isFolded: isFolded,
        isNestedCard: isNestedCard, headerNumber: header.number,
        isLiteral: isPlain && !hasBackslash && header.charset.isEmpty && !isFolded))
  }

  mutating func readVersion(_ value: Range<Int>, _ source: ByteRange) -> VCardVersion? {
    let text = trimmed(value)
    for (name, version) in Self.versions where matches(name, bytes.view, text) { return version }
    let meant = Self.meantVersions.first { matches($0.name, bytes.view, text) }?.version
    report(
      CardDiagnostic(
        .cardUnknownVersion, .warning,
        """
        The card's version is “\(bytes[text].string.prefix(40))”, which is not 2.1, 3.0 or 4.0; \
        it was read \(meant.map { "as vCard \($0.rawValue)" } ?? "by its looks").
        """,
        hint: "Set VERSION to 2.1, 3.0 or 4.0.", at: source))
    return meant
  }

  /// Versions as they are stated, the most usual first.
  private static let versions: [(name: StaticString, version: VCardVersion)] = [
    ("3.0", .v30), ("4.0", .v40), ("2.1", .v21), ("3", .v30), ("4", .v40), ("2", .v21),
  ]

  /// Versions that there are not, and which is meant.
  private static let meantVersions: [(name: StaticString, version: VCardVersion)] = [
    ("2.0", .v21), ("1.0", .v21),
  ]
}
