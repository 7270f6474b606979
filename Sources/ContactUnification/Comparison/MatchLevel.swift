/// What is compared of two records. Each has at most one level.
enum MatchField: UInt8, Sendable, CaseIterable, Comparable {
  case given, family, middle, generation, order
  case phone, mobile, mail, mailbox, named
  case place, birthday, year, organization, title, profile, identifier, account, copy

  static func < (a: MatchField, b: MatchField) -> Bool { a.rawValue < b.rawValue }

  /// The field whose level says whether two have a value in common.
  var ofValue: MatchField {
    switch self {
    case .mobile: .phone
    case .mailbox: .mail
    default: self
    }
  }

  /// Whether a record may have several values of it.
  var hasSeveral: Bool { ofValue == .phone || ofValue == .mail }
}

/// How two records compare in one field: a row of the model's table. Of one field, the levels come
/// in their order from what speaks most for one person to what speaks most against.
enum MatchLevel: UInt8, Sendable, CaseIterable, Comparable {
  case givenEqual, givenNotation, givenSpelling, givenTransliteration, givenNickname, givenSlip
  case givenPart, givenInitial, givenTranslation, givenUnread, givenUnknown, givenOne, givenNone,
    givenNeither, givenOtherInitial
  case givenOtherName, givenDifferent, givenOtherSex
  case familyEqual, familyNotation, familySpelling, familyTransliteration, familySlip, familyPart
  case familyInitial, familyUnknown, familyOne, familyCounterpart, familyOtherInitial
  case familyDifferent, familyDifferentOfMan
  case middleEqual, middleInitial, middleOne, middleDifferent
  case generationEqual, generationOne, generationDifferent
  case orderExchanged, orderFormer
  case phoneExtension, phoneMobile, phoneOther, phoneLandline, phoneHome, phoneWork, phoneClose,
    phoneDifferent
  case phoneOtherExtension
  case mobileDifferent
  case mailPersonal, mailDomain, mailOther, mailFamily, mailRole, mailClose
  case mailboxDifferent, mailboxPersonal, mailboxOfDomain
  case namedFull, namedFamily
  case placeEqual, placeClose, placeStreet, placeCode, placeTown, placeDifferent
  case birthdayEqual, birthdayYearless, birthdayClose, birthdayDifferent, birthdayGeneration
  case yearEqual, yearDifferent
  case organizationEqual, organizationClose, organizationOne, organizationDifferent
  case titleEqual, titleDifferent
  case profileEqual, profilePage
  case identifierEqual
  case accountSame, accountOther
  case copyEqual
  // Of firms' own records.
  case firmEqual, firmClose, firmPart, firmDifferent
  case firmPhoneEqual, firmPhoneDifferent
  case firmMailEqual, firmMailDomain, firmMailDifferent
  case firmPlaceEqual, firmPlaceClose, firmPlaceStreet, firmPlaceCode, firmPlaceTown
  case firmPlaceDifferent
  case firmPageEqual
  case firmAccountSame, firmAccountOther

  static let count = allCases.count

  static func < (a: MatchLevel, b: MatchLevel) -> Bool { a.rawValue < b.rawValue }

  /// The field that two people's records compare at the level in, where the model is fitted to the
  /// records in it.
  var field: MatchField? {
    switch self {
    case .givenEqual ... .givenOtherSex: .given
    case .familyEqual ... .familyDifferentOfMan: .family
    case .phoneExtension ... .phoneOtherExtension: .phone
    case .mobileDifferent: .mobile
    case .mailPersonal ... .mailClose: .mail
    case .mailboxDifferent ... .mailboxOfDomain: .mailbox
    case .placeEqual ... .placeDifferent: .place
    case .birthdayEqual ... .birthdayGeneration: .birthday
    case .titleEqual ... .titleDifferent: .title
    default: nil
    }
  }

