import ArgumentParser
import ContactChanges
import ContactCoding
import ContactModel
import FileFormats
import FileWriting
import TableCoding
import Unicard

/// `unicard new`: makes a contact.
struct NewCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a contact, in a file of its own or behind those of a book.",
    discussion: """
      Without a KEY=VALUE, an empty contact opens as text in $VISUAL or $EDITOR. KEYs are those of \
      edit. The contact gets a UID where the format has one.

      EXAMPLES
        unicard new name='Jane Doe' phone.mobile='+49 171 5550123' -o jane.vcf
        unicard new name.given=太郎 name.family=山田 email.home=taro@example.jp --to contacts.vcf
        unicard new name='Jane Doe' address.home.street='Am Markt 1' address.home.city=Jena --to people.csv
      """)

  @OptionGroup var values: NewContactValues

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Add the contact to this file, whose other contacts stay byte for byte.", valueName: "book"),
    completion: .file(extensions: InputFile.extensions))
  var book: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write a new file with the contact, in the format that its name says; - is standard output.",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace a file that exists, and write even if a value has no place in the file.")
  var force = false

  @OptionGroup var reader: LocaleOptions

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard (book == nil) != (output == nil) else {
      throw ValidationError("Say where the contact goes: --to and a book, or -o and a new file.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try values.make(reader: reader, on: console) { try write($0, on: console) }
  }

  private func write(_ contact: Contact, on console: Console) throws -> ExitStatus {
    guard let book else { return try writeFile(contact, on: console) }
    let input = try BookRewriting.open(book, reading, .inPlace, on: console)
    let formats = try ReaderFormats(reader.reader(on: console).identifier, layout: .singleLine)
    let rewriting = BookRewriting(
      input: input, destination: .inPlace, force: force, jobs: reading.jobs, formats: formats,
      console: console)
    let known = try contact.categories.isEmpty ? [] : contacts(of: input)
    let contact = BookGroups(known, input.input.format).named(contact)
    if input.input.format.isCSV {
      rewriting.tell(try rewriting.run(additions: { [contact] }, revise: { $0 }))
      return .success
    }
    var added = [try identified(contact, in: input)]
    var cards: [Int: Contact] = [:]
    if !contact.categories.isEmpty, var groups = GroupsInCards(known) {
      added = added.map { groups.placed($0, from: nil) }
      groups.settle(&added) { cards[$0.sourceIndex] = $1 }
    }
    rewriting.tell(
      try rewriting.run(additions: { added }, revise: { cards[$0.sourceIndex] ?? $0 }))
    return .success
  }

  private func contacts(of input: OpenInput) throws -> [Contact] {
    var book: [Contact] = []
    try input.again().input.enumerateContacts(jobs: reading.jobs) { read in
      book.append(read.contact)
      return true
    }
    return book
  }

  /// The contact with a UID of its own, which is made of what the contact says: somebody else of the name
  /// may have been made before. Who says the same is the same.
  private func identified(_ contact: Contact, in input: OpenInput) throws -> Contact {
    var known: [String: Contact] = [:]
    try input.again().input.enumerateContacts(jobs: reading.jobs) { read in
      if let key = read.contact.identifier.flatMap(IdentifierNotation.normalized) {
        known[key] = read.contact
      }
      return true
    }
    func same(_ contact: Contact) -> Contact? {
      contact.identifier.flatMap(IdentifierNotation.normalized).flatMap { known[$0] }
    }
    let added = try AddedIdentifiers().identified(contact) { other in
      guard let there = same(other) else { return false }
      if there.hasSameMeaning(as: other) { throw repetition(of: contact, in: input) }
      return true
    }
    if same(added) != nil { throw repetition(of: contact, in: input) }
    return added
  }

  private func repetition(of contact: Contact, in input: OpenInput) -> CommandFailure {
    CommandFailure(
      "\(VisibleText.cell(contact.listedName)) is in \(input.name) already, by the same UID.",
      hint:
        "unicard edit changes a contact that is there; somebody else of the name is told by a number "
        + "or an address.", status: .found)
  }

  private func writeFile(_ contact: Contact, on console: Console) throws -> ExitStatus {
    let path = output == "-" ? nil : output
    let format = path.flatMap { ContactFormat(fileName: $0) } ?? .vCard40
    let hasIdentifiers = !format.isCSV || format == .csv
    let added = hasIdentifiers ? AddedIdentifiers().identified(contact) : contact
    let bytes = added.encoded(as: format).bytes
    guard let path else {
      let sink = console.isOutputTerminal ? TerminalSink(console.output) : console.output
      try bytes.withUnsafeBytes { try sink.write($0) }
      try sink.flush()
      return .success
    }
    let outputs = Outputs(inputs: [], force: force, inPlace: nil, on: console)
    let file = try outputs.open(path)
    try bytes.withUnsafeBytes { try file.write($0) }
    try outputs.commit(file)
    console.note("Wrote \(VisibleText.cell(added.listedName)) to \(VisibleText.line(path)).")
    return .success
  }
}
