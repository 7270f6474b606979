/// How likely letters follow each other in one language.
struct LanguageModel: Sendable {
  /// The cost of a letter that the language doesn't have.
  static let unknownCost = 15

  /// The language's code, as `de`.
  let language: String
  /// The number of each letter, from 1; 0 is the edge of a word.
  private let numbers: [Unicode.Scalar: UInt8]
  /// The cost, in bits, of each letter after each letter.
  private let costs: [UInt8]
  private let size: Int

  init(language: String, unlisted: UInt8, letters: String, pairs: String) {
    self.language = language
    var numbers: [Unicode.Scalar: UInt8] = [:]
    var letterCosts: [UInt8] = [UInt8(Self.unknownCost)]
    for (cost, items) in Self.groups(of: letters) {
      for letter in items {
        if letter == "_" {
          letterCosts[0] = cost
        } else if numbers[letter] == nil, letterCosts.count < 255 {
          numbers[letter] = UInt8(letterCosts.count)
          letterCosts.append(cost)
        }
      }
    }
    let size = letterCosts.count
    // A pair that is not listed is rarer than its letters alone would make it.
    var costs: [UInt8] = []
    for _ in 0..<size {
      costs.append(contentsOf: letterCosts.map { min($0 + unlisted, UInt8(Self.unknownCost)) })
    }
    for (cost, items) in Self.groups(of: pairs) {
      for index in stride(from: 0, to: items.count - 1, by: 2) {
        let first = Int(numbers[items[index]] ?? 0)
        let second = Int(numbers[items[index + 1]] ?? 0)
        costs[first * size + second] = cost
      }
    }
    self.numbers = numbers
    self.costs = costs
    self.size = size
  }

  /// The number of a letter in lower case; nil if the language lacks it.
  func number(of letter: Unicode.Scalar) -> UInt8? { numbers[letter] }

  /// The cost in bits of a letter after another, by their numbers.
  @inline(__always)
  func cost(of letter: UInt8, after previous: UInt8) -> Int {
    Int(costs[Int(previous) * size + Int(letter)])
  }

  /// The models of all languages, read from their table when they are needed first.
  static let all: [String: LanguageModel] = {
    var models: [String: LanguageModel] = [:]
    for (language, unlisted, letters, pairs) in LetterStatistics.languages {
      models[language] = LanguageModel(
        language: language, unlisted: unlisted, letters: letters, pairs: pairs)
    }
    return models
  }()

  private static func groups(of text: String) -> [(UInt8, [Unicode.Scalar])] {
    text.unicodeScalars.split(separator: " ").compactMap { group in
      guard let digit = group.first, let cost = UInt8(String(digit), radix: 20) else { return nil }
      return (cost, Array(group.dropFirst()))
    }
  }

  /// The name of a language, for the evidence of a guess.
  static func name(of language: String) -> String {
    names[language] ?? language
  }

  private static let names = [
    "de": "German", "fr": "French", "es": "Spanish", "pt": "Portuguese", "it": "Italian",
    "nl": "Dutch", "sv": "Swedish", "da": "Danish", "fi": "Finnish", "is": "Icelandic",
    "ca": "Catalan", "en": "English", "et": "Estonian", "sq": "Albanian", "pl": "Polish",
    "cs": "Czech", "sk": "Slovak", "hu": "Hungarian", "ro": "Romanian", "hr": "Croatian",
    "lt": "Lithuanian", "lv": "Latvian", "tr": "Turkish", "vi": "Vietnamese", "ru": "Russian",
    "uk": "Ukrainian", "be": "Belarusian", "bg": "Bulgarian", "sr": "Serbian",
    "mk": "Macedonian", "el": "Greek", "he": "Hebrew", "ar": "Arabic", "fa": "Persian",
    "th": "Thai", "ja": "Japanese", "ko": "Korean", "zh": "Chinese",
  ]
}
