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
    if json {
      for contact in found.contacts { try console.print(ContactJSON.json(contact)) }
      return .success
    }
    let related = try names(ofRelatedTo: found.contacts, inputs)
    for (index, contact) in found.contacts.enumerated() {
      if index > 0 { try console.print("") }
      let card = ContactCard(related.named(contact), formats, on: console)
      try console.printPicture(of: contact)
      for line in card.lines {
        try console.print(line)
      }
    }
    return .success
  }

  /// What people are called whom contacts name by their UIDs, where the inputs have them.
  private func names(
    ofRelatedTo contacts: [Contact], _ inputs: [OpenInput]
  ) throws -> RelatedNames {
    var names = RelatedNames()
    for contact in contacts { names.noteReferences(of: contact) }
    if names.isEmpty { return names }
    for opened in inputs {
      try opened.again().input.enumerateContacts(jobs: reading.jobs) { read in
        names.noteName(of: read.contact)
        return true
      }
    }
    return names
  }
}
