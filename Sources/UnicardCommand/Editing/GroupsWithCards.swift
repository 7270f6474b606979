import ContactChanges
import ContactCoding
import ContactModel
import ContactStore

/// The groups that edits speak of and that cards say who is in: what contacts name themselves changes
/// nothing there.
struct GroupsWithCards {
  private let changes: [ContactEdit.GroupChange]

  init(_ edits: [ContactEdit]) { changes = edits.flatMap(\.groupChanges) }

  /// What an editor has made of the groups that a contact names.
  init(from before: Contact, to after: Contact) {
    let (old, new) = (Set(before.categories.map(\.value)), Set(after.categories.map(\.value)))
    changes =
      old.subtracting(new).sorted().map { .removed($0) }
      + new.subtracting(old).sorted().map { .added($0) }
  }

  /// Refuses edits of a file that would leave contacts in groups that they are taken out of, or put them
  /// into groups beside those of the cards.
  func check(_ rewriting: BookRewriting, _ isWanted: (Contact) -> Bool) throws {
    guard !changes.isEmpty else { return }
    let input = rewriting.input
    var book: [Contact] = []
    try input.again().input.enumerateContacts(jobs: rewriting.jobs) { read in
      book.append(read.contact)
      return true
    }
    try check(book, isWanted, in: input.name, command: { "groups \($0) \(input.name)" })
  }

  /// The same for records of a store, in each account that has some of them.
  func check(_ people: [StoredContact], in store: ContactStore) throws {
    guard !changes.isEmpty else { return }
    let wanted = Set(people.flatMap { $0.records.map(\.id) })
    for account in Set(people.flatMap { $0.records.map(\.container) }).sorted() {
      let request = ContactFetchRequest(isUnified: false, containers: [account])
      let records = try Waiting.result { try await store.contacts(request) }
      try check(
        records.enumerated().map { $1.contact.placed(at: $0) },
        { wanted.contains(records[$0.sourceIndex].id) },
        in: "the account \(VisibleText.line(account))",
        command: { "book groups \($0)" })
    }
  }

  /// - Parameter command: What changes groups in this place, by `add` or `remove`.
  private func check(
    _ book: [Contact], _ isWanted: (Contact) -> Bool, in place: String,
    command: (String) -> String
  ) throws {
    let groups = ContactGroups(book)
    let withCard = Set(groups.cards.map(\.name)).subtracting([""])
    let cards = GroupsInCards(book)
    if withCard.isEmpty, cards == nil { return }
    var removed: Set<String> = []
    var added: Set<String> = []
    for change in changes {
      switch change {
      case .removed(let name): removed.insert(name ?? "")
      case .added(let name): added.insert(name)
      }
    }
    for contact in book where !ContactGroup.isGroup(contact) && isWanted(contact) {
      // Those that the contact is in whatever it names itself.
      let kept = groups.names(of: contact.editing { $0.removeAll(.category) })
      let left = kept.first { name in
        (removed.contains(name) || removed.contains("")) && !added.contains(name)
      }
      let found =
        left ?? added.filter { withCard.contains($0) || cards?.isInCard($0) == true }.min()
      guard let found else { continue }
      let name = VisibleText.line(found)
      let shown = name.contains(" ") ? "'\(name)'" : name
      let what =
        withCard.contains(found)
        ? "The group “\(name)” has a card in \(place), which says who is in it"
        : "In \(place) cards say who is in a group, and “\(name)” has none yet"
      throw CommandFailure(
        "\(what); nothing was written.",
        hint: "Write unicard \(command(left == nil ? "add" : "remove")) \(shown) --where …",
        status: .found)
    }
  }
}
