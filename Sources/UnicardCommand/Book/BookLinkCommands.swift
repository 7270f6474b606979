import ArgumentParser
import ContactModel
import ContactStore

/// Two contacts of a store.
struct PairOfContacts: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A person or a record, by name or identifier.", valueName: "first"))
  var first: String

  @Argument(help: ArgumentHelp("The other one.", valueName: "second"))
  var second: String

  @OptionGroup var store: StoreOptions
}

/// `unicard book link`: two that are one person.
struct BookLinkCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Say that two are one person, which stays said.",
    discussion: """
      'unicard book undo' takes it back.

      EXAMPLES
        unicard book link 'Bob Winters' 'Robert Winters'
        unicard book link p12 r40
      """)

  @OptionGroup var pair: PairOfContacts
  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let store = try pair.store.open()
    let first = try StoredName(store: store).match(pair.first)
    let second = try StoredName(store: store).match(pair.second)
    guard first.id != second.id else {
      throw CommandFailure(
        "\(pair.first) and \(pair.second) are one person already: \(first.contact.listedName), "
          + "\(first.id).",
        hint: "Name two who are not; unicard book list shows whom there is.", status: .usage)
    }
    try Waiting.result { try await store.link(first.id, second.id) }
    try console.print(
      "\(VisibleText.cell(first.contact.listedName)) and "
        + "\(VisibleText.cell(second.contact.listedName)) are one person now.")
    return .success
  }
}

/// `unicard book unlink`: two that are not one person.
struct BookUnlinkCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "unlink",
    abstract: "Say that two records are not one person, which stays said.",
    discussion: """
      'unicard book show NAME' tells which records somebody is made of; 'unicard book undo' takes \
      it back.

      EXAMPLES
        unicard book unlink r12 r40
        unicard book unlink 'Bob Winters' 'Robert Winters'
      """)

  @OptionGroup var pair: PairOfContacts
  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let store = try pair.store.open()
    // By their names as people, both are the one person that they are not to be.
    let names = StoredName(store: store, isOfRecords: true)
    let first = try names.match(pair.first)
    let second = try names.match(pair.second)
    guard first.id != second.id else {
      throw CommandFailure(
        "\(pair.first) and \(pair.second) are one record, \(first.id).",
        hint: "Name two; unicard book show NAME tells which records somebody is made of.",
        status: .usage)
    }
    try Waiting.result { try await store.unlink(first.id, second.id) }
    try console.print("\(pair.first) and \(pair.second) are two people now.")
    return .success
  }
}

/// `unicard book me`: whose store it is.
struct BookMeCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "me",
    abstract: "Show whose book it is, or say so.",
    discussion: """
      EXAMPLES
        unicard book me
        unicard book me 'Jane Doe'
      """)

  @Argument(help: ArgumentHelp("Who it is, by name or identifier.", valueName: "name"))
  var name: String?

  @OptionGroup var store: StoreOptions
  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let store = try store.open()
    if let name {
      let stored = try StoredName(store: store).match(name)
      try Waiting.result { try await store.setMe(stored.id) }
    }
    guard let me = try Waiting.result({ try await store.me() }) else {
      console.note("Nobody was said to be you. Say it with unicard book me NAME.")
      return .found
    }
    try console.print("\(me.id) \(VisibleText.cell(me.contact.listedName))")
    return .success
  }
}
