import ArgumentParser
import ContactCoding
import ContactModel
import FileWriting
import SourceText

/// `unicard groups INPUT…`: the groups and how many contacts are in each.
struct GroupsListCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the groups, with the number of contacts in each.",
    discussion: """
      EXAMPLES
        unicard groups contacts.vcf
        unicard groups contacts.vcf google.csv --json | jq -r .name
      """)

  @OptionGroup var input: InputOptions

  @Flag(help: "Print one JSON object a group, with its members.")
  var json = false

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let inputs = try InputFile.openAll(input.inputs, input.reading, on: console)
    let groups = try ContactGroups(inputs, jobs: input.reading.jobs)
    var rosters = Rosters(groups)
    var members: [GroupMember] = []
    var hasContacts = false
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: input.reading.jobs) { read in
        hasContacts = true
        guard !ContactGroup.isGroup(read.contact) else { return true }
        let names = groups.names(of: read.contact)
        if names.isEmpty { return true }
        rosters.add(members.count, names)
        if json {
          members.append(GroupMember(read.contact))
        } else {
          members.append(GroupMember())
        }
        return true
      }
    }
    guard hasContacts else { throw NoContact.failure(inputs) }
    guard json, !rosters.all.isEmpty else {
      return try Self.printTable(
        rosters.all.map { ($0.name, $0.positions.count) }, on: console)
    }
    for roster in rosters.all { try console.print(Self.json(roster, members, groups)) }
    return .success
  }

  /// Prints each group with the number of its members.
  static func printTable(
    _ groups: [(name: String, count: Int)], on console: Console
  ) throws -> ExitStatus {
    guard !groups.isEmpty else {
      console.note("There is no group.")
      return .found
    }
    let table = TextTable(
      headings: ["GROUP", "CONTACTS"],
      rows: groups.map { [VisibleText.cell($0.name), "\($0.count)"] }, rightAligned: [1])
    let width = console.isOutputTerminal ? console.width : nil
    for line in table.lines(width: width, style: console.outputStyle) { try console.print(line) }
    console.note("\(Count(groups.count, "group")).")
    return .success
  }

  private static func json(
    _ roster: ContactGroups.Roster, _ members: [GroupMember], _ groups: ContactGroups
  ) -> JSON {
    let places = groups.cards.indices.filter { groups.cards[$0].name == roster.name }
    let inner = groups.cards.indices.filter { place in
      groups.supergroups(of: place).contains { places.contains($0) }
    }
    return .object([
      ("type", .string("group")), ("name", .string(roster.name)),
      ("identifier", .optional(roster.identifier)),
      ("contacts", .number(roster.positions.count)),
      ("subgroups", .array(inner.map { .string(groups.cards[$0].name) })),
      ("members", .array(roster.positions.map { members[$0].json })),
    ])
  }
}

/// What is told of a member.
private struct GroupMember {
  var file: String?
  var index = 0
  var identifier: String?
  var name = ""

  init() {}

  init(_ contact: Contact) {
    file = contact.source?.name
    index = contact.sourceIndex
    identifier = contact.identifier
    name = contact.displayName
  }

  var json: JSON {
    .object([
      ("file", .optional(file)), ("contact", .number(index)), ("uid", .optional(identifier)),
      ("name", .string(name)),
    ])
  }
}
