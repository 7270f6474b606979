extension LocaleIdentifier {
  /// No chain of the data is longer than five; this keeps one that goes in a circle finite.
  private static let longestChain = 12

  /// The names of the bundles to look in, from this locale's own to `root`.
  ///
  /// A parent named by the data comes before one found by leaving subtags away. Leaving a script
  /// away leads to the root where it is not the one the language is usually written in: nothing
  /// written for `ja` fits `ja-Latn` (UTS #35 part 1, section 4.1.3).
  package func bundleNames(in catalog: some ResourceCatalog) -> [String] {
    var names: [String] = []
    var pending = withImpliedScript().truncations[...]
    while let locale = pending.popFirst(), names.count < Self.longestChain {
      let name = locale.identifier
      names.append(name)
      if let parent = catalog.explicitParent(of: name) {
        pending = LocaleIdentifier(subtagsOf: parent)?.truncations[...] ?? []
      }
    }
    names.append("root")
    return names
  }

  /// Adds the script where the region makes it another than the language's usual one: `zh-TW`
  /// is `zh-Hant-TW`, whereas `de-CH` stays as it is.
  package func withImpliedScript() -> LocaleIdentifier {
    guard language != "und", script == nil, region != nil,
      let implied = maximized().script,
      implied != LocaleIdentifier(language: language).maximized().script
    else { return self }
    var result = self
    result.script = implied
    return result
  }

  /// The identifier itself and what is left of it with parts left away, up to the root.
  private var truncations: [LocaleIdentifier] {
    var chain: [LocaleIdentifier] = []
    var rest = self
    while !rest.variants.isEmpty {
      chain.append(rest)
      rest.variants.removeLast()
    }
    chain.append(rest)
    let bare = LocaleIdentifier(language: language)
    if script != nil, region != nil {
      chain.append(LocaleIdentifier(language: language, script: script))
    }
    guard script.map({ bare.isUsuallyWritten(in: $0) }) ?? true else { return chain }
    if script != nil, region != nil {
      chain.append(LocaleIdentifier(language: language, region: region))
    }
    chain.append(bare)
    if chain.last == chain.dropLast().last { chain.removeLast() }
    return chain.filter { $0 != .undetermined }
  }

  /// Whether text of this language is usually in a script, or in several of which it is one.
  private func isUsuallyWritten(in code: String) -> Bool {
    guard let usual = maximized().script else { return false }
    return usual == code || ScriptSet(code: usual).contains(code: code)
  }
}
