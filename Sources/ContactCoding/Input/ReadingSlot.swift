import CSV
import CardCoding
import ContactModel
import SourceText
import TableCoding
import VCard

/// One thread's place to read a chunk: its buffers are used again and again.
class ReadingSlot {
  var chunk = CardChunk()
  var bytesRead = 0
  /// What was found wrong outside of cards.
  private(set) var outside: [Diagnostic] = []
  private(set) var contacts: [ContactInput.ReadContact] = []
  /// The contact that was read last, where none of the decoders has it.
  fileprivate var made: Contact?
  // Asked for each card, and by one thread at a time.
  @exclusivity(unchecked) var decoder: CardDecoder
  let context: CardContext
  /// The rows in place of cards, where the input is CSV.
  let rows: RowSlot?

  init(_ context: CardContext, _ plan: RowPlan? = nil) {
    self.context = context
    decoder = CardDecoder(context: context)
    rows = plan.map { RowSlot(plan: $0, source: context.source) }
  }

  func readContacts() {
    contacts.removeAll(keepingCapacity: true)
    forEachContact { contact, diagnostics in
      contacts.append(ContactInput.ReadContact(contact: contact, diagnostics: diagnostics))
    }
  }

  /// Decodes the chunk's cards one after the other.
  func forEachContact(_ body: (Contact, [Diagnostic]) -> Void) {
    forEachDecoded { decoded, diagnostics in body(decoded.contact, diagnostics) }
  }

  /// Decodes the chunk's cards one after the other. What `body` gets is valid while it runs.
  final func forEachDecoded(_ body: (DecodedContact, [Diagnostic]) -> Void) {
    findOutside()
    if let rows {
      rows.forEachContact { body(DecodedContact(slot: self, content: $0), $1) }
      outside += rows.skipped
      return
    }
    if chunk.holdsObjects { return forEachObject(body) }
    let chunk = chunk
    chunk.bytes.withUnsafeBufferPointer { text in
      for number in chunk.cards.indices {
        let found = decode(text, chunk, card: number)
        body(DecodedContact(slot: self, content: decoder.content), found)
      }
    }
  }

  /// Decodes the chunk's cards at some positions of the file; nil stands for the others. Rows and
  /// objects are decoded anyway, since some of them are no contacts.
  final func forEachDecoded(at isWanted: [Bool], _ body: (DecodedContact?) -> Void) {
    if rows != nil || chunk.holdsObjects { return forEachDecoded { decoded, _ in body(decoded) } }
    let chunk = chunk
    chunk.bytes.withUnsafeBufferPointer { text in
      for number in chunk.cards.indices {
        let position = chunk.firstIndex + number
        guard position < isWanted.count, isWanted[position] else {
          body(nil)
          continue
        }
        _ = decode(text, chunk, card: number)
        body(DecodedContact(slot: self, content: decoder.content))
      }
    }
  }

  private func decode(
    _ text: UnsafeBufferPointer<UInt8>, _ chunk: CardChunk, card number: Int
  ) -> [Diagnostic] {
    let card = chunk.cards[number]
    let start = chunk.textOffset(of: card.range.lowerBound)
    let element = chunk.elements.isEmpty ? nil : chunk.elements[number]
    decoder.read(
      text, card, offset: start - card.range.lowerBound, index: chunk.firstIndex + number,
      element: element)
    guard decoder.hasDiagnostics else { return [] }
    return diagnostics(start: start, index: chunk.firstIndex + number, element)
  }

  /// Reads the chunk's JSON objects one after the other.
  private func forEachObject(_ body: (DecodedContact, [Diagnostic]) -> Void) {
    chunk.bytes.withUnsafeBufferPointer { text in
      for (number, object) in chunk.cards.enumerated() {
        let index = chunk.firstIndex + number
        var found: [Diagnostic] = []
        let origin = ContactOrigin(
          source: context.source, index: index,
          sourceOffset: context.textOffset + chunk.offset + object.range.lowerBound,
          byteCount: object.range.count)
        made = JSONContactReading.contact(text, object.range, origin: origin) {
          found.append(
            Diagnostic(
              code: .jsonMalformed, severity: $0, message: $1,
              hint: "Look at a contact that is written as JSON.",
              range: range(chunk.offset + $2, 1), contactIndex: index, leavesOut: $3))
        }
        guard let made else {
          outside += found
          continue
        }
        made.withContent { body(DecodedContact(slot: self, content: $0), found) }
      }
    }
    made = nil
  }

