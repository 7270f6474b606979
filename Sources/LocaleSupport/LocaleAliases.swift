import Synchronization

extension LocaleIdentifier {
  /// The identifier with codes that were replaced by others replaced.
  ///
  /// A language may bring a script or region of its own (`sh` is `sr-Latn`), which count where
  /// the identifier has none (UTS #35 part 1, annex C).
  package func replacingAliases() -> LocaleIdentifier {
    var result = self
    if let replacement = LocaleAliases.shared.replacement(of: language, among: .language),
      let new = LocaleIdentifier(subtagsOf: replacement)
    {
      result.language = new.language
      result.script = script ?? new.script
      result.region = region ?? new.region
    }
    if let region,
      let replacement = LocaleAliases.shared.replacement(of: region, among: .territory)
    {
      // A region that fell apart lists its successors; the first is the most populous.
      result.region = replacement.split(separator: " ").first.map(String.init) ?? region
    }
    return result
  }
}

/// Codes that were replaced, looked up in the supplemental data one by one as they occur.
private final class LocaleAliases: Sendable {
  enum Kind: String {
    case language, territory
  }

  static let shared = LocaleAliases()

  /// More codes than this are no honest input, and looking up again is quick enough.
  private static let mostCached = 4096

  private let known = Mutex<[String: String?]>([:])

  func replacement(of code: String, among kind: Kind) -> String? {
    // Codes of languages and of territories differ in case, so that they share one table.
    if let cached = known.withLock({ $0[code] }) { return cached }
    let value = UnicodeCatalog.shared.value(
      in: "metadata", at: ["alias", kind.rawValue, code, "replacement"])
    let replacement = value?.text
    known.withLock {
      if $0.count >= Self.mostCached { $0.removeAll() }
      $0[code] = .some(replacement)
    }
    return replacement
  }
}
