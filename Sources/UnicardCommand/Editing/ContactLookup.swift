import ContactFormatting
import ContactModel
import ContactSelection

/// Finds the contact that a person names on the command line: by a whole name, the beginnings of
/// some of its words, a phone number in any notation, an e-mail address, or the UID.
struct ContactLookup {
  /// How well a contact fits; a better one leaves no room for others.
  enum Fit: Int, Comparable {
    case similar, exact

    static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
  }

  let text: String
  private let key: [UInt8]
  private let predicate: ContactPredicate
  private let names: NameFormatter

  init(_ text: String, names: NameFormatter) throws(CommandFailure) {
    self.text = text
    self.names = names
    key = Self.key(text)
    predicate = try Self.predicate(for: text)
  }

  /// Who may be meant by a name, the beginning of some of its words, a number or a mailbox.
  static func predicate(for text: String) throws(CommandFailure) -> ContactPredicate {
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      throw CommandFailure("The name is empty.", hint: "Write a part of it.", status: .usage)
    }
    let named = ContactPredicate.name(matching: text)
    if text.utf8.contains(UInt8(ascii: "@")) { return named || .email(text) }
    return looksLikeNumber(text) ? named || .phone(text) : named
  }

  /// How well a contact fits; nil where it does not.
  func fit(_ contact: Contact) -> Fit? {
    if contact.identifier == text || Self.key(contact.displayName) == key
      || Self.key(names.string(from: contact)) == key
    {
      return .exact
    }
    return predicate.matches(contact) ? .similar : nil
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

  /// Says that nobody was found.
  func reportNone(on console: Console) {
    console.error(
      "No contact is called “\(text)”, or has it as a number or e-mail address.",
      hint: "unicard list --where 'any ~ \"…\"' looks into all fields.")
  }
}

/// Contacts that fit a name, the best alone.
struct FoundContacts {
  private(set) var contacts: [Contact] = []
  private var best = ContactLookup.Fit.similar

  mutating func note(_ contact: Contact, _ fit: ContactLookup.Fit) {
    if fit > best {
      contacts = []
      best = fit
    }
    if fit == best { contacts.append(contact) }
  }
}
