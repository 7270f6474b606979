import ContactModel

// What an earlier merge put aside, which is known again: birthdays that became other dates, names that
// became nicknames.

extension ClusterMerging {
  mutating func keepDates(_ values: [ConstituentValue]) {
    for group in groups(of: values, .date) {
      if let shown = shownBirthday, Self.says(shown, all: group.base) {
        tellOfReplaced([group], .date, by: ValueText.of(shown))
        continue
      }
      let known = otherBirthdays.filter { Self.says(group.base, all: $0.base) }
      otherBirthdays.removeAll { Self.says(group.base, all: $0.base) }
      let records = Set(group.records + known.flatMap(\.records)).sorted()
      assembly.append(group, records: records)
      tellOfNotations(in: group, .date)
    }
  }

  /// Whether a birthday and the date that another became are one, and the first says all of the second.
  private static func says(_ value: ConstituentValue, all other: ConstituentValue) -> Bool {
    func identity(_ value: ConstituentValue) -> ValueIdentity {
      value.header.key == .birthday ? ValueIdentity(otherBirthday: value) : ValueIdentity(value)
    }
    let (one, two) = (identity(value), identity(other))
    return one.agrees(with: two) && one.rank >= two.rank
  }

  /// Nicknames, but not the whole name that is shown, where a record that is called otherwise has it for
  /// one.
  mutating func keepNicknames(_ values: [ConstituentValue]) {
    let shown = shownName?.spokenWords
    let isWhole = shown?.dropFirst().contains { _ in true } ?? false
    for group in groups(of: values, .nickname) {
      if isWhole, let shownName, WordSet(group.base.textBytes) == shown,
        !group.records.contains(where: { $0 == shownName.record || ranks[$0].isPreferred })
      {
        tellOfReplaced([group], .nickname, by: shownName.text)
        continue
      }
      assembly.append(group)
      tellOfNotations(in: group, .nickname)
    }
  }
}
