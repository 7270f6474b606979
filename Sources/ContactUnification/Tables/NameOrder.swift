import ContactLikeness

/// The words of a name in whatever order: two names of the same words are one, written in two orders.
struct NameOrder: Sendable {
  /// 0 for a name of one word, which says nothing by its order.
  private var folded: UInt64 = 0
  /// With their marks, where whoever wrote it writes them wherever they belong; else 0.
  private var marked: UInt64 = 0

  /// - Parameter name: A record's first; nil for a record without one.
  init(_ name: NameVariant?, in components: NameComponents) {
    guard let name else { return }
    var wordCount = 0
    var keepsMarks = false
    func add(_ number: Int32) {
      // A sum, so that it does not matter which word comes first.
      folded &+= Self.mixed(Int(components.fold(number)))
      marked &+= Self.mixed(Int(number))
      if components.keepsMarks(number) { keepsMarks = true }
      wordCount += 1
    }
    func addWords(_ number: Int32) {
      if number < 0 { return }
      let words = components.words(number)
      if words.isEmpty { add(number) }
      for word in words { add(word) }
    }
    addWords(name.given)
    addWords(name.middle)
    addWords(name.family)
    if wordCount < 2 { folded = 0 }
    if !keepsMarks { marked = 0 }
  }

  private static func mixed(_ number: Int) -> UInt64 {
    var hash = StableHash(seed: 0)
    hash.combine(UInt64(number))
    return hash.value
  }

  /// Whether the words are the same. Whoever left out the marks may mean any.
  func agrees(with other: NameOrder) -> Bool {
    folded != 0 && folded == other.folded
      && (marked == other.marked || marked == 0 || other.marked == 0)
  }
}
