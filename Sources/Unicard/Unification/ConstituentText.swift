import CardCoding
import ContactCoding
import ContactLikeness
import ContactModel
import ContactUnification
import FileFormats
import SourceText
import VCard

/// How a constituent is kept in the merged contact: the value of `X-UNICARD-CONSTITUENT`.
///
/// The value is base64, which every version of vCard, jCard and every program carries unharmed.
/// Decoded, it is a few lines `name: value`, an empty line, and the card:
///
/// ```
/// source: icloud.vcf
/// index: 3
/// key: uid:41f0
/// charset: windows-1252
/// bytes: 412
/// count: 2
///
/// BEGIN:VCARD
/// …
/// ```
///
/// A card that nobody was joined with need not be there twice: its property names the source and,
/// as `itself`, a hash of the card that it stands in, without the property.
struct ConstituentText {
  private(set) var sourceName: String
  private var index: Int
  private var keyText: String?
  private var charset: Charset?
  private var isRewritten: Bool
  private var card: [UInt8]
  /// The hash of the card that the property stands in, where that is the record.
  private var ownHash: UInt64?
  private var ownCount = 0
  /// How many constituents the merged contact has; nil where that was not noted.
  private(set) var count: Int?

  /// - Parameter contact: The record's.
  init(_ record: UnificationRecord, _ contact: Contact, sourceName: String) {
    self.sourceName = sourceName
    index = record.index
    keyText = record.key.text
    if let original = Self.original(of: contact) {
      card = original
      charset = contact.storage.origin.charset
      isRewritten = false
    } else {
      var writer = ContactWriter(WritingOptions(format: .vCard40))
      card = writer.write(contact).bytes
      isRewritten = true
    }
  }

  /// What decisions know the record by; nil where that was not noted.
  var key: RecordKey? { keyText.map { RecordKey(text: $0) } }

  /// Whether the record is the contact that the property stands in.
  var isItself: Bool { ownHash != nil }

  /// Of a record that is written as it stands in its source: where it came from alone. As it is where
  /// it can't be written so.
  func itself(_ contact: Contact) -> ConstituentText {
    guard !isRewritten, charset == nil, contact.storage.origin.isWellFormed else { return self }
    var text = self
    text.ownHash = StableHash.of(identity)
    text.ownCount = card.count
    return text
  }

  /// Takes the card of the contact that the property stands in.
  mutating func restore(from contact: Contact) {
    guard let ownHash else { return }
    let origin = contact.storage.origin
    let bytes = Array(contact.storage.bytes[..<origin.cardCount])
    if origin.cardCount > 0, !origin.isEdited {
      card = Self.withoutConstituents(bytes)
      // A line break behind the last card of a file.
      if card.count > ownCount, card[ownCount...].allSatisfy({ $0 == 0x0A || $0 == 0x0D }) {
        card.removeSubrange(ownCount...)
      }
    }
    if StableHash.of(identity) == ownHash { return }
    guard card.isEmpty || Self.original(of: contact) == nil else { return }
    var writer = ContactWriter(WritingOptions(format: contact.ownFormat))
    card = writer.write(contact.withoutConstituents).bytes
  }

