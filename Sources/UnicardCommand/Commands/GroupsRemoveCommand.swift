import ArgumentParser

/// `unicard groups remove FILE GROUP NAME|--where EXPR`.
struct GroupsRemoveCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take contacts out of a group.",
    discussion: """
      The contacts themselves stay, and so does the rest of the file, byte for byte.

      EXAMPLES
        unicard groups remove contacts.vcf Choir 'Jane Doe' --in-place
        unicard groups remove contacts.vcf Choir --where 'name ~ ann' --in-place
        unicard groups remove contacts.vcf Choir --where 'group = Choir' -o new.vcf
      """)

  @OptionGroup var target: GroupEditOptions
  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var reader: LocaleOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    try target.validate()
    try StoreGroupEdit.validate(choice)
  }

  func run(on console: Console) throws -> ExitStatus {
    try GroupEditJob(
      change: .remove, target: target, choice: choice, reader: reader.reader(on: console),
      console: console
    ).run()
  }
}
