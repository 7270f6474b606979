import ContactModel
import SourceText

/// The groups of columns that hold a field, in queues by what they say of a value. It is handed on
/// for every value, and so not copied.
final class FieldColumns: Sendable {
  /// How a group can suit a value, from the best on.
  enum Suitability: CaseIterable {
    /// It says the same.
    case exactly
    /// It says less than the value: a fax, where that is one at work.
    case nearly
    /// It has a column for the label.
    case holdsAnyLabel
    /// It says nothing.
    case saysNothing
    /// It says that the value is another one, or the main one.
    case neutrally
    /// It says what need not be so, but may.
    case acceptably
  }

  /// What a group says of its values.
  private enum Saying: Hashable {
    case types(UInt64)
    case label(String)
    case service(String)
    case anyLabel, nothing
    /// It has a label, and a column for another one: a cell of a column for mobile numbers may say of one
    /// that it is none.
    case otherLabel
  }

  let groups: [SharedGroup]
  private let key: ContactKey
  /// The groups that say the same, in their order.
  fileprivate let queues: [[Int]]
  /// The queues of what is said by texts and of what says nothing in particular.
  private let texts: [Saying: Int]
  private let anyLabel, nothing, otherLabel: Int?
  /// What is said by types, each once. There are few, which are found faster without a dictionary, and
  /// of every value it is asked.
  private let types: [(said: TypeSet, queue: Int)]

  init(_ key: ContactKey, _ groups: [SharedGroup]) {
    self.key = key
    self.groups = groups
    var queues: [[Int]] = []
    var places: [Saying: Int] = [:]
    var types: [(said: TypeSet, queue: Int)] = []
    func add(_ saying: Saying, _ index: Int) {
      if let place = places[saying] { return queues[place].append(index) }
      places[saying] = queues.count
      queues.append([index])
    }
    for (index, shared) in groups.enumerated() {
      let group = shared.group
      if !group.service.isEmpty {
        add(.service(group.service.lowercased()), index)
      } else if group.label == ColumnLabel() {
        add(group.labelColumn >= 0 ? .anyLabel : .nothing, index)
      } else {
        let said = group.label.types
        if !group.label.stored.isEmpty {
          add(.label(group.label.stored), index)
        } else {
          if places[.types(said.rawValue)] == nil { types.append((said, queues.count)) }
          add(.types(said.rawValue), index)
        }
        if group.labelColumn >= 0 { add(.otherLabel, index) }
      }
    }
    self.queues = queues
    texts = places
    (anyLabel, nothing, otherLabel) = (places[.anyLabel], places[.nothing], places[.otherLabel])
    self.types = types
  }

  /// What of a value decides where it goes.
  struct Wish {
    var types: TypeSet
    var label: Label?
    /// The text of the label, where TYPE can't say it.
    var stored: String?
    var service: String
    /// Whether it is a firm's own, which is at work wherever nothing else is said.
    var isOfFirm = false
  }

  /// The free group that suits a value best; nil where none does so.
  func group(_ suitability: Suitability, _ wish: Wish, _ free: inout FreeGroups) -> Int? {
    switch suitability {
    case .exactly:
      if !wish.service.isEmpty { return first(.service(wish.service.lowercased()), &free) }
      if let stored = wish.stored { return first(.label(stored), &free) }
      return wish.types.rawValue == 0 ? nil : first(.types(wish.types.rawValue), &free)
    case .nearly:
      guard wish.stored == nil, wish.types.rawValue != 0 else { return nil }
      // What the label says counts for more than what else is said.
      if let label = wish.label, let group = first(label, &free) { return group }
      // A fax is no telephone, nor is a telex.
      let kinds = TypeSet.fax.union(Self.unspoken)
      return first(&free) {
        wish.types.isSuperset(of: $0) && wish.types.intersection(kinds) == $0.intersection(kinds)
      }
    case .holdsAnyLabel: return first(.anyLabel, &free) ?? first(.otherLabel, &free)
    case .saysNothing: return first(.nothing, &free)
    case .neutrally:
      guard mayGoElsewhere(wish) else { return nil }
      if wish.types.contains(.fax) { return first(&free) { $0.contains(.fax) } }
      return first(Label.other, &free) ?? (key == .phoneNumber ? first(Label.main, &free) : nil)
    case .acceptably:
      let isCustom = wish.label?.isPredefined == false
      guard mayGoElsewhere(wish),
        wish.label == nil || isCustom || neutralLabels.contains(wish.label)
      else { return nil }
      switch key {
      case .phoneNumber where wish.types.contains(.fax): return nil
      case .phoneNumber, .postalAddress:
        let isOfFirm = wish.isOfFirm || !wish.types.isDisjoint(with: Self.ofFirms)
        if isOfFirm, let work = first(Label.work, &free) { return work }
        return first(Label.home, &free) ?? (isCustom ? nil : first(Label.work, &free))
      default:
        for queue in queues.indices {
          if let group = free.first(queue, of: self) { return group }
        }
        return nil
      }
    }
  }

