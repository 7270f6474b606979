package import SourceText

// Groups, names and parameters: what stands before the colon.
extension CardReader {
  struct Header {
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
  func header(_ number: UInt16, _ start: Int, _ colon: Int) -> Header {
    let entry = headers.entries[Int(number) - 1]
    return Header(
      group: entry.group.moved(by: start), name: entry.name.moved(by: start),
      property: entry.property, colon: colon, encoding: entry.encoding,
      charset: entry.charset.moved(by: start), number: number)
  }

  /// The parameters of a line that was read.
  package func parameters(of line: ContentLine) -> [RawParameter] {
    guard line.headerNumber > 0 else { return Array(parameters[line.parameters.range]) }
    return headers.parameters[headers.entries[Int(line.headerNumber) - 1].parameters].map {
      $0.moved(by: line.source.lowerBound)
    }
  }

  func isSimple(_ header: Header) -> Bool {
    switch (header.encoding, header.property) {
    case (.plain, .agent), (.plain, .version): false
    case (.plain, nil): !mayBeText(header)
    case (.plain, _): true
    case (.quotedPrintable, _), (.base64, _): false
    }
  }

  mutating func remember(
    _ header: Header, _ start: Int, _ firstParameter: Int
  ) -> UInt16 {
    // What a colon behind that means depends on what follows it.
    if parameters.count > firstParameter, let last = parameters.last, last.name.isEmpty,
      matches("type", bytes.view, last.value.range)
    {
      return 0
    }
    return headers.insert(
      start..<header.colon, in: bytes,
      HeaderCache.Entry(
        text: .empty, group: header.group, name: header.name, charset: header.charset,
        property: header.property, encoding: header.encoding, parameters: 0..<0,
        isSimple: isSimple(header)),
      parameters[firstParameter...])
  }

