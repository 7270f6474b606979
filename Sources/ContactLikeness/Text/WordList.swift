/// A fixed list of words that texts are looked up in, without making an array of each word first.
package struct WordList: Sendable {
  private let words: InternTable
  /// The length of the longest word.
  private let longest: Int

  /// - Parameter text: The words, separated by blanks or line breaks.
  package init(_ text: String) {
    var words = InternTable()
    var longest = 0
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      _ = words.intern(Array(word.utf8))
      longest = max(longest, word.utf8.count)
    }
    self.words = words
    self.longest = longest
  }

  package func contains(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= longest && word.withUnsafeBufferPointer { words.contains($0) }
  }

  package func contains(_ word: [UInt8]) -> Bool { contains(word[...]) }
}
