import ContactChanges
import ContactModel
import ContactUnification

/// Members that come and go, by the group: a group with many is a large card, which is written once.
struct GroupOperations {
  private(set) var all: [(group: Contact, operations: [SaveRequest.Operation])] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var keys: Set<RecordKey> = []

  /// - Returns: Whether it can be carried out with the others: one value of a group has to be for
  ///   all of them.
  mutating func take(_ operation: SaveRequest.Operation) -> Bool {
    let group = operation.subject
    let value = ObjectIdentifier(group.storage)
    if let place = places[value] {
      all[place].operations.append(operation)
      return true
    }
    guard keys.insert(RecordKey(group)).inserted else { return false }
    places[value] = all.count
    all.append((group, [operation]))
    return true
  }
}

extension SaveRequest.Operation {
  /// Who comes into a group or leaves it; nil for other changes.
  var member: Contact? {
    switch self {
    case .change: nil
    case .addMember(let member, _), .removeMember(let member, _): member
    }
  }

  func with(member: Contact) -> Self {
    switch self {
    case .change: self
    case .addMember(_, let group): .addMember(member, group: group)
    case .removeMember(_, let group): .removeMember(member, group: group)
    }
  }
}
