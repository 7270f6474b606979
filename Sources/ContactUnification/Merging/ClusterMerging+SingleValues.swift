import ContactModel

// Fields of which one value is kept.

extension ClusterMerging {
  mutating func keepOne(_ values: [ConstituentValue], _ key: ContactKey) {
    let groups = groups(of: values, key)
    guard var winner = groups.indices.first else { return }
    if isDate(key), ranks[groups[winner].members[0].record].account == Int.max {
      // A date with its year says more.
      for index in groups.indices where yearCount(groups[index]) > yearCount(groups[winner]) {
        winner = index
      }
    }
    var rule: UnificationConflict.Rule?
    let chosen = chosen(among: groups, key)
    if let chosen {
      winner = chosen
      rule = .decision
    } else if winner == 0, key != .identifier, let agreed = mostAccounts(groups) {
      winner = agreed
      rule = .mostAccounts
    }
    if chosen == nil, case .identifier = key, let place = naming(groups), place != winner {
      winner = place
      rule = .recordKey
    }
    let record = groups[winner].members[0].record
    // The same in other languages, as the record has it.
    let own = groups.indices.filter { groups[$0].records.contains(record) }
    for index in own {
      assembly.append(groups[index], isWhole: true)
      tellOfNotations(in: groups[index], key)
    }
    let others = groups.indices.filter { !own.contains($0) }.map { groups[$0] }
    guard !others.isEmpty else { return }
    let decisive =
      winner == 0
      ? self.rule(groups[winner], over: others[0]) : UnificationConflict.Rule.mostCompleteValue
    conflicts.append(
      UnificationConflict(
        key: key, kept: shown(groups[winner], as: key),
        others: others.map { other in
          guard case .birthday = key else { return shown(other, as: nil) }
          // A second birthday is no birthday to any program.
          otherBirthdays.append((ContactDate(other.base.view), other.records))
          return shown(other, as: .date)
        }, rule: rule ?? decisive))
  }

  /// The value that more accounts give than any other, where that is not the first; nil where an
  /// account is preferred.
  private func mostAccounts(_ groups: [ValueGroup]) -> Int? {
    guard groups.count > 1, ranks[groups[0].members[0].record].account == Int.max else {
      return nil
    }
    let counts = groups.map { group in Set(group.records.map { records[$0].source }).count }
    guard let most = counts.max(), most > counts[0], counts.count(where: { $0 == most }) == 1
    else { return nil }
    return counts.firstIndex(of: most)
  }

  private func isDate(_ key: ContactKey) -> Bool {
    switch key {
    case .birthday, .deathDate: true
    default: false
    }
  }

  private func yearCount(_ group: ValueGroup) -> Int {
    ContactDate(group.base.view).components?.year == nil ? 0 : 1
  }

  mutating func keepByTime(
    _ values: [ConstituentValue], _ key: ContactKey, newest: Bool
  ) {
    func seconds(_ value: ConstituentValue) -> Int {
      ContactDate(value.view).components.map(RecordPrecedence.seconds) ?? 0
    }
    let groups = groups(of: values, key)
    let times = groups.map { seconds($0.base) }
    var winner = 0
    for index in groups.indices where times[index] > 0 {
      if times[winner] == 0
        || (newest ? times[index] > times[winner] : times[index] < times[winner])
      {
        winner = index
      }
    }
    if newest, let revision {
      assembly.append(
        LabeledValue(.date(revision)), as: .revisions, records: Array(records.indices))
      for group in groups {
        restated.append(
          RestatedValue(
            key: key, text: ValueText.of(group.base), kept: revision.extendedFormat,
            records: group.records))
      }
      return
    }
    assembly.append(groups[winner])
    tellOfNotations(in: groups[winner], key)
    guard groups.count > 1 else { return }
    conflicts.append(
      UnificationConflict(
        key: key, kept: shown(groups[winner], as: key),
        others: groups.indices.filter { $0 != winner }.map { shown(groups[$0], as: nil) },
        rule: .newestRevision))
  }
}
