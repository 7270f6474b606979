import ContactModel
import SourceText

/// Marks for what stands above, in the row before: `"`, `〃`, `dito`.
///
/// Rows are read one by one, and may be sorted or cut off from those above: the mark is kept where it stands,
/// and told.
struct DittoMarks: Sendable {
  /// A column of the table that one may stand in.
  private struct Column {
    let source: Int
    /// The columns of the row that results which it fills, the likeliest first.
    let targets: [Int]
    /// Whether words may mean something else there: somebody's name, or another address of the row.
    let hasSignsAlone: Bool
  }

  private let columns: [Column]

  /// - Parameters:
  ///   - mapping: The columns of the table.
  ///   - results: The columns of the row that results, and which of the table's each comes from.
  init(_ mapping: ColumnMapping, _ results: [ColumnMapping.Column], _ sources: [Int]) {
    let first = mapping.columns.first { $0.meaning.key == .postalAddress }?.meaning
    columns = mapping.columns.indices.filter { Self.mayRepeat(mapping.columns[$0].meaning) }
      .map { column in
        let meaning = mapping.columns[column].meaning
        let isOtherAddress =
          meaning.key == .postalAddress
          && (meaning.label != first?.label || meaning.number != first?.number)
        let targets = sources.indices.filter { sources[$0] == column }
        let own = targets.filter { results[$0].meaning.part == meaning.part }
        return Column(
          source: column, targets: own + targets,
          hasSignsAlone: isOtherAddress || Self.nameKeys.contains(meaning.key ?? .preserved))
      }
  }

  /// Whether values of a column are often those of the row above, so that nobody is called so there.
  private static func mayRepeat(_ meaning: ColumnMeaning) -> Bool {
    switch meaning.field {
    case .keep, .ignore, .custom: false
    case .key(let key): !keptKeys.contains(key)
    }
  }

  /// What is kept as it is whatever it says.
  private static let keptKeys: Set<ContactKey> = [.note, .identifier, .preserved]
  private static let nameKeys: Set<ContactKey> = [.name, .formattedName, .nickname]
  private static let signs = CellWords.set("ditto sign")
  private static let words = CellWords.set("ditto word")
  private static let longest = signs.union(words).map(\.utf8.count).max() ?? 0

  /// Keeps the marks of a row that was read, and tells of them.
  func keep(_ row: inout ReshapedRow) {
    for column in columns {
      let cell = row.cell(column.source)
      guard !cell.isEmpty, cell.count <= Self.longest else { continue }
      let text = CellText.shown(cell)
      let isWord = !column.hasSignsAlone && Self.words.contains(text.lowercased())
      guard isWord || Self.signs.contains(text) else { continue }
      if !column.targets.contains(where: { row.isFilled($0) }) {
        row.set(column.targets.first, text)
      }
      row.note(
        RowDiagnostic(
          code: .cellDitto, severity: .warning,
          message:
            "'\(text)' stands for what the row above or the column beside says; it was kept as it is.",
          hint: "Write out what is meant.", column: column.source))
    }
  }
}
