import ContactChanges
import ContactCoding
import ContactModel
import ContactStore
import FileFormats

/// Adds contacts to a store where they go of themselves: new ones into the default account, and what is said of
/// people into theirs. Into groups they come as each account has them.
struct StoreAddition {
  private let accounts: [AccountGroups]
  private let people: StorePeople

  init(_ store: ContactStore) throws {
    accounts = try AccountGroups.all(of: store)
    people = try StorePeople(store)
  }

  /// The account that new contacts go to; nil where there is none yet.
  private var home: AccountGroups? { accounts.first(where: \.isDefault) ?? accounts.first }

  /// How groups come into the store: by cards where the account of new contacts has cards, else by the names that
  /// people have for them.
  static func groups(of store: ContactStore, _ people: [Contact]) throws -> BookGroups {
    let accounts = try AccountGroups.all(of: store)
    let home = accounts.first(where: \.isDefault) ?? accounts.first
    let form = home.map { GroupFormEvidence($0.contacts).form } ?? .asRead
    return BookGroups(people, form, home?.format ?? .vCard40, accounts.groupNames)
  }

  /// Somebody who comes into a group.
  private struct Joining {
    let group: String
    var records: Set<String>
  }

  /// What is to be saved in each account.
  ///
  /// - Parameters:
  ///   - request: What becomes of people.
  ///   - known: The people, by the places that their contacts have.
  func requests(
    _ request: SaveRequest, known: [StoredContact]
  ) -> [(request: SaveRequest, account: String?)] {
    var cards = home.flatMap { GroupsInCards($0.contacts) }
    var own = SaveRequest()
    own.refusesKnownIdentifiers = request.refusesKnownIdentifiers
    var additions: [Contact] = []
    var joinings: [Joining] = []
    for case .change(let change) in request.operations {
      guard let after = change.after, let before = change.before else {
        if let after = change.after { additions.append(cards?.placed(after, from: nil) ?? after) }
        continue
      }
      let names = Self.newNames(of: after, from: before)
      for name in names.map({ accounts.groupNames.known($0) ?? $0 }) {
        let records = known[before.sourceIndex].records.map(\.id)
        if let place = joinings.firstIndex(where: { $0.group == name }) {
          joinings[place].records.formUnion(records)
        } else {
          joinings.append(Joining(group: name, records: Set(records)))
        }
      }
      let left = after.editing { draft in
        draft.categories.removeAll { names.contains($0.value) }
      }
      if left != before { own.update(left, from: before) }
    }
    var others: [(request: SaveRequest, account: String?)] = []
    for joining in joinings {
      let places = accounts.joining(joining.group, joining.records) { people.person(of: $0) }
      for (account, records) in places {
        // The cards of this account get those who are new, too.
        if account.name == home?.name, cards != nil {
          for (record, contact) in zip(account.records, account.contacts)
          where records.contains(record.id) {
            let named = contact.editing { $0.categories.append(LabeledValue(joining.group)) }
            let placed = cards?.placed(named, from: contact) ?? named
            if placed != contact { own.update(placed, from: record) }
          }
        } else {
          let request = account.request(.add, joining.group, records)
          if !request.isEmpty { others.append((request, account.name)) }
        }
      }
    }
    cards?.settle(&additions) { card, revised in
      if let home { own.update(revised, from: home.records[card.sourceIndex]) }
    }
    for addition in additions { own.add(addition) }
    return (own.isEmpty ? [] : [(own, nil)]) + others
  }

  /// The groups that somebody comes to name.
  private static func newNames(of after: Contact, from before: Contact) -> [String] {
    let known = Set(before.categories.map(\.value))
    return ContactGroups().names(of: after).filter { !known.contains($0) }
  }
}
