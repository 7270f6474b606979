/// Words around a name that are no part of it.
package enum NameAffixes {
  /// Whether a word in front of a name is a title: Dr., Prof, Mrs. Without a period it must be nobody's
  /// given name (Don).
  package static func isTitle(_ word: String) -> Bool {
    let folded = folded(word)
    return WordLists.titles.contains(folded)
      && (word.hasSuffix(".") || CommonNames.share(of: folded, as: .given) == nil)
  }

  /// Whether a word behind a name is a generation or a degree: Jr., III, PhD, M.D. A degree has a period or
  /// two capitals: Ma is a family name.
  package static func isSuffix(_ word: String) -> Bool {
    let folded = folded(word)
    let isShortened = word.contains(".")
    if Generation(folded, isShortened: isShortened) != .none { return true }
    return WordLists.credentials.contains(folded)
      && (isShortened || word.count(where: \.isUppercase) > 1)
  }

  private static func folded(_ word: String) -> [UInt8] {
    LetterFolding.folded(word.utf8.filter { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") })
  }
}
