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

  let groups: [SharedGroup]
  private let key: ContactKey
  private let found: Queues

  init(_ key: ContactKey, _ groups: [SharedGroup]) {
    self.key = key
    self.groups = groups
    var found = Queues()
    for (index, shared) in groups.enumerated() { found.add(index, shared.group) }
    self.found = found
  }

  /// The groups that say the same, in their order.
  fileprivate var queues: [[Int]] { found.queues }

  private struct Queues: Sendable {
    var queues: [[Int]] = []
    var byTypes: [UInt64: Int] = [:]
    var byLabel: [[UInt8]: Int] = [:]
    var byService: [String: Int] = [:]
    /// What is said by types, each once.
    var types: [TypeSet] = []
    var anyLabel: Int?
    /// Those that can say so of a value that has another label than they have.
    var otherLabel: Int?
    var nothing: Int?

    mutating func add(_ index: Int, _ group: RowPlan.Group) {
      if !group.service.isEmpty {
        let service = String(decoding: group.service, as: UTF8.self).lowercased()
        byService[service] = append(index, to: byService[service])
      } else if group.label == ColumnLabel() {
        if group.labelColumn >= 0 {
          anyLabel = append(index, to: anyLabel)
        } else {
          nothing = append(index, to: nothing)
        }
      } else {
        addLabelled(index, group)
        // A cell of a column for mobile numbers may say of one that it is another.
        if group.labelColumn >= 0 { otherLabel = append(index, to: otherLabel) }
      }
    }

    private mutating func addLabelled(_ index: Int, _ group: RowPlan.Group) {
      if group.label.stored.isEmpty {
        let said = group.label.types
        if byTypes[said.rawValue] == nil { types.append(said) }
        byTypes[said.rawValue] = append(index, to: byTypes[said.rawValue])
      } else {
        let stored = Array(group.label.stored.utf8)
        byLabel[stored] = append(index, to: byLabel[stored])
      }
    }

    /// Adds a group to a queue, a new one where there is none; returns its number.
    private mutating func append(_ index: Int, to queue: Int?) -> Int {
      if let queue {
        queues[queue].append(index)
        return queue
      }
      queues.append([index])
      return queues.count - 1
    }
  }

  /// What of a value decides where it goes.
  struct Wish {
    var types: TypeSet
    var label: Label?
    /// The text of the label, where TYPE can't say it.
    var stored: [UInt8]?
    var service: String
  }

  /// Hands the queues that suit a value to `body`, the best first, until that returns true.
  func forEachQueue(_ suitability: Suitability, _ wish: Wish, _ body: (Int) -> Bool) {
    switch suitability {
    case .exactly:
      if !wish.service.isEmpty {
        if let queue = found.byService[wish.service.lowercased()] { _ = body(queue) }
      } else if let stored = wish.stored {
        if let queue = found.byLabel[stored] { _ = body(queue) }
      } else if wish.types.rawValue != 0, let queue = found.byTypes[wish.types.rawValue] {
        _ = body(queue)
      }
    case .nearly: forEachNear(wish, body)
    case .holdsAnyLabel:
      for queue in [found.anyLabel, found.otherLabel] {
        if let queue, body(queue) { return }
      }
    case .saysNothing: if let nothing = found.nothing { _ = body(nothing) }
    case .neutrally:
      guard mayGoElsewhere(wish) else { return }
      if wish.types.contains(.fax) { return forEachFax(body) }
      for label in [Label.other, .main] where key == .phoneNumber || label == .other {
        if hand(label, body) { return }
      }
    case .acceptably: forEachAcceptable(wish, body)
    }
  }

  private func hand(_ label: Label, _ body: (Int) -> Bool) -> Bool {
    guard let types = TypeSet(label), let queue = found.byTypes[types.rawValue] else {
      return false
    }
    return body(queue)
  }

  private static let pager = TypeSet(name: "pager") ?? .none

  private func forEachNear(_ wish: Wish, _ body: (Int) -> Bool) {
    guard wish.stored == nil, wish.types.rawValue != 0 else { return }
    // What the label says counts for more than what else is said.
    if let label = wish.label, hand(label, body) { return }
    // A fax is no telephone.
    let kinds = TypeSet.fax.union(Self.pager)
    for said in found.types
    where wish.types.isSuperset(of: said)
      && wish.types.intersection(kinds) == said.intersection(kinds)
    {
      if let queue = found.byTypes[said.rawValue], body(queue) { return }
    }
  }

  private func forEachFax(_ body: (Int) -> Bool) {
    for said in found.types where said.contains(.fax) {
      if let queue = found.byTypes[said.rawValue], body(queue) { return }
    }
  }

  /// Whether a value of that field may stand under a label that is not its own.
  private func mayGoElsewhere(_ wish: Wish) -> Bool {
    switch key {
    case .phoneNumber: !wish.types.contains(Self.pager)
    case .postalAddress, .url: true
    default: false
    }
  }

  private func forEachAcceptable(_ wish: Wish, _ body: (Int) -> Bool) {
    guard mayGoElsewhere(wish) else { return }
    let isUnlabelled = wish.label == nil
    let isCustom = wish.label?.isPredefined == false
    switch key {
    case .phoneNumber where wish.types.contains(.fax): return
    case .phoneNumber:
      guard isUnlabelled || isCustom || wish.label == .main || wish.label == .other else { return }
      for label in [Label.home, .work] where label == .home || !isCustom {
        if hand(label, body) { return }
      }
    case .postalAddress:
      guard isUnlabelled || isCustom || wish.label == .other else { return }
      for label in [Label.home, .work] where label == .home || !isCustom {
        if hand(label, body) { return }
      }
    default:
      guard isUnlabelled || isCustom || wish.label == .homepage || wish.label == .other else {
        return
      }
      for queue in queues.indices where body(queue) { return }
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
