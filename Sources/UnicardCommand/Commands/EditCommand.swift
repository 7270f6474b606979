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

  @OptionGroup var target: BookChoiceOptions

  @OptionGroup var edits: EditOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if edits.isEmpty, target.choice.isEmpty {
      throw ValidationError(
        "Say whom to edit, by a name or --where, or what: --set title=Editor, --trim.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try EditJob(command: self, console: console).run()
  }
}
