/// Japanese in Latin letters, of which there are several systems: Hepburn's, the government's and what is
/// typed (ISO 3602).
enum Romaji {
  /// Whether a word in small letters can be a Japanese name: syllables of a consonant and a vowel, and n.
  static func isPossible(_ word: [UInt8]) -> Bool {
    var index = 0
    var hasSyllable = false
    func letter(_ offset: Int) -> UInt8 {
      index + offset < word.count ? word[index + offset] : 0
    }
    while index < word.count {
      // A consonant is doubled where the speaker stops; m stands for n before a labial, h for a long o.
      if letter(0) == letter(1), !isVowel(letter(0)) { index += 1 }
      if letter(0) == n || letter(0) == m && [b, p].contains(letter(1))
        || letter(0) == h && index > 0 && word[index - 1] == o, !isVowel(letter(1)),
        letter(1) != y
      {
        index += 1
        continue
      }
      let onset = onsets.first { word[index...].starts(with: $0) && isVowel(letter($0.count)) }
      guard let onset else { return false }
      index += onset.count + 1
      hasSyllable = true
    }
    return hasSyllable
  }

  private static let (b, h, m, n, o, p, y) = (
    UInt8(ascii: "b"), UInt8(ascii: "h"), UInt8(ascii: "m"), UInt8(ascii: "n"),
    UInt8(ascii: "o"), UInt8(ascii: "p"), UInt8(ascii: "y")
  )

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }

  /// What a syllable may begin with, the longest first.
  private static let onsets: [[UInt8]] = [
    "ch", "sh", "ts", "dz", "ky", "sy", "ty", "ny", "hy", "my", "ry", "gy", "zy", "jy", "by", "py",
    "k",
    "s", "t", "n", "h", "m", "y", "r", "w", "g", "z", "d", "b", "p", "f", "j", "",
  ].map { Array($0.utf8) }
}
