public import ContactModel

extension AddressRecipient {
  /// What a contact must have been fetched with to be a recipient.
  public static let requiredKeys = NameFormatter.requiredKeys

  /// Whom mail for a contact goes to.
  ///
  /// Mail to the home has the person's name alone; other mail also has the first organization
  /// and its units. What a contact without a name is called instead, such as an e-mail address,
  /// is no recipient.
  ///
  /// - Parameters:
  ///   - label: The label of the address.
  ///   - names: Writes the name.
  public init(_ contact: Contact, addressLabel label: Label?, names: NameFormatter) {
    self.init()
    let name = names.format(contact)
    let component = name.runs.count == 1 ? name.runs.first?.component : nil
    switch component {
    case .organization, .emailAddress, .phoneNumber, .other: break
    default: self.name = name.text
    }
    guard label != .home || self.name.isEmpty,
      let organization = contact.organizations.first(where: {
        !$0.value.name.isEmpty || !$0.value.units.isEmpty
      })
    else { return }
    self.organization = organization.value.name
    organizationUnits = organization.value.units.filter { !$0.isEmpty }
  }
}
