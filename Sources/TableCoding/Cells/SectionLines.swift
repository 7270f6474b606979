/// Lines between the rows of a table.
enum SectionLines {
  private static let totals = WordLists.words("total")

  static func isTotal(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return totals.contains { word in
      guard lowered.hasPrefix(word) else { return false }
      guard let next = lowered.dropFirst(word.count).first else { return true }
      return !next.isLetter
        && lowered.dropFirst(word.count).allSatisfy {
          !$0.isLetter || lowered.contains(":") || lowered.contains(where: \.isNumber)
        }
    }
  }

  /// Whether a text alone in its row is no name: a letter of an index, a title with a colon, signs.
  static func isSection(_ text: String) -> Bool {
    if text.count == 1 { return true }
    if text.hasSuffix(":") || text.hasPrefix("(") && text.hasSuffix(")") { return true }
    return ["#", "*", "-", "=", "—", "–", "["].contains(String(text.prefix(1)))
  }
}
