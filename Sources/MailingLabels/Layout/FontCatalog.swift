/// The families of fonts that are installed.
public enum FontCatalog {
  /// Their names, sorted; none where ``TypesettingLibraryError`` would be thrown.
  public static func families() -> [String] {
    (Typesetter()?.fontFamilies() ?? []).sorted { $0.lowercased() < $1.lowercased() }
  }

  /// Names that stand for whatever the system has of the kind.
  private static let generic = ["sans", "sans-serif", "serif", "monospace", "system-ui"]

  /// The family of a name, whatever its case.
  ///
  /// - Throws: ``UnknownFont``, with the names that are near.
  public static func family(named name: String) throws(UnknownFont) -> String {
    let wanted = name.lowercased()
    if generic.contains(wanted) { return name }
    let families = families()
    if let family = families.first(where: { $0.lowercased() == wanted }) { return family }
    let near = families.filter { family in
      let family = family.lowercased()
      return family.hasPrefix(wanted) || SheetName.distance(family, wanted) <= 2
    }
    throw UnknownFont(name: name, suggestions: Array(near.prefix(3)))
  }
}

/// A name that is no installed font's.
public struct UnknownFont: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name as it was given.
  public let name: String
  /// Names that are near.
  public let suggestions: [String]

  /// What is wrong, as a sentence.
  public var description: String {
    let near =
      suggestions.isEmpty ? "" : " Did you mean \(suggestions.joined(separator: " or "))?"
    return "There is no font “\(name)”.\(near)"
  }
}
