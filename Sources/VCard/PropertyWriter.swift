package import SourceText

/// Writes properties in the syntax of one vCard version, or as jCard.
///
/// A property is written in this order: ``begin(_:group:)``, parameters,
/// ``beginValue(_:shape:)``, components and items, ``end()``. Escaping, quoting, encoding and
/// folding are the writer's business; which names and values, the caller's.
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
  package var output: [UInt8] = []

  private var line: [UInt8] = []
  private var value: [UInt8] = []
  private var shape = Shape.single
  private var componentCount = 0
  private var itemCount = 0
  private var itemsInComponent = 0
  private var hasParameters = false
  private var isBinary = false
  private var valueCount = 0
  private var isValueArray = false
  private var cardCount = 0
  private var propertyCount = 0

  package init(_ syntax: Syntax, folds: Bool = true) {
    self.syntax = syntax
    self.folds = folds
    output.reserveCapacity(1 << 20)
    line.reserveCapacity(1 << 12)
  }

  private static let comma = UInt8(ascii: ",")
  private static let semicolon = UInt8(ascii: ";")
  private static let quote = UInt8(ascii: "\"")

  // MARK: - Cards

  package mutating func beginCard() {
    propertyCount = 0
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

  // MARK: - Properties

  /// Begins a property. The name is in capitals.
  package mutating func begin(_ name: StaticString, group: Bytes) {
    begin(Bytes(name), group: group)
  }

  package mutating func begin(_ name: Bytes, group: Bytes) {
    line.removeAll(keepingCapacity: true)
    value.removeAll(keepingCapacity: true)
    hasParameters = false
    isBinary = false
    if syntax == .jCard {
      line.append(ascii: ",[\"")
      for byte in name { line.append(lowercased(byte)) }
      line.append(ascii: "\",{")
      if !group.isEmpty { parameter("GROUP", group) }
    } else {
      if !group.isEmpty {
        line.append(contentsOf: group.unsafeBuffer)
        line.append(UInt8(ascii: "."))
      }
      line.append(contentsOf: name.unsafeBuffer)
    }
  }

  package mutating func parameter(_ name: StaticString, _ value: Bytes) {
    beginParameter(Bytes(name), count: 1)
    parameterValue(value)
    endParameter()
  }

  /// A parameter whose value needs no quotes.
  package mutating func parameter(_ name: StaticString, _ value: StaticString) {
    beginParameter(Bytes(name), count: 1)
    if syntax == .jCard { line.append(Self.quote) }
    line.append(ascii: value)
    if syntax == .jCard { line.append(Self.quote) }
  }

  /// Begins a parameter with so many values; in jCard several are an array.
  package mutating func beginParameter(_ name: Bytes, count: Int) {
    if syntax == .jCard {
      if hasParameters { line.append(Self.comma) }
      line.append(Self.quote)
      for byte in name { line.append(lowercased(byte)) }
      line.append(Self.quote)
      line.append(UInt8(ascii: ":"))
      if count > 1 { line.append(UInt8(ascii: "[")) }
    } else {
      line.append(Self.semicolon)
      line.append(contentsOf: name.unsafeBuffer)
      line.append(UInt8(ascii: "="))
    }
    hasParameters = true
    valueCount = 0
    isValueArray = count > 1
  }

  package mutating func endParameter() {
    if syntax == .jCard, isValueArray { line.append(UInt8(ascii: "]")) }
  }

  /// The next value of a parameter, quoted and encoded as the syntax wants it.
  package mutating func parameterValue(_ value: Bytes) {
    if valueCount > 0 { line.append(Self.comma) }
    valueCount += 1
    switch syntax {
    case .jCard: line.appendJSONString(value)
    case .v21: line.append(contentsOf: value.unsafeBuffer)
    case .v30, .v40: appendParameterValue(value)
    }
  }

  private mutating func appendParameterValue(_ value: Bytes) {
    var needsQuotes = value.isEmpty
    var needsCarets = false
    for byte in value {
      if byte == Self.comma || byte == Self.semicolon || byte == UInt8(ascii: ":") {
        needsQuotes = true
      } else if byte < 0x20 || byte == UInt8(ascii: "^") || byte == Self.quote {
        needsCarets = true
      }
    }
    if needsQuotes { line.append(Self.quote) }
    if needsCarets {
      for byte in value {
        switch byte {  // RFC 6868
        case UInt8(ascii: "^"): line.append(ascii: "^^")
        case Self.quote: line.append(ascii: "^'")
        case 0x0A: line.append(ascii: "^n")
        case 0..<0x20 where byte != 0x09: break
        default: line.append(byte)
        }
      }
    } else {
      line.append(contentsOf: value.unsafeBuffer)
    }
    if needsQuotes { line.append(Self.quote) }
  }

  /// A bare TYPE value, as vCard 2.1 writes them.
  package mutating func bareParameter(_ value: Bytes) {
    line.append(Self.semicolon)
    for byte in value { line.append(byte &- 0x61 < 26 ? byte & 0xDF : byte) }
  }

  // MARK: - Values

  /// Ends the parameters. `type` is jCard's name of the value type.
  package mutating func beginValue(_ type: StaticString, shape: Shape) {
    self.shape = shape
    componentCount = 0
    itemCount = 0
    itemsInComponent = 0
    switch syntax {
    case .jCard:
      line.append(ascii: "},\"")
      line.append(ascii: type)
      line.append(ascii: "\",")
      if shape == .structured { line.append(UInt8(ascii: "[")) }
    case .v21: break
    case .v30, .v40: line.append(UInt8(ascii: ":"))
    }
  }

  /// Begins the next component of a structured value, with so many items.
  package mutating func component(itemCount count: Int) {
    if componentCount > 0 { separator() }
    componentCount += 1
    itemCount = 0
    itemsInComponent = count
    guard syntax == .jCard else { return }
    if count == 0 { line.append(ascii: "\"\"") }
    if count > 1 { line.append(UInt8(ascii: "[")) }
  }

  private mutating func separator() {
    switch syntax {
    case .jCard: line.append(Self.comma)
    case .v21: value.append(Self.semicolon)
    case .v30, .v40: line.append(Self.semicolon)
    }
  }

  /// The next item: text, which is escaped as the syntax wants it.
  package mutating func item(_ text: Bytes) {
    beginItem()
    switch syntax {
    case .jCard: line.appendJSONString(text)
    case .v21: appendEscaped21(text)
    case .v30, .v40: appendEscaped(text)
    }
    endItem()
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

  /// The next item, which has no escapes in text syntax: a URI, a date, a preserved value.
  package mutating func rawItem(_ text: Bytes) {
    beginItem()
    switch syntax {
    case .jCard: line.appendJSONString(text)
    case .v21: value.append(contentsOf: text.unsafeBuffer)
    case .v30, .v40:
      if text.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
        for byte in text {
          if byte == 0x0A {
            line.append(ascii: "\\n")
          } else if byte != 0x0D {
            line.append(byte)
          }
        }
      } else {
        line.append(contentsOf: text.unsafeBuffer)
      }
    }
    endItem()
  }

  private mutating func beginItem() {
    if itemCount > 0 {
      if syntax == .v21 { value.append(Self.comma) } else { line.append(Self.comma) }
    }
    itemCount += 1
  }

  private mutating func endItem() {
    if syntax == .jCard, shape == .structured, itemsInComponent > 1,
      itemCount == itemsInComponent
    {
      line.append(UInt8(ascii: "]"))
    }
  }

  /// The value as base64, given as base64 with or without line breaks. `prefix` comes first
  /// (`data:image/jpeg;base64,`); empty where the syntax has an encoding of its own.
  package mutating func base64(_ text: Bytes, prefix: [UInt8]) {
    isBinary = true
    if syntax == .jCard { line.append(Self.quote) }
    if syntax == .v21 {
      value.appendWithoutBlanks(text)
    } else {
      line.append(contentsOf: prefix)
      line.appendWithoutBlanks(text)
    }
    if syntax == .jCard { line.append(Self.quote) }
  }

  /// Ends the property.
  package mutating func end() {
    switch syntax {
    case .jCard:
      if itemCount == 0, componentCount == 0, !isBinary { line.append(ascii: "\"\"") }
      if shape == .structured { line.append(UInt8(ascii: "]")) }
      line.append(UInt8(ascii: "]"))
      output.append(contentsOf: line)
    case .v30, .v40: appendFolded()
    case .v21: endVersion21()
    }
  }

  // MARK: - Text

  private mutating func appendEscaped(_ text: Bytes) {
    var start = 0
    var index = 0
    let end = text.count
    while index < end {
      let byte = text[index]
      guard byte == UInt8(ascii: "\\") || byte == Self.comma || byte == Self.semicolon
        || byte == 0x0A || byte == 0x0D
      else {
        index += 1
        continue
      }
      if start < index { line.append(contentsOf: text[start..<index].unsafeBuffer) }
      if byte == 0x0A {
        line.append(ascii: "\\n")
      } else if byte != 0x0D {
        line.append(UInt8(ascii: "\\"))
        line.append(byte)
      }
      index += 1
      start = index
    }
    if start < end { line.append(contentsOf: text[start..<end].unsafeBuffer) }
  }

  private mutating func appendEscaped21(_ text: Bytes) {
    for byte in text {
      switch byte {
      case Self.comma where shape != .list:
        value.append(byte)
      case UInt8(ascii: "\\"), Self.semicolon, Self.comma:
        value.append(UInt8(ascii: "\\"))
        value.append(byte)
      case 0x0D: break
      default: value.append(byte)
      }
    }
  }

  /// Appends the line in pieces of at most 75 octets, never cutting a UTF-8 sequence.
  private mutating func appendFolded() {
    guard folds, line.count > 75 else {
      output.append(contentsOf: line)
      output.append(ascii: "\r\n")
      return
    }
    line.withUnsafeBufferPointer { line in
      var start = 0
      var room = 75
      while line.count - start > room {
        var end = start + room
        while end > start + 1, line[end] & 0xC0 == 0x80 { end -= 1 }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: line[start..<end]))
        output.append(ascii: "\r\n ")
        start = end
        room = 74
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: line[start...]))
    }
    output.append(ascii: "\r\n")
  }

  private mutating func endVersion21() {
    if isBinary {
      line.append(ascii: ":")
      output.append(contentsOf: line)
      var start = 0
      while start < value.count {
        let end = min(start + 74, value.count)
        output.append(ascii: "\r\n ")
        output.append(contentsOf: value[start..<end])
        start = end
      }
      output.append(ascii: "\r\n\r\n")
      return
    }
    guard QuotedPrintable.isNeeded(value) else {
      line.append(UInt8(ascii: ":"))
      output.append(contentsOf: line)
      output.append(contentsOf: value)
      output.append(ascii: "\r\n")
      return
    }
    if value.contains(where: { $0 >= 0x80 }) { line.append(ascii: ";CHARSET=UTF-8") }
    line.append(ascii: ";ENCODING=QUOTED-PRINTABLE:")
    output.append(contentsOf: line)
    var column = line.count
    for (index, byte) in value.enumerated() {
      if byte == 0x0A {
        QuotedPrintable.encode(0x0D, column: &column, sequenceCount: 2, to: &output)
        QuotedPrintable.encode(0x0A, column: &column, sequenceCount: 1, to: &output)
        continue
      }
      let length: Int
      switch byte {
      case 0xC2..<0xE0: length = 2
      case 0xE0..<0xF0: length = 3
      case 0xF0..<0xF5: length = 4
      default: length = 1
      }
      let isLastBlank = byte == 0x20 && (index + 1 == value.count || value[index + 1] == 0x0A)
      if isLastBlank {
        if column + 3 > 75 {
          output.append(ascii: "=\r\n")
          column = 0
        }
        output.append(ascii: "=20")
        column += 3
      } else {
        QuotedPrintable.encode(byte, column: &column, sequenceCount: length, to: &output)
      }
    }
    output.append(ascii: "\r\n")
  }
}
