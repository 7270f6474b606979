/// How a postcode is written: letters, digits, and what stands between them.
///
/// A form is text in which `9` stands for a digit, `A` for a letter and `*` for either; all else, and what has a `\`
/// before it, stands for itself. `UK` is Britain's, whose first half has two to four characters.
struct PostalCodeForm: Sendable {
  private enum Sign: Sendable {
    case digit, letter, either
    case own(UInt8)
  }

  private let alternatives: [[Sign]]
  private let isBritish: Bool

  init(_ text: String) {
    isBritish = text == "UK"
    alternatives = isBritish ? [] : text.split(separator: "|").map { Self.signs(of: $0) }
  }

  /// The forms of places that have no other rules of their own: sheets of the Universal Postal Union, and for Britain's
  /// territories their posts. Saint Lucia has two spaces; Ghana's is GhanaPostGPS.
  static let ofTerritories: [String: String] = [
    "AC": #"\ASCN 1ZZ"#, "AD": #"\AD999"#, "AI": #"\AI-2640"#, "BB": "BB99999", "BM": "AA **",
    "BN": "AA9999", "CL": "9999999", "FK": "FIQQ 1ZZ", "GH": "AA-999-9999", "GI": #"GX11 1\A\A"#,
    "GS": "SIQQ 1ZZ", "IO": "BBND 1ZZ", "KY": "KY9-9999", "LB": "9999 9999", "LC": "LC99  999",
    "MS": "MSR 9999", "PN": "PCRN 1ZZ", "SA": "99999|99999-9999", "SG": "999999",
    "SH": #"STHL 1ZZ|\ASCN 1ZZ|TDCU 1ZZ"#, "SO": "AA 99999", "SZ": "A999", "TA": "TDCU 1ZZ",
    "TC": #"TKC\A 1ZZ"#, "VC": "VC9999", "VG": "VG9999",
  ]

  private static func signs(of form: Substring) -> [Sign] {
    var signs: [Sign] = []
    var bytes = form.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "9"): signs.append(.digit)
      case UInt8(ascii: "A"): signs.append(.letter)
      case UInt8(ascii: "*"): signs.append(.either)
      case UInt8(ascii: "\\"): signs.append(.own(bytes.next() ?? byte))
      default: signs.append(.own(byte))
      }
    }
    return signs
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

  private static func filled(_ form: [Sign], with characters: [UInt8]) -> String? {
    var rest = characters[...]
    var text: [UInt8] = []
    for sign in form {
      let matches: Bool
      switch sign {
      case .digit: matches = rest.first.map(isDigit) ?? false
      case .letter: matches = rest.first.map(isLetter) ?? false
      case .either: matches = !rest.isEmpty
      case .own(let byte):
        if rest.first == byte {
          rest.removeFirst()
        } else if isDigit(byte) || isLetter(byte) && rest.count < characters.count {
          // Letters at the start may be missing, as those of 'LV-'; what is behind them may not.
          return nil
        }
        text.append(byte)
        continue
      }
      guard matches, let next = rest.popFirst() else { return nil }
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
