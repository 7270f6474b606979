// What a reader of cells has to find is put back into them. Every cell that is proposed is read once
// more before it is taken, so that it is enough that one of several fits.
extension CellReader {
  /// Cells that may be read as the parts, the likeliest first.
  func proposals(_ parts: CellParts) -> [[Int: String]] {
    if let edit = edit(parts) { return [edit] + whole(parts) }
    return whole(parts)
  }

  private func whole(_ parts: CellParts) -> [[Int: String]] {
    // Of what is gone altogether, no comma stays either.
    if targets.allSatisfy({ parts.text($0).isEmpty }) {
      return [[Int: String](uniqueKeysWithValues: Set(sources).map { ($0, "") })]
    }
    return (substitution(parts).map { [$0] } ?? []) + cells(parts)
  }

  /// The cells with what is changed replaced within them, so that all else stays as it was written.
  private func substitution(_ parts: CellParts) -> [Int: String]? {
    var result: [Int: String] = [:]
    for target in targets where parts.isChanged(target) {
      guard let old = parts.old[target], !old.isEmpty else { return nil }
      let (before, after) = Self.changedWords(old, parts.text(target))
      let whole = place(of: old, in: parts.cells, result)
      guard let source = whole ?? place(of: before, in: parts.cells, result) else { return nil }
      let cell = result[source] ?? parts.cells[source] ?? ""
      let (text, other) = whole != nil ? (old, parts.text(target)) : (before, after)
      result[source] = cell.replacing(text, with: other, maxReplacements: 1)
    }
    return result
  }

  /// The one column whose cell has a text, and has it once.
  private func place(of text: String, in cells: [Int: String], _ changed: [Int: String]) -> Int? {
    guard !text.isEmpty else { return nil }
    let places = sources.filter { source in
      let cell = changed[source] ?? cells[source] ?? ""
      guard let first = cell.firstRange(of: text) else { return false }
      return cell[first.upperBound...].firstRange(of: text) == nil
    }
    return places.count == 1 ? places[0] : nil
  }

  /// What two texts do not share at their ends, in whole words.
  private static func changedWords(_ old: String, _ new: String) -> (String, String) {
    var (a, b) = (old.split(separator: " ")[...], new.split(separator: " ")[...])
    while a.count > 1, b.count > 1, a.first == b.first { (a, b) = (a.dropFirst(), b.dropFirst()) }
    while a.count > 1, b.count > 1, a.last == b.last { (a, b) = (a.dropLast(), b.dropLast()) }
    return (a.joined(separator: " "), b.joined(separator: " "))
  }
}
