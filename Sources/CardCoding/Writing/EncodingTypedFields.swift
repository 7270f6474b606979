import ContactModel
import FileFormats
import SourceText
import VCard

// Fields whose form depends on the version or the destination.
extension ContactEncoder {
  mutating func writeKind() {
    if isVersion4 {
      writeText("KIND")
    } else if matches("org", text, text.indices) {
      writeConstant("X-ABSHOWAS", "COMPANY")
    } else if matches("group", text, text.indices) {
      writeConstant("X-ADDRESSBOOKSERVER-KIND", "group")
    } else {
      writeText("X-KIND")
    }
  }

  private mutating func writeConstant(_ name: StaticString, _ value: StaticString) {
    let group = group(isNeeded: field.hasLabel)
    begin(name, group: group)
    writer.beginValue("text", shape: .single)
    writer.item(Bytes(value))
    writer.end()
    writeLabel(group)
  }

  // MARK: - Numbers and addresses

  mutating func writePhoneNumber() {
    let group = group(isNeeded: field.hasLabel)
    let hasScheme = startsWith("tel:", bytes, field.header.text.range)
    if hasScheme, case .v40 = syntax {
      begin("TEL", group: group)
      writer.parameter("VALUE", "uri")
      writer.beginValue("uri", shape: .single)
      writer.end(uri: text)
    } else if hasScheme, isVersion4 {
      writeURI("TEL", text, group: group)
    } else if hasScheme {
      let number = PhoneNumber.text(ofURI: text)
      if !number.saysAll {
        lose("TEL", text, .changed, "Only vCard 4 has parameters of telephone numbers.")
      }
      Array(number.text.utf8).withUnsafeBufferPointer {
        writeText("TEL", Bytes($0), group: group)
      }
    } else {
      writeText("TEL", text, group: group)
    }
    writeLabel(group)
  }

  mutating func writeEmailAddress() {
    let group = group(isNeeded: field.hasLabel)
    // Android takes the first type that it does not know for the label.
    if !isVersion4, !rules.contains(.android) { field.header.types.formUnion(.internet) }
    writeText("EMAIL", text, group: group)
    writeLabel(group)
  }

  mutating func writeInstantMessage() {
    let group = group(isNeeded: field.hasLabel)
    let service = field.service.map { bytes[$0.range] }
    let name = service.map { $0.string }
    let username = field.username.map { bytes[$0.range] }
    if rules.contains(.outlook) { return writeOutlookMessenger(service, username) }
    if let name, username == nil, let property = messengerProperty(name) {
      return writeMessenger(property, group)
    }
    if rules.contains(.android), name?.lowercased() != "sip",
      !startsWith("sip:", text, text.indices)
    {
      return leaveOut("IMPP")
    }
    begin("IMPP", group: group)
    let hasService =
      service.map { writeParameter(isVersion4 ? "SERVICE-TYPE" : "X-SERVICE-TYPE", $0) } ?? false
    if let username { writeParameter(isVersion4 ? "USERNAME" : "X-USER", username) }
    writer.beginValue("uri", shape: .single)
    if hasService, let name, !hasScheme(text, ofService: name) {
      var scheme = InstantMessageScheme.scheme(forService: name)
      // Apple has no scheme of their own for these.
      if rules.contains(.apple), scheme == "qq" || scheme == "gg" { scheme = "x-apple" }
      writer.uriItem(utf8(scheme + ":") + Array(text))
    } else {
      writer.uriItem(text)
    }
    writer.end()
    writeLabel(group)
  }

  /// Whether the address is a URI, of whatever scheme. Skype's own names look like one:
  /// `live:jane`.
  private mutating func hasScheme(_ text: Bytes, ofService service: String) -> Bool {
    if service.lowercased() == "skype" { return startsWith("skype:", text, text.indices) }
    return isURIText(text)
  }

  private mutating func writeMessenger(_ property: StaticString, _ group: Group) {
    begin(property, group: group)
    writer.beginValue("text", shape: .single)
    writer.item(text)
    writer.end()
    writeLabel(group)
  }

  /// Outlook has one address, and does not ask of which messenger it is.
  private mutating func writeOutlookMessenger(_ service: Bytes?, _ username: Bytes?) {
    let isFirst = !records[0..<field.range.lowerBound].contains {
      $0.part == .value && $0.key == .instantMessageAddress
    }
    guard isFirst else { return leaveOut("IMPP") }
    if let service {
      lose("X-SERVICE-TYPE", service, .changed, "Outlook does not say of which messenger it is.")
    }
    if let username {
      lose("X-USER", username, .dropped, "Outlook has no name beside a messenger's address.")
    }
    writeMessenger("X-MS-IMADDRESS", .none)
  }

