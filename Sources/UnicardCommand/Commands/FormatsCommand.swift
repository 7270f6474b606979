import ArgumentParser
import ContactModel
import FileFormats

/// `unicard formats`: lists formats and destinations.
struct FormatsCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the formats, and the programs that files can be written for.",
    discussion: """
      EXAMPLES
        unicard formats
        unicard formats --json
      """)

  @Flag(help: "Print one JSON object for each format and destination.")
  var json = false

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    if json {
      try printJSON(on: console)
    } else {
      try printTables(on: console)
    }
    return .success
  }

  private func printTables(on console: Console) throws {
    let width = console.isOutputTerminal ? console.width : nil
    let style = console.outputStyle
    var formats = TextTable(
      headings: ["--to, --from", "FORMAT", "STANDARD", "HOLDS"],
      rows: ContactFormat.allCases.map { [$0.name, $0.title, $0.standard, $0.summary] })
    formats.isWrapped = true
    for line in formats.lines(width: width, style: style) { try console.print(line) }
    try console.print("")
    var destinations = TextTable(
      headings: ["--for", "PROGRAM", "FORMAT", "WHAT IS MINDED"],
      rows: Destination.all.flatMap { destination in
        let formats = [destination.format, destination.csvFormat].compactMap { $0?.title }
        let first = [destination.name, destination.title, formats.joined(separator: ", ")]
        let notes = destination.notes.isEmpty ? [""] : destination.notes
        return notes.enumerated().map { ($0 == 0 ? first : ["", "", ""]) + [$1] }
      })
    destinations.isWrapped = true
    for line in destinations.lines(width: width, style: style) { try console.print(line) }
  }

  private func printJSON(on console: Console) throws {
    for format in ContactFormat.allCases {
      let json = JSON.object([
        ("type", .string("format")), ("name", .string(format.name)),
        ("title", .string(format.title)), ("standard", .string(format.standard)),
        ("fileExtension", .string(format.fileExtension)), ("summary", .string(format.summary)),
      ])
      try console.print(json)
    }
    for destination in Destination.all {
      let json = JSON.object([
        ("type", .string("destination")), ("name", .string(destination.name)),
        ("title", .string(destination.title)), ("format", .string(destination.format.name)),
        ("csvFormat", .optional(destination.csvFormat?.name)),
        ("notes", .array(destination.notes.map { .string($0) })),
      ])
      try console.print(json)
    }
  }
}
