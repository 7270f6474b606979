import ContactModel
import SourceText
import VCard

extension ContactEncoder {
  var isVersion4: Bool {
    switch syntax {
    case .v40, .jCard: true
    case .v21, .v30: false
    }
  }

  /// The text of the field's value.
  var text: Bytes { bytes[field.header.text.range] }

  /// Writes the field in `range`, whose attributes are in ``field``.
  mutating func write(_ range: Range<Int>) {
    switch field.header.key {
    case .formattedName: writeText("FN")
    case .identifier: writeText("UID", isURI: true)
    case .kind: writeKind()
    case .name: writeName(range)
    case .nickname, .category: break  // lists, see writeList
    case .phoneticGivenName: writeText("X-PHONETIC-FIRST-NAME")
    case .phoneticMiddleName: writeText("X-PHONETIC-MIDDLE-NAME")
    case .phoneticFamilyName: writeText("X-PHONETIC-LAST-NAME")
    case .previousFamilyName: writeText("X-MAIDENNAME")
    case .organization: writeOrganization(range)
    case .phoneticOrganizationName: writeText("X-PHONETIC-ORG")
    case .jobTitle: writeText("TITLE")
    case .role: writeText("ROLE")
    case .birthday: writeDate("BDAY")
    case .alternateBirthday: writeDate("X-ALTBDAY")
    case .deathDate: writeDate("DEATHDATE")
    case .date: writeLabeledDate()
    case .phoneNumber: writePhoneNumber()
    case .emailAddress: writeEmailAddress()
    case .postalAddress: writePostalAddress(range)
    case .url: writeURI("URL")
    case .relation: writeRelation()
    case .socialProfile: writeSocialProfile()
    case .instantMessageAddress: writeInstantMessage()
    case .note: writeText("NOTE")
    case .image: writeMedia("PHOTO")
    case .logo: writeMedia("LOGO")
    case .sound: writeMedia("SOUND")
    case .cryptographicKey: writeMedia("KEY")
    case .language: writeText("LANG")
    case .gender: writeGender(range)
    case .pronouns: writeText("PRONOUNS")
    case .grammaticalGender: writeText("GRAMGENDER")
    case .timeZone: writeTimeZone()
    case .position: writePosition()
    case .birthPlace: writeText("BIRTHPLACE", isURI: true)
    case .deathPlace: writeText("DEATHPLACE", isURI: true)
    case .expertise: writeText("EXPERTISE")
    case .hobby: writeText("HOBBY")
    case .interest: writeText("INTEREST")
    case .organizationDirectory: writeURI("ORG-DIRECTORY")
    case .contactURI: writeURI("CONTACT-URI")
    case .calendarAddress: writeURI("CALADRURI")
    case .calendar: writeURI("CALURI")
    case .freeBusy: writeURI("FBURL")
    case .member: writeURI(isVersion4 ? "MEMBER" : "X-ADDRESSBOOKSERVER-MEMBER")
    case .source: writeURI("SOURCE")
    case .revision: writeDate("REV")
    case .created: writeDate("CREATED")
    case .productIdentifier: writeText("PRODID")
    case .defaultLanguage: writeText("LANGUAGE")
    case .preserved: writePreserved(range)
    }
  }

  // MARK: - Text

  mutating func writeText(_ name: StaticString, isURI: Bool = false) {
    let group = group(isNeeded: field.hasLabel)
    begin(name, group: group)
    let hasScheme = isURI && isURIText(text)
    if isURI, name != "UID" || isVersion4 {
      // UID's default is a URI, a place's default is text.
      if isVersion4, hasScheme != (name == "UID"), syntax != .jCard {
        writer.parameter("VALUE", hasScheme ? "uri" : "text")
      }
    }
    writer.beginValue(hasScheme ? "uri" : valueType(name), shape: .single)
    if hasScheme { writer.uriItem(text) } else { writer.item(text) }
    writer.end()
    writeLabel(group)
  }

  mutating func valueType(_ name: StaticString) -> StaticString {
    name == "LANG" || name == "LANGUAGE" ? "language-tag" : "text"
  }

  mutating func writeURI(_ name: StaticString) {
    let group = group(isNeeded: field.hasLabel)
    begin(name, group: group)
    writer.beginValue("uri", shape: .single)
    writer.uriItem(text)
    writer.end()
    writeLabel(group)
  }

