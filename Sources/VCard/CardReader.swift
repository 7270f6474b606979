package import SourceText

/// Reads one card into content lines. Made once and reused: its buffers stay.
///
/// The bytes of the card come first in ``bytes``; what had to be unfolded or decoded is
/// appended, so that every range speaks of one buffer.
package struct CardReader: ~Copyable {
  /// More parameters than this on one line are left unread.
  package static let parameterLimit = 1_000
  /// Lines after so many are left unread.
  package static let lineLimit = 1_000_000
  /// Of a card with more problems than this, the first ones are told.
  package static let diagnosticLimit = 1_000

  package var bytes = ByteArena()
  package private(set) var lines: [ContentLine] = []
  /// The parameters of lines with new headers.
  private var parameters: [RawParameter] = []
  package private(set) var diagnostics: [CardDiagnostic] = []
  /// How many of ``bytes`` are the card as it came.
  package private(set) var cardCount = 0
  /// How many bytes the card had before NULs were removed.
  package private(set) var sourceCount = 0
  package private(set) var version: VCardVersion?
  package private(set) var isASCII = true
  /// Whether the header read last has a quote that nothing closes.
  private var hasOpenQuote = false
  private var headers = HeaderCache()
  /// Whether the card has a backslash.
  private var hasBackslash = false
  private var hasLoneReturn = false

  package init() {
    lines.reserveCapacity(256)
    parameters.reserveCapacity(512)
  }

  /// Reads the card in `text[range]`.
  package mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    bytes.removeAll()
    bytes.shrink(to: 1 << 22)
    lines.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
    version = nil
    bytes.append(Bytes(UnsafeBufferPointer(rebasing: text[range])))
    sourceCount = range.count
    if let first = bytes.view.firstNull { removeNulls(from: first) }
    cardCount = bytes.count
    hasBackslash = bytes.view.firstIndex(of: UInt8(ascii: "\\"), in: 0..<cardCount) < cardCount
    hasLoneReturn = LineBreaks.hasLoneReturn(bytes[0..<cardCount].unsafeBuffer)
    isASCII = UTF8Validation.isASCII(
      UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[range])))

    var position = 0
    while position < cardCount {
      if lines.count == Self.lineLimit {
        diagnostics.append(
          CardDiagnostic(
            .cardTooLarge, .error,
            "The card has more than \(Self.lineLimit) lines; the further ones were left out.",
            hint: "Split the card.", at: ByteRange(position..<cardCount)))
        return
      }
      position = readLine(at: position)
    }
  }

  /// Notes a problem, unless there are too many of them to be of use.
  package mutating func report(_ diagnostic: CardDiagnostic) {
    guard diagnostics.count >= Self.diagnosticLimit else {
      diagnostics.append(diagnostic)
      return
    }
    guard diagnostics.count == Self.diagnosticLimit else { return }
    diagnostics.append(
      CardDiagnostic(
        .cardTooManyProblems, .warning,
        "The card has more than \(Self.diagnosticLimit) problems; the further ones are not listed.",
        hint: "Mend the first ones and check again.", at: diagnostic.range))
  }

  /// NUL belongs to no text, and other programs end it there.
  private mutating func removeNulls(from first: Int) {
    bytes.removeAll(0, from: first)
    report(
      CardDiagnostic(
        .nullCharacter, .warning,
        "The card has \(sourceCount - bytes.count) NUL byte(s), which were left out.",
        hint: "Check whether the file was damaged, or is UTF-16 in parts.",
        at: ByteRange(first..<first + 1)))
  }

  // MARK: - Lines

  /// Where the content of the physical line at `start` ends and the next line begins.
  private func physicalLine(_ start: Int) -> (end: Int, next: Int) {
    LineBreaks.line(
      bytes[0..<cardCount].unsafeBuffer, from: start, hasLoneReturn: hasLoneReturn)
  }

  /// Whether a fold's blank stands at `index`.
  private func isContinuation(_ index: Int) -> Bool {
    index < cardCount && (bytes[index] == 0x20 || bytes[index] == 0x09)
  }

  /// Reads the logical line at `start` and returns where the next one begins.
  private mutating func readLine(at start: Int) -> Int {
    let (end, next) = physicalLine(start)
    guard end > start else { return next }
    let firstParameter = parameters.count
    let colon = bytes.view.firstIndex(of: UInt8(ascii: ":"), in: start..<end)
    let known = colon < end ? headers.number(of: start..<colon, in: bytes.view) : 0
    if known > 0 {
      let isSimple = headers.entries[Int(known) - 1].isSimple
      if isSimple, !isContinuation(next) {
        finish(
          header(known, start, colon), value: colon + 1..<end, source: ByteRange(start..<next),
          firstParameter: firstParameter)
        return next
      }
      return readValue(
        header: header(known, start, colon), start: start, end: end, next: next,
        firstParameter: firstParameter)
    }
    let problemCount = diagnostics.count
    if var header = readHeader(start..<end), !hasOpenQuote || !isContinuation(next) {
      if header.colon == colon, diagnostics.count == problemCount {
        header.number = remember(header, start, firstParameter)
      }
      return readValue(
        header: header, start: start, end: end, next: next, firstParameter: firstParameter)
    }
    parameters.removeSubrange(firstParameter...)
    if isContinuation(next) {
      // The fold stands before the colon or in quotes: unfold everything, then read.
      var after = next
      let unfolded = unfold(start..<end, &after)
      if let header = readHeader(unfolded) {
        var value = header.colon + 1..<unfolded.upperBound
        if header.encoding == .quotedPrintable { value = unfoldQuotedPrintable(value, &after) }
        finish(
          header, value: value, source: ByteRange(start..<after), firstParameter: firstParameter)
        return after
      }
      parameters.removeSubrange(firstParameter...)
      reportUnreadable(start..<after)
      return after
    }
    reportUnreadable(start..<next)
    return next
  }

  private mutating func reportUnreadable(_ range: Range<Int>) {
    if bytes[range].allSatisfy({ $0 <= 0x20 }) { return }
    let isComment = bytes[range.lowerBound] == UInt8(ascii: "#")
    report(
      CardDiagnostic(
        .lineMissingColon, .warning,
        isComment
          ? "This line looks like a comment, which vCard does not have; it was left out."
          : "This line has no colon between a property name and a value, so it was left out.",
        hint: isComment
          ? "Remove the line." : "If it belongs to the line before, put a space in front of it.",
        at: ByteRange(range)))
  }

  /// Appends the logical line at `first` without its folds; `next` moves past it.
  private mutating func unfold(_ first: Range<Int>, _ next: inout Int) -> Range<Int> {
    let start = bytes.count
    appendCopy(first)
    while isContinuation(next) {
      let (end, after) = physicalLine(next)
      appendCopy(next + 1..<end)
      next = after
    }
    return start..<bytes.count
  }

  private mutating func appendCopy(_ range: Range<Int>) { bytes.appendCopy(of: range) }

  // MARK: - Values

  private struct Header {
    var group: ByteRange
    var name: ByteRange
    var property: KnownProperty?
    var colon: Int
    var encoding: ContentLine.Encoding
    var charset: ByteRange
    /// Its number in the cache.
    var number: UInt16 = 0
  }

  /// The header with that number, which stands again at `start`.
  @inline(__always)
  private func header(_ number: UInt16, _ start: Int, _ colon: Int) -> Header {
    let entry = headers.entries[Int(number) - 1]
    return Header(
      group: entry.group.moved(by: start), name: entry.name.moved(by: start),
      property: entry.property, colon: colon, encoding: entry.encoding,
      charset: entry.charset.moved(by: start), number: number)
  }

  /// The parameters of a line that was read.
  package func parameters(of line: ContentLine) -> [RawParameter] {
    guard line.headerNumber > 0 else { return Array(parameters[line.parameters]) }
    return headers.parameters[headers.entries[Int(line.headerNumber) - 1].parameters].map {
      $0.moved(by: line.source.lowerBound)
    }
  }

  private func isSimple(_ header: Header) -> Bool {
    switch (header.encoding, header.property) {
    case (.plain, .agent), (.plain, .version): false
    case (.plain, _): true
    case (.quotedPrintable, _), (.base64, _): false
    }
  }

  private mutating func remember(
    _ header: Header, _ start: Int, _ firstParameter: Int
  ) -> UInt16 {
    headers.insert(
      start..<header.colon, in: bytes.view,
      HeaderCache.Entry(
        text: .empty, group: header.group, name: header.name, charset: header.charset,
        property: header.property, encoding: header.encoding, parameters: 0..<0,
        isSimple: isSimple(header)),
      parameters[firstParameter...])
  }

  private mutating func readValue(
    header: Header, start: Int, end: Int, next: Int, firstParameter: Int
  ) -> Int {
    var after = next
    let valueStart = header.colon + 1
    switch header.encoding {
    case .quotedPrintable:
      let value = unfoldQuotedPrintable(valueStart..<end, &after)
      finish(
        header, value: value, source: ByteRange(start..<after), firstParameter: firstParameter)
    case .base64:
      var valueEnd = end
      while isBase64Continuation(after) {
        let line = physicalLine(after)
        valueEnd = line.end
        after = line.next
      }
      finish(
        header, value: valueStart..<valueEnd, source: ByteRange(start..<after),
        firstParameter: firstParameter, isFolded: valueEnd != end)
    case .plain:
      if header.property == .agent, bytes[valueStart..<end].allSatisfy({ $0 <= 0x20 }),
        let nestedEnd = nestedCardEnd(after)
      {
        finish(
          header, value: after..<nestedEnd, source: ByteRange(start..<nestedEnd),
          firstParameter: firstParameter, isNestedCard: true)
        return nestedEnd
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
      let value = unfold(valueStart..<end, &after)
      finish(
        header, value: value, source: ByteRange(start..<after), firstParameter: firstParameter)
    }
    return after
  }

  /// A line that goes on with base64: folded as the standard says, or nothing but its alphabet.
  private func isBase64Continuation(_ start: Int) -> Bool {
    guard start < cardCount else { return false }
    let (end, _) = physicalLine(start)
    var index = start
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < end else { return false }
    if index > start { return true }
    while index < end {
      let byte = bytes[index]
      let isAlphabet =
        lowercased(byte) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_") || byte == 0x20 || byte == 0x09
      if !isAlphabet { return false }
      index += 1
    }
    return true
  }

  /// Joins the lines of a quoted-printable value: those that end in `=`, and folded ones. The
  /// soft breaks are removed, everything else stays encoded.
  private mutating func unfoldQuotedPrintable(
    _ first: Range<Int>, _ next: inout Int
  ) -> Range<Int> {
    let equals = UInt8(ascii: "=")
    var line = trimmedEnd(first)
    var isOpen = !line.isEmpty && bytes[line.upperBound - 1] == equals
    guard isOpen || isContinuation(next) else { return first }
    // An old ez-vcard put a fold's space behind every soft break.
    let stripsBlank = isOpen && everySoftBreakIsFolded(next)
    let start = bytes.count
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
      if isOpen, startsWith("end:vcard", bytes.view, content) { break }
      if isFold || (stripsBlank && isContinuation(next)) {
        content = content.lowerBound + 1..<content.upperBound
      }
      line = trimmedEnd(content)
      isOpen = !line.isEmpty && bytes[line.upperBound - 1] == equals
      appendCopy(isOpen ? line.lowerBound..<line.upperBound - 1 : content)
      next = after
    }
    return start..<bytes.count
  }

  private func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }

  /// Whether two or more lines follow a soft break, all of them with a blank in front.
  private func everySoftBreakIsFolded(_ start: Int) -> Bool {
    var position = start
    var count = 0
    while position < cardCount {
      guard isContinuation(position) else { return false }
      let (end, next) = physicalLine(position)
      count += 1
      guard end > position, bytes[end - 1] == UInt8(ascii: "=") else { break }
      position = next
    }
    return count >= 2
  }

  /// Where the card that begins at `start` ends, for AGENT.
  private func nestedCardEnd(_ start: Int) -> Int? {
    let card = bytes[0..<cardCount].unsafeBuffer
    var position = start
    var depth = 0
    while position < cardCount {
      if LineShape.isBegin(card, at: position) {
        depth += 1
      } else if LineShape.isEnd(card, at: position) {
        depth -= 1
        if depth == 0 { return LineBreaks.nextLine(card, from: position) }
      } else if depth == 0 {
        let end = LineBreaks.contentEnd(card, from: position)
        if card[position..<end].contains(where: { $0 > 0x20 }) { return nil }
      }
      position = LineBreaks.nextLine(card, from: position)
    }
    return depth > 0 ? position : nil
  }

  @inline(__always)
  private mutating func finish(
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
        parameters: firstParameter..<parameters.count, value: ByteRange(value),
        encoding: header.encoding, charset: header.charset, isFolded: isFolded,
        isNestedCard: isNestedCard, headerNumber: header.number,
        isLiteral: isPlain && !hasBackslash && header.charset.isEmpty && !isFolded))
  }

  private mutating func readVersion(_ value: Range<Int>, _ source: ByteRange) -> VCardVersion? {
    let start = trimmed(value)
    let text = bytes[start].string
    switch text {
    case "2.1", "2", "2.0", "1.0": return .v21
    case "3.0", "3": return .v30
    case "4.0", "4": return .v40
    default:
      report(
        CardDiagnostic(
          .cardUnknownVersion, .warning,
          "The card's version is '\(text.prefix(40))', which is not 2.1, 3.0 or 4.0; it was read by its looks.",
          hint: "Set VERSION to 2.1, 3.0 or 4.0.", at: source))
      return nil
    }
  }

  // MARK: - Headers

  /// Reads group, name and parameters; nil where there is no colon.
  private mutating func readHeader(_ range: Range<Int>) -> Header? {
    var index = range.lowerBound
    let end = range.upperBound
    hasOpenQuote = false
    // Blanks before a name mean nothing here: folds were taken care of.
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    var nameStart = index
    var group = ByteRange.empty
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: "."), group.isEmpty, index > nameStart {
        group = ByteRange(nameStart..<index)
        nameStart = index + 1
      }
      index += 1
    }
    guard index < end else { return nil }
    var nameEnd = index
    while nameEnd > nameStart, bytes[nameEnd - 1] <= 0x20 { nameEnd -= 1 }
    guard nameEnd > nameStart else { return nil }
    var header = Header(
      group: group, name: ByteRange(nameStart..<nameEnd),
      property: KnownProperty(nameStart..<nameEnd, in: bytes.view), colon: index, encoding: .plain,
      charset: .empty)
    if header.property == nil, !isName(nameStart..<nameEnd) { return nil }
    while index < end, bytes[index] == UInt8(ascii: ";") {
      index = readParameter(from: index + 1, to: end, &header)
    }
    guard index < end else { return nil }
    header.colon = index
    return header
  }

  private func isName(_ range: Range<Int>) -> Bool { Self.isName(bytes[range]) }

  /// Whether a property or a parameter can be called so; some have slashes.
  package static func isName(_ name: Bytes) -> Bool {
    for byte in name {
      let isFine =
        lowercased(byte) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
      if !isFine { return false }
    }
    return true
  }

  /// Reads the parameter at `start` and returns the index of the `;` or `:` after it.
  private mutating func readParameter(
    from start: Int, to end: Int, _ header: inout Header
  ) -> Int {
    var index = start
    var nameEnd: Int?
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: "="), nameEnd == nil {
        nameEnd = index
      } else if byte == UInt8(ascii: "("), nameEnd == nil,
        startsWith("x-custom(", bytes.view, start..<end)
      {
        // Android's X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=E5=85=AC).
        while index < end, bytes[index] != UInt8(ascii: ")") { index += 1 }
        if index < end { continue }
        break
      } else if byte == UInt8(ascii: "\""), opensQuote(index) {
        if let close = closingQuote(index, end) { index = close } else { hasOpenQuote = true }
      } else if byte == UInt8(ascii: "\\"), index + 1 < end,
        bytes[index + 1] == UInt8(ascii: ";") || bytes[index + 1] == UInt8(ascii: ":")
      {
        index += 1
      }
      index += 1
    }
    guard index > start else { return index }
    guard parameters.count - (lines.last?.parameters.upperBound ?? 0) < Self.parameterLimit else {
      if diagnostics.last?.code != .cardTooManyParameters {
        report(
          CardDiagnostic(
            .cardTooManyParameters, .warning,
            "The line has more than \(Self.parameterLimit) parameters; the further ones were left out.",
            hint: "Split the property, or remove parameters that nothing reads.",
            at: ByteRange(start..<index)))
      }
      return index
    }
    let nameRange = trimmed(nameEnd.map { start..<$0 } ?? start..<start)
    let value = trimmed((nameEnd.map { $0 + 1 } ?? start)..<index)
    let parameter = KnownParameter(nameRange, in: bytes.view)
    parameters.append(
      RawParameter(
        parameter: parameter, name: ByteRange(nameRange), value: ByteRange(value)))
    switch parameter {
    case .encoding: noteEncoding(value, &header)
    case .charset: header.charset = ByteRange(unquoted(value))
    case nil where nameEnd == nil: noteEncoding(value, &header)
    default: break
    }
    return index
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  package func unquoted(_ range: Range<Int>) -> Range<Int> {
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "\""),
      bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Whether the quote stands where a value begins.
  private func opensQuote(_ index: Int) -> Bool {
    let before = bytes[index - 1]
    return before == UInt8(ascii: "=") || before == UInt8(ascii: ",") || before == 0x20
  }

  /// The quote that closes the one at `open`. The standard knows no backslash here, but some
  /// programs escape quotes with it: the one that stands before a separator is meant to close.
  package func closingQuote(_ open: Int, _ end: Int) -> Int? {
    func isBeforeSeparator(_ index: Int) -> Bool {
      guard index + 1 < end else { return true }
      let next = bytes[index + 1]
      return next == UInt8(ascii: ";") || next == UInt8(ascii: ":") || next == UInt8(ascii: ",")
    }
    var escaped: Int?
    var index = open + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "\\") {
        if escaped == nil, index + 1 < end, bytes[index + 1] == UInt8(ascii: "\""),
          isBeforeSeparator(index + 1)
        {
          escaped = index + 1
          if index + 2 < end, bytes[index + 2] == UInt8(ascii: ":") { return escaped }
        }
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "\"") {
        return escaped == nil || isBeforeSeparator(index) ? index : escaped
      }
      index += 1
    }
    return escaped
  }

  private func noteEncoding(_ range: Range<Int>, _ header: inout Header) {
    let value = unquoted(range)
    if matches("quoted-printable", bytes.view, value) || matches("q", bytes.view, value) {
      header.encoding = .quotedPrintable
    } else if matches("base64", bytes.view, value) || matches("b", bytes.view, value)
      || startsWith("b,", bytes.view, value) || startsWith("base64,", bytes.view, value)
    {
      header.encoding = .base64
    }
  }
}
