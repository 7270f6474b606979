import ContactLikeness
import ContactModel
import LocaleSupport
import SourceText

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

  /// The honorific prefixes that other records give and the chosen names lack, by the place of the
  /// structured name that has most in common with the other's.
  var furtherPrefixes: [Int: [String]] {
    guard !chosen.structured.isEmpty, same.contains(where: \.hasPrefixes) else { return [:] }
    var known = chosen.spokenWords
    var further: [Int: [String]] = [:]
    for other in same {
      for prefix in other.prefixes {
        let words = WordSet(prefix.utf8)
        if words.isSubset(of: known) { continue }
        known.formUnion(words)
        further[place(of: other), default: []].append(prefix)
      }
    }
    return further
  }

  /// The chosen record's structured name that is likest to another's.
  private func place(of other: RecordNames) -> Int {
    guard chosen.structured.count > 1 else { return 0 }
    let words = other.words
    var best = 0
    var mostCommon = -1
    for (place, value) in chosen.structured.enumerated() {
      let common = RecordNames.words(of: value).intersection(words).count
      if common > mostCommon { (best, mostCommon) = (place, common) }
    }
    return best
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
    let candidates = named.map { Candidate($0) }
    var best = 0
    let chosen = wanted.flatMap { text in named.firstIndex { $0.text == text } }
    if let chosen {
      best = chosen
    } else if !ranks[first.record].isPreferred {
      // Where all have the same words there is nothing to spell otherwise, and no words have more accounts.
      if candidates.contains(where: { $0.words != candidates[0].words }) {
        Candidate.countSlips(candidates)
        Candidate.countAccounts(candidates, ranks)
      }
      for index in candidates.indices.dropFirst()
      where candidates[index].isBetter(than: candidates[best]) {
        best = index
      }
    }
    self.chosen = named[best]
    let rival = candidates.indices.first { !candidates[best].contains(candidates[$0]) }
    rule =
      chosen != nil
      ? .decision
      : rival.flatMap { candidates[best].rule(over: candidates[$0], isFirst: best == 0) }
    for candidate in candidates {
      if candidates[best].contains(candidate) {
        same.append(candidate.names)
      } else {
        others.append(candidate.names)
      }
    }
  }

  /// A class, because what it holds is dear to copy.
  private final class Candidate {
    let names: RecordNames
    let words: WordSet
    let isStructured: Bool
    private(set) lazy var quality = FoldedBytes.quality(names.text.utf8)
    /// The names as they are compared: for most people it is never asked for.
    private lazy var form = names.form
    private lazy var givenWords = names.words(ofComponent: 1)
    private lazy var familyWords = names.words(ofComponent: 0)
    /// How many words are another's that several other records have, but for a slip.
    private(set) var slipCount = 0

    init(_ names: RecordNames) {
      self.names = names
      words = names.words
      isStructured = names.isStructured
    }

    /// How many accounts give the name in the same words.
    private(set) var accountCount = 1

    static func countAccounts(_ candidates: [Candidate], _ ranks: [RecordPrecedence.Rank]) {
      for index in candidates.indices {
        let words = candidates[index].words
        let same = candidates.filter { $0.words == words }
        candidates[index].accountCount = Set(same.map { ranks[$0.names.record].source }).count
      }
    }

    /// Whether the name is another's in full: Robert for Bob, with one family name.
    private func isFullForm(of other: Candidate) -> Bool {
      let (x, y) = (form, other.form)
      guard let given = x.given, let others = y.given, given.isFullForm(of: others)
      else { return false }
      guard let family = x.family, let otherFamily = y.family else { return true }
      return family.likeness(to: otherFamily, as: .family) <= .spelling
    }

    /// Finds words that one record spells alone where two others agree on another spelling.
    static func countSlips(_ candidates: [Candidate]) {
      if candidates.count < 3 { return }
      let words = candidates.flatMap(\.words).sorted { $0.lexicographicallyPrecedes($1) }
      let agreed = words.runs { $0 == $1 }.map { words[$0.lowerBound] }
      // Most say the same in other words, or none of them twice.
      if agreed.isEmpty { return }
      for candidate in candidates {
        candidate.slipCount = candidate.words.count { word in
          // In short words, one letter makes another name.
          word.count > 3 && !agreed.contains(word)
            && agreed.contains { other in
              EditDistance.between(word.span, other.span, limit: 1) == 1
                && !candidate.words.contains(other)
            }
        }
      }
    }

    /// Whether one's given name is the other's family name, and the other way round: what is said so is said
    /// otherwise, though the words are the same.
    func isExchanged(with other: Candidate) -> Bool {
      isStructured && other.isStructured && words == other.words
        && familyWords.intersection(other.familyWords).isEmpty
        && familyWords.isSubset(of: other.givenWords) && other.familyWords.isSubset(of: givenWords)
    }

    /// Whether the names are commoner as they are given here than in the other order.
    private func isLikelierOrder(than other: Candidate) -> Bool {
      guard let given = form.given, let family = form.family else { return false }
      func share(_ part: NamePart, _ role: CommonNames.Role) -> Float { part.share(as: role) ?? 0 }
      return share(given, .given) * share(family, .family)
        > share(given, .family) * share(family, .given)
    }

    /// Whether the record says that the other's family name is one from before.
    private func isLater(than other: Candidate) -> Bool {
      let former = names.formerWords
      return !former.isEmpty && former.isSubset(of: other.words)
        && former.intersection(words).isEmpty
    }

    func isBetter(than other: Candidate) -> Bool {
      if isExchanged(with: other) { return isLikelierOrder(than: other) }
      let isLater = isLater(than: other)
      if isLater != other.isLater(than: self) { return isLater }
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
      return isFuller && quality > other.quality
    }

    /// Whether the name is another's without what stands in parentheses there, and more accounts have it.
    private func isWithoutRemark(of other: Candidate) -> Bool {
      guard accountCount > other.accountCount else { return false }
      let remarks = other.names.text.split(separator: "(").dropFirst()
        .flatMap { $0.prefix { $0 != ")" }.utf8 + [0x20] }
      return !remarks.isEmpty && other.words.subtracting(words).isSubset(of: WordSet(remarks))
    }

    /// What speaks for the name beside its record; nil where nothing does.
    func rule(over other: Candidate, isFirst: Bool) -> UnificationConflict.Rule? {
      if isExchanged(with: other) { return isLikelierOrder(than: other) ? .likelierOrder : nil }
      if isLater(than: other) { return .laterName }
      if slipCount < other.slipCount { return .agreedSpelling }
      if isFullForm(of: other) { return .mostCompleteValue }
      if accountCount > other.accountCount { return .mostAccounts }
      return isFirst ? nil : .mostCompleteValue
    }

    /// Whether the other names say nothing that these don't. An initial says less than a word.
    func contains(_ other: Candidate) -> Bool {
      if other === self { return true }
      if other.words == words { return !isExchanged(with: other) }
      return other.words.subtracting(words).allSatisfy { word in
        guard word.count == 1, let letter = word.first, ASCII.isLetter(letter) else { return false }
        // The B. of John B. Brown is no Brown.
        return words.subtracting(other.words).contains { $0.first == letter }
      }
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
  var spokenWords: WordSet { WordSet(text.utf8) }

  /// Adds the same name as another record has it. A form of address makes no other name, but goes
  /// with it.
  mutating func add(_ other: String, record: Int) {
    if records.last != record { records.append(record) }
    let spoken = WordSet(other.utf8)
    let own = spokenWords
    if spoken.isSubset(of: own) { return }
    if own.isSubset(of: spoken) {
      text = other
      return
    }
    let further = other.split(separator: " ").filter {
      !WordSet($0.utf8).isSubset(of: own)
    }
    text = (further.map(String.init) + [text]).joined(separator: " ")
  }
}
