import ContactModel

/// Cells that hold several values, of which some are to go or to be others: what stays is left as it is
/// written, and so is what stands between.
struct SharedCells {
  /// The cells by column of the plan, as they are and as they are to be.
  private(set) var before: [Int: String] = [:]
  private(set) var after: [Int: String] = [:]
  /// The values of the row, and those of the contact, that these cells settle.
  private(set) var old: Set<Int> = []
  private(set) var new: Set<Int> = []

  /// - Parameter cell: What the row has in a column of the plan.
  init(
    _ plan: RowPlan, _ old: RowValues, _ new: RowValues,
    _ difference: (removed: [Int], added: [Int]), cell: (Int) -> String
  ) {
    let groups = Dictionary(grouping: old.entries.indices) { old.entries[$0].group ?? -1 }
    for (number, places) in groups.sorted(by: { $0.key < $1.key })
    where number >= 0 && places.count > 1 {
      let group = plan.groups[number]
      guard Self.isList(group), Self.isAlone(group.value, plan.reshaping) else { continue }
      var edit = Edit(text: cell(group.value))
      let removed = places.filter(difference.removed.contains)
      var added = difference.added.filter {
        new.entries[$0].key == group.key && new.entries[$0].texts.count == 1
      }
      var isPossible = removed.count < places.count
      var used: Set<Int> = []
      for place in removed where isPossible {
        let entry = old.entries[place]
        let successor = added.firstIndex {
          new.entries[$0].label == entry.label && new.entries[$0].types == entry.types
        }
        let text = successor.map { new.entries[added[$0]].texts[0] }
        isPossible = entry.texts.count == 1 && edit.replace(entry.texts[0], with: text)
        if let successor { used.insert(added.remove(at: successor)) }
      }
      // Groups have no other column to go to.
      if group.kind == .category, isPossible, !added.isEmpty {
        let texts = places.map { old.entries[$0].texts.joined() }
        isPossible = edit.append(added.map { new.entries[$0].texts[0] }, likeThose: texts)
        used.formUnion(added)
      }
      guard isPossible, edit.text != cell(group.value) else { continue }
      before[group.value] = cell(group.value)
      after[group.value] = edit.text
      self.old.formUnion(removed)
      self.new.formUnion(used)
    }
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
