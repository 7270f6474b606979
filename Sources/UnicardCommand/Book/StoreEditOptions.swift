import ArgumentParser
import ContactStore

/// How contacts of a store are changed.
struct StoreEditOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only records of this account, each by itself; may be given several times.",
      valueName: "name"))
  var account: [String] = []

  @Flag(help: "Show what would change, and write nothing.")
  var dryRun = false

  @OptionGroup var store: StoreOptions
  @OptionGroup var reader: LocaleOptions

  /// The accounts that are looked into; nil for all.
  var containers: Set<String>? { account.isEmpty ? nil : Set(account) }

  /// The contacts that are meant, as they are; nil, and says so, where there are none.
  func contacts(
    _ choice: ChoiceOptions, in store: ContactStore, on console: Console
  ) throws -> [StoredContact]? {
    if let name = choice.name {
      return [try StoredName(store: store, containers: containers).match(name)]
    }
    let request = ContactFetchRequest(
      predicate: try choice.selection.predicate(on: console), isUnified: containers == nil,
      containers: containers)
    let found = try Waiting.result { try await store.contacts(request) }
    if found.isEmpty { console.note("No contact matches.") }
    return found.isEmpty ? nil : found
  }
}
