/// A small generator of pseudo-random numbers (SplitMix64), so that a run can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Changes files as transfers, editors and bad programs do.
struct Mutator {
  var random: SeededGenerator
  let samples: [[UInt8]]

  /// What readers look for, and what upsets them.
  private static let tokens: [[UInt8]] = [
    "\0", "\r", "\n", "\r\n", "\r\n ", "\"", "\\", ",", ";", ":", "=", "=\r\n", "=0D=0A=", "^n",
    "\\n", ".", "item1.", "BEGIN:VCARD\r\n", "END:VCARD\r\n", "AGENT:\r\n", "VERSION:4.0\r\n",
    "VERSION:2.1\r\n", ";ENCODING=QUOTED-PRINTABLE", ";ENCODING=b", ";CHARSET=SHIFT_JIS",
    ";TYPE=\"a,b", "data:image/jpeg;base64,", "item1.X-ABLabel:x\r\n", "LABEL:x\r\n",
    "X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=E5)", "BDAY:1604-02-30\r\n", "[", "]", "{",
    "}", "\\u12", "\u{FEFF}", "\u{FFFD}", "é", "\u{1F600}",
  ].map { Array($0.utf8) }

  mutating func next() -> [UInt8] {
    if Int.random(in: 0..<20, using: &random) == 0 {
      let count = Int.random(in: 0..<600, using: &random)
      return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    var bytes = sample()
    for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes) }
    return bytes
  }

  private mutating func sample() -> [UInt8] { samples.randomElement(using: &random) ?? [] }

  /// A range of at most `limit` bytes.
  private mutating func range(of bytes: [UInt8], limit: Int) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    return start..<start + Int.random(in: 0...min(limit, bytes.count - start), using: &random)
  }

  private mutating func line(of bytes: [UInt8]) -> Range<Int> {
    let middle = Int.random(in: 0...bytes.count, using: &random)
    let start = bytes[..<middle].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return start..<(bytes[middle...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count)
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = range(of: bytes, limit: 40)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      for index in place { bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 1: bytes.removeSubrange(place.lowerBound...)
    case 2: bytes.removeSubrange(line(of: bytes))
    case 3:
      let line = line(of: bytes)
      bytes.insert(contentsOf: bytes[line], at: line.lowerBound)
    case 4: bytes.removeSubrange(place)
    case 5:
      let other = sample()
      bytes.replaceSubrange(place, with: other[range(of: other, limit: 2000)])
    case 6:
      let fill = UInt8.random(in: 0...255, using: &random)
      let count = Int.random(in: 0..<3000, using: &random)
      bytes.insert(contentsOf: [UInt8](repeating: fill, count: count), at: place.lowerBound)
    case 7: bytes.removeAll { $0 == 0x0D }
    default:
      let token = Self.tokens.randomElement(using: &random) ?? []
      bytes.insert(contentsOf: token, at: place.lowerBound)
    }
  }
}
