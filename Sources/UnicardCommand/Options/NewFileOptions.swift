import ArgumentParser
import FileFormats

/// A new file to write, and how.
struct NewFileOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace files that exist; an input is never replaced.")
  var force = false

  @OptionGroup var format: FormatOptions

  func validate() throws { try format.check(path: path) }

  /// The file to write; nil for standard output.
  var path: String? { output == "-" ? nil : output }

  /// How to write it.
  var writing: WritingOptions { format.writing(path: path) }
}
