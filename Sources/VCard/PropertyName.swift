package import SourceText

/// The name of a property: compared without regard to case, kept as it was written.
public struct PropertyName: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The name as it was written.
  public let rawName: String
  /// The name in capitals, which is what is compared.
  public let canonicalName: String

  /// A name as it was written.
  public init(_ name: String) {
    rawName = name
    canonicalName = name.uppercased()
  }

  /// A name in the source code.
  public init(stringLiteral value: String) { self.init(value) }

  public var description: String { rawName }

  public static func == (a: Self, b: Self) -> Bool { a.canonicalName == b.canonicalName }
  public func hash(into hasher: inout Hasher) { hasher.combine(canonicalName) }
}

extension PropertyName {
  /// Whether the byte can stand in the name of a property, a parameter or a group (RFC 6350,
  /// section 3.3).
  @inline(__always)
  package static func isValid(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
  }

  /// Whether the text can be such a name.
  package static func isValid(_ name: Bytes) -> Bool {
    !name.isEmpty && name.allSatisfy { isValid($0) }
  }

  /// A name like the text that a property or a parameter can have, `X-First-name` for `First name`, and no
  /// field's.
  ///
  /// - Parameter isKept: Which bytes stay as they are.
  package static func adapted(
    _ text: Bytes, isKept: (UInt8) -> Bool = PropertyName.isValid
  ) -> [UInt8] {
    let prefix = startsWith("x-", text, text.indices) ? "" : "X-"
    let name = Array(prefix.utf8) + text.map { isKept($0) ? $0 : UInt8(ascii: "-") }
    let known = name.withUnsafeBufferPointer { KnownProperty($0.indices, in: Bytes($0)) }
    let isField = known.map { !$0.isKeptRaw } ?? false
    return isField ? Array("X-".utf8) + name : name
  }
}

