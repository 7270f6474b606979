import SourceText

// Lines of a known property whose name something was put before or behind.
extension CardReader {
  /// More bytes than this before a name are no junk.
  private static let junkLimit = 16

  /// Reads the line as a property whose name, in capitals, is known: behind a byte order mark or
  /// other signs, behind several groups, or with its types behind a blank. False if it is none.
  mutating func readPropertyBehindJunk(_ range: Range<Int>, _ source: Range<Int>) -> Bool {
    let firstParameter = parameters.count
    guard !isContinuation(source.lowerBound), let line = lineOfKnownProperty(range),
      var header = readHeader(line)
    else {
      parameters.removeSubrange(firstParameter...)
      return false
    }
    header.group = .empty
    report(
      CardDiagnostic(
        .lineMissingColon, .warning,
        "No property can be called like this; it was read as \(bytes[header.name.range].string).",
        hint: "Names are made of letters, digits and hyphens.", at: ByteRange(source)))
    finish(
      header, value: header.colon + 1..<line.upperBound, source: ByteRange(source),
      firstParameter: firstParameter)
    return true
  }

  /// The line as it would stand without what is too much; nil where no known property is in it.
  private mutating func lineOfKnownProperty(_ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    let limit = min(range.upperBound, start + Self.junkLimit)
    while start < limit, !PropertyName.isValid(bytes[start]) { start += 1 }
    // Groups before the last one are none.
    var nameEnd = start
    while nameEnd < range.upperBound,
      PropertyName.isValid(bytes[nameEnd]) || bytes[nameEnd] == UInt8(ascii: ".")
    {
      if bytes[nameEnd] == UInt8(ascii: ".") { start = nameEnd + 1 }
      nameEnd += 1
    }
    guard start < nameEnd, nameEnd < range.upperBound, isKnownInCapitals(start..<nameEnd) else {
      return nil
    }
    switch bytes[nameEnd] {
    case UInt8(ascii: ":"), UInt8(ascii: ";"):
      return start > range.lowerBound ? start..<range.upperBound : nil
    case 0x20: return lineWithTypes(start..<range.upperBound, nameEnd)
    default: return nil
    }
  }

  private func isKnownInCapitals(_ name: Range<Int>) -> Bool {
    switch KnownProperty(name, in: bytes.view) {
    case nil, .begin, .end, .version: false
    default: bytes[name].allSatisfy { $0 &- 0x61 >= 26 }
    }
  }

  /// Reads a number or a mailbox that a semicolon stands before in the colon's place, which no type can be:
  /// `TEL;TYPE=HOME;+4930123`. False if there is none.
  mutating func readValueBehindSemicolon(_ range: Range<Int>, _ source: Range<Int>) -> Bool {
    guard let semicolon = range.last(where: { bytes[$0] == UInt8(ascii: ";") }) else {
      return false
    }
    let value = trimmed(semicolon + 1..<range.upperBound)
    let start = bytes.count
    bytes.appendCopy(of: range.lowerBound..<semicolon)
    bytes.append(UInt8(ascii: ":"))
    bytes.appendCopy(of: value)
    let firstParameter = parameters.count
    guard let header = readHeader(start..<bytes.count), isValue(value, of: header.property) else {
      parameters.removeSubrange(firstParameter...)
      bytes.removeAll(from: start)
      return false
    }
    report(
      CardDiagnostic(
        .lineMissingColon, .warning,
        "A semicolon stands before the value, where a colon belongs; it was read as one.",
        hint: "Put ':' before the value.", at: ByteRange(source)))
    finish(
      header, value: header.colon + 1..<bytes.count, source: ByteRange(source),
      firstParameter: firstParameter)
    return true
  }

  private func isValue(_ range: Range<Int>, of property: KnownProperty?) -> Bool {
    switch property {
    case .tel:
      range.count { bytes[$0] &- 0x30 < 10 } > 2
        && bytes[range].allSatisfy { $0 &- 0x30 < 10 || " +-()/.".utf8.contains($0) }
    case .email: bytes[range].contains(UInt8(ascii: "@"))
    default: false
    }
  }

