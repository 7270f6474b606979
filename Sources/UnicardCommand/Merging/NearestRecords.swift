import ContactModel
import ContactSelection
import ContactUnification

/// The records that are most like one that was joined with nobody.
struct NearestRecords {
  /// The likeliest first.
  let explanations: [(position: Int, explanation: MatchExplanation)]

  /// So many are told of.
  private static let mostTold = 2
  /// So many are compared, of those that have most in common with it.
  private static let mostCompared = 64

  init(of position: Int, in unification: Unification) {
    let own = Self.signs(of: unification.records[position].contact)
    let candidates = unification.records.indices.compactMap { other -> (Int, Int)? in
      if other == position { return nil }
      let shared = Self.signs(of: unification.records[other].contact).intersection(own).count
      return shared == 0 ? nil : (other, shared)
    }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    explanations = Array(
      candidates.prefix(Self.mostCompared)
        .map { (position: $0.0, explanation: unification.explain(position, $0.0)) }
        .sorted { ($1.explanation.weight, $0.position) < ($0.explanation.weight, $1.position) }
        .prefix(Self.mostTold))
  }

  /// What people would look a contact up by: the words of its name, the ends of its numbers, its
  /// mailboxes.
  private static func signs(of contact: Contact) -> Set<[UInt8]> {
    let words = contact.displayName.split { !$0.isLetter && !$0.isNumber }
      .map { SearchKey.bytes(of: String($0)) }
    let numbers = contact.phoneNumbers.map { number in
      Array(number.value.stringValue.utf8.filter { $0 &- 0x30 < 10 }.suffix(7))
    }.filter { $0.count > 5 }
    let mailboxes = contact.emailAddresses.map { Array($0.value.lowercased().utf8) }
    return Set(words.map(Array.init) + numbers + mailboxes)
  }
}
