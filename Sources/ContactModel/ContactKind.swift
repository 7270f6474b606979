/// What a contact stands for: vCard's KIND (RFC 6350, section 6.1.4).
public struct ContactKind: Hashable, Sendable {
  /// The name in lower case; kinds of later standards and vendors keep theirs.
  public let name: String

  public init(_ name: String) {
    let lowered = name.lowercased()
    self.name = lowered == "organization" ? "org" : lowered
  }

  public static let individual = ContactKind("individual")
  public static let organization = ContactKind("org")
  public static let group = ContactKind("group")
  public static let location = ContactKind("location")
  public static let application = ContactKind("application")
  public static let device = ContactKind("device")
}
