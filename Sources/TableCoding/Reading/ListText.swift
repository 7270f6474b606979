import SourceText

// What reader and writer look for in texts that may hold more than one value.
extension Bytes {
  /// Where `:::` begins first in a part of the text, which stands between items in cells.
  func firstColons(in range: Range<Int>) -> Int? {
    let colon = UInt8(ascii: ":")
    var index = firstIndex(of: colon, in: range)
    while index + 2 < range.upperBound {
      if self[index + 1] == colon, self[index + 2] == colon { return index }
      index = firstIndex(of: colon, in: index + 1..<range.upperBound)
    }
    return nil
  }

  /// The first ` ::: `, which stands between values that share one of Google's cells. Of a value in front or
  /// behind that is empty, the blank is gone with those around the cell.
  func firstSeparator(in range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while let found = firstColons(in: start..<range.upperBound) {
      let end = found + 3
      if found == range.lowerBound || self[found - 1] == 0x20,
        end == range.upperBound || self[end] == 0x20
      {
        let first = found == range.lowerBound ? found : found - 1
        return first..<(end == range.upperBound ? end : end + 1)
      }
      start = found + 1
    }
    return nil
  }

  /// The values with ` ::: ` between, of which some may be empty.
  func items(in range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = range.lowerBound
    while let found = firstSeparator(in: start..<range.upperBound) {
      items.append(start..<found.lowerBound)
      start = found.upperBound
    }
    return items + [start..<range.upperBound]
  }

  /// The parts between separators, without blanks around.
  func parts(in range: Range<Int>, _ isSeparator: (UInt8) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where isSeparator(self[index]) {
      parts.append(trimmed(start..<index))
      start = index + 1
    }
    parts.append(trimmed(start..<range.upperBound))
    return parts.filter { !$0.isEmpty }
  }

  /// The several e-mail addresses of a text; nil where it is one.
  ///
  /// - Parameter isHandMade: Whether a stroke may stand between them.
  func mailboxes(in range: Range<Int>, isHandMade: Bool) -> [Range<Int>]? {
    let parts = parts(in: range) { $0.isOne(of: ";,\n") || isHandMade && $0.isOne(of: "/|") }
    return parts.count > 1 && parts.allSatisfy({ self[$0].contains(UInt8(ascii: "@")) })
      ? parts : nil
  }

  /// The several telephone numbers of a text; nil where it is one.
  func phoneNumbers(in range: Range<Int>) -> [Range<Int>]? {
    let parts = parts(in: range) { $0.isOne(of: ";,\n") }
    return parts.count > 1 && parts.allSatisfy { self[$0].isOwnNumber } ? parts : nil
  }

  /// Whether the text is a number of its own and not an extension of another one.
  private var isOwnNumber: Bool {
    guard let first else { return false }
    return (first == UInt8(ascii: "+") || first == UInt8(ascii: "(") || first.isDigit)
      && count { $0.isDigit } >= 5
  }

  /// Whether a spreadsheet shows a number in powers of ten: `4.91512E+12`, also with a comma.
  var isInPowers: Bool {
    guard let power = indices.first(where: { !self[$0].isDigit && !self[$0].isOne(of: ".,") }),
      power > 0,
      count > power + 2, self[power] | 0x20 == UInt8(ascii: "e"),
      self[power + 1] == UInt8(ascii: "+")
    else { return false }
    return self[power + 2..<count].allSatisfy { $0.isDigit }
  }

  // MARK: What people copy along

  /// Whether a text without colons may be more than an address: a name or a remark with one, or one with
  /// invisible characters around it.
  func mayHoldMore(_ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    return self[last].isOne(of: ">)") || self[last] >= 0x80 || self[range.lowerBound] >= 0x80
  }

  /// The address in what mail programs show: `ann@example.com` of `Ann Lee <ann@example.com>` and
  /// of `mailto:ann@example.com`; and the name, empty where there is none.
  func mailbox(in range: Range<Int>) -> (address: Range<Int>, name: Range<Int>) {
    let text = withoutScheme(withoutMarks(range))
    guard let last = text.last, self[last] == UInt8(ascii: ">"),
      let open = text.last(where: { self[$0] == UInt8(ascii: "<") })
    else { return mailboxBehindDash(in: text) ?? (text, 0..<0) }
    let address = withoutScheme(trimmed(open + 1..<last))
    guard self[address].contains(UInt8(ascii: "@")) else { return (text, 0..<0) }
    return (address, withoutQuotes(trimmed(text.lowerBound..<open)))
  }

  /// The address and the name in `Ann Lee - ann@example.com`.
  private func mailboxBehindDash(in text: Range<Int>) -> (address: Range<Int>, name: Range<Int>)? {
    guard let blank = text.last(where: { self[$0] == 0x20 }), blank > text.lowerBound + 3,
      self[blank - 1] == UInt8(ascii: "-"), self[blank - 2] == 0x20
    else { return nil }
    let (address, name) = (blank + 1..<text.upperBound, text.lowerBound..<blank - 2)
    guard CellNature.isEmail(self[address].string), !self[name].contains(UInt8(ascii: "@")) else {
      return nil
    }
    return (address, trimmed(name))
  }

  /// A text without the quotes around it.
  func withoutQuotes(_ text: Range<Int>) -> Range<Int> {
    text.count > 2 && self[text.lowerBound] == UInt8(ascii: "\"")
      && self[text.upperBound - 1] == UInt8(ascii: "\"")
      ? text.lowerBound + 1..<text.upperBound - 1 : text
  }

  /// The address without `mailto:`, or `SMTP:`, which Exchange puts in front.
  private func withoutScheme(_ text: Range<Int>) -> Range<Int> {
    for scheme in ["mailto:", "smtp:"] where text.count > scheme.utf8.count {
      let end = text.lowerBound + scheme.utf8.count
      guard self[end - 1] == UInt8(ascii: ":"),
        self[text.lowerBound..<end].string.lowercased() == scheme
      else { continue }
      return end..<text.upperBound
    }
    return text
  }

  /// A text without the invisible characters around it that set its direction or stand where
  /// nothing is.
  func withoutMarks(_ text: Range<Int>) -> Range<Int> {
    guard let last = text.last, self[text.lowerBound] >= 0x80 || self[last] >= 0x80 else {
      return text
    }
    var rest = text
    while let length = [2, 3].first(where: { rest.count >= $0 && isMark(rest.prefix($0)) }) {
      rest.removeFirst(length)
    }
    while let length = [3, 2].first(where: { rest.count >= $0 && isMark(rest.suffix($0)) }) {
      rest.removeLast(length)
    }
    return trimmed(rest)
  }

  /// Whether a part of the text is an invisible character.
  private func isMark(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard range.count == 3 else { return self[start] == 0xC2 && self[start + 1] == 0xA0 }
    switch (self[start], self[start + 1], self[start + 2]) {
    // Zero-width characters, marks of direction, the byte order mark.
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA0...0xA9),
      (0xEF, 0xBB, 0xBF):
      return true
    default: return false
    }
  }
}

extension UInt8 {
  /// Whether it is a digit.
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is one of some characters of ASCII.
  @inline(__always)
  func isOne(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
}
