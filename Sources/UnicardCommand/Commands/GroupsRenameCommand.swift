import ArgumentParser

/// `unicard groups rename FILE OLD NEW`.
struct GroupsRenameCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a group another name, in its card and in all contacts that name it.",
    discussion: """
      A name that another group has is refused; with --force, both are one group.

      EXAMPLES
        unicard groups rename contacts.vcf Choir 'Chamber choir' --in-place
      """)

  @OptionGroup var target: GroupEditOptions

  @Argument(help: ArgumentHelp("The new name.", valueName: "new"))
  var newName: String

  @OptionGroup var common: CommonOptions

  func validate() throws {
    try target.validate()
    if newName.isEmpty { throw ValidationError("A group needs a name; write the new one.") }
  }

  func run(on console: Console) throws -> ExitStatus {
    try GroupEditJob(
      change: .rename(to: newName), target: target, choice: nil, reader: console.locale,
      console: console
    ).run()
  }
}
