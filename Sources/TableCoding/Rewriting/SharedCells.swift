import ContactModel

/// Cells that hold several values, of which some are to go or to be others: what stays is left as it is
/// written, and so is what stands between.
struct SharedCells {
  /// What is to be done, and how.
  struct Request {
    let old: RowValues
    let new: RowValues
    /// The values that are to go, and those that are to come.
    let removed: [Int]
    let added: [Int]
    /// Those of them for which no columns are left, so that they are put to others of their kind.
    let unplaced: Set<Int>
    /// What the row has in a column of the plan.
    let cell: (Int) -> String
    /// The cells that a value of the row, or of the contact, would fill alone in the columns of a group.
    let oldTexts: (_ value: Int, _ group: Int) -> [Int: String]
    let newTexts: (_ value: Int, _ group: Int) -> [Int: String]
  }

  private let request: Request
  /// What takes the place of values that are to go: the first of the same kind for the first.
  private var successors: [Int: Int] = [:]
  /// The cells by column of the plan, as they are and as they are to be.
  private(set) var before: [Int: String] = [:]
  private(set) var after: [Int: String] = [:]
  /// The values of the row, and those of the contact, that these cells settle.
  private(set) var old: Set<Int> = []
  private(set) var new: Set<Int> = []
  /// The groups of the plan whose cells these are.
  private(set) var groups: Set<Int> = []

  init(_ plan: RowPlan, _ request: Request) {
    self.request = request
    var open = request.added
    for place in request.removed {
      guard let found = open.firstIndex(where: { isSameKind($0, place) }) else { continue }
      successors[place] = open.remove(at: found)
    }
    let places = Dictionary(grouping: request.old.entries.indices) {
      request.old.entries[$0].group ?? -1
    }
    for (number, places) in places.sorted(by: { $0.key < $1.key }) where number >= 0 {
      let group = plan.groups[number]
      if plan.dialect.traits.contains(.google), JoinedCells.canHold(group) {
        let cells = JoinedCells(group, request.cell)
        if cells.count == places.count {
          change(cells, number, places)
          continue
        }
      }
      guard Self.isList(group), Self.isAlone(group.value, plan.reshaping) else { continue }
      // What stands beside a mailbox stays, too.
      let isBeside =
        group.kind == .email
        && request.old.entries[places[0]].texts != [request.cell(group.value)]
      guard places.count > 1 || isBeside else { continue }
      change(group, number, places)
    }
  }

  private func isSameKind(_ new: Int, _ old: Int) -> Bool {
    let (new, old) = (request.new.entries[new], request.old.entries[old])
    return new.key == old.key && new.label == old.label && new.types == old.types
  }

  /// What is put to the values of some places because there is no room elsewhere.
  private func additions(to places: [Int]) -> [Int] {
    request.added.filter { value in
      request.unplaced.contains(value) && !new.contains(value)
        && !successors.values.contains(value) && places.contains { isSameKind(value, $0) }
    }
  }

  private mutating func settle(
    _ group: Int, old: [Int], new: [Int], before: [Int: String], after: [Int: String]
  ) {
    guard before != after else { return }
    groups.insert(group)
    self.old.formUnion(old)
    self.new.formUnion(new)
    self.before.merge(before) { $1 }
    self.after.merge(after) { $1 }
  }

  // MARK: Google's cells

  private mutating func change(_ joined: JoinedCells, _ number: Int, _ places: [Int]) {
    var cells = joined
    let removed = places.filter(request.removed.contains)
    let leaving = removed.filter { successors[$0] == nil }
    let additions = additions(to: places)
    if leaving.count == places.count {
      // All of them go, and what takes their place stands alone.
      if cells.areJoined { before.merge(cells.before) { $1 } }
      return
    }
    guard cells.areJoined || !additions.isEmpty else { return }
    for (position, place) in places.enumerated() {
      guard let successor = successors[place] else { continue }
      let old = request.oldTexts(place, number)
      guard cells.replace(position, old, with: request.newTexts(successor, number)) else { return }
    }
    for value in additions where !cells.append(request.newTexts(value, number)) { return }
    cells.remove(leaving.compactMap { places.firstIndex(of: $0) })
    settle(
      number, old: removed, new: removed.compactMap { successors[$0] } + additions,
      before: cells.before, after: cells.after)
  }

  // MARK: Cells of people

  private mutating func change(_ group: RowPlan.Group, _ number: Int, _ places: [Int]) {
    let entries = request.new.entries
    var edit = Edit(text: request.cell(group.value))
    let removed = places.filter(request.removed.contains)
    let used = removed.compactMap { successors[$0] }
    guard used.count > 0 || removed.count < places.count else { return }
    for place in removed {
      let old = request.old.entries[place].texts
      let new = successors[place].map { entries[$0].texts }
      guard old.count == 1, new?.count ?? 1 == 1, edit.replace(old[0], with: new?[0]) else {
        return
      }
    }
    // Groups have no other column to go to.
    let additions =
      group.kind == .category
      ? request.added.filter { entries[$0].key == .category && !used.contains($0) }
      : additions(to: places)
    if !additions.isEmpty {
      let texts = places.map { place in
        (successors[place].map { entries[$0] } ?? request.old.entries[place]).texts.joined()
      }
      guard edit.append(additions.map { entries[$0].texts[0] }, likeThose: texts) else { return }
    }
    settle(
      number, old: removed, new: used + additions,
      before: [group.value: request.cell(group.value)], after: [group.value: edit.text])
  }

  private static func isList(_ group: RowPlan.Group) -> Bool {
    switch group.kind {
    case .email, .phone, .text, .category: group.value >= 0
    default: false
    }
  }

  /// Whether a column is read by itself.
  private static func isAlone(_ column: Int, _ reshaping: RowReshaping?) -> Bool {
    guard let reshaping else { return true }
    guard let reader = reshaping.readers.first(where: { $0.targets.contains(column) }) else {
      return true
    }
    return reader.targets.count == 1 && reader.sources.count == 1
  }

  /// A cell that is being changed.
  private struct Edit {
    var text: String

    private static func isBetween(_ character: Character) -> Bool {
      character.isWhitespace || ",;/|:、，；".contains(character)
    }

    /// Puts a text in the place of another, or takes that out with what stood beside it; false where it is not
    /// there, or more than once.
    mutating func replace(_ old: String, with new: String?) -> Bool {
      guard !old.isEmpty, var range = text.firstRange(of: old),
        text[range.upperBound...].firstRange(of: old) == nil
      else { return false }
      if let new {
        text.replaceSubrange(range, with: new)
        return true
      }
      let behind = text[range.upperBound...].prefix(while: Self.isBetween)
      if behind.endIndex < text.endIndex {
        range = range.lowerBound..<behind.endIndex
      } else {
        let front = text[..<range.lowerBound]
        let start = front.lastIndex { !Self.isBetween($0) }.map { front.index(after: $0) }
        range = (start ?? front.startIndex)..<text.endIndex
      }
      text.removeSubrange(range)
      return true
    }

    /// Appends texts with what stands between two others; false where that can't be seen.
    mutating func append(_ texts: [String], likeThose others: [String]) -> Bool {
      for (first, second) in zip(others, others.dropFirst()) {
        guard let start = text.firstRange(of: first)?.upperBound,
          let end = text[start...].firstRange(of: second)?.lowerBound
        else { continue }
        let between = String(text[start..<end])
        guard between.allSatisfy(Self.isBetween) else { continue }
        for new in texts { text += between + new }
        return true
      }
      return false
    }
  }
}
