package import SourceText

/// Reads one card into content lines. Made once and reused: its buffers stay.
///
/// The bytes of the card come first in ``bytes``; what had to be unfolded or decoded is
/// appended, so that every range speaks of one buffer.
package struct CardReader: ~Copyable {
  /// More parameters than this on one line are left unread.
  package static let parameterLimit = 1_000
  /// Lines after so many are left unread.
  package static let lineLimit = 1_000_000
  /// Of a card with more problems than this, the first ones are told.
  package static let diagnosticLimit = 1_000

  package var bytes = ByteArena()
  package internal(set) var lines = ReusedBuffer<ContentLine>()
  /// The parameters of lines with new headers.
  var parameters: [RawParameter] = []
  package internal(set) var diagnostics: [CardDiagnostic] = []
  /// How many of ``bytes`` are the card as it came.
  package internal(set) var cardCount = 0
  /// How many bytes the card had before NULs were removed.
  package internal(set) var sourceCount = 0
  package internal(set) var version: VCardVersion?
  package internal(set) var isASCII = true
  /// Whether the card as it came may be something else than UTF-8.
  package internal(set) var isDoubtful = false
  /// Whether the header read last has a quote that nothing closes.
  var hasOpenQuote = false
  var headers = HeaderCache()
  /// Whether the card has a backslash.
  var hasBackslash = false
  var hasLoneReturn = false
  /// Whether ``marks`` can be used: they know line feeds alone.
  var areLinesMarked = false
  /// How many lines there were when one that nobody folded was joined to the last of them.
  var lineCountWhenJoined = 0
  /// How many lines were looked at for a note and are none.
  var linesWithoutNote = 0
  /// The lines of the card from the current one on, as many as were looked for at once.
  var marks = [LineMark](repeating: LineMark(), count: 128)
  var markCount = 0
  /// The mark to look at next.
  var markIndex = 0
  /// Whether the card has a fold's blank behind soft breaks.
  var foldsSoftBreaks = false
  /// Whether the card has lines that are folded between words, at the blanks of the text.
  var foldsBetweenWords = false

  package init() {
    parameters.reserveCapacity(512)
  }

  /// Reads the card in `text[range]`.
  package mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    bytes.removeAll()
    bytes.shrink(to: 1 << 22)
    lines.removeAll()
    // Asked first, since that is nearly all that there is to do.
    if !parameters.isEmpty { parameters.removeAll(keepingCapacity: true) }
    if !diagnostics.isEmpty { diagnostics.removeAll(keepingCapacity: true) }
    version = nil
    foldsSoftBreaks = false
    foldsBetweenWords = false
    lineCountWhenJoined = 0
    linesWithoutNote = 0
    bytes.append(Bytes(UnsafeBufferPointer(rebasing: text[range])))
    sourceCount = range.count
    var traits = markLines()
    isDoubtful = traits & ByteTraits.doubtful.rawValue != 0
    if traits & ByteTraits.null.rawValue != 0, let first = bytes.view.firstNull {
      removeNulls(from: first)
      traits = markLines() | traits & ~ByteTraits.loneReturn.rawValue
    }
    cardCount = bytes.count
    isASCII = traits & ByteTraits.beyondASCII.rawValue == 0
    hasBackslash = traits & ByteTraits.backslash.rawValue != 0
    hasLoneReturn = traits & ByteTraits.loneReturn.rawValue != 0
    mendLines()
    areLinesMarked = !hasLoneReturn && cardCount <= Int(UInt32.max)
    if !areLinesMarked { markCount = 0 }

    var position = 0
    while position < cardCount {
      if lines.count == Self.lineLimit {
        diagnostics.append(
          CardDiagnostic(
            .cardTooLarge, .error,
            "The card has more than \(Self.lineLimit) lines; the further ones were left out.",
            hint: "Split the card.", at: ByteRange(position..<cardCount), leavesOut: true))
        return
      }
      position = readLine(at: position)
    }
  }

  /// Notes a problem, unless there are too many of them to be of use, or the part before of the same line
  /// has it, too.
  package mutating func report(_ diagnostic: CardDiagnostic) {
    if diagnostic == diagnostics.last { return }
    guard diagnostics.count >= Self.diagnosticLimit else {
      diagnostics.append(diagnostic)
      return
    }
    guard diagnostics.count == Self.diagnosticLimit else { return }
    diagnostics.append(
      CardDiagnostic(
        .cardTooManyProblems, .warning,
        "The card has more than \(Self.diagnosticLimit) problems; the further ones are not listed.",
        hint: "Mend the first ones and check again.", at: diagnostic.range))
  }

  /// NUL belongs to no text, and other programs end it there.
  mutating func removeNulls(from first: Int) {
    bytes.removeAll(0, from: first)
    let count = sourceCount - bytes.count
    report(
      CardDiagnostic(
        .nullCharacter, .warning,
        count == 1
          ? "The card has a NUL byte, which was left out."
          : "The card has \(count) NUL bytes, which were left out.",
        hint: "Check whether the file was damaged, or is UTF-16 in parts.",
        at: ByteRange(first..<first + 1), leavesOut: true))
  }

  // MARK: - Lines

  /// Finds the card's first lines. Returns what occurs in all of them.
  private mutating func markLines() -> UInt32 {
    let found = LineMark.find(in: bytes.view, from: 0, &marks)
    markCount = found.count
    markIndex = 0
    let end = found.count > 0 ? Int(marks[found.count - 1].next) : 0
    guard end < bytes.count else { return found.traits.rawValue }
    let rest = ByteTraits(bytes[end..<bytes.count].unsafeBuffer).rawValue
    return found.traits.rawValue | rest | ByteTraits.doubtful.rawValue
  }

  /// A physical line, with the place of its first colon, or of its end if there is none.
  struct PhysicalLine {
    var end: Int
    var next: Int
    var colon: Int
    /// Whether there may be a backslash in it.
    var hasBackslash: Bool
  }

  /// The physical line at `start`, which is behind all that were asked for before.
  @inline(__always)
  private mutating func markedLine(_ start: Int) -> PhysicalLine {
    while markIndex < markCount {
      let mark = marks[markIndex]
      markIndex += 1
      if Int(mark.next) > start { return PhysicalLine(mark) }
    }
    return furtherLine(start)
  }

  private mutating func furtherLine(_ start: Int) -> PhysicalLine {
    if areLinesMarked {
      markCount = LineMark.find(in: bytes[0..<cardCount], from: start, &marks).count
      markIndex = 1
      if markCount > 0 { return PhysicalLine(marks[0]) }
    }
    let (end, next) = physicalLine(start)
    let colon = bytes.view.firstIndex(of: UInt8(ascii: ":"), in: start..<end)
    return PhysicalLine(end: end, next: next, colon: colon, hasBackslash: hasBackslash)
  }

  /// Where the content of the physical line at `start` ends and the next line begins.
  func physicalLine(_ start: Int) -> (end: Int, next: Int) {
    LineBreaks.line(
      bytes[0..<cardCount].unsafeBuffer, from: start, hasLoneReturn: hasLoneReturn)
  }

  /// Whether a fold's blank stands at `index`.
  func isContinuation(_ index: Int) -> Bool {
    index < cardCount && (bytes[index] == 0x20 || bytes[index] == 0x09)
  }

  /// Reads the logical line at `start` and returns where the next one begins.
  mutating func readLine(at start: Int) -> Int {
    let line = markedLine(start)
    let end = line.end
    let next = line.next
    guard end > start else { return next }
    let colon = line.colon
    let known = colon < end ? headers.number(of: start..<colon, in: bytes) : 0
    if known > 0, finishSimple(known, start, line) { return next }
    let firstParameter = parameters.count
    if known > 0 {
      let header = header(known, start, colon)
      if let after = readText(header, start..<end, next) { return after }
      return readValue(
        header: header, start: start, end: end, next: next, firstParameter: firstParameter)
    }
    let problemCount = diagnostics.count
    if var header = readHeader(start..<end), !hasOpenQuote || !isContinuation(next) {
      if header.colon == colon, diagnostics.count == problemCount {
        header.number = remember(header, start, firstParameter)
      }
      if let after = readText(header, start..<end, next) {
        parameters.removeSubrange(firstParameter...)
        return after
      }
      return readValue(
        header: header, start: start, end: end, next: next, firstParameter: firstParameter)
    }
    parameters.removeSubrange(firstParameter...)
    if isContinuation(next) {
      // The fold stands before the colon or in quotes: unfold everything, then read.
      var after = next
      let unfolded = unfold(start..<end, &after)
      if let header = readHeader(unfolded) {
        var value = header.colon + 1..<unfolded.upperBound
        if header.encoding == .quotedPrintable {
          value = unfoldQuotedPrintable(value, &after, lineStart: value.lowerBound)
        }
        finish(
          header, value: value, source: ByteRange(start..<after), firstParameter: firstParameter)
        return after
      }
      parameters.removeSubrange(firstParameter...)
      readLineWithoutName(unfolded, source: start..<after)
      return after
    }
    readLineWithoutName(start..<end, source: start..<next)
    return next
  }

  /// Adds the line at `start` if all there is to it is a value that ends with it.
  @inline(__always)
  private mutating func finishSimple(
    _ number: UInt16, _ start: Int, _ line: PhysicalLine
  ) -> Bool {
    let entry = headers.entries[Int(number) - 1]
    guard entry.isSimple, !isContinuation(line.next) else { return false }
    let value = line.colon + 1..<line.end
    let hasBackslash =
      line.hasBackslash
      && bytes.view.firstIndex(of: UInt8(ascii: "\\"), in: value) < value.upperBound
    lines.append(
      ContentLine(
        source: ByteRange(start..<line.next), group: entry.group.moved(by: start),
        name: entry.name.moved(by: start), property: entry.property,
        parameters: ByteRange(start: parameters.count, count: 0), value: ByteRange(value),
        encoding: .plain, charset: entry.charset.moved(by: start), isFolded: false,
        isNestedCard: false, headerNumber: number,
        isLiteral: !hasBackslash && entry.charset.isEmpty))
    return true
  }

  /// Takes a line that is no property for a part of the text before it, where that may be, else for
  /// a property with a name that is nearly one.
  mutating func readLineWithoutName(_ range: Range<Int>, source: Range<Int>) {
    if bytes[range].allSatisfy({ $0 <= 0x20 }) { return }
    if readPropertyBehindJunk(range, source) || readValueBehindSemicolon(range, source) { return }
    let isComment = bytes[range.lowerBound] == UInt8(ascii: "#")
    let isJoined = !isComment && joinToLastLine(range, source)
    if !isComment, !isJoined, readLineWithAdaptedName(range, source) { return }
    let isNote = !isComment && !isJoined && readNote(range, source)
    report(
      CardDiagnostic(
        .lineMissingColon, .warning,
        isComment
          ? "This line looks like a comment, which vCard does not have; it was left out."
          : "This line does not begin with a property's name and a colon; it was "
            + (isJoined
              ? "taken for a part of the text before it."
              : isNote ? "kept as a note." : "left out."),
        hint: isComment
          ? "Remove the line." : "If it belongs to the line before, put a space in front of it.",
        at: ByteRange(source), leavesOut: !isJoined && !isNote))
  }

  private mutating func readLineWithAdaptedName(_ range: Range<Int>, _ source: Range<Int>) -> Bool {
    let firstParameter = parameters.count
    guard let header = readHeader(range, adapts: true) else {
      parameters.removeSubrange(firstParameter...)
      return false
    }
    report(
      CardDiagnostic(
        .lineMissingColon, .warning,
        "No property can be called like this; it was kept as \(bytes[header.name.range].string).",
        hint: "Names are made of letters, digits and hyphens.", at: ByteRange(source)))
    finish(
      header, value: header.colon + 1..<range.upperBound, source: ByteRange(source),
      firstParameter: firstParameter)
    return true
  }

  /// Appends a line to the value before it: text whose line breaks nobody encoded, and text that is
  /// folded behind a blank line.
  mutating func joinToLastLine(_ range: Range<Int>, _ source: Range<Int>) -> Bool {
    guard let last = lines.view.last, last.encoding != .base64, !last.isFolded, !last.isNestedCard
    else { return false }
    let isEncoded = last.encoding == .quotedPrintable
    // A line that the file's end cuts may be a property.
    guard LineBreaks.isBreak(bytes[source.upperBound - 1]) else { return false }
    let isFold = isContinuation(source.lowerBound)
    let hasLines: Bool
    switch last.property {
    case .adr:
      guard isFold || !isCompleteAddress(last.value.range) else { return false }
      hasLines = true
    case .note, .label: hasLines = true
    case .fn where !isEncoded:
      guard isFold || isOfName(range, behind: last, source.lowerBound) else { return false }
      hasLines = false
    case .begin, .end, .version: return false
    default:
      guard isFold, !isEncoded else { return false }
      hasLines = false
    }
    let text = Array(bytes[range].dropFirst(isFold ? 1 : 0))
    // What was appended once grows where it is, so an unfolded line gives its place back.
    if range.lowerBound >= cardCount { bytes.removeAll(from: range.lowerBound) }
    var start = last.value.lowerBound
    if start < cardCount || last.value.upperBound != bytes.count {
      start = bytes.count
      appendCopy(last.value.range)
    }
    if isEncoded, start < bytes.count, bytes[bytes.count - 1] == UInt8(ascii: "=") {
      bytes.removeAll(from: bytes.count - 1)
    } else if !isFold {
      bytes.append(ascii: isEncoded ? "=0D=0A" : hasLines ? "\\n" : " ")
    }
    bytes.append(text)
    lines[lines.count - 1].value = ByteRange(start..<bytes.count)
    lines[lines.count - 1].source = ByteRange(last.source.lowerBound..<source.upperBound)
    lines[lines.count - 1].isLiteral = false
    if !isFold { lineCountWhenJoined = lines.count }
    return true
  }

  /// Whether the address has all of its components, so that no line can belong to it.
  func isCompleteAddress(_ range: Range<Int>) -> Bool {
    var separators = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: ";") { separators += 1 }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return separators >= 6
  }

  /// Appends the logical line at `first` without its folds; `next` moves past it.
  mutating func unfold(
    _ first: Range<Int>, _ next: inout Int, keepsBlanks: Bool = false
  ) -> Range<Int> {
    let start = bytes.count
    appendCopy(first)
    var lineEnd = first.upperBound
    while isContinuation(next) {
      let (end, after) = physicalLine(next)
      let isBlankKept = keepsBlanks && isBetweenWords(lineEnd, next)
      appendCopy((isBlankKept ? next : next + 1)..<end)
      lineEnd = end
      next = after
    }
    return start..<bytes.count
  }

  mutating func appendCopy(_ range: Range<Int>) { bytes.appendCopy(of: range) }
}

extension CardReader.PhysicalLine {
  @inline(__always)
  init(_ mark: LineMark) {
    // The bit of ``ByteTraits/backslash``.
    self.init(
      end: Int(mark.end), next: Int(mark.next), colon: Int(mark.colon),
      hasBackslash: mark.traits & 4 != 0)
  }
}
