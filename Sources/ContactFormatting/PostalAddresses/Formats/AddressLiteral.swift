/// A few bytes of text between components, packed so that formats hold no references.
struct AddressLiteral: Hashable, Sendable {
  private let packed: UInt64

  static let none = AddressLiteral("")
  static let space = AddressLiteral(" ")
  static let comma = AddressLiteral(", ")
  static let arabicComma = AddressLiteral("، ")

  /// Takes the first eight bytes; the formats have no literal that is longer.
  init(_ text: some StringProtocol) {
    var packed: UInt64 = 0
    for byte in text.utf8.prefix(8).reversed() { packed = packed << 8 | UInt64(byte) }
    self.packed = packed
  }

  var isEmpty: Bool { packed == 0 }

  /// Whether it binds what it stands between together: a hyphen, a slash, but not a comma with
  /// its space. Without the component before, such a literal has no sense.
  var isTight: Bool {
    packed != 0 && !contains(UInt8(ascii: " "))
  }

  var startsWithComma: Bool { UInt8(truncatingIfNeeded: packed) == UInt8(ascii: ",") }

  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the bytes, but for the first ones that are not wanted.
  func append(to bytes: inout [UInt8], droppingFirst dropped: Int = 0) {
    var rest = packed >> UInt64(dropped * 8)
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  private func contains(_ byte: UInt8) -> Bool {
    var rest = packed
    while rest != 0 {
      if UInt8(truncatingIfNeeded: rest) == byte { return true }
      rest >>= 8
    }
    return false
  }
}
