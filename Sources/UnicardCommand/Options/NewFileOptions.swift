import ArgumentParser
import ContactCoding

/// A new file to write, and how.
struct NewFileOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace files that exist; an input is never replaced.")
  var force = false

  @Option(
    help: ArgumentHelp("The format to write; 'unicard formats' lists them.", valueName: "format"),
    completion: .list(ContactFormat.allCases.map(\.name)), transform: OutputFormat.parse)
  var to: OutputFormat?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "The program to write for, as apple, google or outlook.", valueName: "destination"),
    completion: .list(Destination.all.map(\.name)), transform: ConvertCommand.destination)
  var destination: Destination?

  func validate() throws {
    if to != nil, destination != nil {
      throw ValidationError("--to and --for both choose a format; use one of them.")
    }
  }

  /// The file to write; nil for standard output.
  var path: String? { output == "-" ? nil : output }

  /// How to write: as was asked, else as the file's name says, else as vCard 4.0.
  var writing: WritingOptions {
    if let destination { return WritingOptions(destination: destination) }
    var options = WritingOptions(
      format: to?.format ?? path.flatMap { ContactFormat(fileName: $0) } ?? .vCard40)
    options.headerLanguage = to?.language
    return options
  }
}
