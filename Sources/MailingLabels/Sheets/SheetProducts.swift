/// Brings our own sheets and those of glabels together, so that a product is there once.
struct SheetProducts {
  private(set) var builtIn: [Sheet]
  private(set) var installed: [Sheet] = []

  /// Ours come first; of what is there twice among the others, the first.
  init(_ builtIn: [Sheet], and templates: [Sheet]) {
    self.builtIn = builtIn
    var owners: [String: Int] = [:]
    for (index, sheet) in builtIn.enumerated() {
      for part in [sheet.part] + sheet.equivalents {
        for key in Self.keys(sheet.maker, part) { owners[key] = owners[key] ?? index }
      }
    }
    var seen: Set<String> = []
    for template in templates {
      let parts = [template.part] + template.equivalents
      let owner = parts.lazy.compactMap { part in
        Self.keys(template.maker, part).lazy.compactMap { owners[$0] }.first
      }.first
      if let owner {
        // Other numbers of the same measures are worth having.
        if Self.areAlike(builtIn[owner], template) {
          self.builtIn[owner].add(parts, owners: owners)
        }
        continue
      }
      guard seen.insert(SheetName.key(template.name)).inserted else { continue }
      installed.append(template)
    }
  }

  /// Under what a product is known: `L7160` and `7160` are one, and Avery makes Zweckform.
  private static func keys(_ maker: String, _ part: String) -> [String] {
    let maker = SheetName.key(maker) == "zweckform" ? "avery" : SheetName.key(maker)
    let key = SheetName.key(part)
    let digits = key.drop { $0.isLetter }
    return digits.count >= 4 && digits.count < key.count && digits.allSatisfy(\.isNumber)
      ? [maker + " " + key, maker + " " + digits] : [maker + " " + key]
  }

  private static func areAlike(_ a: Sheet, _ b: Sheet) -> Bool {
    func isNear(_ a: Length, _ b: Length) -> Bool { abs(a.millimeters - b.millimeters) < 1 }
    return a.geometry.columns == b.geometry.columns && a.geometry.rows == b.geometry.rows
      && isNear(a.geometry.labelWidth, b.geometry.labelWidth)
      && isNear(a.geometry.labelHeight, b.geometry.labelHeight)
  }
}

extension Sheet {
  /// Adds numbers that no sheet of the table has.
  fileprivate mutating func add(_ parts: [String], owners: [String: Int]) {
    let known = Set(([part] + equivalents).map { SheetName.key($0) })
    let new = parts.filter { other in
      !known.contains(SheetName.key(other))
        && owners[SheetName.key(maker) + " " + SheetName.key(other)] == nil
    }
    self = Sheet(
      kind: kind, maker: maker, part: part, equivalents: equivalents + new, title: title,
      source: source, geometry: geometry)
  }
}