  /// The property that the program reads for a service.
  private func messengerProperty(_ service: String) -> StaticString? {
    let reader: VCardAlias.Readers =
      rules.contains(.evolution) ? .evolution : rules.contains(.android) ? .android : []
    guard !reader.isEmpty else { return nil }
    let service = service.lowercased()
    return FieldSchema[.instantMessageAddress].aliases.first {
      $0.readers.contains(reader) && "\($0.service)".lowercased() == service
    }?.name
  }

  mutating func writeSocialProfile() {
    let group = group(isNeeded: field.hasLabel)
    let service = field.service.map { bytes[$0.range] }
    let username = field.username.map { bytes[$0.range] }
    if isVersion4 {
      begin("SOCIALPROFILE", group: group)
      if let service { writer.parameter("SERVICE-TYPE", service) }
      if text.isEmpty, let username {
        if syntax == .v40 { writer.parameter("VALUE", "text") }
        writer.beginValue("text", shape: .single)
        writer.item(username)
      } else {
        if let username { writer.parameter("USERNAME", username) }
        if syntax == .v40, !isURIText(text) { writer.parameter("VALUE", "uri") }
        writer.beginValue("uri", shape: .single)
        writer.uriItem(text)
      }
    } else {
      begin("X-SOCIALPROFILE", in: group)
      writeServiceAsType(service)
      if let username, !text.isEmpty || syntax == .v30 || isPlain(username) {
        writeParameter("X-USER", username)
      }
      if !text.isEmpty, !isURIText(text) { writer.parameter("VALUE", "uri") }
      writer.beginValue("uri", shape: .single)
      if text.isEmpty {
        writer.uriItem(utf8("x-apple:") + (username.map { Array($0) } ?? []))
      } else {
        writer.uriItem(text)
      }
    }
    writer.end()
    writeLabel(group)
  }

  /// Apple's `TYPE=twitter`, which comes before all other types, because the first one that is
  /// no label is taken for the service.
  private mutating func writeServiceAsType(_ service: Bytes?) {
    let isType =
      service.map {
        isPlain($0) && TypeSet(name: $0.string) == nil && !matches("pref", $0, $0.indices)
      }
      ?? false
    if let service, isType { writer.parameter("TYPE", service) }
    writeCommonParameters()
    guard !isType else { return }
    if let service {
      writeParameter("X-SERVICE-TYPE", service)
    } else if field.hasCustomTypes {
      writer.parameter("X-SERVICE-TYPE", Bytes(""))
    }
  }

  mutating func writeRelation() {
    var label = fieldLabel()
    if field.header.types.contains(.agent), !isVersion4, let card = nestedCard() {
      writeAgent(card)
      return
    }
    if isVersion4 {
      // Others than Apple look for the kind of relation in TYPE alone.
      var word: [UInt8]?
      if field.header.types.isEmpty, let label {
        if let types = TypeSet(label), types.isSubset(of: .relations) {
          field.label = nil
          field.header.types = types
        } else if options.destination != nil, Label.relationTypes.contains(label) {
          field.label = nil
          word = utf8(label.name)
        }
      }
      let group = group(isNeeded: field.hasLabel)
      begin("RELATED", group: group)
      if let word { writer.parameter("TYPE", word) }
      let isURI = isURIText(text)
      if !isURI, syntax == .v40 { writer.parameter("VALUE", "text") }
      writer.beginValue(isURI ? "uri" : "text", shape: .single)
      if isURI { writer.uriItem(text) } else { writer.item(text) }
      writer.end()
      writeLabel(group)
      return
    }
    if let property = Self.relationProperty(label, syntax, rules) {
      _ = takeLabel(label)
      begin(property, group: group(isNeeded: false))
      writer.beginValue("text", shape: .single)
      writer.item(text)
      writer.end()
      return
    }
    if rules.contains(.android) {
      let type = AndroidTypes.number(ofRelation: label)
      writeAndroidRow("relation", type, label)
      return
    }
    if rules.contains(.outlook) { return leaveOut("X-ABRELATEDNAMES") }
    if rules.contains(.standardTypesOnly), label == nil {
      let types = records[field.range].filter { $0.part == .customType }
      // A second one has no place in the label.
      if types.count == 1 {
        let type = Label.range(inType: types[0].text.range, bytes)
        label = Label(storedText: bytes[type].string)
        field.hasCustomTypes = false
      }
    }
    let group = group(withLabel: label)
    let stored = takeLabel(label)
    begin("X-ABRELATEDNAMES", group: group)
    writer.beginValue("text", shape: .single)
    writer.item(text)
    writer.end()
    if let stored { stored.withUnsafeBufferPointer { writeLabel(Bytes($0), group) } }
  }

