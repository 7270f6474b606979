import ArgumentParser
import ContactModel
import ContactStore
import FileFormats

/// `unicard book accounts`: what accounts there are.
struct BookAccountsCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "List the accounts.",
    discussion: """
      EXAMPLES
        unicard book accounts
        unicard book accounts --default Phone
      """)

  @Option(
    name: .customLong("default"),
    help: ArgumentHelp("Make this account the one that new contacts go to.", valueName: "name"))
  var defaultAccount: String?

  @OptionGroup var report: StoreReportOptions

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let store = try report.store.open()
    if let defaultAccount {
      try Waiting.result { try await store.setDefaultContainer(defaultAccount) }
    }
    let containers = try Waiting.result { try await store.containers() }
    if report.json {
      for container in containers {
        try console.print(
          .object([
            ("type", .string("account")), ("name", .string(container.name)),
            ("kind", .string(container.kind.rawValue)),
            ("format", .string(container.format.name)),
            ("file", container.fileName.map { .string($0) } ?? .null),
            ("contacts", .number(container.count - container.groupCount)),
            ("groups", .number(container.groupCount)), ("default", .bool(container.isDefault)),
          ]))
      }
      return .success
    }
    let rows = containers.map { container in
      [
        VisibleText.cell(container.name), "\(container.count - container.groupCount)",
        container.format.title,
        VisibleText.cell(container.fileName ?? ""), container.isDefault ? "default" : "",
      ]
    }
    let table = TextTable(headings: ["ACCOUNT", "CONTACTS", "FORMAT", "FILE", ""], rows: rows)
    let width = console.isOutputTerminal ? console.width : nil
    for line in table.lines(width: width, style: console.outputStyle) { try console.print(line) }
    return .success
  }
}
