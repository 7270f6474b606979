import ContactLikeness

/// Words around names.
enum Honorifics {
  private static let titles = CellWords.set("title")

  private static let suffixes = CellWords.set("suffix")

  private static let titlesBehind = CellWords.set("title behind given name")

  /// Whether a word stands behind the given name of whom it addresses: `xanım`.
  static func standsBehind(_ word: String) -> Bool { titlesBehind.contains(word.lowercased()) }

  /// Whether a word stands in front of names.
  static func isPrefix(_ word: String) -> Bool {
    isTitle(word.lowercased()) && word.lowercased() != "ma"
  }

  /// Whether a title stands in front of more: `Dr. Vos`.
  static func beginsWithTitle(_ text: String) -> Bool {
    text.contains(" ") && isPrefix(String(text.prefix { $0 != " " }))
  }

  /// Whether a text of several words stands in front of names as a whole: `An tUas.`
  static func isPhrase(_ text: String) -> Bool {
    text.contains(" ") && titles.contains(text.lowercased())
  }

  /// Whether a letter behind a title is that of a given name, which alone in front of a name is a title of some
  /// language: `Frau M. Adler`, `Mw. G. Vos`.
  static func isInitial(_ word: String, behind title: String) -> Bool {
    !title.isEmpty && NameLeaning.isInitial(word) && !isPhrase(title + " " + word)
  }

  /// A title as it is written, or with the ending for a woman: `Mag.a`, `Dr.in`.
  private static func isTitle(_ word: String) -> Bool {
    if titles.contains(word) { return true }
    // `Prof.Dr.`, `Univ.-Doz.Dr.`
    let parts = word.split { ".-".contains($0) }
    if word.hasSuffix("."), parts.count > 1, parts.allSatisfy({ titles.contains($0 + ".") }) {
      return true
    }
    guard let dot = word.lastIndex(of: "."), word[...dot].count > 2 else { return false }
    return ["a", "ª", "ᵃ", "in", "ⁱⁿ", "ra", "ssa"].contains(word[dot...].dropFirst())
      && titles.contains(String(word[...dot]))
  }

  /// What stands in front of a name without a blank, as in Thai: `นางสาวสมหญิง`. A vowel behind it shows that it is a part
  /// of the name.
  static func titleInOne(_ word: String) -> String? {
    guard word.unicodeScalars.first.map({ (0xE00...0xE7F).contains($0.value) }) == true else {
      return nil
    }
    return titlesInOne.first { title in
      let name = word.dropFirst(title.count)
      return word.hasPrefix(title) && name.count > 1
        && name.unicodeScalars.first.map {
          (0xE01...0xE2E).contains($0.value) || (0xE40...0xE44).contains($0.value)
        } == true
    }
  }

  private static let titlesInOne = CellWords.words("title in one")

  private static let ranks = CellWords.set("rank")

  /// Whether a word in front of a name is a title, or a rank, an office or a profession, which alone says what somebody
  /// does.
  static func standsInFront(_ word: String) -> Bool {
    isPrefix(word) || ranks.contains(word.lowercased())
  }

  /// The words of a text, with a title apart from the name that is written behind its dot: `Mgr.Jana Nová`.
  static func words(of text: String) -> [String] {
    var words = text.split(separator: " ").map(String.init)
    guard let first = words.first, let dot = first.lastIndex(of: ".") else { return words }
    let (title, name) = (first[...dot], first[dot...].dropFirst())
    if title.count > 2 || title.first?.isLowercase == true, name.count > 1,
      name.first?.isUppercase == true, isTitle(title.lowercased())
    {
      words.replaceSubrange(...0, with: [String(title), String(name)])
    }
    return words
  }

  /// A text without the titles in front.
  static func without(_ text: String) -> String {
    var words = words(of: text)[...]
    var title = ""
    while words.count > 1, let first = words.first, standsInFront(first),
      !isInitial(first, behind: title)
    {
      title = words.removeFirst()
    }
    let rest = words.joined(separator: " ")
    return titleInOne(words.first ?? "").map { String(rest.dropFirst($0.count)) } ?? rest
  }

  static func isSuffix(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { isSuffix(word: $0.lowercased()) } && !text.isEmpty
  }

  /// Whether a word stands behind names, with a dot at its end or without: `PhD.` Short ones are given names, too: `Ma.`
  private static func isSuffix(word: String) -> Bool {
    suffixes.contains(word)
      || word.count > 3 && word.last == "." && suffixes.contains(String(word.dropLast()))
  }

  /// Whether a cell is nothing but forms of address and titles.
  static func isHonorific(_ text: String) -> Bool {
    if isPhrase(text) { return true }
    let words = text.lowercased().split { " /+&,()".contains($0) }.map(String.init)
    return words.count <= 6 && words.contains(where: isTitle)
      && words.allSatisfy { isTitle($0) || Couples.isConnector($0) }
  }
}

/// Words that belong to the family name behind them.
enum Particles {
  /// Those that names are not compared without.
  private static let others = CellWords.set("particle")

  static func isParticle(_ word: String) -> Bool {
    let word = word.lowercased()
    return WordLists.particles.contains(Array(word.utf8)) || others.contains(word)
  }
}

/// Names of families, and of who inherited from somebody: `Eredi Rossi`, `Uçar Ailesi`.
enum Households {
  private static let fronts = CellWords.set("household")
  private static let ends = CellWords.set("household behind")

  /// Whether a text names nobody in particular.
  static func isHousehold(_ text: String) -> Bool {
    guard let first = text.firstIndex(of: " "), let last = text.lastIndex(of: " ") else {
      return false
    }
    if fronts.contains(text[..<first].lowercased()) { return true }
    let second = text[text.index(after: first)...].prefix { $0 != " " }
    return second.endIndex < text.endIndex && fronts.contains(text[..<second.endIndex].lowercased())
      || ends.contains(text[text.index(after: last)...].lowercased())
  }
}

/// Names of two people in one.
enum Couples {
  private static let connectors = CellWords.set("couple")

  /// Whether one family name stands in front of two given names: `Odom, Bettye & Frank`.
  static func isOfOneFamily(_ text: String) -> Bool {
    let parts = text.split(separator: ",").map(\.trimmed)
    return parts.count == 2 && !parts[0].contains { "&/+".contains($0) } && !isCouple(parts[0])
      && parts[1].split(separator: " ").count == 3 && isCouple(parts[1])
  }

  /// Whether a word stands between two names.
  static func isConnector(_ word: String) -> Bool { connectors.contains(word.lowercased()) }

  static func isCouple(_ text: String) -> Bool {
    if text.contains("&") || text.contains("＆") || text.contains("・") { return true }
    let words = text.split(separator: " ")
    return words.count > 2
      && words.dropFirst().dropLast().contains {
        let word = $0.lowercased()
        return connectors.contains(word) && word.count > 1 || word == "+"
          || word == "e" && words.count == 3 || word == "и"
      }
  }
}
