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
    var next: LocaleIdentifier? = withImpliedScript()
    while let locale = next, locale != .undetermined, names.count < Self.longestChain {
      let name = locale.identifier
      names.append(name)
      if let parent = catalog.explicitParent(of: name) {
        next = LocaleIdentifier(subtagsOf: parent)
      } else {
        next = locale.truncated()
      }
    }
    names.append("root")
    return names
  }

  /// Adds the script where the region makes it another than the language's usual one: `zh-TW`
  /// is `zh-Hant-TW`, whereas `de-CH` stays as it is.
  package func withImpliedScript() -> LocaleIdentifier {
    guard script == nil, region != nil, let implied = maximized().script,
      implied != LocaleIdentifier(language: language).maximized().script
    else { return self }
    var result = self
    result.script = implied
    return result
  }

  /// The identifier with one part less, or nil where only the root is left.
  private func truncated() -> LocaleIdentifier? {
    var result = self
    if !variants.isEmpty {
      result.variants.removeLast()
      return result
    }
    guard let script else {
      guard region != nil else { return nil }
      result.region = nil
      return result
    }
    result.script = nil
    if region != nil, result.isLikelyWritten(in: script) { return result }
    if region != nil {
      result.script = script
      result.region = nil
      return result
    }
    return result.isLikelyWritten(in: script) ? result : nil
  }

  /// Whether text of this locale, whose script is not given, is usually in a script.
  private func isLikelyWritten(in code: String) -> Bool {
    guard let likely = maximized().script else { return false }
    return likely == code || ScriptSet(code: likely).intersects(ScriptSet(code: code))
  }
}
