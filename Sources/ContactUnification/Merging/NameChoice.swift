import ContactLikeness
import ContactModel
import LocaleSupport

/// Which record's names the merged contact has.
struct NameChoice {
  /// The record's names.
  let chosen: RecordNames
  /// Every record whose names say nothing more.
  private(set) var same: [RecordNames] = []
  /// Those that say something else.
  private(set) var others: [RecordNames] = []
  /// Why the names were chosen for themselves; nil where it was for their record.
  let rule: UnificationConflict.Rule?

  /// The honorific prefixes of the chosen names with those that other records give besides, by the place of the
  /// structured name that has most in common with the other's.
  var joinedPrefixes: [Int: JoinedPrefixes] {
    let prefixed = same.filter { !$0.prefixes.isEmpty }
    guard !chosen.structured.isEmpty, !prefixed.isEmpty else { return [:] }
    var joined: [Int: JoinedPrefixes] = [:]
    for other in prefixed {
      for prefix in other.prefixes where !WordSet(of: prefix.utf8).isSubset(of: chosen.spokenWords)
      {
        let place = place(of: other)
        let own = PersonName(chosen.structured[place].view).namePrefixes
        joined[place, default: JoinedPrefixes(own)].add(prefix)
      }
    }
    return joined
  }

  /// The chosen record's structured name that is likest to another's.
  private func place(of other: RecordNames) -> Int {
    func common(_ place: Int) -> Int {
      RecordNames.words(of: chosen.structured[place]).intersection(other.words).count
    }
    return chosen.structured.indices.max { common($0) < common($1) } ?? 0
  }

  /// Chooses among the names of records in the order of precedence; nil where none has any.
  ///
  /// - Parameters:
  ///   - ranks: Those of the records.
  ///   - wanted: The name as people see it that somebody chose.
  init?(_ names: [RecordNames], _ ranks: [RecordPrecedence.Rank], wanted: String?) {
    let named = names.filter { !$0.isEmpty }
    guard let first = named.first else { return nil }
    // Many records say the same word for word.
    if named.dropFirst().allSatisfy({ $0.isVerbatim(first) }) {
      chosen = first
      same = named
      rule = nil
      return
    }
    var best = first
    let wanted = wanted.flatMap { text in named.first { $0.text == text } }
    if let wanted {
      best = wanted
    } else if !ranks[first.record].isPreferred {
      // Where all have the same words there is nothing to spell otherwise, and no words have more accounts.
      if named.contains(where: { $0.words != first.words }) {
        Self.countSlips(named)
        Self.countAccounts(named, ranks)
      }
      for other in named.dropFirst() where other.isBetter(than: best) { best = other }
    } else {
      // Nobody wants a name in small letters, or without its marks, that others write as it is.
      for other in named.dropFirst() where other.isBetterNotation(of: best) { best = other }
    }
    chosen = best
    same = named.filter { best.contains($0) }
    others = named.filter { !best.contains($0) }
    rule =
      wanted != nil
      ? .decision : others.first.flatMap { best.rule(over: $0, isFirst: best === first) }
  }

  private static func countAccounts(_ names: [RecordNames], _ ranks: [RecordPrecedence.Rank]) {
    for own in names {
      let same = names.filter { $0.words == own.words }
      own.accountCount = Set(same.map { ranks[$0.record].source }).count
    }
  }

  /// Finds words that one record spells alone where two others agree on another spelling.
  private static func countSlips(_ names: [RecordNames]) {
    if names.count < 3 { return }
    let words = names.flatMap(\.words).sorted { $0.lexicographicallyPrecedes($1) }
    let agreed = words.runs { $0 == $1 }.map { words[$0.lowerBound] }
    // Most say the same in other words, or none of them twice.
    if agreed.isEmpty { return }
    for own in names {
      own.slipCount = own.words.count { word in
        // In short words, one letter makes another name.
        word.count > 3 && !agreed.contains(word)
          && agreed.contains { other in
            EditDistance.between(word.span, other.span, limit: 1) == 1 && !own.words.contains(other)
          }
      }
    }
  }
}

// MARK: - Comparison

extension RecordNames {
  /// Whether the name is another's in full: Robert for Bob, with one family name.
  private func isFullForm(of other: RecordNames) -> Bool {
    let (x, y) = (form, other.form)
    guard let given = x.given, let others = y.given, given.isFullForm(of: others)
    else { return false }
    guard let family = x.family, let otherFamily = y.family else { return true }
    return family.likeness(to: otherFamily, as: .family) <= .spelling
  }

