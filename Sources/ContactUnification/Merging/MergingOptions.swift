/// How the records of one person become one contact.
///
/// Values that are equal but for their notation are kept once, in the best notation. Where a
/// field has one value and the records give several, the first of these decides:
///
/// 1. what a person chose, in ``choices``;
/// 2. an account in ``preferredSources``, in their order;
/// 3. the value that says more than the other, as a birthday with its year, or that more accounts
///    give;
/// 4. of the records that say when they were changed (REV), the one that was last; to one without a
///    date, a date says nothing;
/// 5. the record with the most values;
/// 6. the smallest record key, so that the order of the input never matters.
///
/// The same order of records, without the first and the third rule, is the order of values in lists.
public struct MergingOptions: Hashable, Sendable {
  /// Accounts by the number of ``UnificationRecord/source``, the most preferred first.
  public var preferredSources: [Int]
  /// The two-letter code of the country that phone numbers without a country code are in, where
  /// nothing else says.
  public var region: String?
  /// What people said about single fields, which counts more than all of these rules.
  public var choices: [ConflictChoice] = []
  /// What makes the merged contacts (PRODID); nil where that is not said.
  public var productIdentifier: String?
  /// Whether it is told what contacts say otherwise than their records, in ``UnifiedContact/restated``.
  /// Where nobody asks for it, a large merge takes less memory without.
  public var keepsRestated = true

  /// The label of the date that a birthday becomes which another birthday was preferred to.
  public static let otherBirthdayLabel = "other birthday"

  /// Options; without preferred sources the records themselves decide.
  public init(preferredSources: [Int] = [], region: String? = nil) {
    self.preferredSources = preferredSources
    self.region = region
  }
}
