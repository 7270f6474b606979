import ContactLikeness
import ContactModel

// The choice of names.

extension ClusterMerging {
  mutating func keepNames() {
    let names = records.indices.map { RecordNames(record: $0) }
    for key in [ContactKey.formattedName, .name, .previousFamilyName] {
      for value in self[key] { names[value.record].add(value) }
    }
    let wanted = choices[.name] ?? choices[.formattedName]
    guard let choice = NameChoice(names, ranks, wanted: wanted?.value) else {
      // Names without a word are kept as they are.
      for value in names.flatMap({ $0.formatted + $0.structured }).prefix(2) {
        assembly.append(ValueGroup([value]))
      }
      return
    }
    if let wanted, choice.chosen.text == wanted.value { metChoices.insert(wanted.field) }
    shownName = choice.chosen
    let same = choice.same.map(\.record)
    let prefixes = choice.joinedPrefixes
    let isPreferred = ranks[choice.chosen.record].isPreferred
    let isChosen = choice.chosen.text == wanted?.value
    let spelling = NameSpelling(isPreferred || isChosen ? [] : choice.same)
    /// What else is said about the names, which are one in all of these records.
    func others(_ values: (RecordNames) -> [ConstituentValue]) -> [ConstituentValue] {
      choice.same.filter { $0.record != choice.chosen.record }.flatMap { values($0).prefix(1) }
    }
    for (place, value) in choice.chosen.formatted.enumerated() {
      var text = spelling.isEmpty ? nil : spelling.applied(to: value.text)
      if place == 0, let firm = firmName(of: choice.chosen) { text = firm }
      if place == 0, let suffix = choice.chosen.unsaidSuffix {
        text = (text ?? value.text) + " " + suffix
      }
      assembly.append(
        ValueGroup([value] + (place == 0 ? others { $0.formatted } : [])), records: same,
        replacement: text, isWhole: true)
      if place == 0 { tellOfNames(choice.same, kept: text ?? value.text) }
    }
    for (place, value) in choice.chosen.structured.enumerated() {
      var name = spelling.isEmpty ? nil : spelling.applied(to: PersonName(value.view))
      if let joined = prefixes[place] {
        name = name ?? PersonName(value.view)
        name?.namePrefixes = joined.prefixes
        tellOfPrefixes(joined, same: choice.same)
      }
      assembly.append(
        ValueGroup([value] + (place == 0 ? others { $0.structured } : [])), records: same,
        replacement: name, isWhole: true)
    }
    if choice.chosen.structured.isEmpty {
      // The parts of the same name, where another record tells them; a firm's name is no given name.
      let isFirm = firmName(of: choice.chosen) != nil
      let other = choice.same.first { names in
        !names.structured.isEmpty
          && !(isFirm && names.structured.allSatisfy { choice.chosen.showsAsGivenName($0) })
      }
      for value in other?.structured ?? [] {
        assembly.append(ValueGroup([value]), isWhole: true)
      }
    } else if choice.chosen.formatted.isEmpty {
      // One that says less would stand for the whole name wherever people are listed, and so would one that says the
      // same in capitals.
      let other = choice.same.first {
        $0.shows(choice.chosen.words)
          && !($0.words == choice.chosen.words && choice.chosen.isBetterWritten(than: $0))
      }
      for value in other?.formatted ?? [] {
        assembly.append(
          ValueGroup([value]), replacement: spelling.applied(to: value.text), isWhole: true)
      }
      tellOfNames(choice.same, kept: other?.formatted.first?.text ?? choice.chosen.text)
    }
    keepOtherNames(choice)
  }

  /// What a firm is called that names nobody: as it stands in the field of organizations, so that it is
  /// not taken for a person's name; nil for others.
  private func firmName(of names: RecordNames) -> String? {
    guard names.structured.allSatisfy({ RecordNames.words(of: $0).isEmpty }) else { return nil }
    let shown = WordSet(of: names.text.utf8)
    let group = groups(of: self[.organization], .organization).first { group in
      group.members.contains {
        $0.record == names.record && WordSet(of: Organization($0.view).name.utf8) == shown
      }
    }
    return group.map { Organization($0.base.view).name }
  }

