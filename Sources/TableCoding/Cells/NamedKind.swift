import ContactModel

/// A letter behind a name that says of what kind the number beside it is, as SIM cards have it, which know one number
/// to a name: `Ann Lee/M`, `Ann Lee/H`.
struct NamedKind {
  let name: String
  /// The predefined label that the letter stands for.
  let label: String

  private static let letters = CellWords.pairs("letter behind name")

  /// Nil where no such letter stands behind a word: `A/S` is a legal form.
  init?(_ text: String) {
    guard Self.isMarked(text), let letter = text.last, letter.isUppercase,
      let label = Self.letters[letter.lowercased()]
    else { return nil }
    name = text.dropLast(2).trimmed
    self.label = label
  }

  private static func isMarked(_ text: String) -> Bool {
    text.dropLast().last == "/"
      && text.dropLast(2).reversed().prefix(while: { $0 != " " }).count > 1
  }

  /// The mapping of a SIM card's table, or of one that somebody made where names have such letters, which only these are
  /// read for.
  static func mapping(_ mapping: ColumnMapping, _ samples: SampleCells) -> ColumnMapping {
    guard mapping.dialect.name == "sim" else { return mapping }
    var sheet = mapping
    sheet.dialect = .sheet
    for place in sheet.columns.indices where sheet.columns[place].meaning.key == .formattedName {
      sheet.columns[place].meaning = ColumnMeaning(.name, .whole)
    }
    return columns(sheet, samples) == nil ? mapping : sheet
  }

  /// The column of names that have them, and that of their numbers: the only one of numbers, of which nothing else
  /// says the kind.
  static func columns(
    _ mapping: ColumnMapping, _ samples: SampleCells
  ) -> (names: Int, numbers: Int)? {
    func places(_ isSo: (ColumnMeaning) -> Bool) -> [Int] {
      mapping.columns.indices.filter { isSo(mapping.columns[$0].meaning) }
    }
    let numbers = places { $0.key == .phoneNumber }
    let names = places { $0.key == .name && $0.part.isWholeName }
    guard numbers.count == 1, names.count == 1,
      mapping.columns[numbers[0]].meaning == ColumnMeaning(.phoneNumber)
    else { return nil }
    let cells = ColumnContents(samples.column(names[0])).cells.filter(isMarked)
    let known = cells.count { NamedKind($0) != nil }
    return known > 1 && known * 5 >= cells.count * 4 ? (names[0], numbers[0]) : nil
  }
}
