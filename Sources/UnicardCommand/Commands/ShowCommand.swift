import ArgumentParser
import ContactCoding
import ContactFormatting
import ContactModel
import ContactSelection
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
    let wanted = try Self.predicate(for: name)
    let formats = try ReaderFormats(reader.reader(on: console).identifier, layout: .lines)
    let key = Self.key(name)
    var exact: [Contact] = []
    var similar: [Contact] = []
    var hasContacts = false
    let inputs = try InputFile.openAll(Array(inputsAndName.dropLast()), reading, on: console)
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: reading.jobs) { read in
        hasContacts = true
        let contact = read.contact
        if contact.identifier == name || Self.key(contact.displayName) == key
          || Self.key(formats.names.string(from: contact)) == key
        {
          exact.append(contact)
        } else if wanted.matches(contact) {
          similar.append(contact)
        }
        return true
      }
    }
    guard hasContacts else {
      throw NoContact.failure(inputs)
    }
    let found = exact.isEmpty ? similar : exact
    guard !found.isEmpty else {
      console.error(
        "No contact is called “\(name)”, or has it as a number or e-mail address.",
        hint: "unicard list --where 'any ~ \"…\"' looks into all fields.")
      return .found
    }
    for (index, contact) in found.enumerated() {
      if json {
        try console.print(ContactJSON.json(contact))
        continue
      }
      if index > 0 { try console.print("") }
      let card = ContactCard(
        contact: contact, style: console.outputStyle, formats: formats, today: console.today)
      for line in card.lines {
        try console.print(line)
      }
    }
    return .success
  }

  /// Who may be meant by a name, the beginning of some of its words, a number or a mailbox.
  static func predicate(for name: String) throws -> ContactPredicate {
    do throws(ContactPredicate.ComparisonError) {
      let named: ContactPredicate = try .comparing(ContactAttribute(.name), .resembles, name)
      if name.utf8.contains(UInt8(ascii: "@")) {
        return named || (try .comparing(ContactAttribute(.emailAddress), .equal, name))
      }
      if looksLikeNumber(name) {
        return named || (try .comparing(ContactAttribute(.phoneNumber), .equal, name))
      }
      return named
    } catch {
      throw CommandFailure("The name is empty.", hint: "Write a part of it.", status: .usage)
    }
  }

  /// Whether somebody who types it means a phone number.
  private static func looksLikeNumber(_ text: String) -> Bool {
    let digits = text.unicodeScalars.filter { $0.properties.numericType == .decimal }.count
    return digits >= 3
      && !text.unicodeScalars.contains {
        $0.properties.isAlphabetic && !"xext".unicodeScalars.contains($0)
      }
  }

  /// What two names have in common that people take for the same. Languages that write no blanks
  /// within a name are shown without those of the file.
  static func key(_ name: String) -> [UInt8] {
    SearchKey.bytes(of: name).filter { $0 > 0x20 }
  }
}
