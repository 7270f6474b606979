/// Legal forms of organizations, and other words that say that a name is an organization's, by the lists of
/// `word-lists.txt` of `CNameLists`.
enum LegalForms {
  /// Forms that are no person's name, initials or degree: who is called so, is a firm.
  static let telling = WordLists.list("tellingLegalForms")
  /// The same in front of a name in Cyrillic, which in Latin letters may be anything.
  static let tellingInCyrillic = WordLists.list("tellingCyrillicLegalForms")
  /// Words in front of a given name that make it the name of a place.
  static let places = WordLists.list("wordsBeforeNamesOfPlaces")
  /// Words for what a firm is, that are no names of people.
  private static let kinds = WordLists.list("kindsOfFirms")

  /// Whether a word in characters ends with one, as the names of firms do: 丸山電器. People's names are shorter.
  private static func endsWithKind(_ word: [UInt8]) -> Bool {
    let letter = 3
    return word.count >= 4 * letter
      && (2...4).contains {
        word.count > $0 * letter && kinds.contains(Array(word.suffix($0 * letter)))
      }
  }

  /// Whether a word is one of these, with umlauts as `ae` or not: Baeckerei.
  static func isKind(_ word: [UInt8]) -> Bool {
    if kinds.contains(word) { return true }
    if word.first ?? 0 >= 0xE3 { return endsWithKind(word) }
    guard word.contains(UInt8(ascii: "e")) else { return false }
    if word.count > 9, compounds.contains(where: { word.suffix($0.count).elementsEqual($0) }) {
      return true
    }
    return kinds.contains(SpellingRules.umlauts.apply(keepingOthers: word))
  }

  /// What long words of German end with that are no names of people: Samariterverein.
  private static let compounds = ["verein", "verband", "schule", "genossenschaft"].map {
    Array($0.utf8)
  }

  /// Words that join what a firm is named after, or say no more than that it is one.
  static let joiningWords = WordLists.list("joiningWordsOfFirms")

  /// What a form is in one notation, by what people write.
  private static let forms = WordLists.firstWords("legalForms")

  /// Whether a word is a legal form, or a part of what makes a name a firm's.
  static func mayTell(_ word: [UInt8]) -> Bool {
    forms[word] != nil || places.contains(word) || isKind(word)
  }

  private static let longest = 5

  /// The legal form at the end of words, of which one is left, and of how many words it is.
  static func atEnd(of words: [[UInt8]]) -> (count: Int, form: [UInt8])? {
    for count in stride(from: min(longest, words.count - 1), to: 0, by: -1) {
      // Of S. A. de C. V. the word between is no part.
      let text = words.suffix(count).filter { count == 1 || !$0.elementsEqual("de".utf8) }
      if let form = forms[Array(text.joined())] { return (count, form) }
    }
    return nil
  }

  /// The legal form that stands in front, as in Japan, Russia and Indonesia.
  static func atStart(of words: [[UInt8]]) -> [UInt8]? {
    guard let first = words.first, let form = forms[first], inFront.contains(form) else {
      return nil
    }
    return form
  }

  /// Legal forms that stand in front.
  static let inFront = WordLists.list("legalFormsInFront")

  /// Takes the legal form off a name in characters, where no blank stands between.
  static func split(native word: [UInt8]) -> (name: [UInt8], form: [UInt8])? {
    guard ScriptClass(word[...]).isSyllabic else { return nil }
    for (text, form) in native where word.count > text.count {
      if word.starts(with: text) { return (Array(word.dropFirst(text.count)), form) }
      if word.suffix(text.count).elementsEqual(text) {
        return (Array(word.dropLast(text.count)), form)
      }
    }
    return nil
  }

  /// Those in characters, the longest first.
  private static let native = forms.filter { $0.key.first ?? 0 >= 0x80 && $0.key.count > 3 }
    .sorted {
      $0.key.count == $1.key.count
        ? $0.key.lexicographicallyPrecedes($1.key) : $0.key.count > $1.key.count
    }
    .map { (text: $0.key, form: $0.value) }
}
