import ArgumentParser
import MailingLabels

/// `unicard labels`: prints addresses on labels, envelopes and rolls.
struct LabelsCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "labels",
    abstract: "Make mailing labels as PDF, ready for the printer.",
    discussion: """
      The extension of the output decides: .png and .svg make a picture of one page, for a look \
      before printing; .pdf makes a PDF. Print it at 100 %, without fitting it to the page.

      Who has no address that mail can be sent to is listed and left out. What may keep mail from \
      arriving is listed before: no country, a postcode that is none in its country, a town twice. \
      Regions that a country's post does not write are left off, which is told. Text that does \
      not fit is made smaller down to --min-size and a little narrower, then its lines are broken at their \
      best places, then it is made smaller still and listed; it is never cut off.

      EXAMPLES
        unicard labels contacts.vcf --sheet avery-5160 -o labels.pdf
        unicard labels contacts.vcf --sheet L7160 --sender DE --households family \\
          --household-style family --sort postcode -o labels.pdf
        unicard labels contacts.vcf --sheet L7160 --first 8 --skip 12,15-17 -o rest.pdf
        unicard labels contacts.vcf --sheet DL --return-address 'A. Lee|1 Main St' -o mail.pdf
        unicard labels contacts.vcf \\
          --sheet 'A4 3x7 63.5x38.1mm margin 7.2,15.1 gap 2.5,0' -o labels.pdf
        unicard labels contacts.vcf --sheet L7160 --preview pages
        unicard labels --sheet 5167 --fill --template 'A. Lee|1 Main St|Springfield' -o own.pdf
        unicard labels guests.vcf --sheet 5395 --template '{name}|{organization}' -o tags.pdf
        unicard labels --sheet L7160 --calibrate -o test.pdf

      TEMPLATES
      --template has lines divided by |, with fields of the contact in braces, as {name}, \
      {givenName}, {organization}, {jobTitle}, {address}, all that 'unicard list --fields' knows, \
      and {salutation} for how the person is addressed: with title and family name or, without a \
      title, with the whole name. Groups get no label. A line whose fields are all empty is left \
      out. Contacts without an address are welcome.
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

  @Option(
    help: ArgumentHelp(
      "Print these lines, divided by |, in place of addresses, with fields in braces.",
      valueName: "text"),
    transform: TemplateOption.template)
  var template: LabelTemplate?

  @Flag(help: "Fill the sheet with each label, in place of printing it once.")
  var fill = false

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

  @Option(
    help: ArgumentHelp(
      "Draw all pages as PNG into this folder, and the first one into a terminal that can show "
        + "pictures.",
      valueName: "folder"),
    completion: .directory)
  var preview: String?

  @Option(help: ArgumentHelp("The page that a picture shows.", valueName: "n"))
  var page: Int?

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
  var format: PageFormat {
    PageFormat(path: path, page: page ?? 1, resolution: resolution)
  }

  /// Whether there is something to print without any contact.
  private var needsNoContact: Bool { calibrate || (template?.fields.isEmpty ?? false) }

  func validate() throws {
    guard needsNoContact || !inputs.isEmpty else {
      throw ValidationError("Name an input with contacts, or add --calibrate.")
    }
    if let path { try OutputName.check(path, drawnAs: ["pdf", "png", "svg"]) }
    if let page {
      guard page >= 1 else { throw ValidationError("Pages count from 1.") }
      guard format.page != nil else {
        throw ValidationError(
          "--page chooses the page of a picture; a PDF has them all. Add -o labels.png for one.")
      }
    }
    if fill, selection.copies > 1 {
      throw ValidationError("--fill and --copies both say how often; take one of them.")
    }
    if template != nil, selection.sort == .postcode {
      throw ValidationError("--template has no addresses to sort by; take --sort name.")
    }
    guard (10...2400).contains(resolution) else {
      throw ValidationError("--resolution takes a number from 10 to 2400.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try LabelJob(command: self, console: console).run()
  }
}
