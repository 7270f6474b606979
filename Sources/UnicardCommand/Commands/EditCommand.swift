import ArgumentParser

/// `unicard edit`: changes contacts of a file, in the file's own form.
struct EditCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Edit contacts of a file; all others stay byte for byte.",
    usage: "unicard edit <file> [<name>] [<options>]",
    discussion: """
      Without anything to --set, --add, --remove or clean up, the contact of that name opens as \
      text in $VISUAL or $EDITOR. Otherwise the edits are made to the contact of that name, to all \
      that --where selects, or to all. What is removed goes first; then values are replaced, set \
      and added, then cleaned up.

      KEYs are those of --where and --fields: title, name.family, phone.work, address.home.city, \
      org.unit, birthday.year, group, email#2. A label of your own stands behind a colon: \
      phone:Cottage. The file is written in its own format.

      EXAMPLES
        unicard edit contacts.vcf 'Jane Doe' --in-place
        unicard edit contacts.vcf --where 'org = Acme' --set org='Acme Europe' --dry-run
        unicard edit contacts.vcf doe --add phone.work='+49 30 1234567' --in-place
        unicard edit contacts.vcf --replace email=@old.example:@new.example -o new.vcf
        unicard edit kontakte.csv --where 'group = Old' --remove group=Old --in-place
        unicard edit phone.vcf --trim --title-case --normalize-phones --dedupe-values -o clean.vcf
      """)

  @Argument(
    help: ArgumentHelp("The file of contacts.", valueName: "file"),
    completion: .file(extensions: InputFile.extensions))
  var file: String

  @Argument(
    help: ArgumentHelp(
      "The contact: a name or its beginning, a number, an e-mail address, a UID.",
      valueName: "name"))
  var name: String?

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var edits: EditOptions

  @OptionGroup var book: BookOptions

  @OptionGroup var reader: LocaleOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if name != nil, selection.expression != nil {
      throw ValidationError("A name and --where both select contacts; use one of them.")
    }
    if edits.isEmpty, name == nil, selection.expression == nil {
      throw ValidationError(
        "Say whom to edit, by a name or --where, or what: --set title=Editor, --trim.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try EditJob(command: self, console: console).run()
  }
}