  /// Whether a text begins with a URI's scheme.
  mutating func isURIText(_ text: Bytes) -> Bool {
    guard let first = text.first, lowercased(first) &- 0x61 < 26 else { return false }
    for (offset, byte) in text.prefix(32).enumerated() {
      if byte == UInt8(ascii: ":") { return offset > 1 && text.count > offset + 1 }
      let isScheme =
        lowercased(byte) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      if !isScheme { return false }
    }
    return false
  }

  /// NICKNAME and CATEGORIES: the texts of several fields on one line.
  mutating func writeList(_ ranges: ArraySlice<Range<Int>>) {
    let group = group(isNeeded: field.hasLabel)
    begin(field.header.key == .nickname ? "NICKNAME" : "CATEGORIES", group: group)
    writer.beginValue("text", shape: .list)
    for range in ranges { writer.item(bytes[records[range.lowerBound].text.range]) }
    writer.end()
    writeLabel(group)
  }

  // MARK: - Structured values

  /// Writes the components of the field from `range`, `count` of them. Lists stay lists where
  /// the version has them.
  mutating func writeComponents(_ range: Range<Int>, count: Int, property: String) {
    writer.beginValue("text", shape: .structured)
    findComponents(range)
    var next = 0
    for component in 0..<count {
      let first = next
      while next < components.count, components[next].component == component { next += 1 }
      let items = next - first
      writer.component(itemCount: items)
      for index in first..<next { writer.item(bytes[records[components[index].record].text.range]) }
      if items > 1, syntax == .v21 {
        let whole = range.filter { records[$0].part == .component(UInt8(component)) }
          .map { bytes[records[$0].text.range].string }.joined(separator: ",")
        lose(
          property, Array(whole.utf8), .changed,
          "vCard 2.1 has no lists within a component; they were joined by commas.")
      }
    }
    writer.end()
  }

  mutating func findComponents(_ range: Range<Int>) {
    components.removeAll(keepingCapacity: true)
    var isSorted = true
    for index in range {
      guard case .component(let component) = records[index].part else { continue }
      if let last = components.last, last.component > component { isSorted = false }
      components.append((component, index))
    }
    if !isSorted {
      components.sort { ($0.component, $0.record) < ($1.component, $1.record) }
    }
  }

  mutating func highestComponent(_ range: Range<Int>) -> Int {
    var highest = -1
    for index in range {
      if case .component(let component) = records[index].part {
        highest = max(highest, Int(component))
      }
    }
    return highest
  }

  mutating func writeName(_ range: Range<Int>) {
    let group = group(isNeeded: field.hasLabel)
    begin("N", group: group)
    let isExtended = highestComponent(range) > 4
    if isExtended, !isVersion4 { loseComponents(range, from: 5, property: "N") }
    writeComponents(range, count: isExtended && isVersion4 ? 7 : 5, property: "N")
    // A name of which nothing could be written needs no label.
    if isVersion4 || hasComponent(range, below: 5) { writeLabel(group) }
    if !isVersion4 { writeSortString(range) }
  }

  func hasComponent(_ range: Range<Int>, below limit: UInt8) -> Bool {
    range.contains { index in
      if case .component(let component) = records[index].part { component < limit } else { false }
    }
  }

  /// RFC 9554's components, unless another component says the same, as it recommends.
  mutating func loseComponents(_ range: Range<Int>, from first: Int, property: String) {
    for index in range {
      guard case .component(let component) = records[index].part, component >= first else {
        continue
      }
      let text = bytes[records[index].text.range]
      // Nobody repeats hundreds of them, and nobody could wait for it.
      let isRepeated =
        range.count < 256
        && range.contains { other in
          guard case .component(let otherComponent) = records[other].part, otherComponent < first
          else { return false }
          return contains(bytes[records[other].text.range], text)
        }
      if !isRepeated {
        lose(
          property, text, .dropped,
          "This component came with RFC 9554 and exists in vCard 4.0 only.")
      } else {
        lose(
          property, text, .changed,
          "The text is kept, but not as a component of its own, which came with RFC 9554.")
      }
    }
  }

