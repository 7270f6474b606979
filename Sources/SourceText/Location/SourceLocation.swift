/// A place in a source as people name it: line and column.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1, in characters (Unicode scalars) of the decoded line.
  public var column: Int
  /// The line for show: decoded, control characters made visible, and cut around the place if it is
  /// long, with `…` where it was cut.
  public var lineText: String
  /// How many characters (Unicode scalars) of ``lineText`` come before the place.
  public var caret: Int
  /// How many characters of ``lineText`` from the caret on belong to the range; 0 for an empty range
  /// and one that starts at the line's end.
  public var length: Int

  /// Makes a location.
  public init(line: Int, column: Int, lineText: String, caret: Int, length: Int) {
    self.line = line
    self.column = column
    self.lineText = lineText
    self.caret = caret
    self.length = length
  }
}