/// The properties that mean something to us, as a small integer.
package enum KnownProperty: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  case begin, end, version
  // RFC 6350.
  case source, kind, xml, fn, n, nickname, photo, bday, anniversary, gender, adr, tel, email
  case impp, lang, tz, geo, title, role, logo, org, member, related, categories, note, prodid
  case rev, sound, uid, clientpidmap, url, key, fburl, caladruri, caluri
  // RFC 6474, 6715, 8605.
  case birthplace, deathplace, deathdate, expertise, hobby, interest, orgdirectory, contacturi
  // RFC 9554.
  case created, gramgender, language, pronouns, socialprofile
  // RFC 2426 and 2.1.
  case label, agent, sortstring, mailer, name, profile, klass
  // Apple.
  case xABLabel, xABADR, xABDate, xABRelatedNames, xABShowAs, xPhoneticFirst, xPhoneticMiddle
  case xPhoneticLast, xPhoneticOrg, xMaidenName, xSocialProfile, xAddressBookServerKind
  case xAddressBookServerMember, xAltBday, xAppleSublocality, xAppleSubadministrativeArea
  // Instant messages.
  case xAIM, xICQ, xJabber, xMSN, xYahoo, xSkype, xSkypeUsername, xGoogleTalk, xGTalk, xQQ
  case xGaduGadu, xGroupwise, xTwitter, xMatrix, xMSIMAddress, xKAddressBookIM, xSIP, xIRC
  // Relations and dates under vendors' names.
  case xMSSpouse, xMSManager, xMSAssistant, xMSChild, xMSAnniversary
  case xEvolutionSpouse, xEvolutionManager, xEvolutionAssistant, xEvolutionAnniversary
  case xKSpouse, xKManager, xKAssistant, xKAnniversary
  case xSpouse, xManager, xAssistant, xAnniversary, xOutlookSpouse, xOutlookManager
  case xGender, xWabGender, xAndroidCustom, xKind, xEvolutionBlogURL, xEvolutionVideoURL
  case xKBlogFeed, xKProfession, xKDepartment
  // Phones of Japan, Nokia and Samsung, and Outlook's further numbers.
  case xGN, xAssistantTel, xChildren, xGroupMembership, xMSTel
  // Nicknames of Huawei and Symbian, and what old and hand-made cards call CATEGORIES and TEL.
  case xNickname, xEpocSecondName, category, cell, fax

  /// Each case's name on the wire.
  package static let names: [String] = [
    "BEGIN", "END", "VERSION",
    "SOURCE", "KIND", "XML", "FN", "N", "NICKNAME", "PHOTO", "BDAY", "ANNIVERSARY", "GENDER",
    "ADR", "TEL", "EMAIL",
    "IMPP", "LANG", "TZ", "GEO", "TITLE", "ROLE", "LOGO", "ORG", "MEMBER", "RELATED",
    "CATEGORIES", "NOTE", "PRODID",
    "REV", "SOUND", "UID", "CLIENTPIDMAP", "URL", "KEY", "FBURL", "CALADRURI", "CALURI",
    "BIRTHPLACE", "DEATHPLACE", "DEATHDATE", "EXPERTISE", "HOBBY", "INTEREST",
    "ORG-DIRECTORY", "CONTACT-URI",
    "CREATED", "GRAMGENDER", "LANGUAGE", "PRONOUNS", "SOCIALPROFILE",
    "LABEL", "AGENT", "SORT-STRING", "MAILER", "NAME", "PROFILE", "CLASS",
    "X-ABLABEL", "X-ABADR", "X-ABDATE", "X-ABRELATEDNAMES", "X-ABSHOWAS",
    "X-PHONETIC-FIRST-NAME", "X-PHONETIC-MIDDLE-NAME",
    "X-PHONETIC-LAST-NAME", "X-PHONETIC-ORG", "X-MAIDENNAME", "X-SOCIALPROFILE",
    "X-ADDRESSBOOKSERVER-KIND",
    "X-ADDRESSBOOKSERVER-MEMBER", "X-ALTBDAY", "X-APPLE-SUBLOCALITY",
    "X-APPLE-SUBADMINISTRATIVEAREA",
    "X-AIM", "X-ICQ", "X-JABBER", "X-MSN", "X-YAHOO", "X-SKYPE", "X-SKYPE-USERNAME",
    "X-GOOGLE-TALK", "X-GTALK", "X-QQ",
    "X-GADUGADU", "X-GROUPWISE", "X-TWITTER", "X-MATRIX", "X-MS-IMADDRESS",
    "X-KADDRESSBOOK-X-IMADDRESS", "X-SIP", "X-IRC",
    "X-MS-SPOUSE", "X-MS-MANAGER", "X-MS-ASSISTANT", "X-MS-CHILD", "X-MS-ANNIVERSARY",
    "X-EVOLUTION-SPOUSE", "X-EVOLUTION-MANAGER", "X-EVOLUTION-ASSISTANT",
    "X-EVOLUTION-ANNIVERSARY",
    "X-KADDRESSBOOK-X-SPOUSESNAME", "X-KADDRESSBOOK-X-MANAGERSNAME",
    "X-KADDRESSBOOK-X-ASSISTANTSNAME", "X-KADDRESSBOOK-X-ANNIVERSARY",
    "X-SPOUSE", "X-MANAGER", "X-ASSISTANT", "X-ANNIVERSARY",
    "X-OUTLOOK-SPOUSE-NAME", "X-OUTLOOK-MANAGER-NAME",
    "X-GENDER", "X-WAB-GENDER", "X-ANDROID-CUSTOM", "X-KIND", "X-EVOLUTION-BLOG-URL",
    "X-EVOLUTION-VIDEO-URL",
    "X-KADDRESSBOOK-BLOGFEED", "X-KADDRESSBOOK-X-PROFESSION", "X-KADDRESSBOOK-X-DEPARTMENT", "X-GN",
    "X-ASSISTANT-TEL", "X-CHILDREN", "X-GROUP-MEMBERSHIP", "X-MS-TEL",
    "X-NICKNAME", "X-EPOCSECONDNAME", "CATEGORY", "CELL", "FAX",
  ]

  package static let table = NameTable(names)

  package init?(_ range: Range<Int>, in bytes: Bytes) {
    guard let index = Self.table.index(of: range, in: bytes),
      let property = KnownProperty(rawValue: UInt8(index))
    else { return nil }
    self = property
  }

  var wireName: String { Self.names[Int(rawValue)] }

  /// Whether nothing is known of the value, so that it is kept as it stands.
  var isKeptRaw: Bool {
    switch self {
    case .xml, .clientpidmap, .mailer, .name, .profile, .klass, .xKDepartment, .xKProfession,
      .xEvolutionBlogURL, .xEvolutionVideoURL, .xKBlogFeed:
      true
    default: false
    }
  }
}

/// The parameters that mean something to us.
package enum KnownParameter: UInt8, CaseIterable, Sendable {
  case type, value, encoding, charset, pref, language, mediatype, label, sortAs, calscale
  case propID, serviceType, username, xServiceType, xUser, xAppleOmitYear, altid, pid, geo, tz
  case countryCode, xAbLabel

  package static let names: [String] = [
    "TYPE", "VALUE", "ENCODING", "CHARSET", "PREF", "LANGUAGE", "MEDIATYPE", "LABEL", "SORT-AS",
    "CALSCALE",
    "PROP-ID", "SERVICE-TYPE", "USERNAME", "X-SERVICE-TYPE", "X-USER", "X-APPLE-OMIT-YEAR",
    "ALTID", "PID", "GEO", "TZ",
    "CC", "X-ABLABEL",
  ]

  package static let table = NameTable(names)

  package init?(_ range: Range<Int>, in bytes: Bytes) {
    guard let index = Self.table.index(of: range, in: bytes),
      let parameter = KnownParameter(rawValue: UInt8(index))
    else { return nil }
    self = parameter
  }
}
