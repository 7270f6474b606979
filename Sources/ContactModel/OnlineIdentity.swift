/// An account on a social network (RFC 9554's SOCIALPROFILE, Apple's X-SOCIALPROFILE).
public struct SocialProfile: Hashable, Sendable {
  /// The service as the source names it: `Mastodon`, `twitter`.
  public var service: String
  /// The name of the account; empty where only its address is known.
  public var username: String
  /// The profile's address; empty where only a user name is known.
  public var url: String

  /// A profile; what is not known stays empty.
  public init(service: String = "", username: String = "", url: String = "") {
    self.service = service
    self.username = username
    self.url = url
  }
}

extension SocialProfile: FieldValue {
  package init(_ field: FieldView) {
    self.init(
      service: field.text(.service) ?? "", username: field.text(.username) ?? "",
      url: field.text)
  }

  package func write(to builder: inout ContactBuilder) {
    builder.setText(url)
    builder.appendAttribute(.service, service)
    builder.appendAttribute(.username, username)
  }
}

/// An address for instant messages: vCard's IMPP and the vendors' X-AIM, X-JABBER and so on.
public struct InstantMessageAddress: Hashable, Sendable {
  /// The service: `AIM`, `Jabber`, `Skype`; empty where the source does not say.
  public var service: String
  /// The address: `jane@example.org` or just `jane`; with the scheme of a URI where no service says
  /// what it is of: `xmpp:jane@example.org`. In a contact, the scheme of the service itself is left
  /// off, as the service says it (RFC 4770; RFC 9554, section 4.9).
  public var address: String

  /// An address for instant messages.
  public init(service: String = "", address: String) {
    self.service = service
    self.address = address
  }
}

extension InstantMessageAddress: FieldValue {
  package init(_ field: FieldView) {
    self.init(service: field.text(.service) ?? "", address: field.text)
  }

  package func write(to builder: inout ContactBuilder) {
    builder.setText(InstantMessageScheme.address(address, ofService: service))
    builder.appendAttribute(.service, service)
  }
}
