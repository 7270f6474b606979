import ContactModel
import ContactUnification

/// Tells of contacts that were changed since they were merged.
struct MergeEditsText {
  private let edited: [(name: String, edits: MergeEdits)]
  private let console: Console

  /// So many contacts, and so many values of each, are named.
  private static let mostNamed = 5

  init(_ edited: [(name: String, edits: MergeEdits)], _ console: Console) {
    self.edited = edited.sorted { $0.name < $1.name }
    self.console = console
  }

  func printForUnmerging() {
    guard !edited.isEmpty else { return }
    console.warning(
      "\(Count(edited.count, "contact")) \(edited.count == 1 ? "was" : "were") changed since the "
        + "merge; \(edited.count == 1 ? "its" : "their") records are as they were before:")
    for (name, edits) in edited.prefix(Self.mostNamed) {
      if !edits.added.isEmpty { print(name, "loses", edits.added) }
      if !edits.removed.isEmpty { print(name, "has again", edits.removed) }
    }
    printRest()
  }

  /// Of contacts that are written with the records in them.
  func printForConverting() {
    let edited = edited.filter { !$0.edits.removed.isEmpty }
    guard !edited.isEmpty else { return }
    console.warning(
      "What was removed from \(Count(edited.count, "merged contact")) is still in the records that "
        + "\(edited.count == 1 ? "it holds" : "they hold"):")
    for (name, edits) in edited.prefix(Self.mostNamed) { print(name, "holds", edits.removed) }
    printRest()
    console.hint("--no-undo leaves the records out.")
  }

  private func print(_ name: String, _ verb: String, _ values: [MergeEdits.Value]) {
    let shown = values.prefix(Self.mostNamed).map { value in
      let text = VisibleText.cell(value.text)
      let short = text.count > 60 ? text.prefix(59) + "…" : text[...]
      return "\(MatchExplanation.words(value.key.name)) “\(short)”"
    }
    let more = values.count > shown.count ? " and \(values.count - shown.count) more" : ""
    console.note("  \(name) \(verb) \(shown.joined(separator: ", "))\(more).")
  }

  private func printRest() {
    let rest = edited.count - Self.mostNamed
    if rest > 0 { console.note("  And \(Count(rest, "more", "more")).") }
  }
}
