/// Rewrites words by rules such as `sh>s`: of those that fit at a position the longest is taken.
///
/// A word in Latin letters and the transliteration of a name in another script come out the
/// same where the one is a usual way of writing the other.
package struct SpellingRules: Sendable {
  /// Letters as the bytes of a number, the first one lowest.
  private struct Rule: Sendable {
    let pattern: UInt64
    let count: Int
    let replacement: UInt64
    let replacementCount: Int

    init(_ pattern: Substring.UTF8View, _ replacement: Substring.UTF8View) {
      count = min(pattern.count, 8)
      self.pattern = Self.number(pattern)
      replacementCount = min(replacement.count, 8)
      self.replacement = Self.number(replacement)
    }

    private static func number(_ letters: Substring.UTF8View) -> UInt64 {
      letters.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    func fits(_ window: UInt64) -> Bool { (window ^ pattern) << UInt64(64 - 8 * count) == 0 }
  }

  /// By first letter, longest first.
  private let rules: [Rule]
  /// Where the rules of each letter begin, and those of the last end.
  private let starts: [Int]
  private let articles: [[UInt8]]

  /// - Parameters:
  ///   - text: Rules `pattern>replacement` of at most eight letters, separated by blanks.
  ///   - articles: What may stand before a name without being part of it.
  package init(_ text: String, articles: [String] = []) {
    var rules: [[Rule]] = Array(repeating: [], count: 26)
    for item in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let sides = item.split(separator: ">", omittingEmptySubsequences: false)
      guard sides.count == 2, let first = sides[0].utf8.first, first &- 0x61 < 26 else { continue }
      rules[Int(first - 0x61)].append(Rule(sides[0].utf8, sides[1].utf8))
    }
    var starts = [0]
    for rules in rules { starts.append(starts[starts.count - 1] + rules.count) }
    self.rules = rules.flatMap { $0.sorted { $0.count > $1.count } }
    self.starts = starts
    self.articles = articles.map { Array($0.utf8) }
  }

  /// The word by the rules, without doubled letters and without what is no letter.
  package func apply(_ word: ArraySlice<UInt8>) -> [UInt8] {
    withRewritten(withoutArticle(word), keepsAll: false) { Array($0) }
  }

  /// The text by the rules; other signs and doubled letters stay.
  package func apply(keepingOthers text: [UInt8]) -> [UInt8] {
    withRewritten(text[...], keepsAll: true) { Array($0) }
  }

  /// A hash of what the rules make of a word; 0 where that has fewer letters than are asked for.
  func hash(of word: ArraySlice<UInt8>, least: Int) -> UInt64 {
    withRewritten(withoutArticle(word), keepsAll: false) {
      $0.count < least ? 0 : StableHash.of($0)
    }
  }

  private func withoutArticle(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for article in articles where word.count >= article.count + 3 && word.starts(with: article) {
      return word.dropFirst(article.count)
    }
    return word
  }

  /// - Parameter keepsAll: Whether other signs and doubled letters stay.
  private func withRewritten<Result>(
    _ text: ArraySlice<UInt8>, keepsAll: Bool, _ use: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.withUnsafeBufferPointer { text in
      // No rule makes of a letter more than eight. In front is the text, with as many zeros behind it as are
      // looked at together.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 9 * text.count + 8) { bytes in
        let end = bytes[..<text.count].initialize(fromContentsOf: text)
        bytes[end..<end + 8].initialize(repeating: 0)
        let padded = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<(end + 8)])
        let result = UnsafeMutableBufferPointer(rebasing: bytes[(end + 8)...])
        var count = 0
        func add(_ byte: UInt8) {
          if !keepsAll, count > 0, result[count - 1] == byte { return }
          result.initializeElement(at: count, to: byte)
          count += 1
        }
        var index = 0
        while index < text.count {
          let byte = text[index]
          if byte &- 0x61 < 26,
            let rule = rule(
              of: byte, padded.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
          {
            for place in 0..<UInt64(rule.replacementCount) {
              add(UInt8(truncatingIfNeeded: rule.replacement >> (8 * place)))
            }
            index += rule.count
          } else {
            if keepsAll || byte &- 0x61 < 26 { add(byte) }
            index += 1
          }
        }
        return use(UnsafeBufferPointer(rebasing: result[..<count]))
      }
    }
  }

  /// The longest rule that fits a small letter and what follows it.
  private func rule(of letter: UInt8, _ window: UInt64) -> Rule? {
    let letter = Int(letter - 0x61)
    for number in starts[letter]..<starts[letter + 1] where rules[number].fits(window) {
      return rules[number]
    }
    return nil
  }
}

