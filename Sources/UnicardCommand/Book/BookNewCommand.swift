import ArgumentParser
import ContactChanges
import ContactCoding
import ContactModel
import ContactStore
import Unicard

/// `unicard book new`: makes a contact in a store.
struct BookNewCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a contact in an account of a store.",
    discussion: """
      Without a KEY=VALUE, an empty contact opens as text in $VISUAL or $EDITOR. KEYs are those of \
      'unicard edit'. The store, and an account Contacts, are made where there are none.

      EXAMPLES
        unicard book new name='Jane Doe' phone.mobile='+49 171 5550123'
        unicard book new name.given=太郎 name.family=山田 --account Phone
        unicard book new
      """)

  @OptionGroup var values: NewContactValues

  @Option(
    help: ArgumentHelp(
      "The account that the contact goes to; else the default one.", valueName: "name"))
  var account: String?

  @OptionGroup var store: StoreOptions
  @OptionGroup var reader: LocaleOptions
  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    try values.make(reader: reader, on: console) { contact in
      let store = try store.openForWriting(on: console)
      var request = SaveRequest()
      // Somebody else of the name may have been made before; who says the same is the same.
      let added = try AddedIdentifiers().identified(contact) { other in
        let request = ContactFetchRequest(
          predicate: .identifiers([other.identifier ?? ""]), isUnified: false)
        let known = try Waiting.result { try await store.contacts(request) }
        return !known.isEmpty && !known.contains { $0.contact.hasSameMeaning(as: other) }
      }
      let records = try contact.categories.isEmpty ? [] : records(of: store)
      let known = records.enumerated().map { $1.contact.placed(at: $0) }
      let named = BookGroups(known, .vCard40).named(added)
      guard !known.isEmpty, var groups = GroupsInCards(known) else {
        request.add(named)
        return try save(request, in: store, on: console)
      }
      var additions = [groups.placed(named, from: nil)]
      groups.settle(&additions) { request.update($1, from: records[$0.sourceIndex]) }
      for addition in additions { request.add(addition) }
      return try save(request, in: store, on: console)
    }
  }

  private func save(
    _ request: SaveRequest, in store: ContactStore, on console: Console
  ) throws -> ExitStatus {
    let formats = try ReaderFormats(reader.reader(on: console).identifier, layout: .singleLine)
    try StoreWriting(store: store, isDryRun: false, formats: formats, console: console)
      .save(request, to: account)
    return .success
  }

  /// The records of the account that the contact goes to.
  private func records(of store: ContactStore) throws -> [StoredContact] {
    let all = try Waiting.result { try await store.containers() }
    guard let account = account ?? (all.first(where: \.isDefault) ?? all.first)?.name else {
      return []
    }
    let wanted = ContactFetchRequest(isUnified: false, containers: [account])
    return try Waiting.result { try await store.contacts(wanted) }
  }
}
