import ContactUnification
import FileWriting

/// The file of `--assignments`: which record belongs to whom, a row for each.
struct MergeAssignments {
  let names: MergeNames

  func write(_ unification: Unification, to sink: any ByteSink) throws(OutputError) {
    let records = unification.records
    let sources = names.sources.map(Self.cell)
    var rows = Array("source,index,cluster_id\r\n".utf8)
    for (position, person) in unification.matches.clusterOfRecord.enumerated() {
      rows += sources[records[position].source].utf8
      rows += ",\(records[position].index),".utf8
      rows += Self.cell(unification.contacts[person].id).utf8
      rows += "\r\n".utf8
      guard rows.count > Self.mostHeld else { continue }
      try sink.write(rows)
      rows.removeAll(keepingCapacity: true)
    }
    try sink.write(rows)
  }

  /// So many bytes are written at once.
  private static let mostHeld = 1 << 16

  /// A cell by RFC 4180.
  private static func cell(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D })
    else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
