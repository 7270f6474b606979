import ContactModel
import SourceText
import VCard

// How properties begin and end.
extension ContactEncoder {
  // MARK: - Beginnings

  /// Begins a property and its value, with the parameters that every one can have and no others.
  /// Without a type, other parameters follow.
  mutating func begin(
    _ name: StaticString, _ type: StaticString, _ shape: PropertyWriter.Shape, group: Group
  ) {
    var isUsual = !field.hasParameters && !field.hasOwnTypes
    if case .none = group {} else { isUsual = false }
    if isUsual, let text = beginnings.text(name, type, field.header) {
      writer.begin(repeating: text, shape: shape)
      return
    }
    let lossCount = losses.count
    begin(name, group: group)
    if type.utf8CodeUnitCount > 0 { writer.beginValue(type, shape: shape) }
    // What is lost must be told each time.
    guard isUsual, losses.count == lossCount else { return }
    beginnings.note(writer.beginning, name, type, field.header)
  }

  /// Begins a property with the parameters that every one can have, which others follow.
  mutating func begin(_ name: StaticString, group: Group) {
    begin(name, in: group)
    writeCommonParameters()
  }

  /// Begins a property without the field's parameters.
  mutating func begin(_ name: StaticString, in group: Group) {
    writer.begin(name, group: groupName(group))
  }

  mutating func begin(_ name: Bytes, in group: Group) {
    writer.begin(name, group: groupName(group))
  }

  /// What a group is called; valid until that of another is asked for.
  private mutating func groupName(_ group: Group) -> Bytes {
    switch group {
    case .none: return Bytes("")
    case .existing(let name): return bytes[name.range]
    case .new(let number):
      scratch.removeAll()
      scratch.append(utf8: "item\(number)")
      return scratch.view
    }
  }

  // MARK: - Whole properties

  /// Writes a property of one text.
  mutating func writeText(_ name: StaticString, _ text: Bytes, group: Group) {
    begin(name, "text", .single, group: group)
    writer.end(text: text)
  }

  mutating func writeText(_ name: StaticString, _ text: [UInt8], group: Group) {
    text.withUnsafeBufferPointer { writeText(name, Bytes($0), group: group) }
  }

  /// Writes a property of one text, without the field's parameters.
  mutating func writeText(_ name: StaticString, _ text: Bytes, in group: Group) {
    begin(name, in: group)
    writer.beginValue("text", shape: .single)
    writer.end(text: text)
  }

  mutating func writeText(_ name: StaticString, _ text: [UInt8], in group: Group) {
    text.withUnsafeBufferPointer { writeText(name, Bytes($0), in: group) }
  }

  /// Writes a property of one URI.
  mutating func writeURI(_ name: StaticString, _ text: Bytes, group: Group) {
    begin(name, "uri", .single, group: group)
    writer.end(uri: text)
  }

  /// Ends a property with a text or a URI; VALUE says which, where that does not go without saying.
  mutating func end(_ text: Bytes, isURI: Bool, isStated: Bool) {
    if isStated { writer.parameter("VALUE", isURI ? "uri" : "text") }
    writer.beginValue(isURI ? "uri" : "text", shape: .single)
    if isURI { writer.end(uri: text) } else { writer.end(text: text) }
  }

  // MARK: - Versions

  // Cheaper than `==` from another module.
  var isVersion4: Bool {
    switch syntax {
    case .v40, .jCard: true
    case .v21, .v30: false
    }
  }

  var isVersion21: Bool { if case .v21 = syntax { true } else { false } }
  var isJCard: Bool { if case .jCard = syntax { true } else { false } }
  /// Whether the VALUE parameter can say that a value is text.
  var knowsValueText: Bool { !isVersion21 && !isJCard }

  /// The text of the field's value.
  @inline(__always) var text: Bytes { bytes[field.header.text.range] }

  /// Whether a text begins with a URI's scheme, and goes on.
  mutating func isURI(_ text: Bytes) -> Bool {
    URIScheme.end(text).map { $0 + 1 < text.count } ?? false
  }

  /// The property that a reader knows better than the field's own.
  mutating func property(
    for reader: VCardAlias.Readers?, where isMeant: (VCardAlias) -> Bool
  ) -> StaticString? {
    guard let reader else { return nil }
    return FieldSchema[field.header.key].aliases.first {
      $0.readers.contains(reader) && isMeant($0)
    }?.name
  }
}

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }
