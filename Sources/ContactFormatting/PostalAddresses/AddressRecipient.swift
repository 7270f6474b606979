/// Whom an address is written for: the lines that stand with it on a label.
public struct AddressRecipient: Sendable, Hashable {
  /// The person's name as it is to be read, titles and all.
  public var name: String
  /// The organization's name.
  public var organization: String
  /// Units of the organization, from the largest to the smallest; a line each.
  public var organizationUnits: [String]
  /// With whom the recipient stays. The 'c/o' is added where it is missing.
  public var careOf: String

  /// What the recipient is called, for reports.
  package var shownName: String { name.isEmpty ? organization : name }

  /// Makes a recipient; what is empty has no line.
  public init(
    name: String = "", organization: String = "", organizationUnits: [String] = [],
    careOf: String = ""
  ) {
    self.name = name
    self.organization = organization
    self.organizationUnits = organizationUnits
    self.careOf = careOf
  }
}