  private func first(_ saying: Saying, _ free: inout FreeGroups) -> Int? {
    let queue: Int? =
      switch saying {
      case .types(let said): types.first { $0.said.rawValue == said }?.queue
      case .label, .service: texts[saying]
      case .anyLabel: anyLabel
      case .nothing: nothing
      case .otherLabel: otherLabel
      }
    return queue.flatMap { free.first($0, of: self) }
  }

  private func first(_ label: Label, _ free: inout FreeGroups) -> Int? {
    types.isEmpty ? nil : TypeSet(label).flatMap { first(.types($0.rawValue), &free) }
  }

  private func first(_ free: inout FreeGroups, _ suits: (TypeSet) -> Bool) -> Int? {
    for (said, queue) in types where suits(said) {
      if let group = free.first(queue, of: self) { return group }
    }
    return nil
  }

  /// Nobody answers there who is called.
  private static let unspoken = types(["pager", "tlx", "modem", "bbs"])
  private static let ofFirms = types(["company", "main", "main-number"])

  private static func types(_ names: [String]) -> TypeSet {
    names.reduce(into: .none) { $0.formUnion(TypeSet(name: $1) ?? .none) }
  }

  /// Whether a value of that field may stand under a label that is not its own.
  private func mayGoElsewhere(_ wish: Wish) -> Bool {
    switch key {
    case .phoneNumber: wish.types.isDisjoint(with: Self.unspoken)
    case .postalAddress, .url: true
    default: false
    }
  }

  /// Labels that say nothing which another one would deny.
  private var neutralLabels: [Label?] {
    switch key {
    case .phoneNumber: [.main, .other]
    case .postalAddress: [.other]
    default: [.homepage, .other]
    }
  }
}

/// Which groups of a field have room in the row that is being filled.
struct FreeGroups {
  private var next: [Int] = []
  private var isTaken: [Bool] = []

  /// Makes all groups free.
  mutating func reset(_ columns: FieldColumns) {
    next.removeAll(keepingCapacity: true)
    for _ in columns.queues { next.append(0) }
    isTaken.removeAll(keepingCapacity: true)
    for _ in columns.groups { isTaken.append(false) }
  }

  /// The next free group of a queue, which stays free.
  mutating func first(_ queue: Int, of columns: FieldColumns) -> Int? {
    let groups = columns.queues[queue]
    while next[queue] < groups.count {
      let group = groups[next[queue]]
      if !isTaken[group] { return group }
      next[queue] += 1
    }
    return nil
  }

  mutating func take(_ group: Int) { isTaken[group] = true }

  func isFree(_ group: Int) -> Bool { !isTaken[group] }
}

/// A group of a plan, handed on for each value that is written: handing on the group itself would
/// copy all that it consists of.
final class SharedGroup: Sendable {
  let group: RowPlan.Group
  /// Its number in the plan.
  let number: Int
  /// What the header says of the values, and what TYPE says beyond it.
  let label: Label?
  let rest: TypeSet

  init(_ group: RowPlan.Group, number: Int) {
    self.group = group
    self.number = number
    label = group.label.label
    rest = group.label.stored.isEmpty ? group.label.types.label.rest : group.label.types
  }
}
