// Where numbers begin and end in the text of a cell.
extension PhoneCell {
  /// Where numbers stand in a text: from a digit or sign to the last, with what stands between digits.
  static func runs(of characters: [Character]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < characters.count {
      guard isStart(index, of: characters, behind: runs.last) else {
        index += 1
        continue
      }
      // `( 770) 555 0100` has a blank too many.
      let sign = characters[..<index].lastIndex { $0 != " " }
      let isOpened = sign.map { characters[$0] == "(" } == true && runs.last?.upperBound != index
      var start = isOpened ? sign ?? index : index
      var end = start
      var open: Int?
      scan: while end < characters.count {
        let character = characters[end]
        switch character {
        case "(":
          // A word in parentheses is a label.
          guard open == nil,
            let first = characters[(end + 1)...].first(where: { $0 != " " }),
            first.isDigit || first == "+"
          else { break scan }
          open = end
        case ")":
          guard open != nil || isBehindCode(end, of: characters, from: start) else { break scan }
          open = nil
        case "+" where isPlusBetween(end, of: characters, from: start): break scan
        case _ where character.isDigit || "+-–./ *#\u{A0}".contains(character): break
        default: break scan
        }
        end += 1
      }
      // What was not closed is a remark: `030 1234567 (2nd floor)`, `(030 1234567 work)`.
      if let open, open > start { end = open }
      if let open, open == start { start = index }
      while end > start + 1, "-–./+ \u{A0}".contains(characters[end - 1]) { end -= 1 }
      runs.append(start..<end)
      index = max(end, index + 1)
    }
    return runs
  }

  /// Whether what ends in a parenthesis that nobody has opened is the code of an area: `030) 1234567`. One
  /// or two digits count what stands behind.
  private static func isBehindCode(_ end: Int, of characters: [Character], from start: Int) -> Bool
  {
    let code = characters[start..<end]
    let next = characters[(end + 1)...].first { !" -".contains($0) }
    return (code.first == "0" ? 2...5 : 3...5).contains(code.count) && code.allSatisfy(\.isDigit)
      && next?.isDigit == true && !characters[..<start].contains("(")
  }

  /// Whether a number ends in front of a plus, be it that of an international one or one for `and`.
  private static func isPlusBetween(_ plus: Int, of characters: [Character], from start: Int)
    -> Bool
  {
    let digits = CellNature.digitCount(String(characters[start..<plus]))
    return digits >= usualDigits && characters[start..<plus].last { $0 != " " } != "("
  }

  /// Whether a plus behind a number is no sign of an international one: a zero follows, or a number that is
  /// written as the one in front is.
  private static func isAnd(_ plus: Int, of characters: [Character], behind number: Range<Int>)
    -> Bool
  {
    let between = characters[number.upperBound..<plus]
    guard between.allSatisfy({ " \u{A0}".contains($0) }) else { return false }
    let rest = characters[(plus + 1)...]
    guard let first = rest.firstIndex(where: { $0 != " " }) else { return true }
    if characters[first] == "0" { return true }
    let isInternational =
      characters[number.lowerBound] == "+" || characters[number].starts(with: "00")
    // A blank stands behind the plus of this one, too, or behind none.
    if first > plus + 1 { return !isInternational || characters[number.lowerBound + 1] != " " }
    let count = CellNature.digitCount(String(characters[number]))
    return !isInternational && between.isEmpty
      && CellNature.digitCount(String(rest.prefix { !$0.isLetter && !"+,;|".contains($0) }))
        == count
  }

  private static func isStart(
    _ index: Int, of characters: [Character], behind number: Range<Int>?
  ) -> Bool {
    let character = characters[index]
    let next = characters[(index + 1)...].first
    switch character {
    case _ where character.isDigit: return true
    case "*", "#": return true
    case "+":
      if let number, isAnd(index, of: characters, behind: number) { return false }
      if next?.isDigit == true || next == "(" { return true }
      // `+ 49 30 1234567` has a blank too many; no country's code begins with a zero.
      let digit = characters[(index + 1)...].first { !" (".contains($0) }
      return digit?.isDigit == true && digit != "0"
    case "-": return index == 0 && next?.isDigit == true
    default: return false
    }
  }

  /// Whether letters stand among the digits of a number, which are not all known then: `0171ABC4567`.
  static func isSpoiled(_ characters: [Character], _ numbers: [Range<Int>]) -> Bool {
    // An O in front is a zero, or says too little to be trusted: `O171 1234567`.
    if numbers.count == 1, numbers[0].lowerBound == 1, "Oo".contains(characters[0]),
      characters[1].isDigit, characters[1] != "0"
    {
      return true
    }
    var start = 0
    while let letter = characters[start...].firstIndex(where: \.isLetter) {
      let end = characters[letter...].firstIndex { !$0.isLetter } ?? characters.count
      start = end
      guard letter > 0, characters[letter - 1].isDigit, end < characters.count,
        characters[end].isDigit,
        !extensionWords.contains(String(characters[letter..<end]).lowercased())
      else { continue }
      let isBehind = numbers.contains { $0.upperBound == letter }
      let isBefore = numbers.contains { $0.lowerBound == end }
      if isBehind != isBefore { return true }
    }
    return false
  }
}
