/// A two-letter code of ISO 3166-1 as a small number, to index tables by.
struct CountryCode: Hashable, Sendable {
  let index: UInt16

  /// How many there can be.
  static let count = 26 * 26

  /// The code that stands for a country nothing is known about.
  static let unknown = CountryCode(first: 25, second: 25)

  private init(first: UInt8, second: UInt8) { index = UInt16(first) * 26 + UInt16(second) }

  /// Reads a code in capitals or small letters, with or without space around it. `UK` is read
  /// as the `GB` that it means.
  init?(_ text: String) {
    var letters: (UInt8, UInt8) = (0, 0)
    var count = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") { continue }
      let letter = (byte | 0x20) &- UInt8(ascii: "a")
      guard letter < 26, byte >= UInt8(ascii: "A"), count < 2 else { return nil }
      if count == 0 { letters.0 = letter } else { letters.1 = letter }
      count += 1
    }
    guard count == 2 else { return nil }
    self.init(first: letters.0, second: letters.1)
    if self == Self.alternativeBritain { self = Self.britain }
  }

  private static let alternativeBritain = CountryCode(first: 20, second: 10)
  private static let britain = CountryCode(first: 6, second: 1)

  /// Whether a text is a code of two letters rather than a name. 'UK' is what Britain is called.
  static func isCode(_ text: String) -> Bool {
    guard CountryCode(text) != nil else { return !text.isEmpty && text.utf8.count == 1 }
    return text.uppercased() != "UK"
  }

  /// The code in capitals.
  var text: String {
    let letters = [UInt8(index / 26), UInt8(index % 26)].map { $0 + UInt8(ascii: "A") }
    return String(decoding: letters, as: UTF8.self)
  }
}
