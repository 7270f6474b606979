/// Who comes with somebody and has no name, behind the name: `Ann Lee +1`, `Eva Kern + 2 Kinder`, `Ana y familia`.
struct Companions {
  let name: String
  /// Who comes, as it is written.
  let text: String

  private static let words = CellWords.set("companion")
  private static let signs = CellWords.set("companion sign")
  private static let articles = CellWords.set("companion article")

  /// Nil where nobody comes with whom a cell names, or somebody with a name.
  init?(_ cell: String) {
    guard cell.utf8.count <= 120 else { return nil }
    let words = Self.words(of: cell)
    let start = words.indices.dropFirst().first { place in
      Self.areCompanions(words[(place + 1)...], behind: words[place], words[..<place])
    }
    guard let start else { return nil }
    // What is written, with its blanks and signs.
    let name = words[..<start].joined(separator: " ")
    let end = Self.end(of: name.filter { $0 != " " }, in: cell)
    self.name = cell[..<end].trimmed { "(,; ".contains($0) }.trimmed
    text = cell[end...].trimmed { "(),; ".contains($0) }.trimmed
    guard self.name.contains(where: \.isLetter) else { return nil }
  }

  /// The words of a cell, with signs and numbers apart from what stands beside them.
  private static func words(of cell: String) -> [String] {
    var words: [String] = [""]
    var last: Character = " "
    for character in cell {
      let isApart = "+&".contains(character) || "+&/".contains(last)
      if isApart || last.isDigit && character.isLetter || " (),;".contains(character) {
        words.append("")
      }
      if !" (),;".contains(character) { words[words.count - 1].append(character) }
      last = character
    }
    return words.filter { !$0.isEmpty }
  }

  private static func areCompanions(
    _ rest: ArraySlice<String>, behind sign: String, _ name: ArraySlice<String>
  ) -> Bool {
    let isPlus = sign == "+" || sign.lowercased() == "plus"
    let isSign = signs.contains(sign.lowercased())
    guard isSign || Couples.isConnector(sign), let first = rest.first,
      !signs.contains(first.lowercased()), !Couples.isConnector(first)
    else { return false }
    // `Huber & Partner` is a firm.
    if !isSign, name.count < 2 || first.first?.isUppercase == true,
      first.lowercased().hasPrefix("partner")
    {
      return false
    }
    var hasWord = false
    for word in rest {
      let word = word.lowercased()
      if words.contains(word) {
        hasWord = true
      } else if word.allSatisfy(\.isDigit) {
        guard word.count < 3 else { return false }
        if isPlus { hasWord = true }
      } else if !articles.contains(word), !signs.contains(word), !Couples.isConnector(word) {
        return false
      }
    }
    return hasWord
  }

  /// Where in a cell its first letters end, blanks and signs between them left out.
  private static func end(of letters: String, in cell: String) -> String.Index {
    var rest = letters[...]
    return cell.indices.first { place in
      if rest.isEmpty { return true }
      if cell[place] == rest.first { rest.removeFirst() }
      return false
    } ?? cell.endIndex
  }
}