  /// Levels from what speaks most for one person to what speaks most against; nil is where nothing is
  /// said. A later one never says more for one person than an earlier one, against nobody. Those that
  /// are in no order say that there is nothing to compare.
  static let orders: [[MatchLevel?]] = [
    [
      .givenEqual, .givenNotation, .givenSpelling, .givenTransliteration, .givenNickname,
      .givenSlip,
      .givenPart, .givenInitial, .givenTranslation, .givenOtherInitial, .givenDifferent,
      .givenOtherSex,
    ],
    [
      .familyEqual, .familyNotation, .familySpelling, .familyTransliteration, .familySlip,
      .familyPart, .familyInitial, .familyOtherInitial,
    ],
    [.familyInitial, .familyDifferent],
    [.familyEqual, .familyCounterpart, .familyDifferent, .familyDifferentOfMan],
    [nil, .familyOne],
    [.middleEqual, .middleInitial, nil, .middleOne, .middleDifferent],
    [.generationEqual, nil, .generationOne, .generationDifferent],
    [nil, .orderExchanged],
    [
      .phoneExtension, .phoneMobile, .phoneOther, .phoneLandline, .phoneHome, .phoneWork,
      nil, .phoneDifferent, .phoneOtherExtension,
    ],
    [.phoneMobile, .phoneClose, nil, .phoneDifferent, .mobileDifferent],
    [.mailPersonal, .mailFamily], [.mailDomain, .mailOther, .mailRole],
    [.mailPersonal, .mailClose, nil, .mailboxDifferent, .mailboxPersonal],
    [nil, .mailboxDifferent, .mailboxOfDomain],
    [.placeEqual, .placeClose, .placeStreet, .placeTown, nil, .placeDifferent],
    [.placeCode, .placeTown, nil],
    [
      .birthdayEqual, .birthdayYearless, .birthdayClose, .birthdayDifferent, .birthdayGeneration,
    ],
    [nil, .birthdayDifferent], [nil, .birthdayGeneration],
    [.yearEqual, nil, .yearDifferent],
    [.organizationEqual, .organizationClose, nil, .organizationOne, .organizationDifferent],
    [.titleEqual, nil, .titleDifferent],
    [.profileEqual, .profilePage, nil],
    [.firmEqual, .firmClose, .firmPart, .firmDifferent],
    [.firmPhoneEqual, nil, .firmPhoneDifferent],
    [.firmMailEqual, .firmMailDomain, nil, .firmMailDifferent],
    [.firmPlaceEqual, .firmPlaceClose, .firmPlaceStreet, .firmPlaceTown, .firmPlaceDifferent],
    [.firmPlaceCode, .firmPlaceTown],
  ]

  /// Levels that differ by what there is to compare, or by how wrong a value is, rather than by who it is of.
  enum Group { case alone, equal, different }

  var group: Group {
    switch self {
    case .phoneExtension ... .phoneWork, .mailPersonal ... .mailRole: .equal
    case .givenDifferent, .givenOtherSex, .familyDifferent, .familyDifferentOfMan, .phoneDifferent,
      .phoneOtherExtension, .mobileDifferent, .mailboxDifferent, .mailboxPersonal, .mailboxOfDomain,
      .birthdayDifferent, .birthdayGeneration:
      .different
    default: .alone
    }
  }

  /// Whether one is called by less than the other's name, which may be less than another's, too.
  var isShortForm: Bool { [.givenNickname, .givenPart, .givenInitial].contains(self) }

  /// Whether it is how the names of two of a household compare, who may have all else in common.
  var isOfOthersOfHousehold: Bool { .givenOtherInitial ... .givenOtherSex ~= self }

  /// Whether two who compare so have a value in common, however it is written, that is not many's, as an employer
  /// and a title are.
  var isInCommon: Bool {
    switch self {
    case .middleEqual, .birthdayEqual, .birthdayYearless, .firmEqual, .firmClose, .firmPhoneEqual,
      .firmMailEqual, .firmPlaceEqual, .firmPlaceClose:
      true
    default: isFormOfOne || group == .equal
    }
  }

  /// Whether it is one of the ways in which one name or address is written.
  var isFormOfOne: Bool {
    switch self {
    case .givenEqual ... .givenSlip, .familyEqual ... .familySlip, .placeEqual, .placeClose: true
    default: false
    }
  }
}
