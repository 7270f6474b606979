import ContactModel
import ContactSelection

/// Takes contacts that are removed out of the cards of groups.
struct MemberRemoval {
  private let identifiers: Set<String>

  init(of removed: [Contact]) {
    self.init(identifiers: removed.compactMap(\.identifier))
  }

  /// - Parameter identifiers: The UIDs of those who are removed, in any notation.
  init(identifiers: some Sequence<String>) {
    self.identifiers = Set(identifiers.compactMap(IdentifierNotation.normalized))
  }

  /// The group without them; nil for what is no group, or has none of them in it.
  func revised(_ group: Contact) -> Contact? {
    guard group.kind == .group, !identifiers.isEmpty else { return nil }
    let left = group[.members].filter { !isRemoved($0.value) }
    guard left.count < group[.members].count else { return nil }
    return group.editing { $0[.members] = left }
  }

  private func isRemoved(_ member: String) -> Bool {
    IdentifierNotation.normalized(member).map(identifiers.contains) ?? false
  }

  /// Says which groups lose somebody.
  func tell(on console: Console, isDone: Bool, _ groups: [Contact]) {
    let names = groups.filter { revised($0) != nil }.map { VisibleText.cell($0.displayName) }
    Self.tell(on: console, isDone: isDone, names: names)
  }

  static func tell(on console: Console, isDone: Bool, names: [String]) {
    guard !names.isEmpty else { return }
    let shown = names.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    console.note(
      "\(isDone ? "Taken" : "Would be taken") out of \(Count(names.count, "group")): "
        + "\(shown)\(names.count > 5 ? ", …" : "").")
  }
}
