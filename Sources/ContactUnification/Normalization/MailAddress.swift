import ContactLikeness

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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for byte in text where byte > 0x20 { bytes.append(ASCII.lowercased(byte)) }
    if bytes.starts(with: Self.scheme) { bytes.removeFirst(Self.scheme.count) }
    guard let at = bytes.lastIndex(of: UInt8(ascii: "@")), at > 0, at + 1 < bytes.count else {
      return nil
    }
    var local = bytes[..<at]
    var domain = bytes[(at + 1)...]
    if let tag = local.firstIndex(of: UInt8(ascii: "+")), tag > 0 { local = local[..<tag] }
    if domain.elementsEqual(Self.formerGmail) { domain = Self.gmail }
    if domain.elementsEqual(Self.gmail) { local.removeAll { $0 == UInt8(ascii: ".") } }
    if domain.elementsEqual(Self.formerICloud) || domain.elementsEqual(Self.firstICloud) {
      domain = Self.iCloud
    }
    guard !local.isEmpty else { return nil }
    localCount = local.count
    let labels = domain.split(separator: UInt8(ascii: "."))
    let isProvider = labels.prefix(2).contains { WordLists.mailProviders.contains($0) }
    if WordLists.roleMailboxes.contains(local) {
      kind = .role
    } else if WordLists.familyMailboxes.contains(where: { local.contains($0) }) {
      kind = .family
    } else {
      kind = isProvider && labels.count <= 3 ? .personal : .domain
    }
    var canonical = Array(local)
    canonical.reserveCapacity(local.count + 1 + domain.count)
    canonical.append(UInt8(ascii: "@"))
    canonical.append(contentsOf: domain)
    self.canonical = canonical
  }

  private static let scheme = Array("mailto:".utf8)
  private static let gmail = Array("gmail.com".utf8)[...]
  private static let formerGmail = Array("googlemail.com".utf8)
  private static let iCloud = Array("icloud.com".utf8)[...]
  private static let formerICloud = Array("me.com".utf8)
  private static let firstICloud = Array("mac.com".utf8)
}

extension ArraySlice<UInt8> {
  /// Whether the text occurs in this one.
  func contains(_ text: [UInt8]) -> Bool {
    guard let first = text.first, text.count <= count else { return false }
    let here = span
    let wanted = text.span
    for start in 0...(here.count - wanted.count) where here[start] == first {
      var length = 1
      while length < wanted.count, here[start + length] == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}
