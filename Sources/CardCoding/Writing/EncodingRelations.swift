import ContactModel
import FileFormats
import SourceText
import VCard

// Relations, and the cards of agents.
extension ContactEncoder {
  mutating func writeRelation() {
    let label = fieldLabel()
    if field.header.types.contains(.agent), !isVersion4, let card = nestedCard() {
      writeAgent(card)
    } else if isVersion4 {
      writeRelated(label)
    } else if let property = property(for: relationReader, where: { $0.label == label }) {
      takeTypesAsLabel(label)
      writeText(property, text, group: group(isNeeded: false))
      noteUnknownIdentifier()
    } else if rules.contains(.android), writeAndroidRow() {
      noteUnknownIdentifier()
    } else if rules.contains(.outlook) {
      leaveOut("X-ABRELATEDNAMES")
    } else {
      writeRelatedName(label)
      noteUnknownIdentifier()
    }
  }

  /// Tells of a UID that nobody in the file has, where a program shows it as a name.
  private mutating func noteUnknownIdentifier() {
    guard options.destination != nil, startsWith("urn:uuid:", text, text.indices) else { return }
    lose(
      "RELATED", text, .changed,
      "Nobody in the file has this UID, and \(reader) shows it in the place of a name.")
  }

  private var relationReader: VCardAlias.Readers? {
    rules.contains(.evolution) ? .evolution : isVersion21 ? .vCard21 : nil
  }

  private mutating func writeRelated(_ label: Label?) {
    // Others than Apple look for the kind of relation in TYPE alone.
    var word: [UInt8]?
    if field.header.types.isEmpty, let label {
      if let types = TypeSet(label), types.isSubset(of: .relations) {
        field.label = nil
        field.header.types = types
      } else if options.destination != nil, Label.relationTypes.contains(label) {
        field.label = nil
        word = utf8(label.name)
      }
    }
    let group = group(isNeeded: field.hasLabel)
    begin("RELATED", group: group)
    if let word { writer.parameter("TYPE", word) }
    let isURI = isURI(text)
    end(text, isURI: isURI, isStated: !isURI && syntax == .v40)
    writeLabel(group)
  }

  private mutating func writeRelatedName(_ stated: Label?) {
    var label = stated
    if rules.contains(.standardTypesOnly), label == nil {
      let types = records[field.range].filter { $0.part == .customType }
      // A second one has no place in the label.
      if types.count == 1 {
        let type = Label.range(inType: types[0].text.range, bytes)
        label = Label(storedText: bytes[type].string)
        field.hasCustomTypes = false
      }
    }
    let group = group(withLabel: label)
    takeTypesAsLabel(label)
    writeText("X-ABRELATEDNAMES", text, group: group)
    writeLabel(group)
  }

  // MARK: - Agents

  /// The card in a `data:` URI of AGENT.
  private mutating func nestedCard() -> [UInt8]? {
    guard NestedCard.isOne(text) else { return nil }
    let card = Base64.decode(Array(text.dropFirst(NestedCard.prefix.utf8.count))[...])
    // Anything but one whole card would break the card around it.
    let isWhole = card.withUnsafeBufferPointer { buffer in
      var scanner = CardScanner(buffer)
      let first = scanner.next()
      // The end of one on a single line would not be seen there.
      let lastLine = buffer.split(whereSeparator: LineBreaks.isBreak).last
      let endsWithLine = lastLine.map { LineShape.isEnd(buffer, at: $0.startIndex) } ?? false
      return endsWithLine && first?.isClosed ?? false && first?.range == 0..<buffer.count
    }
    return isWhole && isText(card) ? card : nil
  }

  /// Whether the bytes can stand in a file as they are.
  private func isText(_ card: [UInt8]) -> Bool {
    card.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) == nil }
      && card.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || LineBreaks.isBreak($0) }
  }

  private mutating func writeAgent(_ card: [UInt8]) {
    field.header.types.subtract(.agent)
    let group = group(isNeeded: field.hasLabel)
    if isVersion21 {
      // The card stands between the lines of this one.
      begin("AGENT", "text", .single, group: group)
      writer.end()
      writer.output.append(card)
      if card.last != 0x0A { writer.output.append(ascii: "\r\n") }
    } else {
      writeText("AGENT", card, group: group)
    }
    writeLabel(group)
  }
}
