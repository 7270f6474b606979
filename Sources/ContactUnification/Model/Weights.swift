/// What agreement and disagreement are worth, in bits.
///
/// They are what such records show everywhere: how often one person's records agree, against
/// how often two people's do. Those that differ from one collection to another are variables,
/// which ``WeightEstimation`` and ``AccountEstimation`` fit to the records at hand; how common a
/// value is, is in ``ValueStatistics``.
struct Weights: Sendable {
  // Given names, below what the name's rarity gives.
  let givenSpelling = -1.5
  let givenNickname = -1.5
  let givenClose = -2.5
  let givenCloseAcross = -3.0
  let givenPart = -2.0
  let givenInitial = 2.5
  let givenOtherInitial = -4.0
  var givenDifferent = -10.0
  let givenAsMiddle = -2.0
  // Family names.
  let familySpelling = -1.0
  let familyClose = -1.5
  let familyCloseAcross = -2.5
  let familyPart = -2.0
  let familyInitial = 2.0
  var familyDifferent = -4.5
  let swapped = -3.5
  let previousName = -1.5
  let noteName = -1.0
  let middleEqual = 3.0
  let middleInitial = 1.5
  let middleOneSided = -0.5
  let middleDifferent = -4.0
  let generationEqual = 3.0
  let generationOneSided = -3.0
  let generationDifferent = -14.0

  /// The most that equal names count, above the prior: however rare a name is, some families
  /// give it to two, and some people have a namesake.
  ///
  /// So little that a card with private values and one of a firm are not joined by name alone:
  /// in made-up accounts of 20,000 people nearly one such pair in seven was of two people.
  let nameMost = 2.5
  /// The same for spellings and slips in one script, and for part of a name.
  let nameMostInexact = 1.8
  let nameMostPart = 1.0

  // Values, above the binary logarithm of the number of records.
  let mobile = 3.0
  let homePhone = 1.5
  let workPhone = 0.0
  let workExtension = 2.5
  let otherPhone = 2.0
  let personalMail = 3.5
  let domainMail = 3.0
  let roleMail = -5.0
  let profile = 3.0
  let identifier = 7.0
  /// For each doubling of the given names that share a value.
  let sharing = 2.0
  /// How much of the second and further values counts.
  let furtherValues = 0.4
  /// The most that values count where given names conflict.
  let valuesInConflict = 2.0
  /// The most that a landline or a firm's number counts where the names agree.
  let homePhoneOfNamesake = 4.0
  let workPhoneOfNamesake = 3.0
  /// The same for a landline where each has a mobile of its own: father and son, likely.
  let homePhoneBesideMobiles = 2.5
  let otherNumber = -0.85
  /// Mobile numbers that differ in one digit or two neighbours.
  let closeMobile = 4.0
  let otherMobile = -4.0
  let familyMail = -1.0
  let familyMailOfNamesake = 2.0
  let otherAddress = -0.3
  let otherMail = -3.0
  let otherMailboxOfDomain = -5.0
  /// Mailboxes of two firms of one name.
  let otherDomainOfFirm = -4.0

  /// Street and number, above the binary logarithm of the number of records.
  var place = -2.0
  let placeClose = 1.0
  let placeCloseOfOthers = 2.0
  /// The most that a street without the number counts.
  var otherHouseNumber = 7.0
  /// One town and postal code.
  var placeNear = 1.0
  /// One street or building of a town, where too much else differs to be one address.
  var placeInStreet = 1.0
  /// From which likeness on two places are near each other, in the measure of `placeLikeness`.
  var leastNear = 4.0
  /// How many people each further given name at an address stands for: the less, the more of
  /// them are wrong.
  var peoplePerName = 1.0
  /// The most a place counts where the names agree: fathers live with sons of their name.
  let placeOfNamesake = 2.0
  /// The same where a landline is in common, too, or only one says of which generation.
  let placeOfKin = 0.5
  /// The most that name and place count together, above the prior.
  var nameAndPlace = 5.5
  var otherPlace = -0.5
  let birthday = 11.0
  let birthdayWithoutYear = 7.0
  let birthdayClose = -2.0
  var birthdayDifferent = -8.0
  let firmMost = 3.0
  let firmOneSided = -0.2
  let otherFirm = -2.0
  let mailNamesPerson = 3.0
  /// A mailbox named after the family name that the other has.
  let mailNamesFamily = 5.0
  var sameAccount = -2.0
  /// The same where there is one account alone, which is looked at because it has duplicates.
  var onlyAccount = -1.2
  /// Two records of two accounts.
  var otherAccounts = 0.0
  /// The most that one pair can say against joining two groups.
  let leastLinkage = -14.0
  /// Below this a group can't be another's person.
  var rivalLinkage = 0.0
  /// How far below the threshold the mean evidence of two groups may be.
  var slack = 1.5
  /// How far below the number of records shared values stay where given names are unknown.
  var sharedBelowSize = 4.0

  // Where given names conflict: one person with a wrong name against two of a household.
  var wrongGivenName = -10.0
  var birthdayInHousehold = 5.0
  var otherBirthdayInHousehold = -4.0
  var oneAccountInHousehold = 0.0
  var twoAccountsInHousehold = 0.0
  var ownRecordsInHousehold = 0.0
  var noRecordsInHousehold = 0.0
  let otherFamilyInHousehold = -2.5
  let otherPlaceInHousehold = -1.0

  /// Which share of the given names that differ at an address are wrong, rather than another
  /// person's: how carelessly the records were written. Close to 0 in most address books.
  var carelessness = 0.0
  /// Whether slips are so usual that it pays to look for people in spite of two of them.
  var areSlipsUsual: Bool { carelessness > Self.leastCarelessness }
  private static let leastCarelessness = 0.2
  /// How much the records at hand tell of what depends on slips, rather than what is usual in
  /// address books: from 0 where slips just become usual, to 1 where they are most of what
  /// differs.
  var trustInRecords: Double {
    min(1, max(0, (carelessness - Self.leastCarelessness) / (0.5 - Self.leastCarelessness)))
  }

  let differentKind = -60.0

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
