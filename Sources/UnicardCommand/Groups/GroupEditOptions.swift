import ArgumentParser

/// Which group of which file is changed, and where that is written.
struct GroupEditOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("The name of the group.", valueName: "group"))
  var group: String

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Say what would change, and write nothing.")
  var dryRun = false

  func validate() throws {
    if group.isEmpty { throw ValidationError("A group needs a name; write it after the file.") }
    if output.inPlace, output.output == nil, file == "-" {
      throw ValidationError("Standard input can't be replaced; name an --output.")
    }
  }
}
