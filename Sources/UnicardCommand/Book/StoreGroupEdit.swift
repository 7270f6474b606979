import ArgumentParser
import ContactChanges
import ContactModel
import ContactStore

/// Changes a group of a store, as each account has its groups.
struct StoreGroupEdit {
  let change: GroupChange
  let group: String
  /// Who is added or removed; nil where nobody is.
  let choice: ChoiceOptions?
  let target: StoreEditOptions
  /// Whether a group may get the name of another.
  var force = false
  let console: Console

  /// Who is meant must be said: all of a store is seldom wanted.
  static func validate(_ choice: ChoiceOptions) throws {
    if choice.isEmpty {
      throw ValidationError("Say who it is, by a name or --where, as in --where 'name ~ ann'.")
    }
  }

  func run() throws -> ExitStatus {
    let store = try target.store.open()
    let wanted: Set<String>
    if let choice {
      guard let found = try target.contacts(choice, in: store, on: console) else { return .found }
      wanted = Set(found.flatMap { $0.records.map(\.id) })
    } else {
      wanted = []
    }
    let accounts = try AccountGroups.all(of: store, named: target.account)
    let known = accounts.groupNames
    let name = try name(among: known)
    if case .rename(let new) = change, !force {
      try GroupEditJob.refuse(new, for: name, among: known)
    }
    let writing = try target.writing(to: store, on: console)
    let people = try StorePeople(store)
    var changed: Set<String> = []
    var tally = ChangeTally()
    var requests: [(request: SaveRequest, account: String?)] = []
    let places: [(account: AccountGroups, records: Set<String>)]
    if case .add = change {
      places = accounts.joining(name, wanted) { people.person(of: $0) }
    } else {
      places = accounts.filter { $0.groupNames.contains(name) }.map { ($0, wanted) }
    }
    for (account, records) in places {
      let request = account.request(change, name, records) { record in
        if changed.insert(people.person(of: record.id)).inserted {
          tally.add(.changed, isGroup: ContactGroup.isGroup(record.contact))
        }
      }
      if request.operations.contains(where: \.isAddition) { tally.add(.added, isGroup: true) }
      if !request.isEmpty { requests.append((request, account.name)) }
    }
    if requests.isEmpty {
      console.note("Nothing is to be changed in “\(VisibleText.line(name))”.")
    } else {
      try writing.save(requests, tally)
    }
    return .success
  }

  /// The name of the group that is meant.
  private func name(among names: GroupNames) throws -> String {
    if let known = names.known(group) { return known }
    if case .add = change { return group }
    throw CommandFailure(
      "There is no group “\(VisibleText.line(group))” in the store.",
      hint: "unicard book groups lists them.", status: .found)
  }
}

extension SaveRequest.Operation {
  fileprivate var isAddition: Bool {
    if case .change(let change) = self { change.kind == .added } else { false }
  }
}
