/// Four digits behind the name of a state or territory of Australia, whole or short: `Dubbo NSW 2830`.
struct AustralianCode {
  /// What stands in front; empty where nothing does.
  let town: String
  let state: String
  let code: String

  init?(_ text: String) {
    let end = text.utf8.suffix(5)
    guard end.count == 5, end.first == 0x20, end.dropFirst().allSatisfy(\.isDigit) else {
      return nil
    }
    let words = text.dropLast(5).split { " ,".contains($0) }
    // Names of several words come first: South Australia.
    for count in stride(from: min(3, words.count), to: 0, by: -1) {
      let name = words.suffix(count).joined(separator: " ")
      guard let first = Self.states[name.lowercased().filter { $0 != "." }],
        // Port Victoria is a town.
        first.isEmpty || first.utf8.contains(end[end.index(after: end.startIndex)])
      else { continue }
      state = name
      code = String(text.suffix(4))
      town = words.dropLast(count).joined(separator: " ")
      return
    }
    return nil
  }

  /// What codes begin with, by the name of the state; empty where its name can be nothing else.
  private static let states = CellWords.pairs("state of Australia")
}
