import LocaleSupport

/// Which order a language's names have for a reader of another
/// (UTS #35 part 8, section 'Derive the name order').
enum NameOrderDerivation {
  /// The order of names of a locale by the lists of the reader's locale.
  static func order(
    of nameLocale: LocaleIdentifier, by patterns: PersonNamePatterns,
    in catalog: some ResourceCatalog
  ) -> PersonNameOrder {
    for locale in lookupChain(of: nameLocale, in: catalog) {
      var undetermined = locale
      undetermined.language = "und"
      for candidate in [locale, undetermined] {
        if patterns.givenFirstLocales.contains(candidate.identifier) { return .givenFirst }
        if patterns.surnameFirstLocales.contains(candidate.identifier) { return .surnameFirst }
      }
    }
    return .givenFirst
  }

  /// A locale and those it inherits from, nearest first, to `und`:
  /// `de_Latn_DE`, `de_Latn`, `de_DE`, `de`, `und`.
  static func lookupChain(
    of locale: LocaleIdentifier, in catalog: some ResourceCatalog
  ) -> [LocaleIdentifier] {
    let language = locale.language
    var chain = [
      LocaleIdentifier(language: language, script: locale.script, region: locale.region),
      LocaleIdentifier(language: language, script: locale.script),
      LocaleIdentifier(language: language, region: locale.region),
    ]
    let inherited = locale.bundleNames(in: catalog).compactMap {
      LocaleIdentifier(subtagsOf: $0)
    }
    chain += inherited.filter { $0.language == language }
    // 'zh' is in the lists where 'zh_Hant', which inherits from the root, is not.
    chain.append(LocaleIdentifier(language: language))
    chain += inherited.filter { $0.language != language }
    chain.append(.undetermined)
    var seen: Set<LocaleIdentifier> = []
    return chain.filter { seen.insert($0).inserted }
  }
}
