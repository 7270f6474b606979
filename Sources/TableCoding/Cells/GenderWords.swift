/// What languages write for man and woman.
enum GenderWords {
  /// The word or letter for a man, and the one for a woman.
  struct Pair: Hashable, Sendable {
    let male: String
    let female: String
  }

  private static func pairs(_ list: String) -> [String: [Pair]] {
    let items = CellWords.words(list).map { $0.split(separator: " ").map(String.init) }
    return Dictionary(grouping: items) { $0[0] }.mapValues {
      $0.map { Pair(male: $0[1], female: $0[2]) }
    }
  }

  private static let letters = pairs("gender letters")
  private static let words = pairs("gender words")

  /// The letters of a column, in small writing, by what it holds of them: `M` is a man beside `F`, and in
  /// Spanish a woman beside `H`. Nil where they may mean either.
  static func letters(of cells: [String], language: String?) -> Pair? {
    let found = Set(cells.map { $0.lowercased() }.filter { $0.count == 1 })
      .subtracting(["d", "x", "o", "u"])
    let own = language.flatMap { letters[$0] } ?? []
    var fitting = (own + [Pair(male: "m", female: "f")]).filter {
      found.isSubset(of: [$0.male, $0.female])
    }
    // Cells need not be in the language of the headers: `M` beside `W` under `gender`.
    if fitting.isEmpty, found.count == 2 {
      fitting = letters.values.joined().filter { found == [$0.male, $0.female] }
    }
    let meanings = Set(fitting.map { pair in found.sorted().map { $0 == pair.male } })
    return meanings.count == 1 ? fitting.first : nil
  }

  /// The sex of a person, as programs write it.
  static func text(_ sex: String, _ identity: String, _ language: String) -> String {
    let known = words[String(language.prefix(2))]?.first ?? Pair(male: "Male", female: "Female")
    switch sex {
    case "M": return known.male
    case "F": return known.female
    case "O" where identity.isEmpty: return "Other"
    default: return identity
    }
  }
}
