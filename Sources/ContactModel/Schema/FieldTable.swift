extension ContactKey {
  /// The table of fields.
  package var schema: FieldSchema {
    switch self {
    case .identifier:
      FieldSchema(
        self, "uid", also: ["id"], as: VCardProperty("UID", .textOrURI(defaultIsURI: true)),
        column: "Unicard ID")
    case .kind:
      FieldSchema(
        self, as: VCardProperty("KIND", .kind),
        aliases: [VCardAlias("X-KIND"), VCardAlias("X-ADDRESSBOOKSERVER-KIND")])
    case .formattedName:
      FieldSchema(self, "display", as: VCardProperty("FN", .text), column: "Display Name")
    case .name: FieldSchema(self, of: .name, as: VCardProperty("N", .name))
    case .nickname:
      FieldSchema(
        self, as: VCardProperty("NICKNAME", .list),
        aliases: [VCardAlias("X-NICKNAME"), VCardAlias("X-EPOCSECONDNAME")])
    case .phoneticGivenName:
      FieldSchema(self, "phoneticGiven", as: VCardProperty("X-PHONETIC-FIRST-NAME", .text))
    case .phoneticMiddleName:
      FieldSchema(self, "phoneticMiddle", as: VCardProperty("X-PHONETIC-MIDDLE-NAME", .text))
    case .phoneticFamilyName:
      FieldSchema(self, "phoneticFamily", as: VCardProperty("X-PHONETIC-LAST-NAME", .text))
    case .previousFamilyName:
      FieldSchema(self, "previousFamily", as: VCardProperty("X-MAIDENNAME", .text))
    case .organization:
      FieldSchema(
        self, "org", also: ["organisation", "company"], of: .organization,
        as: VCardProperty("ORG", .organization))
    case .phoneticOrganizationName:
      FieldSchema(self, "phoneticOrganization", as: VCardProperty("X-PHONETIC-ORG", .text))
    case .jobTitle: FieldSchema(self, "title", as: VCardProperty("TITLE", .text))
    case .role: FieldSchema(self, as: VCardProperty("ROLE", .text))
    case .birthday:
      FieldSchema(self, also: ["bday", "birthdate"], of: .date, as: VCardProperty("BDAY", .date))
    case .alternateBirthday: FieldSchema(self, of: .date, as: VCardProperty("X-ALTBDAY", .date))
    case .deathDate:
      FieldSchema(self, also: ["deathday"], of: .date, as: VCardProperty("DEATHDATE", .date))
    case .date:
      FieldSchema(
        self, also: ["dates"], of: .date, as: VCardProperty("X-ABDATE", .labeledDate),
        aliases: [
          VCardAlias("ANNIVERSARY", label: .anniversary),
          VCardAlias("X-MS-ANNIVERSARY", label: .anniversary, for: .vCard21),
          VCardAlias("X-EVOLUTION-ANNIVERSARY", label: .anniversary, for: .evolution),
          VCardAlias("X-KADDRESSBOOK-X-ANNIVERSARY", label: .anniversary),
          VCardAlias("X-ANNIVERSARY", label: .anniversary),
        ], isNumbered: true)
    case .phoneNumber:
      FieldSchema(
        self, "phone", also: ["tel", "telephone", "phones"], of: .phoneNumber,
        as: VCardProperty("TEL", .phoneNumber),
        aliases: [
          VCardAlias("X-MS-TEL"), VCardAlias("X-ASSISTANT-TEL", label: .assistant),
          VCardAlias("CELL", label: .mobile), VCardAlias("FAX", label: .otherFax),
        ],
        column: "Phone", isNumbered: true,
        implies: TypeSet(name: "voice") ?? .none)
    case .emailAddress:
      FieldSchema(
        self, "email", also: ["mail", "e-mail", "emails"],
        as: VCardProperty("EMAIL", .emailAddress),
        column: "E-mail", isNumbered: true, implies: TypeSet(name: "internet") ?? .none)
    case .postalAddress:
      FieldSchema(
        self, "address", also: ["adr", "addresses"], of: .postalAddress,
        as: VCardProperty("ADR", .postalAddress), column: "Address", isNumbered: true)
    case .url:
      FieldSchema(
        self, also: ["website", "web"], as: VCardProperty("URL", .uri), column: "Website",
        isNumbered: true)
    case .relation:
      FieldSchema(
        self, also: ["related", "relations"], as: VCardProperty("RELATED", .relation),
        aliases: [
          VCardAlias("X-ABRELATEDNAMES"),
          VCardAlias("X-MS-SPOUSE", label: .spouse, for: .vCard21),
          VCardAlias("X-MS-MANAGER", label: .manager, for: .vCard21),
          VCardAlias("X-MS-ASSISTANT", label: .assistant, for: .vCard21),
          VCardAlias("X-MS-CHILD", label: .child, for: .vCard21),
          VCardAlias("X-EVOLUTION-SPOUSE", label: .spouse, for: .evolution),
          VCardAlias("X-EVOLUTION-MANAGER", label: .manager, for: .evolution),
          VCardAlias("X-EVOLUTION-ASSISTANT", label: .assistant, for: .evolution),
          VCardAlias("X-KADDRESSBOOK-X-SPOUSESNAME", label: .spouse),
          VCardAlias("X-KADDRESSBOOK-X-MANAGERSNAME", label: .manager),
          VCardAlias("X-KADDRESSBOOK-X-ASSISTANTSNAME", label: .assistant),
          VCardAlias("X-SPOUSE", label: .spouse), VCardAlias("X-MANAGER", label: .manager),
          VCardAlias("X-ASSISTANT", label: .assistant), VCardAlias("X-CHILDREN", label: .child),
          VCardAlias("X-OUTLOOK-SPOUSE-NAME", label: .spouse),
          VCardAlias("X-OUTLOOK-MANAGER-NAME", label: .manager),
        ], isNumbered: true)
    case .socialProfile:
      FieldSchema(
        self, "social", of: .socialProfile, as: VCardProperty("SOCIALPROFILE", .socialProfile),
        aliases: [VCardAlias("X-SOCIALPROFILE"), VCardAlias("X-TWITTER", service: "twitter")],
        isNumbered: true)
    case .instantMessageAddress:
      FieldSchema(
        self, "im", also: ["impp"], of: .instantMessageAddress,
        as: VCardProperty("IMPP", .instantMessageAddress),
        aliases: [
          VCardAlias("X-AIM", service: "AIM", for: [.evolution, .android]),
          VCardAlias("X-ICQ", service: "ICQ", for: [.evolution, .android]),
          VCardAlias("X-JABBER", service: "Jabber", for: [.evolution, .android]),
          VCardAlias("X-MSN", service: "MSN", for: [.evolution, .android]),
          VCardAlias("X-YAHOO", service: "Yahoo", for: [.evolution, .android]),
          VCardAlias("X-SKYPE", service: "Skype", for: .evolution),
          VCardAlias("X-SKYPE-USERNAME", service: "Skype", for: .android),
          VCardAlias("X-GOOGLE-TALK", service: "GoogleTalk", for: [.evolution, .android]),
          VCardAlias("X-GTALK", service: "GoogleTalk"),
          VCardAlias("X-QQ", service: "QQ", for: .android),
          VCardAlias("X-GADUGADU", service: "GaduGadu", for: .evolution),
          VCardAlias("X-GROUPWISE", service: "GroupWise", for: .evolution),
          VCardAlias("X-MATRIX", service: "Matrix", for: .evolution),
          VCardAlias("X-SIP", service: "SIP"), VCardAlias("X-IRC", service: "IRC"),
          VCardAlias("X-MS-IMADDRESS"), VCardAlias("X-KADDRESSBOOK-X-IMADDRESS"),
        ], column: "Messenger", isNumbered: true)
    case .note: FieldSchema(self, also: ["notes"], as: VCardProperty("NOTE", .text))
    case .image:
      FieldSchema(
        self, "photo", also: ["picture"], of: .media, as: VCardProperty("PHOTO", .media),
        column: "Photo")
    case .logo: FieldSchema(self, of: .media, as: VCardProperty("LOGO", .media))
    case .sound: FieldSchema(self, of: .media, as: VCardProperty("SOUND", .media))
    case .cryptographicKey:
      FieldSchema(self, also: ["key"], of: .media, as: VCardProperty("KEY", .media))
    case .category:
      FieldSchema(
        self, also: ["group", "categories", "groups"], as: VCardProperty("CATEGORIES", .list),
        aliases: [VCardAlias("X-GN"), VCardAlias("X-GROUP-MEMBERSHIP"), VCardAlias("CATEGORY")],
        listColumn: "Categories")
    case .language: FieldSchema(self, as: VCardProperty("LANG", .languageTag))
    case .gender:
      FieldSchema(
        self, of: .gender, as: VCardProperty("GENDER", .gender),
        aliases: [VCardAlias("X-GENDER"), VCardAlias("X-WAB-GENDER")])
    case .pronouns: FieldSchema(self, as: VCardProperty("PRONOUNS", .text))
    case .grammaticalGender: FieldSchema(self, as: VCardProperty("GRAMGENDER", .text))
    case .timeZone: FieldSchema(self, as: VCardProperty("TZ", .timeZone))
    case .position: FieldSchema(self, as: VCardProperty("GEO", .position))
    case .birthPlace:
      FieldSchema(self, as: VCardProperty("BIRTHPLACE", .textOrURI(defaultIsURI: false)))
    case .deathPlace:
      FieldSchema(self, as: VCardProperty("DEATHPLACE", .textOrURI(defaultIsURI: false)))
    case .expertise: FieldSchema(self, as: VCardProperty("EXPERTISE", .text))
    case .hobby: FieldSchema(self, as: VCardProperty("HOBBY", .text))
    case .interest: FieldSchema(self, as: VCardProperty("INTEREST", .text))
    case .organizationDirectory: FieldSchema(self, as: VCardProperty("ORG-DIRECTORY", .uri))
    case .contactURI: FieldSchema(self, as: VCardProperty("CONTACT-URI", .uri))
    case .calendarAddress: FieldSchema(self, as: VCardProperty("CALADRURI", .uri))
    case .calendar: FieldSchema(self, as: VCardProperty("CALURI", .uri))
    case .freeBusy: FieldSchema(self, as: VCardProperty("FBURL", .uri))
    case .member:
      FieldSchema(self, as: VCardProperty("MEMBER", .uri, earlier: "X-ADDRESSBOOKSERVER-MEMBER"))
    case .source: FieldSchema(self, "sourceURI", as: VCardProperty("SOURCE", .uri))
    case .revision:
      FieldSchema(
        self, "modified", also: ["rev", "changed"], of: .date, as: VCardProperty("REV", .date))
    case .created: FieldSchema(self, of: .date, as: VCardProperty("CREATED", .date))
    case .productIdentifier: FieldSchema(self, as: VCardProperty("PRODID", .text))
    case .defaultLanguage: FieldSchema(self, as: VCardProperty("LANGUAGE", .languageTag))
    case .preserved:
      FieldSchema(
        self, of: .preserved, as: VCardProperty("", .preserved), column: "Property",
        isNumbered: true)
    }
  }
}
