/// The distinct words of a text, folded, however they are ordered in it.
///
/// The words are kept in one array, ascending and with a blank between, so that two sets are equal
/// where their bytes are, and are compared by one walk along both.
struct WordSet: Hashable, Sendable, Sequence {
  private(set) var bytes: [UInt8] = []

  private static let blank = UInt8(ascii: " ")

  init() {}

  /// The words of a text: letters and digits, with anything else between.
  init(_ text: some Collection<UInt8>) { self.init(folded: FoldedBytes.lettersAndDigits(text)) }

  /// - Parameter folded: Words with single blanks between and none around.
  init(folded: [UInt8]) {
    guard folded.contains(Self.blank) else {
      bytes = folded
      return
    }
    var words = folded.split(separator: Self.blank)
    words.sort { $0.lexicographicallyPrecedes($1) }
    bytes.reserveCapacity(folded.count)
    var previous: ArraySlice<UInt8> = []
    for word in words where !word.elementsEqual(previous) {
      append(word)
      previous = word
    }
  }

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { reduce(0) { count, _ in count + 1 } }

  func makeIterator() -> Words { Words(bytes) }

  func union(_ other: WordSet) -> WordSet {
    if bytes == other.bytes || other.isEmpty { return self }
    if isEmpty { return other }
    var both = WordSet()
    both.bytes.reserveCapacity(bytes.count + other.bytes.count + 1)
    walk(other) { word, _, _ in
      both.append(word)
      return true
    }
    return both
  }

  mutating func formUnion(_ other: WordSet) { self = union(other) }

  func subtracting(_ other: WordSet) -> WordSet {
    if other.isEmpty { return self }
    return filtered(by: other) { isHere, isThere in isHere && !isThere }
  }

  func intersection(_ other: WordSet) -> WordSet {
    if bytes == other.bytes { return self }
    return filtered(by: other) { isHere, isThere in isHere && isThere }
  }

  func isSubset(of other: WordSet) -> Bool {
    if isEmpty || bytes == other.bytes { return true }
    return walk(other) { _, isHere, isThere in !isHere || isThere }
  }

  func isStrictSubset(of other: WordSet) -> Bool {
    bytes != other.bytes && isSubset(of: other)
  }

  // MARK: - Work

  private mutating func append(_ word: ArraySlice<UInt8>) {
    if !bytes.isEmpty { bytes.append(Self.blank) }
    bytes.append(contentsOf: word)
  }

  private func filtered(by other: WordSet, _ isKept: (Bool, Bool) -> Bool) -> WordSet {
    var kept = WordSet()
    walk(other) { word, isHere, isThere in
      if isKept(isHere, isThere) { kept.append(word) }
      return true
    }
    return kept
  }

  /// Calls `body` for each word of the two sets, in order, with which of them has it, until it
  /// says false. Returns whether it never did.
  @discardableResult
  private func walk(
    _ other: WordSet, _ body: (ArraySlice<UInt8>, Bool, Bool) -> Bool
  ) -> Bool {
    var left = Words(bytes)
    var right = Words(other.bytes)
    var x = left.next()
    var y = right.next()
    while true {
      switch (x, y) {
      case (nil, nil): return true
      case (let word?, nil):
        guard body(word, true, false) else { return false }
        x = left.next()
      case (nil, let word?):
        guard body(word, false, true) else { return false }
        y = right.next()
      case (let first?, let second?):
        if first.elementsEqual(second) {
          guard body(first, true, true) else { return false }
          x = left.next()
          y = right.next()
        } else if first.lexicographicallyPrecedes(second) {
          guard body(first, true, false) else { return false }
          x = left.next()
        } else {
          guard body(second, false, true) else { return false }
          y = right.next()
        }
      }
    }
  }

  /// The words one after the other.
  struct Words: IteratorProtocol {
    private let bytes: [UInt8]
    private var start = 0

    fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> ArraySlice<UInt8>? {
      guard start < bytes.count else { return nil }
      var end = start
      while end < bytes.count, bytes[end] != WordSet.blank { end += 1 }
      defer { start = end + 1 }
      return bytes[start..<end]
    }
  }
}
