import ContactModel
import FileFormats
import SourceText
import VCard

// Instant messages, social profiles, relations and kinds: standard properties and the vendors'.
extension CardDecoder {
  mutating func decodeInstantMessage(_ content: ContentLine, _ service: StaticString) {
    var text = trimmed(decoded(value(content), content))
    guard !text.isEmpty else { return }
    if service.utf8CodeUnitCount == 0, !line.has(.service) { takeServiceFromTypes() }
    var serviceText = line.attributes.first { $0.part == .service }?.text.range ?? 0..<0
    if service.utf8CodeUnitCount > 0 {
      serviceText = store(service)
      line.add(.service, serviceText)
    }
    // A service that is named needs no scheme in front of the address.
    if !serviceText.isEmpty {
      let colon = reader.bytes.view.firstIndex(of: UInt8(ascii: ":"), in: text)
      if colon + 1 < text.upperBound,
        isScheme(reader.bytes[text.lowerBound..<colon], of: reader.bytes[serviceText])
      {
        text = colon + 1..<text.upperBound
        if let name = percentDecoded(reader.bytes[text]) { text = store(name) }
      }
    }
    append(.instantMessageAddress, text: text, content)
  }

  /// Takes a type that is the name of a service, as ownCloud and Nextcloud write it.
  private mutating func takeServiceFromTypes() {
    if let index = line.attributes.firstIndex(where: { isServiceAsType($0) }) {
      line.attributes[index].part = .service
    } else if let sip = TypeSet(name: "sip"), !line.types.isDisjoint(with: sip) {
      line.types.subtract(sip)
      line.add(.service, store("SIP" as StaticString))
    }
  }

  private func isServiceAsType(_ attribute: (part: FieldRecord.Part, text: ByteRange)) -> Bool {
    guard attribute.part == .customType else { return false }
    let name = reader.bytes[attribute.text.range]
    func isName(_ service: StaticString) -> Bool {
      service.utf8CodeUnitCount > 0
        && Bytes(service).elementsEqual(name) { lowercased($0) == lowercased($1) }
    }
    return Self.servicesOfNextcloud.contains(where: isName)
      || aliases.contains { isName($0.service) }
  }

  /// Services that Nextcloud writes as types, and that have no property of their own.
  private static let servicesOfNextcloud: [StaticString] = [
    "xmpp", "telegram", "kik", "wechat", "line", "kakaotalk", "signal", "whatsapp", "threema",
    "zoom", "discord", "facebook", "gtalk",
  ]

  /// Whether that is the scheme of the service, or Apple's where a service has none.
  private func isScheme(_ text: Bytes, of service: Bytes) -> Bool {
    let scheme = InstantMessageScheme.scheme(forService: service.string)
    return text.elementsEqual(scheme.utf8) { lowercased($0) == $1 }
      || matches("x-apple", text, text.indices)
  }

  mutating func decodeSocialProfile(_ content: ContentLine, _ service: StaticString) {
    let text = trimmed(decoded(value(content), content))
    if service.utf8CodeUnitCount > 0 {
      line.add(.service, store(service))
    } else if content.property == .xSocialProfile, !line.has(.service),
      let index = line.place(of: .customType)
    {
      // Apple: X-SOCIALPROFILE;type=twitter.
      line.attributes[index].part = .service
    }
    let hasUsername = line.has(.username)
    guard !text.isEmpty || hasUsername else { return }
    var username: Range<Int>?
    if !text.isEmpty, !hasUsername,
      isValueType("text") || !isValueType("uri") && !looksLikeURI(text)
    {
      username = text
    } else if startsWith("x-apple:", reader.bytes.view, text) {
      // Apple writes the bare user name so where it knows no address.
      let rest = text.dropFirst("x-apple:".utf8.count)
      let name = percentDecoded(reader.bytes[rest]).map { store($0) } ?? rest
      let stated = line.attributes.first { $0.part == .username }.map {
        reader.bytes[$0.text.range]
      }
      if stated.map({ $0.elementsEqual(reader.bytes[name]) }) ?? true { username = name }
    }
    if let username, !hasUsername { line.add(.username, username) }
    append(
      .socialProfile, text: username == nil ? text : text.lowerBound..<text.lowerBound, content)
  }

  mutating func decodeRelation(_ content: ContentLine, _ label: Label?) {
    let text = decoded(value(content), content)
    guard !isBlank(text) else { return }
    addLabel(label)
    readRelationType(label)
    append(.relation, text: text, content)
  }

  /// Nextcloud's TYPE=mother, which is in no standard.
  private mutating func readRelationType(_ label: Label?) {
    guard label == nil, line.types.isDisjoint(with: .relations), !line.has(.label),
      let index = line.place(of: .customType)
    else { return }
    let name = reader.bytes[line.attributes[index].text.range].string.lowercased()
    guard let found = Label.relationTypes.first(where: { $0.name == name }) else { return }
    line.attributes[index] = (.label, ByteRange(store(found.storedText)))
  }

  mutating func addLabel(_ label: Label?) {
    guard let label else { return }
    if let types = TypeSet(label) {
      line.types.formUnion(types)
    } else {
      line.add(.label, store(label.storedText))
    }
  }

