import ContactModel
import ContactUnification

/// How records are called in what a merge says.
struct MergeNames {
  /// The accounts' names.
  let sources: [String]

  /// A record's place, as `phone.vcf 12`: for people, and so counted from 1.
  func place(_ record: UnificationRecord) -> String {
    Self.place(source(record), record.index)
  }

  /// A record's name and place, as it is written down.
  func text(_ record: UnificationRecord) -> String {
    "\(record.contact.listedName) (\(place(record)))"
  }

  /// - Parameter index: The position in the source, from 0.
  static func place(_ source: String, _ index: Int) -> String { "\(source) \(index + 1)" }

  func source(_ record: UnificationRecord) -> String { record.sourceName(in: sources) }

  /// A contact's name, safe for a terminal.
  static func name(_ contact: Contact) -> String {
    let name = VisibleText.cell(contact.listedName)
    return name.isEmpty ? "(no name)" : name
  }

  /// A probability, as `97 %`; rounded down, so that it is neither certainty nor a threshold that it
  /// does not reach.
  static func percent(_ probability: Double) -> String {
    let tenths = Int((probability * 1000).rounded(.down))
    return tenths > 990 || tenths < 10 ? "\(tenths / 10).\(tenths % 10) %" : "\(tenths / 10) %"
  }
}
