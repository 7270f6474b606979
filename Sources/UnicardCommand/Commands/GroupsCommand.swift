import ArgumentParser

/// `unicard groups`: which groups there are and who is in them, and changing that.
struct GroupsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "groups",
    abstract: "List the groups of contacts, and change who is in them.",
    discussion: """
      A group is known by a card of its own (Apple, vCard 4), or by its members, who name it \
      (categories, Google's labels).

      EXAMPLES
        unicard groups contacts.vcf
        unicard groups contacts.vcf --json
        unicard list contacts.vcf --where 'group = Friends'
        unicard groups add contacts.vcf Friends --where 'name ~ ann' --in-place
        unicard groups remove contacts.vcf Friends --where 'city = Berlin' -o new.vcf
        unicard groups rename contacts.vcf Friends 'Good friends' --in-place
      """,
    subcommands: [
      GroupsListCommand.self, GroupsAddCommand.self, GroupsRemoveCommand.self,
      GroupsRenameCommand.self,
    ], defaultSubcommand: GroupsListCommand.self)
}
