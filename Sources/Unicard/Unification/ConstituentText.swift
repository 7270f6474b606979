import ContactCoding
import ContactModel
import ContactUnification
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
struct ConstituentText {
  private var sourceName: String
  private var index: Int
  /// What decisions know the record by; nil where that was not noted.
  private var key: RecordKey?
  private var charset: Charset?
  private var isRewritten: Bool
  private var card: [UInt8]
  /// How many constituents the merged contact has; nil where that was not noted.
  private(set) var count: Int?

  init(_ record: UnificationRecord, sourceName: String) {
    let contact = record.contact
    self.sourceName = sourceName
    index = record.index
    key = record.key
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

  /// The value of the property.
  ///
  /// - Parameter count: How many constituents the merged contact has.
  func encoded(count: Int) -> [UInt8] {
    var text = "source: \(ConstituentHeader.escaped(sourceName))\nindex: \(index)\n"
    if let key { text += "key: \(ConstituentHeader.escaped(key.text))\n" }
    if let charset { text += "charset: \(charset.name)\n" }
    if isRewritten { text += "format: rewritten\n" }
    // Programs cut long values off, and leave out properties of which they have one already.
    text += "bytes: \(card.count)\ncount: \(count)\n\n"
    return Base64.encode(Array(text.utf8) + card)
  }

  /// What tells cards apart: the source and the bytes, but not the place, which changes with
  /// every card before it.
  var identity: [UInt8] { Array(sourceName.utf8) + [0] + card }

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
    return card
  }

  /// Reads the value; nil where it is damaged.
  init?(encoded value: String) {
    let bytes = Base64.decode(Array(value.utf8)[...])
    var position = 0
    var fields: [String: String] = [:]
    while true {
      guard let end = bytes[position...].firstIndex(of: 0x0A) else { return nil }
      let line = bytes[position..<end]
      position = end + 1
      if line.isEmpty { break }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      fields[name] = String(decoding: line[colon...].dropFirst(2), as: UTF8.self)
    }
    let card = Array(bytes[position...])
    guard !card.isEmpty, fields["bytes"].map({ $0 == String(card.count) }) ?? true else {
      return nil
    }
    self.card = card
    sourceName = ConstituentHeader.unescaped(fields["source"] ?? "")
    index = fields["index"].flatMap { Int($0) } ?? 0
    key = fields["key"].map { RecordKey(text: ConstituentHeader.unescaped($0)) }
    charset = fields["charset"].flatMap { Charset(named: $0) }
    isRewritten = fields["format"] != nil
    count = fields["count"].flatMap { Int($0) }
  }

  /// The constituent; nil where the card can't be read.
  var constituent: Constituent? {
    let context = CardContext(
      source: sourceName.isEmpty ? nil : Source(name: sourceName), textOffset: 0,
      fallback: charset ?? .windows1252, isTranscoded: false)
    let contact = card.withUnsafeBufferPointer { text -> Contact? in
      var scanner = CardScanner(text)
      guard let found = scanner.next() else { return nil }
      var decoder = CardDecoder(context: context)
      return decoder.decode(text, found, offset: 0, index: index)
    }
    guard let contact else { return nil }
    return Constituent(
      sourceName: sourceName, index: index, contact: contact, card: isRewritten ? [] : card,
      key: key)
  }
}