  mutating func decodeShowAs(_ content: ContentLine) {
    let text = trimmed(value(content))
    guard matches("company", reader.bytes.view, text) else {
      preserve(content)
      return
    }
    append(.kind, text: store("org"), content)
  }

  /// AGENT of vCard 2.1 and 3.0: a related card, kept whole as a `data:` URI, as RFC 6350's
  /// RELATED;TYPE=agent can hold it.
  mutating func decodeAgent(_ content: ContentLine) {
    line.types.formUnion(.agent)
    let text: Range<Int>
    if content.isNestedCard {
      text =
        isUTF8 ? content.value.range : utf8(content.value.range, declared: nil, at: content.source)
    } else {
      text = trimmed(decoded(value(content), content))
    }
    guard !isBlank(text) else { return }
    guard startsWith("begin:vcard", reader.bytes.view, trimmed(text)) else {
      // What only looked like a card is a text like any other.
      append(.relation, text: trimmed(normalized(text, content)), content)
      return
    }
    let start = reader.bytes.count
    let encoded = Base64.encode(cardWithLineBreaks(trimmed(text)))
    reader.bytes.append(utf8: NestedCard.prefix)
    reader.bytes.append(encoded)
    append(.relation, text: start..<reader.bytes.count, content)
  }

  /// A card's text with CRLF at the end of each line, however it came.
  private func cardWithLineBreaks(_ range: Range<Int>) -> [UInt8] {
    var card: [UInt8] = []
    card.reserveCapacity(range.count + range.count / 16 + 2)
    var isAfterReturn = false
    for byte in reader.bytes[range] {
      if byte == 0x0D || byte == 0x0A {
        if byte == 0x0D || !isAfterReturn { card += [0x0D, 0x0A] }
      } else {
        card.append(byte)
      }
      isAfterReturn = byte == 0x0D
    }
    return card + [0x0D, 0x0A]
  }

  /// Android's X-ANDROID-CUSTOM: a row of its database, of which three kinds have fields here.
  mutating func decodeAndroidCustom(_ content: ContentLine) {
    let whole = value(content)
    var fields: [Range<Int>] = []
    var start = whole.lowerBound
    while start <= whole.upperBound {
      let end = TextEscaping.itemEnd(
        from: start, to: whole.upperBound, separator: UInt8(ascii: ";"), in: reader.bytes.view)
      fields.append(decoded(start..<end, content))
      start = end + 1
    }
    guard fields.count > 1, !fields[1].isEmpty else {
      preserve(content)
      return
    }
    func field(_ index: Int) -> String {
      index < fields.count ? reader.bytes[fields[index]].string : ""
    }
    switch field(0) {
    case AndroidTypes.prefix + "nickname":
      addLabel(AndroidTypes.nickname(field(2), custom: field(3)))
      append(field(2) == "3" ? .previousFamilyName : .nickname, text: fields[1], content)
    case AndroidTypes.prefix + "relation":
      addLabel(AndroidTypes.relation(field(2), custom: field(3)))
      append(.relation, text: fields[1], content)
    case AndroidTypes.prefix + "contact_event":
      let type = field(2)
      if type == "1" { line.types.formUnion(TypeSet(name: "anniversary") ?? []) }
      if type == "0", !field(3).isEmpty { addLabel(.custom(field(3))) }
      let key: ContactKey = type == "3" ? .birthday : .date
      var text = fields[1]
      var date = PartialDate(parsing: reader.bytes[text])
      if let year = date?.year, PartialDate.isNoYear(year), date?.month != nil {
        date?.year = nil
        text = store(date?.basicFormat ?? "")
      }
      append(key, text: text, form: date?.isPossible ?? false ? .date : .text, content)
    default:
      preserve(content)
    }
  }

  /// Keeps a property that has no field.
  mutating func preserve(_ content: ContentLine) {
    let isBinary =
      content.encoding == .base64
      && UTF8Validation.isASCII(reader.bytes[content.value.range].rawBuffer)
    var text = isBinary ? content.value.range : value(content)
    if content.encoding == .quotedPrintable {
      // What a backslash means here is unknown; protect it from being taken for an escape.
      text = decoded(store(TextEscaping.doublingBackslashes(reader.bytes[text])), content)
      // The value is text as it stands in a file, where no line break can.
      let lines = reader.bytes[text].split(separator: 0x0A, omittingEmptySubsequences: false)
      if lines.count > 1 { text = store(Array(lines.joined(separator: "\\n".utf8))) }
    }
    append(.preserved, text: text, form: isBinary ? .base64 : .text, content)
    appendAttribute(.preserved, .propertyName, content.name.range)
    let isPlainText = isValueType("text") && PreservedType.isText(reader.bytes[content.name.range])
    if !line.valueType.isEmpty, !isPlainText {
      let type = reader.bytes[self.text(ofParameter: line.valueType.range)].string.lowercased()
      appendAttribute(.preserved, .parameterName, store("VALUE"))
      // As the standards call it since vCard 3.
      appendAttribute(.preserved, .parameterValue, store(type == "url" ? "uri" : type))
    }
  }
}
