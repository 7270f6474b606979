import ContactUnification
import FileWriting

/// The file of `--assignments`: which record belongs to whom, a row for each.
struct MergeAssignments {
  let names: MergeNames

  func write(_ unification: Unification, to sink: any ByteSink) throws(OutputError) {
    var identifiers = [String](repeating: "", count: unification.records.count)
    for (cluster, unified) in zip(unification.matches.clusters, unification.contacts) {
      for position in cluster { identifiers[position] = unified.id }
    }
    try sink.write("source,index,cluster_id\r\n")
    let sources = names.sources.map(Self.cell)
    for (record, identifier) in zip(unification.records, identifiers) {
      try sink.write("\(sources[record.source]),\(record.index),\(Self.cell(identifier))\r\n")
    }
  }

  /// A cell by RFC 4180.
  private static func cell(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D })
    else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
