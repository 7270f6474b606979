extension Contact {
  /// A name to show where no reader's language is known: the formatted name, else the parts of
  /// the name in the order of vCard's FN, else organization, nickname, e-mail or number. Empty
  /// where the contact has none of these.
  public var displayName: String {
    if let name = formattedName, !name.isEmpty { return name }
    if let name, !name.isEmpty {
      return [
        name.namePrefix, name.givenName, name.middleName, name.familyName,
        name.secondFamilyName, name.nameSuffix,
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
    if let organization {
      let text = organization.name.isEmpty ? organization.departmentName : organization.name
      if !text.isEmpty { return text }
    }
    return nickname ?? emailAddresses.first?.value ?? phoneNumbers.first?.value.stringValue ?? ""
  }
}