  /// X-ANDROID-CUSTOM: a row of Android's database, of fifteen fields: value, type, label.
  mutating func writeAndroidRow(_ kind: String, _ type: String, _ label: Label?) {
    begin("X-ANDROID-CUSTOM", in: .none)
    writer.beginValue("text", shape: .structured)
    writer.component(itemCount: 1)
    writer.item(utf8("vnd.android.cursor.item/" + kind))
    writer.component(itemCount: 1)
    writer.item(textOfAndroidRow("X-ANDROID-CUSTOM"))
    writer.component(itemCount: 1)
    writer.item(utf8(type))
    let name = type == "0" ? label?.readableName ?? "" : ""
    writer.component(itemCount: name.isEmpty ? 0 : 1)
    if !name.isEmpty { writer.item(utf8(name)) }
    for _ in 4..<16 { writer.component(itemCount: 0) }
    writer.end()
    if let label, label.isPredefined, !name.isEmpty {
      lose(
        "X-ANDROID-CUSTOM", utf8(label.name), .changed,
        "Android has no kind of this name; it was written as a label of its own.")
    }
    if field.header.preference > 0 || field.hasParameters || field.hasCustomTypes {
      let beside = statedBeside.isEmpty ? "" : " (\(statedBeside))"
      lose(
        "X-ANDROID-CUSTOM", utf8(text.string + beside), .changed,
        "Android's rows have no parameters; those of the value were left out.")
    }
  }

  /// What parameters say beside the value, for people.
  private var statedBeside: String {
    var parts: [String] = []
    if field.header.preference > 0 { parts.append("PREF=\(field.header.preference)") }
    var hasValue = false
    for record in records[field.range].dropFirst() {
      let text = bytes[record.text.range].string
      switch record.part {
      case .customType: parts.append("TYPE=\(text)")
      case .parameterName: parts.append(text)
      case .parameterValue where !parts.isEmpty:
        parts[parts.count - 1] += (hasValue ? "," : "=") + text
      default: break
      }
      if case .parameterValue = record.part { hasValue = true } else { hasValue = false }
    }
    return parts.joined(separator: "; ")
  }

  private static func relationProperty(
    _ label: Label?, _ syntax: PropertyWriter.Syntax, _ rules: Destination.Rules
  ) -> StaticString? {
    guard let label else { return nil }
    let reader: VCardAlias.Readers
    if rules.contains(.evolution) {
      reader = .evolution
    } else if syntax == .v21 {
      reader = .vCard21
    } else {
      return nil
    }
    return FieldSchema[.relation].aliases.first {
      $0.readers.contains(reader) && $0.label == label
    }?.name
  }

  /// The card in a `data:` URI of AGENT.
  private mutating func nestedCard() -> [UInt8]? {
    guard NestedCard.isOne(text) else { return nil }
    let card = Base64.decode(Array(text.dropFirst(NestedCard.prefix.utf8.count))[...])
    // Anything but one whole card would break the card around it.
    let isWhole = card.withUnsafeBufferPointer { buffer in
      var scanner = CardScanner(buffer)
      let first = scanner.next()
      return first?.isClosed ?? false && first?.range == 0..<buffer.count
    }
    return isWhole && isText(card) ? card : nil
  }

  /// Whether the bytes can stand in a file as they are.
  private func isText(_ card: [UInt8]) -> Bool {
    card.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) == nil }
      && card.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || LineBreaks.isBreak($0) }
  }

  private mutating func writeAgent(_ card: [UInt8]) {
    field.header.types.subtract(.agent)
    guard isVersion21 else {
      let group = group(isNeeded: field.hasLabel)
      begin("AGENT", group: group)
      writer.beginValue("text", shape: .single)
      writer.item(card)
      writer.end()
      writeLabel(group)
      return
    }
    let group = group(isNeeded: field.hasLabel)
    begin("AGENT", group: group)
    writer.beginValue("text", shape: .single)
    writer.end()
    writer.output.append(card)
    if card.last != 0x0A { writer.output.append(ascii: "\r\n") }
    writeLabel(group)
  }
}
