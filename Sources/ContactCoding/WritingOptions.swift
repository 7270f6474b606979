/// How contacts are written.
public struct WritingOptions: Sendable {
  /// What becomes of pictures.
  public enum PhotoPolicy: Hashable, Sendable {
    /// Keep all of them.
    case keep
    /// Leave all of them out.
    case drop
    /// Keep those of at most so many bytes.
    case limit(bytes: Int)
  }

  /// The format of the file.
  public var format: ContactFormat
  /// The program that the file is for; nil for the format's general form.
  public var destination: Destination?
  /// Whether lines are folded at 75 octets. Everything reads folded lines but a few old phones.
  public var folds = true
  /// What becomes of pictures.
  public var photos = PhotoPolicy.keep
  /// Whether cells that a spreadsheet would run as formulas are guarded by an apostrophe.
  public var isSpreadsheetSafe = false
  /// The language of CSV headers as a BCP 47 tag, where the dialect has several; nil for English.
  public var headerLanguage: String?
  /// The columns of a CSV file; made by ``prepare(_:)``.
  package private(set) var layout: RowLayout?
  /// What ``prepare(_:)`` was given; nil before.
  public private(set) var needs: ColumnNeeds?

  /// Fixes the columns of a CSV file such that they hold all the contacts that were counted.
  /// Without it, a file has a single column for each kind of value.
  public mutating func prepare(_ needs: ColumnNeeds) {
    self.needs = needs
    layout = format.isCSV ? RowLayout(needs) : nil
  }

  /// Options for a format in its general form.
  public init(format: ContactFormat) { self.format = format }

  /// Options for a program: its format, and the forms that it really reads.
  public init(destination: Destination) {
    format = destination.format
    isSpreadsheetSafe = destination.rules.contains(.spreadsheet)
    self.destination = destination
  }
}
