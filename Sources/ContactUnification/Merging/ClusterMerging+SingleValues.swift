import ContactModel

// Fields of which one value is kept.

extension ClusterMerging {
  mutating func keepOne(_ values: [ConstituentValue], _ key: ContactKey) {
    let groups = groups(of: values, key)
    guard var winner = groups.indices.first else { return }
    let isDate = key == .birthday || key == .deathDate
    if isDate, !ranks[groups[winner].members[0].record].isPreferred {
      for index in groups.indices where telling(groups[index]) > telling(groups[winner]) {
        winner = index
      }
    }
    var rule: UnificationConflict.Rule?
    if let chosen = chosen(among: groups, key) {
      winner = chosen
      rule = .decision
    } else if case .identifier = key {
      if let place = naming(groups), place != winner {
        winner = place
        rule = .recordKey
      }
    } else if winner > 0 {
      rule = .mostCompleteValue
    } else if let agreed = mostAccounts(groups), !isDate || telling(groups[agreed]) > 0 {
      winner = agreed
      rule = .mostAccounts
    }
    let record = groups[winner].members[0].record
    // The same in other languages, as the record has it.
    let own = groups.indices.filter { groups[$0].records.contains(record) }
    for index in own { append(groups[index], isWhole: true) }
    let others = groups.indices.filter { !own.contains($0) }.map { groups[$0] }
    guard case .birthday = key else {
      return tellOfConflict(key, groups[winner], over: others, keptAs: nil, rule: rule)
    }
    // A second birthday is no birthday to any program.
    otherBirthdays = others
    shownBirthday = groups[winner].base
    tellOfConflict(key, groups[winner], over: others, keptAs: .date, rule: rule)
  }

  /// The value that more accounts give than any other, where that is not the first; nil where an
  /// account is preferred.
  private func mostAccounts(_ groups: [ValueGroup]) -> Int? {
    guard groups.count > 1, !ranks[groups[0].members[0].record].isPreferred else { return nil }
    let counts = groups.map { group in Set(group.records.map { records[$0].source }).count }
    guard let most = counts.max(), most > counts[0], counts.count(where: { $0 == most }) == 1
    else { return nil }
    return counts.firstIndex(of: most)
  }

  /// How much a date says: one with its year more than one without, and nothing where it stands for a day that
  /// nobody knows.
  private func telling(_ group: ValueGroup) -> Int {
    guard let date = ContactDate(group.base.view).components, let year = date.year
    else { return 1 }
    guard let month = date.month, let day = date.day else { return 2 }
    return Placeholders.isDay(year: year, month: month, day: day) ? 0 : 2
  }

  mutating func keepByTime(
    _ values: [ConstituentValue], _ key: ContactKey, newest: Bool
  ) {
    let groups = groups(of: values, key)
    let dates = groups.map { ContactDate($0.base.view).components }
    let times = dates.map { $0.map(RecordPrecedence.seconds) ?? 0 }
    let dated = groups.indices.filter { times[$0] > 0 }
    let winner =
      (newest ? dated.max { times[$0] < times[$1] } : dated.min { times[$0] < times[$1] }) ?? 0
    // Who keeps the newer of two cards must not keep a record rather than the person, and the same
    // records must give the same bytes on every day: so it is no clock that says when.
    if newest, let later = dates[winner]?.secondLater {
      assembly.append(LabeledValue(.date(later)), as: .revisions, records: Array(records.indices))
      return tellOfReplaced(groups, key, by: later.extendedFormat)
    }
    append(groups[winner])
    let others = groups.indices.filter { $0 != winner }.map { groups[$0] }
    tellOfConflict(key, groups[winner], over: others, keptAs: nil, rule: .newestRevision)
  }
}
