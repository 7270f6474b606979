import ArgumentParser
import ContactStore
import FileWriting

/// `unicard book export`: an account as a file.
struct BookExportCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write an account as a file: the one imported, with what was changed since.",
    discussion: """
      Every contact that nobody changed is written as it came. To write another format, or for a \
      program, use 'unicard convert book:NAME'.

      EXAMPLES
        unicard book export Phone -o phone.vcf
      """)

  @Argument(help: ArgumentHelp("The account.", valueName: "account"))
  var account: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace a file that exists.")
  var force = false

  @OptionGroup var store: StoreOptions
  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let store = try store.open()
    let account = account
    let export = try Waiting.result { try await store.export(account) }
    if let output, output != "-" {
      let file = try AtomicFile(path: output, replaces: force, rights: .ownerOnly)
      try file.write(export.bytes)
      try file.commit()
      for warning in file.warnings { console.warning(warning) }
      console.note(
        "Wrote \(Count(export.count, "contact")) to \(VisibleText.line(output))"
          + (export.isUnchanged ? ", as they were imported." : "."))
    } else {
      try console.output.write(export.bytes)
    }
    if !export.losses.isEmpty {
      console.warning(
        "\(Count(export.losses.count, "value")) of changed contacts have no place in the file.")
    }
    return .success
  }
}
