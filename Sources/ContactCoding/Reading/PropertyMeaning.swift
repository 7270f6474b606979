import ContactModel
import VCard

/// What a property means to a contact: the field it fills and how its value is read.
///
/// It holds nothing that is counted by reference: every line of a file needs one.
enum PropertyMeaning {
  /// Syntax of the card itself.
  case frame
  case text(ContactKey)
  /// Texts between commas.
  case list(ContactKey)
  /// A value of which several formats exist that need no unescaping.
  case uri(ContactKey)
  case date(ContactKey)
  /// A date of the `date` field with a label of its own.
  case labeledDate(TypeSet)
  case media(ContactKey)
  case name, address, organization, gender, phone, email
  case instantMessage(service: StaticString)
  case relation(StatedRelation)
  case socialProfile(service: StaticString)
  /// A kind under a vendor's name.
  case kind, showAs
  case position, timeZone
  /// Belongs to another property: by group, or by TYPE.
  case groupLabel, groupCountry, groupSublocality, groupSubadministrativeArea, addressLabel
  case sortString, agent, androidCustom
  case preserved
}

/// The relation that a property's name states, for those that have names of their own.
enum StatedRelation {
  case none, spouse, manager, assistant, child

  var label: Label? {
    switch self {
    case .none: nil
    case .spouse: .spouse
    case .manager: .manager
    case .assistant: .assistant
    case .child: .child
    }
  }
}

extension PropertyMeaning {
  /// Meanings by ``KnownProperty``'s raw value.
  static let table: [PropertyMeaning] = KnownProperty.allCases.map(meaning(of:))

  private static func meaning(of property: KnownProperty) -> PropertyMeaning {
    switch property {
    case .begin, .end, .version: .frame
    case .source: .uri(.source)
    case .kind, .xKind, .xAddressBookServerKind: .kind
    case .xABShowAs: .showAs
    case .fn: .text(.formattedName)
    case .n: .name
    case .nickname: .list(.nickname)
    case .photo: .media(.image)
    case .logo: .media(.logo)
    case .sound: .media(.sound)
    case .key: .media(.cryptographicKey)
    case .bday: .date(.birthday)
    case .xAltBday: .date(.alternateBirthday)
    case .deathdate: .date(.deathDate)
    case .rev: .date(.revision)
    case .created: .date(.created)
    case .anniversary, .xAnniversary, .xMSAnniversary, .xEvolutionAnniversary, .xKAnniversary:
      .labeledDate(TypeSet(name: "anniversary") ?? [])
    case .xABDate: .labeledDate([])
    case .gender: .gender
    case .adr: .address
    case .tel: .phone
    case .email: .email
    case .impp: .instantMessage(service: "")
    case .lang: .text(.language)
    case .tz: .timeZone
    case .geo: .position
    case .title: .text(.jobTitle)
    case .role: .text(.role)
    case .org: .organization
    case .member, .xAddressBookServerMember: .uri(.member)
    case .related, .xABRelatedNames: .relation(.none)
    case .categories: .list(.category)
    case .note: .text(.note)
    case .prodid: .text(.productIdentifier)
    case .uid: .text(.identifier)
    case .url: .uri(.url)
    case .fburl: .uri(.freeBusy)
    case .caladruri: .uri(.calendarAddress)
    case .caluri: .uri(.calendar)
    case .birthplace: .text(.birthPlace)
    case .deathplace: .text(.deathPlace)
    case .expertise: .text(.expertise)
    case .hobby: .text(.hobby)
    case .interest: .text(.interest)
    case .orgdirectory: .uri(.organizationDirectory)
    case .contacturi: .uri(.contactURI)
    case .gramgender: .text(.grammaticalGender)
    case .language: .text(.defaultLanguage)
    case .pronouns: .text(.pronouns)
    case .socialprofile, .xSocialProfile: .socialProfile(service: "")
    case .xTwitter: .socialProfile(service: "twitter")
    case .label: .addressLabel
    case .agent: .agent
    case .sortstring: .sortString
    case .xABLabel: .groupLabel
    case .xABADR: .groupCountry
    case .xAppleSublocality: .groupSublocality
    case .xAppleSubadministrativeArea: .groupSubadministrativeArea
    case .xPhoneticFirst: .text(.phoneticGivenName)
    case .xPhoneticMiddle: .text(.phoneticMiddleName)
    case .xPhoneticLast: .text(.phoneticFamilyName)
    case .xPhoneticOrg: .text(.phoneticOrganizationName)
    case .xMaidenName: .text(.previousFamilyName)
    case .xAIM: .instantMessage(service: "AIM")
    case .xICQ: .instantMessage(service: "ICQ")
    case .xJabber: .instantMessage(service: "Jabber")
    case .xMSN: .instantMessage(service: "MSN")
    case .xYahoo: .instantMessage(service: "Yahoo")
    case .xSkype, .xSkypeUsername: .instantMessage(service: "Skype")
    case .xGoogleTalk, .xGTalk: .instantMessage(service: "GoogleTalk")
    case .xQQ: .instantMessage(service: "QQ")
    case .xGaduGadu: .instantMessage(service: "GaduGadu")
    case .xGroupwise: .instantMessage(service: "GroupWise")
    case .xMatrix: .instantMessage(service: "Matrix")
    case .xSIP: .instantMessage(service: "SIP")
    case .xIRC: .instantMessage(service: "IRC")
    case .xMSIMAddress, .xKAddressBookIM: .instantMessage(service: "")
    case .xMSSpouse, .xEvolutionSpouse, .xKSpouse, .xSpouse: .relation(.spouse)
    case .xMSManager, .xEvolutionManager, .xKManager, .xManager: .relation(.manager)
    case .xMSAssistant, .xEvolutionAssistant, .xKAssistant, .xAssistant: .relation(.assistant)
    case .xMSChild: .relation(.child)
    case .xAndroidCustom: .androidCustom
    case .xml, .clientpidmap, .mailer, .name, .profile, .klass, .xGender, .xWabGender,
      .xKDepartment, .xKProfession, .xEvolutionBlogURL, .xEvolutionVideoURL, .xKBlogFeed:
      .preserved
    }
  }
}
