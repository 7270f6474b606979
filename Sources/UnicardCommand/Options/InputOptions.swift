import ArgumentParser

/// The inputs of a command, and how they are read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, folders with contact files in them, or - for standard input.", valueName: "input"),
    completion: .file(extensions: InputFile.extensions))
  var inputs: [String]

  @OptionGroup var reading: ReadingOptions
}
