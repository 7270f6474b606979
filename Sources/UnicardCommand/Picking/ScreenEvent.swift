/// Something that a person does at a terminal.
enum ScreenEvent: Hashable {
  case text(String)
  case enter, space, escape, backspace, clear, tab
  case up, down, left, right, pageUp, pageDown, home, end
  /// The button of a mouse, at a row counted from 0.
  case click(row: Int)
  case scroll(lines: Int)
  /// Ctrl-C or Ctrl-D.
  case cancel
  case resized

  /// So many milliseconds may pass behind the escape that begins what a key sends: over slow lines it comes in pieces.
  static let patience: Int32 = 300

  /// The first event of what a terminal has sent, nil for one that means nothing, and how many bytes
  /// it has; nil where more must come.
  static func first(in bytes: [UInt8]) -> (event: ScreenEvent?, count: Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x1B: return sequence(bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x20: return (.space, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x09: return (.tab, 1)
    case 0x15: return (.clear, 1)
    case 0x03, 0x04: return (.cancel, 1)
    case 0x0E: return (.down, 1)
    case 0x10: return (.up, 1)
    case ..<0x20: return (nil, 1)
    default:
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      guard bytes.count >= length else { return nil }
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      return (text == "\u{FFFD}" ? nil : .text(text), length)
    }
  }

  private static let keys: [String: ScreenEvent] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
    "4~": .end, "5~": .pageUp, "6~": .pageDown, "7~": .home, "8~": .end,
  ]

  /// ESC and what follows (ECMA-48, section 5.4; xterm's mouse reports in SGR form).
  private static func sequence(_ bytes: [UInt8]) -> (event: ScreenEvent?, count: Int)? {
    guard bytes.count > 1 else { return nil }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      // Escape, and another key.
      return (.escape, 1)
    }
    guard let last = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      // No sequence is so long.
      return bytes.count > 64 ? (nil, bytes.count) : nil
    }
    let parameters = String(decoding: bytes[2..<last], as: UTF8.self)
    let final = String(UnicodeScalar(bytes[last]))
    let count = last + 1
    if parameters.hasPrefix("<"), final == "M" || final == "m" {
      return (
        mouse(parameters.dropFirst().split(separator: ";").compactMap { Int($0) }, final), count
      )
    }
    return (keys[(final == "~" ? parameters : "") + final], count)
  }

  private static func mouse(_ numbers: [Int], _ final: String) -> ScreenEvent? {
    guard numbers.count == 3, final == "M" else { return nil }
    switch numbers[0] {
    case 0: return .click(row: numbers[2] - 1)
    case 64: return .scroll(lines: -3)
    case 65: return .scroll(lines: 3)
    default: return nil
    }
  }
}
