import ArgumentParser
import ContactStore
import FileFormats
import FileWriting

/// `unicard book export`: an account as a file.
struct BookExportCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write an account as a file: the one imported, with what was changed since.",
    discussion: """
      Every contact that nobody changed is written as it came, and so is what was not changed of \
      the others. A value that the file has no place for, as a photo in a table, is refused and \
      named. To write another format, or for a program, use 'unicard convert book:NAME'.

      EXAMPLES
        unicard book export Phone -o phone.vcf
      """)

  @Argument(help: ArgumentHelp("The account.", valueName: "account"))
  var name: String?

  @Option(
    name: .customLong("account"),
    help: ArgumentHelp("The same, as the other commands name it.", valueName: "name"))
  var option: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace a file that exists, and write even if a value has no place in the file.")
  var force = false

  @OptionGroup var store: StoreOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if [name, option].compactMap(\.self).count != 1 {
      throw ValidationError(
        "Name the account that is to be written, as in unicard book export Phone.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let account = name ?? option ?? ""
    let storePath = store.path
    let store = try store.open()
    let export = try Waiting.result { try await store.export(account) }
    let name = "The account “\(VisibleText.line(account))”"
    let path = output == "-" ? nil : output
    if let path {
      try OutputName.check(path, of: name, keeping: export.format, convertible: "book:\(account)")
    }
    let lost = export.losses.filter(\.isOfValue)
    if !lost.isEmpty, !force {
      throw FileRewriting.Refusal(
        lost.prefix(3), of: lost.count, in: name, convertible: "book:\(account)", export.format
      ).failure()
    }
    if let path {
      let outputs = Outputs(
        inputs: [], store: storePath, force: force, inPlace: nil, on: console)
      let file = try outputs.open(path)
      try file.write(export.bytes)
      try outputs.commit(file)
      let fileName = try Waiting.result { try await store.containers() }
        .first { $0.name == account }?.fileName
      console.note(
        "Wrote \(Count(export.count, "contact")) to \(VisibleText.line(path))"
          + Self.form(of: export, from: fileName))
    } else {
      try console.output.write(export.bytes)
    }
    if export.isWrittenAnew {
      console.note("It was written anew, with columns and an encoding of its own.")
    }
    LossText(LossTally(export.losses), hasReport: true, console: console).print()
    return .success
  }

  /// How what was written compares with what was imported. Workbooks are read and not written.
  private static func form(of export: ContainerExport, from fileName: String?) -> String {
    guard let fileName, OutputName.workbooks.contains(OutputName.ending(of: fileName) ?? "") else {
      return export.isUnchanged ? ", as they were imported." : "."
    }
    return " as \(export.format.title): the table of \(VisibleText.line(fileName)), "
      + (export.isUnchanged ? "with nothing changed in it." : "with what was changed in it.")
  }
}
