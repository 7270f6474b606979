import ContactModel
import FileFormats
import SourceText
import VCard

// Kinds, numbers and mailboxes; messengers and profiles.
extension ContactEncoder {
  mutating func writeKind(_ group: Group) {
    if isVersion4 {
      writeText("KIND", text, group: group)
    } else if matches("org", text, text.indices) {
      writeText("X-ABSHOWAS", Bytes("COMPANY"), group: group)
    } else if matches("group", text, text.indices) {
      writeText("X-ADDRESSBOOKSERVER-KIND", Bytes("group"), group: group)
    } else {
      writeText("X-KIND", text, group: group)
    }
  }

  mutating func writePhoneNumber(_ group: Group) {
    let isOutlookNumber =
      rules.contains(.outlook) && !field.header.types.isDisjoint(with: .outlookNumbers)
    let name: StaticString = isOutlookNumber ? "X-MS-TEL" : "TEL"
    guard startsWith("tel:", bytes, field.header.text.range) else {
      writeText(name, text, group: group)
      return
    }
    // Nextcloud shows a URI as it stands.
    if isVersion4, !rules.contains(.nextcloud) {
      begin("TEL", group: group)
      end(text, isURI: true, isStated: syntax == .v40)
      return
    }
    let number = PhoneNumber.text(ofURI: text)
    if !number.saysAll {
      lose(
        "TEL", text, .changed,
        isVersion4
          ? "\(reader) shows no parameters of telephone numbers."
          : "Only vCard 4 has parameters of telephone numbers.")
    }
    writeText(name, utf8(number.text), group: group)
  }

  mutating func writeEmailAddress(_ group: Group) {
    // Android takes the first type that it does not know for the label.
    if !isVersion4, !rules.contains(.android) { field.header.types.formUnion(.internet) }
    writeText("EMAIL", text, group: group)
  }

  // MARK: - Messengers and profiles

