/// What each version of vCard says about properties, for strict checks.
enum ConformanceRules {
  /// The standard that a version is defined by.
  static func standard(_ version: VCardVersion) -> String {
    switch version {
    case .v21: "vCard 2.1"
    case .v30: "RFC 2426"
    case .v40: "RFC 6350"
    }
  }

  /// The properties that a card must have.
  static func required(_ version: VCardVersion) -> [KnownProperty] {
    switch version {
    case .v21: [.n]
    case .v30: [.fn, .n]
    case .v40: [.fn]
    }
  }

  /// The properties that a card may have once only (RFC 6350, section 6; the older versions don't
  /// say).
  static let single: Set<KnownProperty> = [
    .kind, .n, .bday, .anniversary, .gender, .prodid, .rev, .uid, .birthplace, .deathplace,
    .deathdate, .created, .language,
  ]

  /// Properties that RFC 6350 and its extensions brought.
  private static let new: Set<KnownProperty> = [
    .kind, .xml, .anniversary, .gender, .lang, .member, .related, .clientpidmap, .fburl,
    .caladruri, .caluri, .birthplace, .deathplace, .deathdate, .expertise, .hobby, .interest,
    .orgdirectory, .contacturi, .created, .gramgender, .language, .pronouns, .socialprofile,
  ]

  /// Properties that RFC 6350 dropped (appendix A.2).
  private static let dropped: Set<KnownProperty> = [
    .label, .agent, .mailer, .name, .profile, .klass, .sortstring,
  ]

  /// Properties that vCard 2.1 does not have, beyond those of RFC 6350.
  private static let newInV30: Set<KnownProperty> = [
    .nickname, .categories, .prodid, .sortstring, .klass, .name, .profile, .source, .impp,
  ]

  /// Whether the version defines the property; vendors' own are always allowed.
  static func defines(_ property: KnownProperty, _ version: VCardVersion) -> Bool {
    if property.wireName.hasPrefix("X-") { return true }
    if [.category, .cell, .fax].contains(property) { return false }
    switch version {
    case .v40: return !dropped.contains(property)
    case .v30: return !new.contains(property)
    case .v21: return !new.contains(property) && !newInV30.contains(property)
    }
  }

  /// The kinds of RFC 6350, section 6.1.4, and RFC 6473 and 6869.
  static let kinds: Set<String> = [
    "individual", "group", "org", "location", "application", "device",
  ]

  /// The sexes of RFC 6350, section 6.2.7.
  static let sexes: Set<String> = ["", "M", "F", "O", "N", "U"]
}