  mutating func contains(_ text: Bytes, _ part: Bytes) -> Bool {
    guard text.count >= part.count, text.count <= 2048 else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<start + part.count].elementsEqual(part)
    }
  }

  mutating func writeSortString(_ range: Range<Int>) {
    var isSortAs = false
    var values: [Bytes] = []
    for record in records[range] {
      if record.part == .parameterName {
        isSortAs = bytes[record.text.range].elementsEqual("SORT-AS".utf8)
      } else if record.part == .parameterValue, isSortAs {
        values.append(bytes[record.text.range])
      }
    }
    guard !values.isEmpty else { return }
    let joined = Array(values.map(\.string).joined(separator: ",").utf8)
    begin("SORT-STRING", in: .none)
    writer.beginValue("text", shape: .single)
    writer.item(joined)
    writer.end()
    if values.count > 1 {
      lose(
        "SORT-AS", joined, .changed,
        "Before vCard 4 a name has one sort string; the parts were joined by commas.")
    }
  }

  mutating func writeOrganization(_ range: Range<Int>) {
    let group = group(isNeeded: field.hasLabel)
    begin("ORG", group: group)
    writer.beginValue("text", shape: .structured)
    var hasName = false
    for index in range where records[index].part == .component(0) && !hasName {
      writer.component(itemCount: 1)
      writer.item(bytes[records[index].text.range])
      hasName = true
    }
    if !hasName { writer.component(itemCount: 0) }
    for index in range where records[index].part == .component(1) {
      let text = bytes[records[index].text.range]
      writer.component(itemCount: text.isEmpty ? 0 : 1)
      if !text.isEmpty { writer.item(text) }
    }
    writer.end()
    writeLabel(group)
  }

  mutating func writeGender(_ range: Range<Int>) {
    let group = group(isNeeded: field.hasLabel)
    begin("GENDER", group: group)
    writeComponents(range, count: highestComponent(range) > 0 ? 2 : 1, property: "GENDER")
    writeLabel(group)
  }

  // MARK: - Properties without a field

  mutating func writePreserved(_ range: Range<Int>) {
    guard let name = field.propertyName else { return }
    let group = group(isNeeded: field.hasLabel)
    begin(bytes[name.range], in: group)
    writeCommonParameters()
    if field.header.form == .base64 {
      switch syntax {
      case .v21: writer.parameter("ENCODING", "BASE64")
      case .v30, .v40, .jCard: writer.parameter("ENCODING", "b")
      }
      writer.beginValue("unknown", shape: .single)
      writer.base64(text, prefix: [])
    } else if syntax == .jCard, isKnownText(name), let plain = plainText() {
      writer.beginValue("text", shape: .single)
      writer.item(plain)
    } else {
      beginPreservedValue(range)
      writer.rawItem(text)
    }
    writer.end()
    writeLabel(group)
  }

  /// The text without its escapes, which jCard has not, if they are just those that a reader of
  /// the jCard would put back.
  func plainText() -> [UInt8]? {
    var arena = ByteArena(capacity: text.count * 2)
    arena.append(text)
    var unknown = false
    let range = TextEscaping.unescape(0..<text.count, in: &arena, unknown: &unknown)
    var back = PropertyWriter(.v40, folds: false)
    back.begin("X", group: Bytes(""))
    back.beginValue("text", shape: .single)
    back.item(arena[range])
    back.end()
    let isSame = back.output[2..<back.output.count - 2].elementsEqual(text)
    return isSame ? Array(arena[range]) : nil
  }

  mutating func isKnownText(_ name: ByteRange) -> Bool {
    switch KnownProperty(name.range, in: bytes) {
    case .label, .mailer, .name, .profile, .klass, .sortstring: true
    default: false
    }
  }

  /// Begins the value of a preserved property: jCard's type is its VALUE parameter.
  mutating func beginPreservedValue(_ range: Range<Int>) {
    guard syntax == .jCard else {
      writer.beginValue("unknown", shape: .single)
      return
    }
    var type = Bytes("unknown")
    var isValue = false
    for record in records[range] {
      if record.part == .parameterName {
        isValue = bytes[record.text.range].elementsEqual("VALUE".utf8)
      } else if isValue, record.part == .parameterValue {
        type = bytes[record.text.range]
      }
    }
    if !CardReader.isName(type) {
      lose("VALUE", type, .dropped, "A jCard has no type of that name.")
      type = Bytes("unknown")
    }
    writer.beginValue(type: type, shape: .single)
  }
}

extension StaticString {
  static func == (a: StaticString, b: StaticString) -> Bool {
    a.utf8CodeUnitCount == b.utf8CodeUnitCount
      && (a.utf8Start == b.utf8Start
        || (0..<a.utf8CodeUnitCount).allSatisfy { a.utf8Start[$0] == b.utf8Start[$0] })
  }

  static func != (a: StaticString, b: StaticString) -> Bool { !(a == b) }
}
