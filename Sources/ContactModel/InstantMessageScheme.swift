/// The URI schemes of instant messaging services.
package enum InstantMessageScheme {
  package static func scheme(forService service: String) -> String {
    // Apple writes GoogleTalk, Google GOOGLE_TALK, and people Google Talk.
    let scheme = service.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    switch scheme {
    case "jabber", "xmpp", "googletalk", "facebook", "gtalk": return "xmpp"
    case "yahoo": return "ymsgr"
    case "msn": return "msnim"
    case "gadugadu": return "gg"
    default:
      return scheme.first?.isLetter == true ? scheme : "x-\(scheme)"
    }
  }
}
