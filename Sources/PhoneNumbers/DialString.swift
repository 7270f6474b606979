/// A phone number's text, divided into the number and what is dialled after a pause.
///
/// Phones write a pause as a comma or `p` and 'wait for the caller' as a semicolon or `w`.
struct DialString {
  /// Longer text is no phone number, whatever it contains.
  private static let longestText = 250
  /// So many digits there must be before a letter can be a pause.
  private static let fewestDigits = 3

  /// The number; nil where the text is too long to be one.
  let number: String?
  /// The pauses and what follows them; empty where there are none.
  let suffix: String

  init(_ text: String) {
    guard text.utf8.count <= Self.longestText else {
      number = nil
      suffix = ""
      return
    }
    let bytes = Array(text.utf8)
    let end = Self.endOfNumber(in: bytes)
    number = String(decoding: bytes[..<end], as: UTF8.self)
    var rest = bytes[end...]
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    suffix = String(decoding: rest, as: UTF8.self)
  }

  /// Where the first pause is that nothing but pauses and what can be dialled follows.
  private static func endOfNumber(in bytes: [UInt8]) -> Int {
    var digits = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case _ where isPause(byte) && digits >= fewestDigits:
        let rest = bytes[index...]
        let isSuffix = rest.allSatisfy { isPause($0) || isDialable($0) }
        // A comma with nothing to dial is punctuation.
        if isSuffix, rest.contains(where: { isKey($0) }) { return index }
      default: break
      }
    }
    return bytes.count
  }

  private static func isPause(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"): true
    case UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "w"), UInt8(ascii: "W"): true
    default: false
    }
  }

  private static func isKey(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "#")
  }

  private static func isDialable(_ byte: UInt8) -> Bool {
    isKey(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
  }
}
