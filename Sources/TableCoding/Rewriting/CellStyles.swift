import ContactModel
import SourceText

/// How the columns of a table write dates and sexes, which cells that change keep.
struct CellStyles {
  private let layout: RowLayout
  private var dateStyles: [Int: CellDateStyle] = [:]
  /// The words of a column of sexes, by what they say.
  private var words: [[String]: String] = [:]

  init(_ layout: RowLayout) { self.layout = layout }

  // MARK: Dates

  private func isDate(_ column: Int) -> Bool {
    layout.plan.groups.contains { $0.kind == .date && $0.value == column }
  }

  private func date(_ text: String, _ column: Int) -> PartialDate? {
    let reader = DateText(
      order: layout.mapping.dateOrder(ofColumn: column), isLeapYearNone: true,
      isBirthday: layout.plan.groups.contains { $0.key == .birthday && $0.value == column },
      language: layout.mapping.language)
    var text = text
    switch text.withUTF8({ reader.read(Bytes($0)) }) {
    case .date(let date), .completed(let date): return date
    default: return nil
    }
  }

  private func style(_ text: String, _ column: Int) -> CellDateStyle? {
    date(text, column).flatMap {
      CellDateStyle(text, means: $0, order: layout.mapping.dateOrder(ofColumn: column))
    }
  }

  /// Looks at the dates of a row.
  mutating func note(_ cell: (Int) -> String) {
    for column in layout.mapping.columns.indices where isDate(column) {
      let text = cell(column)
      guard !text.isEmpty, let style = style(text, column) else { continue }
      if dateStyles[column] == nil { dateStyles[column] = style }
      dateStyles[column]?.complete(with: style)
    }
  }

  /// A date as those of the column are written, or as the one before was, unless it would be another then:
  /// a year of two digits is one of this century or of the last.
  func styled(_ text: String, _ column: Int, before: String?) -> String {
    guard !text.isEmpty, isDate(column), let date = date(text, column) else { return text }
    var style = before.flatMap { self.style($0, column) }
    if let usual = dateStyles[column] {
      if style == nil { style = usual }
      style?.complete(with: usual)
    }
    guard let written = style?.text(date), self.date(written, column) == date else { return text }
    return written
  }

  // MARK: Words

  private var sexes: Int? {
    layout.plan.groups.first { $0.kind == .gender && $0.value >= 0 }?.value
  }

  /// Whether the table has a column whose words are noted.
  var hasWords: Bool { sexes != nil }

  /// Looks at what a row says in words.
  mutating func noteWords(_ values: RowValues, _ cell: (Int) -> String) {
    guard let column = sexes, let entry = values.entries.first(where: { $0.key == .gender }) else {
      return
    }
    let text = cell(column)
    if !text.isEmpty, words[entry.texts] == nil { words[entry.texts] = text }
  }

  /// Puts the table's own words for what is to be said.
  func useWords(in cells: inout [Int: String], _ values: RowValues) {
    guard let column = sexes, cells[column] != nil,
      let entry = values.entries.first(where: { $0.key == .gender }), let word = words[entry.texts]
    else { return }
    cells[column] = word
  }
}
