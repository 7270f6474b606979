import ContactChanges
import ContactModel

/// What takes out again what was added. Whoever was changed since stays, and in the groups; a group's card that was
/// changed since stays without those who came in.
struct AddUndo {
  private let back: ContactChanges
  private var current: [String: Contact] = [:]
  /// The UIDs of those who stay.
  private var staying: Set<String> = []

  /// - Parameters:
  ///   - done: What was added.
  ///   - book: The contacts as they are now.
  init(_ done: ContactChanges, in book: [Contact]) {
    back = done.inverted
    for contact in book {
      if let identifier = Self.key(contact.identifier), current[identifier] == nil {
        current[identifier] = contact
      }
    }
    for change in back where change.after == nil {
      guard let added = change.before, added.kind != .group,
        let identifier = Self.key(added.identifier), let now = current[identifier],
        !now.hasSameMeaning(as: added)
      else { continue }
      staying.insert(identifier)
    }
  }

  var request: SaveRequest {
    var request = SaveRequest(back.compactMap(revised).map { .change($0) })
    request.refusesKnownIdentifiers = false
    return request
  }

  /// What becomes of a change; nil where nothing is left of it.
  private func revised(_ change: ContactChange) -> ContactChange? {
    guard let before = change.before, before.kind == .group else { return change }
    let stays = before[.members].filter { member in
      Self.key(member.value).map(staying.contains) ?? false
    }
    let after: Contact
    if let old = change.after {
      if stays.isEmpty { return change }
      let known = Set(old[.members].compactMap { Self.key($0.value) })
      after = old.editing { draft in
        draft[.members] += stays.filter { !known.contains(Self.key($0.value) ?? "") }
      }
    } else {
      guard let now = Self.key(before.identifier).flatMap({ current[$0] }),
        !stays.isEmpty || !now.hasSameMeaning(as: before)
      else { return change }
      after = before.editing { $0[.members] = stays }
    }
    return after == before ? nil : .changed(from: before, to: after)
  }

  private static func key(_ identifier: String?) -> String? {
    identifier.flatMap(IdentifierNotation.normalized)
  }
}
