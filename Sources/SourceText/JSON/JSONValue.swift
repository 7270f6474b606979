/// A JSON value as it was written.
package indirect enum JSONValue: Sendable {
  /// Unescaped UTF-8.
  case string([UInt8])
  /// A number or `true`, `false`, `null`, as it was written.
  case literal([UInt8])
  case array([JSONValue])
  case object([(name: [UInt8], value: JSONValue)])

  /// The text of a string or literal.
  package var text: [UInt8]? {
    switch self {
    case .string(let text): text
    case .literal(let text): text == Array("null".utf8) ? [] : text
    default: nil
    }
  }

  /// The text of a string; nil for anything else.
  package var string: String? {
    if case .string(let text) = self { String(decoding: text, as: UTF8.self) } else { nil }
  }

  /// The first member of that name; nil where there is none, or no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.elementsEqual(name.utf8) }?.value
  }
}

/// What is wrong with JSON text, and where.
package struct JSONError: Error, Sendable {
  /// Offset in the text that was parsed.
  package let offset: Int
  package let message: String
}

/// Reads JSON (RFC 8259), and of strings what is not quite JSON.
package struct JSONParser {
  /// Deeper nesting is refused.
  package static let depthLimit = 64
  /// Of a text with more problems than this, the first ones are told.
  private static let problemLimit = 20
  /// More values than this are refused, since each takes far more memory than text.
  static let valueLimit = 2_000_000

  private let text: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private var valueCount = 0
  private var problems: [JSONError] = []

  /// The value in the range.
  package static func parse(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(JSONError) -> JSONValue {
    let (value, problems) = try parseLeniently(text, range)
    if let first = problems.first { throw first }
    return value
  }

  /// The value in the range, and what is wrong with its strings, which were read all the same.
  package static func parseLeniently(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(JSONError) -> (value: JSONValue, problems: [JSONError]) {
    var parser = JSONParser(text, range)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.index == parser.end else {
      throw parser.error("something stands behind the value")
    }
    return (value, parser.problems)
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.text = text
    index = range.lowerBound
    end = range.upperBound
  }

  private func error(_ what: String) -> JSONError {
    JSONError(offset: min(index, max(0, end - 1)), message: what)
  }

  private mutating func note(_ what: String, at offset: Int) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(JSONError(offset: offset, message: what))
  }

  private mutating func skipBlanks() {
    while index < end, text[index] <= 0x20 { index += 1 }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.depthLimit else { throw error("arrays are nested too deeply") }
    valueCount += 1
    guard valueCount <= Self.valueLimit else { throw error("it holds too many values") }
    skipBlanks()
    guard index < end else { throw error("the text ends within a value") }
    switch text[index] {
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "\""): return .string(try string())
    default: return try literal()
    }
  }

  private mutating func array(_ depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var items: [JSONValue] = []
    skipBlanks()
    if index < end, text[index] == UInt8(ascii: "]") {
      index += 1
      return .array([])
    }
    while true {
      items.append(try value(depth: depth + 1))
      skipBlanks()
      guard index < end else { throw error("an array is not closed") }
      index += 1
      switch text[index - 1] {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "]"): return .array(items)
      default:
        index -= 1
        throw error("a comma or ']' is missing")
      }
    }
  }

  private mutating func object(_ depth: Int) throws(JSONError) -> JSONValue {
    index += 1
    var members: [(name: [UInt8], value: JSONValue)] = []
    skipBlanks()
    if index < end, text[index] == UInt8(ascii: "}") {
      index += 1
      return .object([])
    }
    while true {
      skipBlanks()
      guard index < end, text[index] == UInt8(ascii: "\"") else {
        throw error("a name in quotes is missing")
      }
      let name = try string()
      skipBlanks()
      guard index < end, text[index] == UInt8(ascii: ":") else { throw error("a colon is missing") }
      index += 1
      members.append((name, try value(depth: depth + 1)))
      skipBlanks()
      guard index < end else { throw error("an object is not closed") }
      index += 1
      switch text[index - 1] {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "}"): return .object(members)
      default:
        index -= 1
        throw error("a comma or '}' is missing")
      }
    }
  }

  private mutating func literal() throws(JSONError) -> JSONValue {
    let start = index
    while index < end, text[index] > 0x20, text[index] != UInt8(ascii: ","),
      text[index] != UInt8(ascii: "]"), text[index] != UInt8(ascii: "}")
    {
      index += 1
    }
    let bytes = Array(text[start..<index])
    let isNumber = bytes.first.map { $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") } ?? false
    let isWord = ["true", "false", "null"].contains { bytes == Array($0.utf8) }
    guard isNumber || isWord else {
      index = start
      throw error("this is no JSON value")
    }
    return .literal(bytes)
  }

  private mutating func string() throws(JSONError) -> [UInt8] {
    index += 1
    var bytes: [UInt8] = []
    while index < end {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return bytes
      case UInt8(ascii: "\\"): try escape(&bytes)
      case 0..<0x20:
        if problems.last?.message != Self.rawControl { note(Self.rawControl, at: index - 1) }
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
    throw error("a string is not closed")
  }

  private static let rawControl = "control characters have to be escaped; they were kept"

  private mutating func escape(_ bytes: inout [UInt8]) throws(JSONError) {
    guard index < end else { throw error("a string is not closed") }
    let byte = text[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "u"): unicode(&bytes)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    default:
      note("there is no such escape; it was kept as it stands", at: index - 2)
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    }
  }

  /// Reads what stands behind `\u`.
  private mutating func unicode(_ bytes: inout [UInt8]) {
    let start = index - 2
    guard let first = codeUnit(at: index) else {
      note("four hexadecimal digits are missing; the escape was kept as it stands", at: start)
      bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
      return
    }
    index += 4
    var code = UInt32(first)
    if first & 0xFC00 == 0xD800, index + 1 < end, text[index] == UInt8(ascii: "\\"),
      text[index + 1] == UInt8(ascii: "u"), let low = codeUnit(at: index + 2),
      low & 0xFC00 == 0xDC00
    {
      index += 6
      code = 0x10000 + (code - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    }
    let scalar = Unicode.Scalar(code)
    if scalar == nil {
      note("half of a pair of surrogates is no character; it became U+FFFD", at: start)
    }
    bytes.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
  }

  /// The code unit whose four hexadecimal digits stand at an index.
  private func codeUnit(at index: Int) -> UInt16? {
    guard index + 4 <= end else { return nil }
    var code: UInt16 = 0
    for offset in index..<index + 4 {
      guard let digit = hexValue(text[offset]) else { return nil }
      code = code << 4 | UInt16(digit)
    }
    return code
  }
}
