import ContactModel
import ContactSelection
import ContactUnification

/// Finds the records that are most like one that was joined with nobody.
struct NearestRecords {
  private let unification: Unification
  /// For each record, the numbers of its signs, and for each sign, the records that have it.
  private var signs: [[Int]] = []
  private var holders: [[Int]] = []

  /// So many are told of.
  private static let mostTold = 2
  /// So many are compared, of those that have most in common with it.
  private static let mostCompared = 64

  init(in unification: Unification) {
    self.unification = unification
    var numbers: [[UInt8]: Int] = [:]
    for (position, record) in unification.records.enumerated() {
      signs.append([])
      for sign in Self.signs(of: record.contact) {
        let number = numbers[sign] ?? holders.count
        if number == holders.count {
          numbers[sign] = number
          holders.append([])
        }
        holders[number].append(position)
        signs[position].append(number)
      }
    }
  }

  /// The likeliest first.
  func explanations(of position: Int) -> [(position: Int, explanation: MatchExplanation)] {
    var shared: [Int: Int] = [:]
    for sign in signs[position] {
      for other in holders[sign] where other != position { shared[other, default: 0] += 1 }
    }
    let candidates = shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return Array(
      candidates.prefix(Self.mostCompared)
        .map { (position: $0.key, explanation: unification.explain(position, $0.key)) }
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
