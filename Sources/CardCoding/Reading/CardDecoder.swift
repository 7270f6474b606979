package import ContactModel
import SourceText
package import VCard

/// Turns one card into a contact. Made once a thread and reused.
///
/// This is the one road from vCard to a contact, whatever the version: each line is looked up
/// in ``PropertyMeaning`` and becomes records. A text that needs no decoding is not copied;
/// its record points to where it stands.
package struct CardDecoder: ~Copyable {
  package var reader = CardReader()
  var records = RecordBuffer()
  var context: CardContext
  package var version = VCardVersion.v30
  /// Whether every byte above 0x7F belongs to UTF-8.
  var isUTF8 = true
  /// Whether letters beyond ASCII may have been turned into UTF-8 twice.
  private(set) var mayBeDoubled = false
  /// Whether text needs no decoding but that of quoted-printable and escapes.
  var isPlain: Bool { isUTF8 && !mayBeDoubled }
  /// A charset that another property of the card declares.
  var declaredCharset: Charset?
  /// A charset that the card's text suggests where the file's can't be it.
  var suggestedCharset: Charset?
  /// Whether the card's values that say to be in a charset are UTF-8, once somebody asked.
  var contradictedCharsets: [Charset: Bool] = [:]
  var reportedCharset = false
  var reportedDoubled = false
  var line = LineParameters()
  /// By the number of a header: what lines with it mean, if no line has more to tell of that.
  var knownHeaders: [KnownHeader?] = []
  var pending: [PendingLine] = []
  var pairing = PairingIndex()
  /// Whether an address without components was read.
  var hasEmptyAddress = false
  /// Meanings by ``KnownProperty``'s raw value.
  let meanings = PropertyMeaning.table
  let aliases = PropertyMeaning.aliases
  /// A record to be filled in.
  private let blank = FieldRecord(key: .preserved, part: .value, text: .empty, source: .empty)
  /// Where the contact read last came from.
  private var origin = ContactOrigin()
  private var charsets: [(name: [UInt8], charset: Charset?)] = []
  private static let types = NameTable(TypeSet.names)

  package init(context: CardContext) { self.context = context }

  /// Goes on with cards of another file.
  package mutating func move(to context: CardContext) {
    self.context = context
    origin = ContactOrigin()
  }

  /// The diagnostics of the card read last, in its order.
  package var diagnostics: [CardDiagnostic] { reader.diagnostics }
  /// Whether there are any, which is asked for each card.
  package var hasDiagnostics: Bool { !reader.diagnostics.isEmpty }

  /// Where the card read last stands in its source.
  package var sourceRange: Range<Int> {
    origin.sourceOffset..<origin.sourceOffset + origin.byteCount
  }

  /// Reads the card in `text[card.range]` as ``read(_:_:offset:index:element:)`` does, and makes
  /// the contact.
  package mutating func decode(
    _ text: UnsafeBufferPointer<UInt8>, _ card: CardScanner.Card, offset: Int, index: Int,
    element: Range<Int>? = nil
  ) -> Contact {
    read(text, card, offset: offset, index: index, element: element)
    return contact
  }

  /// Reads the card in `text[card.range]`. `offset` is where `text` begins in the source's text;
  /// `element` is where the card stands in that, if `text` is only a translation of it (jCard).
  package mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, _ card: CardScanner.Card, offset: Int, index: Int,
    element: Range<Int>? = nil
  ) {
    reader.read(text, card.range)
    records.removeAll()
    if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
    hasEmptyAddress = false
    declaredCharset = nil
    suggestedCharset = nil
    if !contradictedCharsets.isEmpty { contradictedCharsets.removeAll() }
    reportedCharset = false
    reportedDoubled = false
    isUTF8 =
      reader.isASCII || !reader.isDoubtful
      || UTF8Validation.firstInvalidOffset(
        in: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[card.range]))) == nil
    if !isUTF8 { findDeclaredCharset() }
    mayBeDoubled =
      context.undoesDoubled && isUTF8 && !reader.isASCII
      && DoubledUTF8.mayOccur(
        in: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[card.range])))
    settleVersion()
    reportFrame(card)
    for index in reader.lines.indices { decodeLine(index) }
    pairLines()
    removeEmptyAddresses()
    if !saysAnything {
      report(
        .cardEmpty, "The card says nothing of anybody.",
        hint: "Remove it, or export the contact again.", at: firstLine)
    }
    settleOrigin(offset + card.range.lowerBound, index, element)
  }

  /// Cards nested deeper than this in AGENT are kept, but unread.
  package static let depthLimit = 16

  /// The contact read last.
  package var contact: Contact {
    Contact(
      storage: ContactStorage(
        bytes: Array(reader.bytes.view.unsafeBuffer),
        records: Array(records.view), origin: origin))
  }

  /// What the contact read last is made of, valid until the next one is read.
  package var content: ContactContent {
    ContactContent(bytes: reader.bytes.view, records: records.view, origin: origin)
  }

  private mutating func settleOrigin(_ start: Int, _ index: Int, _ element: Range<Int>?) {
    let format: ContactOrigin.Format =
      switch version {
      case _ where element != nil: .jCard
      case .v21: .vCard21
      case .v30: .vCard30
      case .v40: .vCard40
      }
    // Of a text that was turned into UTF-8, CHARSET speaks of bytes that are no more.
    // What can't be read better than it stands there is left as it is.
    let isWellFormed =
      (reader.diagnostics.isEmpty
        || !reader.diagnostics.contains {
          $0.severity >= .warning && $0.code != .cardEmpty && $0.code != .dateUnreadable
        })
      && !(context.isTranscoded && reader.lines.view.contains { !$0.charset.isEmpty })
    // What is the same for every card is set once.
    if origin.source == nil { origin.source = context.source }
    origin.index = index
    origin.sourceOffset = context.textOffset + (element?.lowerBound ?? start)
    origin.format = format
    origin.byteCount = element?.count ?? reader.sourceCount
    origin.cardCount = reader.cardCount
    origin.isWellFormed = isWellFormed
    origin.isTranscoded = context.isTranscoded
    if !isUTF8, !isUTF8WithoutFolds {
      origin.charset = context.fallback
    } else if origin.charset != nil {
      origin.charset = nil
    }
  }

  // MARK: - The card as a whole

  private mutating func settleVersion() {
    if let stated = reader.version {
      version = stated
      return
    }
    // Quoted-printable and bare types are 2.1's, everything else reads the same.
    let looks21 = reader.lines.view.contains { line in
      line.encoding == .quotedPrintable
        || reader.parameters(of: line).contains { $0.name.isEmpty && !$0.value.isEmpty }
    }
    version = looks21 ? .v21 : .v30
    guard !reader.diagnostics.contains(where: { $0.code == .cardUnknownVersion }) else { return }
    report(
      .cardMissingVersion,
      "The card does not state its version; it was read as vCard \(version.rawValue).",
      hint: "Put VERSION:\(version.rawValue) after BEGIN:VCARD.", at: firstLine)
  }

  private var firstLine: ByteRange { reader.lines.view.first?.source ?? .empty }

  private mutating func reportFrame(_ card: CardScanner.Card) {
    if !card.hasBegin {
      report(
        .cardMissingBegin,
        "The card has no BEGIN:VCARD line; it was taken to begin with its first property.",
        hint: "Put BEGIN:VCARD before it.", at: firstLine)
    }
    if !card.isClosed {
      report(
        .cardMissingEnd, "The card has no END:VCARD line; it was taken to end here.",
        hint: "Check whether the file was cut off.",
        at: reader.lines.view.last?.source ?? firstLine)
    }
    if card.depth > Self.depthLimit {
      report(
        .cardTooDeep,
        """
        Cards are nested \(card.depth) deep in AGENT; those deeper than \(Self.depthLimit) were kept \
        as text.
        """,
        hint: "Store the agent as a contact of its own.", at: firstLine)
    }
  }

  /// Whether there is a value of more than the card itself.
  private var saysAnything: Bool {
    records.view.contains {
      switch $0.key {
      case .identifier, .revision, .created, .productIdentifier: false
      default: true
      }
    }
  }

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, hint: String, at range: ByteRange,
    severity: Severity = .warning, leavesOut: Bool = false
  ) {
    reader.report(
      CardDiagnostic(code, severity, message, hint: hint, at: range, leavesOut: leavesOut))
  }

  private mutating func checkFrame(_ content: ContentLine) {
    switch content.property {
    case .begin, .end: break
    default: return
    }
    // Nearly every one is that of a card.
    if matches("vcard", reader.bytes.view, content.value.range) { return }
    let value = reader.bytes.trimmed(content.value.range)
    let end = value.first { !PropertyName.isValid(reader.bytes[$0]) } ?? value.upperBound
    guard matches("vcard", reader.bytes.view, value.lowerBound..<end) else {
      report(
        .lineForeignFrame,
        """
        This line begins or ends something that is no card, \
        “\(reader.bytes[value].string.prefix(40))”; it was left out.
        """,
        hint: "Remove the line.", at: content.source, leavesOut: true)
      return
    }
    // Text behind BEGIN was told of when the lines were parted; QR codes spell the last break.
    let rest = reader.bytes[end..<value.upperBound]
    let isBreak =
      rest.first == UInt8(ascii: "\\")
      && rest.allSatisfy { $0 <= 0x20 || "\\nr".utf8.contains($0) }
    guard content.property == .end, !rest.isEmpty, !isBreak else { return }
    report(
      .cardMisplacedLines, "Text stands behind END:VCARD, on the same line; it was left out.",
      hint: "Export the contact again, or remove the text.", at: content.source, leavesOut: true)
  }

  // MARK: - One line

  private mutating func decodeLine(_ index: Int) {
    let content = reader.lines[index]
    if case .quotedPrintable = content.encoding {
      decode(recodedQuotedPrintable(content))
    } else {
      decode(content)
    }
  }

  private mutating func decode(_ content: ContentLine) {
    switch readHeader(content) {
    case .frame: checkFrame(content)
    case .field(let key, let form, let alias): decode(content, key, form, alias: Int(alias))
    case .showAs: decodeShowAs(content)
    case .agent: decodeAgent(content)
    case .androidCustom: decodeAndroidCustom(content)
    case .ofGroup, .addressLabel, .sortString: postpone(content)
    case .preserved: preserve(content)
    }
  }

  @inline(__always)
  private mutating func decode(
    _ content: ContentLine, _ key: ContactKey, _ form: ContactModel.VCardProperty.Form, alias: Int
  ) {
    switch form {
    case .text: decodeText(content, key)
    case .textOrURI, .uri, .languageTag, .kind: decodeURI(content, key)
    case .list: decodeList(content, key)
    case .date: decodeDate(content, key)
    case .labeledDate:
      addLabel(aliases[alias].label)
      decodeDate(content, key)
    case .media: if key != .sound || !decodeReading(content) { decodeMedia(content, key) }
    case .name: decodeStructured(content, key, count: 7, splitsLists: version != .v21)
    case .postalAddress: decodeStructured(content, key, count: 18, splitsLists: version != .v21)
    case .organization: decodeOrganization(content)
    case .gender: decodeGender(content)
    case .phoneNumber, .emailAddress:
      if alias > 0 { addLabel(aliases[alias].label) }
      decodeTrimmedText(content, key)
    case .instantMessageAddress: decodeInstantMessage(content, aliases[alias].service)
    case .relation: decodeRelation(content, aliases[alias].label)
    case .socialProfile: decodeSocialProfile(content, aliases[alias].service)
    case .position: decodePosition(content)
    case .timeZone: decodeTimeZone(content)
    case .preserved: preserve(content)
    }
  }

  // MARK: - Records

  /// Adds a value with the attributes that the line's parameters gave.
  mutating func append(
    _ key: ContactKey, text: Range<Int>, form: FieldRecord.Form = .text, _ content: ContentLine
  ) {
    // Making one of another module's values is a call, changing one is not.
    var record = blank
    record.key = key
    record.form = form
    record.preference = line.preference
    record.text = ByteRange(text)
    record.source = content.source
    record.types = line.types
    records.append(record)
    appendLineAttributes(key, content)
  }

  @inline(__always)
  mutating func appendLineAttributes(_ key: ContactKey, _ content: ContentLine) {
    if content.group.isEmpty, line.attributes.isEmpty { return }
    appendGroupAndAttributes(key, content)
  }

  private mutating func appendGroupAndAttributes(_ key: ContactKey, _ content: ContentLine) {
    if !content.group.isEmpty {
      appendAttribute(key, .group, groupText(content))
    }
    for attribute in line.attributes {
      appendAttribute(key, attribute.part, attribute.text.range)
    }
  }

  /// The name of the line's group. That of several, as vCard 2.1 has them, is one with hyphens.
  mutating func groupText(_ content: ContentLine) -> Range<Int> {
    let group = utf8Text(ofParameter: content.group.range)
    guard reader.bytes[group].contains(UInt8(ascii: ".")) else { return group }
    return store(reader.bytes[group].map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 })
  }

  mutating func appendAttribute(_ key: ContactKey, _ part: FieldRecord.Part, _ text: Range<Int>) {
    var record = blank
    record.key = key
    record.part = part
    record.text = ByteRange(text)
    records.append(record)
  }

  /// Puts a text that the card does not have into the bytes.
  mutating func store(_ text: StaticString) -> Range<Int> {
    let start = reader.bytes.count
    reader.bytes.append(ascii: text)
    return start..<reader.bytes.count
  }

  mutating func store(_ text: String) -> Range<Int> {
    let start = reader.bytes.count
    reader.bytes.append(utf8: text)
    return start..<reader.bytes.count
  }

  mutating func store(_ text: [UInt8]) -> Range<Int> {
    let start = reader.bytes.count
    reader.bytes.append(text)
    return start..<reader.bytes.count
  }

  // MARK: - Charsets

  private mutating func findDeclaredCharset() {
    for content in reader.lines.view where !content.charset.isEmpty {
      if let charset = charset(named: content.charset), charset != .utf8 {
        declaredCharset = charset
        return
      }
    }
  }

  mutating func charset(named range: ByteRange) -> Charset? {
    let name = reader.bytes[range.range]
    if let known = charsets.first(where: { name.elementsEqual($0.name) }) {
      return known.charset
    }
    let charset = Charset(named: name.string)
    // A hostile file may name any number of them.
    if charsets.count >= 64 { charsets.removeAll(keepingCapacity: true) }
    charsets.append((Array(name), charset))
    return charset
  }

  static func type(_ range: Range<Int>, _ bytes: Bytes) -> TypeSet? {
    types.index(of: range, in: bytes).map(TypeSet.init(bit:))
  }
}
