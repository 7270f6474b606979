package import CSV
package import SourceText

/// A table with the fields down the side and a contact in each column.
package enum TransposedTable {
  /// Longer tables are not looked at, in bytes.
  private static let limit = 1 << 18
  private static let rowLimit = 200

  /// The same table with a contact in each row; nil where the rows are contacts already.
  package static func turned(_ layout: CSVLayout, _ stream: ByteStream, _ head: CSVReader.Head)
    throws
    -> ByteStream?
  {
    guard layout.columnCount > 1, layout.sampledRows < rowLimit else { return nil }
    var rows = layout.hasHeader.value ? [layout.header] : []
    let reader = try CSVReader(stream.reopen(), head: head)
    let batch = CSVBatch()
    while try reader.next(batch) {
      guard batch.table == 0, rows.count + batch.count < rowLimit, reader.bytesRead < limit else {
        return nil
      }
      rows += batch.map(\.strings)
    }
    guard isTransposed(rows) else { return nil }
    let width = rows.lazy.map(\.count).max() ?? 0
    let turned = (0..<width).map { column in
      rows.map { column < $0.count ? $0[column] : "" }
    }
    return try ByteStream(bytes: Array(text(turned).utf8), name: stream.source.name)
  }

  /// Whether the first cells of rows name fields, and those of the first row don't.
  private static func isTransposed(_ rows: [[String]]) -> Bool {
    let side = rows.compactMap(\.first)
    guard side.count >= 3, let top = rows.first?.dropFirst().filter({ !$0.isEmpty }), !top.isEmpty
    else { return false }
    let down = HeaderReader(headers: side)
    let fields = Set(side.compactMap { down.read($0)?.meaning?.field })
    let known = side.count { HeaderIndex.isKnown($0) || down.read($0)?.meaning != nil }
    let knownAbove = top.count { HeaderIndex.isKnown($0) }
    return known * 4 >= side.count * 3 && fields.count >= 3 && knownAbove * 4 <= top.count
      && Set(side).count == side.count
  }

  private static func text(_ rows: [[String]]) -> String {
    rows.map { row in
      row.map {
        "\""
          + $0.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"") + "\""
      }.joined(separator: ",")
    }.joined(separator: "\n") + "\n"
  }
}