  // MARK: - Groups

  /// Whether words between points are the groups of a property that is known, or somebody's own, in
  /// capitals. vCard 2.1 has several (section 2.5); elsewhere it may be text: `www.example.com:80`.
  func areGroups(_ groups: Range<Int>, _ name: Range<Int>) -> Bool {
    guard isKnownInCapitals(name) || bytes[name].starts(with: "X-".utf8) && Self.isName(bytes[name])
    else { return false }
    return bytes[groups].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy { PropertyName.isValid($0) } }
  }

  mutating func reportGroups(_ header: Header, _ range: Range<Int>) {
    guard version == .v30 || version == .v40 else { return }
    report(
      CardDiagnostic(
        .lineMissingColon, .warning,
        "Only vCard 2.1 has several groups; “\(bytes[header.group.range].string)” was read as one.",
        hint: "Leave all groups out but one.", at: rangeInCard(range)))
  }

  // MARK: - Types

  /// Whether `TYPE` stands before a colon, in the place of an equals sign, and types with another
  /// colon behind it.
  func isTypesBehindColon(_ name: Range<Int>, _ end: Int) -> Bool {
    guard matches("type", bytes.view, name) else { return false }
    let types = name.upperBound + 1..<end
    let colon = bytes.view.firstIndex(of: UInt8(ascii: ":"), in: types)
    guard colon < end else { return false }
    return bytes[types.lowerBound..<colon].split(separator: UInt8(ascii: ",")).contains {
      Self.types.contains($0.map(lowercased))
    }
  }

  /// Tells of another sign than the equals sign that belongs behind a parameter's name.
  mutating func reportSign(_ range: Range<Int>) {
    report(
      CardDiagnostic(
        .parameterInvalidName, .warning,
        "“\(bytes[range].string.prefix(40))” was read as a parameter with an equals sign.",
        hint: "Put '=' between a parameter's name and its value.", at: rangeInCard(range)))
  }

  /// Says that a comma stands where a semicolon should.
  mutating func reportComma(_ index: Int) {
    report(
      CardDiagnostic(
        .parameterInvalidName, .warning,
        "A comma stands between two parameters; it was read as a semicolon.",
        hint: "Put ';' between parameters.", at: rangeInCard(index..<index + 1)))
  }

  /// The range, if it is not of an unfolded line, which stands nowhere.
  private func rangeInCard(_ range: Range<Int>) -> ByteRange {
    ByteRange(range.clamped(to: 0..<cardCount))
  }

  /// `TEL;HOME:1` for `TEL HOME:1`, if nothing but types stands between name and colon.
  private mutating func lineWithTypes(_ range: Range<Int>, _ nameEnd: Int) -> Range<Int>? {
    let colon = bytes.view.firstIndex(of: UInt8(ascii: ":"), in: nameEnd..<range.upperBound)
    guard colon < range.upperBound else { return nil }
    let words = bytes[nameEnd..<colon].split { $0 == 0x20 || $0 == UInt8(ascii: ";") }
    guard !words.isEmpty,
      words.allSatisfy({ word in Self.types.contains(word.map(lowercased)) })
    else { return nil }
    let start = bytes.count
    appendCopy(range.lowerBound..<nameEnd)
    for word in words {
      bytes.append(UInt8(ascii: ";"))
      for byte in word { bytes.append(byte) }
    }
    appendCopy(colon..<range.upperBound)
    return start..<bytes.count
  }

  /// The types of vCard 2.1 (sections 2.2 to 2.4) and 3.0 that programs write.
  private static let types: Set<[UInt8]> = Set(
    [
      "home", "work", "cell", "mobile", "voice", "fax", "pref", "pager", "msg", "video", "bbs",
      "modem", "car", "isdn", "pcs", "internet", "dom", "intl", "postal", "parcel", "main", "other",
    ].map { Array($0.utf8) })
}
