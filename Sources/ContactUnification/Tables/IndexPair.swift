/// Two rows, or two people, by their numbers, in whichever order they are given.
struct IndexPair: Hashable, Comparable, Sendable {
  /// One number, since millions of pairs are sorted and looked up.
  let number: UInt64

  init(_ a: Int, _ b: Int) { number = UInt64(min(a, b)) << 32 | UInt64(max(a, b)) }

  /// The smaller number.
  var first: Int { Int(number >> 32) }

  /// The larger number.
  var second: Int { Int(number & 0xFFFF_FFFF) }

  static func < (a: IndexPair, b: IndexPair) -> Bool { a.number < b.number }
}