  /// A card without the lines that hold constituents.
  private static func withoutConstituents(_ card: [UInt8]) -> [UInt8] {
    let name = UnifiedContact.constituentPropertyName.utf8.map(ASCII.lowercased)
    var kept: [UInt8] = []
    kept.reserveCapacity(card.count)
    var isLeftOut = false
    var start = 0
    while start < card.count {
      let end = card[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? card.count
      let isContinued = card[start] == 0x20 || card[start] == 0x09
      if !isContinued {
        let line = card[start..<end]
        isLeftOut =
          line.count > name.count
          && zip(line, name).allSatisfy { ASCII.lowercased($0) == $1 }
          && (line[start + name.count] == UInt8(ascii: ":")
            || line[start + name.count] == UInt8(ascii: ";"))
      }
      if !isLeftOut { kept += card[start..<end] }
      start = end
    }
    return kept
  }

  /// The value of the property.
  ///
  /// - Parameter count: How many constituents the merged contact has.
  func encoded(count: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(160 + card.count)
    func add(_ name: String, _ value: String) {
      text += name.utf8
      text += ": ".utf8
      text += value.utf8
      text.append(0x0A)
    }
    add("source", ConstituentHeader.escaped(sourceName))
    add("index", String(index))
    if let keyText { add("key", ConstituentHeader.escaped(keyText)) }
    if let charset { add("charset", charset.name) }
    if isRewritten { add("format", "rewritten") }
    if let ownHash { add("itself", hexadecimal(ownHash)) }
    // Programs cut long values off, and leave out properties of which they have one already.
    add("bytes", String(isItself ? ownCount : card.count))
    add("count", String(isItself ? 1 : count))
    text.append(0x0A)
    if !isItself { text += card }
    return Base64.encode(text)
  }

  /// What tells cards apart: the bytes, but neither the place, which changes with every card before
  /// it, nor the source, which may have another name.
  var identity: [UInt8] {
    Array(card[..<((card.lastIndex { $0 != 0x0A && $0 != 0x0D } ?? -1) + 1)])
  }

  /// The whole record, to be kept in another contact.
  var whole: ConstituentText {
    var whole = self
    whole.ownHash = nil
    return whole
  }

  /// The bytes of the contact's own card, where they can be read again by themselves.
  private static func original(of contact: Contact) -> [UInt8]? {
    let origin = contact.storage.origin
    guard origin.cardCount > 0, !origin.isEdited else { return nil }
    switch origin.format {
    case .vCard21, .vCard30, .vCard40: break
    case .none, .jCard, .csv: return nil
    }
    let card = Array(contact.storage.bytes[..<origin.cardCount])
    // What a card declares of its bytes no longer holds once they were turned into UTF-8.
    if origin.isTranscoded, !origin.isWellFormed { return nil }
    // Nor do its lines, where NULs that hid a BEGIN or an END are gone.
    return origin.isWellFormed || isOneCard(card) ? card : nil
  }

  private static func isOneCard(_ card: [UInt8]) -> Bool {
    card.withUnsafeBufferPointer { text in
      var scanner = CardScanner(text)
      return scanner.next() != nil && scanner.skipped.isEmpty && scanner.next() == nil
        && scanner.skipped.isEmpty
    }
  }

  /// Reads the value; nil where it is damaged.
  init?(encoded value: ArraySlice<UInt8>) {
    let bytes = Base64.decode(value)
    var position = 0
    var byteCount: Int?
    var hasByteCount = false
    (sourceName, index, isRewritten) = ("", 0, false)
    while true {
      guard let end = bytes[position...].firstIndex(of: 0x0A) else { return nil }
      let line = bytes[position..<end]
      position = end + 1
      if line.isEmpty { break }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let text = String(decoding: line[colon...].dropFirst(2), as: UTF8.self)
      switch String(decoding: line[..<colon], as: UTF8.self) {
      case "source": sourceName = ConstituentHeader.unescaped(text)
      case "index": index = Int(text) ?? 0
      case "key": keyText = ConstituentHeader.unescaped(text)
      case "charset": charset = Charset(named: text)
      case "format": isRewritten = true
      case "itself":
        guard let hash = UInt64(text, radix: 16) else { return nil }
        ownHash = hash
      case "bytes": (byteCount, hasByteCount) = (Int(text), true)
      case "count": count = Int(text)
      default: break
      }
    }
    card = Array(bytes[position...])
    if isItself {
      ownCount = byteCount ?? 0
    } else if card.isEmpty || hasByteCount && byteCount != card.count {
      return nil
    }
  }

  /// The constituent; nil where the card can't be read.
  var constituent: Constituent? {
    var decoder = CardDecoder(context: context)
    return constituent(&decoder)
  }

  /// The same by a decoder that is used for others, too, and so knows their lines already.
  func constituent(_ decoder: inout CardDecoder) -> Constituent? {
    contact(&decoder).map {
      Constituent(
        sourceName: sourceName, index: index, contact: $0, card: isRewritten ? [] : card, key: key)
    }
  }

  /// The contact of the card; nil where that can't be read.
  func contact(_ decoder: inout CardDecoder) -> Contact? {
    read(&decoder) ? decoder.contact : nil
  }

  /// Whether there is a card that can be read.
  var hasCard: Bool {
    card.withUnsafeBufferPointer { text in
      var scanner = CardScanner(text)
      return scanner.next() != nil
    }
  }

  /// Reads the card; tells whether that can be.
  func read(_ decoder: inout CardDecoder) -> Bool {
    decoder.move(to: context)
    return card.withUnsafeBufferPointer { text in
      var scanner = CardScanner(text)
      guard let found = scanner.next() else { return false }
      decoder.read(text, found, offset: 0, index: index)
      return true
    }
  }

  var context: CardContext {
    CardContext(
      source: sourceName.isEmpty ? nil : Source(name: sourceName), textOffset: 0,
      fallback: charset ?? .windows1252, isTranscoded: false)
  }
}
