package import SourceText

/// Writes properties in the syntax of one vCard version, or as jCard.
///
/// A property is written in this order: ``begin(_:group:)``, parameters,
/// ``beginValue(_:shape:)``, components and items, ``end()``. What ``beginning`` was then can begin
/// another property, with ``begin(repeating:shape:)``. Escaping, quoting, encoding and folding are
/// the writer's business; which names and values, the caller's.
package struct PropertyWriter: ~Copyable {
  package enum Syntax: UInt8, Sendable { case v21, v30, v40, jCard }

  /// How a value is put together.
  package enum Shape: UInt8, Sendable {
    /// One text.
    case single
    /// Texts between commas.
    case list
    /// Components between semicolons, each a list.
    case structured
  }

  package let syntax: Syntax
  /// Whether long lines are folded at 75 octets.
  package let folds: Bool
  /// What was written so far.
  package var output = ByteArena(capacity: 1 << 20)

  /// Whether control characters are written although no line can have them, as in text that goes
  /// to the reader and into no file.
  var keepsControls = false
  /// How many control characters were left out since this was set to 0.
  package var leftOutControls = 0
  /// Where the property begins of which the first of them was left out.
  var lineWithControls = 0

  /// Where the property being written begins in ``output``.
  var lineStart = 0
  var value = ByteArena(capacity: 1 << 12)
  var scratch = ByteArena(capacity: 1 << 12)
  var shape = Shape.single
  var componentCount = 0
  var itemCount = 0
  var itemsInComponent = 0
  /// Whether the property being written has parameters.
  package internal(set) var hasParameters = false
  var isBinary = false
  var valueCount = 0
  var isValueArray = false
  var cardCount = 0

  package init(_ syntax: Syntax, folds: Bool = true) {
    self.syntax = syntax
    self.folds = folds
  }

  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let quote = UInt8(ascii: "\"")

  // MARK: - Cards

  package mutating func beginCard() {
    switch syntax {
    case .v21: output.append(ascii: "BEGIN:VCARD\r\nVERSION:2.1\r\n")
    case .v30: output.append(ascii: "BEGIN:VCARD\r\nVERSION:3.0\r\n")
    case .v40: output.append(ascii: "BEGIN:VCARD\r\nVERSION:4.0\r\n")
    case .jCard: output.append(ascii: "[\"vcard\",[[\"version\",{},\"text\",\"4.0\"]")
    }
    cardCount += 1
  }

  package mutating func endCard() {
    if syntax == .jCard {
      output.append(ascii: "]]")
    } else {
      output.append(ascii: "END:VCARD\r\n")
    }
  }

  /// Joins the lines that are folded in what was written from `start` on.
  package mutating func unfold(from start: Int) {
    scratch.removeAll()
    let text = output[start..<output.count]
    var line = 0
    while line < text.count {
      let next = LineBreaks.nextLine(text.unsafeBuffer, from: line)
      let isFolded = next < text.count && (text[next] == 0x20 || text[next] == 0x09)
      let end = isFolded ? LineBreaks.contentEnd(text.unsafeBuffer, from: line) : next
      scratch.append(text[line..<end])
      line = isFolded ? next + 1 : next
    }
    output.removeAll(from: start)
    output.append(scratch.view)
  }

  // MARK: - Properties

  /// The name of the property of which control characters were left out.
  package var nameOfLineWithControls: String {
    let line = output[lineWithControls..<output.count]
    let name = line.unsafeBuffer.prefix { PropertyName.isValid($0) || $0 == UInt8(ascii: ".") }
    let start = name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? name.startIndex
    return String(decoding: name[start...], as: UTF8.self)
  }

  /// Begins a property. A name that none can have becomes one that it can, and a group is left out
  /// that none can be called: whatever is written, the line is what it seems to be.
  package mutating func begin(_ name: Bytes, group: Bytes) {
    guard PropertyName.isValid(name) else {
      PropertyName.adapted(name).withUnsafeBufferPointer {
        beginUnchecked(Bytes($0), group: group)
      }
      return
    }
    beginUnchecked(name, group: group)
  }

  /// Begins a property. The name is in capitals.
  package mutating func begin(_ name: StaticString, group: Bytes) {
    beginUnchecked(Bytes(name), group: group)
  }

  private mutating func beginUnchecked(_ name: Bytes, group: Bytes) {
    let hasGroup = !group.isEmpty && PropertyName.isValid(group)
    lineStart = output.count
    value.removeAll()
    hasParameters = false
    isBinary = false
    if syntax == .jCard {
      output.append(ascii: ",[\"")
      output.append(lowercasing: name)
      output.append(ascii: "\",{")
      if hasGroup { parameter("GROUP", group) }
    } else {
      if hasGroup {
        output.append(group)
        output.append(UInt8(ascii: "."))
      }
      output.append(name)
    }
  }

  package mutating func parameter(_ name: StaticString, _ value: Bytes) {
    beginParameter(name, count: 1)
    parameterValue(value)
    endParameter()
  }

  /// A parameter whose value needs no quotes.
  package mutating func parameter(_ name: StaticString, _ value: StaticString) {
    beginParameter(name, count: 1)
    if syntax == .jCard { output.append(Self.quote) }
    output.append(ascii: value)
    if syntax == .jCard { output.append(Self.quote) }
  }

  /// Begins a parameter with so many values; in jCard several are an array. Names are made what
  /// they can be, as those of properties are.
  package mutating func beginParameter(_ name: Bytes, count: Int) {
    guard PropertyName.isValid(name) else {
      PropertyName.adapted(name).withUnsafeBufferPointer {
        beginUncheckedParameter(Bytes($0), count: count)
      }
      return
    }
    beginUncheckedParameter(name, count: count)
  }

  package mutating func beginParameter(_ name: StaticString, count: Int) {
    beginUncheckedParameter(Bytes(name), count: count)
  }

  private mutating func beginUncheckedParameter(_ name: Bytes, count: Int) {
    if syntax == .jCard {
      if hasParameters { output.append(Self.comma) }
      scratch.removeAll()
      scratch.append(lowercasing: name)
      output.appendJSONString(scratch.view)
      output.append(UInt8(ascii: ":"))
      if count > 1 { output.append(UInt8(ascii: "[")) }
    } else {
      output.append(Self.semicolon)
      output.append(name)
      output.append(UInt8(ascii: "="))
    }
    hasParameters = true
    valueCount = 0
    isValueArray = count > 1
  }

  package mutating func endParameter() {
    guard syntax == .jCard else { return }
    if isValueArray {
      output.append(UInt8(ascii: "]"))
    } else if valueCount == 0 {
      output.append(ascii: "\"\"")
    }
  }

  /// The next value of a parameter, quoted and encoded as the syntax wants it.
  package mutating func parameterValue(_ value: Bytes) {
    if valueCount > 0 { output.append(Self.comma) }
    valueCount += 1
    switch syntax {
    case .jCard: output.appendJSONString(value)
    case .v21: output.append(value)
    case .v30, .v40: appendParameterValue(value)
    }
  }

  /// A bare TYPE value, as vCard 2.1 writes them.
  package mutating func bareParameter(_ value: Bytes, inCapitals: Bool) {
    output.append(Self.semicolon)
    guard inCapitals else {
      output.append(value)
      return
    }
    for byte in value { output.append(byte &- 0x61 < 26 ? byte & 0xDF : byte) }
  }

  // MARK: - Values

  /// Ends the parameters. `type` is jCard's name of the value type.
  package mutating func beginValue(_ type: StaticString, shape: Shape) {
    beginValue(type: Bytes(type), shape: shape)
  }

  /// Ends the parameters. `type` is a name of letters, digits and hyphens.
  package mutating func beginValue(type: Bytes, shape: Shape) {
    clearCounts(shape)
    switch syntax {
    case .jCard:
      output.append(ascii: "},\"")
      output.append(type)
      output.append(ascii: "\",")
      if shape == .structured { output.append(UInt8(ascii: "[")) }
    case .v21: break
    case .v30, .v40: output.append(UInt8(ascii: ":"))
    }
  }

  /// Begins the next component of a structured value, with so many items.
  package mutating func component(itemCount count: Int) {
    if componentCount > 0 { separator() }
    componentCount += 1
    itemCount = 0
    itemsInComponent = count
    guard case .jCard = syntax else { return }
    if count == 0 {
      output.append(Self.quote)
      output.append(Self.quote)
    }
    if count > 1 { output.append(UInt8(ascii: "[")) }
  }

  mutating func separator() {
    switch syntax {
    case .jCard: output.append(Self.comma)
    case .v21: value.append(Self.semicolon)
    case .v30, .v40: output.append(Self.semicolon)
    }
  }

  /// The next item: text, which is escaped as the syntax wants it.
  package mutating func item(_ text: Bytes) {
    beginItem()
    appendText(text)
    endItem()
  }

  @inline(__always)
  mutating func appendText(_ text: Bytes) {
    switch syntax {
    case .jCard: output.appendJSONString(text)
    case .v21: appendEscaped21(text)
    case .v30, .v40: appendEscaped(text)
    }
  }

  package mutating func item(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { item(Bytes($0)) }
  }

  package mutating func rawItem(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { rawItem(Bytes($0)) }
  }

  package mutating func parameter(_ name: StaticString, _ value: [UInt8]) {
    value.withUnsafeBufferPointer { parameter(name, Bytes($0)) }
  }

  /// The next item, a URI: its punctuation needs no escapes, but a backslash, which no URI
  /// should have, would be taken for one.
  package mutating func uriItem(_ text: Bytes) {
    guard syntax != .jCard, text.contains(UInt8(ascii: "\\")) else {
      rawItem(text)
      return
    }
    rawItem(TextEscaping.doublingBackslashes(text))
  }

  package mutating func uriItem(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { uriItem(Bytes($0)) }
  }

  /// The next item, which has no escapes in text syntax: a date, a preserved value.
  package mutating func rawItem(_ text: Bytes) {
    beginItem()
    switch syntax {
    case .jCard: output.appendJSONString(text)
    case .v21: value.append(text)
    case .v30, .v40: appendRaw(text)
    }
    endItem()
  }

  mutating func beginItem() {
    if itemCount > 0 {
      if syntax == .v21 { value.append(Self.comma) } else { output.append(Self.comma) }
    }
    itemCount += 1
  }

  mutating func endItem() {
    if syntax == .jCard, shape == .structured, itemsInComponent > 1,
      itemCount == itemsInComponent
    {
      output.append(UInt8(ascii: "]"))
    }
  }

  /// The value as base64, given as base64 with or without line breaks. `prefix` comes first
  /// (`data:image/jpeg;base64,`); empty where the syntax has an encoding of its own.
  package mutating func base64(_ text: Bytes, prefix: [UInt8]) {
    isBinary = true
    if syntax == .jCard { output.append(Self.quote) }
    if syntax == .v21 {
      value.appendWithoutBlanks(text)
    } else {
      output.append(prefix)
      output.appendWithoutBlanks(text)
    }
    if syntax == .jCard { output.append(Self.quote) }
  }

  /// Ends the property.
  package mutating func end() {
    switch syntax {
    case .jCard:
      if itemCount == 0, componentCount == 0, !isBinary { output.append(ascii: "\"\"") }
      if case .structured = shape { output.append(UInt8(ascii: "]")) }
    case .v21, .v30, .v40: break
    }
    endLine()
  }

  @inline(__always)
  mutating func endLine() {
    switch syntax {
    case .jCard: output.append(UInt8(ascii: "]"))
    case .v30, .v40: endFolded()
    case .v21: endVersion21()
    }
  }
}
