import SourceText

// Cards whose line breaks were lost or whose lines were all indented on their way.
extension CardReader {
  /// Cards may be indented by so many blanks.
  static let indentationLimit = 16

  /// Puts the lines of a damaged card where vCard wants them, without moving a byte: every byte
  /// that is too much becomes a part of a line break.
  mutating func mendLines() {
    guard cardCount > 11 else { return }
    let isSuspect =
      bytes[0] <= 0x20 || !LineBreaks.isBreak(bytes[11])
      || LineMending.indentation(bytes[0..<cardCount].unsafeBuffer) != nil
    guard isSuspect else { return }
    var card = Array(bytes.view)
    guard let (message, leavesOut) = LineMending.mend(&card) else { return }
    bytes.removeAll()
    bytes.append(card)
    hasLoneReturn = true
    report(
      CardDiagnostic(
        .cardMisplacedLines, .warning, message,
        hint: "Export the contact again, or put each property on a line of its own.",
        at: ByteRange(0..<0), leavesOut: leavesOut))
  }
}

/// Finds what damaged a card's lines and mends it.
enum LineMending {
  private static let backslash = UInt8(ascii: "\\")

  /// Mends the card and says what was wrong, and whether something is left out; nil if nothing was.
  static func mend(_ card: inout [UInt8]) -> (message: String, leavesOut: Bool)? {
    var lineStart = 0
    var begin = 0
    while begin < card.count, card[begin] <= 0x20 {
      if LineBreaks.isBreak(card[begin]) { lineStart = begin + 1 }
      begin += 1
    }
    guard card.count >= begin + 12,
      card.withUnsafeBufferPointer({ LineShape.isBegin($0, at: begin) })
    else { return nil }
    if begin > lineStart {
      removeIndentation(&card, of: begin - lineStart, from: lineStart)
      return ("All lines of the card are indented; the blanks before them were left out.", false)
    }
    // Folds or blanks within the word belong to lines that are as they should be.
    let isWhole = card.withUnsafeBufferPointer {
      startsWith("begin:vcard", Bytes($0), begin..<begin + 11)
    }
    guard isWhole else { return nil }
    if split(&card, from: begin + 11) {
      return (
        "The card's line breaks are missing; it was split where properties seem to begin.", false
      )
    }
    if let widths = card.withUnsafeBufferPointer({ indentation($0, begin) }) {
      removeIndentation(&card, of: widths, behind: begin)
      return (
        "Lines of the card are indented, though its first one is not; the blanks before them were "
          + "left out.", false
      )
    }
    let rest = card[(begin + 11)...].prefix { !LineBreaks.isBreak($0) }
    return rest.contains { $0 > 0x20 }
      ? ("Text stands behind BEGIN:VCARD, on the same line; it was left out.", true) : nil
  }

  /// By how many blanks lines of a card are indented whose BEGIN, at `begin`, is not; nil where none
  /// are.
  static func indentation(
    _ card: UnsafeBufferPointer<UInt8>, _ begin: Int = 0
  ) -> ClosedRange<Int>? {
    if let width = LineShape.indentation(card, behindBeginAt: begin) { return 1...width }
    // Others than the last line are folded.
    return LineShape.indentation(card, beforeLastEndOf: begin..<card.count).map { $0...$0 }
  }

  /// Makes so many blanks before properties a part of the line break before; if no property stands at
  /// the margin, also those before other lines. What is indented more stays folded.
  private static func removeIndentation(
    _ card: inout [UInt8], of widths: ClosedRange<Int>, behind begin: Int
  ) {
    var hasPropertyAtMargin = false
    var indented: [(line: Int, start: Int)] = []
    var others = indented
    var position = card.withUnsafeBufferPointer { LineBreaks.nextLine($0, from: begin) }
    while position < card.count {
      let start = pastBlanks(card, position)
      let isBlank = start == card.count || LineBreaks.isBreak(card[start])
      if isBlank || widths.contains(start - position) && isProperty(card, start, isWritten: true) {
        indented.append((position, start))
      } else if start > position {
        others.append((position, start))
      } else if isProperty(card, start, isWritten: true, isFrame: false) {
        hasPropertyAtMargin = true
      }
      position = card.withUnsafeBufferPointer { LineBreaks.nextLine($0, from: start) }
    }
    if !hasPropertyAtMargin { indented += others }
    for (line, start) in indented where start > line {
      unindent(&card, line..<min(start, line + widths.upperBound))
    }
  }

