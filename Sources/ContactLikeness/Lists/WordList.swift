/// A fixed list of words that texts are looked up in, without making an array of each word first.
package struct WordList: Sendable {
  private let words: InternTable
  /// The length of the longest word.
  private let longest: Int

  init(_ list: [[UInt8]]) {
    var words = InternTable()
    for word in list { _ = words.intern(word) }
    self.words = words
    longest = list.map(\.count).max() ?? 0
  }

  package func contains(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= longest && word.withUnsafeBufferPointer { words.contains($0) }
  }

  package func contains(_ word: [UInt8]) -> Bool { contains(word[...]) }

  /// Whether it has the words written as one, without a sign that may be in them.
  package func contains(joined words: [[UInt8]], without sign: UInt8) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { text in
      var count = 0
      for word in words {
        for byte in word where byte != sign {
          if count == longest { return false }
          text.initializeElement(at: count, to: byte)
          count += 1
        }
      }
      return self.words.contains(UnsafeBufferPointer(rebasing: text[..<count]))
    }
  }
}
