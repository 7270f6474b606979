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
}
