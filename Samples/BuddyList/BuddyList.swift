// A list of buddies, each a nickname and an e-mail address, in a group of the book.
import Unicard

@main
struct BuddyList {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      print("usage: BuddyList STORE list | add NICKNAME E-MAIL | pick [SEARCH]")
      return
    }
    let store = try await ContactStore(path: arguments[0])
    let group = "Buddies"

    func buddies() async throws -> [StoredContact] {
      try await store.contacts(
        ContactFetchRequest(
          predicate: ContactPredicate("category = \"\(group)\""), isUnified: false))
    }

    switch arguments[1] {
    case "list":
      for buddy in try await buddies() {
        print(buddy.contact.nickname ?? buddy.contact.displayName, terminator: "  ")
        print(buddy.contact.emailAddresses.first?.value ?? "")
      }
    case "add" where arguments.count == 4:
      var request = SaveRequest()
      request.add(
        Contact { draft in
          draft.formattedName = arguments[2]
          draft.nickname = arguments[2]
          draft.emailAddresses = [LabeledValue(arguments[3])]
          draft.categories = [LabeledValue(group)]
        })
      try await store.save(request)
      print("Added \(arguments[2]).")
    case "pick":
      // Whoever has an address and is no buddy yet; at once where there is exactly one address.
      let records = try await store.contacts(ContactFetchRequest(isUnified: false))
      let taken = Set(try await buddies().map(\.contact))
      var picker = try ContactPicker(
        records.map(\.contact),
        .init(
          choice: .property, displayedKeys: [.emailAddress],
          enablesContact: { !taken.contains($0) },
          returnsContact: { $0.emailAddresses.count == 1 }))
      picker.search = arguments.dropFirst(2).joined(separator: " ")
      for place in 0..<picker.count where picker.row(place).isEnabled {
        print(place + 1, picker.row(place).contact.displayName)
      }
      while let line = readLine(), let number = Int(line) {
        let outcome =
          picker.openContact == nil
          ? picker.choose(row: number - 1) : picker.choose(property: number - 1)
        switch outcome {
        case .chosen(let choice):
          guard let picked = choice.properties.first else { return }
          var request = SaveRequest()
          request.update(
            picked.contact.editing { $0.categories.append(LabeledValue(group)) },
            from: picked.contact)
          try await store.save(request)
          print("Added \(picked.contact.displayName), \(picked.text).")
          return
        case .opened:
          for (place, value) in picker.properties.enumerated() {
            print("  \(place + 1) \(value.property.text)")
          }
        case .refused, .marked: print("Choose another.")
        }
      }
    default:
      print("Say list, add or pick.")
      return
    }
  }
}
