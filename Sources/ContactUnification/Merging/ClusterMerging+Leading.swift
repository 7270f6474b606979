import ContactModel

// Which value comes first.

extension ClusterMerging {
  /// Title, role and organization of one record come first together, so that nobody is given a
  /// title at a firm where no record says that it is held; pictures stay as they are.
  mutating func leading(_ groups: [ValueGroup], _ key: ContactKey) -> [ValueGroup] {
    leadingRule = nil
    if let chosen = chosen(among: groups, key) {
      leadingRule = .decision
      return [groups[chosen]] + groups.indices.filter { $0 != chosen }.map { groups[$0] }
    }
    switch key {
    case .organization, .jobTitle, .role: break
    default: return groups
    }
    guard groups.count > 1, let record = jobRecord else { return groups }
    let own = groups.filter { $0.records.contains(record) }
    guard !own.isEmpty, !groups[0].records.contains(record) else { return groups }
    leadingRule = .sameRecord
    return own + groups.filter { !$0.records.contains(record) }
  }

  /// The value that a person chose; nil where nobody did, or no record has it.
  mutating func chosen(among groups: [ValueGroup], _ key: ContactKey) -> Int? {
    guard let choice = choices[key] else { return nil }
    let found = groups.firstIndex { $0.members.contains { ValueText.of($0) == choice.value } }
    if found != nil { metChoices.insert(key) }
    return found
  }

  /// The first record that has both an organization and a title or role, but for a preferred
  /// account, of which the job is kept as it is.
  private var jobRecord: Int? {
    func records(_ key: ContactKey) -> Set<Int> {
      Set(
        self[key].filter { !$0.text.isEmpty || key == .organization }
          .map(\.record))
    }
    // Where somebody chose a part of it, the rest of that record goes with it.
    for key in [ContactKey.organization, .jobTitle, .role] {
      guard let choice = choices[key] else { continue }
      let values = self[key]
      if let value = values.first(where: { ValueText.of($0) == choice.value }) {
        return value.record
      }
    }
    let titled = records(.jobTitle).union(records(.role))
    let employed = records(.organization)
    if let preferred = employed.union(titled).min(), ranks[preferred].isPreferred {
      return preferred
    }
    return employed.intersection(titled).min()
  }
}
