/// A mailbox in the form that its other spellings are equal in.
struct MailAddress: Sendable {
  enum Kind: UInt8, Sendable {
    /// With a provider for everybody: one person's, or a family's.
    case personal
    /// At a firm's or somebody's own domain.
    case domain
    /// Of a function, such as info@.
    case role
    /// Of a family, as its name says.
    case family
  }

  /// Lower case, without a tag, and without dots where the provider ignores them.
  let canonical: [UInt8]
  /// How many bytes stand before the `@`.
  let localCount: Int
  let kind: Kind

  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 320 else { return nil }
    var bytes = text.filter { $0 > 0x20 }.map { ASCII.lowercased($0) }
    let scheme = Array("mailto:".utf8)
    if bytes.starts(with: scheme) { bytes.removeFirst(scheme.count) }
    guard let at = bytes.lastIndex(of: UInt8(ascii: "@")), at > 0, at + 1 < bytes.count else {
      return nil
    }
    var local = Array(bytes[..<at])
    var domain = Array(bytes[(at + 1)...])
    if let tag = local.firstIndex(of: UInt8(ascii: "+")), tag > 0 {
      local.removeSubrange(tag...)
    }
    if domain == Array("googlemail.com".utf8) { domain = Array("gmail.com".utf8) }
    if domain == Array("gmail.com".utf8) { local.removeAll { $0 == UInt8(ascii: ".") } }
    if domain == Array("me.com".utf8) || domain == Array("mac.com".utf8) {
      domain = Array("icloud.com".utf8)
    }
    guard !local.isEmpty else { return nil }
    localCount = local.count
    let labels = domain.split(separator: UInt8(ascii: "."))
    let isProvider = labels.prefix(2).contains { WordLists.mailProviders.contains(Array($0)) }
    if WordLists.roleMailboxes.contains(local) {
      kind = .role
    } else if WordLists.familyMailboxes.contains(where: { local[...].contains($0) }) {
      kind = .family
    } else {
      kind = isProvider && labels.count <= 3 ? .personal : .domain
    }
    canonical = local + [UInt8(ascii: "@")] + domain
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text occurs in this one.
  func contains(_ text: [UInt8]) -> Bool {
    guard !text.isEmpty, text.count <= count else { return false }
    for start in startIndex...(endIndex - text.count) where self[start...].starts(with: text) {
      return true
    }
    return false
  }
}
