/// The columns of names in a file without headers that short names tell, as schools give their teachers: letters of one
/// size that each family name begins with. `LEE`, `Lee`, `R12`, `Ann`.
struct HeaderlessNames {
  let codes: Int
  let families: Int
  let given: Int

  /// Nil where no column has such short names, or none beside that of family names has given ones.
  init?(_ contents: [ColumnContents], _ samples: SampleCells) {
    // Wider tables have other columns than people.
    guard contents.count < 100 else { return nil }
    let rows = samples.prefix(50)
    func isOfNames(_ column: Int) -> Bool {
      [.word, .words].contains(contents[column].kind.kind) && !contents[column].arePeople
        && contents[column].share {
          $0.first?.isUppercase == true && $0.contains(where: \.isLowercase)
        }
          > 0.5
    }
    func isGiven(_ column: Int) -> Bool {
      contents[column].share { NameCell.isGivenName(String($0.prefix { !" -".contains($0) })) }
        >= 0.5
    }
    func areShort(_ codes: Int, of names: Int) -> Bool {
      let pairs = rows.compactMap { row in
        max(codes, names) < row.count && !row[codes].isEmpty && !row[names].isEmpty
          ? (HeaderFolding.folded(row[codes]), HeaderFolding.folded(row[names])) : nil
      }
      // `OEH` is Öhler, too.
      let same = pairs.count { code, name in
        name.count >= code.count
          && (name.hasPrefix(code.prefix(2))
            || name.first == code.first && code.dropFirst().first == "e")
      }
      return pairs.count > 2 && same * 5 >= pairs.count * 4
    }
    let names = contents.indices.filter(isOfNames)
    guard let given = names.first(where: isGiven) else { return nil }
    let families = names.filter { !isGiven($0) }
    for codes in contents.indices where Self.areCodes(contents[codes]) {
      guard let family = families.first(where: { areShort(codes, of: $0) }) else { continue }
      (self.codes, self.families, self.given) = (codes, family, given)
      return
    }
    return nil
  }

  private static func areCodes(_ contents: ColumnContents) -> Bool {
    let cells = contents.cells
    let areOfOneSize =
      cells.allSatisfy { $0.allSatisfy(\.isUppercase) }
      || cells.allSatisfy { $0.allSatisfy(\.isLowercase) }
    return cells.count > 2 && areOfOneSize && Set(cells).count == cells.count
      && cells.allSatisfy { (2...5).contains($0.count) }
  }
}
