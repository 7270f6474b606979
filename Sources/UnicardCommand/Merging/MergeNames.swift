import ContactModel
import ContactUnification

/// How records are called in what a merge says.
struct MergeNames {
  /// The accounts' names.
  let sources: [String]

  /// A record's place, as `phone.vcf 12`.
  func place(_ record: UnificationRecord) -> String {
    "\(source(record)) \(record.index)"
  }

  func source(_ record: UnificationRecord) -> String {
    sources.indices.contains(record.source) ? sources[record.source] : ""
  }

  /// A contact's name, safe for a terminal.
  static func name(_ contact: Contact) -> String {
    let name = VisibleText.cell(contact.displayName)
    return name.isEmpty ? "(no name)" : name
  }

  /// A probability, as `97 %`, never rounded to certainty.
  static func percent(_ probability: Double) -> String {
    let tenths = Int((probability * 1000).rounded(.down))
    return tenths > 990 || tenths < 10
      ? "\(tenths / 10).\(tenths % 10) %" : "\((tenths + 5) / 10) %"
  }
}
