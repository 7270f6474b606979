/// Names of sheets as people write them.
enum SheetName {
  /// Makers, by the words that people use for them.
  private static let makers = [
    "averyzweckform", "avery", "zweckform", "herma", "dymo", "brother", "envelope",
  ]

  /// A name in one word: small letters, with hyphens for everything else.
  static func identifier(_ name: String) -> String {
    var word = ""
    for character in name.lowercased() {
      if character.isLetter || character.isNumber || "#.".contains(character) {
        word.append(character)
      } else if word.last != "-" {
        word.append("-")
      }
    }
    while word.last == "-" { word.removeLast() }
    return word
  }

  /// Letters and digits alone, which is what counts in a name.
  static func key(_ text: some StringProtocol) -> String {
    String(text.lowercased().prefix(80).filter { $0.isLetter || $0.isNumber })
  }

  /// A key without the maker's name, and that name.
  static func split(_ key: String) -> (maker: String, part: String) {
    for maker in makers where key.hasPrefix(maker) && key.count > maker.count {
      return (maker == "envelope" ? "" : maker, String(key.dropFirst(maker.count)))
    }
    return ("", key)
  }

  /// Words for the same purpose, in small letters.
  static func synonyms(of word: String) -> [String] {
    for group in [
      ["tag", "badge"], ["card", "cards"], ["parcel", "shipping"], ["mini", "small"],
    ]
    where group.contains(word) {
      return group
    }
    return [word]
  }

  /// Whether a maker is meant by a word. Avery makes Zweckform.
  static func isMaker(_ maker: String, meantBy word: String) -> Bool {
    let key = key(maker)
    return word.isEmpty || key == word || (key == "zweckform" && word.hasPrefix("avery"))
      || (key == "avery" && word == "averyzweckform")
  }

  /// The number of insertions, deletions, changes and swaps of neighbours between two short words.
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.prefix(40))
    let b = Array(b.prefix(40))
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(
          previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}
