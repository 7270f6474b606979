import ContactModel
import FileFormats
import SourceText
import VCard

// Properties that no field is for.
extension ContactEncoder {
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
      writer.parameter("ENCODING", isVersion21 ? "BASE64" : "b")
      writer.beginValue("unknown", shape: .single)
      writer.base64(text, prefix: [])
    } else if isJCard, let (number, uri) = clientMapping(bytes[name.range]) {
      writer.beginValue("text", shape: .structured)
      for part in [number, uri] {
        writer.component(itemCount: 1)
        writer.item(bytes[field.header.text.range][part])
      }
    } else if isJCard, let plain = plainText(bytes[name.range], range) {
      writer.beginValue("text", shape: .single)
      writer.item(plain)
    } else {
      let literals = literals(ofType: beginPreservedValue(range))
      for literal in literals { writer.literalItem(literal) }
      if literals.isEmpty { writer.rawItem(text) }
    }
    writer.end()
    writeLabel(group)
  }

  /// Calls what is lost of a property that was a table's column as it was called there.
  mutating func callAsInTable(_ loss: inout FieldLoss) {
    guard let name = field.propertyName, bytes[name.range].elementsEqual(loss.property.utf8) else {
      return
    }
    var isColumn = false
    for record in records[field.range] {
      let text = bytes[record.text.range]
      switch record.part {
      case .parameterName: isColumn = text.elementsEqual(KeptColumn.parameter.utf8)
      case .parameterValue where isColumn:
        loss.property = text.string
        loss.value = String(KeptColumn.unescaped(self.text.string).prefix(200))
        return
      default: break
      }
    }
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
    guard !PropertyName.isValid(name) || isFrame(name) else {
      // In small letters, a name that nobody knows would be read as text behind a note.
      if startsWith("x-", name, name.indices) { return begin(name, in: group) }
      name.map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }
        .withUnsafeBufferPointer { begin(Bytes($0), in: group) }
      return
    }
    let adapted = PropertyName.adapted(name)
    lose(
      name.string, text, .changed,
      "No property can be called like this; it was written as "
        + String(decoding: adapted, as: UTF8.self) + ".")
    adapted.withUnsafeBufferPointer { begin(Bytes($0), in: group) }
  }

  private mutating func isFrame(_ name: Bytes) -> Bool {
    switch KnownProperty(name.indices, in: name) {
    case .begin, .end, .version, .agent: true
    default: false
    }
  }

  /// The text without its escapes, which jCard has not, if VALUE says that it is text, or if it is and
  /// they are just those that a reader of the jCard would put back.
  private mutating func plainText(_ name: Bytes, _ range: Range<Int>) -> [UInt8]? {
    let isStated = statedType(range).map { matches("text", $0, $0.indices) } ?? false
    guard isStated || PreservedType.isText(name) else { return nil }
    var arena = ByteArena(capacity: text.count * 2)
    arena.append(text)
    var unknown = false
    let unescaped = TextEscaping.unescape(0..<text.count, in: &arena, unknown: &unknown)
    var back = PropertyWriter(.v40, folds: false)
    back.begin("X", group: Bytes(""))
    back.beginValue("text", shape: .single)
    back.item(arena[unescaped])
    back.end()
    let isSame = back.output[2..<back.output.count - 2].elementsEqual(text)
    return isStated || isSame ? Array(arena[unescaped]) : nil
  }

  /// The two parts of CLIENTPIDMAP (RFC 6350, section 6.7.7), if nothing in them is escaped.
  private mutating func clientMapping(_ name: Bytes) -> (Range<Int>, Range<Int>)? {
    let text = text
    guard matches("clientpidmap", name, name.indices), !text.contains(UInt8(ascii: "\\")),
      !text.contains(UInt8(ascii: ","))
    else { return nil }
    let parts = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    return (0..<parts[0].count, parts[0].count + 1..<text.count)
  }

  /// Begins the value of a preserved property: jCard's type is its VALUE parameter.
  private mutating func beginPreservedValue(_ range: Range<Int>) -> Bytes {
    guard isJCard else {
      writer.beginValue("unknown", shape: .single)
      return Bytes("unknown")
    }
    var type = statedType(range) ?? Bytes("unknown")
    if !PropertyName.isValid(type) {
      lose("VALUE", type, .dropped, "A jCard has no type of that name.")
      type = Bytes("unknown")
    }
    writer.beginValue(type: type, shape: .single)
    return type
  }

  /// What VALUE says.
  private func statedType(_ range: Range<Int>) -> Bytes? {
    var type: Bytes?
    var isValue = false
    for record in records[range] {
      if record.part == .parameterName {
        isValue = bytes[record.text.range].elementsEqual("VALUE".utf8)
      } else if isValue, record.part == .parameterValue {
        type = bytes[record.text.range]
      }
    }
    return type
  }

  /// The values as JSON has them that are no texts there; none where the type or a value is another.
  private mutating func literals(ofType type: Bytes) -> [[UInt8]] {
    guard isJCard else { return [] }
    let isNumber = matches("integer", type, type.indices) || matches("float", type, type.indices)
    guard isNumber || matches("boolean", type, type.indices) else { return [] }
    var literals: [[UInt8]] = []
    for part in text.string.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.lowercased()
      guard isNumber ? Self.isNumber(word) : word == "true" || word == "false" else { return [] }
      literals.append(Array(word.utf8))
    }
    return literals
  }

  /// Whether a text is a number as JSON writes it (RFC 8259, section 6), without an exponent.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), digits.count == 1 || digits.first != "0" || parts[0] == "0"
    else { return false }
    return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
  }
}
