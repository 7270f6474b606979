/// The sheets that are known: the built-in ones, and those of glabels where it is installed. A
/// product is in it once, with our own measures where we have them.
public struct SheetCatalog: Sendable {
  /// The built-in ones.
  public let builtIn: [Sheet]
  /// Those of glabels that fit on their page and are not built in.
  public let installed: [Sheet]
  /// Templates of glabels that were refused, each with the reason.
  public let refused: [String]

  /// The built-in sheets alone.
  public init() {
    builtIn = BuiltInSheets.all
    installed = []
    refused = []
  }

  /// The built-in sheets, and the templates of a folder of glabels.
  public init(templatesIn folder: String) {
    let templates = GlabelsTemplates(folder: folder)
    let products = SheetProducts(BuiltInSheets.all, and: templates.sheets)
    builtIn = products.builtIn
    installed = products.installed
    refused = templates.refused
  }

  /// Where Debian's glabels-data has its templates.
  public static let templatesFolder = "/usr/share/libglabels-3.0/templates"

  /// All sheets, the built-in ones first.
  public var all: [Sheet] { builtIn + installed }

  /// The sheet of a name in any spelling: `Avery 5160`, `avery-5160`, `5160`, `L 7160`.
  ///
  /// - Throws: ``UnknownSheet``, with the names that are near.
  public func sheet(named name: String) throws(UnknownSheet) -> Sheet {
    for sheets in [builtIn, installed] {
      if let sheet = Self.sheet(named: name, in: sheets) { return sheet }
    }
    throw UnknownSheet(name: name, suggestions: suggestions(for: name))
  }

  /// Whether a name is one of the built-in sheets, so that there is no need to read templates.
  public static func isBuiltIn(_ name: String) -> Bool {
    sheet(named: name, in: BuiltInSheets.all) != nil
  }

  /// The sheets whose name, numbers, size or purpose has all words of a text; those that are called
  /// so come first.
  public func sheets(matching query: String) -> [Sheet] {
    let words = query.lowercased().split(separator: " ").map(String.init)
    let found = all.filter { sheet in words.allSatisfy { Self.matches($0, sheet) } }
    let key = SheetName.key(query)
    let isCalledSo = { (sheet: Sheet) in
      SheetName.key(sheet.part) == key || SheetName.key(sheet.name) == key
    }
    return found.filter(isCalledSo) + found.filter { !isCalledSo($0) }
  }

  private static func matches(_ word: String, _ sheet: Sheet) -> Bool {
    let keys = ([sheet.part, sheet.name] + sheet.equivalents).map { SheetName.key($0) }
    let key = SheetName.key(word)
    // `#10` is the name of one thing, not two digits of a number.
    if word.hasPrefix("#") { return keys.contains(key) }
    let texts = [sheet.name, sheet.identifier, sheet.kind.rawValue, sheet.geometry.description]
    let purposes = SheetName.synonyms(of: word)
    return (texts + sheet.equivalents).contains { $0.lowercased().contains(word) }
      || purposes.contains { sheet.title.lowercased().contains($0) }
      || (!key.isEmpty && keys.contains { $0.contains(key) })
  }

  private static func sheet(named name: String, in sheets: [Sheet]) -> Sheet? {
    let key = SheetName.key(name)
    guard !key.isEmpty else { return nil }
    let (maker, part) = SheetName.split(key)
    func first(_ matches: (String) -> Bool) -> Sheet? {
      let found = sheets.filter { SheetName.isMaker($0.maker, meantBy: maker) }
      return found.first { matches(SheetName.key($0.part)) }
        ?? found.first { $0.equivalents.contains { matches(SheetName.key($0)) } }
    }
    if let sheet = sheets.first(where: { SheetName.key($0.name) == key }) { return sheet }
    let isOtherName = { (sheet: Sheet) in
      let maker = SheetName.key(sheet.maker)
      return key.hasPrefix(maker)
        && sheet.equivalents.contains { maker + SheetName.key($0) == key }
    }
    if let sheet = sheets.first(where: isOtherName) { return sheet }
    if let sheet = first({ $0 == part }) { return sheet }
    // The letters before a number are often left out, and the size of the pack written after it.
    let digits = part.drop { $0.isLetter }
    if digits.count >= 4, let sheet = first({ $0.drop { $0.isLetter } == digits }) { return sheet }
    let words = name.split { "-/ ".contains($0) }
    if words.count > 1, let last = words.last, last.allSatisfy(\.isNumber), last.count <= 3 {
      return self.sheet(named: words.dropLast().joined(separator: " "), in: sheets)
    }
    return nil
  }

  private func suggestions(for name: String) -> [String] {
    let (maker, part) = SheetName.split(SheetName.key(name))
    guard !part.isEmpty else { return [] }
    // What is called by its purpose, as `name tag`.
    if !name.contains(where: \.isNumber) {
      let words = name.lowercased().split { " -".contains($0) }.map { String($0) }
      let byPurpose = all.filter { sheet in
        words.allSatisfy { word in
          SheetName.synonyms(of: word).contains { sheet.title.lowercased().contains($0) }
        }
      }.prefix(3).map(\.name)
      if !byPurpose.isEmpty { return Array(byPurpose) }
    }
    var near: [(distance: Int, name: String)] = []
    for sheet in all where SheetName.isMaker(sheet.maker, meantBy: maker) {
      // By its other number where that is the one that is near.
      var best = (distance: Int.max, name: sheet.name)
      for other in [sheet.part] + sheet.equivalents {
        let distance = SheetName.distance(part, SheetName.key(other))
        guard distance < best.distance else { continue }
        let maker = sheet.maker.isEmpty ? "" : sheet.maker + " "
        best = (distance, maker + other)
      }
      if best.distance <= max(1, part.count / 3) { near.append(best) }
    }
    near.sort { $0.distance < $1.distance }
    var names: [String] = []
    for candidate in near where !names.contains(candidate.name) { names.append(candidate.name) }
    return Array(names.prefix(3))
  }
}

/// A name that is no sheet's.
public struct UnknownSheet: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name as it was given.
  public let name: String
  /// Names that are near.
  public let suggestions: [String]

  /// What is wrong, as a sentence.
  public var description: String {
    if PaperSize(name: name) != nil {
      return "\(name) is a page without labels; say how they lie on it, as "
        + "'\(name) 3x7 63.5x38.1mm', or name what is on the pack."
    }
    let near =
      suggestions.isEmpty ? "" : " Did you mean \(suggestions.joined(separator: " or "))?"
    return "There is no sheet “\(name)”.\(near)"
  }
}
