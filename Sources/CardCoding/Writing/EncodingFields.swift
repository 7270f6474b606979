import ContactModel
import FileFormats
import SourceText
import VCard

extension ContactEncoder {
  var isVersion4: Bool {
    switch syntax {
    case .v40, .jCard: true
    case .v21, .v30: false
    }
  }

  var isVersion21: Bool { if case .v21 = syntax { true } else { false } }
  var isJCard: Bool { if case .jCard = syntax { true } else { false } }

  /// The text of the field's value.
  var text: Bytes { bytes[field.header.text.range] }

  /// Writes the field in `range`, whose attributes are in ``field``.
  mutating func write(_ range: Range<Int>) {
    let property = properties[Int(field.header.key.rawValue)]
    let name = isVersion4 ? property.name : property.earlierName
    switch property.form {
    case .text: writeText(name)
    case .textOrURI(let defaultIsURI): writeTextOrURI(name, defaultIsURI: defaultIsURI)
    case .uri: writeURI(name)
    case .languageTag: writeLanguage(name)
    case .date:
      if field.header.key == .birthday { noteSingle(name) }
      writeDate(name)
    case .media: writeMedia(name)
    case .list: break  // see writeList
    case .kind where rules.contains(.outlook): leaveOut("KIND")
    case .kind: writeKind()
    case .name:
      noteSingle(name)
      writeName(range)
    case .organization: writeOrganization(range)
    case .gender: writeGender(range)
    case .phoneNumber: writePhoneNumber()
    case .emailAddress: writeEmailAddress()
    case .postalAddress: writePostalAddress(range)
    case .labeledDate: writeLabeledDate()
    case .relation: writeRelation()
    case .socialProfile: writeSocialProfile()
    case .instantMessageAddress: writeInstantMessage()
    case .timeZone: writeTimeZone()
    case .position: writePosition()
    case .preserved: writePreserved(range)
    }
  }

  // MARK: - Text

  mutating func writeText(_ name: StaticString) {
    let group = group(isNeeded: field.hasLabel)
    writeText(name, text, group: group)
    writeLabel(group)
  }

  /// LANG and LANGUAGE.
  mutating func writeLanguage(_ name: StaticString) {
    let group = group(isNeeded: field.hasLabel)
    begin(name, "language-tag", .single, group: group)
    writer.end(text: text)
    writeLabel(group)
  }

  /// UID, whose default in vCard 4 is a URI, and places, whose default is text.
  mutating func writeTextOrURI(_ name: StaticString, defaultIsURI: Bool) {
    let group = group(isNeeded: field.hasLabel)
    let isURI = isURIText(text)
    if isURI != defaultIsURI, case .v40 = syntax {
      begin(name, group: group)
      writer.parameter("VALUE", isURI ? "uri" : "text")
      writer.beginValue(isURI ? "uri" : "text", shape: .single)
      if isURI { writer.end(uri: text) } else { writer.end(text: text) }
    } else if isURI {
      writeURI(name, text, group: group)
    } else {
      writeText(name, text, group: group)
    }
    writeLabel(group)
  }

  mutating func writeURI(_ name: StaticString) {
    let group = group(isNeeded: field.hasLabel)
    writeURI(name, text, group: group)
    writeLabel(group)
  }

  /// Whether a text begins with a URI's scheme.
  mutating func isURIText(_ text: Bytes) -> Bool {
    guard let first = text.first, (first | 0x20) &- 0x61 < 26 else { return false }
    var offset = 0
    while offset < min(text.count, 32) {
      let byte = text[offset]
      if byte == UInt8(ascii: ":") { return offset > 1 && text.count > offset + 1 }
      let isScheme =
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      if !isScheme { return false }
      offset += 1
    }
    return false
  }

  /// NICKNAME and CATEGORIES: the texts of several fields on one line.
  mutating func writeList(_ fields: Range<Int>) {
    var marks: [Int] = []
    if field.header.key == .category, options.destination != nil, !rules.contains(.googleMarks) {
      marks = fields.filter { index in
        guard case .value = records[index].part else { return false }
        return GoogleGroups.isMark(bytes[records[index].text.range])
      }
      for index in marks {
        lose("CATEGORIES", bytes[records[index].text.range], .dropped, GoogleGroups.markReason)
      }
      let values = fields.count { records[$0].isValue }
      if values == marks.count { return }
    }
    let group = group(isNeeded: field.hasLabel)
    let property = properties[Int(field.header.key.rawValue)]
    begin(property.name, "text", .list, group: group)
    for index in fields {
      guard case .value = records[index].part, !marks.contains(index) else { continue }
      writer.item(bytes[records[index].text.range])
    }
    writer.end()
    writeLabel(group)
  }

  // MARK: - Names and organizations

  mutating func writeName(_ range: Range<Int>) {
    let group = group(isNeeded: field.hasLabel)
    begin("N", "text", .structured, group: group)
    let isExtended = field.highestComponent > 4
    if isExtended, !isVersion4 { loseComponents(range, from: 5, property: "N") }
    writeComponents(range, count: isExtended && isVersion4 ? 7 : 5, property: "N")
    // A name of which nothing could be written needs no label.
    if isVersion4 || hasComponent(range, below: 5) { writeLabel(group) }
    if !isVersion4 { writeSortString(range) }
  }

