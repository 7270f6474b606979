/// What the address of a page or an account is: a number or a mailbox at a service that knows its people by
/// that, or a page or account by itself.
package enum AccountForm: Sendable, Hashable {
  /// A telephone number: `https://wa.me/4915112345678`, `signal:+4915112345678`.
  case number([UInt8])
  /// A mailbox: `mailto:anna@example.com`, `xmpp:anna@gmail.com`, `qq:228841907`.
  case mailbox([UInt8])
  /// The address in small letters, without what programs change in it.
  case page([UInt8])

  package init(_ text: some Sequence<UInt8>) {
    var text = text.map { ASCII.lowercased($0) }
    if let prefix = Self.prefixes.first(where: { text.starts(with: $0) }) {
      text.removeFirst(prefix.count)
      if text.starts(with: Self.host) { text.removeFirst(Self.host.count) }
    }
    while text.last == UInt8(ascii: "/") { text.removeLast() }
    self = Self.number(in: text) ?? Self.mailbox(in: text) ?? .page(text)
  }

  private static func number(in text: [UInt8]) -> AccountForm? {
    if let link = links.first(where: { text.starts(with: $0) }) {
      // What is in a link is dialled from anywhere.
      let digits = text.dropFirst(link.count).drop { $0 == plus }
      return isNumber(digits) ? .number([plus] + digits) : nil
    }
    guard let (scheme, rest) = split(text), isNumber(rest.drop { $0 == plus }) else { return nil }
    return rest.first == plus || schemes.contains(where: scheme.elementsEqual)
      ? .number(Array(rest)) : nil
  }

  private static func mailbox(in text: [UInt8]) -> AccountForm? {
    let (scheme, rest) = split(text) ?? ([], text[...])
    if scheme.elementsEqual("qq".utf8), rest.allSatisfy(ASCII.isDigit) {
      return .mailbox(Array(rest) + Array("@qq.com".utf8))
    }
    guard rest.contains(UInt8(ascii: "@")), !rest.contains(UInt8(ascii: "/")) else { return nil }
    if scheme.elementsEqual("mailto".utf8) {
      return .mailbox(Array(rest.prefix { $0 != UInt8(ascii: "?") }))
    }
    let form = rest.withUnsafeBufferPointer { MailboxForm($0) }
    return form?.kind == .personal ? .mailbox(Array(rest)) : nil
  }

  private static func split(
    _ text: [UInt8]
  ) -> (scheme: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    text.firstIndex(of: UInt8(ascii: ":")).map { (text[..<$0], text[($0 + 1)...]) }
  }

  /// Whether it is as long as a number is with its area, in digits and what is written between them.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { ASCII.isDigit($0) || signs.contains($0) }
      && (8...15).contains(text.count(where: ASCII.isDigit))
  }

  private static let plus = UInt8(ascii: "+")
  private static let signs = Array(" -()./".utf8)
  private static let prefixes = ["https://", "http://", "x-apple:", "www."].map { Array($0.utf8) }
  private static let host = Array("www.".utf8)
  /// Links to whoever has a number, which stands behind.
  private static let links = [
    "wa.me/", "api.whatsapp.com/send?phone=", "web.whatsapp.com/send?phone=", "signal.me/#p/",
    "t.me/+",
    "viber://chat?number=",
  ].map { Array($0.utf8) }
  /// Schemes that a number stands behind, also without its country.
  private static let schemes = ["tel", "sms", "whatsapp", "signal", "viber"].map { Array($0.utf8) }
}
