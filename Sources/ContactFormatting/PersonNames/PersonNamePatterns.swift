import LocaleSupport

/// All that the data of one locale says about names, parsed. It is loaded once; formatting a
/// name reads nothing but this.
struct PersonNamePatterns: Sendable {
  /// The locales whose names have the given name first, as in the data: `und`, `de`, `und_CN`.
  let givenFirstLocales: Set<String>
  /// The locales whose names have the surname first.
  let surnameFirstLocales: Set<String>
  /// How initials are written.
  let initials: InitialPattern
  /// What stands for a space in a name of a language that is not the reader's.
  let foreignSpace: [UInt8]
  /// What stands for a space in a name of the reader's language.
  let nativeSpace: [UInt8]
  /// How much of a name is usual.
  let defaultLength: PersonNameLength
  /// What formality is usual.
  let defaultFormality: PersonNameFormality

  private let patterns: [PersonNamePatternKey: [NamePattern]]

  /// The alternatives for a key, of which there is at least one.
  func alternatives(for key: PersonNamePatternKey) -> [NamePattern] {
    if let found = patterns[key] { return found }
    // Well-formed data has all keys; data that has not is used as far as it goes.
    var nearest = key
    nearest.formality = .formal
    if let found = patterns[nearest] { return found }
    nearest.length = .long
    if let found = patterns[nearest] { return found }
    if key.usage == .monogram { return [Self.plainMonogram] }
    nearest.usage = .referring
    return patterns[nearest] ?? [Self.plainName(in: key.order)]
  }

  private static let plainMonogram = NamePattern(
    parsing: "{given-monogram-allCaps}{surname-monogram-allCaps}")

  private static func plainName(in order: PersonNamePatternKey.Order) -> NamePattern {
    switch order {
    case .givenFirst: NamePattern(parsing: "{title} {given} {given2} {surname} {surname2}")
    case .surnameFirst: NamePattern(parsing: "{surname} {surname2} {title} {given} {given2}")
    case .sorting: NamePattern(parsing: "{surname}, {given} {given2}")
    }
  }
}

extension PersonNamePatterns {
  /// The table of the data that everything about names is in.
  private static let root = "personNames"

  /// Loads what a locale says or inherits.
  init(loadedFrom lookup: ResourceLookup<some ResourceCatalog>, capitalizesSurnames: Bool) {
    func texts(_ path: String...) -> [String: [String]] {
      let table = [Self.root] + path.dropLast()
      let keys = path.last?.split(separator: " ").map(String.init) ?? []
      return lookup.values(of: table, keys: keys).mapValues(\.value.texts)
    }
    let single = texts("foreignSpaceReplacement nativeSpaceReplacement")
    foreignSpace = Array((single["foreignSpaceReplacement"]?.first ?? " ").utf8)
    nativeSpace = Array((single["nativeSpaceReplacement"]?.first ?? " ").utf8)

    let orders = texts("nameOrderLocales", "givenFirst surnameFirst")
    givenFirstLocales = Self.localeSet(orders["givenFirst"] ?? ["und"])
    surnameFirstLocales = Self.localeSet(orders["surnameFirst"] ?? [])

    let initial = texts("initialPattern", "initial initialSequence")
    initials = InitialPattern(
      initial: initial["initial"]?.first, sequence: initial["initialSequence"]?.first)

    let defaults = texts("parameterDefault", "length formality")
    defaultLength =
      defaults["length"]?.first.flatMap(PersonNameLength.init(rawValue:)) ?? .medium
    defaultFormality =
      defaults["formality"]?.first.flatMap(PersonNameFormality.init(rawValue:)) ?? .formal

    let keys = PersonNamePatternKey.all
    let found = lookup.values(of: [Self.root, "namePattern"], keys: keys.map(\.name))
    var patterns: [PersonNamePatternKey: [NamePattern]] = [:]
    for key in keys {
      let parsed = (found[key.name]?.value.texts ?? []).map {
        NamePattern(parsing: $0, capitalizesSurnames: capitalizesSurnames)
      }
      if !parsed.isEmpty { patterns[key] = parsed }
    }
    self.patterns = patterns
  }

  /// The locales of a list, which is one text with spaces in some versions of the data.
  private static func localeSet(_ texts: [String]) -> Set<String> {
    Set(
      texts.flatMap { $0.split(separator: " ") }
        .map { String($0.map { $0 == "-" ? "_" : $0 }) })
  }

  /// Whether there is data about names for a locale, other than what all locales inherit.
  static func exist(in lookup: ResourceLookup<some ResourceCatalog>) -> Bool {
    let orders = lookup.values(
      of: [root, "nameOrderLocales"], keys: ["givenFirst", "surnameFirst"])
    if orders.values.contains(where: { $0.bundle != "root" }) { return true }
    // Cantonese has patterns of its own and inherits the lists of orders.
    let patterns = lookup.values(
      of: [root, "namePattern"], keys: PersonNamePatternKey.all.map(\.name))
    return patterns.values.contains { $0.bundle != "root" }
  }
}
