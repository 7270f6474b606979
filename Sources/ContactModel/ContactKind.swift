/// What a contact stands for: vCard's KIND (RFC 6350, section 6.1.4).
public struct ContactKind: Hashable, Sendable {
  /// The name in lower case; kinds of later standards and vendors keep theirs.
  public let name: String

  /// A kind by its name, without regard to case; `organization` is understood as `org`.
  public init(_ name: String) {
    let lowered = name.lowercased()
    self.name = lowered == "organization" ? "org" : lowered
  }

  /// A person; what a card stands for that does not say.
  public static let individual = ContactKind("individual")
  /// An organization: a firm, a school, an office.
  public static let organization = ContactKind("org")
  /// A group of contacts, which are its members.
  public static let group = ContactKind("group")
  /// A named place.
  public static let location = ContactKind("location")
  /// A program (RFC 6473).
  public static let application = ContactKind("application")
  /// A device (RFC 6869).
  public static let device = ContactKind("device")
}
