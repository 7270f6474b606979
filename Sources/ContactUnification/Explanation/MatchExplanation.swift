/// Why two records are, or are not, taken for the same person: a sum of weights in bits.
public struct MatchExplanation: Hashable, Sendable, Codable {
  /// What was compared.
  public enum Field: String, Hashable, Sendable, Codable, CaseIterable {
    /// What the records stand for.
    case kind
    /// The names as wholes.
    case name
    /// The given names.
    case givenName
    /// The family names.
    case familyName
    /// The middle names.
    case middleName
    /// The generations, as `Jr.`
    case generation
    /// The phone numbers.
    case phoneNumber
    /// The e-mail addresses.
    case emailAddress
    /// The postal addresses.
    case postalAddress
    /// The birthdays.
    case birthday
    /// The organizations.
    case organization
    /// What the people are at work.
    case jobTitle
    /// The accounts on social networks and messengers.
    case onlineProfile
    /// The identifiers of the cards.
    case identifier
    /// Whether both say the same in everything.
    case copy
    /// What further records of the two people say, and who might be meant as well.
    case otherRecords
  }

  /// One comparison and what it says.
  public struct Comparison: Hashable, Sendable, Codable {
    /// What was compared.
    public let field: Field
    /// How the values compare, such as `equal`, `nickname` or `different`.
    public let level: String
    /// The first record's value, as it is written there; empty where it has none.
    public let first: String
    /// The second record's.
    public let second: String
    /// The evidence in bits: above 0 for one person, below for two.
    public let weight: Double
  }

  /// One record.
  public let first: RecordKey
  /// The other record.
  public let second: RecordKey
  /// What is known before anything is compared, in bits, against whomever the two are likeliest
  /// otherwise: strangers are far more pairs than one person's records are, two of a house or a firm
  /// that have this much in common may be fewer.
  public let prior: Double
  /// The comparisons, in the order of ``Field``. Fields that one record lacks say nothing.
  public let comparisons: [Comparison]
  /// The prior and all weights together, in bits.
  public let weight: Double

  /// The probability that both are the same person, 0 to 1.
  public var probability: Double { Probability.of(bits: weight) }

  /// With what further records say, where all together is another weight than that of the two alone.
  func adding(toReach weight: Double) -> Self {
    let rest = weight - self.weight
    // The weights of pairs are kept as single-precision numbers.
    guard abs(rest) >= 0.01 else { return self }
    let others = Comparison(
      field: .otherRecords, level: rest < 0 ? "less alike" : "more alike", first: "", second: "",
      weight: rest)
    return Self(
      first: first, second: second, prior: prior, comparisons: comparisons + [others],
      weight: weight)
  }
}
