import SourceText

// Lines of a text whose breaks nobody encoded, and that look like properties: `http://…`, `PS: …`.
extension CardReader {
  /// Reads a line as a part of the text before it, if it is rather that than a property. Returns
  /// where the next line begins; nil for a property.
  mutating func readText(_ header: Header, _ line: Range<Int>, _ next: Int) -> Int? {
    guard header.property == nil, mayBeText(header) else { return nil }
    let isAddress = startsWith("//", bytes.view, header.colon + 1..<line.upperBound)
    guard isAddress || isTextOfLastLine(header, line) else { return nil }
    var after = next
    let text = isContinuation(next) ? unfold(line, &after) : line
    let isJoined = joinToLastLine(text, line.lowerBound..<after)
    report(
      CardDiagnostic(
        .lineMissingColon, .warning,
        "This line reads like text and not like a property; it was "
          + (isJoined
            ? "taken for a part of the text before it."
            : "kept as the property \(bytes[header.name.range].string)."),
        hint: "If it belongs to the line before, put a space in front of it.",
        at: ByteRange(line.lowerBound..<after)))
    return isJoined ? after : nil
  }

  /// Reads a line of several words as a note, where the card has one that it may belong to, though
  /// other lines stand between. False for a line that is none.
  mutating func readNote(_ range: Range<Int>, _ source: Range<Int>) -> Bool {
    let text = bytes.trimmed(range)
    guard bytes[text].contains(0x20), LineBreaks.isBreak(bytes[source.upperBound - 1]) else {
      return false
    }
    while linesWithoutNote < lines.count, lines[linesWithoutNote].property != .note {
      linesWithoutNote += 1
    }
    guard linesWithoutNote < lines.count else { return false }
    let note = lines[linesWithoutNote]
    lines.append(
      ContentLine(
        source: ByteRange(source), group: .empty, name: note.name, property: .note,
        parameters: ByteRange(start: parameters.count, count: 0), value: ByteRange(text),
        encoding: .plain, charset: .empty, isFolded: false, isNestedCard: false, headerNumber: 0,
        isLiteral: false))
    return true
  }

  /// Whether a line goes on with the formatted name before it: one behind a blank line, as Google
  /// writes line breaks within names, or one with nothing but words of the card's N.
  func isOfName(_ range: Range<Int>, behind last: ContentLine, _ start: Int) -> Bool {
    let mayBeProperty = bytes[range].contains {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "=")
    }
    if mayBeProperty { return false }
    let gap = last.source.upperBound..<start
    if !gap.isEmpty, bytes[gap].allSatisfy({ $0 <= 0x20 }) { return true }
    guard let name = nameNearby(start) else { return false }
    func words(_ range: Range<Int>) -> [[UInt8]] {
      bytes[range].split {
        $0 <= 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";")
      }.map { Array($0) }
    }
    let known = words(name)
    return words(range).allSatisfy(known.contains)
  }

  /// The value of an N that stands near.
  private func nameNearby(_ start: Int) -> Range<Int>? {
    let before = lines.view.suffix(Self.nearLines).last {
      if case .n = $0.property { true } else { false }
    }
    if let before { return before.value.range }
    var position = start
    for _ in 0..<Self.nearLines where position < cardCount {
      let (end, next) = physicalLine(position)
      if end - position > 2, lowercased(bytes[position]) == UInt8(ascii: "n"),
        bytes[position + 1] == UInt8(ascii: ":") || bytes[position + 1] == UInt8(ascii: ";")
      {
        return position + 2..<end
      }
      position = next
    }
    return nil
  }

  /// FN and N stand side by side in nearly every card.
  private static let nearLines = 8

  /// Whether the name is none that is known or says that it is somebody's own, and has neither a
  /// group nor parameters.
  func mayBeText(_ header: Header) -> Bool {
    header.property == nil && header.group.isEmpty && header.name.upperBound == header.colon
      && !startsWith("x-", bytes.view, header.name.range)
  }

  /// Whether the line goes on with the text before it: others of it did, its name is written
  /// otherwise than the card's, or it has a blank behind its colon, and the card's lines have none.
  private func isTextOfLastLine(_ header: Header, _ line: Range<Int>) -> Bool {
    guard let last = lines.view.last, last.encoding != .base64 else { return false }
    switch last.property {
    case .note, .label: break
    case .adr where !isCompleteAddress(last.value.range): break
    default: return false
    }
    if lineCountWhenJoined == lines.count { return true }
    func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    func hasBlank(_ value: Range<Int>) -> Bool { !value.isEmpty && bytes[value.lowerBound] == 0x20 }
    let name = bytes[header.name.range]
    if name.contains(where: isLower), !bytes[last.name.range].contains(where: isLower) {
      return true
    }
    return hasBlank(header.colon + 1..<line.upperBound) && !hasBlank(last.value.range)
      || name.allSatisfy { !isLower($0 | 0x20) }
  }
}
