package import SourceText

/// Turns a jCard (RFC 7095) into the vCard 4.0 text that says the same, so that there is one
/// road from either to a contact.
package struct JCardTranscoder: ~Copyable {
  private var writer = PropertyWriter(.v40, folds: false)
  private var problems: [Problem] = []

  /// What is wrong with a card, as a sentence, and whether something of it is in no contact.
  package typealias Problem = (message: String, leavesOut: Bool)

  package init() { writer.keepsControls = true }

  /// Appends the card in `value` to `output`. Returns what is wrong with it.
  package mutating func transcode(_ value: JSONValue, to output: inout [UInt8]) -> [Problem] {
    guard case .array(let card) = value, card.count >= 2, case .string(let kind) = card[0],
      String(decoding: kind, as: UTF8.self).lowercased() == "vcard",
      case .array(let properties) = card[1]
    else {
      return [
        ("A jCard is an array of \"vcard\" and an array of properties; it was left out.", true)
      ]
    }
    problems.removeAll()
    if card.count > 2 {
      problems.append(
        ("A jCard has nothing behind its properties; what stands there was left out.", true))
    }
    writer.output.removeAll()
    writer.output.append(ascii: "BEGIN:VCARD\r\nVERSION:4.0\r\n")
    for (position, property) in properties.enumerated() where !write(property, position + 1) {
      problems.append(
        (
          "Property \(position + 1) is not an array of a name, parameters, a type and values; "
            + "it was left out.", true
        ))
    }
    writer.output.append(ascii: "END:VCARD\r\n")
    output.append(contentsOf: writer.output.view.unsafeBuffer)
    return problems
  }

  private mutating func write(_ value: JSONValue, _ number: Int) -> Bool {
    guard case .array(let parts) = value, parts.count >= 4, let statedName = parts[0].text,
      case .object(let parameters) = parts[1], let type = parts[2].text, !statedName.isEmpty
    else { return false }
    let name = propertyName(statedName)
    switch KnownProperty(name) {
    case .version: return true
    case .begin, .end: return false
    default: break
    }
    let group = parameters.first { Self.uppercased($0.name) == Self.group }?.value.text ?? []
    let isGroup = group.withUnsafeBufferPointer { PropertyName.isValid(Bytes($0)) }
    if !group.isEmpty, !isGroup {
      problems.append(("No group can be called “\(Self.shown(group))”; it was left out.", true))
    }
    name.withUnsafeBufferPointer { name in
      (isGroup ? group : []).withUnsafeBufferPointer {
        writer.begin(Bytes(name), group: Bytes($0))
      }
    }
    for parameter in parameters { write(parameter.name, parameter.value) }
    let typeName = String(decoding: type, as: UTF8.self).lowercased()
    if typeName != "unknown", !type.isEmpty {
      if Self.isName(type) {
        write(Array("VALUE".utf8), [type])
      } else {
        problems.append(("No type can be called “\(Self.shown(type))”; it was left out.", true))
      }
    }
    writeValues(Array(parts[3...]), typeName, name, number)
    return true
  }

  /// The name in capitals; one that no property can have is made into one that it can.
  private mutating func propertyName(_ name: [UInt8]) -> [UInt8] {
    guard !Self.isName(name) else { return Self.uppercased(name) }
    let adapted = Self.uppercased(
      name.withUnsafeBufferPointer { PropertyName.adapted(Bytes($0)) })
    problems.append(
      (
        "No property can be called “\(Self.shown(name))”; it was kept as \(Self.shown(adapted)).",
        false
      ))
    return adapted
  }

  // MARK: - Parameters

  private static let group = Array("GROUP".utf8)

  private mutating func write(_ name: [UInt8], _ value: JSONValue) {
    let upperName = Self.uppercased(name)
    guard upperName != Self.group else { return }
    var values: [[UInt8]] = []
    if case .array(let items) = value {
      values = items.compactMap(\.text)
      if values.count < items.count { leftOut("a value of the parameter \(Self.shown(name))") }
    } else if let text = value.text {
      values = [text]
    } else {
      leftOut("the value of the parameter \(Self.shown(name))")
    }
    guard !values.isEmpty else { return }
    write(parameterName(upperName), values)
  }

  private mutating func parameterName(_ name: [UInt8]) -> [UInt8] {
    guard !Self.isName(name) else { return name }
    let adapted = name.withUnsafeBufferPointer { PropertyName.adapted(Bytes($0)) }
    problems.append(
      (
        "No parameter can be called “\(Self.shown(name))”; it was kept as \(Self.shown(adapted)).",
        false
      ))
    return adapted
  }

  private mutating func write(_ name: [UInt8], _ values: [[UInt8]]) {
    name.withUnsafeBufferPointer { writer.beginParameter(Bytes($0), count: values.count) }
    let hasEscapes = name == Array("LABEL".utf8)
    for value in values {
      let text = Self.withLineFeeds(value)
        .flatMap { hasEscapes && $0 == UInt8(ascii: "\\") ? [$0, $0] : [$0] }
      text.withUnsafeBufferPointer { writer.parameterValue(Bytes($0)) }
    }
    writer.endParameter()
  }

  // MARK: - Values

  private mutating func writeValues(
    _ values: [JSONValue], _ type: String, _ name: [UInt8], _ number: Int
  ) {
    if case .array(let components)? = values.first {
      writer.beginValue("text", shape: .structured)
      for component in components {
        let items: [[UInt8]]
        if case .array(let list) = component {
          items = list.compactMap(\.text)
          if items.count < list.count { leftOut("a text of property \(number)") }
        } else {
          if component.text == nil { leftOut("a component of property \(number)") }
          items = component.text.map { $0.isEmpty ? [] : [$0] } ?? []
        }
        writer.component(itemCount: items.count)
        for item in items { writer.item(Self.withLineFeeds(item)) }
      }
      if values.count > 1 { leftOut("what stands behind the components of property \(number)") }
    } else {
      writer.beginValue("text", shape: values.count > 1 ? .list : .single)
      let isURI = type == "uri" && !(KnownProperty(name)?.isKeptRaw ?? true)
      for value in values {
        guard let text = value.text.map(Self.withLineFeeds) else {
          leftOut("a value of property \(number)")
          continue
        }
        if type == "text" {
          writer.item(text)
        } else if isURI {
          writer.uriItem(text)
        } else {
          writer.rawItem(text)
        }
      }
    }
    writer.end()
  }

  private mutating func leftOut(_ what: String) {
    problems.append(("A jCard has no place for \(what); it was left out.", true))
  }

  // MARK: - Text

  /// Line breaks are LF in every text.
  private static func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x0D) else { return text }
    var arena = ByteArena(capacity: text.count)
    text.withUnsafeBufferPointer { arena.append(linesOf: Bytes($0)) }
    return Array(arena.view)
  }

  private static func shown(_ text: [UInt8]) -> String {
    String(decoding: text.prefix(40), as: UTF8.self)
  }

  private static func isName(_ name: [UInt8]) -> Bool {
    name.withUnsafeBufferPointer { PropertyName.isValid(Bytes($0)) }
  }

  private static func uppercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }
  }
}

extension KnownProperty {
  fileprivate init?(_ name: [UInt8]) {
    let found = name.withUnsafeBufferPointer { KnownProperty(0..<$0.count, in: Bytes($0)) }
    guard let found else { return nil }
    self = found
  }
}
