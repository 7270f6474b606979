/// Mandarin in Latin letters, as it is written in China (ISO 7098).
enum Pinyin {
  /// Whether a word in small letters can be Mandarin: syllables that are written so. What is read as in Hong Kong or
  /// written as in Taiwan mostly can't.
  static func isPossible(_ word: [UInt8]) -> Bool { !word.isEmpty && isPossible(word[...]) }

  /// Whether a word is Mandarin and nothing else: other spellings of Chinese names have no zh, x or q in front.
  static func isUnmistakable(_ word: [UInt8]) -> Bool {
    ["zh", "x", "q"].contains { word.starts(with: $0.utf8) } && isPossible(word)
  }

  private static func isPossible(_ word: ArraySlice<UInt8>) -> Bool {
    if word.isEmpty { return true }
    for initial in initials where word.starts(with: initial.letters) {
      let rest = word.dropFirst(initial.letters.count)
      for final in finals
      where rest.starts(with: final) && initial.mayStand(before: final)
        && isPossible(rest.dropFirst(final.count))
      {
        return true
      }
    }
    return false
  }

  private struct Initial {
    let letters: [UInt8]
    /// What finals may begin with behind it.
    let starts: [UInt8]
    /// Whether an i stands there alone.
    let isHissing: Bool

    func mayStand(before final: [UInt8]) -> Bool {
      guard let first = final.first, starts.contains(first) else { return false }
      return !isHissing || first != UInt8(ascii: "i") || final.count == 1
    }
  }

  private static func list(_ words: String, _ starts: String, isHissing: Bool = false) -> [Initial]
  {
    words.split(separator: " ").map {
      Initial(letters: Array($0.utf8), starts: Array(starts.utf8), isHissing: isHissing)
    }
  }

  private static let initials =
    list("zh ch sh r z c s", "aeiou", isHissing: true) + list("j q x", "iuv")
    + list("y", "aeiou") + list("w", "aeou") + list("b p m f d t g k h", "aeiou")
    + list("n l", "aeiouv") + [Initial(letters: [], starts: Array("aeo".utf8), isHissing: false)]

  private static let finals = [
    "iang", "iong", "uang", "ang", "eng", "ing", "ong", "ian", "iao", "uai", "uan", "ai", "an",
    "ao",
    "ei", "en", "er", "ia", "ie", "in", "iu", "ou", "ua", "ue", "ui", "un", "uo", "ve", "a", "e",
    "i",
    "o", "u", "v",
  ].map { Array($0.utf8) }
}
