/// What agreement and disagreement are worth, in bits.
///
/// They are what such records show everywhere: how often one person's records agree, against
/// how often two people's do. Those that differ from one collection to another are variables,
/// which ``WeightEstimation`` and ``AccountEstimation`` fit to the records at hand; how common a
/// value is, is in ``ValueStatistics``.
struct Weights: Sendable {
  // Given names, below what the name's rarity gives.
  let givenSpelling = DebugTune.value("givenSpelling", -1.5)
  let givenNickname = DebugTune.value("givenNickname", -1.5)
  let givenClose = DebugTune.value("givenClose", -2.5)
  let givenCloseAcross = DebugTune.value("givenCloseAcross", -3.0)
  let givenPart = DebugTune.value("givenPart", -2.0)
  let givenInitial = DebugTune.value("givenInitial", 2.5)
  let givenOtherInitial = DebugTune.value("givenOtherInitial", -4.0)
  var givenDifferent = DebugTune.value("givenDifferent", -10.0)
  let givenAsMiddle = DebugTune.value("givenAsMiddle", -2.0)
  // Family names.
  let familySpelling = DebugTune.value("familySpelling", -1.0)
  let familyClose = DebugTune.value("familyClose", -1.5)
  let familyCloseAcross = DebugTune.value("familyCloseAcross", -2.5)
  let familyPart = DebugTune.value("familyPart", -2.0)
  let familyInitial = DebugTune.value("familyInitial", 2.0)
  var familyDifferent = DebugTune.value("familyDifferent", -4.5)
  let swapped = DebugTune.value("swapped", -3.5)
  let previousName = DebugTune.value("previousName", -1.5)
  let noteName = DebugTune.value("noteName", -1.0)
  let middleEqual = DebugTune.value("middleEqual", 3.0)
  let middleInitial = DebugTune.value("middleInitial", 1.5)
  let middleOneSided = DebugTune.value("middleOneSided", -0.5)
  let middleDifferent = DebugTune.value("middleDifferent", -4.0)
  let generationEqual = DebugTune.value("generationEqual", 3.0)
  let generationOneSided = DebugTune.value("generationOneSided", -3.0)
  let generationDifferent = DebugTune.value("generationDifferent", -14.0)

  /// The most that equal names count, above the prior: however rare a name is, some families
  /// give it to two, and some people have a namesake.
  let nameMost = DebugTune.value("nameMost", 3.0)
  /// The same for names in two scripts, for spellings and slips, and for part of a name.
  let nameMostAcross = DebugTune.value("nameMostAcross", 2.7)
  let nameMostInexact = DebugTune.value("nameMostInexact", 1.8)
  let nameMostPart = DebugTune.value("nameMostPart", 1.0)

  // Values, above the binary logarithm of the number of records.
  let mobile = DebugTune.value("mobile", 3.0)
  let homePhone = DebugTune.value("homePhone", 1.5)
  let workPhone = DebugTune.value("workPhone", 0.0)
  let workExtension = DebugTune.value("workExtension", 2.5)
  let otherPhone = DebugTune.value("otherPhone", 2.0)
  let personalMail = DebugTune.value("personalMail", 3.5)
  let domainMail = DebugTune.value("domainMail", 3.0)
  let roleMail = DebugTune.value("roleMail", -5.0)
  let profile = DebugTune.value("profile", 3.0)
  let identifier = DebugTune.value("identifier", 7.0)
  /// For each doubling of the given names that share a value.
  let sharing = DebugTune.value("sharing", 2.0)
  /// How much of the second and further values counts.
  let furtherValues = DebugTune.value("furtherValues", 0.4)
  /// The most that values count where given names conflict.
  let valuesInConflict = DebugTune.value("valuesInConflict", 2.0)
  /// The most that a landline or a firm's number counts where the names agree.
  let homePhoneOfNamesake = DebugTune.value("homePhoneOfNamesake", 4.0)
  let workPhoneOfNamesake = DebugTune.value("workPhoneOfNamesake", 3.0)
  let otherNumber = DebugTune.value("otherNumber", -0.85)
  /// Mobile numbers that differ in one digit or two neighbours.
  let closeMobile = DebugTune.value("closeMobile", 4.0)
  let otherMobile = DebugTune.value("otherMobile", -4.0)
  let familyMail = DebugTune.value("familyMail", -1.0)
  let familyMailOfNamesake = DebugTune.value("familyMailOfNamesake", 2.0)
  let otherAddress = DebugTune.value("otherAddress", -0.3)
  let otherMail = DebugTune.value("otherMail", -2.5)
  let otherMailboxOfDomain = DebugTune.value("otherMailboxOfDomain", -5.0)

