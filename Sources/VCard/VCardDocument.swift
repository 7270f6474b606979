public import SourceText

/// The cards of a text as they stand in it: content lines taken apart, values not interpreted.
///
/// This is the layer of syntax. For contacts read with ContactCoding, which knows what the
/// properties mean; take this one to look at a card as it is.
///
/// ```swift
/// let document = VCardDocument(parsing: bytes)
/// for property in document.cards[0].properties where property.name == "TEL" {
///   print(property.rawValue)
/// }
/// ```
public struct VCardDocument: Sendable {
  /// The cards in their order.
  public let cards: [VCardCard]

  /// Takes a text apart. Never fails: what is no card is left out, and each card says what is
  /// wrong with it.
  ///
  /// - Parameter bytes: VCards of any version, as UTF-8 or another charset that is ASCII below
  ///   0x80; bytes that are no UTF-8 become U+FFFD.
  public init(parsing bytes: [UInt8]) {
    var cards: [VCardCard] = []
    var reader = CardReader()
    bytes.withUnsafeBufferPointer { text in
      var scanner = CardScanner(text)
      while let card = scanner.next() {
        reader.read(text, card.range)
        cards.append(VCardCard(reader, offset: card.range.lowerBound))
      }
    }
    self.cards = cards
  }
}

/// One card: `BEGIN:VCARD` to `END:VCARD`.
public struct VCardCard: Sendable {
  /// The version it states; nil where it states none that is known.
  public let version: VCardVersion?
  /// Every property but BEGIN, END and VERSION, in order.
  public let properties: [VCardProperty]
  /// What is wrong with its lines.
  public let diagnostics: [Diagnostic]

  init(_ reader: borrowing CardReader, offset: Int) {
    version = reader.version
    var properties: [VCardProperty] = []
    for line in reader.lines.view {
      switch line.property {
      case .begin, .end, .version: continue
      default: properties.append(VCardProperty(reader, line, offset: offset))
      }
    }
    self.properties = properties
    diagnostics = reader.diagnostics.map { $0.placed(in: nil, at: offset, contactIndex: nil) }
  }
}

/// One content line (RFC 6350, section 3.3).
public struct VCardProperty: Hashable, Sendable {
  /// The group before the name; nil for none.
  public let group: String?
  /// The name; equal to others without regard to case.
  public let name: PropertyName
  /// The parameters in order. A bare value of vCard 2.1 has an empty name.
  public let parameters: [VCardParameter]
  /// The value, unfolded; escapes, quoted-printable and base64 are as they came.
  public let rawValue: String
  /// The bytes of the line in the text that was parsed.
  public let range: Range<Int>

  init(_ reader: borrowing CardReader, _ line: ContentLine, offset: Int) {
    group = line.group.isEmpty ? nil : reader.bytes[line.group.range].string
    name = PropertyName(reader.bytes[line.name.range].string)
    var parameters: [VCardParameter] = []
    for raw in reader.parameters(of: line) {
      parameters.append(
        VCardParameter(
          name: reader.bytes[raw.name.range].string,
          rawValue: reader.bytes[raw.value.range].string))
    }
    self.parameters = parameters
    let value = reader.bytes[line.value.range].string
    rawValue = line.isFolded ? String(value.filter { !$0.isWhitespace }) : value
    range = offset + line.source.lowerBound..<offset + line.source.upperBound
  }
}

/// A parameter of a content line.
public struct VCardParameter: Hashable, Sendable {
  /// The name as it was written.
  public let name: String
  /// The value with its quotes and escapes.
  public let rawValue: String
}
