public import SourceText

/// Something found out about a file: what, how sure, and why.
public struct CSVFinding<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was found.
  public var value: Value
  /// How sure, from 0 (a default) to 1 (certain).
  public var confidence: Double
  /// What speaks for it, as a part of a sentence: "a line sep=; at the start".
  public var evidence: String

  /// Makes a finding.
  public init(_ value: Value, confidence: Double, evidence: String) {
    self.value = value
    self.confidence = confidence
    self.evidence = evidence
  }
}

extension CSVFinding {
  /// Whether nothing speaks for it, or as much against it.
  package var isGuess: Bool { confidence <= 0.5 }
}

/// What a CSV file looks like, as its first few hundred kilobytes tell.
public struct CSVLayout: Sendable {
  /// The encoding of the file.
  public var encoding: EncodingGuess
  /// The encoding of the lines that are not in ``encoding``, where two were mixed.
  public var otherCharset: Charset?
  /// Delimiter, quotes and line ends.
  public var syntax: CSVSyntax
  /// The delimiter, and why it is believed to be one.
  public var delimiter: CSVFinding<UInt8>
  /// Whether the first row names the columns.
  public var hasHeader: CSVFinding<Bool>
  /// The names of the columns, as they stand in the header; empty without one.
  public var header: [String]
  /// Where the header stands.
  public var headerRange: SourceRange?
  /// How many cells most rows have.
  public var columnCount: Int
  /// How many of the first cells that are not empty are addresses, numbers or dates, from 0 to 1.
  package var dataShare = 0.0
  /// How many rows of the head were looked at.
  package var sampledRows = 0
  /// What stands before the header and belongs to no row: titles, notes, a `sep=` line, the
  /// `#TYPE` line of PowerShell. A text a line, without its line break.
  public var preamble: [String]
  /// What stands behind the last row and belongs to none; known when everything was read.
  public var footer: [String] = []
  /// How often the header was repeated within the file; known when everything was read.
  public var repeatedHeaders = 0
}
