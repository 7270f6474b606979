import ArgumentParser
import ContactModel
import ContactSelection
import Unicard

/// `unicard pick`: lets a person choose in the terminal.
struct PickCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "pick",
    abstract: "Choose contacts, or values of them, in the terminal; prints only the choice.",
    discussion: """
      Type to search: beginnings of names in any script, a part of a number, the beginning of an \
      e-mail address. Arrows move, Enter chooses, Space marks contacts where several are chosen, → \
      opens the card, where Space marks values, Esc leaves. Nothing is printed and the exit code is \
      1 where nothing was chosen.

      EXAMPLES
        unicard pick book: --property email
        unicard pick contacts.vcf --property phone --uri
        unicard pick contacts.vcf --many --json > chosen.json
        unicard pick contacts.vcf --where 'has birthday'
        mail "$(unicard pick book: --property email --single)"
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.customShort("w"), .customLong("where")],
    help: ArgumentHelp(
      "Let only those be chosen that this is true of; the others are shown dimmed.",
      valueName: "expr"))
  var expression: String?

  @Flag(help: "Choose several.")
  var many = false

  @Option(
    help: ArgumentHelp(
      "Choose a value of this field: phone, email, url, …; may be given several times.",
      valueName: "field"),
    transform: Self.key)
  var property: [ContactKey] = []

  @Flag(help: "Where somebody has a single such value, choose it with the contact.")
  var single = false

  @Option(
    help: ArgumentHelp(
      "Open the card of those that this is true of, instead of choosing them at once.",
      valueName: "expr"))
  var open: String?

  @Option(
    help: ArgumentHelp("Let only values with this label be chosen, as mobile.", valueName: "label"))
  var label: String?

  @Flag(help: "Print what is chosen as JSON, one object a line.")
  var json = false

  @Flag(help: "Print values as tel: and mailto: addresses.")
  var uri = false

  @OptionGroup var reader: LocaleOptions
  @OptionGroup var common: CommonOptions

  @Sendable private static func key(_ name: String) throws -> ContactKey {
    if let key = ContactAttribute(name: name)?.key, key != .name { return key }
    throw ValidationError("There is no field “\(name)” whose values can be chosen.")
  }

  func validate() throws {
    if single || label != nil || uri, property.isEmpty {
      throw ValidationError("Say with --property which values are chosen.")
    }
    if many, single || open != nil {
      throw ValidationError(
        "--many marks what is chosen, and \(single ? "--single" : "--open") is about choosing it at "
          + "once. Leave out one of them.")
    }
    if uri, json { throw ValidationError("Choose one of --json and --uri.") }
  }

  func run(on console: Console) throws -> ExitStatus {
    let configuration = try configuration(on: console)
    var contacts: [Contact] = []
    let inputs = try InputFile.openAll(input.inputs, input.reading, on: console)
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: input.reading.jobs) { read in
        // Groups have nothing to be reached by.
        if !ContactGroup.isGroup(read.contact) { contacts.append(read.contact) }
        return true
      }
    }
    guard !contacts.isEmpty else { throw NoContact.failure(inputs) }
    let reader = reader.reader(on: console)
    if let sorter = try? ContactSorter(
      locale: reader.identifier, order: .familyName, variant: reader.collation)
    {
      contacts = sorter.sorted(contacts)
    }
    let picker: ContactPicker
    do throws(ContactPicker.ConfigurationError) {
      picker = try ContactPicker(contacts, configuration)
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
    let formats = try ReaderFormats(reader.identifier, layout: .singleLine)
    guard let choice = try choose(picker, formats, on: console) else { return .found }
    try print(choice, formats, on: console)
    let isNothing =
      uri && choice.contacts.isEmpty && choice.properties.allSatisfy { formats.uri(of: $0) == nil }
    return isNothing ? .found : .success
  }

  private func configuration(on console: Console) throws -> ContactPicker.Configuration {
    func predicate(_ text: String?) throws -> ContactPredicate? {
      try text.map { try ContactPredicate($0, today: console.today) }
    }
    let kind: ContactPicker.Kind =
      switch (property.isEmpty, many) {
      case (true, false): .contact
      case (true, true): .contacts
      case (false, false): .property
      case (false, true): .properties
      }
    var configuration = ContactPicker.Configuration(choice: kind)
    if !property.isEmpty { configuration.displayedKeys = property }
    if let wanted = try predicate(expression) { configuration.enablesContact = wanted.matches }
    if let opened = try predicate(open) {
      configuration.returnsContact = { !opened.matches($0) }
    } else if single {
      configuration.returnsContact = { _ in true }
    }
    if let label {
      let wanted = Label(predefinedName: label)?.name ?? label
      configuration.returnsProperty = { property in
        property.label?.name.lowercased() == wanted.lowercased()
      }
    }
    return configuration
  }

  private func choose(
    _ picker: ContactPicker, _ formats: ReaderFormats, on console: Console
  ) throws -> ContactPicker.Choice? {
    let screen = try TerminalScreen()
    defer { screen.close() }
    let isPlain = console.colors == .never
    var view = PickerView(
      picker, formats: formats, style: TextStyle(isEnabled: !isPlain),
      showsPictures: console.terminalPicture != nil)
    var picture = CardPicture(console.terminalPicture)
    while true {
      let size = screen.size
      let lines = view.lines(size)
      screen.draw(
        lines, rows: size.rows, overlay: picture.bytes(for: view.picturedContact(size), size))
      guard let event = screen.next(size) else { return nil }
      switch view.handle(event, size) {
      case .goOn: continue
      case .done(let choice): return choice
      case .cancelled: return nil
      }
    }
  }

  /// The picture of the card that is open, drawn where the values end.
  private struct CardPicture {
    private let terminal: TerminalPicture?
    /// Made when a card is opened, not with each key.
    private var known: (contact: Contact, png: [UInt8]?)?

    init(_ terminal: TerminalPicture?) { self.terminal = terminal }

    mutating func bytes(for contact: Contact?, _ size: ScreenSize) -> [UInt8] {
      guard let terminal else { return [] }
      let clearing = terminal.clearing
      guard let contact else { return clearing }
      if known?.contact != contact { known = (contact, ContactPicture.png(of: contact)) }
      guard let png = known?.png else { return clearing }
      return clearing
        + terminal.sequence(
          for: png, rows: ContactPicture.rows, column: size.columns - ContactPicture.columns)
    }
  }

  private func print(
    _ choice: ContactPicker.Choice, _ formats: ReaderFormats, on console: Console
  ) throws {
    for contact in choice.contacts {
      if json {
        try console.print(ContactJSON.json(contact))
      } else {
        try console.print(VisibleText.cell(contact.listedName))
      }
    }
    for property in choice.properties {
      if uri {
        guard let address = formats.uri(of: property) else {
          console.warning(
            "“\(VisibleText.cell(property.text))” has no address that another program could open.")
          continue
        }
        try console.print(VisibleText.cell(address))
      } else if json {
        try console.print(
          .object([
            ("type", .string("property")), ("name", .string(property.contact.displayName)),
            ("uid", .optional(property.contact.identifier)), ("key", .string(property.key.name)),
            ("label", .optional(property.label?.name)), ("value", .string(property.text)),
            ("uri", .optional(formats.uri(of: property))),
          ]))
      } else {
        try console.print(VisibleText.cell(property.text))
      }
    }
  }
}
