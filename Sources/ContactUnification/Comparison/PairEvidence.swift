/// What all comparisons of two records say, in bits each.
struct PairEvidence: Sendable {
  /// How two values of a kind compare.
  enum ValueLevel: UInt8, Sendable { case missing, equal, different, close, near, conflicting }

  var prior = 0.0
  var kind = 0.0
  var name = NameEvidence()
  var middle = 0.0
  var middleLevel = NameLevel.missing
  var generation = 0.0
  var generationLevel = ValueLevel.missing
  var phone = 0.0
  var phoneLevel = ValueLevel.missing
  /// Whether the number in common is one that a family or a firm shares.
  var isPhoneShared = false
  /// What other mobile numbers take from `phone`.
  var otherMobile = 0.0
  var mail = 0.0
  var mailLevel = ValueLevel.missing
  var place = 0.0
  var placeLevel = ValueLevel.missing
  /// Whether street or building agree, whatever the number.
  var isInStreet = false
  /// What keeps a family's common values from counting for one person.
  var household = 0.0
  var birthday = 0.0
  var birthdayLevel = ValueLevel.missing
  /// What the years of birth in the names of mailboxes say.
  var birthYear = 0.0
  var birthYearLevel = ValueLevel.missing
  var firm = 0.0
  var firmLevel = ValueLevel.missing
  var profile = 0.0
  var identifier = 0.0
  var account = 0.0

  /// Summed in a fixed order, so that every run gives the same bits.
  var total: Double {
    let people = prior + kind + name.total + middle + generation
    let values = phone + mail + place + household
    return people + values + birthday + birthYear + firm + profile + identifier + account
  }

  /// What the pair says about two groups that its records are in. That two records of one
  /// person have nothing in common is normal; only what contradicts counts against them.
  var linkage: Double {
    ScoredEdge.linkage(weight: total, contradiction: contradiction)
  }

  /// What speaks against one person, other than having nothing in common.
  var contradiction: Double {
    let people = min(0, name.givenBits) + min(0, name.familyBits) + min(0, middle)
    let values = min(0, phone) + min(0, mail) + min(0, place) + min(0, birthday)
    let others = min(0, generation) + min(0, firm) + min(0, birthYear)
    return kind + people + values + others
  }
}
