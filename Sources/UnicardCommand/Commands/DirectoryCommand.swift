import ArgumentParser
import MailingLabels

/// `unicard directory`: a list of contacts to print or to put on the web.
struct DirectoryCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "directory",
    abstract: "Make a phone list, pages of addresses, or a list or calendar of birthdays.",
    discussion: """
      The extension of the output decides: .pdf, .html, .txt, .png and .svg for one page, and .ics \
      for a calendar of birthdays that calendar programs read. Without an output the list is \
      printed as text.

      Names stand under the letters of the reader's alphabet, birthdays under their months.

      EXAMPLES
        unicard directory contacts.vcf --style phone-list -o phones.pdf
        unicard directory contacts.vcf --style address-pages --locale de -o addresses.html
        unicard directory contacts.vcf --style birthdays
        unicard directory contacts.vcf --style birthdays -o birthdays.ics
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp(
      "What is listed: phone-list, address-pages or birthdays.", valueName: "style"))
  var style: DirectoryContents.Style = .phoneList

  @OptionGroup var reader: LocaleOptions

  @Option(help: ArgumentHelp("What the list is called.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The paper, as A4, A5 or Letter; without it, what the locale's region uses.",
      valueName: "paper"),
    transform: Self.paper)
  var paper: PaperSize?

  @Option(help: ArgumentHelp("How many columns a page has.", valueName: "n"))
  var columns = 2

  @Option(help: ArgumentHelp("The family of fonts.", valueName: "name"))
  var font = "Sans"

  @Option(help: ArgumentHelp("The size of the text in points.", valueName: "points"))
  var size = 9.0

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "file"),
    completion: .file(extensions: ["pdf", "html", "txt", "ics", "png", "svg"]))
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
  var page = 1

  @Option(help: ArgumentHelp("Pixels an inch of a PNG picture.", valueName: "dpi"))
  var resolution = 150.0

  @OptionGroup var common: CommonOptions

  /// The file to write; nil for standard output.
  var path: String? { output == "-" ? nil : output }

  /// What is written, by the extension of its name.
  enum Form { case text, html, calendar, pages }

  var form: Form {
    guard let path else { return .text }
    let name = path.lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .html }
    if name.hasSuffix(".ics") { return .calendar }
    return name.hasSuffix(".txt") ? .text : .pages
  }

  @Sendable private static func paper(_ text: String) throws -> PaperSize {
    if let paper = PaperSize(name: text) { return paper }
    throw ValidationError("There is no paper “\(text)”; take A4, A5, Letter or Legal.")
  }

  func validate() throws {
    guard (4...40).contains(size) else {
      throw ValidationError("--size takes a number of points from 4 to 40.")
    }
    guard (1...8).contains(columns) else {
      throw ValidationError("--columns takes a number from 1 to 8.")
    }
    guard (10...2400).contains(resolution) else {
      throw ValidationError("--resolution takes a number from 10 to 2400.")
    }
    guard page >= 1 else { throw ValidationError("Pages count from 1.") }
    if let path {
      try OutputName.check(path, drawnAs: ["pdf", "html", "htm", "txt", "ics", "png", "svg"])
    }
    if form == .calendar, style != .birthdays {
      throw ValidationError("A calendar has birthdays; add --style birthdays.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try DirectoryJob(command: self, console: console).run()
  }
}

extension DirectoryContents.Style: ExpressibleByArgument {}
