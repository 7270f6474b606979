/// How names in Arabic and Hebrew letters, which leave out most vowels, are spelled in Latin ones, letter by letter.
enum AbjadSpelling {
  /// A consonant of the one for which the other has none, in whatever language. Less is a vowel, or a letter that
  /// may stand for one.
  static let otherConsonant = 4
  private static let otherVowel = 1

  /// How far a name in Latin letters is from the nearest spelling of another; 0 where it is one. Nil where not every
  /// letter is known.
  ///
  /// - Parameters:
  ///   - native: Folded.
  ///   - latin: Small letters of ASCII.
  static func distance(_ native: [UInt8], _ latin: [UInt8]) -> Int? {
    let letters = Array(String(decoding: native, as: UTF8.self).unicodeScalars)
      .filter(\.properties.isAlphabetic)
    guard letters.allSatisfy({ spellings[$0] != nil }) else { return nil }
    let own = distance(letters, to: latin)
    // Arabic's ح for Somalis and Catalans, and two letters for everybody else.
    let x = UInt8(ascii: "x")
    guard latin.contains(x) else { return own }
    return min(own, distance(letters, to: latin.flatMap { $0 == x ? Array("ks".utf8) : [$0] }))
  }

  private static func distance(_ letters: [Unicode.Scalar], to latin: [UInt8]) -> Int {
    let width = latin.count + 1
    var distances = [Int](repeating: .max, count: (letters.count + 1) * width)
    distances[0] = 0
    for i in 0...letters.count {
      for j in 0...latin.count where distances[i * width + j] < .max {
        let here = distances[i * width + j]
        func reach(_ i: Int, _ j: Int, _ added: Int) {
          distances[i * width + j] = min(distances[i * width + j], here + added)
        }
        if j < latin.count {
          reach(i, j + 1, cost(ofAdded: j, in: latin, isInside: i > 0 && i < letters.count))
        }
        guard i < letters.count else { continue }
        let letter = letters[i]
        let isVowelNext = j < latin.count && isVowel(latin[j])
        for spelling in spellings[letter] ?? [] where latin[j...].starts(with: spelling) {
          // What stands for no sound in front of a name is under its vowel.
          if i > 0 || !spelling.isEmpty || isVowelNext { reach(i + 1, j + spelling.count, 0) }
        }
        if i == letters.count - 1 {
          for spelling in spellingsAtEnd[letter] ?? [] where latin[j...].starts(with: spelling) {
            reach(i + 1, j + spelling.count, 0)
          }
        }
        if i == 0, letter == "ا", isVowelNext { reach(1, j, 0) }
        let mayBeVowel = lettersOfVowels.contains(letter)
        // The article takes the sound of the letter behind it: عز الدين is Azzedine.
        let isArticle =
          letter == "ل" && i > 0 && letters[i - 1] == "ا" && i + 1 < letters.count
          && sunLetters.contains(letters[i + 1])
        reach(i + 1, j, isArticle ? 0 : mayBeVowel ? otherVowel : otherConsonant)
        if j < latin.count, !mayBeVowel, !isVowel(latin[j]) { reach(i + 1, j + 1, otherConsonant) }
      }
    }
    return distances[distances.count - 1]
  }

  /// What a Latin letter costs for which there is none in the name: nothing for a short vowel between two letters, for
  /// the second of two that are alike, and for what is silent at the end of Sarah and Imane.
  private static func cost(ofAdded index: Int, in latin: [UInt8], isInside: Bool) -> Int {
    let letter = latin[index]
    let previous = index > 0 ? latin[index - 1] : 0
    let isLast = index == latin.count - 1
    if isVowel(letter) {
      let isSound =
        !isVowel(previous) || previous == letter
        || previous == UInt8(ascii: "o") && letter == UInt8(ascii: "u")
      let isSilent = isLast && letter == UInt8(ascii: "e") && !isVowel(previous)
      return isInside && isSound || isSilent ? 0 : otherVowel
    }
    if letter == previous { return 0 }
    if isLast, letter == UInt8(ascii: "h"), isVowel(previous) { return 0 }
    return "yhw".utf8.contains(letter) ? otherVowel : otherConsonant
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }

  private static let lettersOfVowels = Set("אהועיاوءيعےهہھ".unicodeScalars)

  private static let sunLetters = Set("تثدذرزسشصضطظن".unicodeScalars)

  /// The letters of Hebrew, Arabic, Persian, Urdu, Pashto and Kurdish as ``LetterFolding`` leaves them. `_` is for
  /// none.
  private static let spellings = table(
    """
    א a e i o u _; ב b v; ג g j dj gu; ד d; ה h; ו v w o u f ou oo; ז z j s; ח ch h kh j x; ט t th
    י y i e j ee iy; כך k ch kh c h ck q; ל l; מם m; נן n; ס s c z; ע a e i o u _; פף p f ph
    צץ tz ts z c s ch tch; ק k c q ck g ch cq qu; ר r; ש sh s sch ch; ת t th s
    ا a e o; ب b p; پ p b; ت t th d; ث th t s; ج j g dj dsch dzh gu c; چ ch tch c tsch; ح h ch x
    خ kh ch h x j k; د d t; ذ dh z d th; ر r; ز z; ژ zh j z g; س s c; ش sh ch sch s c; ص s c z
    ض d dh z; ط t; ظ z dh d th; ع a e i o u c _; غ gh g r q; ف f ph v p; ق q k g gh c _
    ك k c ck ch q cq qu; گ g gh gu; ل l; م m; ن n; هہھ h; و w v u o f ou oo aw ow
    ي y i e j ee ei ie iy; ے e y i; ء _
    ٹټ t; ڈډ d; ڑړ r d; ںڼ n; ښ sh kh x; ځ z dz; څ ts s ch; ږ zh g; ې e i; ڵ l; ڕ r; ۆ o; ێ e; ە e a; ڤ v
    """)

  /// The same at the end of a name, where an h is a vowel.
  private static let spellingsAtEnd = table("ه a e o at et _; ہ a e _; ה a e o _; ي a")

  private static func table(_ lines: String) -> [Unicode.Scalar: [[UInt8]]] {
    var table: [Unicode.Scalar: [[UInt8]]] = [:]
    for entry in lines.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let words = entry.split(separator: " ")
      guard let letters = words.first else { continue }
      for letter in letters.unicodeScalars {
        table[letter] = words.dropFirst().map { $0 == "_" ? [] : Array($0.utf8) }
      }
    }
    return table
  }
}
