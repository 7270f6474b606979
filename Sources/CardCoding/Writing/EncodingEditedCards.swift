import ContactModel
import FileFormats
import SourceText
import VCard

/// What an edit changes in the text of a card.
package struct CardEdit {
  /// A part of the text, and what takes its place.
  package struct Change {
    package var range: Range<Int>
    package var text: [UInt8]
    /// Whether it is a line of which only the value changes.
    package var isValue = false
  }

  /// The changes, in the order of the card.
  package var changes: [Change] = []
  /// The records of the values that stand where they stood.
  package var kept: [Range<Int>] = []
}

extension ContactEncoder {
  /// Writes the original with only the changed values written anew, each where it was.
  mutating func encodeEdited(_ content: ContactContent) {
    let edit = edited(content, nil)
    var position = 0
    for change in edit.changes {
      writer.output.append(bytes[position..<change.range.lowerBound])
      writer.output.append(change.text)
      position = change.range.upperBound
    }
    writer.output.append(bytes[position..<content.cardCount])
  }

  mutating func edited(_ content: ContactContent, _ original: ContactContent?) -> CardEdit {
    begin(content)
    let ranges = Array(FieldRanges(Array(records)))
    var lines: EditedLines
    if let original {
      lines = EditedLines(content, ranges, original)
      for (number, line) in lines.ofValues {
        lines.lines[number] = lineOfValue(
          ranges[number], line, beside: lines.besides[number] ?? [], &lines.linesBeside)
      }
    } else {
      lines = EditedLines(content, ranges)
    }
    lines.removePhotos { !options.photos.keeps(bytes: $0) }
    lines.settle()
    let isKept = lines.isKept
    hasAnniversary = zip(ranges, isKept).contains { range, isKept in
      let header = records[range.lowerBound]
      return isKept && header.key == .date && header.types.contains(.anniversary)
    }
    var edit = CardEdit()
    for line in lines.removed {
      edit.changes.append(CardEdit.Change(range: line.range, text: []))
    }
    let end = endLine(content)
    var position = 0
    var index = 0
    while index < ranges.count {
      guard !isKept[index] else {
        edit.kept.append(ranges[index])
        if let line = lines.lines[index], let place = lines.ofValues[index] {
          edit.changes.append(
            CardEdit.Change(range: place.range, text: settled(line, content), isValue: true))
          for beside in lines.besides[index] ?? [] {
            let text = settled(lines.linesBeside[beside] ?? [], content)
            edit.changes.append(CardEdit.Change(range: beside.range, text: text, isValue: true))
          }
        }
        index += 1
        continue
      }
      var next = index
      while next < ranges.count, !isKept[next] { next += 1 }
      // Before the line of the value that follows; at the end if none does further on.
      let following = ranges[next...].indices.first {
        isKept[$0] && lines.start(of: $0) >= position
      }
      position = max(following.map { lines.start(of: $0) } ?? end, position)
      let text = written(ranges[index].lowerBound..<ranges[next - 1].upperBound)
      if !text.isEmpty {
        edit.changes.append(
          CardEdit.Change(
            range: position..<position, text: settled(lineBreak(at: position) + text, content)))
      }
      index = next
    }
    // What is put in before a line stands before what takes the line's place.
    edit.changes = edit.changes.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }.map(\.element)
    return edit
  }

  /// What the fields are written as.
  private mutating func written(_ fields: Range<Int>) -> [UInt8] {
    let start = writer.output.count
    encode(fields)
    let text = Array(writer.output[start..<writer.output.count])
    writer.output.removeAll(from: start)
    return text
  }

  /// The text with the card's line breaks.
  private func settled(_ text: [UInt8], _ content: ContactContent) -> [UInt8] {
    let card = bytes[0..<content.cardCount]
    if !card.contains(0x0D) { return text.filter { $0 != 0x0D } }
    // Old Macs have CR alone.
    return card.contains(0x0A) ? text : text.filter { $0 != 0x0A }
  }

  /// What ends the line before the place, where the card ends within it.
  private func lineBreak(at place: Int) -> [UInt8] {
    place == 0 || LineBreaks.isBreak(bytes[place - 1]) ? [] : [0x0D, 0x0A]
  }

  /// The line with the value of a field in the place of its own; nil where it needs another header.
  ///
  /// - Parameters:
  ///   - others: Lines beside it that say something else now.
  ///   - beside: Gets what takes their places; nothing where they go.
  private mutating func lineOfValue(
    _ field: Range<Int>, _ line: ByteRange, beside others: [ByteRange],
    _ beside: inout [ByteRange: [UInt8]]
  ) -> [UInt8]? {
    let (groups, once, lossCount) = (groups, writtenOnce, losses.count)
    defer { (self.groups, writtenOnce) = (groups, once) }
    if let row = androidRow(of: field, insteadOf: bytes[line.range]) { return row }
    let text = written(field)
    guard let old = PropertyHeader(bytes[line.range]),
      let new = text.withUnsafeBufferPointer({ PropertyHeader(Bytes($0)) }), old.name == new.name,
      !old.saysHowToRead, !new.saysHowToRead
    else {
      losses.removeLast(losses.count - lossCount)
      return nil
    }
    for other in others {
      guard let header = PropertyHeader(bytes[other.range]), !header.saysHowToRead else {
        losses.removeLast(losses.count - lossCount)
        return nil
      }
      beside[other] = PropertyHeader.value(of: header.name, in: text).map { value in
        self.line(Array(bytes[other.range].prefix(header.end)) + value)
      }
    }
    return self.line(Array(bytes[line.range].prefix(old.end)) + new.value(in: text))
  }

  /// A line, folded as all are.
  private mutating func line(_ text: [UInt8]) -> [UInt8] {
    let start = writer.output.count
    writer.line(text)
    let line = Array(writer.output[start..<writer.output.count])
    writer.output.removeAll(from: start)
    return line
  }

  /// The line of a field that was a row of Android's; nil where it was none.
  private mutating func androidRow(of field: Range<Int>, insteadOf line: Bytes) -> [UInt8]? {
    guard startsWith("x-android-custom", line, line.indices) else { return nil }
    let start = writer.output.count
    self.field.read(records, field)
    guard writeAndroidRow() else { return nil }
    let row = Array(writer.output[start..<writer.output.count])
    writer.output.removeAll(from: start)
    return row
  }

  /// Where the last END line of the original begins.
  private func endLine(_ content: ContactContent) -> Int {
    let card = bytes[0..<content.cardCount].unsafeBuffer
    var end = card.count
    var position = 0
    while position < card.count {
      if LineShape.isEnd(card, at: position) { end = position }
      position = LineBreaks.nextLine(card, from: position)
    }
    return end
  }
}
