import ArgumentParser

/// `unicard groups add FILE GROUP NAME|--where EXPR`.
struct GroupsAddCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Put contacts into a group, which is made where there is none.",
    discussion: """
      The rest of the file stays byte for byte.

      EXAMPLES
        unicard groups add contacts.vcf Choir 'Jane Doe' --in-place
        unicard groups add contacts.vcf Choir --where 'name ~ ann or name ~ bob' --in-place
        unicard groups add google.csv 'Christmas cards' --where 'has address' -o new.csv
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
      change: .add, target: target, choice: choice, reader: reader.reader(on: console),
      console: console
    ).run()
  }
}