  /// Reads group, name and parameters; nil where there is no colon, or what stands before it can't
  /// be a name. With `adapts`, such a name is made into one.
  mutating func readHeader(_ range: Range<Int>, adapts: Bool = false) -> Header? {
    var index = range.lowerBound
    let end = range.upperBound
    hasOpenQuote = false
    // Blanks before a name mean nothing here: folds were taken care of.
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    var nameStart = index
    var group = ByteRange.empty
    var lastPoint: Int?
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: ","), beginsParameter(index + 1, end) {
        reportComma(index)
        break
      }
      if byte == UInt8(ascii: "."), index > nameStart {
        if group.isEmpty {
          group = ByteRange(nameStart..<index)
          nameStart = index + 1
        } else {
          lastPoint = index
        }
      }
      index += 1
    }
    guard index < end else { return nil }
    var nameEnd = index
    while nameEnd > nameStart, bytes[nameEnd - 1] <= 0x20 { nameEnd -= 1 }
    guard nameEnd > nameStart else { return nil }
    let hasGroups = lastPoint.map { areGroups(group.lowerBound..<$0, $0 + 1..<nameEnd) } ?? false
    if hasGroups, let lastPoint {
      group = ByteRange(group.lowerBound..<lastPoint)
      nameStart = lastPoint + 1
    }
    var header = Header(
      group: group, name: ByteRange(nameStart..<nameEnd),
      property: KnownProperty(nameStart..<nameEnd, in: bytes.view), colon: index, encoding: .plain,
      charset: .empty)
    if header.property == nil, !isName(nameStart..<nameEnd) {
      guard adapts,
        let adapted = adaptedName(group.isEmpty ? nameStart..<nameEnd : range.lowerBound..<nameEnd)
      else { return nil }
      header.name = adapted
      header.group = .empty
    }
    while index < end, bytes[index] != UInt8(ascii: ":") {
      index = readParameter(from: index + 1, to: end, &header)
    }
    guard index < end else { return nil }
    header.colon = index
    if hasGroups { reportGroups(header, range) }
    return header
  }

  /// A name like that in the range which a property can have: `X-First-name` for `First name`.
  private mutating func adaptedName(_ range: Range<Int>) -> ByteRange? {
    guard range.count <= Self.adaptedNameLimit, lowercased(bytes[range.lowerBound]) &- 0x61 < 26,
      bytes[range].allSatisfy({ $0 >= 0x20 })
    else { return nil }
    let name = PropertyName.adapted(bytes[range], isKept: Self.isOfName)
    let start = bytes.count
    for byte in name { bytes.append(byte) }
    return ByteRange(start..<bytes.count)
  }

  /// What is longer than this and no name is prose.
  private static let adaptedNameLimit = 40

  func isName(_ range: Range<Int>) -> Bool { Self.isName(bytes[range]) }

  /// Whether a property or a parameter can be called so; some have slashes.
  package static func isName(_ name: Bytes) -> Bool {
    for byte in name where !isOfName(byte) { return false }
    return true
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    PropertyName.isValid(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
  }

  /// Reads the parameter at `start` and returns the index of the `;` or `:` after it, or of a comma that stands for one.
  mutating func readParameter(
    from start: Int, to end: Int, _ header: inout Header
  ) -> Int {
    var index = start
    var nameEnd: Int?
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":"), nameEnd == nil, isTypesBehindColon(start..<index, end) {
        nameEnd = index
        index += 1
        continue
      }
      if byte == UInt8(ascii: ":"), isOfAddress(index, in: start..<end, behind: nameEnd) {
        index += 1
        continue
      }
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: ","), nameEnd != nil, beginsParameter(index + 1, end) {
        reportComma(index)
        break
      }
      if byte == UInt8(ascii: "="), nameEnd == nil {
        nameEnd = index
      } else if byte == UInt8(ascii: "#"), nameEnd == nil,
        KnownParameter(start..<index, in: bytes.view) != nil
      {
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
    guard
      parameters.count - (lines.view.last?.parameters.upperBound ?? 0) < Self.parameterLimit
    else {
      if diagnostics.last?.code != .cardTooManyParameters {
        report(
          CardDiagnostic(
            .cardTooManyParameters, .warning,
            "The line has more than \(Self.parameterLimit) parameters; the further ones were left out.",
            hint: "Split the property, or remove parameters that nothing reads.",
            at: ByteRange(start..<index), leavesOut: true))
      }
      return index
    }
    let nameRange = trimmed(nameEnd.map { start..<$0 } ?? start..<start)
    let value = trimmed((nameEnd.map { $0 + 1 } ?? start)..<index)
    let parameter = KnownParameter(nameRange, in: bytes.view)
    if let nameEnd, bytes[nameEnd] != UInt8(ascii: "=") { reportSign(start..<index) }
    parameters.append(
      RawParameter(
        parameter: parameter, name: ByteRange(nameRange), value: ByteRange(value)))
    switch parameter {
    case .encoding: noteEncoding(value, &header)
    case .charset: header.charset = ByteRange(unquoted(value))
    case nil where nameEnd == nil:
      noteEncoding(value, &header)
      if isCharsetName(value) { header.charset = ByteRange(value) }
    default: break
    }
    return index
  }

  /// Whether the name of a parameter and an equals sign stand there, as in `TYPE=CELL,TYPE=pref`.
  private func beginsParameter(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end, PropertyName.isValid(bytes[index]) { index += 1 }
    return index < end && bytes[index] == UInt8(ascii: "=")
      && KnownParameter(start..<index, in: bytes.view) != nil
  }

  /// Whether the colon is that of a web address for the name of a user, which Apple does not put in quotes:
  /// `x-user=https://example.org:`.
  private func isOfAddress(_ colon: Int, in range: Range<Int>, behind nameEnd: Int?) -> Bool {
    guard let nameEnd, colon + 3 < range.upperBound, bytes[colon + 1] == UInt8(ascii: "/"),
      bytes[colon + 2] == UInt8(ascii: "/"),
      case .xUser = KnownParameter(range.lowerBound..<nameEnd, in: bytes.view),
      matches("http", bytes.view, nameEnd + 1..<colon)
        || matches("https", bytes.view, nameEnd + 1..<colon)
    else { return false }
    return bytes.view.firstIndex(of: UInt8(ascii: ":"), in: colon + 1..<range.upperBound)
      < range.upperBound
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> { bytes.trimmed(range) }

  package func unquoted(_ range: Range<Int>) -> Range<Int> {
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "\""),
      bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Whether the quote stands where a value begins.
  func opensQuote(_ index: Int) -> Bool {
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
        // Where a further value begins, this one has ended.
        if let escaped, opensQuote(index), bytes[index - 1] != 0x20 { return escaped }
        return escaped == nil || isBeforeSeparator(index) ? index : escaped
      }
      index += 1
    }
    return escaped
  }

  /// Whether a parameter without a name is that of a charset, which no type is called like.
  package func isCharsetName(_ range: Range<Int>) -> Bool {
    let prefixes: [StaticString] = [
      "utf-", "iso-8859-", "windows-12", "shift_jis", "shift-jis", "us-ascii", "euc-", "koi8-",
    ]
    return prefixes.contains { startsWith($0, bytes.view, range) }
  }

  func noteEncoding(_ range: Range<Int>, _ header: inout Header) {
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
