/// How well a sample goes with a code page.
struct CodePageScore {
  /// The least number of bits that the sample takes in a language of the page.
  let cost: Int
  /// The language that takes them.
  let language: String

  /// What a word costs more for being in another language than most of the text.
  private static let foreignWordCost = 3

  init(_ page: CodePage, _ sample: WordSample) {
    let bytes = page.bytes
    let languages = page.languages
    let costs = sample.words.map { word in
      let fixed = Self.fixedCost(of: word, bytes)
      return languages.map { $0.cost(of: word) + fixed }
    }
    var best = (cost: Int.max, language: "")
    for index in languages.indices {
      let cost = costs.reduce(0) { sum, costs in
        sum + min(costs[index], (costs.min() ?? 0) + Self.foreignWordCost)
      }
      if cost < best.cost { best = (cost, languages[index].model.language) }
    }
    (cost, language) = best
  }

  /// The cost of symbols and of upper case in the wrong place, whatever the language.
  private static func fixedCost(of word: [UInt8], _ bytes: [CodePageByte]) -> Int {
    var cost = 0
    var run: [CodePageByte.Case] = []
    for (index, byte) in word.enumerated() {
      let kind = bytes[Int(byte)]
      if byte >= 0x80, kind.letter == nil {
        cost += kind.symbolCost
        let followsLetter = index > 0 && bytes[Int(word[index - 1])].letter != nil
        let precedesLetter = index + 1 < word.count && bytes[Int(word[index + 1])].letter != nil
        if followsLetter, precedesLetter, !kind.joinsLetters { cost += 7 }
        // The English genitive is what most apostrophes are for.
        if followsLetter, kind.isApostrophe, index + 2 == word.count,
          word[index + 1] | 0x20 == UInt8(ascii: "s")
        {
          cost -= 5
        }
        if followsLetter, kind.isSuperscript, word[index - 1] | 0x20 != UInt8(ascii: "m") {
          cost += 7
        }
        if followsLetter || precedesLetter, kind.isFraction {
          cost += followsLetter && precedesLetter ? 5 : 10
        }
      }
      guard let letter = kind.letter else {
        run.removeAll()
        continue
      }
      if index > 0, let before = bytes[Int(word[index - 1])].letter {
        // No word is half in Latin letters and half in others.
        if Self.isLatin(letter) != Self.isLatin(before) { cost += 8 }
      }
      if byte >= 0x80 || index > 0 && word[index - 1] >= 0x80 {
        cost += self.cost(ofCase: kind.letterCase, after: run)
      }
      run.append(kind.letterCase)
    }
    return cost
  }

  private static func isLatin(_ letter: Unicode.Scalar) -> Bool {
    // Combining marks stand after letters of any script.
    letter.value < 0x370
  }

  /// Names begin with a capital or are in capitals: `iVAN` and `MüLLER` are signs of a wrong page.
  private static func cost(ofCase letterCase: CodePageByte.Case, after run: [CodePageByte.Case])
    -> Int
  {
    guard let previous = run.last else { return letterCase == .lower ? 1 : 0 }
    if letterCase == .upper, previous == .lower { return 7 }
    if letterCase == .lower, run.count >= 2, run.suffix(2).allSatisfy({ $0 == .upper }) { return 5 }
    return 0
  }
}

/// A language in a code page.
struct PageLanguage: Sendable {
  let model: LanguageModel
  /// The number of each byte's letter; nil for a letter that the language lacks.
  private let numbers: [UInt8?]

  init(_ model: LanguageModel, bytes: [CodePageByte]) {
    self.model = model
    numbers = bytes.map { byte in
      guard let letter = byte.letter else { return 0 }
      return model.number(of: letter)
    }
  }

  /// The cost of the letters beyond ASCII and of those after them.
  func cost(of word: [UInt8]) -> Int {
    var cost = 0
    var previous: UInt8 = 0
    var isAfterHigh = false
    for byte in word {
      let isHigh = byte >= 0x80
      guard let number = numbers[Int(byte)] else {
        if isHigh || isAfterHigh { cost += LanguageModel.unknownCost }
        previous = 0
        isAfterHigh = isHigh
        continue
      }
      if isHigh ? number != 0 : isAfterHigh { cost += model.cost(of: number, after: previous) }
      previous = number
      isAfterHigh = isHigh
    }
    if isAfterHigh, previous != 0 { cost += model.cost(of: 0, after: previous) }
    return cost
  }
}
