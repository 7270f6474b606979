import ArgumentParser
import ContactCoding
import ContactModel

/// `unicard convert`: reads contacts and writes them in another format.
struct ConvertCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert contacts to another format, and say what it can't hold.",
    discussion: """
      Without --to or --for the extension of the output decides, and vCard 4.0 is written where \
      it says nothing. Several inputs become one file.

      EXAMPLES
        unicard convert contacts.vcf --for google -o google.vcf
        unicard convert old.vcf phone.vcf --to vcard4 -o all.vcf --report report.json
        unicard convert contacts.vcf --to jcard | jq .
        unicard convert contacts.vcf --split cards --photos max:200
        unicard convert google.csv --add-uids --split ~/.contacts/main
        unicard convert contacts.vcf --to outlook-csv:de -o kontakte.csv
        unicard convert sheet.csv --date-order dmy -o contacts.vcf
        unicard convert phone.vcf --normalize-phones --region DE -o phone-new.vcf
        unicard convert contacts.vcf --only name,phone,email.work -o team.vcf
        unicard convert merged.vcf --without note,photo -o public.vcf
        unicard convert contacts.vcf --canonical -o contacts-canonical.vcf
        unicard convert --in-place --where 'not group = Old' contacts.vcf
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions

  @OptionGroup var format: FormatOptions

  @OptionGroup var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Write one file for each contact into this folder, named by its UID, else by its name.",
      valueName: "folder"),
    completion: .directory)
  var split: String?

  @Flag(
    name: .customLong("add-uids"),
    help: "Give contacts without a UID one, which depends on what they say alone.")
  var addUids = false

  @Option(
    help: ArgumentHelp(
      "What to do with photos: keep, drop, extract:DIR, or max:KB.", valueName: "what"),
    completion: .list(["keep", "drop", "extract:", "max:"]), transform: PhotoOption.parse)
  var photos: PhotoOption = .keep

  @Flag(
    help: ArgumentHelp(
      "Write phone numbers as +49301234567, with their extensions kept.",
      discussion: """
        A number without a country code is in the country of the contact's address, else in that \
        of --region, else in yours. What is not certainly a number stays as written.
        """))
  var normalizePhones = false

  @Option(
    help: ArgumentHelp(
      "With --normalize-phones: the country of numbers without a country code, where no address "
        + "tells, as DE.",
      valueName: "country"),
    transform: CountryArgument.code)
  var region: String?

  @Option(
    help: ArgumentHelp(
      "Hand on these fields alone, as name,phone.work; nothing else goes along.",
      valueName: "key,…"),
    transform: FieldChoice.parse)
  var only = FieldPaths()

  @Option(
    help: ArgumentHelp(
      "Leave out these fields, as note,photo, wherever they are kept.", valueName: "key,…"),
    transform: FieldChoice.parse)
  var without = FieldPaths()

  @Option(
    help: ArgumentHelp(
      "Sort by name, which is by family name, or by given name, or by a field.",
      valueName: "order"),
    transform: ListOrder.parse)
  var sort: ListOrder = .none

  @Flag(
    help: "Write contacts and properties in an order that depends on what they say alone.")
  var canonical = false

  @Flag(name: .customLong("no-fold"), help: "Don't break long lines.")
  var noFold = false

  @Flag(
    help: "Put an apostrophe before CSV cells that a spreadsheet would run as formulas.")
  var spreadsheetSafe = false

  @OptionGroup var undo: UndoOption

  @Option(
    help: ArgumentHelp(
      "Write every loss and every problem of the inputs to this file, as JSON lines.",
      valueName: "file"),
    completion: .file())
  var report: String?

  @Flag(help: "Say what would be lost, and write no contacts.")
  var dryRun = false

  @Flag(help: "Write nothing if an input has a problem or a value would be lost.")
  var strict = false

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if !only.paths.isEmpty, !without.paths.isEmpty {
      throw ValidationError("--only and --without both choose fields; use one of them.")
    }
    if canonical {
      if case .none = sort {
      } else {
        throw ValidationError("--canonical has an order of its own; leave out --sort.")
      }
    }
    if split != nil, canonical {
      throw ValidationError("--canonical writes one file; leave out --split.")
    }
    if split != nil, output.output != nil || output.inPlace {
      throw ValidationError("--split writes to a folder; leave out --output and --in-place.")
    }
    if output.inPlace, output.output == nil, input.inputs.contains("-") {
      throw ValidationError("Standard input can't be replaced; name an --output.")
    }
    if !output.inPlace { try format.check(path: output.path) }
    if region != nil, !normalizePhones {
      throw ValidationError("--region is for --normalize-phones; give both.")
    }
    if report == "-", output.path == nil, split == nil, !output.inPlace, !dryRun {
      throw ValidationError("The contacts go to standard output; write the --report to a file.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try ConversionJob(command: self, console: console).run()
  }
}
