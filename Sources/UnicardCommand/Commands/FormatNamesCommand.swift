public import ArgumentParser
public import ContactFormatting
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
        unicard format names contacts.vcf --phonetic --locale ja
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var reader: LocaleOptions

  @Option(help: ArgumentHelp("The order of the parts.", valueName: "order"))
  var order: PersonNameStyle.Order = .automatic

  @Option(help: ArgumentHelp("How much is shown.", valueName: "length"))
  var length: PersonNameLength?

  @Option(help: ArgumentHelp("What the name is for.", valueName: "usage"))
  var usage: PersonNameUsage = .referring

  @Option(help: ArgumentHelp("How familiar the name is.", valueName: "formality"))
  var formality: PersonNameFormality?

  @Flag(help: "Print how names are said, as in kana; nothing where a contact does not tell.")
  var phonetic = false

  @Flag(help: "Print one JSON object for each contact.")
  var json = false

  @OptionGroup var common: CommonOptions

  func validate() throws {
    let isStyled =
      order != .automatic || length != nil || usage != .referring || formality != nil
    if phonetic, isStyled {
      throw ValidationError(
        "--phonetic prints whole readings; leave out --order, --length, --usage and --formality.")
    }
  }

  private var style: NameFormatter.Style {
    if phonetic { return .phoneticFullName }
    // Without a wish, everything that people are called by.
    let isPlain =
      length == nil && usage == .referring && formality == nil
    if isPlain, order == .automatic { return .fullName }
    if isPlain, order == .sorting { return .sortingName }
    return .custom(
      PersonNameStyle(order: order, length: length, usage: usage, formality: formality))
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

extension PersonNameStyle.Order: ExpressibleByArgument {}
extension PersonNameLength: ExpressibleByArgument {}
extension PersonNameUsage: ExpressibleByArgument {}
extension PersonNameFormality: ExpressibleByArgument {}
