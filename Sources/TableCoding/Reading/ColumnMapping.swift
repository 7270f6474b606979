import CSV
import SourceText

/// What each column of a file was taken for, and why.
public struct ColumnMapping: Sendable {
  /// One column.
  public struct Column: Sendable {
    /// The column's name in the file; empty where it has none.
    public var header: String
    /// What it holds.
    public var meaning: ColumnMeaning
    /// How sure, from 0 to 1.
    public var confidence: Double
    /// What speaks for it, as a part of a sentence.
    public var evidence: String
  }

  /// The dialect that the columns are those of.
  public var dialect: CSVDialect
  /// The language of the headers as a BCP 47 tag; nil where nothing tells.
  public var language: String?
  /// How sure the dialect is, from 0 to 1.
  public var confidence: Double
  /// What speaks for the dialect, as a part of a sentence.
  public var evidence: String
  /// The columns, in their order.
  public var columns: [Column]
  /// How dates are read that can be read in two ways.
  public var dateOrder: DateOrder
  /// What speaks for the date order, as a part of a sentence.
  public var dateOrderEvidence = "the default"
  /// The order in columns that have their own.
  package var columnDateOrders: [Int: DateOrder] = [:]

  package func dateOrder(ofColumn column: Int) -> DateOrder {
    columnDateOrders[column] ?? dateOrder
  }

  package init(
    dialect: CSVDialect, language: String? = nil, confidence: Double, evidence: String,
    columns: [Column]
  ) {
    self.dialect = dialect
    self.language = language
    self.confidence = confidence
    self.evidence = evidence
    self.columns = columns
    dateOrder = DateOrder.usual(inLanguage: language)
  }

  /// A header in English that nobody in America would write, unless others are American: `Postcode`, `Eircode`.
  var wordFromOutsideAmerica: String? {
    let folded = columns.map { HeaderFolding.folded($0.header) }
    guard !folded.contains(where: Self.americanWords.contains) else { return nil }
    return folded.firstIndex(where: Self.otherEnglishWords.contains).map { columns[$0].header }
  }

  private static let americanWords = CellWords.folded("American header")
  private static let otherEnglishWords = CellWords.folded("English header")
}

/// The columns of a table that were not understood, or only guessed.
struct ColumnDoubts {
  private let mapping: ColumnMapping
  private let samples: SampleCells

  /// What is surer than this is not told.
  private static let certainty = 0.8
  private static let leastGuess = 0.5
  /// So many columns are listed; further ones are counted.
  private static let limit = 1000

  init(_ mapping: ColumnMapping, _ samples: SampleCells) {
    self.mapping = mapping
    self.samples = samples
  }

  /// One diagnostic for each column that somebody should look at, with what sets it right.
  ///
  /// - Parameter place: Where the columns are named.
  func diagnostics(_ place: SourceRange) -> [Diagnostic] {
    // What a program has written beyond its own columns was somebody's, and is kept.
    let isSheet = mapping.dialect == .sheet
    var diagnostics: [Diagnostic] = []
    var unlistedCount = 0
    // Without headers nobody sees what columns are: all are told, in one line.
    let isNameless = isSheet && mapping.columns.allSatisfy(\.header.isEmpty)
    if isNameless { diagnostics += meanings(place) }
    for (number, column) in mapping.columns.enumerated()
    where column.confidence < Self.certainty {
      let example = samples.column(number).first { !$0.isEmpty }
      guard let example else { continue }
      let isUnknown = column.meaning.field == .keep
      guard
        isUnknown && isSheet
          || !isUnknown && !isNameless && column.confidence >= Self.leastGuess
            && column.meaning.field != .ignore
      else { continue }
      guard diagnostics.count < Self.limit else {
        unlistedCount += 1
        continue
      }
      let title = column.header.isEmpty ? "Column \(number + 1)" : "The column '\(column.header)'"
      let name = column.header.isEmpty ? "\(number + 1)" : column.header
      let hint = "Say what it holds, as '\(name)=MEANING'."
      let shown = "'\(example.prefix(40))'"
      let result =
        isUnknown
        ? "was not understood; its values were kept under its name"
        : "was taken for \(column.meaning): \(column.evidence)"
      diagnostics.append(
        Diagnostic(
          code: isUnknown ? .columnUnknown : .columnGuessed, severity: .note,
          message: "\(title), with values as \(shown), \(result).", hint: hint,
          range: place))
    }
    if unlistedCount > 0 {
      diagnostics.append(
        Diagnostic(
          code: .problemsUnlisted, severity: .note,
          message: unlistedCount == 1
            ? "Of one more column it is not sure either what it holds."
            : "Of \(unlistedCount) more columns it is not sure either what they hold.",
          hint: "Look at all columns, and say what they hold.",
          range: place))
    }
    return diagnostics
  }

  /// What the columns of a table without headers were taken for.
  private func meanings(_ place: SourceRange) -> [Diagnostic] {
    let known = mapping.columns.enumerated().filter { $0.element.meaning.field != .keep }
    guard !known.isEmpty else { return [] }
    let shown = known.prefix(20).map { "\($0.offset + 1) for \($0.element.meaning)" }
    let rest = known.count > 20 ? " and \(known.count - 20) more" : ""
    return [
      Diagnostic(
        code: .columnGuessed, severity: .note,
        message: "There are no headers; by the cells, columns were taken: "
          + shown.joined(separator: ", ") + rest + ".",
        hint: "Say what another holds, as '1=MEANING'.",
        range: place)
    ]
  }
}
