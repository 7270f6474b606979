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
    path.isEmpty && ProfileForm.isService(host) || host == Array("example.com".utf8)
  }

  /// How alike two addresses are. ``Likeness/part`` where they have a host in common that is no
  /// service for everybody.
  package func likeness(to other: WebAddressForm) -> Likeness {
    if isPlaceholder || other.isPlaceholder { return .unknown }
    if host == other.host, path == other.path { return scheme == other.scheme ? .equal : .notation }
    return host == other.host && !ProfileForm.isService(host) ? .part : .different
  }
}

/// An account with a service for everybody, by its user's name or the address of its page.
package struct ProfileForm: Sendable, Hashable {
  /// The service in small letters, as its host calls it; empty where it is not said.
  package let service: [UInt8]
  /// The user's name, in small letters; empty where it is not said.
  package let user: [UInt8]
  /// The page, where the account can't be told from it.
  package let page: WebAddressForm?

  package init(service: String = "", username: String = "", url: String = "") {
    var service = Self.folded(service)
    var user = Self.folded(username)
    var page = url.isEmpty ? nil : WebAddressForm(url)
    if let found = page, let account = Self.account(in: found) {
      if service.isEmpty || service == account.service {
        if user.isEmpty || user == account.user {
          (service, user, page) = (account.service, account.user, nil)
        }
      }
    }
    self.service = service
    self.user = user
    self.page = page
  }

  package var canonical: [UInt8] {
    service + [0x20] + user + (page.map { [0x20] + $0.canonical } ?? [])
  }

  package func likeness(to other: ProfileForm) -> Likeness {
    if self == other { return .equal }
    if let page, let others = other.page { return page.likeness(to: others) }
    if user.isEmpty || other.user.isEmpty { return .unknown }
    if user != other.user { return service == other.service ? .different : .unknown }
    return service.isEmpty || other.service.isEmpty
      ? .part : service == other.service ? .notation : .unknown
  }

  /// Whether a host is that of a service where everybody has a page.
  static func isService(_ host: [UInt8]) -> Bool {
    hosts[host] != nil || hosts[Self.withoutCountry(host)] != nil
  }

  /// The account that a page is of.
  private static func account(in page: WebAddressForm) -> (service: [UInt8], user: [UInt8])? {
    guard let service = hosts[page.host] ?? hosts[withoutCountry(page.host)] else { return nil }
    var parts = page.path.split(separator: UInt8(ascii: "/")).map(Array.init)
    // The address of a user's page may have a word before the name: linkedin.com/in/name.
    if let first = parts.first,
      ["in", "user", "u", "people", "channel", "c"].contains(String(decoding: first, as: UTF8.self))
    {
      parts.removeFirst()
    }
    guard parts.count == 1, let user = parts.first,
      user.allSatisfy({
        ASCII.isLetter($0) || ASCII.isDigit($0) || [0x5F, 0x2E, 0x2D, 0x40].contains($0)
      })
    else { return nil }
    return (service, folded(String(decoding: user, as: UTF8.self)))
  }

  /// de.linkedin.com and m.facebook.com are linkedin.com and facebook.com.
  private static func withoutCountry(_ host: [UInt8]) -> [UInt8] {
    guard let dot = host.firstIndex(of: UInt8(ascii: ".")), dot <= 2 else { return host }
    return Array(host[(dot + 1)...])
  }

  private static func folded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8).map(ASCII.lowercased).filter { $0 > 0x20 }
    return bytes.first == UInt8(ascii: "@") ? Array(bytes.dropFirst()) : bytes
  }

  private static let hosts: [[UInt8]: [UInt8]] = Dictionary(
    uniqueKeysWithValues: [
      ("twitter.com", "twitter"), ("x.com", "twitter"), ("facebook.com", "facebook"),
      ("fb.com", "facebook"), ("instagram.com", "instagram"), ("github.com", "github"),
      ("gitlab.com", "gitlab"), ("flickr.com", "flickr"), ("myspace.com", "myspace"),
      ("linkedin.com", "linkedin"), ("xing.com", "xing"), ("youtube.com", "youtube"),
      ("tiktok.com", "tiktok"), ("vk.com", "vk"), ("ok.ru", "ok"), ("t.me", "telegram"),
      ("pinterest.com", "pinterest"), ("reddit.com", "reddit"), ("medium.com", "medium"),
      ("skype.com", "skype"), ("weibo.com", "weibo"), ("google.com", "google"),
      ("plus.google.com", "google"), ("about.me", "about"), ("threads.net", "threads"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) })
}
