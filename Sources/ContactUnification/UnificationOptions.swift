/// How it is decided which records are the same person.
public struct UnificationOptions: Sendable {
  /// The probability from which two records are taken for the same person; 0.5 to 1.
  public var threshold: Double = 0.9
  /// The probability from which two records that are not joined are worth a person's look.
  public var doubtfulThreshold: Double = 0.35
  /// How many doubtful pairs are told of, the likeliest. Where everybody is like everybody there
  /// are more than anyone could look at, or memory could hold.
  public var doubtfulLimit: Int = 100_000
  /// How many threads work; 0 for one a core. The result does not depend on it.
  public var jobs: Int = 0
  /// The two-letter code of the country that phone numbers without a country code are in, where
  /// neither the data nor the contact's address says.
  public var region: String?
  /// Records that somebody said are the same person.
  public var mustLink: [RecordPair] = []
  /// Records that somebody said are different people.
  public var cannotLink: [RecordPair] = []

  /// Whether what the records were compared by is kept while they are merged, for
  /// ``Unification/explain(_:_:)``, which reads all records again where it is not. It is about a fifth of
  /// the memory.
  public var keepsEvidence = true

  /// What the whole says that the records are a part of; nil where they are the whole.
  public var scale: MatchingScale?

  /// Records of which it is known that they are one person, by their positions in the input: they
  /// are joined unless decisions stand against it.
  package var knownPairs: [(Int, Int)] = []

  /// The usual options.
  public init() {}
}
