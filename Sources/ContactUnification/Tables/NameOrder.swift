import ContactLikeness

/// The words of a name in whatever order: two names of the same words are one, written in two orders.
struct NameOrder: Sendable {
  /// 0 for a name of one word, which says nothing by its order.
  private var folded: UInt64 = 0
  /// With their marks, where those tell one word from another; else 0.
  private var marked: UInt64 = 0

  init() {}

  init(words: [NamePart], areMarksTelling: Bool) {
    folded = Self.hash(words.map(\.folded))
    if areMarksTelling { marked = Self.hash(words.map(\.canonical)) }
  }

  /// Whether the words are the same. Whoever left out the marks may mean any.
  func agrees(with other: NameOrder) -> Bool {
    folded != 0 && folded == other.folded
      && (marked == other.marked || marked == 0 || other.marked == 0)
  }

  private static func hash(_ words: [[UInt8]]) -> UInt64 {
    let sorted = words.sorted { $0.lexicographicallyPrecedes($1) }
    return StableHash.of(Array(sorted.joined(separator: [0x20])))
  }
}
