public import SourceText

extension Diagnostic.Code {
  /// A line does not end in CRLF.
  public static let strictLineEnding: Self = "vcard.strict.line-ending"
  /// A line is longer than 75 octets.
  public static let strictLineLength: Self = "vcard.strict.line-length"
  /// A property that the version requires is missing.
  public static let strictMissingProperty: Self = "vcard.strict.missing-property"
  /// A property that may occur once occurs again.
  public static let strictRepeatedProperty: Self = "vcard.strict.repeated-property"
  /// A property is not in the version's standard and does not begin with `X-`.
  public static let strictUnknownProperty: Self = "vcard.strict.unknown-property"
  /// `VERSION` does not stand where the version wants it.
  public static let strictVersionPlace: Self = "vcard.strict.version-place"
  /// A parameter is not allowed there.
  public static let strictParameter: Self = "vcard.strict.parameter"
  /// A value does not have the form that its type demands.
  public static let strictValue: Self = "vcard.strict.value"
  /// A text has an encoding that the version does not have.
  public static let strictEncoding: Self = "vcard.strict.encoding"
}

/// Finds what deviates from the standard in a card that can be read all the same.
///
/// What is hard to read is the reader's to report; this looks only at what a strict program might
/// refuse.
package struct ConformanceChecker {
  /// Lines may be so long without their break, in octets (RFC 6350, section 3.2).
  private static let longestLine = 75

  private let version: VCardVersion
  private var found: [CardDiagnostic] = []

  private init(version: VCardVersion) { self.version = version }

  /// The deviations of the card that the reader has read last, as one of the version, in the order
  /// of the card.
  package static func deviations(
    of reader: borrowing CardReader, as version: VCardVersion
  ) -> [CardDiagnostic] {
    var checker = ConformanceChecker(version: version)
    checker.checkPhysicalLines(reader)
    checker.checkCardinality(reader)
    checker.checkPlaceOfVersion(reader)
    for index in reader.lines.indices { checker.check(reader.lines[index], reader) }
    return checker.found.sorted { $0.range.start < $1.range.start }
  }

  private mutating func add(
    _ code: Diagnostic.Code, _ message: String, hint: String, at range: ByteRange
  ) {
    found.append(CardDiagnostic(code, .warning, message, hint: hint, at: range))
  }

  /// The range, or the whole line where it was unfolded or decoded and is in no place of the card.
  private func place(
    _ range: ByteRange, _ line: ContentLine, _ reader: borrowing CardReader
  ) -> ByteRange {
    range.upperBound <= reader.cardCount ? range : line.source
  }

  private var standard: String { ConformanceRules.standard(version) }

  // MARK: Lines

  private mutating func checkPhysicalLines(_ reader: borrowing CardReader) {
    let text = reader.bytes[0..<reader.cardCount].unsafeBuffer
    var start = 0
    var isEndingReported = false
    while start < text.count {
      let end = LineBreaks.contentEnd(text, from: start)
      let next = end < text.count ? LineBreaks.pastBreak(text, end) : end
      if end - start > Self.longestLine, version != .v21 {
        add(
          .strictLineLength,
          "The line is \(end - start) octets long; \(standard) wants 75 at most.",
          hint: "Break it, and begin the next line with a space.",
          at: ByteRange(start..<end))
      }
      let isProper =
        next - end == 2 && text[end] == 0x0D && text[end + 1] == 0x0A || next == end
      if !isProper, !isEndingReported {
        // One file has one kind of line ends: once a card is enough.
        isEndingReported = true
        add(
          .strictLineEnding, "The line does not end with CR LF, as \(standard) wants.",
          hint: "Convert the line ends of the file.", at: ByteRange(start..<end))
      }
      start = max(next, start + 1)
    }
  }

  // MARK: The card

  private mutating func checkCardinality(_ reader: borrowing CardReader) {
    var counts: [KnownProperty: Int] = [:]
    for index in reader.lines.indices {
      let line = reader.lines[index]
      guard let property = line.property else { continue }
      counts[property, default: 0] += 1
      if version == .v40, counts[property] ?? 0 > 1, ConformanceRules.single.contains(property),
        !has(.altid, line, reader)
      {
        add(
          .strictRepeatedProperty, "A card may have one \(property.wireName) only.",
          hint: "Remove one, or mark both as alternatives with ALTID.", at: line.source)
      }
    }
    for property in ConformanceRules.required(version) where counts[property] == nil {
      add(
        .strictMissingProperty, "The card has no \(property.wireName), which \(standard) requires.",
        hint: "Add one.", at: firstLine(reader))
    }
    if version == .v40, counts[.member] != nil, !isGroup(reader) {
      add(
        .strictValue, "Only a card of KIND group may have a MEMBER.",
        hint: "Add KIND:group (RFC 6350, section 6.6.5).", at: firstLine(reader))
    }
  }

  private func firstLine(_ reader: borrowing CardReader) -> ByteRange {
    let text = reader.bytes[0..<reader.cardCount].unsafeBuffer
    return ByteRange(0..<LineBreaks.contentEnd(text, from: 0))
  }

  private func isGroup(_ reader: borrowing CardReader) -> Bool {
    for index in reader.lines.indices where reader.lines[index].property == .kind {
      if value(reader.lines[index], reader).lowercased() == "group" { return true }
    }
    return false
  }

  private mutating func checkPlaceOfVersion(_ reader: borrowing CardReader) {
    guard version == .v40 else { return }
    var previous: KnownProperty?
    for index in reader.lines.indices {
      let property = reader.lines[index].property
      if property == .version, previous != .begin, previous != nil || index > 1 {
        add(
          .strictVersionPlace, "VERSION must follow BEGIN immediately.",
          hint: "Move it up (RFC 6350, section 6.7.9).", at: reader.lines[index].source)
        return
      }
      previous = property
      if property == .version { return }
    }
  }

  // MARK: One property

  private mutating func check(_ line: ContentLine, _ reader: borrowing CardReader) {
    if let property = line.property {
      if !ConformanceRules.defines(property, version) {
        add(
          .strictUnknownProperty, "\(standard) does not define \(property.wireName).",
          hint: "Convert the card to a version that does.", at: place(line.name, line, reader))
      }
      checkValue(property, line, reader)
    } else {
      let name = text(line.name, reader).uppercased()
      if !name.hasPrefix("X-"), !name.hasPrefix("VND-") {
        add(
          .strictUnknownProperty, "\(standard) does not define \(name).",
          hint: "Properties of one's own begin with X-.", at: place(line.name, line, reader))
      }
    }
    checkCharacters(line, reader)
    for parameter in reader.parameters(of: line) { check(parameter, line, reader) }
  }

  /// No version has control characters in values, but for tabs (RFC 6350, section 3.3).
  private mutating func checkCharacters(_ line: ContentLine, _ reader: borrowing CardReader) {
    let text = reader.bytes[line.value.range]
    guard
      let control = text.first(where: {
        $0 < 0x20 && $0 != 0x09 && !LineBreaks.isBreak($0) || $0 == 0x7F
      })
    else { return }
    let code = String(control, radix: 16, uppercase: true)
    add(
      .strictValue,
      "The value has the control character U+\(code.count < 2 ? "000" : "00")\(code).",
      hint: "Remove it; a contact that is written does not have it.",
      at: place(line.value, line, reader))
  }

  private mutating func checkValue(
    _ property: KnownProperty, _ line: ContentLine, _ reader: borrowing CardReader
  ) {
    guard version == .v40 else { return }
    switch property {
    case .kind:
      let kind = value(line, reader).lowercased()
      guard !ConformanceRules.kinds.contains(kind), !kind.hasPrefix("x-") else { return }
      add(
        .strictValue, "“\(kind)” is no kind that \(standard) knows.",
        hint: "Use individual, group, org or location, or a name that begins with x-.",
        at: place(line.value, line, reader))
    case .gender:
      let sex = value(line, reader).split(separator: ";", omittingEmptySubsequences: false).first
      guard !ConformanceRules.sexes.contains(sex.map(String.init) ?? "") else { return }
      add(
        .strictValue, "The first part of GENDER must be M, F, O, N or U.",
        hint: "Put free text behind a semicolon, as in GENDER:O;text.",
        at: place(line.value, line, reader))
    default: checkForm(property, line, reader)
    }
  }

  /// Whether the value is written as the property's type wants it, or as the one that it is said to have.
  private mutating func checkForm(
    _ property: KnownProperty, _ line: ContentLine, _ reader: borrowing CardReader
  ) {
    guard ConformanceRules.defines(property, version), !property.wireName.hasPrefix("X-"),
      line.encoding == .plain, !line.isNestedCard
    else { return }
    let allowed = ValueForm.allowed(property)
    var form = allowed[0]
    for parameter in reader.parameters(of: line) where parameter.parameter == .value {
      let name = text(parameter.value, reader).lowercased()
      guard let stated = allowed.first(where: { $0.rawValue == name }) else {
        let names = allowed.map(\.rawValue).joined(separator: " or ")
        add(
          .strictParameter, "\(property.wireName) can't be \(name); \(standard) wants \(names).",
          hint: "Remove VALUE, or convert the card with unicard convert.",
          at: place(parameter.value, line, reader))
        return
      }
      form = stated
    }
    let value = reader.bytes[line.value.range]
    let fits =
      line.isFolded
      ? Self.unfolded(value).withUnsafeBufferPointer { form.fits(Bytes($0)) } : form.fits(value)
    if fits { return }
    let (what, example, section) = form.description
    let others =
      allowed.contains(.text) && form != .text ? ", or say with VALUE=text that it is a text" : ""
    add(
      .strictValue, "\(property.wireName) must be \(what) (RFC 6350, section \(section)).",
      hint: "Write it like \(example)\(others).", at: place(line.value, line, reader))
  }

  /// A value without its line breaks and the blanks behind them.
  private static func unfolded(_ value: Bytes) -> [UInt8] {
    var isBehindBreak = false
    return value.filter { byte in
      let isBreak = LineBreaks.isBreak(byte)
      defer { isBehindBreak = isBreak }
      return !isBreak && !isBehindBreak
    }
  }

  private mutating func check(
    _ parameter: RawParameter, _ line: ContentLine, _ reader: borrowing CardReader
  ) {
    guard version != .v21 else { return }
    if parameter.name.isEmpty {
      add(
        .strictParameter, "The parameter has no name.",
        hint: "Write it as TYPE=\(text(parameter.value, reader)).",
        at: place(parameter.value, line, reader))
      return
    }
    let value = text(parameter.value, reader)
    switch parameter.parameter {
    case .charset:
      add(
        .strictEncoding, "\(standard) has no CHARSET parameter.",
        hint: "Convert the file to UTF-8.", at: place(parameter.name, line, reader))
    case .encoding where version == .v40:
      add(
        .strictEncoding, "\(standard) has no ENCODING parameter.",
        hint: "Write binary values as data: URIs.", at: place(parameter.name, line, reader))
    case .encoding where value.lowercased() != "b":
      add(
        .strictEncoding, "\(standard) knows the encoding b only, not \(value).",
        hint: "Convert the card with unicard convert.", at: place(parameter.value, line, reader))
    case .pref:
      if let number = Int(value), (1...100).contains(number) { return }
      add(
        .strictParameter, "PREF must be a number from 1 to 100.",
        hint: "1 is most preferred (RFC 6350, section 5.3).",
        at: place(parameter.value, line, reader))
    default: break
    }
  }

  // MARK: Text

  private func text(_ range: ByteRange, _ reader: borrowing CardReader) -> String {
    reader.bytes[range.range].string
  }

  private func value(_ line: ContentLine, _ reader: borrowing CardReader) -> String {
    text(line.value, reader)
  }

  private func has(
    _ parameter: KnownParameter, _ line: ContentLine, _ reader: borrowing CardReader
  ) -> Bool {
    for raw in reader.parameters(of: line) where raw.parameter == parameter {
      return true
    }
    return false
  }
}