  /// Whether one's given name is the other's family name, and the other way round: what is said so is said
  /// otherwise, though the words are the same.
  func isExchanged(with other: RecordNames) -> Bool {
    isStructured && other.isStructured && words == other.words
      && familyWords.intersection(other.familyWords).isEmpty
      && familyWords.isSubset(of: other.givenWords) && other.familyWords.isSubset(of: givenWords)
  }

  /// Whether the names are commoner as they are given here than in the other order.
  private func isLikelierOrder(than other: RecordNames) -> Bool {
    guard let given = form.given, let family = form.family else { return false }
    func share(_ part: NamePart, _ role: CommonNames.Role) -> Float { part.share(as: role) ?? 0 }
    return share(given, .given) * share(family, .family)
      > share(given, .family) * share(family, .given)
  }

  /// Whether the record says that the other's family name is one from before.
  private func isLater(than other: RecordNames) -> Bool {
    let former = formerWords
    return !former.isEmpty && former.isSubset(of: other.words)
      && former.intersection(words).isEmpty
  }

  func isBetter(than other: RecordNames) -> Bool {
    if isExchanged(with: other) { return isLikelierOrder(than: other) }
    let isLater = isLater(than: other)
    if isLater != other.isLater(than: self) { return isLater }
    if isWornForm(of: other) { return false }
    if other.isWornForm(of: self) { return true }
    if slipCount != other.slipCount { return slipCount < other.slipCount }
    if isStructured != other.isStructured { return isStructured }
    let isFuller = contains(other)
    let isContained = other.contains(self)
    if !isFuller, !isContained {
      let isFull = isFullForm(of: other)
      if isFull != other.isFullForm(of: self) { return isFull }
      return accountCount > other.accountCount
    }
    if isFuller != isContained {
      return isFuller ? !other.isWithoutRemark(of: self) : isWithoutRemark(of: other)
    }
    return isFuller && isBetterWritten(than: other)
  }

  /// Whether it is the other name, written better.
  func isBetterNotation(of other: RecordNames) -> Bool {
    other.isWornForm(of: self)
      || words == other.words && !isExchanged(with: other) && isBetterWritten(than: other)
  }

  /// Whether a name of the same words has more of its capitals and small letters, and of its marks.
  func isBetterWritten(than other: RecordNames) -> Bool {
    quality == other.quality
      ? capitalWordCount < other.capitalWordCount : quality > other.quality
  }

  /// Whether the name is another's without what stands in parentheses there, and more accounts have it.
  private func isWithoutRemark(of other: RecordNames) -> Bool {
    guard accountCount > other.accountCount else { return false }
    let remarks = other.text.split(separator: "(").dropFirst()
      .flatMap { $0.prefix { $0 != ")" }.utf8 + [0x20] }
    return !remarks.isEmpty && other.words.subtracting(words).isSubset(of: WordSet(of: remarks))
  }

  /// What speaks for the name beside its record; nil where nothing does.
  func rule(over other: RecordNames, isFirst: Bool) -> UnificationConflict.Rule? {
    if isExchanged(with: other) { return isLikelierOrder(than: other) ? .likelierOrder : nil }
    if isLater(than: other) { return .laterName }
    if slipCount < other.slipCount { return .agreedSpelling }
    if other.isWornForm(of: self) { return .mostCompleteValue }
    if isFullForm(of: other) { return .mostCompleteValue }
    if accountCount > other.accountCount { return .mostAccounts }
    return isFirst ? nil : .mostCompleteValue
  }

  /// Whether the other names say nothing that these don't. An initial says less than a word.
  func contains(_ other: RecordNames) -> Bool {
    if other === self { return true }
    if other.words == words { return !isExchanged(with: other) }
    return other.words.subtracting(words).allSatisfy { word in
      guard word.count == 1, let letter = word.first, ASCII.isLetter(letter) else { return false }
      // The B. of John B. Brown is no Brown.
      return words.subtracting(other.words).contains { $0.first == letter }
    }
  }
}

/// A name that others were preferred to.
struct OtherName {
  /// The name as people see it, with all forms of address that go with it.
  private(set) var text: String
  /// Its words but those of honorific prefixes.
  let words: WordSet
  /// The records that give it, by their positions in the order of precedence.
  private(set) var records: [Int]

  /// Its words, those of honorific prefixes too.
  var spokenWords: WordSet { WordSet(of: text.utf8) }

  /// Adds the same name as another record has it. A form of address makes no other name, but goes
  /// with it.
  mutating func add(_ other: String, record: Int) {
    if records.last != record { records.append(record) }
    let own = spokenWords
    if own.isStrictSubset(of: WordSet(of: other.utf8)) {
      text = other
      return
    }
    let further = other.split(separator: " ").filter {
      !WordSet(of: $0.utf8).isSubset(of: own)
    }
    text = (further.map(String.init) + [text]).joined(separator: " ")
  }
}
