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

  /// An account, and what is known of its groups.
  private struct Account {
    let name: String
    let records: [StoredContact]
    let contacts: [Contact]
    let groups: ContactGroups
    let groupNames: [String]
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
    let accounts = try accounts(of: store)
    let name = try name(in: accounts)
    if case .rename(let new) = change, new != name, !force {
      try GroupEditJob.refuse(new, of: accounts.flatMap(\.groupNames))
    }
    let having = accounts.filter { $0.groupNames.contains(name) }
    let writing = try target.writing(to: store, on: console)
    let people = try StorePeople(store)
    var changed: Set<String> = []
    var tally = ChangeTally()
    var requests: [(request: SaveRequest, account: String?)] = []
    // Who has no record in an account with the group gets it in his own.
    var others: Set<String> = []
    if case .add = change {
      let known = having.flatMap(\.records).map(\.id).filter(wanted.contains)
      let reached = Set(known.map { people.person(of: $0) })
      others = wanted.filter { !reached.contains(people.person(of: $0)) }
    }
    for account in accounts {
      let isHaving = having.isEmpty || account.groupNames.contains(name)
      if !isHaving, others.isEmpty { continue }
      let request = request(account, name, isHaving ? wanted : others) { record in
        if changed.insert(people.person(of: record)).inserted { tally.add(.changed) }
      }
      if request.operations.contains(where: \.isAddition) { tally.add(.added) }
      if !request.isEmpty { requests.append((request, account.name)) }
    }
    if requests.isEmpty {
      console.note("Nothing is to be changed in “\(VisibleText.line(name))”.")
    } else {
      try writing.save(requests, tally)
    }
    return .success
  }

  private func accounts(of store: ContactStore) throws -> [Account] {
    let all = try Waiting.result { try await store.containers() }.map(\.name)
    let wanted = try target.account.map { account in
      try Waiting.result { try await store.container(account) }.name
    }
    return try all.filter { wanted.isEmpty || wanted.contains($0) }.map { name in
      let request = ContactFetchRequest(isUnified: false, containers: [name])
      let records = try Waiting.result { try await store.contacts(request) }
      let contacts = records.enumerated().map { $1.contact.placed(at: $0) }
      let groups = ContactGroups(contacts)
      var rosters = Rosters(groups)
      for contact in contacts { rosters.add(0, groups.names(of: contact)) }
      return Account(
        name: name, records: records, contacts: contacts, groups: groups,
        groupNames: rosters.all.map(\.name))
    }
  }

  /// The name of the group that is meant: as it is written, or but for case.
  private func name(in accounts: [Account]) throws -> String {
    let names = accounts.flatMap(\.groupNames)
    if names.contains(group) { return group }
    let similar = Set(names.filter { $0.lowercased() == group.lowercased() })
    if let only = similar.first, similar.count == 1 { return only }
    if case .add = change { return group }
    throw CommandFailure(
      "There is no group “\(VisibleText.line(group))” in the store.",
      hint: "unicard book groups lists them.", status: .found)
  }

  /// - Parameter note: Told the identifier of each record that is changed.
  private func request(
    _ account: Account, _ name: String, _ wanted: Set<String>, note: (String) -> Void
  ) -> SaveRequest {
    var survey = GroupSurvey(change, name, account.groups)
    for (record, contact) in zip(account.records, account.contacts) {
      survey.note(contact, isWanted: wanted.contains(record.id))
    }
    let edit = GroupEdit(survey)
    var request = SaveRequest()
    if case .add = change, survey.chosen.isEmpty { return request }
    for (record, contact) in zip(account.records, account.contacts) {
      guard let revised = edit.revised(contact) else { continue }
      request.update(revised, from: record)
      note(record.id)
    }
    if case .add = change, survey.needsCard { request.add(edit.newCard) }
    return request
  }
}

extension SaveRequest.Operation {
  fileprivate var isAddition: Bool {
    if case .change(let change) = self { change.kind == .added } else { false }
  }
}
