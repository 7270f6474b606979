/// How the records of one person become one contact.
///
/// Values that are equal but for their notation are kept once, in the best notation. Where a
/// field has one value and the records give several, the first of these decides:
///
/// 1. an account in ``preferredSources``, in their order;
/// 2. the value that says more than the other, as a birthday with its year;
/// 3. the record that was changed last (REV); one without counts as older;
/// 4. the record with the most values;
/// 5. the smallest record key, so that the order of the input never matters.
///
/// The same order of records, without the second rule, is the order of values in lists.
public struct MergingOptions: Hashable, Sendable {
  /// Accounts by the number of ``UnificationRecord/source``, the most preferred first.
  public var preferredSources: [Int]
  /// The two-letter code of the country that phone numbers without a country code are in, where
  /// nothing else says.
  public var region: String?
  /// What people said about single fields, which counts more than all of these rules.
  public var choices: [ConflictChoice] = []

  /// The label of the date that a birthday becomes which another birthday was preferred to.
  public static let otherBirthdayLabel = "other birthday"

  /// Options; without preferred sources the records themselves decide.
  public init(preferredSources: [Int] = [], region: String? = nil) {
    self.preferredSources = preferredSources
    self.region = region
  }
}
