import ArgumentParser
import FileFormats
import TableCoding

/// Whether merged contacts are written with the records that they were merged from.
struct UndoOption: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Keep in merged contacts what 'unicard unmerge' needs, or leave it out. Without it, it is "
        + "kept. Tables and files for another program (--for) never have it."))
  var undo: Bool?

  /// Whether the records are kept in a file. A table would need a column for each, which no program
  /// expects.
  func keepsRecords(_ options: WritingOptions) -> Bool {
    !options.format.isCSV && options.destination == nil && (undo ?? true)
  }
}
