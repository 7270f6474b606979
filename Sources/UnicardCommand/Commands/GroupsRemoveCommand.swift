import ArgumentParser

/// `unicard groups remove FILE GROUP --where EXPR`.
struct GroupsRemoveCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take contacts out of a group.",
    discussion: """
      The contacts themselves stay, and so does the rest of the file, byte for byte.

      EXAMPLES
        unicard groups remove contacts.vcf Choir --where 'name ~ ann' --in-place
        unicard groups remove contacts.vcf Choir --where 'group = Choir' -o new.vcf
      """)

  @OptionGroup var target: GroupEditOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    try target.validate()
    try target.validate(selection)
  }

  func run(on console: Console) throws -> ExitStatus {
    try GroupEditJob(change: .remove, target: target, selection: selection, console: console).run()
  }
}
