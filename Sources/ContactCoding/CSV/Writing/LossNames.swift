import ContactModel

/// The vCard property of a field, by which losses are named.
enum LossNames {
  /// - Parameters:
  ///   - label: The label of a date.
  ///   - name: The name of a preserved property.
  static func property(_ key: ContactKey, label: Label?, name: String) -> String {
    switch key {
    case .identifier: "UID"
    case .kind: "KIND"
    case .formattedName: "FN"
    case .name: "N"
    case .nickname: "NICKNAME"
    case .phoneticGivenName: "X-PHONETIC-FIRST-NAME"
    case .phoneticMiddleName: "X-PHONETIC-MIDDLE-NAME"
    case .phoneticFamilyName: "X-PHONETIC-LAST-NAME"
    case .previousFamilyName: "X-MAIDENNAME"
    case .organization: "ORG"
    case .phoneticOrganizationName: "X-PHONETIC-ORG"
    case .jobTitle: "TITLE"
    case .role: "ROLE"
    case .birthday: "BDAY"
    case .alternateBirthday: "X-ALTBDAY"
    case .deathDate: "DEATHDATE"
    case .date: label == .anniversary ? "ANNIVERSARY" : "X-ABDATE"
    case .phoneNumber: "TEL"
    case .emailAddress: "EMAIL"
    case .postalAddress: "ADR"
    case .url: "URL"
    case .relation: "RELATED"
    case .socialProfile: "SOCIALPROFILE"
    case .instantMessageAddress: "IMPP"
    case .note: "NOTE"
    case .image: "PHOTO"
    case .logo: "LOGO"
    case .sound: "SOUND"
    case .cryptographicKey: "KEY"
    case .category: "CATEGORIES"
    case .language: "LANG"
    case .gender: "GENDER"
    case .pronouns: "PRONOUNS"
    case .grammaticalGender: "GRAMGENDER"
    case .timeZone: "TZ"
    case .position: "GEO"
    case .birthPlace: "BIRTHPLACE"
    case .deathPlace: "DEATHPLACE"
    case .expertise: "EXPERTISE"
    case .hobby: "HOBBY"
    case .interest: "INTEREST"
    case .organizationDirectory: "ORG-DIRECTORY"
    case .contactURI: "CONTACT-URI"
    case .calendarAddress: "CALADRURI"
    case .calendar: "CALURI"
    case .freeBusy: "FBURL"
    case .member: "MEMBER"
    case .source: "SOURCE"
    case .revision: "REV"
    case .created: "CREATED"
    case .productIdentifier: "PRODID"
    case .defaultLanguage: "LANGUAGE"
    case .preserved: name
    }
  }
}
