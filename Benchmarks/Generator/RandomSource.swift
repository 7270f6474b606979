/// Random numbers that are the same on every machine: SplitMix64.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in the range. The slight bias of a remainder doesn't matter here.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func pick(_ words: [String]) -> String { words[number(0...words.count - 1)] }

  /// So many digits, as text.
  mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in Character(String(number(0...9))) })
  }
}
