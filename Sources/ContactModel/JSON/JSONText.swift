import SourceText

extension JSON {
  /// The value on one line, as UTF-8 with the line's end. Control characters, and those that turn
  /// the direction of text around, are escaped: the line may end up on a terminal.
  package var lineBytes: [UInt8] {
    var text: [UInt8] = []
    write(to: &text)
    text.append(UInt8(ascii: "\n"))
    return text
  }

  private func write(to text: inout [UInt8]) {
    switch self {
    case .null: text.append(contentsOf: "null".utf8)
    case .bool(let value): text.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let value): text.append(contentsOf: String(value).utf8)
    case .fraction(let value):
      text.append(contentsOf: (value.isFinite ? String(value) : "null").utf8)
    case .string(let value): Self.write(value, to: &text)
    case .array(let items):
      text.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        item.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &text)
        text.append(UInt8(ascii: ":"))
        member.value.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text.append(contentsOf: string.utf8)
    } else {
      for scalar in string.unicodeScalars { write(scalar, to: &text) }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    switch scalar {
    case "\"": text.append(contentsOf: "\\\"".utf8)
    case "\\": text.append(contentsOf: "\\\\".utf8)
    case "\n": text.append(contentsOf: "\\n".utf8)
    case "\r": text.append(contentsOf: "\\r".utf8)
    case "\t": text.append(contentsOf: "\\t".utf8)
    default:
      if !scalar.isTerminalControl {
        text.append(contentsOf: String(scalar).utf8)
        return
      }
      for unit in String(scalar).utf16 {
        text.append(contentsOf: "\\u".utf8)
        text.append(contentsOf: hexadecimal(unit).utf8)
      }
    }
  }
}
