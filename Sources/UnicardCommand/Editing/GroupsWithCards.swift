import ContactChanges
import ContactCoding
import ContactModel
import ContactStore

/// The groups that edits speak of and that have cards, which say who is in them: what contacts name
/// themselves changes nothing there.
struct GroupsWithCards {
  /// The groups that contacts are taken out of; an empty name stands for all.
  private var removed: Set<String> = []
  /// The groups that they are put into.
  private var added: Set<String> = []

  init(_ edits: [ContactEdit]) {
    for change in edits.flatMap(\.groupChanges) {
      switch change {
      case .removed(let name): removed.insert(name ?? "")
      case .added(let name): added.insert(name)
      }
    }
  }

  private var isEmpty: Bool { removed.isEmpty && added.isEmpty }

  /// Refuses edits of a file that would leave contacts in groups that they are taken out of, or put
  /// them into groups beside those of the cards.
  func check(_ rewriting: BookRewriting, _ isWanted: (Contact) -> Bool) throws {
    guard !isEmpty else { return }
    let input = rewriting.input
    let groups = try ContactGroups([input], jobs: rewriting.jobs)
    guard !groups.cards.isEmpty else { return }
    try input.again().input.enumerateContacts(jobs: rewriting.jobs) { read in
      if isWanted(read.contact) {
        try check(read.contact, groups, place: input.name, command: "groups", of: input.name)
      }
      return true
    }
  }

  /// Refuses such edits of records in a store, whose accounts have cards of their own.
  func check(_ edited: [StoredContact], in store: ContactStore) throws {
    guard !isEmpty else { return }
    let wanted = Set(edited.flatMap { $0.records.map(\.id) })
    for account in Set(edited.flatMap { $0.records.map(\.container) }).sorted() {
      let request = ContactFetchRequest(isUnified: false, containers: [account])
      let records = try Waiting.result { try await store.contacts(request) }
      let groups = ContactGroups(records.map(\.contact))
      if groups.cards.isEmpty { continue }
      for record in records where wanted.contains(record.id) {
        try check(
          record.contact, groups, place: "the account \(VisibleText.line(account))",
          command: "book groups")
      }
    }
  }

  /// - Parameters:
  ///   - command: The command that changes groups there.
  ///   - file: The file that it is told.
  private func check(
    _ contact: Contact, _ groups: ContactGroups, place: String, command: String,
    of file: String? = nil
  ) throws {
    guard !ContactGroup.isGroup(contact) else { return }
    // Those that the contact is in whatever it names itself.
    let kept = groups.names(of: contact.editing { $0.removeAll(.category) })
    let left = kept.first { name in
      (removed.contains(name) || removed.contains("")) && !added.contains(name)
    }
    let put = left == nil ? groups.cards.map(\.name).filter(added.contains).min() : nil
    guard let found = left ?? put else { return }
    let name = VisibleText.line(found)
    let words = [
      "unicard", command, left == nil ? "add" : "remove", file,
      name.contains(" ") ? "'\(name)'" : name, "--where …",
    ]
    throw CommandFailure(
      "The group “\(name)” has a card in \(place), which says who is in it; nothing was written.",
      hint: "Write " + words.compactMap(\.self).joined(separator: " "), status: .found)
  }
}
