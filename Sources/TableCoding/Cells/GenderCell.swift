import ContactModel

/// The letters that a language writes for man and woman, by what a column holds of them: `M` is a man
/// beside `F`, and in Spanish a woman beside `H`.
struct GenderLetters: Sendable {
  /// The letter that means a man, and the one that means a woman.
  struct Pair: Hashable, Sendable {
    let male: String
    let female: String
  }

  /// Nil where the letters of the column may mean either.
  let pair: Pair?

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

  init(_ cells: [String], language: String?) {
    let letters = Set(cells.map { $0.lowercased() }.filter { $0.count == 1 })
      .subtracting(["d", "x", "o", "u"])
    let own = (language.flatMap { Self.pairs[$0] } ?? []).map { Pair(male: $0.0, female: $0.1) }
    let all = own + [Pair(male: "m", female: "f")]
    let fitting = all.filter { letters.isSubset(of: [$0.male, $0.female]) }
    let meanings = Set(
      fitting.map { pair in letters.sorted().map { $0 == pair.male } })
    pair = meanings.count == 1 ? fitting.first : nil
  }
}

/// A column of genders, whose letters mean what they do in the table's language.
struct GenderReader: CellReader {
  let source: Int
  let target: Int
  /// Where a letter goes that may mean either.
  let rest: Int
  let letters: GenderLetters

  var sources: [Int] { [source] }
  var targets: [Int] { [target, rest] }

  func read(_ row: inout ReshapedRow) {
    let text = row.text(source)
    guard text.count == 1 else { return row.set(target, text) }
    switch (text.lowercased(), letters.pair) {
    case (let letter, let pair?) where letter == pair.male: row.set(target, "M")
    case (let letter, let pair?) where letter == pair.female: row.set(target, "F")
    case ("m", nil), ("f", nil): row.copy(source, to: rest)
    default: row.copy(source, to: target)
    }
  }

  func cells(for parts: CellParts) -> [[Int: String]] {
    let text = parts.text(target)
    let own: String? =
      switch text {
      case "M": letters.pair?.male.uppercased()
      case "F": letters.pair?.female.uppercased()
      default: nil
      }
    return [own, text, parts.text(rest)].compactMap { $0 }.map { [source: $0] }
  }
}
