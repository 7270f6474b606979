/// The digits of a phone number, for comparison in whatever notation it was written.
struct PhoneDigits: Hashable, Sendable {
  /// Fewer digits than these are a short code or an extension, and must be equal as a whole.
  private static let leastComparable = 7
  /// What a number dialled from nearby lacks: a country code and an area code.
  private static let longestPrefix = 8

  /// The digits without the zeros, or the international prefix, in front.
  let digits: [UInt8]
  /// Whether the number was written with its country code.
  let isInternational: Bool

  init(_ text: String) {
    var digits: [UInt8] = []
    var isInternational = false
    var text = text
    // The trunk prefix of `+49 (0)30 123`, which nobody dials after a country code.
    if text.utf8.contains(UInt8(ascii: "(")) {
      let parts = text.split(separator: "(0)", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].utf8.contains(where: { (0x31...0x39).contains($0) }) {
        text = String(parts[0] + parts[1])
      }
    }
    scan: for scalar in text.unicodeScalars {
      switch scalar {
      case "+", "\u{FF0B}": if digits.isEmpty { isInternational = true }
      case ";", ",", "#", "x", "X", "w", "W", "p", "P": break scan  // An extension, or a pause.
      default:
        if let value = scalar.properties.numericValue, (0...9).contains(value),
          value == value.rounded(), scalar.properties.numericType == .decimal
        {
          digits.append(UInt8(value))
        } else if scalar == "e" || scalar == "E", digits.count > 0 {
          break scan  // ext.
        }
      }
    }
    if !isInternational, digits.starts(with: [0, 0]) { isInternational = true }
    self.digits = Array(digits.drop { $0 == 0 })
    self.isInternational = isInternational
  }

  /// Whether both can be the same number: their last digits are equal, and what one has in front
  /// can be a country code and an area code.
  func isSameNumber(as other: PhoneDigits) -> Bool {
    if digits == other.digits { return !digits.isEmpty }
    if isInternational, other.isInternational { return false }
    let (short, long) = digits.count < other.digits.count ? (self, other) : (other, self)
    let excess = long.digits.count - short.digits.count
    return !short.isInternational && short.digits.count >= Self.leastComparable
      && (1...Self.longestPrefix).contains(excess)
      && long.digits.suffix(short.digits.count) == short.digits[...]
  }

  /// Whether the digits occur in the other number.
  func occurs(in other: PhoneDigits) -> Bool {
    guard !digits.isEmpty, digits.count <= other.digits.count else { return false }
    return (0...(other.digits.count - digits.count)).contains {
      other.digits[$0..<$0 + digits.count] == digits[...]
    }
  }

  /// Whether the other number begins with these digits: a national one as it is dialled within its
  /// country, wherever the other is from.
  func begins(_ other: PhoneDigits) -> Bool {
    guard !digits.isEmpty else { return false }
    if isInternational == other.isInternational { return other.digits.starts(with: digits) }
    guard other.isInternational else { return false }
    return other.digits.dropFirst(Self.callingCodeLength(other.digits)).starts(with: digits)
  }

  /// How many digits of an international number are its country's calling code (ITU-T E.164).
  private static func callingCodeLength(_ digits: [UInt8]) -> Int {
    guard digits.count > 1 else { return digits.count }
    switch digits[0] * 10 + digits[1] {
    case 10...19, 70...79: return 1
    case 20, 27, 28, 30...34, 36, 39...41, 43...49, 51...58, 60...66, 81, 82, 84, 86, 90...95, 98:
      return 2
    default: return 3
    }
  }
}
