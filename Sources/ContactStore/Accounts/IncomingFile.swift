import ContactCoding
import ContactModel
import FileFormats
import Glibc
import SourceText

/// A file of contacts that is about to be imported: read, and cut into what is kept.
struct IncomingFile {
  /// A contact of the file.
  struct Item {
    let contact: Contact
    /// The card: a part of the file, or one that says the same.
    let card: Card
    let hash: Int64
  }

  enum Card {
    case range(Range<Int>)
    case own([UInt8])
  }

  let bytes: [UInt8]
  let format: ContactFormat
  /// The charset of bytes in cards that are not UTF-8 and declare none; of another file, that of the file.
  let charset: Charset?
  let items: [Item]
  /// Whether the file is nothing but its cards, with what stands between them.
  let isMadeOfCards: Bool
  /// What is wrong in the file.
  let diagnostics: [Diagnostic]

  /// Reads a file.
  init(bytes: [UInt8], name: String, format: ContactFormat?, encoding: Charset?) throws {
    self.bytes = bytes
    let stream = try ByteStream(bytes: bytes, name: name, encoding: encoding)
    let input = try ContactInput(stream: stream, format: format)
    self.format = input.format
    charset =
      !input.format.isVCard
      ? stream.encoding.charset : stream.textCharset == .utf8 ? nil : stream.textCharset
    let (contacts, diagnostics) = try input.readAll()
    self.diagnostics = diagnostics
    let isVCard = input.format.isVCard && !stream.isTranscoded
    isMadeOfCards = isVCard && Self.areCards(contacts, in: bytes)
    let direct = isMadeOfCards
    items = bytes.withUnsafeBytes { bytes in
      contacts.map { contact in
        if direct, let range = contact.sourceRange?.bounds {
          let hash = CardTable.hash(of: UnsafeRawBufferPointer(rebasing: bytes[range]))
          return Item(contact: contact, card: .range(range), hash: hash)
        }
        let card = CardWriting.bytes(of: contact)
        return Item(
          contact: contact, card: .own(card), hash: card.withUnsafeBytes(CardTable.hash))
      }
    }
  }

  /// Whether every contact is a run of the file's bytes, one behind the other.
  private static func areCards(_ contacts: [Contact], in bytes: [UInt8]) -> Bool {
    var position = 0
    return bytes.withUnsafeBytes { bytes in
      contacts.allSatisfy { contact in
        guard let range = contact.sourceRange?.bounds, range.lowerBound >= position,
          range.upperBound <= bytes.count,
          contact.storage.origin.cardCount == range.count,
          contact.storage.bytes.count >= range.count,
          contact.storage.bytes.withUnsafeBytes({ card in
            Self.areEqual(
              UnsafeRawBufferPointer(rebasing: card[..<range.count]),
              UnsafeRawBufferPointer(rebasing: bytes[range]))
          })
        else { return false }
        position = range.upperBound
        return true
      }
    }
  }

  /// Whether as many bytes are the same.
  private static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count == b.count }
    return memcmp(first, second, a.count) == 0
  }

  /// The bytes of a contact's card.
  func withCard<Value>(
    of item: Item, _ body: (UnsafeRawBufferPointer) throws -> Value
  ) rethrows -> Value {
    switch item.card {
    case .range(let range):
      try bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[range])) }
    case .own(let card): try card.withUnsafeBytes { try body($0) }
    }
  }

  /// The contact that its card says: of a row, it is called something even where no column says what.
  func kept(_ item: Item) -> Contact {
    switch item.card {
    case .range: item.contact
    case .own(let card):
      CardReading(source: Source(name: ""), charset: nil)
        .contact(card, index: item.contact.sourceIndex)
    }
  }

  /// The file as it is kept, with the numbers of its cards.
  func image(_ cards: [Int64]) -> FileImage {
    guard isMadeOfCards else {
      return FileImage(pieces: [.file(bytes)] + cards.map { .card($0) })
    }
    var pieces: [FileImage.Piece] = []
    pieces.reserveCapacity(cards.count + 1)
    var position = 0
    for (item, card) in zip(items, cards) {
      guard case .range(let range) = item.card else { continue }
      if range.lowerBound > position {
        pieces.append(.text(Array(bytes[position..<range.lowerBound])))
      }
      pieces.append(.card(card))
      position = range.upperBound
    }
    if position < bytes.count { pieces.append(.text(Array(bytes[position...]))) }
    return FileImage(pieces: pieces)
  }
}
