import ContactChanges

/// How many contacts a command added, changed and removed.
struct ChangeTally {
  private var counts: [ContactChange.Kind: Int] = [:]

  var isEmpty: Bool { counts.isEmpty }

  mutating func add(_ kind: ContactChange.Kind) { counts[kind, default: 0] += 1 }

  /// Counts those alone as changed that could be written otherwise than they were.
  mutating func settle(changed: Int) { counts[.changed] = changed > 0 ? changed : nil }

  /// As a part of a sentence: `changed 2 contacts, removed 1 contact`; empty where nothing changed.
  var text: String {
    [ContactChange.Kind.changed, .added, .removed].compactMap { kind in
      counts[kind].map { "\(kind.rawValue) \(Count($0, "contact"))" }
    }.joined(separator: ", ")
  }

  /// As a sentence of what was done, or would have been.
  func sentence(isDone: Bool, place: String = "") -> String {
    isDone
      ? text.prefix(1).uppercased() + text.dropFirst() + place + "."
      : "Nothing was written; this would have \(text)."
  }
}
