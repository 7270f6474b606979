import ArgumentParser
import ContactChanges
import ContactModel
import PhoneNumbers

/// What is edited, as the command line says it.
struct EditOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set a field, a part of it, or the value of a label, which has no other then: title=Editor, name.family=Lee, phone.work=…; may be given several times.",
      valueName: "key=value"))
  var settings: [String] = []

  @Option(
    name: .customLong("add"),
    help: ArgumentHelp(
      "Add a value, as phone.work=… or group=Friends; parts of one address are added together.",
      valueName: "key=value"))
  var additions: [String] = []

  @Option(
    name: .customLong("remove"),
    help: ArgumentHelp(
      "Remove a field, the values of a label, a part, or one value: note, phone.fax, group=Old.",
      valueName: "key[=value]"))
  var removals: [String] = []

  @Option(
    name: .customLong("replace"),
    help: ArgumentHelp(
      "Replace a value, in whatever notation, by another: phone=OLD:NEW, email=@old.org:@new.org.",
      valueName: "key=old:new"))
  var replacements: [String] = []

  @Flag(help: "Remove blanks at the ends of texts and repeated ones within them.")
  var trim = false

  @Flag(help: "Remove values that a contact has twice, in whatever notation.")
  var dedupeValues = false

  @Flag(help: "Write names that are all in capitals or all in small letters as names are written.")
  var titleCase = false

  @Flag(help: "Write phone numbers as +49301234567, with their extensions kept.")
  var normalizePhones = false

  @Option(
    help: ArgumentHelp(
      "With --normalize-phones: the country of numbers without a country code, where no address "
        + "tells, as DE.",
      valueName: "country"),
    transform: CountryArgument.code)
  var region: String?

  func validate() throws {
    if region != nil, !normalizePhones {
      throw ValidationError("--region is for --normalize-phones; give both.")
    }
    _ = try edits()
  }

  /// Whether nothing is to be edited.
  var isEmpty: Bool {
    settings.isEmpty && additions.isEmpty && removals.isEmpty && replacements.isEmpty && !trim
      && !dedupeValues && !titleCase && !normalizePhones
  }

  /// The edits, in the order in which they are made: what goes first, what comes last.
  func edits() throws -> [ContactEdit] {
    var edits: [ContactEdit] = []
    do throws(EditError) {
      for text in removals {
        let (key, value) = Self.assignment(text)
        edits.append(try .remove(key, value))
      }
      for text in replacements {
        let (key, value) = Self.assignment(text)
        guard let value, let (old, new) = Self.replacement(value) else {
          throw EditError(
            "--replace \(text) does not say by what to replace it.",
            hint: "Write --replace phone=OLD:NEW.")
        }
        edits.append(try .replace(key, old, with: new))
      }
      for text in settings {
        let (key, value) = try Self.complete(text, "--set")
        edits.append(try .set(key, to: value))
      }
      if !additions.isEmpty {
        var values: [(path: String, text: String)] = []
        for text in additions { values.append(try Self.complete(text, "--add")) }
        edits.append(try .add(values))
      }
    } catch {
      throw ValidationError(error.message + (error.hint.map { " \($0)" } ?? ""))
    }
    if trim { edits.append(.trimming) }
    if titleCase { edits.append(.titleCasing) }
    if dedupeValues { edits.append(.deduplicatingValues) }
    return ContactEdit.keepingFormattedName(edits)
  }

  /// What makes the edits of a contact.
  func editor(on console: Console, _ removed: RemovedValues) throws -> (Contact) -> Contact {
    let edits = try edits()
    let phones =
      normalizePhones ? PhoneRewriting(region: region, locale: console.locale) : nil
    return { contact in
      let edited = removed.edited(contact, by: edits)
      guard let phones else { return edited }
      let rewritten = phones.rewrite(edited)
      // Numbers may be the same only once they are in one notation.
      return dedupeValues ? rewritten.edited(by: [.deduplicatingValues]) : rewritten
    }
  }

  /// Whether values are cleaned up, and nothing else is edited.
  var isCleaningAlone: Bool {
    isCleaning && settings.isEmpty && additions.isEmpty && removals.isEmpty && replacements.isEmpty
  }

  private var isCleaning: Bool { trim || dedupeValues || titleCase || normalizePhones }

  /// What cleans up a contact; nil where nothing is.
  func cleaner(on console: Console) throws -> ((Contact) throws -> Contact)? {
    if !isCleaning { return nil }
    var cleaning = self
    (cleaning.settings, cleaning.additions) = ([], [])
    (cleaning.removals, cleaning.replacements) = ([], [])
    let formats = try ReaderFormats(console.locale.identifier, layout: .singleLine)
    return try cleaning.editor(on: console, RemovedValues(formats: formats))
  }

  // MARK: Texts

  /// `key=value`, of which the value may be missing.
  static func assignment(_ text: String) -> (key: String, value: String?) {
    let scalars = text.unicodeScalars
    guard let sign = scalars.firstIndex(of: "=") else { return (text, nil) }
    return (String(scalars[..<sign]), String(scalars[scalars.index(after: sign)...]))
  }

  static func complete(
    _ text: String, _ option: String
  ) throws(EditError) -> (path: String, text: String) {
    let (key, value) = assignment(text)
    guard let value else {
      throw EditError(
        "\(option) \(text) has no value.", hint: "Write \(option) \(text)=VALUE.")
    }
    return (key, value)
  }

  /// `old:new`; a colon in front of `//` belongs to an address, and one behind a backslash to the
  /// text.
  private static func replacement(_ text: String) -> (String, String)? {
    var parts = [""]
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.first == ":" {
        parts[parts.count - 1].append(rest.removeFirst())
      } else if character == ":", !rest.hasPrefix("//"), parts.count == 1 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.count == 2 && !parts[0].isEmpty ? (parts[0], parts[1]) : nil
  }
}