extension SpellingRules {
  /// How umlauts are written out: Müller's mailbox is mueller's.
  package static let umlauts = SpellingRules("ae>a oe>o ue>u")

  /// For which names rules hold.
  enum Scope {
    /// Those of all languages.
    case all
    /// Those of which one is known at most: of two that are known they would make one.
    case unknown
    /// The same, and given names that can be Japanese, whose spellings are all known.
    case romaji
  }

  /// The rules that two names in Latin letters are compared by, and how many letters must be left for
  /// that to say anything.
  static let ofLatinNames: [(rules: SpellingRules, least: Int, scope: Scope)] = [
    (western, 2, .all), (glides, 3, .all), (cyrillic, 3, .unknown), (greek, 3, .unknown),
    (japanese, 3, .romaji), (korean, 3, .unknown), (arabicOpen, 4, .unknown),
    (arabicClosed, 4, .unknown), (chinese, 3, .unknown), (somali, 3, .unknown),
    (turkic, 4, .unknown), (spanish, 4, .unknown),
  ]

  /// Umlauts written out, letters that spellings of European names exchange, and the sons of the Gaels.
  package static let western = SpellingRules(
    """
    ae>a oe>o ue>u ss>s ph>f th>t ck>k y>i ij>i w>v c>k macb>mkb macd>mkd macf>mkf macg>mkg mack>mk macl>mkl
    macm>mkm macn>mkn macp>mkp macq>mkq macr>mkr mact>mkt macall>mkal macarth>mkart macaul>mkaul macew>mkev
    macint>mkint macinn>mkin
    """)

  /// How a glide is written, which the Slavic languages have in every second name.
  static let glides = SpellingRules(
    """
    iya>ja ija>ja iia>ja ia>ja ya>ja ja>ja iyu>ju iju>ju iou>ju iu>ju yu>ju ju>ju you>ju ye>e je>e
    iye>ie ije>ie iy>i ij>i ii>i yi>i yj>i yy>i y>i x>ks w>v ph>f th>t ck>k off>ov eff>ev ou>u
    """)

  package static let cyrillic = SpellingRules(cyrillicLetters + " gue>ge gui>gi")

  /// The same for Ukraine and Belarus, where what Russian has as g is an h: Олег is Oleh, too.
  static let ukrainian = SpellingRules(cyrillicLetters + " g>h gh>h gue>he gui>hi")

  private static let cyrillicLetters = """
    gj>g kj>k shch>s chtch>s stsch>s sch>s sh>s zh>z jd>zd jn>zn kh>h tsch>c tch>c ch>c ts>c tz>c x>ks w>v ck>k ph>f
    iya>ja ija>ja iia>ja ia>ja ya>ja ja>ja iyu>ju iju>ju iou>ju iu>ju yu>ju ju>ju you>ju iyo>e yo>e
    jo>e io>e
    iye>e ije>e ye>e je>e ie>e iy>i ij>i ii>i yi>i yj>i yy>i ji>i y>i j>i ou>u off>ov eff>ev
    """

  package static let greek = SpellingRules(
    """
    th>t ph>f ch>h kh>h x>ks y>i ei>i oi>i ee>i yi>i ou>u oo>u mp>v mb>v b>v nt>d nd>d gk>g gg>g
    ng>g gh>g w>o au>av eu>ev af>av ef>ev ai>e ae>e j>i c>k tz>ts dz>ts
    """)

  /// Consonants alone, because Arabic writes few vowels.
  package static let arabic = SpellingRules(
    arabicConsonants + " th>t dh>d", articles: ["al", "el", "il"])

  /// The same for Persian, where several letters of Arabic are read as z.
  static let persian = SpellingRules(arabicConsonants + " th>s dh>z d>z")

  private static let arabicConsonants =
    "kh>x sh>j ch>j gh>g ph>f q>k ck>k c>k j>g dj>g v>f p>b a> e> i> o> u> w> y>"

  /// As who writes Spanish by ear: without its h, with g for j. Kazia and Kasia are two in Poland.
  static let spanish = SpellingRules("h> ch>ch ge>je gi>ji gue>ge gui>gi ll>y que>ke qui>ki")

  package static let japanese = SpellingRules(
    """
    ou>o oo>o oh>o oha>oha ohe>ohe ohi>ohi oho>oho ohu>ohu ohy>ohy uu>u shi>si sh>s sy>s chi>ti ch>t ty>t tsu>tu ji>zi jy>z j>z zy>z fu>hu
    dzu>zu du>zu l>r mb>nb mp>np mm>nm
    """)

