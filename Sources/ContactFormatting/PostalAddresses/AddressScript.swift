import ContactModel

/// The writing that an address is in, as far as formats and separators depend on it.
enum AddressScript: Sendable {
  case latin, eastAsian, korean, thai, arabic, other
  /// There is no letter in it, or none that counts.
  case unknown

  /// Finds the script that most of an address is in.
  ///
  /// States don't count: they are often codes, or were chosen from a list in English.
  init(of address: PostalAddress) {
    var census = ScriptCensus()
    census.count(address.street)
    census.count(address.city)
    census.count(address.subLocality)
    census.count(address.streetName)
    census.count(address.building)
    census.count(address.extendedAddress)
    self = census.dominant
  }
}

/// Counts letters by the first bytes of their UTF-8, which tell the scripts that matter apart.
private struct ScriptCensus {
  private var latin = 0
  private var eastAsian = 0
  private var korean = 0
  private var thai = 0
  private var arabic = 0
  private var other = 0

  mutating func count(_ text: String) {
    if text.isEmpty { return }
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { count($0) }
    if done == nil { Array(text.utf8).withUnsafeBufferPointer { count($0) } }
  }

  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x00..<0x80:
        if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") { latin += 1 }
      case 0x80..<0xC3: continue
      case 0xC3...0xCA: latin += 1
      case 0xD8...0xDB: arabic += 1
      case 0xE0:
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if next == 0xB8 || next == 0xB9 { thai += 1 } else { other += 1 }
      case 0xE1: latin += 1  // Vietnamese letters.
      case 0xE3...0xE9, 0xF0: eastAsian += 1
      case 0xEA...0xED: korean += 1
      case 0xCD...0xD7: other += 1
      default: continue
      }
    }
  }

  /// A Han character or a syllable stands for several Latin letters.
  var dominant: AddressScript {
    let counts: [(AddressScript, Int)] = [
      (.latin, latin), (.eastAsian, eastAsian * 2), (.korean, korean * 2), (.thai, thai),
      (.arabic, arabic), (.other, other),
    ]
    // Letters and numbers of flats in Latin are common in all scripts; and Korean has Han names.
    guard let most = counts.max(by: { $0.1 < $1.1 }), most.1 > 0 else { return .unknown }
    return most.0
  }
}