  private func diagnostics(start: Int, index: Int, _ element: Range<Int>?) -> [Diagnostic] {
    decoder.diagnostics.map { found in
      if let element {
        return found.placed(
          in: range(element.lowerBound, element.count), contactIndex: index)
      }
      return found.placed(
        in: context.source, at: context.textOffset + start, contactIndex: index)
    }
  }

  private func findOutside() {
    outside.removeAll(keepingCapacity: true)
    if let rows { outside += rows.batch.diagnostics + rows.tableDiagnostics }
    outside += chunk.problems
    for skipped in chunk.skipped {
      outside.append(
        Diagnostic(
          code: .textOutsideCard, severity: .warning,
          message: "This text belongs to no card and was left out.",
          hint: "A card stands between BEGIN:VCARD and END:VCARD.",
          range: range(skipped.lowerBound, skipped.count), leavesOut: true))
    }
    for card in chunk.cards where card.isJoined {
      outside.append(
        Diagnostic(
          code: .cardMisplacedLines, severity: .warning,
          message: "The card begins on the line on which another ends; the two were told apart.",
          hint: "Put BEGIN:VCARD on a line of its own.",
          range: range(
            chunk.textOffset(of: card.range.upperBound - 1) + 1, "BEGIN:VCARD".utf8.count)))
    }
    if chunk.isCutOff, let card = chunk.cards.last, !card.isClosed {
      outside.append(
        Diagnostic(
          code: .cardTooLarge, severity: .error,
          message: "The card is too long to read; what follows here was left out.",
          hint: "Cards may be up to \(CardChunkReader.cardLimit >> 20) MiB long.",
          range: range(chunk.textOffset(of: card.range.upperBound), 1), leavesOut: true))
    }
    for line in chunk.longLines {
      outside.append(
        Diagnostic(
          code: .lineTooLong, severity: .error,
          message:
            "A line of \(line.count >> 20) MiB is too long to read; the rest of its card was kept.",
          hint: "Cards may be up to \(CardChunkReader.cardLimit >> 20) MiB long.",
          range: range(line.lowerBound, line.count), leavesOut: true))
    }
  }

  private func range(_ start: Int, _ count: Int) -> SourceRange {
    SourceRange(
      source: context.source, lowerBound: context.textOffset + start,
      upperBound: context.textOffset + start + count)
  }
}

/// The contact that a slot has decoded last, which is put together only where it is needed.
struct DecodedContact {
  fileprivate let slot: ReadingSlot
  /// What it is made of, valid until the next one is decoded.
  let content: ContactContent

  var contact: Contact { slot.made ?? slot.rows?.contact ?? slot.decoder.contact }

  /// Whether the contact may stand for a group, and whether it names any, or relations.
  var referringKeys: (isGroup: Bool, hasCategory: Bool, hasRelation: Bool) {
    var found = (isGroup: false, hasCategory: false, hasRelation: false)
    for index in content.records.indices where content.records[index].isValue {
      switch content.records[index].key {
      case .kind, .preserved: found.isGroup = true
      case .category: found.hasCategory = true
      case .relation: found.hasRelation = true
      default: break
      }
    }
    return found
  }

  /// Whether the contact is the card of a group. Put together are those alone that may be one.
  var isGroup: Bool {
    var isPreserved = false
    for index in content.records.indices {
      let record = content.records[index]
      if record.isValue {
        if record.key == .kind { return ContactGroup.isGroup(contact) }
        isPreserved = record.key == .preserved
      } else if isPreserved, record.part == .propertyName,
        record.text.range.count == ContactGroup.contactListProperty.utf8.count
      {
        return ContactGroup.isGroup(contact)
      }
    }
    return false
  }

  /// Where the contact stands in its source; nil for a row.
  var sourceRange: Range<Int>? {
    slot.rows == nil && slot.made == nil ? slot.decoder.sourceRange : nil
  }
}
