import ArgumentParser

/// Where a command writes to.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace files that exist.")
  var force = false

  @Flag(help: "Allow the output to replace an input; without -o, each input is replaced.")
  var inPlace = false

  /// The file to write; nil for standard output.
  var path: String? { output == "-" ? nil : output }
}
