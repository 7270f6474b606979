/// The distinct words of a text, folded and ascending, however they are ordered in it.
package struct WordSet: Hashable, Sendable, Sequence {
  private var words: [ArraySlice<UInt8>] = []

  init() {}

  private init(ascending words: [ArraySlice<UInt8>]) { self.words = words }

  /// The words of a text: letters and digits, with anything else between.
  package init(_ text: some Collection<UInt8>) {
    self.init(folded: FoldedBytes.lettersAndDigits(text))
  }

  /// - Parameter folded: Words with single blanks between.
  init(folded: [UInt8]) {
    words = folded.split(separator: UInt8(ascii: " "))
    sort()
  }

  package var isEmpty: Bool { words.isEmpty }
  var count: Int { words.count }

  package func makeIterator() -> IndexingIterator<[ArraySlice<UInt8>]> { words.makeIterator() }

  func union(_ other: WordSet) -> WordSet {
    if other.isEmpty { return self }
    var both = self
    both.words += other.words
    both.sort()
    return both
  }

  mutating func formUnion(_ other: WordSet) { self = union(other) }

  func subtracting(_ other: WordSet) -> WordSet {
    WordSet(ascending: words.filter { !other.contains($0) })
  }

  package func intersection(_ other: WordSet) -> WordSet {
    WordSet(ascending: words.filter(other.contains))
  }

  package func isSubset(of other: WordSet) -> Bool {
    count <= other.count && words.allSatisfy(other.contains)
  }

  func isStrictSubset(of other: WordSet) -> Bool { count < other.count && isSubset(of: other) }

  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    // Most have few words.
    if count < 16 { return words.contains(word) }
    let place = words.boundary { !$0.lexicographicallyPrecedes(word) }
    return place < count && words[place] == word
  }

  private mutating func sort() {
    guard count > 1 else { return }
    words.sort { $0.lexicographicallyPrecedes($1) }
    var last = 0
    for place in 1..<count where words[place] != words[last] {
      last += 1
      words[last] = words[place]
    }
    words.removeLast(count - 1 - last)
  }
}
