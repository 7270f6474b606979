/// The operators of a page with their operands (ISO 32000-1, section 7.8.2), in order.
struct PDFOperators: Sequence, IteratorProtocol {
  enum Operand {
    case number(Double)
    case name(String)
    /// The bytes of a string; the digits of one in a dictionary, which is `/ActualText` here.
    case string([UInt8])

    var number: Double? {
      if case .number(let number) = self { return number }
      return nil
    }
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (name: String, operands: [Operand])? {
    var operands: [Operand] = []
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): operands.append(.string(literal()))
      case UInt8(ascii: "<") where place + 1 < bytes.count && bytes[place + 1] == bytes[place]:
        depth += 1
        place += 2
      case UInt8(ascii: ">"):
        depth -= 1
        place += 2
      case UInt8(ascii: "<"):
        let digits = digits()
        operands.append(.string(depth > 0 ? digits : Self.decoded(digits)))
      case UInt8(ascii: "["), UInt8(ascii: "]"), 0x20, 0x0A, 0x0D, 0x09, 0: place += 1
      default:
        let word = word()
        if let number = Double(word) {
          operands.append(.number(number))
        } else if word.hasPrefix("/") {
          operands.append(.name(word))
        } else {
          return (word, operands)
        }
      }
    }
    return nil
  }

  private mutating func word() -> String {
    let start = place
    place += 1
    while place < bytes.count, !"()<>[]/ \n\r\t\0".utf8.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func digits() -> [UInt8] {
    let start = place + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
    defer { place += 1 }
    return Array(bytes[Swift.min(start, place)..<place])
  }

  private static func decoded(_ digits: [UInt8]) -> [UInt8] {
    let digits = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  /// A string in parentheses (section 7.3.4.2).
  private mutating func literal() -> [UInt8] {
    var string: [UInt8] = []
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "("):
        if depth > 0 { string.append(byte) }
        depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return string }
        string.append(byte)
      case UInt8(ascii: "\\") where place < bytes.count: string.append(escaped())
      default: string.append(byte)
      }
    }
    return string
  }

  private mutating func escaped() -> UInt8 {
    let octal = UInt8(ascii: "0")...UInt8(ascii: "7")
    var value = 0
    let start = place
    while place < bytes.count, place < start + 3, octal.contains(bytes[place]) {
      value = value * 8 + Int(bytes[place] - octal.lowerBound)
      place += 1
    }
    if place > start { return UInt8(truncatingIfNeeded: value) }
    place += 1
    switch bytes[start] {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    default: return bytes[start]
    }
  }
}
