import ArgumentParser
import ContactCoding
import ContactModel
import FileWriting
import SourceText

/// `unicard inspect`: tells what files are.
struct InspectCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Tell what the inputs are: format, encoding, producer, fields.",
    usage: "unicard inspect [<options>] <input> ...",
    discussion: """
      EXAMPLES
        unicard inspect contacts.vcf
        unicard inspect --json contacts.vcf
        unicard inspect --emit-map sheet.csv > map.json
        unicard inspect --rows contacts.csv
      """)

  @OptionGroup var input: InputOptions

  @Flag(help: "Print one JSON object for each input.")
  var json = false

  @Flag(help: "Print a CSV file's mapping of columns, to edit and to give to --map.")
  var emitMap = false

  @Flag(help: "Print the rows of a CSV file as a JSON array of arrays, the header first.")
  var rows = false

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    if rows { return try printRows(on: console) }
    var isEmpty = false
    let inputs = try InputFile.openAll(
      input.inputs, input.reading, acceptsAnyTable: true, on: console)
    if emitMap { return try printMap(inputs, on: console) }
    if inputs.isEmpty { throw NoContact.failure([]) }
    for (index, opened) in inputs.enumerated() {
      let inspection = try opened.input.inspect(jobs: input.reading.jobs)
      let text = InspectionText(
        inspection: inspection, input: opened,
        account: try StoreInput.otherFormat(of: opened, input.reading.store))
      if json {
        try console.print(text.json)
      } else if opened.stream.byteCount > 0 {
        // Of an empty file there is nothing to tell.
        if index > 0 { try console.print("") }
        for line in text.lines(style: console.outputStyle, width: console.width) {
          try console.print(line)
        }
      }
      if inspection.contacts == 0 {
        isEmpty = true
        try console.output.flush()
        NoContact.report(opened, on: console)
      }
    }
    return isEmpty ? .failure : .success
  }

  private func printMap(_ inputs: [OpenInput], on console: Console) throws -> ExitStatus {
    if inputs.count == 1, let input = inputs.first, input.input.mapping == nil {
      throw CommandFailure(
        "\(input.name) is no table, so that there are no columns to map.", status: .usage)
    }
    guard inputs.count == 1, let input = inputs.first, let mapping = input.input.mapping else {
      throw CommandFailure(
        "--emit-map takes a single CSV file.", hint: "Name the one whose columns you want.",
        status: .usage)
    }
    try console.print(ColumnsText(mapping: mapping, filled: []).map)
    return .success
  }

  /// The rows are there whatever they mean, so the inputs are not opened as contacts.
  private func printRows(on console: Console) throws -> ExitStatus {
    let printer = try RowPrinter(console: console, options: input.reading.csv())
    for file in try InputFile.files(input.inputs, input.reading, on: console) {
      for stream in try file.streams(input.reading, on: console).streams {
        try printer.print(stream)
      }
    }
    return .success
  }
}
