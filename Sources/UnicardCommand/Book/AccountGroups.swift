import ContactChanges
import ContactModel
import ContactStore
import FileFormats

/// An account of a store, and what is known of its groups.
struct AccountGroups {
  let name: String
  let isDefault: Bool
  let format: ContactFormat
  let records: [StoredContact]
  /// What the records say, each with its place among them.
  let contacts: [Contact]
  let groups: ContactGroups
  let groupNames: [String]

  /// The accounts of a store, or those of the names.
  static func all(of store: ContactStore, named wanted: [String] = []) throws -> [AccountGroups] {
    let only = try wanted.map { account in
      try Waiting.result { try await store.container(account) }.name
    }
    return try Waiting.result { try await store.containers() }
      .filter { only.isEmpty || only.contains($0.name) }
      .map { container in
        let name = container.name
        let request = ContactFetchRequest(isUnified: false, containers: [name])
        let records = try Waiting.result { try await store.contacts(request) }
        return AccountGroups(container, records)
      }
  }

  private init(_ container: ContactContainer, _ records: [StoredContact]) {
    name = container.name
    isDefault = container.isDefault
    format = container.format
    self.records = records
    contacts = records.enumerated().map { $1.contact.placed(at: $0) }
    groups = ContactGroups(contacts)
    var rosters = Rosters(groups)
    for contact in contacts { rosters.add(0, groups.names(of: contact)) }
    groupNames = rosters.all.map(\.name)
  }

  /// What a change of a group is in the account, as this has its groups.
  ///
  /// - Parameters:
  ///   - wanted: The identifiers of the records that are added or removed.
  ///   - note: Told of each record that is changed.
  func request(
    _ change: GroupChange, _ group: String, _ wanted: Set<String>,
    note: (StoredContact) -> Void = { _ in }
  ) -> SaveRequest {
    var survey = GroupSurvey(change, group, groups)
    for (record, contact) in zip(records, contacts) {
      survey.note(contact, isWanted: wanted.contains(record.id))
    }
    let edit = GroupEdit(survey)
    var request = SaveRequest()
    if case .add = change, survey.chosen.isEmpty { return request }
    for (record, contact) in zip(records, contacts) {
      guard let revised = edit.revised(contact) else { continue }
      request.update(revised, from: record)
      note(record)
    }
    if case .add = change, survey.needsCard { request.add(edit.newCard) }
    return request
  }
}

extension [AccountGroups] {
  /// The groups of all accounts.
  var groupNames: GroupNames { GroupNames(flatMap(\.groupNames)) }

  /// Where records come into a group: those of people who have one in an account with the group come into that, and
  /// others in their own accounts; where no account has it, all do.
  ///
  /// - Parameter person: Whose a record is.
  func joining(
    _ group: String, _ wanted: Set<String>, person: (String) -> String
  ) -> [(account: AccountGroups, records: Set<String>)] {
    let having = filter { $0.groupNames.contains(group) }
    let known = having.flatMap(\.records).map(\.id).filter(wanted.contains)
    let reached = Set(known.map(person))
    let others = wanted.filter { !reached.contains(person($0)) }
    return map { account in
      let isHaving = having.isEmpty || account.groupNames.contains(group)
      return (account, isHaving ? wanted : others)
    }.filter { !$0.records.isEmpty }
  }
}