  mutating func hasComponent(_ range: Range<Int>, below limit: UInt8) -> Bool {
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
    guard isFirstName(range) else {
      lose(
        "SORT-AS", joined, .dropped,
        "Before vCard 4 only the first name of a card can have a sort string.")
      return
    }
    guard joined.contains(where: { $0 > 0x20 }) else {
      lose("SORT-AS", joined, .dropped, "A sort string of nothing is none before vCard 4.")
      return
    }
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

  private mutating func isFirstName(_ range: Range<Int>) -> Bool {
    let first =
      firstName
      ?? records.indices.first {
        if case .value = records[$0].part { records[$0].key == .name } else { false }
      }
    firstName = first
    return first == range.lowerBound
  }

  mutating func writeOrganization(_ range: Range<Int>) {
    let group = group(isNeeded: field.hasLabel)
    begin("ORG", "text", .structured, group: group)
    var hasName = false
    for index in range {
      guard !hasName, case .component(0) = records[index].part else { continue }
      writer.component(bytes[records[index].text.range])
      hasName = true
    }
    if !hasName { writer.emptyComponents(1) }
    for index in range {
      guard case .component(1) = records[index].part else { continue }
      writer.component(bytes[records[index].text.range])
    }
    writer.end()
    writeLabel(group)
  }

  mutating func writeGender(_ range: Range<Int>) {
    let group = group(isNeeded: field.hasLabel)
    begin("GENDER", "text", .structured, group: group)
    writeComponents(range, count: field.highestComponent > 0 ? 2 : 1, property: "GENDER")
    writeLabel(group)
  }

  // MARK: - Properties without a field

  mutating func writePreserved(_ range: Range<Int>) {
    guard let name = field.propertyName else {
      lose("", text, .dropped, "A property needs a name to be written.")
      return
    }
    if let reason = reasonToLeaveOut(bytes[name.range]) {
      lose(bytes[name.range].string, text, .dropped, reason)
      return
    }
    let group = group(isNeeded: field.hasLabel)
    beginPreserved(bytes[name.range], in: group)
    writeCommonParameters()
    if field.header.form == .base64 {
      switch syntax {
      case .v21: writer.parameter("ENCODING", "BASE64")
      case .v30, .v40, .jCard: writer.parameter("ENCODING", "b")
      }
      writer.beginValue("unknown", shape: .single)
      writer.base64(text, prefix: [])
    } else if isJCard, isKnownText(name), let plain = plainText() {
      writer.beginValue("text", shape: .single)
      writer.item(plain)
    } else {
      beginPreservedValue(range)
      writer.rawItem(text)
    }
    writer.end()
    writeLabel(group)
  }

  /// Leaves out what the program does not read, and says so.
  mutating func leaveOut(_ property: String) {
    let reader = rules.contains(.outlook) ? "Outlook" : options.destination?.title ?? "The program"
    lose(property, shownValue, .dropped, "\(reader) does not read it from vCards.")
  }

  /// The field's text, or what it consists of.
  private var shownValue: [UInt8] {
    if !text.isEmpty { return Array(text) }
    let parts = records[field.range].map { bytes[$0.text.range].string }.filter { !$0.isEmpty }
    return utf8(parts.joined(separator: "; "))
  }

  /// Tells of a property that stands there once more than vCard 4.0 allows (RFC 6350, section 3.3).
  private mutating func noteSingle(_ name: StaticString) {
    let bit = UInt64(1) << UInt64(field.header.key.rawValue)
    defer { writtenOnce |= bit }
    guard isVersion4, writtenOnce & bit != 0 else { return }
    let isAlternative = records[field.range].contains {
      $0.part == .parameterName && matches("altid", bytes, $0.text.range)
    }
    if isAlternative { return }
    lose(
      "\(name)", shownValue, .changed,
      "vCard 4.0 has one of these in a card; programs keep the first or the last.")
  }

  /// Why a property is not written for the program; nil where it is.
  private mutating func reasonToLeaveOut(_ name: Bytes) -> String? {
    guard let destination = options.destination else { return nil }
    if startsWith("x-unicard-", name, name.indices) {
      return "\(destination.title) has no use for the records before a merge; a file in the form "
        + "vcard4 keeps them."
    }
    guard rules.contains(.outlook), startsWith("x-ab", name, name.indices) else { return nil }
    return "Outlook does not read it from vCards."
  }

  /// Begins a property under the name that it came with, if that is one and not that of a line
  /// which would end the card, or begin another one.
  private mutating func beginPreserved(_ name: Bytes, in group: Group) {
    let isFrame: Bool
    switch KnownProperty(name.indices, in: name) {
    case .begin, .end, .version, .agent: isFrame = true
    default: isFrame = false
    }
    guard isFrame || !PropertyName.isValid(name) else {
      // In small letters, a name that nobody knows would be read as text behind a note.
      let capitals = name.map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }
      if startsWith("x-", name, name.indices) {
        begin(name, in: group)
      } else {
        capitals.withUnsafeBufferPointer { begin(Bytes($0), in: group) }
      }
      return
    }
    let adapted = PropertyName.adapted(name)
    lose(
      name.string, text, .changed,
      "No property can be called like this; it was written as "
        + String(decoding: adapted, as: UTF8.self) + ".")
    adapted.withUnsafeBufferPointer { begin(Bytes($0), in: group) }
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
    guard isJCard else {
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
    if !PropertyName.isValid(type) {
      lose("VALUE", type, .dropped, "A jCard has no type of that name.")
      type = Bytes("unknown")
    }
    writer.beginValue(type: type, shape: .single)
  }
}
