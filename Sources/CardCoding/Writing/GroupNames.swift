import ContactModel
import SourceText

/// The group of a property.
enum Group {
  case none
  /// One that the contact came with.
  case existing(ByteRange)
  /// `item` and a number.
  case new(Int)
}

/// Keeps account of a contact's groups while it is written, however many it has.
struct GroupNames {
  private var lastNumber = 0
  /// The numbers of groups of the contact's own that are called `item` and a number.
  private var taken: Set<Int>?
  /// The groups whose label was written; the first few are quicker to compare than to hash.
  private var labeled: [ByteRange] = []
  private var furtherLabeled: Set<[UInt8]> = []
  /// The numbers of groups whose own names none can have, and which of them have their label.
  private var renamed: [[UInt8]: Int] = [:]
  private var labeledNumbers: Set<Int> = []
  /// The groups of the addresses that were written.
  private var addressGroups: Set<[UInt8]> = []
  /// The groups of several values, once somebody asked.
  private var shared: Set<[UInt8]>?

  private static let comparingLimit = 32

  /// Begins with another contact.
  mutating func clear() {
    lastNumber = 0
    taken = nil
    shared = nil
    if !labeled.isEmpty { labeled.removeAll(keepingCapacity: true) }
    if !furtherLabeled.isEmpty { furtherLabeled.removeAll() }
    if !renamed.isEmpty { renamed.removeAll() }
    if !labeledNumbers.isEmpty { labeledNumbers.removeAll() }
    if !addressGroups.isEmpty { addressGroups.removeAll() }
  }

  /// The number that stands for a group whose name none can have, and whether it is new.
  mutating func number(
    insteadOf group: ByteRange, _ records: RecordView, _ bytes: Bytes
  ) -> (number: Int, isNew: Bool) {
    let name = bytes[group.range].map(lowercased)
    if let known = renamed[name] { return (known, false) }
    let number = nextNumber(records, bytes)
    renamed[name] = number
    return (number, true)
  }

  /// Notes that an address in the group is written with lines that speak of the whole group; false
  /// if another one was before.
  mutating func noteAddress(_ group: ByteRange, _ bytes: Bytes) -> Bool {
    addressGroups.insert(bytes[group.range].map(lowercased)).inserted
  }

  /// Whether several values of the contact are in a group.
  mutating func isShared(_ group: ByteRange, _ records: RecordView, _ bytes: Bytes) -> Bool {
    let shared = shared ?? Self.sharedGroups(records, bytes)
    self.shared = shared
    return shared.contains(bytes[group.range].map(lowercased))
  }

  private static func sharedGroups(_ records: RecordView, _ bytes: Bytes) -> Set<[UInt8]> {
    var known: Set<[UInt8]> = []
    var shared: Set<[UInt8]> = []
    for record in records {
      guard case .group = record.part else { continue }
      let name = bytes[record.text.range].map(lowercased)
      if !known.insert(name).inserted { shared.insert(name) }
    }
    return shared
  }

  /// A number that no group of the contact has.
  mutating func nextNumber(_ records: RecordView, _ bytes: Bytes) -> Int {
    let taken = taken ?? Self.numbers(records, bytes)
    self.taken = taken
    repeat { lastNumber += 1 } while taken.contains(lastNumber)
    return lastNumber
  }

  private static func numbers(_ records: RecordView, _ bytes: Bytes) -> Set<Int> {
    var numbers: Set<Int> = []
    for record in records {
      guard case .group = record.part, startsWith("item", bytes, record.text.range) else {
        continue
      }
      let digits = bytes[record.text.range].dropFirst(4)
      // More groups than eight digits can count don't fit into a card.
      guard let first = digits.first, first != UInt8(ascii: "0"), digits.count <= 8,
        digits.allSatisfy({ $0 &- 0x30 < 10 })
      else { continue }
      numbers.insert(digits.reduce(0) { $0 * 10 + Int($1 &- 0x30) })
    }
    return numbers
  }

  /// Notes that a group gets its label; false if it has one already.
  mutating func noteLabel(_ group: Group, _ bytes: Bytes) -> Bool {
    switch group {
    case .none: return true
    // A new group serves the field being written alone, unless it stands for one that can't be.
    case .new(let number): return renamed.isEmpty || labeledNumbers.insert(number).inserted
    case .existing(let name):
      let isKnown = labeled.contains {
        $0.count == name.count
          && bytes[$0.range].elementsEqual(
            bytes[name.range], by: { lowercased($0) == lowercased($1) })
      }
      if isKnown { return false }
      if labeled.count < Self.comparingLimit {
        labeled.append(name)
        return true
      }
      return furtherLabeled.insert(bytes[name.range].map(lowercased)).inserted
    }
  }
}
