import ContactModel

// What tells that a header is a program's, and no word that anybody puts above a column.
extension HeaderIndex {
  /// So many signs are a program.
  static let leastSigns = 2

  /// How much a header of a file tells of the program that has it as a column: nothing where people call
  /// columns so, one where they hardly do, two where they do not.
  func signs(of header: FoldedHeader, at column: Int, in table: Int) -> Int {
    let meaning = tables[table].meaning(of: column)
    let words = HeaderFolding.words(header.text)
    // `E-mail 2 Address`, `Phone 1 - Value`
    if words.count > 2, header.text.utf8.contains(where: \.isDigit) { return 2 }
    switch meaning.field {
    case .keep:
      let dialects = Set(places(of: header.folded).map { tables[$0.table].dialect })
      return words.count > 1 ? dialects.count == 1 ? 2 : 1 : 0
    case .key(.emailAddress): return meaning.part == .value || meaning.part == .list ? 0 : 2
    // `Business Postal Code`: one address of several, part by part.
    case .key(.postalAddress): return meaning.label.isEmpty ? 0 : 1
    case .key(.phoneNumber): return Self.usualLabels.contains(meaning.label) ? 0 : 1
    case .key, .custom, .ignore: return 0
    }
  }

  /// What people say of numbers.
  private static let usualLabels: Set<String> = [
    "", "home", "work", "mobile", "other", "main", "pager", "homeFax", "workFax", "otherFax",
  ]
}
