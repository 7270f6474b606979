import ContactModel

/// What becomes of a field's values when records are merged.
enum MergingStrategy {
  /// All distinct values are kept.
  case all
  /// One is shown; the others stand behind it and are told of.
  case leading
  /// One record's is kept; the others are told of.
  case one
  /// One record's names are kept; others become nicknames and are told of.
  case names
  /// It is about the record and not about the person: nothing is kept, and it is told of.
  case none
  /// The newest or the oldest is kept.
  case newest, oldest

  static func of(_ key: ContactKey) -> MergingStrategy {
    switch key {
    case .name, .formattedName: .names
    case .identifier, .kind, .phoneticGivenName, .phoneticMiddleName, .phoneticFamilyName,
      .phoneticOrganizationName, .birthday, .deathDate, .gender, .birthPlace, .deathPlace,
      .defaultLanguage:
      .one
    case .organization, .jobTitle, .role, .image, .logo: .leading
    case .productIdentifier: .none
    case .revision: .newest
    case .created: .oldest
    default: .all
    }
  }
}
