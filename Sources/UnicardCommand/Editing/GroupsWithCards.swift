import ContactChanges
import ContactCoding
import ContactModel

/// The groups that edits speak of and that have cards, which say who is in them: what contacts name
/// themselves changes nothing there.
struct GroupsWithCards {
  private let changes: [ContactEdit.GroupChange]
  private let rewriting: BookRewriting

  init(_ edits: [ContactEdit], _ rewriting: BookRewriting) {
    changes = edits.flatMap(\.groupChanges)
    self.rewriting = rewriting
  }

  /// Refuses edits that would leave contacts in groups that they are taken out of, or put them into
  /// groups beside those of the cards.
  func check(_ isWanted: (Contact) -> Bool) throws {
    guard !changes.isEmpty else { return }
    let input = rewriting.input
    let groups = try ContactGroups([input], jobs: rewriting.jobs)
    let cards = Set(groups.cards.map(\.name)).subtracting([""])
    guard !cards.isEmpty else { return }
    var removed: Set<String> = []
    var added: Set<String> = []
    for change in changes {
      switch change {
      case .removed(let name): removed.insert(name ?? "")
      case .added(let name): added.insert(name)
      }
    }
    var found: (name: String, verb: String)?
    try input.again().input.enumerateContacts(jobs: rewriting.jobs) { read in
      guard !ContactGroup.isGroup(read.contact), isWanted(read.contact) else { return true }
      // Those that the contact is in whatever it names itself.
      let kept = groups.names(of: read.contact.editing { $0.removeAll(.category) })
      let left = kept.first { name in
        (removed.contains(name) || removed.contains("")) && !added.contains(name)
      }
      if let name = left {
        found = (name, "remove")
      } else if let name = added.filter(cards.contains).min() {
        found = (name, "add")
      }
      return found == nil
    }
    guard let found else { return }
    let name = VisibleText.line(found.name)
    let shown = name.contains(" ") ? "'\(name)'" : name
    throw CommandFailure(
      "The group “\(name)” has a card in \(input.name), which says who is in it; nothing was written.",
      hint: "Write unicard groups \(found.verb) \(input.name) \(shown) --where …",
      status: .found)
  }
}
