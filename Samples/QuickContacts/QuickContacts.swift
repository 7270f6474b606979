// Picks, shows, edits and makes contacts, and takes in a card that came from somewhere.
import Unicard

@main
struct QuickContacts {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      print(
        """
        usage: QuickContacts STORE pick SEARCH [phone|email]
               QuickContacts STORE show NAME
               QuickContacts STORE edit NAME TITLE
               QuickContacts STORE new GIVEN FAMILY
               QuickContacts STORE unknown FILE [create | add NAME]
        """)
      return
    }
    let store = try await ContactStore(path: arguments[0])
    let labels = ContactLabelFormatter(locale: LocaleIdentifier(language: "en"))

    /// The one who is called so.
    func contact(_ name: String) async throws -> Contact? {
      let predicate = try ContactPredicate.comparing(ContactAttribute(.name), .resembles, name)
      let found = try await store.contacts(ContactFetchRequest(predicate: predicate))
      guard found.count == 1 else {
        print("\(found.count) are called “\(name)”.")
        return nil
      }
      return found[0].contact
    }

    func show(_ contact: Contact) {
      print(contact.displayName)
      let keys: [ContactKey] = [.jobTitle, .phoneNumber, .emailAddress, .postalAddress, .birthday]
      for property in ContactProperty.properties(of: contact, keys: keys) {
        let label = property.label.map { " (\(labels.string(from: $0)))" } ?? ""
        print("  \(labels.string(from: property.key))\(label): \(property.text)")
      }
    }

    func save(_ fill: (inout SaveRequest) -> Void) async throws {
      var request = SaveRequest()
      fill(&request)
      try await store.save(request)
    }

    switch arguments[1] {
    case "pick" where arguments.count >= 3:
      let key: ContactKey = arguments.last == "email" ? .emailAddress : .phoneNumber
      var picker = try ContactPicker(
        try await store.contacts().map(\.contact),
        .init(choice: .property, displayedKeys: [key], returnsContact: { _ in true }))
      picker.search = arguments[2]
      guard picker.count > 0, case .chosen(let choice) = picker.choose(row: 0) else { return }
      for property in choice.properties { print(property.uri ?? property.text) }
    case "show" where arguments.count == 3:
      if let found = try await contact(arguments[2]) { show(found) }
    case "edit" where arguments.count == 4:
      guard let old = try await contact(arguments[2]) else { return }
      let new = old.editing { $0.jobTitle = arguments[3] }
      try await save { $0.update(new, from: old) }
      show(new)
    case "new" where arguments.count == 4:
      let made = Contact { draft in
        draft.formattedName = "\(arguments[2]) \(arguments[3])"
        draft[.names] = [
          LabeledValue(PersonName(familyName: arguments[3], givenName: arguments[2]))
        ]
      }
      try await save { $0.add(made) }
      show(made)
    case "unknown" where arguments.count >= 3:
      guard let card = try ContactFile(path: arguments[2]).contacts.first else { return }
      show(card)
      // Offered where somebody of the name is there already.
      let predicate = try ContactPredicate.comparing(
        ContactAttribute(.name), .resembles, card.displayName)
      let same = try await store.contacts(ContactFetchRequest(predicate: predicate))
      switch arguments.dropFirst(3).first {
      case "create": try await save { $0.add(card) }
      case "add" where arguments.count == 5:
        guard let old = try await contact(arguments[4]) else { return }
        let new = old.editing { draft in
          draft.phoneNumbers += card.phoneNumbers
          draft.emailAddresses += card.emailAddresses
        }
        try await save { $0.update(new, from: old) }
        show(new)
      default:
        print("create a new contact", terminator: "")
        print(same.map { ", add to \($0.contact.displayName)" }.joined())
      }
    default:
      print("Say pick, show, edit, new or unknown.")
      return
    }
  }
}
