import ContactLikeness

/// A phone number's digits, as far as its notation tells what they are.
///
/// Which country a number without a country code is in, other records often tell: see
/// ``PhoneResolution``.
struct PhoneDigits: Sendable {
  /// With a country code, without `+`; or as dialled within a country, without trunk prefix.
  var digits: [UInt8] = []
  var isInternational = false
  /// The extension; empty where there is none.
  var extensionDigits: [UInt8] = []

  /// Fewer digits are a short code, which says nothing about who has it.
  private static let fewestDigits = 6

  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 120 else { return nil }
    var hasPlus = false
    var isExtension = false
    for (index, byte) in text.enumerated() {
      if ASCII.isDigit(byte) {
        if isExtension {
          extensionDigits.append(byte)
        } else if !isTrunkZero(text, index) {
          digits.append(byte)
        }
      } else if byte == UInt8(ascii: "+"), digits.isEmpty {
        hasPlus = true
      } else if digits.count >= 5 {
        switch byte {
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "#"), UInt8(ascii: "e"),
          UInt8(ascii: "E"), UInt8(ascii: ";"), UInt8(ascii: ","):
          isExtension = true
        default: break
        }
      }
    }
    if hasPlus {
      isInternational = true
    } else if digits.starts(with: [0x30, 0x30]), digits.count >= 10 {
      digits.removeFirst(2)
      isInternational = true
    } else if digits.starts(with: [0x30, 0x31, 0x31]), digits.count >= 12 {
      // From North America; elsewhere 011 would begin an area code, and be shorter.
      digits.removeFirst(3)
      isInternational = true
    }
    if !isInternational { dropTrunkPrefix() }
    guard digits.count >= Self.fewestDigits, digits.count <= 17 else { return nil }
  }

  /// Whether the digit is the zero of `+44 (0) 131`, which is not dialled.
  private func isTrunkZero(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    text[index] == UInt8(ascii: "0") && index > 0 && index + 1 < text.count
      && text[index - 1] == UInt8(ascii: "(") && text[index + 1] == UInt8(ascii: ")")
  }

  private mutating func dropTrunkPrefix() {
    if digits.first == UInt8(ascii: "0") {
      while digits.first == UInt8(ascii: "0") { digits.removeFirst() }
    } else if digits.count == 11,
      digits.first == UInt8(ascii: "1") || digits.first == UInt8(ascii: "8")
    {
      digits.removeFirst()
    }
  }

  /// What numbers are equal by: the digits behind a mark for what they are.
  var key: [UInt8] { [isInternational ? UInt8(ascii: "+") : UInt8(ascii: "n")] + digits }
}
