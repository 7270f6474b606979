import Glibc

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
  var middleOneSided = -0.5
  var middleDifferent = -4.0
  var generationEqual = 3.0
  var generationOneSided = -3.0
  var generationDifferent = -14.0

  /// The most that equal names count, above the prior: however rare a name is, some families
  /// give it to two, and some people have a namesake.
  var nameMost = 3.0
  /// The same for names in two scripts, for spellings and slips, and for part of a name.
  var nameMostAcross = 2.5
  var nameMostInexact = 1.8
  var nameMostPart = 1.0

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
  /// The most that a landline or a firm's number counts where the names agree.
  var homePhoneOfNamesake = 4.0
  var workPhoneOfNamesake = 3.0
  var otherNumber = -0.7
  /// Mobile numbers that differ in one digit or two neighbours.
  var closeMobile = 4.0
  var otherMobile = -4.0
  var familyMail = -1.0
  var familyMailOfNamesake = 2.0
  var otherAddress = -0.4
  var otherMail = -2.5
  var otherMailboxOfDomain = -5.0

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
  var firmOneSided = -0.3
  var otherFirm = -2.0
  var mailNamesPerson = 3.0
  /// A mailbox named after the family name that the other has.
  var mailNamesFamily = 5.0
  var sameAccount = -2.0
  var extraSize = 0.0
  /// How far below the number of records shared values stay where given names are unknown.
  var sharedBelowSize = 4.0
  var mostBits = 20.0
  var leastBits = -14.0
  /// How far below the threshold the mean of two groups may be.
  var slack = 2.5
  var margin = 1.0
  var differentKind = -60.0

  static let standard: Weights = {
    var w = Weights()
    guard let e = getenv("UW") else { return w }
    for item in String(cString: e).split(separator: ",") {
      let s = item.split(separator: "=")
      guard s.count == 2, let v = Double(s[1]) else { continue }
      switch s[0] {
      case "givenSpelling": w.givenSpelling = v
      case "givenNickname": w.givenNickname = v
      case "givenClose": w.givenClose = v
      case "givenCloseAcross": w.givenCloseAcross = v
      case "givenPart": w.givenPart = v
      case "givenInitial": w.givenInitial = v
      case "givenOtherInitial": w.givenOtherInitial = v
      case "givenDifferent": w.givenDifferent = v
      case "givenAsMiddle": w.givenAsMiddle = v
      case "familySpelling": w.familySpelling = v
      case "familyClose": w.familyClose = v
      case "familyCloseAcross": w.familyCloseAcross = v
      case "familyPart": w.familyPart = v
      case "familyInitial": w.familyInitial = v
      case "familyDifferent": w.familyDifferent = v
      case "familyShare": w.familyShare = v
      case "swapped": w.swapped = v
      case "previousName": w.previousName = v
      case "noteName": w.noteName = v
      case "middleEqual": w.middleEqual = v
      case "middleInitial": w.middleInitial = v
      case "middleOneSided": w.middleOneSided = v
      case "middleDifferent": w.middleDifferent = v
      case "generationEqual": w.generationEqual = v
      case "generationOneSided": w.generationOneSided = v
      case "generationDifferent": w.generationDifferent = v
      case "nameMost": w.nameMost = v
      case "nameMostAcross": w.nameMostAcross = v
      case "nameMostInexact": w.nameMostInexact = v
      case "nameMostPart": w.nameMostPart = v
      case "mobile": w.mobile = v
      case "homePhone": w.homePhone = v
      case "workPhone": w.workPhone = v
      case "workExtension": w.workExtension = v
      case "otherPhone": w.otherPhone = v
      case "personalMail": w.personalMail = v
      case "domainMail": w.domainMail = v
      case "roleMail": w.roleMail = v
      case "profile": w.profile = v
      case "identifier": w.identifier = v
      case "sharing": w.sharing = v
      case "furtherValues": w.furtherValues = v
      case "valuesInConflict": w.valuesInConflict = v
      case "homePhoneOfNamesake": w.homePhoneOfNamesake = v
      case "workPhoneOfNamesake": w.workPhoneOfNamesake = v
      case "otherNumber": w.otherNumber = v
      case "closeMobile": w.closeMobile = v
      case "otherMobile": w.otherMobile = v
      case "familyMail": w.familyMail = v
      case "familyMailOfNamesake": w.familyMailOfNamesake = v
      case "otherAddress": w.otherAddress = v
      case "otherMail": w.otherMail = v
      case "otherMailboxOfDomain": w.otherMailboxOfDomain = v
      case "place": w.place = v
      case "placeMost": w.placeMost = v
      case "placeOfNamesake": w.placeOfNamesake = v
      case "otherPlace": w.otherPlace = v
      case "birthday": w.birthday = v
      case "birthdayWithoutYear": w.birthdayWithoutYear = v
      case "birthdayClose": w.birthdayClose = v
      case "birthdayDifferent": w.birthdayDifferent = v
      case "firmMost": w.firmMost = v
      case "firmOneSided": w.firmOneSided = v
      case "otherFirm": w.otherFirm = v
      case "mailNamesPerson": w.mailNamesPerson = v
      case "mailNamesFamily": w.mailNamesFamily = v
      case "sameAccount": w.sameAccount = v
      case "extraSize": w.extraSize = v
      case "sharedBelowSize": w.sharedBelowSize = v
      case "mostBits": w.mostBits = v
      case "leastBits": w.leastBits = v
      case "slack": w.slack = v
      case "margin": w.margin = v
      case "differentKind": w.differentKind = v
      default: fatalError(String(item))
      }
    }
    return w
  }()
}
