import CTableHeaders
import ContactModel
import SourceText
import Synchronization

/// What words in the headers of tables mean, in many languages.
///
/// The list is data: `column-words.txt` of `CTableHeaders`, in the format that Documentation/csv.md
/// describes. There are some thirty thousand phrases, of which a table needs a few: when the list is
/// loaded, each is entered into an index, and what it means is read when it is asked for.
final class ColumnWords: Sendable {
  /// One thing that a phrase can mean, and in which languages.
  struct Entry: Sendable {
    var sense: HeaderSense
    var languages: Set<String>
  }

  /// A phrase that names a field.
  private struct FieldPhrase {
    let meaning: ColumnMeaning
    let parts: [String]
    let letters: [Unicode.Scalar]
  }

  static let shared = ColumnWords(ConstantText(ch_column_words))

  private let text: ConstantText
  /// The languages that it has words of; `*` for all.
  let languages: [String]
  /// Where the words of each language begin.
  private let starts: [Int]
  /// Where phrases begin.
  private let index: NameIndex
  /// How many letters the longest phrase has.
  let longest: Int
  /// The phrases that name a field, of the languages that were asked for: most headers need none of them.
  private let fields = Mutex<[String: [FieldPhrase]]>([:])
  /// The phrases that were asked for and are known.
  private let found = Mutex<[String: [Entry]]>([:])

  private init(_ text: ConstantText) {
    self.text = text
    var languages: [String] = []
    var starts: [Int] = []
    var index = NameIndex()
    var longest = 0
    text.forEachPart(between: UInt8(ascii: "\n")) { line in
      line.forEachEntry {
        languages.append($0)
        starts.append(text.offset(of: line))
      } _: { _, phrases in
        phrases.forEachPart(between: Self.separator) { phrase in
          longest = max(longest, index.insert(phrase.bytes, text.offset(of: phrase)))
        }
      }
    }
    self.languages = languages
    self.starts = starts
    self.index = index
    self.longest = longest
  }

  private static let separator = UInt8(ascii: "|")

  // MARK: Looking up

  /// Whether a phrase may be one of the list, which need not be folded.
  func mayHave(_ phrase: Bytes) -> Bool { index.mayHave(phrase) }

  /// What a folded phrase can mean.
  subscript(folded: String) -> [Entry] {
    let places = index.places(of: folded)
    if places.isEmpty { return [] }
    if let known = found.withLock({ $0[folded] }) { return known }
    var entries: [Entry] = []
    for place in places {
      let line = text.line(around: place)
      let end = text.bytes.firstIndex(of: Self.separator, in: place..<line.upperBound)
      guard HeaderFolding.folded(text[place..<end].string) == folded,
        let number = starts.lastIndex(where: { $0 <= place })
      else { continue }
      text[line].forEachEntry { meaning, _ in
        guard let sense = HeaderSense(meaning.string) else { return }
        if let known = entries.firstIndex(where: { $0.sense == sense }) {
          entries[known].languages.insert(languages[number])
        } else {
          entries.append(Entry(sense: sense, languages: [languages[number]]))
        }
      }
    }
    found.withLock { $0[folded] = entries }
    return entries
  }

  /// The fields that phrases of a language name whose words begin so; those that are not cut off
  /// must be the same.
  func abbreviated(
    _ words: [(text: String, isCut: Bool)], in language: String
  ) -> Set<ColumnMeaning> {
    Set(
      fields(in: language).filter { phrase in
        phrase.parts.count == words.count
          && zip(phrase.parts, words).allSatisfy { part, word in
            word.isCut ? part.hasPrefix(word.text) : part == word.text
          }
      }.map(\.meaning))
  }

  /// The phrases of a language that name a field.
  private func fields(in language: String) -> [FieldPhrase] {
    fields.withLock { known in
      if let phrases = known[language] { return phrases }
      var phrases: [FieldPhrase] = []
      guard let number = languages.firstIndex(of: language) else { return [] }
      let end = number + 1 < starts.count ? starts[number + 1] : text.bytes.count
      text[starts[number]..<end].forEachEntry { meaning, items in
        guard let meaning = HeaderSense(meaning.string)?.meaning else { return }
        items.forEachPart(between: Self.separator) { phrase in
          var parts: [String] = []
          phrase.forEachPart(between: 0x20) { parts.append(HeaderFolding.folded($0.string)) }
          let letters = Array(HeaderFolding.folded(phrase.string).unicodeScalars)
          phrases.append(FieldPhrase(meaning: meaning, parts: parts, letters: letters))
        }
      }
      known[language] = phrases
      return phrases
    }
  }

  /// The usual word of a language for a kind of values: `privat` for `home`. Nil where none is known.
  func word(for kind: String, in language: String) -> String? {
    guard let number = languages.firstIndex(of: language) else { return nil }
    let end = number + 1 < starts.count ? starts[number + 1] : text.bytes.count
    var word: String?
    text[starts[number]..<end].forEachEntry { sense, phrases in
      guard word == nil, HeaderSense(sense.string) == .kind(kind) else { return }
      phrases.forEachPart(between: Self.separator) { phrase in word = word ?? phrase.string }
    }
    return word
  }

  /// The word of a language that a text is but for one letter: left out, added, another, or two that
  /// changed their places. Nil where there is none, or where several mean different fields.
  ///
  /// Short words are like many others, and a plural may be something else than what it is many of.
  func corrected(_ text: String, in language: String) -> String? {
    let letters = Array(text.unicodeScalars)
    guard letters.count > 4 else { return nil }
    var found: [ColumnMeaning: String] = [:]
    for phrase in fields(in: language)
    where Self.isTelling(phrase.meaning) && Misspelling.isOne(letters, of: phrase.letters) {
      found[phrase.meaning] = String(String.UnicodeScalarView(phrase.letters))
    }
    return found.count == 1 ? found.first?.value : nil
  }

  /// Whether a field's cells show that a column is it, or at least where nobody else would stand.
  private static func isTelling(_ meaning: ColumnMeaning) -> Bool {
    switch (meaning.field, meaning.part) {
    case (.key(.name), .given), (.key(.name), .family), (.key(.phoneNumber), .value),
      (.key(.emailAddress), .value), (.key(.postalAddress), _), (.key(.birthday), .value):
      true
    default: false
    }
  }

  /// Whether a header as a whole is a phrase that names a column.
  func isColumnName(_ header: String) -> Bool {
    self[HeaderFolding.folded(header)].contains { $0.sense.isField || $0.sense == .keep }
  }
}

extension StringProtocol {
  /// The first place where a text occurs in this one.
  func range(of text: String) -> Range<Index>? {
    // What can be written in one way alone, bytes tell, and many times as fast.
    guard let first = text.utf8.first, text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return firstRange(of: text)
    }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      rest.removeFirst()
    }
    return nil
  }
}

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
    // `Ullica`
    let isDoubled = rest.count > wanted.count && start > 0 && rest.first == text[start - 1]
    guard text.count > 5, word.count > (isDoubled ? 4 : 5) else { return false }
    if rest.count == wanted.count { return rest.dropFirst() == wanted.dropFirst() }
    if rest.count < wanted.count { return rest == wanted.dropFirst() }
    return rest.dropFirst() == wanted && text.last != "s"
  }
}
