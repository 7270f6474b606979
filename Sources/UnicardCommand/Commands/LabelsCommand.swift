import ArgumentParser
import MailingLabels

/// `unicard labels`: prints addresses on labels, envelopes and rolls.
struct LabelsCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "labels",
    abstract: "Make mailing labels as PDF, ready for the printer.",
    discussion: """
      The extension of the output decides: .png and .svg make a picture of one page, for a look \
      before printing; everything else is PDF. Print it at 100 %, without fitting it to the page.

      Who has no address that mail can be sent to is listed and left out. What may keep mail from \
      arriving is listed before: no country, a postcode that is none in its country, a town twice. \
      Regions that a country's post does not write are left off, which is told. Text that does not fit \
      is made smaller down to --min-size, then its lines are broken, then it is made smaller still \
      and listed; it is never cut off.

      EXAMPLES
        unicard labels contacts.vcf --sheet avery-5160 -o labels.pdf
        unicard labels contacts.vcf --sheet L7160 --sender DE --households family \\
          --household-style family --sort postcode -o labels.pdf
        unicard labels contacts.vcf --sheet L7160 --first 8 --skip 12,15-17 -o rest.pdf
        unicard labels contacts.vcf --sheet DL --return-address 'A. Lee|1 Main St' -o mail.pdf
        unicard labels contacts.vcf \\
          --sheet 'A4 3x7 63.5x38.1mm margin 7.2,15.1 gap 2.5,0' -o labels.pdf
        unicard labels --sheet L7160 --calibrate -o test.pdf
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, folders with contact files in them, or - for standard input.", valueName: "input"),
    completion: .file(extensions: InputFile.extensions))
  var inputs: [String] = []

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var contacts: SelectionOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "What to print on: a number as 'Avery 5160', or measures; 'unicard sheets' lists them.",
      valueName: "sheet"))
  var sheet: String

  @OptionGroup var selection: LabelSelectionOptions
  @OptionGroup var style: LabelStyleOptions
  @OptionGroup var placement: PlacementOptions

  @Flag(
    help: "Print a page with outlines and rulers, to measure --offset and --scale with.")
  var calibrate = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "file"),
    completion: .file(extensions: ["pdf", "png", "svg"]))
  var output: String?

  @Flag(help: "Replace a file that exists.")
  var force = false

  @Option(help: ArgumentHelp("The page that a picture shows.", valueName: "n"))
  var page = 1

  @Option(help: ArgumentHelp("Pixels an inch of a PNG picture.", valueName: "dpi"))
  var resolution = 150.0

  @Option(help: ArgumentHelp("The title of the PDF.", valueName: "text"))
  var title = "Mailing labels"

  @Flag(
    help: "Write nothing if one is left out, an address is doubtful, or text or fonts are wrong.")
  var strict = false

  @OptionGroup var common: CommonOptions

  /// The file to write; nil for standard output.
  var path: String? { output == "-" ? nil : output }

  /// What the output is, by its extension.
  var format: LabelDocument.Format {
    let name = (path ?? "").lowercased()
    if name.hasSuffix(".png") { return .png(page: page, resolution: resolution) }
    return name.hasSuffix(".svg") ? .svg(page: page) : .pdf
  }

  func validate() throws {
    guard calibrate || !inputs.isEmpty else {
      throw ValidationError("Name an input with contacts, or add --calibrate.")
    }
    guard page >= 1 else { throw ValidationError("Pages count from 1.") }
    guard (10...2400).contains(resolution) else {
      throw ValidationError("--resolution takes a number from 10 to 2400.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try LabelJob(command: self, console: console).run()
  }
}
