/// Words with one letter wrong.
enum Misspelling {
  /// Whether a text is a word with one letter left out, added or another, or with two that changed their
  /// places. The first letters are the same, and short words have changed places alone.
  static func isOne(_ text: [Unicode.Scalar], of word: [Unicode.Scalar]) -> Bool {
    guard abs(text.count - word.count) < 2, text.first == word.first, text != word else {
      return false
    }
    let start = zip(text, word).prefix { $0 == $1 }.count
    let (rest, wanted) = (text[start...], word[start...])
    if rest.count == wanted.count, rest.count > 1, rest.dropFirst(2) == wanted.dropFirst(2),
      rest.first == wanted.dropFirst().first, rest.dropFirst().first == wanted.first
    {
      return true
    }
    guard text.count > 5, word.count > 5 else { return false }
    if rest.count == wanted.count { return rest.dropFirst() == wanted.dropFirst() }
    if rest.count < wanted.count { return rest == wanted.dropFirst() }
    return rest.dropFirst() == wanted && text.last != "s"
  }
}
