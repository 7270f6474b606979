import ContactModel
import FileFormats

// What a row can't be made to say.
extension RowRewriter {
  /// What is missing in a row, and what it says beyond.
  func faults(
    _ new: RowValues, _ found: RowValues
  ) -> (missing: [Int], surplus: [Int]) {
    var (missing, surplus) = RowValues.difference(new, found)
    missing.removeAll { place in
      let same = surplus.firstIndex { new.entries[place].isImplied(by: found.entries[$0]) }
      if let same { surplus.remove(at: same) }
      return same != nil
    }
    let hasSameName = new.displayName == found.displayName
    // A name that is shown all the same is said, in parts or as a whole; from one cell the parts follow it.
    let isOfOneCell =
      table.plan.reshaping != nil && new.entries.contains { $0.key == .formattedName }
    if hasSameName {
      missing.removeAll {
        let entry = new.entries[$0]
        switch entry.key {
        case .formattedName: return entry.texts == [found.displayName]
        case .name: return isOfOneCell || !found.entries.contains { $0.key == .name }
        case .kind:
          return ContactKind(entry.shown) == .organization && found.namesFirmAlone
        default: return false
        }
      }
      surplus.removeAll {
        found.entries[$0].key == .formattedName || found.entries[$0].key == .name
      }
    }
    return (missing, surplus)
  }

  /// Values that were to go and still stand in the row, unless others are missing in their field.
  func remaining(_ standing: [RowValues.Entry], _ missing: [RowValues.Entry]) -> [FieldLoss] {
    let names: Set<ContactKey> = [.name, .formattedName, .kind, .organization]
    return standing.filter { entry in
      !names.contains(entry.key) && !missing.contains { $0.key == entry.key }
    }.map {
      FieldLoss(
        key: $0.key, property: $0.property, value: $0.shown, effect: .dropped,
        reason: ConversionLoss.remains)
    }
  }

  /// What became of a value that a row does not say as it is.
  func loss(
    of entry: RowValues.Entry, _ row: RowValues, _ others: [RowValues.Entry]
  ) -> FieldLoss {
    let found = others.filter { $0.key == entry.key }.flatMap(\.texts)
    func loss(_ value: String, _ effect: ConversionLoss.Effect, _ reason: String) -> FieldLoss {
      FieldLoss(
        key: entry.key, property: entry.property, value: value, effect: effect, reason: reason)
    }
    if row.hasParts(of: entry) {
      return loss(entry.shown, .changed, "The table shows names by their parts.")
    }
    if entry.texts.allSatisfy(found.contains) {
      return loss(entry.shown, .changed, "The table has no column that says so of it.")
    }
    if entry.texts.allSatisfy({ text in found.contains { $0.range(of: text) != nil } }) {
      return loss(entry.shown, .changed, "The table has one column for these; they were joined.")
    }
    if others.contains(where: { entry.texts.allSatisfy($0.texts.contains) }) {
      return loss(
        entry.shown, .dropped,
        "The file would be read otherwise: in its column, this is taken for something else.")
    }
    let lost = entry.texts.filter { !found.contains($0) }
    guard lost.count < entry.texts.count else {
      return loss(entry.shown, .dropped, "The table has no column for it.")
    }
    return loss(
      lost.joined(separator: "; "), .dropped, "The table has no column for this part of it.")
  }
}
