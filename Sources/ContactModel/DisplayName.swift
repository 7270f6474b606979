extension Contact {
  /// A name to show where no reader's language is known: the formatted name, else the parts of
  /// the name in the order of vCard's FN, those in Chinese, Japanese and Korean letters with the
  /// family's in front and no spaces between, else organization, nickname, e-mail or number. Empty
  /// where the contact has none of these.
  public var displayName: String {
    if let name = formattedName, !name.isEmpty { return name }
    if let name, !name.isEmpty {
      if name.isEastAsian {
        return [name.namePrefix, name.familyName, name.givenName, name.nameSuffix].joined()
      }
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

extension PersonName {
  /// Whether the name is a family's and a given one, both in Chinese, Japanese or Korean letters.
  fileprivate var isEastAsian: Bool {
    Self.beginsEastAsian(familyName) && Self.beginsEastAsian(givenName) && middleName.isEmpty
      && secondFamilyName.isEmpty
  }

  /// Whether a text begins with a character from U+3000 to U+9FFF or with Hangul.
  private static func beginsEastAsian(_ text: String) -> Bool {
    switch text.utf8.first {
    case .some(0xE3...0xE9), .some(0xEB...0xED): true
    case 0xEA: (text.unicodeScalars.first?.value ?? 0) >= 0xAC00
    default: false
    }
  }
}
