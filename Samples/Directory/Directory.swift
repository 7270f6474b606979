// Numbers of an area, everybody in the reader's order, groups, and a reference that survives a newer
// export.
import Unicard

@main
struct Directory {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      print(
        """
        usage: Directory STORE area CODE | everybody LANGUAGE [given] | groups
               Directory STORE remember NAME | recall IDENTIFIER NAME
        """)
      return
    }
    let store = try await ContactStore(path: arguments[0])

    switch arguments[1] {
    case "area" where arguments.count == 3:
      let predicate = try ContactPredicate.comparing(
        ContactAttribute(.phoneNumber), .begins, arguments[2])
      let request = ContactFetchRequest(predicate: predicate)
      for found in try await store.contacts(request, keys: [.formattedName, .phoneNumber]) {
        let name = try found.contact[.formattedNames].first?.value ?? ""
        // Of all their numbers, those that begin so.
        for number in try found.contact[.phoneNumbers] {
          let alone = Contact { $0.phoneNumbers = [number] }
          if predicate.matches(alone) {
            print(number.value.stringValue, name, separator: "  ")
          }
        }
      }
    case "everybody" where arguments.count >= 3:
      let reader = try LocaleIdentifier(known: arguments[2])
      let order: ContactFetchRequest.Order =
        arguments.last == "given" ? .givenName(reader) : .familyName(reader)
      let names = try NameFormatter(locale: reader)
      let letters = try ContactSorter(locale: reader)
      var letter = ""
      let keys = NameFormatter.requiredKeys + ContactSorter.requiredKeys
      for found in try await store.contacts(ContactFetchRequest(order: order), keys: keys) {
        let contact = try found.contact.contact(for: keys)
        let next = letters.indexLetter(for: contact)
        if next != letter, arguments.last != "given" { print("[\(next)]") }
        letter = next
        print("  " + names.string(from: contact))
      }
    case "groups":
      let contacts = try await store.contacts(ContactFetchRequest(isUnified: false)).map(\.contact)
      for group in ContactGroups.rosters(of: contacts) {
        print(
          "\(group.name): \(group.positions.map { contacts[$0].displayName }.joined(separator: ", "))"
        )
      }
    case "remember" where arguments.count == 3:
      let predicate = try ContactPredicate.comparing(
        ContactAttribute(.name), .resembles, arguments[2])
      for found in try await store.contacts(ContactFetchRequest(predicate: predicate)) {
        print(found.id, found.contact.displayName)
      }
    case "recall" where arguments.count == 4:
      // The identifier holds as long as the record does; the name mends it.
      if let known = try await store.contact(withIdentifier: arguments[2]),
        known.contact.displayName == arguments[3]
      {
        print("still", known.id, known.contact.emailAddresses.first?.value ?? "")
        break
      }
      let name = try ContactPredicate.comparing(ContactAttribute(.name), .equal, arguments[3])
      let found = try await store.contacts(ContactFetchRequest(predicate: name))
      switch found.count {
      case 0: print("gone")
      case 1: print("now", found[0].id, found[0].contact.emailAddresses.first?.value ?? "")
      default: print("any of", found.map(\.id).joined(separator: ", "))
      }
    default:
      print("Say area, everybody, groups, remember or recall.")
      return
    }
  }
}
