import ContactModel

// Names in columns for family names, given names and patronymics, of which some rows have a part in another's place.
extension ColumnReaders {
  /// A row's family name, given name and patronymic, as their columns have them.
  private struct Parts {
    var family: String
    var given: String
    var middle: String

    /// The parts where each belongs: a whole name stands in the first column (`Гончар Анна Ивановна`), a patronymic behind
    /// the given name (`Анна Ивановна`), or the family name last (`Анна`, `Ивановна`, `Гончар`). Nil where they stand so.
    var settled: Parts? {
      func isPatronymic(_ text: String) -> Bool {
        !text.contains(" ") && NameCell.isPatronymic(text)
          && text.unicodeScalars.allSatisfy { $0.value >= 0x400 || $0 == "-" }
      }
      if given.isEmpty, middle.isEmpty, family.contains(" "),
        let name = NameCell(family, order: .familyFirst), !name.middle.isEmpty
      {
        return Parts(family: name.family, given: name.given, middle: name.middle)
      }
      let words = given.split(separator: " ").map(String.init)
      if middle.isEmpty, words.count == 2, isPatronymic(words[1]) {
        return Parts(family: family, given: words[0], middle: words[1])
      }
      guard isPatronymic(given), !middle.isEmpty, !isPatronymic(middle), !family.isEmpty,
        !family.contains(" ")
      else { return nil }
      return Parts(family: middle, given: family, middle: given)
    }
  }

  /// The columns of family names, given names and patronymics, where a row has a part in another's place.
  private func patronymics(of number: Int) -> [Int]? {
    let places = [ColumnMeaning.Part.family, .given, .middle].map { part in
      mapping.columns.indices.filter { meaning($0) == ColumnMeaning(.name, part) }
    }
    let columns = places.flatMap { $0 }
    guard places.allSatisfy({ $0.count == 1 }), columns.contains(number) else { return nil }
    let isSo = samples.prefix(300).contains { row in
      let texts = columns.map { $0 < row.count ? row[$0].trimmed : "" }
      return Parts(family: texts[0], given: texts[1], middle: texts[2]).settled != nil
    }
    return isSo ? columns : nil
  }

  /// Adds a reader of the three, if a row needs it.
  mutating func addPatronymics(_ number: Int) -> Bool {
    guard let sources = patronymics(of: number) else { return false }
    taken.formUnion(sources)
    let targets = sources.map { add(meaning($0), $0) }
    readers.append(
      CellReader(sources: sources, targets: targets) { row in
        let texts = sources.map { row.text($0) }
        let parts = Parts(family: texts[0], given: texts[1], middle: texts[2]).settled
        for (place, target) in targets.enumerated() {
          guard let parts else {
            row.copy(sources[place], to: target, dropsMarks: true)
            continue
          }
          row.set(target, [parts.family, parts.given, parts.middle][place])
        }
      } cells: { parts in
        [Dictionary(uniqueKeysWithValues: zip(sources, targets.map { parts.text($0) }))]
      })
    return true
  }
}