  /// Street and number, above the binary logarithm of the number of records.
  var place = DebugTune.value("place", -2.0)
  let placeClose = DebugTune.value("placeClose", 1.0)
  let placeCloseOfOthers = DebugTune.value("placeCloseOfOthers", 2.0)
  /// The most that a street without the number counts.
  var otherHouseNumber = DebugTune.value("otherHouseNumber", 7.0)
  /// One town and postal code.
  var placeNear = DebugTune.value("placeNear", 1.0)
  /// Street or building of one town, with a slip too many.
  var placeInStreet = DebugTune.value("placeInStreet", 1)
  /// The most a place counts where the names agree: fathers live with sons of their name.
  let placeOfNamesake = DebugTune.value("placeOfNamesake", 2.0)
  /// The most that name and place count together, above the prior.
  var nameAndPlace = DebugTune.value("nameAndPlace", 5.5)
  var otherPlace = DebugTune.value("otherPlace", -0.5)
  let birthday = DebugTune.value("birthday", 11.0)
  let birthdayWithoutYear = DebugTune.value("birthdayWithoutYear", 7.0)
  let birthdayClose = DebugTune.value("birthdayClose", -2.0)
  var birthdayDifferent = DebugTune.value("birthdayDifferent", -8.0)
  let firmMost = DebugTune.value("firmMost", 3.0)
  let firmOneSided = DebugTune.value("firmOneSided", -0.2)
  let otherFirm = DebugTune.value("otherFirm", -2.0)
  let mailNamesPerson = DebugTune.value("mailNamesPerson", 3.0)
  /// A mailbox named after the family name that the other has.
  let mailNamesFamily = DebugTune.value("mailNamesFamily", 5.0)
  var sameAccount = DebugTune.value("sameAccount", -2.0)
  /// The same where there is one account alone, which is looked at because it has duplicates.
  var onlyAccount = DebugTune.value("onlyAccount", -1.2)
  /// Two records of two accounts.
  var otherAccounts = DebugTune.value("otherAccounts", 0.0)
  /// The most that one pair can say against joining two groups.
  var leastLinkage = DebugTune.value("leastLinkage", -14.0)
  /// Below this a group can't be another's person.
  var rivalLinkage = DebugTune.value("rivalLinkage", 0.0)
  /// How far below the threshold the mean evidence of two groups may be.
  var slack = DebugTune.value("slack", 1.5)
  /// How far below the number of records shared values stay where given names are unknown.
  var sharedBelowSize = DebugTune.value("sharedBelowSize", 4.0)

  // Where given names conflict: one person with a wrong name against two of a household.
  var wrongGivenName = DebugTune.value("wrongGivenName", -10.0)
  var birthdayInHousehold = DebugTune.value("birthdayInHousehold", 5.0)
  var otherBirthdayInHousehold = DebugTune.value("otherBirthdayInHousehold", -4.0)
  var oneAccountInHousehold = DebugTune.value("oneAccountInHousehold", 0.0)
  var twoAccountsInHousehold = DebugTune.value("twoAccountsInHousehold", 0.0)
  var ownRecordsInHousehold = DebugTune.value("ownRecordsInHousehold", 0.0)
  var noRecordsInHousehold = DebugTune.value("noRecordsInHousehold", 0.0)
  let otherFamilyInHousehold = DebugTune.value("otherFamilyInHousehold", -2.5)
  let otherPlaceInHousehold = DebugTune.value("otherPlaceInHousehold", -1.0)

  /// Which share of the contradictions in names are wrong names rather than other people.
  var carelessness = 0.0

  let differentKind = DebugTune.value("differentKind", -60.0)

  static let standard = Weights()

  /// Takes over how many records of a person there are in accounts.
  mutating func use(_ accounts: AccountEstimation) {
    sameAccount += accounts.inAccount
    onlyAccount += accounts.inAccount
    otherAccounts += accounts.acrossAccounts
  }

  /// Takes over what tells one person with a wrong name from two of a household.
  mutating func use(_ mixture: HouseholdMixture) {
    wrongGivenName = mixture.oneBits
    birthdayInHousehold = mixture.birthdayBits.equal
    otherBirthdayInHousehold = mixture.birthdayBits.different
    oneAccountInHousehold = mixture.inAccountBits.0
    twoAccountsInHousehold = mixture.inAccountBits.1
    ownRecordsInHousehold = mixture.haveOthersBits.0
    noRecordsInHousehold = mixture.haveOthersBits.1
  }
}
