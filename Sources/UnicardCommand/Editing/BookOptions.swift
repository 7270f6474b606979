import ArgumentParser

/// A file of contacts that is changed, and where the changed file goes.
struct BookOptions: ParsableArguments {
  @OptionGroup var reading: ReadingOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the whole changed file here; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace the file itself.")
  var inPlace = false

  @Flag(help: "Replace a file that exists, and write even if a value has no place in the file.")
  var force = false

  @Flag(help: "Show what would change, and write nothing.")
  var dryRun = false

  func validate() throws {
    guard output != nil || inPlace || dryRun else {
      throw ValidationError(
        "Say where the changed file goes: --in-place, or -o and a name; or look first with --dry-run."
      )
    }
    if output != nil, inPlace {
      throw ValidationError("--in-place and --output both say where to write; use one of them.")
    }
  }
}
