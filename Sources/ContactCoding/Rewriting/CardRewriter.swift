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
  private var contacts: [ContactInput.ReadContact] = []
  private var outputs: [ContactFormat: any ContactOutput] = [:]
  /// What is still to be left out of the part of the file that was begun last.
  private var texts: ArraySlice<Range<Int>> = []
  private(set) var removedTexts = 0
  /// Where the last card ends, and whether it ends with its line.
  private var end: Int?
  private var endsLine = true
  /// Whether lines of the file end with a carriage return and a line feed.
  private var hasReturns: Bool?

  init(
    _ input: ContactInput, isRepairing: Bool,
    to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) {
    splicer = SourceSplicer(input.stream, to: sink)
    format = input.format
    self.isRepairing = isRepairing
    isTranscoded = input.stream.isTranscoded
    charset = input.stream.encoding.charset
  }

  func begin(_ slot: ReadingSlot) throws {
    try removeTexts()
    contacts = slot.contacts
    guard isRepairing else { return }
    texts =
      slot.chunk.skipped.map {
        slot.context.textOffset + $0.lowerBound..<slot.context.textOffset + $0.upperBound
      }[...]
  }

  func keep(_ number: Int) throws -> Bool {
    let origin = try pass(number)
    guard isRepairing, !origin.isWellFormed else { return false }
    _ = try replace(number, by: contacts[number].contact)
    return true
  }

  func replace(
    _ number: Int, by contact: Contact
  ) throws -> (losses: [FieldLoss], isChanged: Bool) {
    let origin = try pass(number)
    let (bytes, losses) = encoded(contact, as: Self.format(origin.format) ?? format)
    var text = bytes
    if !endsLine { text.removeLast(lineEnd(of: text)) }
    try splicer.replace(range(origin), with: encoded(text))
    return (losses, true)
  }

  func remove(_ number: Int) throws {
    try splicer.replace(range(try pass(number)), with: [])
  }

  func add(_ contact: Contact) throws -> [FieldLoss] {
    let (bytes, losses) = encoded(contact, as: format)
    let place = end ?? 0
    if !endsLine {
      try splicer.replace(
        place..<place, with: encoded(hasReturns == false ? [0x0A] : [0x0D, 0x0A]))
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

  private func range(_ origin: ContactOrigin) -> Range<Int> {
    origin.sourceOffset..<origin.sourceOffset + origin.byteCount
  }

  /// Notes where a card ends.
  private func pass(_ number: Int) throws -> ContactOrigin {
    let storage = contacts[number].contact.storage
    let origin = storage.origin
    try removeTexts(before: origin.sourceOffset)
    end = origin.sourceOffset + origin.byteCount
    let card = storage.bytes.prefix(origin.cardCount)
    endsLine = card.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    if hasReturns == nil { hasReturns = card.contains(0x0D) }
    return origin
  }

  private func lineEnd(of text: [UInt8]) -> Int {
    text.suffix(2).elementsEqual([0x0D, 0x0A]) ? 2 : text.last == 0x0A ? 1 : 0
  }

  // MARK: Cards

  private static func format(_ format: ContactOrigin.Format) -> ContactFormat? {
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
    let output = outputs[format] ?? WritingOptions(format: format).makeOutput()
    outputs[format] = output
    output.removeOutput()
    output.encode(contact)
    var bytes = Array(output.output)
    // What was edited keeps its own line ends already.
    if hasReturns == false { bytes.removeAll { $0 == 0x0D } }
    return (bytes, output.losses)
  }

  /// A text as the file has it.
  private func encoded(_ text: [UInt8]) -> [UInt8] {
    isTranscoded ? charset.encode(String(decoding: text, as: UTF8.self)).bytes : text
  }
}

/// Writes a file of jCards or JSON contacts anew.
final class ElementRewriter: ContactRewriter {
  private let format: ContactFormat
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  private let output: any ContactOutput
  private var contacts: [ContactInput.ReadContact] = []
  private var count = 0

  init(_ format: ContactFormat, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.format = format
    self.sink = sink
    output = WritingOptions(format: format).makeOutput()
  }

  func begin(_ slot: ReadingSlot) { contacts = slot.contacts }
  func keep(_ number: Int) throws -> Bool {
    _ = try add(contacts[number].contact)
    return false
  }
  func replace(
    _ number: Int, by contact: Contact
  ) throws -> (losses: [FieldLoss], isChanged: Bool) { (try add(contact), true) }
  func remove(_ number: Int) {}

  func add(_ contact: Contact) throws -> [FieldLoss] {
    try write(count == 0 ? FileFrame.prefix(format) : FileFrame.separator(format))
    count += 1
    output.removeOutput()
    output.encode(contact)
    try sink(output.output.rawBuffer)
    return output.losses
  }

  func finish() throws {
    if count == 0 { try write(FileFrame.prefix(format)) }
    try write(FileFrame.suffix(format))
  }

  private func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try sink(UnsafeRawBufferPointer($0)) }
  }
}
