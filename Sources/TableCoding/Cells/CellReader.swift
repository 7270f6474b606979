/// Reads one column of a table, or a few that belong together, into columns of one part each, and says
/// which cells are read so.
struct CellReader: Sendable {
  /// The columns of the table that it reads.
  let sources: [Int]
  /// The columns of the row that results which it fills.
  let targets: [Int]
  let read: @Sendable (inout ReshapedRow) -> Void
  /// Cells that may be read as parts of values, the likeliest first.
  let cells: @Sendable (CellParts) -> [[Int: String]]
  /// The cells with only that changed in them which the parts say, where several values share one; nil where
  /// that can't be told.
  var edit: @Sendable (CellParts) -> [Int: String]? = { _ in nil }
}

extension CellReader {
  /// A reader of one column, whose cells are some parts with a separator between.
  ///
  /// - Parameter rest: The columns for what is no such part.
  init(
    _ source: Int, _ parts: [Int], separator: String = "", rest: [Int] = [],
    read: @escaping @Sendable (inout ReshapedRow) -> Void
  ) {
    self.init(sources: [source], targets: parts + rest, read: read) {
      [[source: $0.joined(parts, separator)]]
    }
  }
}

/// The parts of values that a reader of cells has found in a row, or is to find in it.
struct CellParts {
  /// By column of the row that results from reading; what is missing is empty.
  let old: [Int: String]
  let new: [Int: String]
  /// The cells of the table as they are.
  let cells: [Int: String]

  func isChanged(_ column: Int) -> Bool { (old[column] ?? "") != (new[column] ?? "") }

  func text(_ column: Int?) -> String { column.flatMap { new[$0] } ?? "" }

  /// The texts of several columns that are not empty.
  func joined(_ columns: [Int?], _ separator: String) -> String {
    columns.map { text($0) }.joinedFilled(separator)
  }
}

extension [String] {
  /// The texts that are not empty, with a separator between.
  func joinedFilled(_ separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}
