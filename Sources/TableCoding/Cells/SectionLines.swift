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

  /// Whether a text is written in capitals.
  static func isCapital(_ text: String) -> Bool {
    text.count > 1 && text == text.uppercased() && text != text.lowercased()
  }

  /// Whether a text alone in its row is no name: a letter of an index, a title with a colon, signs.
  ///
  /// - Parameter isHeadline: Whether several words in capitals are a title, since no name is written so.
  static func isSection(_ text: String, isHeadline: Bool = false) -> Bool {
    if text.count == 1 || isHeadline && text.contains(" ") && isCapital(text) {
      return true
    }
    if text.hasSuffix(":") || text.hasPrefix("(") && text.hasSuffix(")") { return true }
    return ["#", "*", "-", "=", "—", "–", "["].contains(String(text.prefix(1)))
  }
}
