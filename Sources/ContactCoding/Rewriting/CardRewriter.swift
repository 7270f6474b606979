import CardCoding
import ContactModel
import FileFormats
import SourceText

/// Writes a file of vCards again.
final class CardRewriter: ContactRewriter {
  private var splicer: SourceSplicer
  private let format: ContactFormat
  private let isRepairing: Bool
  private let isTranscoded: Bool
  private let charset: Charset
  /// The part of the file that was begun last.
  private var slot: ReadingSlot?
  private var outputs: [ContactFormat: CardOutput] = [:]
  /// Reads cards again that were damaged before they were edited.
  private var decoder: CardDecoder
  /// What is still to be left out of the part of the file that was begun last.
  private var texts: ArraySlice<Range<Int>> = []
  private(set) var removedTexts = 0
  /// Where the last card ends, and whether it ends with its line.
  private var end: Int?
  private var endsLine = true
  /// What lines of the file end with, as the first card has them.
  private var lineEnd: [UInt8]?

  /// Whether the cards are a Japanese phone's, which name their groups in X-GN.
  private let namesGroupsAsPhones: Bool

  init(
    _ input: ContactInput, isRepairing: Bool,
    to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    namesGroupsAsPhones =
      try input.stream.textCharset.isASCIICompatible && input.mayHave(["x-gn"], folded: false)[0]
    splicer = SourceSplicer(input.stream, to: sink)
    format = input.format
    self.isRepairing = isRepairing
    isTranscoded = input.stream.isTranscoded
    charset = input.stream.encoding.charset
    decoder = CardDecoder(context: input.context)
  }

  func begin(_ slot: ReadingSlot) throws {
    try removeTexts()
    self.slot = slot
    guard isRepairing else { return }
    texts =
      slot.chunk.skipped.map {
        slot.context.textOffset + $0.lowerBound..<slot.context.textOffset + $0.upperBound
      }[...]
  }

  func keep(_ number: Int) throws -> [FieldLoss]? {
    let card = try pass(number)
    guard isRepairing else { return nil }
    guard card.origin.isWellFormed else { return try write(card.contact, in: card) }
    guard card.isJoined else { return nil }
    let place = card.range.upperBound
    try splicer.replace(place..<place, with: encoded(lineEnd ?? [0x0D, 0x0A]))
    return []
  }

  func replace(
    _ number: Int, by contact: Contact
  ) throws -> (losses: [FieldLoss], isChanged: Bool) {
    let card = try pass(number)
    guard !isRepairing, card.isOriginal(of: contact) else {
      return (try write(contact, in: card), true)
    }
    guard let (edit, losses) = edit(contact, of: card) else {
      return (try write(contact, in: card) + card.unreadLines, true)
    }
    for change in edit.changes {
      try splicer.replace(card.place(of: change.range), with: encoded(change.text))
    }
    return (losses, !edit.changes.isEmpty)
  }

  func remove(_ number: Int) throws {
    try splicer.replace(try pass(number).range, with: [])
  }

  /// Writes a contact in the place of a card.
  private func write(_ contact: Contact, in card: RewrittenCard) throws -> [FieldLoss] {
    let (bytes, losses) = encoded(contact, as: Self.format(card.origin.format) ?? format)
    var text = bytes
    if !endsLine { text.removeLast(lineEndCount(of: text)) }
    try splicer.replace(card.range, with: encoded(text))
    return losses
  }

  /// What an edit changes in the lines of a card; nil where the others would be read otherwise.
  private func edit(
    _ contact: Contact, of card: RewrittenCard
  ) -> (edit: CardEdit, losses: [FieldLoss])? {
    let output = output(Self.format(card.origin.format) ?? format)
    for original in [card.contact, nil] {
      let edit = output.edit(contact, of: original)
      let isSure = card.origin.isWellFormed && !edit.changes.contains(where: \.isValue)
      let isRight = isSure || contact.withContent { decoder.reads(card.text(edit), as: $0, edit) }
      if isRight { return (edit, output.losses) }
    }
    return nil
  }

  func add(_ contact: Contact) throws -> [FieldLoss] {
    let (bytes, losses) = encoded(contact, as: format)
    let place = end ?? 0
    if !endsLine {
      try splicer.replace(
        place..<place, with: encoded(lineEnd ?? [0x0D, 0x0A]))
      endsLine = true
    }
    try splicer.replace(place..<place, with: encoded(bytes))
    return losses
  }

  func finish() throws {
    try removeTexts()
    try splicer.finish()
  }

  // MARK: Places

  /// Leaves out the texts that stand before a place, and belong to no card.
  private func removeTexts(before place: Int = .max) throws {
    while let text = texts.first, text.lowerBound < place {
      texts.removeFirst()
      try splicer.replace(text, with: [])
      removedTexts += 1
    }
  }

  /// Notes where a card ends.
  private func pass(_ number: Int) throws -> RewrittenCard {
    guard let slot else { preconditionFailure("no part of the file was begun") }
    let card = RewrittenCard(slot, number)
    try removeTexts(before: card.range.lowerBound)
    end = card.range.upperBound
    let text = card.contact.storage.bytes.prefix(card.origin.cardCount)
    endsLine =
      isRepairing && card.isJoined || text.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    if lineEnd == nil {
      lineEnd =
        !text.contains(0x0D) ? [0x0A] : text.contains(0x0A) ? [0x0D, 0x0A] : [0x0D]
    }
    return card
  }

  private func lineEndCount(of text: [UInt8]) -> Int {
    text.suffix(2).elementsEqual([0x0D, 0x0A])
      ? 2 : text.last.map(LineBreaks.isBreak) == true ? 1 : 0
  }

  // MARK: Cards

  static func format(_ format: ContactOrigin.Format) -> ContactFormat? {
    switch format {
    case .vCard21: .vCard21
    case .vCard30: .vCard30
    case .vCard40: .vCard40
    case .jCard, .csv, .none: nil
    }
  }

  private func encoded(
    _ contact: Contact, as format: ContactFormat
  ) -> (bytes: [UInt8], losses: [FieldLoss]) {
    let output = output(format)
    output.removeOutput()
    output.encode(contact)
    var bytes = Array(output.output)
    // What was edited keeps its own line ends already.
    if let lineEnd { bytes.removeAll { ($0 == 0x0D || $0 == 0x0A) && !lineEnd.contains($0) } }
    return (bytes, output.losses)
  }

  private func output(_ format: ContactFormat) -> CardOutput {
    var options = WritingOptions(format: format)
    options.namesGroupsAsPhones = namesGroupsAsPhones
    let output = outputs[format] ?? CardOutput(options)
    outputs[format] = output
    return output
  }

  /// A text as the file has it.
  private func encoded(_ text: [UInt8]) -> [UInt8] {
    isTranscoded ? charset.encode(String(decoding: text, as: UTF8.self)).bytes : text
  }
}
