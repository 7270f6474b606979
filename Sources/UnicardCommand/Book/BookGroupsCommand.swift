import ArgumentParser
import ContactModel
import ContactStore

/// `unicard book groups`: which groups a store has and who is in them, and changing that.
struct BookGroupsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "groups",
    abstract: "List the groups of a store, and change who is in them.",
    discussion: """
      A group is changed in the accounts that have it; one that is new, where those are who are put \
      into it. 'unicard book undo' takes a change back, in all of them.

      EXAMPLES
        unicard book groups
        unicard book groups add Friends 'Jane Doe'
        unicard book groups add Choir --where 'name ~ ann' --account Phone
        unicard book groups remove Friends --where 'city = Berlin' --dry-run
        unicard book groups rename Friends 'Good friends'
      """,
    subcommands: [
      BookGroupsListCommand.self, BookGroupsAddCommand.self, BookGroupsRemoveCommand.self,
      BookGroupsRenameCommand.self,
    ], defaultSubcommand: BookGroupsListCommand.self)
}

/// `unicard book groups list`.
struct BookGroupsListCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the groups, with the number of people in each.",
    discussion: """
      --json names each record of theirs.

      EXAMPLES
        unicard book groups
        unicard book groups list --json
      """)

  @OptionGroup var report: StoreReportOptions
  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    if report.json {
      let arguments = ["book:", "--json", "--store", report.store.path]
      return try GroupsListCommand.parse(arguments).run(on: console)
    }
    let store = try report.store.open()
    let request = ContactFetchRequest(isUnified: false)
    let records = try Waiting.result { try await store.contacts(request) }
    let people = try StorePeople(store)
    let counts = ContactGroups.rosters(of: records.map(\.contact)).map { roster in
      (roster.name, Set(roster.positions.map { people.person(of: records[$0].id) }).count)
    }
    return try GroupsListCommand.printTable(counts, on: console)
  }
}

/// `unicard book groups add GROUP NAME|--where EXPR`.
struct BookGroupsAddCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Put people into a group, which is made where there is none.",
    discussion: """
      EXAMPLES
        unicard book groups add Friends 'Jane Doe'
        unicard book groups add 'Christmas cards' --where 'has address'
      """)

  @Argument(help: ArgumentHelp("The name of the group.", valueName: "group"))
  var group: String
  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var target: StoreEditOptions
  @OptionGroup var common: CommonOptions

  func validate() throws { try StoreGroupEdit.validate(choice) }

  func run(on console: Console) throws -> ExitStatus {
    try StoreGroupEdit(change: .add, group: group, choice: choice, target: target, console: console)
      .run()
  }
}

/// `unicard book groups remove GROUP NAME|--where EXPR`.
struct BookGroupsRemoveCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take people out of a group; they themselves stay.",
    discussion: """
      EXAMPLES
        unicard book groups remove Friends 'Jane Doe'
        unicard book groups remove Choir --where 'group = Choir'
      """)

  @Argument(help: ArgumentHelp("The name of the group.", valueName: "group"))
  var group: String
  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var target: StoreEditOptions
  @OptionGroup var common: CommonOptions

  func validate() throws { try StoreGroupEdit.validate(choice) }

  func run(on console: Console) throws -> ExitStatus {
    try StoreGroupEdit(
      change: .remove, group: group, choice: choice, target: target, console: console
    ).run()
  }
}

/// `unicard book groups rename OLD NEW`.
struct BookGroupsRenameCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a group another name, in its card and in all contacts that name it.",
    discussion: """
      A name that another group has is refused; with --force, both are one group.

      EXAMPLES
        unicard book groups rename Choir 'Chamber choir'
      """)

  @Argument(help: ArgumentHelp("The name of the group.", valueName: "group"))
  var group: String
  @Argument(help: ArgumentHelp("The new name.", valueName: "new"))
  var newName: String
  @Flag(help: "Make one group of both where another has the new name.")
  var force = false
  @OptionGroup var target: StoreEditOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if newName.isEmpty { throw ValidationError("A group needs a name; write the new one.") }
  }

  func run(on console: Console) throws -> ExitStatus {
    try StoreGroupEdit(
      change: .rename(to: newName), group: group, choice: nil, target: target, force: force,
      console: console
    ).run()
  }
}
