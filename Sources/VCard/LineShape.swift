import SourceText

/// What a line is, by its first bytes.
package enum LineShape {
  // MARK: - The beginning of a card

  /// Where BEGIN stands on a line.
  struct Beginning {
    var position: Int
    /// Whether each line of the card may have something before it: blanks, or the name of a group.
    var isPrefixed = false
    /// Whether what joining files left stands before it.
    var isBehindJunk = false
  }

  /// More bytes than this before BEGIN are text.
  private static let junkLimit = 64
  /// Groups have shorter names.
  private static let groupLimit = 64

  static func beginning(
    _ text: UnsafeBufferPointer<UInt8>, onLineAt start: Int
  ) -> Beginning? {
    guard start < text.count else { return nil }
    if isBegin(text, at: start) { return Beginning(position: start) }
    let indented = pastBlanks(text, start)
    if indented > start, indented - start <= CardReader.indentationLimit,
      isBegin(text, at: indented)
    {
      return Beginning(position: indented, isPrefixed: true)
    }
    let behindJunk = pastJunk(text, start)
    if behindJunk > indented, isBegin(text, at: behindJunk) {
      return Beginning(position: behindJunk, isBehindJunk: true)
    }
    let behindGroup = pastGroup(text, start)
    guard behindGroup > start, isBegin(text, at: behindGroup) else { return nil }
    return Beginning(position: behindGroup, isPrefixed: true)
  }

  /// Past what stands before the lines of an indented card, or of one in a group.
  static func pastPrefix(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let indented = pastBlanks(text, start)
    return indented > start ? indented : pastGroup(text, start)
  }

  /// Whether the card whose BEGIN stands at `begin`, at the margin, is indented behind that: no line
  /// goes on with a BEGIN, so what follows blanks there is the next one. Gives by how many blanks.
  static func indentation(
    _ text: UnsafeBufferPointer<UInt8>, behindBeginAt begin: Int
  ) -> Int? {
    guard isSpelled("begin:vcard", text, begin) else { return nil }
    var line = LineBreaks.nextLine(text, from: begin + "begin:vcard".utf8.count)
    guard line < text.count, text[line] <= 0x20 else { return nil }
    var start = pastBlanks(text, line)
    // Blank lines may stand between.
    while start < text.count, LineBreaks.isBreak(text[start]) {
      line = LineBreaks.pastBreak(text, start)
      start = pastBlanks(text, line)
    }
    guard start > line, start - line <= CardReader.indentationLimit,
      isKnownProperty(text, start..<LineBreaks.nextLine(text, from: start))
    else { return nil }
    return start - line
  }

  /// The blanks before the END:VCARD that is the last line of the card, where it is indented.
  static func indentation(
    _ text: UnsafeBufferPointer<UInt8>, beforeLastEndOf card: Range<Int>
  ) -> Int? {
    var end = card.upperBound
    while end > card.lowerBound, text[end - 1] <= 0x20 { end -= 1 }
    let word = end - "end:vcard".utf8.count
    guard word > card.lowerBound, text[word - 1] == 0x20 || text[word - 1] == 0x09,
      startsWith("end:vcard", Bytes(text), word..<end)
    else { return nil }
    var line = word
    while line > card.lowerBound, text[line - 1] == 0x20 || text[line - 1] == 0x09 { line -= 1 }
    guard line > card.lowerBound, LineBreaks.isBreak(text[line - 1]),
      word - line <= CardReader.indentationLimit
    else { return nil }
    return word - line
  }

  static func pastBlanks(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    return index
  }

  /// Past control characters, commas, blanks and byte order marks.
  private static func pastJunk(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let limit = min(text.count, start + junkLimit)
    var index = start
    while index < limit {
      if isByteOrderMark(text, at: index) {
        index += 3
      } else if text[index] <= 0x20 && !LineBreaks.isBreak(text[index])
        || text[index] == UInt8(ascii: ",")
      {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  /// Past `group.`; `start` if there is none.
  private static func pastGroup(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let limit = min(text.count, start + groupLimit)
    var index = start
    while index < limit, PropertyName.isValid(text[index]) { index += 1 }
    return index > start && index < limit && text[index] == UInt8(ascii: ".") ? index + 1 : start
  }

  // MARK: - Words

  static func isBegin(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    isSpelled("begin:vcard", text, index) || past("begin:vcard", text, index) != nil
  }

  package static func isEnd(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    pastEnd(text, at: index) != nil
  }

  /// Past the word, which may be folded; nil where it is none.
  static func pastEnd(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    isSpelled("end:vcard", text, index) ? index + 9 : past("end:vcard", text, index)
  }

  /// Past the byte order marks at `start`.
  package static func pastMarks(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    while isByteOrderMark(text, at: index) { index += 3 }
    return index
  }

  private static func isByteOrderMark(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 3 <= text.count && text[index] == 0xEF && text[index + 1] == 0xBB
      && text[index + 2] == 0xBF
  }

  /// Whether the line begins with a property of a known name other than those of the frame.
  static func isKnownProperty(_ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    let start = pastGroup(text, line.lowerBound)
    var end = start
    while end < line.upperBound, PropertyName.isValid(text[end]) { end += 1 }
    guard end < line.upperBound, text[end] == UInt8(ascii: ":") || text[end] == UInt8(ascii: ";")
    else { return false }
    switch KnownProperty(start..<end, in: Bytes(text)) {
    case nil, .begin, .end: return false
    default: return true
    }
  }

  /// `AGENT:BEGIN:VCARD` and nothing more, not even on a folded line: a card begins there.
  static func isAgentWithBegin(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard past("agent", text, index) != nil else { return false }
    let limit = min(index + 200, text.count)
    var start = index + 5
    while start < limit, text[start] != UInt8(ascii: ":"), !LineBreaks.isBreak(text[start]) {
      start += 1
    }
    guard start + 12 <= text.count, isBegin(text, at: start + 1) else { return false }
    start = pastBlanks(text, start + 12)
    guard start < text.count else { return true }
    guard LineBreaks.isBreak(text[start]) else { return false }
    let next = LineBreaks.pastBreak(text, start)
    return next == text.count || text[next] != 0x20 && text[next] != 0x09
  }

  /// `AGENT:` or `group.AGENT;TYPE=…:` with nothing after the colon.
  static func isOpenAgent(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1] <= 0x20 { end -= 1 }
    guard end - range.lowerBound >= 6, end - range.lowerBound < 200,
      text[end - 1] == UInt8(ascii: ":")
    else { return false }
    var start = range.lowerBound
    for index in range.lowerBound..<end {
      if text[index] == UInt8(ascii: ".") {
        start = index + 1
        break
      }
      if text[index] == UInt8(ascii: ":") || text[index] == UInt8(ascii: ";") { break }
    }
    guard past("agent", text, start) != nil, start + 5 < end else { return false }
    return text[start + 5] == UInt8(ascii: ":") || text[start + 5] == UInt8(ascii: ";")
  }

  /// Whether the text of 8 to 16 letters and colons stands there as it nearly always does, without
  /// folds and blanks.
  @inline(__always)
  private static func isSpelled(
    _ word: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index >= 0, text.count - index >= count else { return false }
    // The first eight bytes and the last eight.
    return difference(word, 0, text, index) | difference(word, count - 8, text, index) == 0
  }

  @inline(__always)
  private static func difference(
    _ word: StaticString, _ offset: Int, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> UInt64 {
    let wanted = UnsafeRawPointer(word.utf8Start).loadUnaligned(
      fromByteOffset: offset, as: UInt64.self)
    let found = UnsafeRawBufferPointer(text).loadUnaligned(
      fromByteOffset: index + offset, as: UInt64.self)
    // Letters have the bit 0x40 and may be capitals; a colon must be just that.
    return (found | (wanted & 0x4040_4040_4040_4040) &>> 1) ^ wanted
  }

  /// Past the word at `index`, which a fold may cut, and which may have blanks around its colon;
  /// nil where it is another.
  private static func past(
    _ word: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int? {
    var position = index
    for offset in 0..<word.utf8CodeUnitCount {
      let wanted = word.utf8Start[offset]
      guard position < text.count else { return nil }
      if lowercased(text[position]) != wanted {
        guard offset > 0, let next = pastFoldOrBlank(text, position, wanted) else { return nil }
        position = next
      }
      position += 1
    }
    return position
  }

  private static func pastFoldOrBlank(
    _ text: UnsafeBufferPointer<UInt8>, _ position: Int, _ wanted: UInt8
  ) -> Int? {
    var index = pastBlanks(text, position)
    if index == position {
      guard LineBreaks.isBreak(text[position]) else { return nil }
      let afterBreak = LineBreaks.pastBreak(text, position)
      index = pastBlanks(text, afterBreak)
      guard index > afterBreak else { return nil }
    }
    guard index < text.count, lowercased(text[index]) == wanted else { return nil }
    return index
  }
}
