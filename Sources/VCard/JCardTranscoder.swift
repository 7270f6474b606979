import SourceText

/// Turns a jCard (RFC 7095) into the vCard 4.0 text that says the same, so that there is one
/// road from either to a contact.
package struct JCardTranscoder: ~Copyable {
  private var writer = PropertyWriter(.v40, folds: false)

  package init() {}

  /// Appends the card in `value` to `output`. Returns what is wrong with it; properties that
  /// can't be read are left out then.
  package mutating func transcode(_ value: JSONValue, to output: inout [UInt8]) -> [String] {
    guard case .array(let card) = value, card.count >= 2, case .string(let kind) = card[0],
      String(decoding: kind, as: UTF8.self).lowercased() == "vcard",
      case .array(let properties) = card[1]
    else { return ["A jCard is an array of \"vcard\" and an array of properties."] }
    var problems: [String] = []
    writer.output.removeAll()
    writer.output.append(ascii: "BEGIN:VCARD\r\nVERSION:4.0\r\n")
    for (position, property) in properties.enumerated() where !write(property) {
      problems.append(
        "Property \(position + 1) is not an array of a name, parameters, a type and values.")
    }
    writer.output.append(ascii: "END:VCARD\r\n")
    output.append(contentsOf: writer.output.view.unsafeBuffer)
    return problems
  }

  private mutating func write(_ value: JSONValue) -> Bool {
    guard case .array(let parts) = value, parts.count >= 4, let name = parts[0].text,
      case .object(let parameters) = parts[1], let type = parts[2].text, Self.isName(name)
    else { return false }
    let upperName = uppercased(name)
    if upperName == Array("VERSION".utf8) { return true }
    let group = parameters.first { uppercased($0.name) == Array("GROUP".utf8) }?.value.text ?? []
    let usableGroup = Self.isName(group) ? group : []
    upperName.withUnsafeBufferPointer { name in
      usableGroup.withUnsafeBufferPointer { writer.begin(Bytes(name), group: Bytes($0)) }
    }
    for parameter in parameters {
      let parameterName = uppercased(parameter.name)
      guard parameterName != Array("GROUP".utf8), Self.isName(parameter.name) else { continue }
      var values: [[UInt8]] = []
      if case .array(let items) = parameter.value {
        values = items.compactMap(\.text)
      } else if let text = parameter.value.text {
        values = [text]
      }
      write(parameterName, values)
    }
    let typeName = String(decoding: type, as: UTF8.self).lowercased()
    if typeName != "unknown", !type.isEmpty, Self.isName(type) {
      write(Array("VALUE".utf8), [type])
    }
    writeValues(Array(parts[3...]), typeName, upperName)
    return true
  }

  private mutating func write(_ name: [UInt8], _ values: [[UInt8]]) {
    guard !values.isEmpty else { return }
    name.withUnsafeBufferPointer { writer.beginParameter(Bytes($0), count: values.count) }
    let hasEscapes = name == Array("LABEL".utf8)
    for value in values {
      let text = hasEscapes ? value.flatMap { $0 == UInt8(ascii: "\\") ? [$0, $0] : [$0] } : value
      text.withUnsafeBufferPointer { writer.parameterValue(Bytes($0)) }
    }
    writer.endParameter()
  }

  private mutating func writeValues(_ values: [JSONValue], _ type: String, _ name: [UInt8]) {
    if case .array(let components)? = values.first {
      writer.beginValue("text", shape: .structured)
      for component in components {
        let items: [[UInt8]]
        if case .array(let list) = component {
          items = list.compactMap(\.text)
        } else {
          items = component.text.map { $0.isEmpty ? [] : [$0] } ?? []
        }
        writer.component(itemCount: items.count)
        for item in items { writer.item(item) }
      }
    } else {
      writer.beginValue("text", shape: values.count > 1 ? .list : .single)
      let isURI =
        type == "uri"
        && name.withUnsafeBufferPointer {
          !(KnownProperty(0..<$0.count, in: Bytes($0))?.isKeptRaw ?? true)
        }
      for value in values {
        guard let text = value.text else { continue }
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

  private static func isName(_ bytes: [UInt8]) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy {
        lowercased($0) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "/")
      }
  }

  private func uppercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }
  }
}
