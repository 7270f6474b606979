import ContactModel

/// Rows of families whose name and address stand in the first one alone, as cells that were merged give it:
/// `1;Elm Rd 4;Lee;Ann`, `;;;Joe`.
struct MergedCells {
  /// The columns that are empty in the rows below the first of a family.
  private let columns: [Int]
  private let given: Int

  /// Nil where no numbers count the families, since who is known by the given name alone would get another's family
  /// name.
  init?(_ rows: [[String]], _ mapping: ColumnMapping) {
    func places(_ isSo: (ColumnMeaning) -> Bool) -> [Int] {
      mapping.columns.indices.filter { isSo(mapping.columns[$0].meaning) }
    }
    let families = places { $0 == ColumnMeaning(.name, .family) }
    let givenNames = places { $0 == ColumnMeaning(.name, .given) }
    guard mapping.dialect == .sheet, families.count == 1, givenNames.count == 1 else { return nil }
    let (family, given) = (families[0], givenNames[0])
    let addresses = places { $0.key == .postalAddress }
    func text(_ row: [String], _ column: Int) -> String {
      column < row.count ? row[column].trimmed : ""
    }
    let people = rows.filter { !text($0, given).isEmpty }
    let heads = people.filter { !text($0, family).isEmpty }
    let others = people.filter { text($0, family).isEmpty }
    guard heads.count > 1, !others.isEmpty, people.first.map({ text($0, family) }) != "",
      others.allSatisfy({ row in addresses.allSatisfy { text(row, $0).isEmpty } })
    else { return nil }
    let areCounted = mapping.columns.indices.contains { column in
      mapping.columns[column].meaning.field == .keep
        && ColumnContents(heads.map { text($0, column) }).isSequence
        && heads.allSatisfy { !text($0, column).isEmpty }
        && others.allSatisfy { text($0, column).isEmpty }
    }
    guard areCounted else { return nil }
    self.given = given
    columns = [family] + addresses
  }

  /// The rows with what their families have; what stands between these ends one.
  func filled(_ rows: [[String]]) -> [[String]] {
    var above: [String] = []
    return rows.map { row in
      var row = row
      func isFilled(_ column: Int) -> Bool { column < row.count && !row[column].trimmed.isEmpty }
      if !isFilled(given) {
        above = []
      } else if isFilled(columns[0]) {
        above = row
      } else {
        for column in columns where column < row.count && column < above.count {
          row[column] = above[column]
        }
      }
      return row
    }
  }
}
