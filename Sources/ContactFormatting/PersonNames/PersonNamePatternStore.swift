import LocaleSupport
import Synchronization

/// Patterns that were loaded, shared by all formatters that read the same data.
final class PersonNamePatternStore: Sendable {
  /// The store over the installed Unicode library's data.
  static let unicode = PersonNamePatternStore(catalog: UnicodeCatalog.shared)

  private struct Key: Hashable {
    let bundleNames: [String]
    let capitalizesSurnames: Bool
  }

  let catalog: any ResourceCatalog

  // Locales that have the same bundles have the same patterns, so that however many locales
  // names claim to be in, there are no more entries than bundles.
  private let loaded = Mutex<[Key: PersonNamePatterns]>([:])

  init(catalog: any ResourceCatalog) {
    self.catalog = catalog
  }

  /// The patterns for a locale, loaded the first time.
  func patterns(
    for locale: LocaleIdentifier, capitalizesSurnames: Bool
  ) -> PersonNamePatterns {
    patterns(for: locale, capitalizesSurnames: capitalizesSurnames, in: catalog)
  }

  private func patterns(
    for locale: LocaleIdentifier, capitalizesSurnames: Bool, in catalog: some ResourceCatalog
  ) -> PersonNamePatterns {
    let lookup = ResourceLookup(locale: locale, in: catalog)
    let key = Key(bundleNames: lookup.bundleNames, capitalizesSurnames: capitalizesSurnames)
    if let found = loaded.withLock({ $0[key] }) { return found }
    let patterns = PersonNamePatterns(
      loadedFrom: lookup, capitalizesSurnames: capitalizesSurnames)
    loaded.withLock { $0[key] = patterns }
    return patterns
  }

  /// Whether there is data about names for a locale itself.
  func hasPatterns(for locale: LocaleIdentifier) -> Bool {
    hasPatterns(for: locale, in: catalog)
  }

  private func hasPatterns(
    for locale: LocaleIdentifier, in catalog: some ResourceCatalog
  ) -> Bool {
    PersonNamePatterns.exist(in: ResourceLookup(locale: locale, in: catalog))
  }
}