  mutating func writeInstantMessage() {
    let group = group(isNeeded: field.hasLabel)
    let service = field.service.map { bytes[$0.range] }
    let name = service.map { $0.string }
    let username = field.username.map { bytes[$0.range] }
    if service == nil, let implied = impliedService {
      if rules.contains(.outlook) {
        let service = utf8(implied.service)
        return service.withUnsafeBufferPointer {
          writeOutlookMessenger(Bytes($0), username, implied.address)
        }
      }
      if username == nil, let property = messengerProperty(implied.service) {
        writeText(property, implied.address, group: group)
        writeLabel(group)
        return
      }
    }
    if rules.contains(.outlook) { return writeOutlookMessenger(service, username, text) }
    if let name, username == nil, let property = messengerProperty(name) {
      writeText(property, text, group: group)
      writeLabel(group)
      return
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
    let isURI = isURI(text)
    guard isURI || hasService || !isVersion4 else {
      end(text, isURI: false, isStated: syntax == .v40)
      return writeLabel(group)
    }
    writer.beginValue("uri", shape: .single)
    if hasService, let name, !hasScheme(text, ofService: name) {
      var scheme = InstantMessageScheme.scheme(forService: name)
      // Apple has no scheme of their own for other services.
      let isOfApple = rules.contains(.apple) && !rules.contains(.googleMarks)
      if scheme == "qq" || scheme == "gg"
        ? rules.contains(.apple) : isOfApple && !Self.schemesOfApple.contains(scheme)
      {
        scheme = "x-apple"
      }
      writer.uriItem(utf8(scheme + ":" + percentEncoded(text.string, isPlain: isOfURI)))
    } else {
      writer.uriItem(text)
    }
    writer.end()
    writeLabel(group)
  }

  /// The service that the scheme of the address tells (RFC 4770, section 1), and the name that somebody has there, for
  /// programs that have a property for each service.
  private var impliedService: (service: String, address: Bytes)? {
    guard rules.contains(.evolution) || rules.contains(.android) || rules.contains(.outlook),
      let colon = URIScheme.end(text)
    else { return nil }
    let scheme = text[0..<colon].string.lowercased()
    let alias = FieldSchema[.instantMessageAddress].aliases.first {
      $0.service.utf8CodeUnitCount > 0
        && InstantMessageScheme.scheme(forService: "\($0.service)") == scheme
    }
    let address = Self.name(inPathAndQuery: text[colon + 1..<text.count])
    guard let alias, !address.isEmpty else { return nil }
    return ("\(alias.service)", address)
  }

  /// What a URI says behind its scheme: `jane` in `xmpp:jane?message`, and `jane` in
  /// `aim:goim?screenname=jane`.
  private static func name(inPathAndQuery text: Bytes) -> Bytes {
    let mark = text.firstIndex(of: UInt8(ascii: "?"), in: text.indices)
    let path = text[0..<mark]
    guard ["goim", "chat", "sendim", "add", "addfriend"].contains(path.string.lowercased()),
      mark + 1 < text.count
    else { return path }
    let query = text[mark + 1..<text.count]
    let sign = query.firstIndex(of: UInt8(ascii: "="), in: query.indices)
    let value = sign < query.count ? query[sign + 1..<query.count] : query
    return value[0..<value.firstIndex(of: UInt8(ascii: "&"), in: value.indices)]
  }

  /// Whether the address is a URI, of whatever scheme. Skype's own names look like one:
  /// `live:jane`.
  private mutating func hasScheme(_ text: Bytes, ofService service: String) -> Bool {
    guard service.lowercased() == "skype" else { return isURI(text) }
    let lowered = text.prefix(8).string.lowercased()
    return Self.schemesBesideSkype.contains(where: lowered.hasPrefix)
  }

  /// The schemes in front of the services that Apple offers; others are called x-apple.
  private static let schemesOfApple = ["aim", "icq", "msnim", "skype", "xmpp", "ymsgr"]

  /// What a Skype name does not begin with.
  private static let schemesBesideSkype = [
    "skype:", "sip:", "sips:", "tel:", "xmpp:", "mailto:", "http:", "https:",
  ]

  /// Outlook has one address, and does not ask of which messenger it is.
  private mutating func writeOutlookMessenger(
    _ service: Bytes?, _ username: Bytes?, _ address: Bytes
  ) {
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
    writeText("X-MS-IMADDRESS", address, group: .none)
    writeLabel(.none)
  }

  /// The property that the program reads for a service.
  private mutating func messengerProperty(_ service: String) -> StaticString? {
    let service = service.lowercased()
    let reader: VCardAlias.Readers? =
      rules.contains(.evolution) ? .evolution : rules.contains(.android) ? .android : nil
    if let own = property(for: reader, where: { "\($0.service)".lowercased() == service }) {
      return own
    }
    // What has the same scheme is the same service under another name: XMPP is Jabber.
    let scheme = InstantMessageScheme.scheme(forService: service)
    return property(for: reader) {
      $0.service.utf8CodeUnitCount > 0
        && InstantMessageScheme.scheme(forService: "\($0.service)") == scheme
    }
  }

  mutating func writeSocialProfile(_ group: Group) {
    let service = field.service.map { bytes[$0.range] }
    let username = field.username.map { bytes[$0.range] }
    guard isVersion4, !rules.contains(.nextcloud) else {
      return writeVendorsProfile(service, username, group)
    }
    begin("SOCIALPROFILE", group: group)
    if let service { writer.parameter("SERVICE-TYPE", service) }
    if text.isEmpty, let username {
      end(username, isURI: false, isStated: syntax == .v40)
    } else {
      if let username { writer.parameter("USERNAME", username) }
      end(text, isURI: true, isStated: syntax == .v40 && !isURI(text))
    }
  }

  /// The property that Apple and Nextcloud have.
  private mutating func writeVendorsProfile(
    _ service: Bytes?, _ username: Bytes?, _ group: Group
  ) {
    begin("X-SOCIALPROFILE", in: group)
    writeServiceAsType(service)
    if text.isEmpty, rules.contains(.nextcloud), let username {
      return end(username, isURI: false, isStated: isURI(username))
    }
    if let username, !text.isEmpty || syntax == .v30 || isPlain(username) {
      writeParameter("X-USER", username)
    }
    if text.isEmpty {
      writer.beginValue("uri", shape: .single)
      writer.uriItem(utf8("x-apple:") + (username.map { Array($0) } ?? []))
      writer.end()
    } else {
      end(text, isURI: true, isStated: !isURI(text))
    }
  }

  /// Apple's `TYPE=twitter`, which comes before all other types, because the first one that is
  /// no label is taken for the service.
  private mutating func writeServiceAsType(_ service: Bytes?) {
    if let service, isPlain(service), TypeSet(name: service.string) == nil,
      !matches("pref", service, service.indices)
    {
      writer.parameter("TYPE", service)
      writeCommonParameters()
      return
    }
    writeCommonParameters()
    if let service {
      writeParameter("X-SERVICE-TYPE", service)
    } else if field.hasCustomTypes {
      writer.parameter("X-SERVICE-TYPE", Bytes(""))
    }
  }
}
