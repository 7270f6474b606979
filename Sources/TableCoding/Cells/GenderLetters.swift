import ContactModel

/// The letters that a language writes for man and woman, by what a column holds of them: `M` is a man
/// beside `F`, and in Spanish a woman beside `H`.
enum GenderLetters {
  /// The letter that means a man, and the one that means a woman.
  struct Pair: Hashable, Sendable {
    let male: String
    let female: String
  }

  /// Letters in small writing by language. `m` and `f` are everywhere.
  private static let pairs: [String: [(String, String)]] = [
    "es": [("h", "m"), ("v", "m")], "ca": [("h", "d")], "fr": [("h", "f")], "gl": [("h", "m")],
    "pt": [("h", "m")], "nl": [("m", "v")], "af": [("m", "v")], "da": [("m", "k")],
    "no": [("m", "k")], "sv": [("m", "k")], "fi": [("m", "n")], "et": [("m", "n")],
    "lv": [("v", "s")], "lt": [("v", "m")], "pl": [("m", "k")], "cs": [("m", "ž"), ("m", "z")],
    "sk": [("m", "ž"), ("m", "z")], "hr": [("m", "ž"), ("m", "z")], "sr": [("m", "ž"), ("м", "ж")],
    "bs": [("m", "ž")], "sl": [("m", "ž"), ("m", "z")], "mk": [("м", "ж")], "bg": [("м", "ж")],
    "ru": [("м", "ж")], "uk": [("ч", "ж")], "be": [("м", "ж")], "hu": [("f", "n")],
    "ro": [("b", "f")], "tr": [("e", "k")], "az": [("k", "q")], "id": [("l", "p")],
    "ms": [("l", "p")], "fil": [("l", "b")], "el": [("α", "γ"), ("α", "θ")], "he": [("ז", "נ")],
    "de": [("m", "w")], "lb": [("m", "w")], "eu": [("g", "e")], "cy": [("g", "b")],
    "th": [("ช", "ญ")],
  ]

  /// The letters of a column; nil where they may mean either.
  static func pair(of cells: [String], language: String?) -> Pair? {
    let letters = Set(cells.map { $0.lowercased() }.filter { $0.count == 1 })
      .subtracting(["d", "x", "o", "u"])
    let own = (language.flatMap { pairs[$0] } ?? []).map { Pair(male: $0.0, female: $0.1) }
    let fitting = (own + [Pair(male: "m", female: "f")]).filter {
      letters.isSubset(of: [$0.male, $0.female])
    }
    let meanings = Set(fitting.map { pair in letters.sorted().map { $0 == pair.male } })
    return meanings.count == 1 ? fitting.first : nil
  }
}
