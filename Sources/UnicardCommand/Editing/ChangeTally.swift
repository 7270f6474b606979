import ContactChanges
import ContactModel

/// How many contacts, and cards of groups, a command added, changed and removed.
struct ChangeTally {
  private struct Number {
    var contacts = 0
    var groups = 0
  }

  private var counts: [ContactChange.Kind: Number] = [:]

  var isEmpty: Bool { counts.isEmpty }

  mutating func add(_ change: ContactChange) {
    let contact = change.after ?? change.before
    add(change.kind, isGroup: contact.map(ContactGroup.isGroup) ?? false)
  }

  mutating func add(_ kind: ContactChange.Kind, isGroup: Bool = false) {
    if isGroup {
      counts[kind, default: Number()].groups += 1
    } else {
      counts[kind, default: Number()].contacts += 1
    }
  }

  /// Counts those alone as changed that could be written otherwise than they were.
  mutating func settle(changed: Int) {
    guard changed > 0 else {
      counts[.changed] = nil
      return
    }
    let groups = min(counts[.changed]?.groups ?? 0, changed)
    counts[.changed] = Number(contacts: changed - groups, groups: groups)
  }

  /// As a part of a sentence: `changed 2 contacts, removed 1 contact and 1 group`; empty where nothing changed.
  var text: String {
    [ContactChange.Kind.changed, .added, .removed].compactMap { kind in
      counts[kind].map { "\(kind.rawValue) \(Count.contacts($0.contacts, groups: $0.groups))" }
    }.joined(separator: ", ")
  }

  /// As a sentence of what was done, or would have been.
  func sentence(isDone: Bool, place: String = "") -> String {
    isDone
      ? text.prefix(1).uppercased() + text.dropFirst() + place + "."
      : "Nothing was written; this would have \(text)."
  }
}