  package static let chinese = SpellingRules(
    """
    zh>c ch>c q>c j>c ts>c tz>c z>c x>s hs>s sh>s g>k d>t b>p ong>ung ee>i ieh>ie ueh>ue yeh>ie ien>ian
    yen>ian yan>ian yi>i y>i w>u wu>u yu>u oo>u ow>ao au>ao uei>ui uen>un
    chih>ci chiha>ciha chihe>cihe chihu>cihu shih>si shiha>siha shihe>sihe shihu>sihu jih>ri
    tzu>ci szu>si ssu>si erh>er ja>ra je>re jo>ro jui>rui jung>rung uo>o ko>ke kou>kou kong>kung ho>he hou>hou hong>hung
    """)

  package static let korean = SpellingRules(
    """
    g>k d>t b>p j>c ch>c r>l oo>u ou>u woo>u wu>u yeo>yu you>yu yoo>yu eo>u eu>u ae>e ai>e
    ay>e oe>e oi>e ee>i ui>i wui>i
    """)

  /// Vowels as well as Arabic has them: e is a or i.
  static let arabicOpen = SpellingRules(arabicVowels + " e>a", articles: ["al", "el", "il"])
  static let arabicClosed = SpellingRules(arabicVowels + " e>i", articles: ["al", "el", "il"])

  /// Somali writes Arabic's h as x and its ayin as c, and vowels twice where they are long.
  static let somali = SpellingRules(
    "x>h c> kh>q dh>d ee>e oo>o ou>u ah>a")

  /// How names of Azerbaijan, Turkey and Central Asia are spelled abroad, whose own ş, ç, c, x and q are read
  /// otherwise there: Şəfiqə is Shafiga.
  static let turkic = SpellingRules(
    """
    sh>s ch>c tch>c dzh>c dj>c j>c kh>h x>h gh>g q>g w>v e>a ee>i oo>u ou>u iya>ia iye>ia ya>ia ye>ia y>i yy>i iy>i
    """)

  private static let arabicVowels = """
    ou>u oo>u o>u ee>i ei>i ie>i ey>i ai>i ay>i aee>i y>i ah>a eh>a dh>d th>t gh>g ph>f dj>j ch>sh \
    q>k ck>k c>k w>u kh>x
    """ + servants

  /// Abd el-Rahman is heard and written Abderrahman: the article takes the sound of some letters.
  private static let servants = ["a", "e", "o", "u", "ou"].map { vowel in
    "rsnztd".map { " abd\(vowel)l\($0)>abd\($0) abd\(vowel)\($0)\($0)>abd\($0)" }.joined()
  }.joined()

  /// Short a is not written, and h behind a consonant not always.
  static let indic = SpellingRules(indicLetters)

  /// The same where the short vowel sounds as an o.
  static let bengali = SpellingRules(indicLetters + " e> o>")

  private static let indicLetters = """
    kh>k gh>g chh>c ch>c jh>j th>t dh>d ph>p bh>b sh>s ee>i oo>u ou>u y>i w>b v>b z>j x>ks q>k f>p
    a> ree>r ri>r ru>r ng>g nk>k
    """

  /// One letter for voiced and unvoiced consonants.
  static let tamil = SpellingRules(
    """
    kh>k gh>k g>k h>k ch>s c>s sh>s j>s th>t dh>t d>t ph>p bh>p b>p f>p v>v w>v ee>i oo>u ou>u y>i
    a> z>l zh>l ng>k nk>k nj>s
    """)

  /// Consonants alone, with the letter that is v, o or u left out.
  static let hebrew = SpellingRules(hebrewLetters + " w>")

  /// The same with that letter as v.
  static let hebrewV = SpellingRules(hebrewLetters + " w>v")

  private static let hebrewLetters =
    "kh>k ch>k h>k q>k c>k ck>k sh>s ts>s tz>s ph>p f>p b>v a> e> i> o> u> y> th>t"

  static let thai = SpellingRules(
    """
    th>t ph>p kh>k bh>p b>p d>t g>k j>c ch>c ts>c sh>s ng>g a> e> i> o> u> y> x> v>w oe> h>
    """)

  /// Consonants alone: what ICU writes as a is e in most names, and the sixth order may be no vowel.
  static let ethiopic = SpellingRules(
    """
    kh>h ch>c sh>s ts>s tz>s tch>c ph>p th>t gh>g q>k ck>k ny>n gn>n zh>j w> y> a> e> i> o> u>
    """)

  static let caucasian = SpellingRules(
    """
    ow>u ou>u kh>k gh>g q>k ts>c tz>c ch>c dz>z dj>j ph>p th>t y>i ie>e ye>e w>v zh>z sh>s
    """)
}
