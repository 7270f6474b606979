public import ContactModel

/// What a record says of the person, by which it is found again where its key has changed: a card
/// without a UID has another after every edit, and programs give new UIDs.
public struct RecordDescription: Hashable, Sendable, Codable {
  /// The name of the file or account.
  public var sourceName: String
  /// The name as people see it.
  public var name: String
  /// The phone numbers as they are written.
  public var phoneNumbers: [String]
  /// The mailboxes.
  public var emailAddresses: [String]
  /// The birthday (RFC 6350, section 4.3); empty where there is none.
  public var birthday: String
  /// The first organization; empty where there is none.
  public var organization: String
  /// The first postal address on one line; empty where there is none.
  public var address: String
  /// The key that the record has, or gets, once it is a card: that of one from a table is another; nil
  /// where it is the same, or not known.
  public var keyAsCard: RecordKey?

  /// So many numbers and mailboxes tell who it is.
  private static let mostValues = 5

  /// A description; what is not given is not known.
  public init(
    sourceName: String = "", name: String = "", phoneNumbers: [String] = [],
    emailAddresses: [String] = [], birthday: String = "", organization: String = "",
    address: String = "", keyAsCard: RecordKey? = nil
  ) {
    self.sourceName = sourceName
    self.name = name
    self.phoneNumbers = phoneNumbers
    self.emailAddresses = emailAddresses
    self.birthday = birthday
    self.organization = organization
    self.address = address
    self.keyAsCard = keyAsCard
  }

  /// The description of a contact.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - sourceName: The name of the file or account that it is in.
  public init(_ contact: Contact, sourceName: String = "") {
    self.init(
      sourceName: sourceName, name: contact.displayName,
      phoneNumbers: contact.phoneNumbers.prefix(Self.mostValues).map(\.value.stringValue),
      emailAddresses: contact.emailAddresses.prefix(Self.mostValues).map(\.value),
      birthday: contact.birthday?.components?.extendedFormat ?? "",
      organization: contact.organization?.name ?? "",
      address: contact.postalAddresses.first.map { ValueText.of($0.value) } ?? "")
  }

  /// Whether it says nothing by which a record could be found.
  public var isEmpty: Bool { name.isEmpty && phoneNumbers.isEmpty && emailAddresses.isEmpty }
}
