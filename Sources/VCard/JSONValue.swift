/// A JSON value with its place, as far as jCard needs it.
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
}

/// What is wrong with JSON text, and where.
package struct JSONError: Error, Sendable {
  /// Offset in the text that was parsed.
  package let offset: Int
  package let message: String
}

/// Reads JSON (RFC 8259).
package struct JSONParser {
  /// Deeper nesting is refused.
  package static let depthLimit = 64
  /// More values than this are refused, since each takes far more memory than text.
  static let valueLimit = 2_000_000

  private let text: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private var valueCount = 0

  package static func parse(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(JSONError) -> JSONValue {
    var parser = JSONParser(text, range)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.index == parser.end else {
      throw parser.error("something stands behind the value")
    }
    return value
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.text = text
    index = range.lowerBound
    end = range.upperBound
  }

  private func error(_ what: String) -> JSONError {
    JSONError(offset: min(index, max(0, end - 1)), message: what)
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
      default: bytes.append(byte)
      }
    }
    throw error("a string is not closed")
  }

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
    case UInt8(ascii: "u"): try unicode(&bytes)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    default:
      index -= 1
      throw error("there is no such escape in JSON")
    }
  }

  private mutating func unicode(_ bytes: inout [UInt8]) throws(JSONError) {
    var code = UInt32(try hexadecimal())
    if (0xD800..<0xDC00).contains(code), index + 1 < end, text[index] == UInt8(ascii: "\\"),
      text[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let low = UInt32(try hexadecimal())
      code =
        (0xDC00..<0xE000).contains(low) ? 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) : 0xFFFD
    }
    let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
    bytes.append(contentsOf: String(Character(scalar)).utf8)
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    guard index + 4 <= end else { throw error("four hexadecimal digits are missing") }
    let digits = String(decoding: text[index..<index + 4], as: UTF8.self)
    guard let code = UInt16(digits, radix: 16) else {
      throw error("four hexadecimal digits are missing")
    }
    index += 4
    return code
  }
}
