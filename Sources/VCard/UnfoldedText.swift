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

  /// Whether the name is none that is known or says that it is somebody's own, and has neither a
  /// group nor parameters.
  func mayBeText(_ header: Header) -> Bool {
    header.property == nil && header.group.isEmpty && header.name.upperBound == header.colon
      && !startsWith("x-", bytes.view, header.name.range)
  }

  /// Whether the line goes on with the text before it: others of it did, its name is written
  /// otherwise than the card's, or it has a blank behind its colon, and the card's lines have none.
  private func isTextOfLastLine(_ header: Header, _ line: Range<Int>) -> Bool {
    guard let last = lines.view.last, case .plain = last.encoding else { return false }
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
