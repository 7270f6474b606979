import ContactModel
import ContactSelection
import SourceText

/// Takes contacts that are removed out of the cards of groups.
struct MemberRemoval {
  /// The accounts of those who are removed, by their UIDs.
  private let removed: [String: [Source?]]
  /// The accounts of others who have one of these UIDs and stay.
  private let left: [String: [Source?]]

  /// - Parameter left: Those who stay and have one of the UIDs, as each account counts its own.
  init(of removed: [Contact], left: [Contact]) {
    self.removed = Self.sources(removed)
    self.left = Self.sources(left)
  }

  /// - Parameter identifiers: The UIDs of those who are removed, in any notation.
  init(identifiers: some Sequence<String>) {
    removed = Dictionary(
      identifiers.compactMap(IdentifierNotation.normalized).map { ($0, [nil]) }
    ) { a, _ in a }
    left = [:]
  }

  private static func sources(_ contacts: [Contact]) -> [String: [Source?]] {
    var sources: [String: [Source?]] = [:]
    for contact in contacts {
      guard let key = contact.identifier.flatMap(IdentifierNotation.normalized) else { continue }
      sources[key, default: []].append(contact.source)
    }
    return sources
  }

  /// The group without them; nil for what is no group, or has none of them in it.
  func revised(_ group: Contact) -> Contact? {
    guard group.kind == .group, !removed.isEmpty else { return nil }
    let left = group[.members].filter { !isRemoved($0.value, from: group.source) }
    guard left.count < group[.members].count else { return nil }
    return group.editing { $0[.members] = left }
  }

  /// A group names those of its own account, and others only where that has none of the UID.
  private func isRemoved(_ member: String, from source: Source?) -> Bool {
    guard let key = IdentifierNotation.normalized(member), let removed = removed[key] else {
      return false
    }
    guard let left = left[key] else { return true }
    return removed.contains(source) && !left.contains(source)
  }

  /// Says which groups lose somebody.
  func tell(on console: Console, isDone: Bool, _ groups: [Contact]) {
    let names = groups.filter { revised($0) != nil }.map { VisibleText.cell($0.listedName) }
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
