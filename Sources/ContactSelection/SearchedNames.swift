import ContactModel

/// Every way a contact is called, the usual ones first: what a search for a name looks into.
enum SearchedNames {
  static func of(_ contact: Contact) -> [(key: ContactKey, text: String)] {
    var names = contact[.formattedNames].map { (key: ContactKey.formattedName, text: $0.value) }
    for name in contact.names.map(\.value) {
      let behind =
        name.secondFamilyNames + name.generations.filter { !name.nameSuffixes.contains($0) }
        + name.nameSuffixes
      let core = name.givenNames + name.middleNames + name.familyNames
      names.append((.name, joined(name.namePrefixes + core + behind)))
      guard let core = name.withoutBlank else { continue }
      names.append((.name, core))
      let whole = joined(name.namePrefixes + [core] + name.middleNames + behind)
      if whole != core { names.append((.name, whole)) }
    }
    names += contact.nicknames.map { (.nickname, $0.value) }
    let phonetic = [
      contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName,
    ]
    names.append((.phoneticFamilyName, joined(phonetic.map { $0 ?? "" })))
    names += contact[.previousFamilyNames].map { (.previousFamilyName, $0.value) }
    names.removeAll { $0.text.isEmpty }
    guard names.isEmpty else { return names }
    // What has no name of its own goes by that of its organization.
    names = contact.organizations.map { (.organization, $0.value.name) }
    names += contact[.phoneticOrganizationNames].map { (.phoneticOrganizationName, $0.value) }
    names.removeAll { $0.text.isEmpty }
    guard names.isEmpty else { return names }
    // Who has nothing else is shown by a mailbox or number.
    let shown = contact.displayName
    return shown.isEmpty
      ? [] : [(contact.emailAddresses.isEmpty ? .phoneNumber : .emailAddress, shown)]
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
