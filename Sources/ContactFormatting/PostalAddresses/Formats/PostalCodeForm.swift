/// How a postcode is written: letters, digits, and what stands between them.
///
/// A form is text in which `9` stands for a digit, `A` for a letter and `*` for either; all else
/// stands for itself. `UK` is Britain's, whose first half has two to four characters.
struct PostalCodeForm: Sendable {
  private let alternatives: [[UInt8]]
  private let isBritish: Bool

  init(_ text: String) {
    isBritish = text == "UK"
    alternatives = isBritish ? [] : text.split(separator: "|").map { Array($0.utf8) }
  }

  /// A postcode as it is written, in capitals; nil where its letters and digits are others.
  func formatted(_ code: String) -> String? {
    guard isBritish || !alternatives.isEmpty, code.utf8.count <= 24 else { return nil }
    var characters: [UInt8] = []
    for byte in code.utf8 {
      if Self.isDigit(byte) {
        characters.append(byte)
      } else if Self.isLetter(byte) {
        characters.append(byte & ~0x20)
      } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "-"), byte != UInt8(ascii: ".") {
        return nil
      }
    }
    if isBritish { return Self.british(characters) }
    for alternative in alternatives {
      if let text = Self.filled(alternative, with: characters) { return text }
    }
    return nil
  }

  private static func filled(_ form: [UInt8], with characters: [UInt8]) -> String? {
    // Letters of the form itself, as in 'LV-', may have been written or not.
    let own = form.prefix { isLetter($0) && $0 != UInt8(ascii: "A") }
    var rest = characters[...]
    if !own.isEmpty, rest.starts(with: own) { rest = rest.dropFirst(own.count) }
    var text: [UInt8] = []
    for (position, byte) in form.enumerated() {
      let matches: Bool
      switch byte {
      case UInt8(ascii: "9"): matches = rest.first.map(isDigit) ?? false
      case UInt8(ascii: "A"): matches = rest.first.map(isLetter) ?? false
      case UInt8(ascii: "*"): matches = !rest.isEmpty
      default:
        text.append(byte)
        continue
      }
      guard position >= own.count, matches, let next = rest.popFirst() else { return nil }
      text.append(next)
    }
    return rest.isEmpty ? String(decoding: text, as: UTF8.self) : nil
  }

  private static func british(_ characters: [UInt8]) -> String? {
    guard (5...7).contains(characters.count) else { return nil }
    let inward = characters.suffix(3)
    guard let digit = inward.first, isDigit(digit), inward.dropFirst().allSatisfy(isLetter),
      let first = characters.first, isLetter(first)
    else { return nil }
    let outward = characters.dropLast(3)
    return String(decoding: outward + [UInt8(ascii: " ")] + inward, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
