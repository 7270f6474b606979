import ArgumentParser
import ContactFormatting
import ContactModel
import LocaleSupport

/// `unicard format names`: each contact's name, a line each.
struct FormatNamesCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "names",
    abstract: "Print each contact's name as the readers of a language want it.",
    discussion: """
      A contact without a person's name is called by its organization, nickname, e-mail address \
      or number.

      EXAMPLES
        unicard format names contacts.vcf --locale de
        unicard format names contacts.vcf --length short --formality informal
        unicard format names contacts.vcf --usage monogram --json
      """)

  // The values of the options, which the formatter's types of the same names have too.
  enum Order: String, CaseIterable, ExpressibleByArgument {
    case automatic, givenFirst, surnameFirst, sorting
  }
  enum Length: String, CaseIterable, ExpressibleByArgument { case long, medium, short }
  enum Usage: String, CaseIterable, ExpressibleByArgument {
    case referring, addressing, monogram
  }
  enum Formality: String, CaseIterable, ExpressibleByArgument { case formal, informal }

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var reader: LocaleOptions

  @Option(help: ArgumentHelp("The order of the parts.", valueName: "order"))
  var order: Order = .automatic

  @Option(help: ArgumentHelp("How much is shown.", valueName: "length"))
  var length: Length?

  @Option(help: ArgumentHelp("What the name is for.", valueName: "usage"))
  var usage: Usage = .referring

  @Option(help: ArgumentHelp("How familiar the name is.", valueName: "formality"))
  var formality: Formality?

  @Flag(help: "Print one JSON object for each contact.")
  var json = false

  @OptionGroup var common: CommonOptions

  private var style: NameFormatter.Style {
    // Without a wish, everything that people are called by.
    let isPlain =
      length == nil && usage == .referring && formality == nil
    if isPlain, order == .automatic { return .fullName }
    if isPlain, order == .sorting { return .sortingName }
    return .custom(
      PersonNameStyle(
        order: PersonNameStyle.Order(rawValue: order.rawValue) ?? .automatic,
        length: length.flatMap { PersonNameLength(rawValue: $0.rawValue) },
        usage: PersonNameUsage(rawValue: usage.rawValue) ?? .referring,
        formality: formality.flatMap { PersonNameFormality(rawValue: $0.rawValue) }))
  }

  func run(on console: Console) throws -> ExitStatus {
    let formatter: NameFormatter
    do throws(UnknownLocale) {
      formatter = try NameFormatter(locale: reader.reader(on: console).identifier)
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
    let contacts = SelectedContacts(input: input, selection: selection)
    return try contacts.forEach(on: console) { contact in
      let name = formatter.format(contact, style: style)
      guard json else {
        try console.print(VisibleText.cell(name.text))
        return
      }
      let runs = name.runs.map { run in
        FormattedText.Run(component: run.component.rawValue, utf8Range: run.utf8Range)
      }
      let text = FormattedText(type: "name", text: name.text, runs: runs)
      try console.print(text.json(of: contact))
    }
  }
}
