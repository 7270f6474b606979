/// The URI schemes of instant messaging services.
package enum InstantMessageScheme {
  package static func scheme(forService service: String) -> String {
    let name = service.lowercased()
    switch name {
    case "jabber", "xmpp", "googletalk", "google talk", "facebook", "gtalk": return "xmpp"
    case "yahoo": return "ymsgr"
    case "msn": return "msnim"
    case "gadugadu", "gadu-gadu": return "gg"
    default:
      let scheme = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return scheme.first?.isLetter == true ? scheme : "x-\(scheme)"
    }
  }
}
