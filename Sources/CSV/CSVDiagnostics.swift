public import SourceText

extension Diagnostic.Code {
  /// A quote opens a cell and nothing closes it.
  public static let quoteUnterminated: Self = "csv.quote.unterminated"
  /// A quote within a quoted cell is not doubled.
  public static let quoteUnescaped: Self = "csv.quote.unescaped"
  /// Quotes are written behind a backslash.
  public static let quoteBackslash: Self = "csv.quote.backslash"
  /// Typographic quotes stand around cells.
  public static let quoteTypographic: Self = "csv.quote.typographic"
  /// A cell holds the delimiter and stands in no quotes.
  public static let cellUnquoted: Self = "csv.cell.unquoted"
  /// The whole row stands in quotes.
  public static let rowInQuotes: Self = "csv.row.in-quotes"
  /// A row has another delimiter than most.
  public static let rowOtherDelimiter: Self = "csv.row.other-delimiter"
  /// A row has fewer cells than the header.
  public static let rowShort: Self = "csv.row.short"
  /// A row has more cells than the header.
  public static let rowLong: Self = "csv.row.long"
  /// A row is longer than can be read.
  public static let rowTooLarge: Self = "csv.row.too-large"
  /// A column has no name.
  public static let headerEmptyName: Self = "csv.header.empty-name"
  /// Two columns have one name.
  public static let headerDuplicateName: Self = "csv.header.duplicate-name"
  /// The first row stands in the line of the header.
  public static let headerUnended: Self = "csv.header.unended"
  /// The header occurs again within the file.
  public static let headerRepeated: Self = "csv.header.repeated"
  /// A row within the file names columns, and others than the header.
  public static let headerOther: Self = "csv.header.other"
  /// Lines before the header belong to no row.
  public static let preambleSkipped: Self = "csv.preamble.skipped"
  /// Lines behind the last row belong to none.
  public static let footerSkipped: Self = "csv.footer.skipped"
  /// Lines are in another encoding than the rest.
  public static let encodingMixed: Self = "csv.encoding.mixed"
  /// Letters were turned into UTF-8 twice.
  public static let textDoubled: Self = "csv.text.doubled"
  /// Bytes that are no character of the encoding.
  public static let textUndecodable: Self = "csv.text.undecodable"
  /// NUL characters in the text.
  public static let textNull: Self = "csv.text.null-character"
  /// The header is all there is.
  public static let fileWithoutRows: Self = "csv.file.without-rows"
  /// More problems of a kind than are listed.
  public static let problemsUnlisted: Self = "csv.file.too-many-problems"
}

extension Diagnostic {
  /// Whether titles or notes were left out that stand outside a table's rows.
  package var tellsOfLinesOutsideRows: Bool {
    code == .preambleSkipped || code == .footerSkipped && severity > .note
  }
}
