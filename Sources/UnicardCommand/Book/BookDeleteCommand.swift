import ArgumentParser
import ContactChanges
import ContactModel
import ContactSelection
import ContactStore

/// `unicard book delete`: removes people from a store.
struct BookDeleteCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Remove people from a store, with all their records.",
    discussion: """
      Who is removed is taken out of the groups. With --account, records of that account alone are \
      removed. 'unicard book undo' brings them back.

      EXAMPLES
        unicard book delete 'Jane Doe'
        unicard book delete r12
        unicard book delete --where 'not has phone and not has email' --dry-run
        unicard book delete --where 'group = Old' --account Phone
      """)

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var target: StoreEditOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if choice.isEmpty {
      throw ValidationError("Say whom to remove, by a name or by --where.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let store = try target.store.open()
    guard let found = try target.contacts(choice, in: store, on: console) else { return .found }
    // Each record is removed by itself, so that groups know whom they lose.
    let numbers = found.flatMap { $0.records.map(\.id) }
    let wanted = Set(numbers)
    let all = try Waiting.result {
      try await store.contacts(ContactFetchRequest(predicate: .kind(.group), isUnified: false))
    }
    var request = SaveRequest()
    var removed: [StoredContact] = []
    var tally = ChangeTally()
    for number in numbers {
      guard
        let record = try Waiting.result({ try await store.contact(withIdentifier: number) })
      else { continue }
      removed.append(record)
    }
    let sharing = ContactFetchRequest(
      predicate: .identifiers(removed.compactMap(\.contact.identifier)), isUnified: false)
    let left = try Waiting.result { try await store.contacts(sharing) }
      .filter { !wanted.contains($0.id) }
    let removal = MemberRemoval(of: removed.map(\.contact), left: left.map(\.contact))
    let groups = all.filter { !wanted.contains($0.id) }.map(\.contact)
    for group in groups {
      guard let left = removal.revised(group) else { continue }
      request.update(left, from: group)
      tally.add(.changed)
    }
    removal.tell(on: console, isDone: !target.dryRun, groups)
    for contact in removed { request.delete(contact) }
    // Somebody who is in several accounts is one person.
    for _ in found { tally.add(.removed) }
    try target.writing(to: store, on: console).save([(request, nil)], tally)
    return .success
  }
}
