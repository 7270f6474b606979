/// Numbers that got other digits when a country changed its plan: the old one still stands in address
/// books, and rings nobody.
///
/// Gathered for this project from what is commonly known of the changes, as far as the old digits alone
/// say what the new ones are.
enum Renumbering {
  /// What begins a number behind the country code, and what begins it since.
  private struct Change {
    /// How many digits the old number has behind the country code.
    let count: Int
    /// What old numbers begin with, and what stands in its place; `*` is the old digits themselves.
    let prefixes: [(old: String, new: String)]
  }

  private static let changes: [String: Change] = [
    // Vietnam, 2018: mobiles of ten digits.
    "84": Change(
      count: 10,
      prefixes: [
        ("120", "70"), ("121", "79"), ("122", "77"), ("126", "76"), ("128", "78"), ("123", "83"),
        ("124", "84"), ("125", "85"), ("127", "81"), ("129", "82"), ("162", "32"), ("163", "33"),
        ("164", "34"), ("165", "35"), ("166", "36"), ("167", "37"), ("168", "38"), ("169", "39"),
        ("186", "56"), ("188", "58"), ("199", "59"),
      ]),
    // Ivory Coast, 2021: the operator's two digits in front of mobiles.
    "225": Change(
      count: 8,
      prefixes: [
        ("01 02 03 40 41 42 43 50 51 52 53 70 71 72 73", "01*"),
        ("04 05 06 44 45 46 54 55 56 64 65 66 74 75 76 84 85 86 94 95 96", "05*"),
        ("07 08 09 47 48 49 57 58 59 67 68 69 77 78 79 87 88 89 97 98", "07*"),
      ]),
    // Benin, 2024.
    "229": Change(count: 8, prefixes: [("2 4 5 6 9", "01*")]),
    // Cameroon, 2014.
    "237": Change(count: 8, prefixes: [("5 6 7 9", "6*"), ("22", "2*")]),
    // Gabon, 2019.
    "241": Change(
      count: 8,
      prefixes: [
        ("01", "011"), ("02", "062"), ("04", "074"), ("05", "065"), ("06", "066"), ("07", "077"),
      ]),
    // Colombia, 2021: landlines of ten digits.
    "57": Change(count: 8, prefixes: [("1 2 4 5 6 7 8", "60*")]),
    // Egypt, 2011: the operator's digit in mobiles.
    "20": Change(
      count: 9,
      prefixes: [
        ("10", "100"), ("16", "106"), ("19", "109"), ("11", "111"), ("14", "114"), ("12", "122"),
        ("17", "127"), ("18", "128"),
      ]),
    // Greece, 2002: mobiles.
    "30": Change(count: 9, prefixes: [("9", "69")]),
    // London, 2000.
    "44": Change(count: 10, prefixes: [("171", "207"), ("181", "208")]),
    // Algeria, 2008.
    "213": Change(count: 8, prefixes: [("5", "55"), ("6", "66"), ("7", "77")]),
    // Qatar, 2010.
    "974": Change(
      count: 7, prefixes: [("3", "33"), ("4", "44"), ("5", "55"), ("6", "66"), ("7", "77")]),
    // Ecuador, 2012: mobiles.
    "593": Change(count: 8, prefixes: [("8 9", "9*")]),
    // Costa Rica, 2008.
    "506": Change(count: 7, prefixes: [("2 4 5 6 7", "2*"), ("3 8", "8*")]),
  ]

  /// The number since its country's plan changed; nil where it is not an old one.
  static func renewed(_ national: some Collection<UInt8>, code: String) -> [UInt8]? {
    guard let change = changes[code], national.count == change.count else { return nil }
    for (olds, new) in change.prefixes {
      for old in olds.utf8.split(separator: UInt8(ascii: " ")) where national.starts(with: old) {
        let isKept = new.utf8.last == UInt8(ascii: "*")
        return Array(isKept ? new.utf8.dropLast() : new.utf8[...])
          + Array(national.dropFirst(isKept ? 0 : old.count))
      }
    }
    return nil
  }
}
