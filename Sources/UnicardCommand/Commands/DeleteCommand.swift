import ArgumentParser
import ContactModel

/// `unicard delete`: removes contacts from a file.
struct DeleteCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Remove contacts from a file; all others stay byte for byte.",
    usage: "unicard delete <file> [<name>] [<options>]",
    discussion: """
      Cards of groups lose who is removed.

      EXAMPLES
        unicard delete contacts.vcf 'Jane Doe' --in-place
        unicard delete contacts.vcf --where 'not has phone and not has email' --dry-run
        unicard delete kontakte.csv --where 'group = Old' -o rest.csv
      """)

  @OptionGroup var target: BookChoiceOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if target.choice.isEmpty {
      throw ValidationError("Say whom to remove, by a name or by --where.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    guard let (choice, rewriting) = try target.open(on: console) else { return .found }
    let removal = MemberRemoval(identifiers: choice.identifiers)
    var groups: [String] = []
    let outcome = try rewriting.run { contact in
      if choice.takes(contact) { return nil }
      guard let group = removal.revised(contact) else { return contact }
      groups.append(VisibleText.cell(group.listedName))
      return group
    }
    rewriting.tell(outcome)
    MemberRemoval.tell(on: console, isDone: !target.book.dryRun, names: groups)
    return .success
  }
}
