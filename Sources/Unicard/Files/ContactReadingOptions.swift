public import FileFormats
public import SourceText
public import TableCoding

/// How a file of contacts is read; what is left out is found out from its content.
public struct ContactReadingOptions: Sendable {
  /// The format.
  public var format: ContactFormat?
  /// The encoding of the text.
  public var encoding: Charset?
  /// Delimiter, quotes, columns and dates of tables.
  public var csv = CSVReadingOptions()
  /// How many threads read; 0 for one a core. What is read does not depend on it.
  public var jobs = 0
  /// Told again and again, on the thread that reads, how many bytes were read since the file's
  /// beginning.
  public var progress: (@Sendable (_ bytesRead: Int) -> Void)?

  /// Options; by default, everything is found out.
  public init(
    format: ContactFormat? = nil, encoding: Charset? = nil,
    csv: CSVReadingOptions = CSVReadingOptions(), jobs: Int = 0,
    progress: (@Sendable (_ bytesRead: Int) -> Void)? = nil
  ) {
    self.format = format
    self.encoding = encoding
    self.csv = csv
    self.jobs = jobs
    self.progress = progress
  }
}
