import LocaleSupport

/// All about formatting a name that follows from its language and script alone, so that it need
/// not be worked out for every name.
final class NameContext: Sendable {
  /// The locale whose patterns are used.
  let formattingLocale: LocaleIdentifier
  /// Its patterns.
  let patterns: PersonNamePatterns
  /// The order that names of the language have in that locale.
  let order: PersonNameOrder
  /// What stands for a space.
  let space: [UInt8]
  /// How values are changed.
  let changes: NameChanges

  /// Works out the context of names.
  ///
  /// - Parameters:
  ///   - locale: The language that the name says it is in.
  ///   - script: The script it is written in.
  ///   - readerLocale: The locale of the formatter.
  init(
    locale: LocaleIdentifier?, script: Script, readerLocale: LocaleIdentifier,
    capitalizesSurnames: Bool, store: PersonNamePatternStore
  ) {
    let derivation = NameLocaleDerivation(locale: locale, script: script)
    formattingLocale = derivation.formattingLocale(
      for: readerLocale, hasPatterns: store.hasPatterns(for:))
    patterns = store.patterns(
      for: formattingLocale, capitalizesSurnames: capitalizesSurnames)
    order = Self.order(of: derivation.orderingLocale, by: patterns, in: store.catalog)
    let isNative = NameLocaleDerivation.match(
      derivation.language, formattingLocale.language)
    space = isNative ? patterns.nativeSpace : patterns.foreignSpace
    changes = NameChanges(
      initials: patterns.initials, casing: Casing(locale: locale ?? formattingLocale))
  }

  private static func order(
    of locale: LocaleIdentifier, by patterns: PersonNamePatterns,
    in catalog: some ResourceCatalog
  ) -> PersonNameOrder {
    NameOrderDerivation.order(of: locale, by: patterns, in: catalog)
  }
}

/// Works out what locale a name is in, and which one it is formatted by (UTS #35 part 8,
/// sections 'Derive the name locale' and 'Derive the formatting locale').
struct NameLocaleDerivation {
  /// The script of the name.
  let script: Script
  /// The language of the name, said or likely.
  let language: String
  /// The locale of the name, with the script it is written in.
  let nameLocale: LocaleIdentifier
  /// The locale that the order of the name goes by.
  let orderingLocale: LocaleIdentifier

  private let likelyForScript: LocaleIdentifier

  init(locale: LocaleIdentifier?, script: Script) {
    self.script = script
    likelyForScript = LocaleIdentifier(language: "und", script: script.code).maximized()
    let said = locale == .undetermined ? nil : locale
    orderingLocale = said ?? likelyForScript
    var nameLocale = orderingLocale
    if nameLocale.language == "und" { nameLocale.language = likelyForScript.language }
    language = nameLocale.language
    nameLocale.script = Self.usualScript(of: nameLocale, for: script)
    self.nameLocale = nameLocale
  }

  /// The script code of a locale where a script is one of those it stands for (`Jpan` for
  /// Katakana in Japanese), else the script itself.
  private static func usualScript(of locale: LocaleIdentifier, for script: Script) -> String? {
    guard script.isSpecific else { return locale.script }
    if let usual = locale.likelyScript, ScriptSet(code: usual).contains(script) { return usual }
    return script.code
  }

  /// The locale whose patterns fit the name: the reader's where the reader's language is written
  /// in the script of the name, else one that is.
  func formattingLocale(
    for reader: LocaleIdentifier, hasPatterns: (LocaleIdentifier) -> Bool
  ) -> LocaleIdentifier {
    // A name without letters fits everywhere.
    guard script.isSpecific else { return reader }
    if let code = reader.likelyScript, ScriptSet(code: code).contains(script) { return reader }
    if hasPatterns(nameLocale) { return nameLocale }
    // The region counts: in Pakistan the language of Arabic script is Urdu.
    let region = orderingLocale.region
    let likely = LocaleIdentifier(language: "und", script: script.code, region: region).maximized()
    var locale = LocaleIdentifier(language: likely.language)
    locale.script = Self.usualScript(of: locale, for: script)
    locale.region = region
    return locale
  }

  /// Whether names of one language are native to the other: Chinese and Japanese names are
  /// written in each other's way (section 'Setting the spaceReplacement').
  static func match(_ left: String, _ right: String) -> Bool {
    let eastAsian: Set<String> = ["ja", "zh", "yue"]
    return left == right || (eastAsian.contains(left) && eastAsian.contains(right))
  }
}
