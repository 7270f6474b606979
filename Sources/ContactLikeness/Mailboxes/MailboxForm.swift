import Glibc

/// A mailbox's address in the form that its other spellings are equal in.
@usableFromInline package struct MailboxForm: TextForm, Sendable, Hashable {
  @usableFromInline package enum Kind: UInt8, Sendable {
    /// With a provider for everybody: one person's, or a family's.
    case personal
    /// At a firm's or somebody's own domain.
    case domain
    /// Of a function, such as info@.
    case role
    /// Of a family, as its name says.
    case family
  }

  /// Small letters, without `mailto:`; nothing else is left out. Letters with marks are others than
  /// those without: info@müller.de is not info@mueller.de.
  package let exact: [UInt8]
  /// By which mailboxes are the same: without a tag, without dots where the provider ignores them,
  /// and with the provider's present name.
  package let canonical: [UInt8]
  /// How many bytes of the canonical form stand before the `@`.
  private let localCount: Int
  package let kind: Kind

  @usableFromInline package init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 320 else { return nil }
    var bytes = LetterFolding.isASCII(text) ? Array(text) : LetterFolding.composed(text)
    bytes.removeAll { $0 <= 0x20 }
    if let open = bytes.lastIndex(of: UInt8(ascii: "<")), bytes.last == UInt8(ascii: ">") {
      bytes = Array(bytes[(open + 1)..<(bytes.count - 1)])
    }
    for index in bytes.indices { bytes[index] = ASCII.lowercased(bytes[index]) }
    if bytes.starts(with: Self.scheme) { bytes.removeFirst(Self.scheme.count) }
    guard let at = bytes.lastIndex(of: UInt8(ascii: "@")), at > 0, at + 1 < bytes.count else {
      return nil
    }
    exact = bytes
    var local = bytes[..<at]
    var domain = bytes[(at + 1)...]
    if let tag = local.firstIndex(of: UInt8(ascii: "+")), tag > 0 { local = local[..<tag] }
    if let present = Self.presentDomains[Array(domain)] { domain = present[...] }
    if domain.elementsEqual(Self.gmail) { local.removeAll { $0 == UInt8(ascii: ".") } }
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

  package var local: ArraySlice<UInt8> { canonical[..<localCount] }
  package var domain: ArraySlice<UInt8> { canonical[(localCount + 1)...] }

  /// Whether it is written for want of a mailbox: none@none.com, test@test.com, no-reply@.
  package var isPlaceholder: Bool {
    let local = local.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }
    if WordLists.unansweredMailboxes.contains(local) { return true }
    guard WordLists.placeholderWords.contains(local) else { return false }
    let name = domain.prefix { $0 != UInt8(ascii: ".") }
    return name.elementsEqual(self.local) || WordLists.placeholderWords.contains(name)
  }

  /// Whether it is written as a person's: an initial or a usual given name, a sign, and another name, as
  /// l.meyer@ or anna_meyer85@. Who runs a firm by such a mailbox has a name, too.
  package var isWrittenAsName: Bool {
    guard kind != .role else { return false }
    let parts = exact.prefix { $0 != UInt8(ascii: "@") }
      .split(omittingEmptySubsequences: false) {
        $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
      }
    guard parts.count == 2, let first = parts.first, let last = parts.last else { return false }
    let letters = last.prefix { !ASCII.isDigit($0) }
    guard letters.count >= 3, letters.allSatisfy(ASCII.isLetter),
      last.dropFirst(letters.count).allSatisfy(ASCII.isDigit),
      !WordLists.roleMailboxes.contains(letters)
    else { return false }
    return first.count == 1 && first.allSatisfy(ASCII.isLetter)
      || CommonNames.share(of: first, as: .given) != nil
  }

  private static let scheme = Array("mailto:".utf8)
  private static let gmail = Array("gmail.com".utf8)
  /// By a domain that a provider had before, or has for the same mailboxes, the one that stands for all.
  private static let presentDomains = WordLists.firstWords("domainsOfOneProvider")
}

extension ArraySlice<UInt8> {
  /// Whether the text occurs in this one.
  package func contains(_ text: [UInt8]) -> Bool { span.contains(text.span) }
}

extension Span<UInt8> {
  /// Whether the text occurs in this one.
  package func contains(_ wanted: Span<UInt8>) -> Bool {
    guard !wanted.isEmpty, wanted.count <= count else { return false }
    return withUnsafeBufferPointer { text in
      wanted.withUnsafeBufferPointer { wanted in
        guard let text = text.baseAddress, let first = wanted.baseAddress else { return false }
        return (0...count - wanted.count).contains {
          text[$0] == first.pointee && memcmp(text + $0, first, wanted.count) == 0
        }
      }
    }
  }
}
