/// What agreement and disagreement are worth, in bits.
///
/// They are what such records show everywhere: how often one person's records agree, against
/// how often two people's do. What depends on the data at hand, how common a value is, is in
/// ``ValueStatistics``.
struct Weights: Sendable {
  // Given names, below what the name's rarity gives.
  var givenSpelling = -1.5
  var givenNickname = -1.5
  var givenClose = -2.5
  var givenCloseAcross = -3.0
  var givenPart = -2.0
  var givenInitial = 2.5
  var givenOtherInitial = -4.0
  var givenDifferent = -10.0
  var givenAsMiddle = -2.0
  // Family names.
  var familySpelling = -1.0
  var familyClose = -1.5
  var familyCloseAcross = -2.5
  var familyPart = -2.0
  var familyInitial = 2.0
  var familyDifferent = -4.5
  /// Names go together: who has the one rare name is likelier to have the other.
  var familyShare = 0.8
  var swapped = -3.5
  var previousName = -1.5
  var noteName = -1.0
  var middleEqual = 3.0
  var middleInitial = 1.5
  var middleDifferent = -4.0
  var generationEqual = 3.0
  var generationOneSided = -3.0
  var generationDifferent = -14.0

  /// The most that equal names count, above the prior: however rare a name is, some families
  /// give it to two, and some people have a namesake.
  var nameMost = 3.0

  // Values, above the binary logarithm of the number of records.
  var mobile = 3.0
  var homePhone = 1.5
  var workPhone = 0.0
  var workExtension = 2.5
  var otherPhone = 2.0
  var personalMail = 3.5
  var domainMail = 3.0
  var roleMail = -5.0
  var profile = 3.0
  var identifier = 7.0
  /// For each doubling of the given names that share a value.
  var sharing = 2.0
  /// How much of the second and further values counts.
  var furtherValues = 0.4
  /// The most that values count where given names conflict.
  var valuesInConflict = 2.0
  var otherMobile = -4.0
  var otherMail = -2.5
  var otherMailboxOfDomain = -2.0

  var place = -2.0
  var placeMost = 8.0
  /// The most a place counts where the names agree: fathers live with sons of their name.
  var placeOfNamesake = 2.0
  var otherPlace = -0.5
  var birthday = 11.0
  var birthdayWithoutYear = 7.0
  var birthdayClose = -2.0
  var birthdayDifferent = -8.0
  var firmMost = 3.0
  var otherFirm = -0.7
  var mailNamesPerson = 3.0
  var sameAccount = -2.0
  var differentKind = -60.0

  static let standard = Weights()
}
