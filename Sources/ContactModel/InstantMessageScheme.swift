import SourceText

/// The URI schemes of instant messaging services.
package enum InstantMessageScheme {
  package static func scheme(forService service: String) -> String {
    // What has other signs is somebody's own name, of which no scheme can be made.
    if service.utf8.contains(where: { !isUnreserved($0) && $0 != 0x20 }) { return "x-apple" }
    // Apple writes GoogleTalk, Google GOOGLE_TALK, and people Google Talk.
    let letters = service.utf8.filter { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
    let scheme = String(decoding: letters.map { $0 < 0x40 ? $0 : $0 | 0x20 }, as: UTF8.self)
    switch scheme {
    case "jabber", "xmpp", "googletalk", "facebook", "gtalk": return "xmpp"
    case "yahoo": return "ymsgr"
    case "msn": return "msnim"
    case "gadugadu": return "gg"
    default:
      return letters.first ?? 0 >= 0x40 ? scheme : "x-\(scheme)"
    }
  }

  /// The address without the scheme of its service, or Apple's where a service has none, which says
  /// nothing that the service does not; with it, where no service is named.
  static func address(_ address: String, ofService service: String) -> String {
    let text = Array(address.utf8)
    guard !service.isEmpty, let colon = text.firstIndex(of: UInt8(ascii: ":")),
      colon + 1 < text.count
    else { return address }
    let found = String(decoding: text[..<colon], as: UTF8.self).lowercased()
    guard found == scheme(forService: service) || found == "x-apple" else { return address }
    return text.withUnsafeBufferPointer { buffer in
      let rest = Bytes(buffer)[(colon + 1)..<text.count]
      return percentDecoded(rest).map { String(decoding: $0, as: UTF8.self) } ?? rest.string
    }
  }
}
