/// The flat within a house, as people write it beside or within the street: `Apt 28`, `#28`.
package struct AddressUnit: Sendable, Hashable {
  /// The word for it, of several that mean the same one; empty where it says nothing, as `#`.
  private let designator: [UInt8]
  package let number: [UInt8]
  /// Whether a word stands before the number, be it one that says nothing of the kind of flat.
  package let isNamed: Bool

  /// Nil where the text is anything else.
  package init?(_ text: String) {
    let words = Word.words(of: text)
    guard let end = Self.end(of: words), end == words.count else { return nil }
    number = words[end - 1].text
    designator = words.count > 1 ? Self.designators[words[0].text] ?? [] : []
    isNamed = words.count > 1 && words[0].text != Self.sign
  }

  /// The flat that a line beside the street names; nil for any other line.
  package init?(line: UnsafeBufferPointer<UInt8>) {
    guard line.contains(where: ASCII.isDigit) else { return nil }
    self.init(String(decoding: line, as: UTF8.self))
  }

  /// The flat behind or before a street; nil where there is none.
  package init?(within street: UnsafeBufferPointer<UInt8>) {
    guard Self.mayHaveUnit(street),
      let unit = Self.separated(from: String(decoding: street, as: UTF8.self))?.unit
    else { return nil }
    self.init(unit)
  }

  /// Whether both are the same flat.
  package func agrees(with other: AddressUnit) -> Bool {
    number == other.number
      && (designator.isEmpty || other.designator.isEmpty || designator == other.designator)
  }

  /// Takes a street apart that has the flat behind it or before it: `12 Main St #28`, `Flat 3,
  /// 12 High Street`. Nil where it has none, or no number of the house beside it.
  package static func separated(from street: String) -> (street: String, unit: String)? {
    // Most streets have no such word, and are done with.
    guard mayHaveUnit(street.utf8) else { return nil }
    let words = Word.words(of: street)
    guard words.count >= 3, words.contains(where: { designators[$0.text] != nil }) else {
      return nil
    }
    if let end = end(of: words), end < words.count, isDesignator(words[0]),
      words[end].text.contains(where: ASCII.isDigit)
    {
      return parts(of: street, street: words[end...], unit: words[..<end])
    }
    for start in [words.count - 3, words.count - 2]
    where start > 0 && isDesignator(words[start]) {
      guard end(of: Array(words[start...])) == words.count - start,
        words[..<start].contains(where: { $0.text.contains(where: ASCII.isDigit) })
      else { continue }
      return parts(of: street, street: words[..<start], unit: words[start...])
    }
    return nil
  }

  /// Whether three letters of the line are those that such a word begins with.
  private static func mayHaveUnit(_ line: some Sequence<UInt8>) -> Bool {
    var letters: UInt32 = 0
    for byte in line {
      if byte == UInt8(ascii: "#") { return true }
      letters = letters << 8 & 0xFF_FFFF | UInt32(byte | 0x20)
      if heads.contains(letters) { return true }
    }
    return false
  }

  private static let heads: [UInt32] = [
    "apt", "apa", "app", "fla", "sui", "ste", "uni", "whg", "woh",
  ]
  .map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

  private static func parts(
    of text: String, street: ArraySlice<Word>, unit: ArraySlice<Word>
  ) -> (street: String, unit: String)? {
    func part(_ words: ArraySlice<Word>) -> String? {
      guard let first = words.first, let last = words.last else { return nil }
      return String(text[first.range.lowerBound..<last.range.upperBound])
    }
    guard let street = part(street), let unit = part(unit) else { return nil }
    return (street, unit)
  }

  /// How many words at the beginning name a flat; nil where they don't.
  private static func end(of words: [Word]) -> Int? {
    var count = 0
    if let first = words.first, isDesignator(first) {
      count = 1
      // Apt #28.
      if words.count > 1, first.text != sign, words[1].text == sign { count = 2 }
    }
    guard count < words.count, isNumber(words[count].text) else { return nil }
    return count + 1
  }

  private static func isDesignator(_ word: Word) -> Bool { designators[word.text] != nil }

  private static func isNumber(_ text: [UInt8]) -> Bool {
    let isShort = text.count <= 6 && text.contains(where: ASCII.isDigit) || text.count == 1
    return isShort
      && text.allSatisfy { byte in
        ASCII.isDigit(byte) || ASCII.isLetter(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "/")
      }
  }

  private static let sign = [UInt8(ascii: "#")]

  /// Each word with one that stands for all of its meaning. A unit may be of any kind.
  private static let designators: [[UInt8]: [UInt8]] = {
    var designators = WordLists.firstWords("kindsOfFlats")
    for word in [sign, Array("unit".utf8)] { designators[word] = [] }
    return designators
  }()

  /// A word of a line, in small letters and without a full stop behind it.
  private struct Word {
    let text: [UInt8]
    let range: Range<String.Index>

    /// The words of a line; none of one that is too long for a street.
    static func words(of line: String) -> [Word] {
      guard line.utf8.count <= 200 else { return [] }
      return line.utf8.split { $0 <= 0x20 || ",;".utf8.contains($0) }.flatMap { part in
        // A sign is a word of its own.
        let signs = part.indices.filter { part[$0] == sign[0] }
        let ends = signs.flatMap { [$0, part.index(after: $0)] } + [part.endIndex]
        return zip([part.startIndex] + ends, ends).compactMap { start, end in
          var text = part[start..<end].map(ASCII.lowercased)
          while text.last == UInt8(ascii: ".") { text.removeLast() }
          return text.isEmpty ? nil : Word(text: text, range: start..<end)
        }
      }
    }
  }
}
