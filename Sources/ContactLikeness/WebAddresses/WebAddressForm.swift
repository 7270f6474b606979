/// The address of a page, without what programs change: scheme, `www.`, case of the host, a last
/// slash.
package struct WebAddressForm: TextForm, Sendable {
  /// The host, and what stands behind it with its first slash.
  package let canonical: [UInt8]
  /// How much the scheme says: nothing, `http`, `https`.
  package let schemeRank: Int

  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 2_000 else { return nil }
    var bytes = LetterFolding.isASCII(text) ? Array(text) : LetterFolding.composedKeepingCase(text)
    bytes.removeAll { $0 <= 0x20 }
    var rest = bytes[...]
    var scheme = 0
    for (number, name) in ["http://", "https://"].enumerated() {
      if rest.prefix(name.utf8.count).map(ASCII.lowercased) == Array(name.utf8) {
        rest = rest.dropFirst(name.utf8.count)
        scheme = number + 1
        break
      }
    }
    schemeRank = scheme
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
    canonical = host.map(ASCII.lowercased) + path
  }
}
