/// The address of a page, without what programs change: scheme, `www.`, case of the host, a last
/// slash.
package struct WebAddressForm: Sendable, Hashable {
  package let host: [UInt8]
  /// Behind the host, with its first slash; empty for a host alone.
  package let path: [UInt8]
  /// Which scheme is written: 0 for none.
  private let scheme: UInt8

  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 2_000 else { return nil }
    var bytes = LetterFolding.isASCII(text) ? Array(text) : LetterFolding.composedKeepingCase(text)
    bytes.removeAll { $0 <= 0x20 }
    var rest = bytes[...]
    var scheme: UInt8 = 0
    for (number, name) in ["http://", "https://"].enumerated() {
      if rest.prefix(name.utf8.count).map(ASCII.lowercased) == Array(name.utf8) {
        rest = rest.dropFirst(name.utf8.count)
        scheme = UInt8(number + 1)
        break
      }
    }
    self.scheme = scheme
    var host = rest.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    var path = rest.dropFirst(host.count)
    if scheme > 0 {
      let port = Array((scheme == 1 ? ":80" : ":443").utf8)
      if host.suffix(port.count).elementsEqual(port) { host = host.dropLast(port.count) }
    }
    if host.count > 4, host.prefix(4).map(ASCII.lowercased) == Array("www.".utf8) {
      host = host.dropFirst(4)
    }
    if host.last == UInt8(ascii: ".") { host = host.dropLast() }
    if path.last == UInt8(ascii: "/") { path = path.dropLast() }
    guard !host.isEmpty else { return nil }
    self.host = host.map(ASCII.lowercased)
    self.path = Array(path)
  }

  package init?(_ text: String) {
    var text = text
    guard let form = text.withUTF8({ WebAddressForm($0) }) else { return nil }
    self = form
  }

  package var canonical: [UInt8] { host + path }

  /// How much the scheme says: nothing, `http`, `https`.
  package var schemeRank: Int { Int(scheme) }

  /// Whether it is a service's own page, which is nobody's.
  package var isPlaceholder: Bool {
    path.isEmpty && ProfileServices.has(host) || host == Array("example.com".utf8)
  }

  /// How alike two addresses are. ``Likeness/part`` where they have a host in common that is no
  /// service for everybody.
  package func likeness(to other: WebAddressForm) -> Likeness {
    if isPlaceholder || other.isPlaceholder { return .unknown }
    if host == other.host, path == other.path { return scheme == other.scheme ? .equal : .notation }
    return host == other.host && !ProfileServices.has(host) ? .part : .different
  }
}

/// Services where everybody has a page.
enum ProfileServices {
  /// Whether a host is that of a service where everybody has a page.
  static func has(_ host: [UInt8]) -> Bool {
    WordLists.profileServices.contains(host)
      || WordLists.profileServices.contains(withoutCountry(host))
  }

  /// de.linkedin.com and m.facebook.com are linkedin.com and facebook.com.
  private static func withoutCountry(_ host: [UInt8]) -> [UInt8] {
    guard let dot = host.firstIndex(of: UInt8(ascii: ".")), dot <= 2 else { return host }
    return Array(host[(dot + 1)...])
  }
}
