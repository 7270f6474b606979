import CSV
import SourceText

/// The first rows of a table, to judge its columns by. Texts are made of the cells that are asked
/// for: where headers tell what columns hold, these are none.
package struct SampleCells {
  /// They own what ``rows`` are views of, and are not filled again.
  private var batches: [CSVBatch] = []
  private var rows: [CSVRow] = []
  /// The cells of rows that are no batch's, in place of ``rows``.
  private var texts: [[String]] = []

  /// Rows with pictures in them fill a batch each, of which so many are kept.
  private static let batchLimit = 8

  package init(_ texts: [[String]] = []) { self.texts = texts }

  /// Adds the first rows of a batch, which must not be filled again.
  mutating func append(_ batch: CSVBatch, atMost limit: Int) {
    if texts.isEmpty, batches.count < Self.batchLimit {
      batches.append(batch)
      rows += batch.prefix(limit)
    } else {
      texts += rows.map(\.strings) + batch.prefix(limit).map(\.strings)
      rows.removeAll()
      batches.removeAll()
    }
  }

  var rowCount: Int { texts.count + rows.count }

  /// How many cells the longest row has.
  var columnCount: Int {
    max(texts.lazy.map(\.count).max() ?? 0, rows.lazy.map(\.count).max() ?? 0)
  }

  /// The cells of a column, from the rows that have it.
  func column(_ column: Int) -> [String] {
    texts.compactMap { column < $0.count ? $0[column] : nil }
      + rows.compactMap { column < $0.count ? $0[column].string : nil }
  }

  /// The cells of the first rows.
  func prefix(_ count: Int) -> [[String]] {
    texts.prefix(count) + rows.prefix(max(0, count - texts.count)).map(\.strings)
  }
}
