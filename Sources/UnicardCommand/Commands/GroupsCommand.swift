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
      """,
    subcommands: [GroupsListCommand.self], defaultSubcommand: GroupsListCommand.self)
}