  /// Makes blanks at the start of a line a part of the line break before.
  private static func unindent(_ card: inout [UInt8], _ blanks: Range<Int>) {
    let first =
      blanks.lowerBound > 0 && card[blanks.lowerBound - 1] == 0x0A
      ? blanks.lowerBound - 1 : blanks.lowerBound
    for place in first..<blanks.upperBound - 1 { card[place] = 0x0D }
    card[blanks.upperBound - 1] = 0x0A
  }

  /// Makes the blanks at the start of each line a part of the line break before.
  private static func removeIndentation(
    _ card: inout [UInt8], of width: Int, from start: Int
  ) {
    var position = start
    while position < card.count {
      var index = position
      while index < card.count, index - position < width,
        card[index] == 0x20 || card[index] == 0x09
      {
        index += 1
      }
      if index > position { unindent(&card, position..<index) }
      while index < card.count, !LineBreaks.isBreak(card[index]) { index += 1 }
      position = card.withUnsafeBufferPointer {
        index < $0.count ? LineBreaks.pastBreak($0, index) : index
      }
    }
  }

  /// Splits the line that BEGIN stands on, at blanks or at written-out breaks, whichever the first
  /// separator is, where a property's name follows. False if there is none.
  private static func split(_ card: inout [UInt8], from start: Int) -> Bool {
    let isWritten = card[start] == backslash
    guard isWritten || card[start] == 0x20 || card[start] == 0x09 else { return false }
    var hasSplit = false
    var index = start
    while index < card.count, !LineBreaks.isBreak(card[index]) {
      let end = isWritten ? pastWrittenBreak(card, index) : pastBlanks(card, index)
      guard end > index else {
        index += 1
        continue
      }
      if isProperty(card, end, isWritten: isWritten) {
        for place in index..<end - 1 { card[place] = 0x0D }
        card[end - 1] = 0x0A
        hasSplit = true
      }
      index = end
    }
    return hasSplit
  }

  private static func pastBlanks(_ card: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < card.count, card[index] == 0x20 || card[index] == 0x09 { index += 1 }
    return index
  }

  private static func pastWrittenBreak(_ card: [UInt8], _ start: Int) -> Int {
    var index = start
    while index + 1 < card.count, card[index] == backslash,
      card[index + 1] == UInt8(ascii: "n") || card[index + 1] == UInt8(ascii: "r")
    {
      index += 2
    }
    return index
  }

  /// Whether a property of a known name begins here: up to the colon there is no separator.
  private static func isProperty(
    _ card: [UInt8], _ start: Int, isWritten: Bool, isFrame: Bool = true
  ) -> Bool {
    var nameStart = start
    var nameEnd: Int?
    var index = start
    while index < card.count, index - start < 256, !LineBreaks.isBreak(card[index]) {
      switch card[index] {
      case UInt8(ascii: "."): if nameEnd == nil { nameStart = index + 1 }
      case UInt8(ascii: ";"): nameEnd = nameEnd ?? index
      case UInt8(ascii: ":"):
        let name = nameStart..<(nameEnd ?? index)
        return card.withUnsafeBufferPointer { buffer in
          let text = Bytes(buffer)
          let known = KnownProperty(name, in: text)
          if known == .begin || known == .end { return isFrame }
          return known != nil
            || startsWith("x-", text, name) && CardReader.isName(text[name])
        }
      case 0x20, 0x09: if !isWritten { return false }
      case backslash: if isWritten { return false }
      default: break
      }
      index += 1
    }
    return false
  }
}
