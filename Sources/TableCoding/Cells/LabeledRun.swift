/// A number or a mailbox of a cell, with the words that say which it is: `Work 617 555 0100`,
/// `ann@x.example (home)`.
struct LabeledRun {
  let text: String
  /// What stands in front of it, and behind.
  let before: String
  let after: String

  /// The runs of a text that stand at some places in it, with what stands beside each. Nothing of the text is
  /// left out.
  static func runs(of characters: [Character], at places: [Range<Int>]) -> [LabeledRun] {
    guard let first = places.first, let last = places.last else { return [] }
    let isLabelFirst = isLabelFirst(String(characters[..<first.lowerBound]))
    var runs: [LabeledRun] = []
    var before = String(characters[..<first.lowerBound])
    for (place, next) in zip(places, places.dropFirst()) {
      let between = String(characters[place.upperBound..<next.lowerBound])
      let boundary = boundary(in: between[...], isLabelFirst: isLabelFirst)
      runs.append(
        LabeledRun(
          text: String(characters[place]), before: before, after: String(between[..<boundary])))
      before = String(between[boundary...])
    }
    runs.append(
      LabeledRun(
        text: String(characters[last]), before: before,
        after: String(characters[last.upperBound...])))
    return runs
  }

  /// Whether words stand in front of what they are said of, as seen from what stands before the first: where one
  /// does, they all do.
  static func isLabelFirst(_ text: some StringProtocol) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }

  /// Where, in what stands between two runs, the words of the one in front end and those of the other begin.
  static func boundary(in text: Substring, isLabelFirst: Bool) -> Substring.Index {
    // `(home) (work: `
    if let open = openParenthesis(in: text) { return open }
    let start = text.firstIndex { !$0.isWhitespace } ?? text.startIndex
    guard isLabelFirst else { return startOfAnnouncement(in: text) ?? text.endIndex }
    // `(private) Work: `, `ext. 12 Work: `
    if let end = endOfRemarks(in: text[start...]) { return end }
    let words = text[start...].split(separator: " ", maxSplits: 2)
    if words.count > 1, PhoneCell.extensionNumber(words[..<2].joined(separator: " ")) != nil {
      return words[1].endIndex
    }
    return text.startIndex
  }

  /// Where a parenthesis opens that the text does not close.
  private static func openParenthesis(in text: Substring) -> Substring.Index? {
    var open: [Substring.Index] = []
    for index in text.indices {
      if text[index] == "(" { open.append(index) }
      if text[index] == ")", !open.isEmpty { open.removeLast() }
    }
    return open.first
  }

  /// Where the words begin that a colon at the end says to be of what follows: behind what stands in
  /// parentheses or in front of a comma, or else the last one.
  private static func startOfAnnouncement(in text: Substring) -> Substring.Index? {
    guard let colon = text.lastIndex(where: { !$0.isWhitespace }), ":：".contains(text[colon])
    else { return nil }
    let words = text[..<colon]
    if let sign = words.lastIndex(where: { ")],;".contains($0) }) {
      return words.index(after: sign)
    }
    let end = words.lastIndex { !$0.isWhitespace } ?? words.startIndex
    return words[..<end].lastIndex(where: \.isWhitespace) ?? words.startIndex
  }

  /// Where what stands in parentheses at the beginning of a text ends; nil where nothing does.
  private static func endOfRemarks(in text: Substring) -> Substring.Index? {
    guard text.first == "(", let close = text.firstIndex(of: ")") else { return nil }
    let end = text.index(after: close)
    return endOfRemarks(in: text[end...].drop(while: \.isWhitespace)) ?? end
  }

  /// What stands between values in one cell.
  static let separators: [String] =
    ["\n", "  ", ";", "|", "、", "،", " / ", ",", "/", " - ", " – ", "・"]
    + CellWords.words("between numbers").flatMap { word in
      // A letter in capitals may be a label: `617 555 0100 O 617 555 0101 H`.
      word.count > 1 ? [" \(word) ", " \(word.uppercased()) "] : [" \(word) "]
    }
}

extension Substring {
  /// The parts between separators, where each is a value of its own, or is divided from one by a sign that
  /// stands within none.
  func values(
    between separator: String, _ isValue: (Substring) -> Bool
  ) -> [Substring] {
    let parts = parts { _ in separator }.filter { part in part.contains { !$0.isWhitespace } }
    let isSign = separator == "\n" || separator == ";" || separator == "|"
    guard parts.count > 1, parts.count(where: isValue) > 1, isSign || parts.allSatisfy(isValue)
    else { return [self] }
    return parts
  }

  /// The parts between separators, of which each may depend on how many stand before it.
  func parts(_ separator: (_ count: Int) -> String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while let found = rest.range(of: separator(parts.count)) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }
}
