import ContactModel

// What tells that a header is a program's, and no word that anybody puts above a column.
extension HeaderIndex {
  /// So much tells of a program: one header that nobody else writes, two that hardly anybody does, three words
  /// for what is nobody's to know, as `Sensitivity`.
  static let leastSigns = 6

  /// How much a header of a file tells of the program that has it as a column; nothing where people call
  /// columns so.
  func signs(of header: FoldedHeader, at column: Int, in table: Int) -> Int {
    let meaning = tables[table].meaning(of: column)
    let words = HeaderFolding.words(header.text)
    // `E-mail 2 Address`, `Phone 1 - Value`
    if words.count > 2, header.text.utf8.contains(where: \.isDigit) { return 6 }
    switch meaning.field {
    case .keep:
      let dialects = Set(places(of: header.folded).map { tables[$0.table].dialect })
      return words.count > 1 ? dialects.count == 1 ? 6 : 3 : 2
    case .key(.emailAddress): return meaning.part == .value || meaning.part == .list ? 0 : 6
    // `Business Postal Code`: one address of several, part by part.
    case .key(.postalAddress): return meaning.label.isEmpty ? 0 : 3
    case .key(.phoneNumber): return Self.usualLabels.contains(meaning.label) ? 0 : 3
    case .key, .custom, .ignore: return 0
    }
  }

  /// What people say of numbers.
  private static let usualLabels: Set<String> = [
    "", "home", "work", "mobile", "other", "main", "pager", "homeFax", "workFax", "otherFax",
  ]
}
