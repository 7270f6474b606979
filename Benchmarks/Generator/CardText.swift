/// The text of vCards: content lines with CRLF, folded at 75 octets as RFC 2426, 2.6 asks.
struct CardText {
  private(set) var bytes: [UInt8] = []
  private(set) var propertyCount = 0

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// A line that is no property: BEGIN and END.
  mutating func delimiter(_ text: String) {
    bytes += text.utf8
    endLine()
  }

  /// A property whose value needs no escaping or has it already.
  mutating func property(_ name: String, _ value: String) {
    propertyCount += 1
    appendFolded(Array((name + ":" + value).utf8))
  }

  mutating func property(_ name: String, base64 data: [UInt8]) {
    propertyCount += 1
    appendFolded(Array((name + ":").utf8) + Base64Text.encode(data))
  }

  /// A text with backslash escapes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n": result += "\\n"
      case ",", ";", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  private mutating func appendFolded(_ line: [UInt8]) {
    var start = 0
    var room = 75
    while line.count - start > room {
      var end = start + room
      while line[end] & 0xC0 == 0x80 { end -= 1 }
      bytes += line[start..<end]
      endLine()
      bytes.append(0x20)
      start = end
      room = 74
    }
    bytes += line[start...]
    endLine()
  }

  private mutating func endLine() {
    bytes.append(0x0D)
    bytes.append(0x0A)
  }
}

/// Base64 (RFC 4648, 4).
enum Base64Text {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ data: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(data.count / 3 * 4 + 4)
    for start in stride(from: 0, to: data.count, by: 3) {
      let group = data[start..<min(start + 3, data.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      bits &= 0xFF_FFFF
      for position in 0..<4 {
        text.append(
          position <= group.count ? alphabet[bits >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
