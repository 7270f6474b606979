// Makes a contact, saves it, formats it, fetches it by different ways, changes it, and is told.
import Unicard

@main
struct FirstContact {
  static func main() async throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      print("usage: FirstContact STORE")
      return
    }

    // A contact is a value; it belongs to no store until it is saved.
    let ada = Contact { draft in
      draft.kind = .individual
      draft[.names] = [LabeledValue(PersonName(familyName: "Lovelace", givenName: "Ada"))]
      draft.formattedName = "Ada Lovelace"
      draft.emailAddresses = [LabeledValue("ada@example.org", label: .home)]
      draft.phoneNumbers = [LabeledValue(PhoneNumber("+44 20 7946 0991"), label: .mobile)]
      draft[.birthdays] = [LabeledValue(ContactDate(year: 1815, month: 12, day: 10))]
    }

    let store = try await ContactStore(path: path)
    let start = try await store.historyToken()
    var request = SaveRequest()
    request.add(ada)
    try await store.save(request)

    // Names and dates as readers of two languages want them.
    for language in ["en", "de"] {
      let reader = try LocaleIdentifier(known: language)
      let name = try NameFormatter(locale: reader).string(from: ada)
      let born = ada.birthday.map(ContactDateFormatter(locale: reader).string)
      print("\(language): \(name), \(born ?? "")")
    }

    // Any notation of a number finds it; only the fields that are asked for are read.
    let wanted = ContactFetchRequest(
      predicate: try ContactPredicate("phone = \"0044 20 79460991\""))
    for found in try await store.contacts(wanted, keys: [.name, .birthday]) {
      let dates = ContactDateFormatter(locale: LocaleIdentifier(language: "en"))
      let name = try found.contact[.names].first?.value.givenName
      let born = try found.contact[.birthdays].first.map { dates.string(from: $0.value) }
      print("found:", name ?? "", born ?? "")
      print("knows e-mail addresses:", found.contact.isAvailable(.emailAddress))
    }

    // Somebody listens while the contact is changed.
    let added = try await store.historyToken()
    let listener = Task {
      for await token in store.changeNotifications(since: added) { return token }
      return added
    }
    if let whole = try await store.contacts().first(where: { $0.contact.familyName == "Lovelace" })
    {
      var change = SaveRequest()
      change.update(whole.contact.editing { $0.jobTitle = "Mathematician" }, from: whole)
      try await store.save(change)
    }
    print("told of a change:", await listener.value != added)
    for change in try await store.changes(since: start) {
      print(change.kind, change.after?.displayName ?? "", change.after?.jobTitle ?? "")
    }
  }
}