  /// Tells of names that say no more than the one that was kept, but say it otherwise.
  private mutating func tellOfNames(_ same: [RecordNames], kept: String) {
    tellOfTexts(
      same.flatMap { names in
        names.formatted.map { (text: $0.text, record: names.record) }.filter { !$0.text.isEmpty }
      }, .formattedName, kept: kept)
  }

  /// Tells of forms of address in whose place there is another.
  private mutating func tellOfPrefixes(_ joined: JoinedPrefixes, same: [RecordNames]) {
    tellOfTexts(
      same.flatMap { names in
        names.prefixes.filter(joined.replaced.contains).map { (text: $0, record: names.record) }
      }, .name, kept: joined.prefixes.joined(separator: " "))
  }

  /// Whether all a record's name says is a number or a mailbox of the person, as phones call somebody whom nobody has
  /// named.
  private func isAddress(_ names: RecordNames) -> Bool {
    guard names.formatted.count == 1, let name = names.formatted.first, names.showsAllWords else {
      return false
    }
    if let mailbox = MailboxForm(name.text)?.canonical {
      return self[.emailAddress].contains { MailboxForm($0.text)?.canonical == mailbox }
    }
    return !name.text.contains(where: \.isLetter) && name.text.contains(where: \.isNumber)
      && PhoneIdentity.isEach([name], among: self[.phoneNumber])
  }

  private mutating func keepOtherNames(_ choice: NameChoice) {
    guard !choice.others.isEmpty else { return }
    var told: [OtherName] = []
    var places: [WordSet: Int] = [:]
    let texts = choice.others.flatMap { other in
      other.texts.map { (text: $0.text, words: $0.words, record: other.record) }
    }
    for (text, words, record) in texts {
      if let place = places[words] {
        told[place].add(text, record: record)
      } else {
        places[words] = told.count
        told.append(OtherName(text: text, words: words, records: [record]))
      }
    }
    for (text, words, record) in texts {
      guard options.keepsRestated, let place = places[words], told[place].text != text
      else { continue }
      restated.append(
        RestatedValue(
          key: .formattedName, text: text, kept: told[place].text, records: [record]))
    }
    let nicknames = self[.nickname].map { WordSet(of: $0.textBytes) }
    let known = [choice.chosen.words] + nicknames
    let worn = Set(
      choice.others.filter { $0.isWornForm(of: choice.chosen) || isAddress($0) }
        .flatMap { $0.texts.map(\.text) })
    /// Nobody needs a nickname that says less than another name, or is what a program made of it.
    func isHidden(_ name: OtherName) -> Bool {
      if worn.contains(name.text) { return true }
      // A person of a hundred names is a mistake, which need not be made to look good.
      return told.count < 100 && told.contains { name.words.isStrictSubset(of: $0.words) }
        || known.contains { name.words.isSubset(of: $0) }
    }
    let named = told.filter { !isHidden($0) }
    otherNames += named.map { ($0.text, $0.records) }
    let shown = nicknames + [choice.chosen.spokenWords] + named.map(\.spokenWords)
    let others = told.map { name in
      // A form of address alone makes no nickname, and may be nowhere else; nor is the order of names elsewhere.
      let isShown =
        !isHidden(name)
        || name.words != choice.chosen.words
          && shown.contains { name.spokenWords.isSubset(of: $0) }
      return UnificationConflict.Value(
        text: name.text, records: name.records, keptAs: isShown ? .nickname : nil)
    }
    // Others may say less.
    let kept = UnificationConflict.Value(
      text: choice.chosen.text,
      records: choice.same.filter { $0.words == choice.chosen.words }.map(\.record), keptAs: .name)
    let first = choice.others[0].record
    conflicts.append(
      UnificationConflict(
        key: .name, kept: kept, others: others,
        rule: choice.rule ?? ranks[choice.chosen.record].rule(over: ranks[first])))
  }
}
