// Finds birthdays by name or by month, or lets somebody be picked who has one; makes contacts.
import Unicard

@main
struct Birthdays {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      print(
        """
        usage: Birthdays STORE name WORDS | month NUMBER | pick
               Birthdays STORE add GIVEN FAMILY E-MAIL YYYY-MM-DD
        """)
      return
    }
    let store = try await ContactStore(path: arguments[0])
    let reader = LocaleIdentifier(language: "en")
    let names = try NameFormatter(locale: reader)
    let dates = ContactDateFormatter(locale: reader)
    let keys: Set<ContactKey> = [.name, .formattedName, .birthday, .emailAddress, .image]

    /// Name, birthday in the reader's language, home e-mail, picture.
    func show(_ contact: Contact) {
      print(names.string(from: contact))
      print("  born", contact.birthday.map(dates.string(from:)) ?? "on a day that is not known")
      let home = contact.emailAddresses.first { $0.label == .home } ?? contact.emailAddresses.first
      if let home { print("  writes from", home.value) }
      if let picture = contact.image?.data { print("  has a picture of \(picture.count) bytes") }
    }

    func show(where expression: ContactPredicate) async throws {
      let found = try await store.contacts(
        ContactFetchRequest(predicate: expression, order: .familyName(reader)), keys: keys)
      if found.isEmpty { print("Nobody.") }
      for stored in found { show(try stored.contact.contact(for: keys)) }
    }

    switch arguments[1] {
    case "name":
      let name = ContactAttribute(.name)
      try await show(
        where: .comparing(name, .resembles, arguments.dropFirst(2).joined(separator: " ")))
    case "month":
      try await show(
        where: ContactPredicate("birthday.month = \(arguments.dropFirst(2).first ?? "")"))
    case "pick":
      // The picker knows no screen: here numbers are typed, a line each.
      let all = try await store.contacts(
        ContactFetchRequest(order: .familyName(reader)), keys: keys)
      var picker = try ContactPicker(
        all.map { try $0.contact.contact(for: keys) },
        .init(displayedKeys: [.birthday], enablesContact: { $0.has(.birthday) }))
      for place in 0..<picker.count {
        let row = picker.row(place)
        print(row.isEnabled ? "\(place + 1)" : "-", names.string(from: row.contact))
      }
      while let line = readLine(), let number = Int(line) {
        guard case .chosen(let choice) = picker.choose(row: number - 1) else {
          print("No birthday is known; choose another.")
          continue
        }
        choice.contacts.forEach(show)
        break
      }
    case "add" where arguments.count == 6:
      guard let born = PartialDate(arguments[5]) else {
        print("“\(arguments[5])” is no date; write 1990-05-31.")
        return
      }
      let contact = Contact { draft in
        draft.formattedName = "\(arguments[2]) \(arguments[3])"
        draft[.names] = [
          LabeledValue(PersonName(familyName: arguments[3], givenName: arguments[2]))
        ]
        draft.emailAddresses = [LabeledValue(arguments[4], label: .home)]
        draft[.birthdays] = [
          LabeledValue(ContactDate(year: born.year, month: born.month, day: born.day))
        ]
      }
      var request = SaveRequest()
      request.add(contact)
      try await store.save(request)
      show(contact)
    default:
      print("Say name, month, pick or add.")
      return
    }
  }
}
