/// How the rows of a CSV file are written down.
///
/// The default is RFC 4180: commas, double quotes that are doubled within, CRLF.
public struct CSVSyntax: Hashable, Sendable {
  /// How a quote within a quoted cell is written.
  public enum Escape: String, Hashable, Sendable, CaseIterable {
    /// Twice, as RFC 4180 has it: `"a ""b"" c"`.
    case doubled
    /// Behind a backslash, as MySQL and PHP do it: `"a \"b\" c"`. A backslash is doubled.
    case backslash
  }

  /// How rows end.
  public enum Newline: String, Hashable, Sendable, CaseIterable {
    /// Carriage return and line feed, as RFC 4180 has it.
    case crlf = "CRLF"
    /// A line feed.
    case lf = "LF"
    /// A carriage return, as old Macs wrote.
    case cr = "CR"
    /// Several of them in one file.
    case mixed
    /// The file has one row, without an end.
    case none

    /// The bytes to write; CRLF where there is no single answer.
    public var bytes: [UInt8] {
      switch self {
      case .lf: [0x0A]
      case .cr: [0x0D]
      case .crlf, .mixed, .none: [0x0D, 0x0A]
      }
    }
  }

  /// The ASCII character between two cells.
  public var delimiter: UInt8
  /// The ASCII character around a cell that holds delimiters or line breaks.
  public var quote: UInt8
  /// How a quote within a quoted cell is written.
  public var escape: Escape
  /// Whether spaces occur between a delimiter and a quote; they belong to no cell.
  public var hasSpacesAroundQuotes: Bool
  /// How rows end.
  public var newline: Newline

  /// A syntax; RFC 4180 where nothing is said.
  public init(
    delimiter: UInt8 = UInt8(ascii: ","), quote: UInt8 = UInt8(ascii: "\""),
    escape: Escape = .doubled, hasSpacesAroundQuotes: Bool = false, newline: Newline = .crlf
  ) {
    self.delimiter = delimiter
    self.quote = quote
    self.escape = escape
    self.hasSpacesAroundQuotes = hasSpacesAroundQuotes
    self.newline = newline
  }

  /// The delimiter for a person: `comma`, `semicolon`, `tab`, `pipe`, or the character itself.
  public var delimiterName: String {
    switch delimiter {
    case UInt8(ascii: ","): "comma"
    case UInt8(ascii: ";"): "semicolon"
    case UInt8(ascii: "\t"): "tab"
    case UInt8(ascii: "|"): "pipe"
    default: "'\(String(UnicodeScalar(delimiter)))'"
    }
  }
}
