import ArgumentParser

/// `unicard inspect`: tells what files are.
struct InspectCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Tell what the inputs are: format, encoding, producer, fields.",
    discussion: """
      EXAMPLES
        unicard inspect contacts.vcf
        unicard inspect --json contacts.vcf
      """)

  @OptionGroup var input: InputOptions

  @Flag(help: "Print one JSON object for each input.")
  var json = false

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus { .success }
}
