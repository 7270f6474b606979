import ArgumentParser
import ContactCoding
import ContactFormatting
import ContactModel
import LocaleSupport

/// `unicard show`: a contact as a card.
struct ShowCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a contact as a card.",
    usage: "unicard show <input> ... <name> [<options>]",
    discussion: """
      NAME is a whole name, the beginning of some of its words, a phone number in any notation, \
      an e-mail address, or the contact's UID. Where several contacts match, all are shown.

      EXAMPLES
        unicard show contacts.vcf 'Jane Doe'
        unicard show phone.vcf cloud.vcf doe
        unicard show contacts.vcf doe --locale ja
        unicard show contacts.vcf '030 1234567'
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, folders or -, and the name to look for as the last.", valueName: "input ... name"),
    completion: .file(extensions: InputFile.extensions))
  var inputsAndName: [String]

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var reader: LocaleOptions

  @Flag(help: "Print the whole contact as JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    guard inputsAndName.count >= 2, let name = inputsAndName.last else {
      throw CommandFailure(
        "Name an input and, after it, the contact to show.",
        hint: "unicard list shows whom an input holds.", status: .usage)
    }
    let formats = try ReaderFormats(reader.reader(on: console).identifier, layout: .lines)
    let lookup = try ContactLookup(name, names: formats.names)
    var found = FoundContacts()
    var hasContacts = false
    let inputs = try InputFile.openAll(Array(inputsAndName.dropLast()), reading, on: console)
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: reading.jobs) { read in
        hasContacts = true
        if let fit = lookup.fit(read.contact) { found.note(read.contact, fit) }
        return true
      }
    }
    guard hasContacts else {
      throw NoContact.failure(inputs)
    }
    guard !found.contacts.isEmpty else {
      lookup.reportNone(on: console)
      return .found
    }
    for (index, contact) in found.contacts.enumerated() {
      if json {
        try console.print(ContactJSON.json(contact))
        continue
      }
      if index > 0 { try console.print("") }
      let card = ContactCard(
        contact: contact, style: console.outputStyle, formats: formats, today: console.today)
      try console.printPicture(of: contact)
      for line in card.lines {
        try console.print(line)
      }
    }
    return .success
  }
}
