import ContactLikeness
import ContactModel
import LocaleSupport
import SourceText

/// The names of a record: FN and N, in all languages that it gives them in.
struct RecordNames {
  /// The record's position in the order of precedence.
  let record: Int
  private(set) var formatted: [ConstituentValue] = []
  private(set) var structured: [ConstituentValue] = []

  mutating func add(_ value: ConstituentValue) {
    if case .name = value.header.key { structured.append(value) } else { formatted.append(value) }
  }

  /// The name as people see it.
  var text: String {
    if let text = formatted.first?.text, !text.isEmpty { return text }
    return structured.first.map { Self.text($0) } ?? ""
  }

  private static func text(_ value: ConstituentValue) -> String {
    let name = PersonName(value.view)
    return [
      name.namePrefix, name.givenName, name.middleName, name.familyName, name.secondFamilyName,
      name.nameSuffix, name.generation,
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name as people see it, and further texts that have words of their own, each with its
  /// words but those of honorific prefixes.
  var texts: [(text: String, words: WordSet)] {
    var texts: [(text: String, words: WordSet)] = []
    var known = WordSet()
    let all = words
    for text in formatted.map(\.text) + structured.map(Self.text) {
      let spoken = WordSet(text.utf8)
      guard !spoken.isSubset(of: known) else { continue }
      known.formUnion(spoken)
      texts.append((text, spoken.intersection(all)))
    }
    return texts
  }

  /// Every word of the names, folded, without those of honorific prefixes: nobody is someone else
  /// for being called Doctor.
  var words: WordSet {
    var text: [UInt8] = []
    var honorifics: [UInt8] = []
    for value in formatted { Self.add(value.textBytes, to: &text) }
    for value in structured {
      Self.add(componentsOf: value, to: &text) { $0 != Self.prefixIndex }
      Self.add(componentsOf: value, to: &honorifics) { $0 == Self.prefixIndex }
    }
    let words = WordSet(text)
    if honorifics.isEmpty { return words }
    let others = words.subtracting(WordSet(honorifics))
    return others.isEmpty ? words : others
  }

  /// Every word of the names, those of honorific prefixes too.
  var spokenWords: WordSet {
    var text: [UInt8] = []
    for value in formatted { Self.add(value.textBytes, to: &text) }
    for value in structured { Self.add(componentsOf: value, to: &text) { _ in true } }
    return WordSet(text)
  }

  /// The words of a structured name.
  static func words(of value: ConstituentValue) -> WordSet {
    var text: [UInt8] = []
    add(componentsOf: value, to: &text) { _ in true }
    return WordSet(text)
  }

  private static func add(
    componentsOf value: ConstituentValue, to text: inout [UInt8], where isWanted: (UInt8) -> Bool
  ) {
    for record in value.attributes {
      guard case .component(let index) = record.part, record.text.count > 0, isWanted(index)
      else { continue }
      add(value.storage.bytes[record.text.range], to: &text)
    }
  }

  /// Adds words behind a blank.
  private static func add(_ words: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text.append(UInt8(ascii: " "))
    text.append(contentsOf: words)
  }

  /// The place of honorific prefixes among the components of N (RFC 6350, section 6.2.2).
  private static let prefixIndex: UInt8 = 3

  /// The places of honorific suffixes and of the generation (RFC 9554, section 2.2).
  private static let suffixIndices: [UInt8] = [4, 6]

  /// Whether there are honorific prefixes.
  var hasPrefixes: Bool { structured.contains { $0.hasComponent(Self.prefixIndex) } }

  /// A suffix of the structured name that the formatted one lacks, where it has all else: Jr.
  var unsaidSuffix: String? {
    guard let shown = formatted.first, let value = structured.first,
      Self.suffixIndices.contains(where: value.hasComponent)
    else { return nil }
    let name = PersonName(value.view)
    let suffix = name.nameSuffix.isEmpty ? name.generation : name.nameSuffix
    let spoken = WordSet(shown.textBytes)
    let words = WordSet(suffix.utf8)
    guard !words.isEmpty, !spoken.isEmpty, words.intersection(spoken).isEmpty,
      WordSet((name.givenName + " " + name.familyName).utf8).isSubset(of: spoken)
    else { return nil }
    return suffix
  }

  /// The honorific prefixes of all names.
  var prefixes: [String] { structured.flatMap { PersonName($0.view).namePrefixes } }

  /// The name as it is compared.
  var form: NameForm {
    if let name = structured.first, isStructured { return NameForm(PersonName(name.view)) }
    return NameForm(formatted: text)
  }

  /// Whether a given and a family name are told apart.
  var isStructured: Bool {
    structured.contains { value in
      value.hasComponent(0) && value.hasComponent(1)
    }
  }

  var isEmpty: Bool {
    if let first = formatted.first, first.header.text.count > 0 { return false }
    return text.isEmpty && words.isEmpty
  }

  /// Whether both records give their names in the same words.
  func isVerbatim(_ other: RecordNames) -> Bool {
    guard formatted.count == other.formatted.count, structured.count == other.structured.count
    else { return false }
    return zip(formatted, other.formatted).allSatisfy { $0.isVerbatim($1) }
      && zip(structured, other.structured).allSatisfy { $0.isVerbatim($1) }
  }
}

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
  ///   - wanted: The name as people see it that somebody chose.
  ///   - account: The account of a record.
  ///   - isPreferred: Whether a record's account was said to be preferred.
  init?(
    _ names: [RecordNames], wanted: String? = nil, account: (Int) -> Int, isPreferred: (Int) -> Bool
  ) {
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
    } else if !isPreferred(first.record) {
      Candidate.countSlips(candidates)
      Candidate.countAccounts(candidates, account)
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
    let quality: Int
    /// The names as they are compared: for most people it is never asked for.
    private lazy var form = names.form
    /// How many words are another's that several other records have, but for a slip.
    private(set) var slipCount = 0

    init(_ names: RecordNames) {
      self.names = names
      words = names.words
      isStructured = names.isStructured
      quality = FoldedBytes.quality(names.text.utf8)
    }

    /// How many accounts give the name in the same words.
    private(set) var accountCount = 1

    static func countAccounts(_ candidates: [Candidate], _ account: (Int) -> Int) {
      for index in candidates.indices {
        let words = candidates[index].words
        let same = candidates.filter { $0.words == words }
        candidates[index].accountCount = Set(same.map { account($0.names.record) }).count
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
      // Where all have the same words there is nothing to spell otherwise.
      guard candidates.count > 2, candidates.contains(where: { $0.words != candidates[0].words })
      else { return }
      var counts: [[UInt8]: Int] = [:]
      for candidate in candidates {
        for word in candidate.words { counts[Array(word), default: 0] += 1 }
      }
      let agreed = counts.filter { $0.value > 1 }.keys
      for index in candidates.indices {
        let words = Set(candidates[index].words.map(Array.init))
        candidates[index].slipCount = words.count { word in
          // In short words, one letter makes another name.
          counts[word] == 1 && word.count > 3
            && agreed.contains {
              !words.contains($0) && EditDistance.between(word, $0, limit: 1) == 1
            }
        }
      }
    }

    func isBetter(than other: Candidate) -> Bool {
      if slipCount != other.slipCount { return slipCount < other.slipCount }
      if isStructured != other.isStructured { return isStructured }
      let isFuller = contains(other)
      let isContained = other.contains(self)
      if !isFuller, !isContained {
        let isFull = isFullForm(of: other)
        if isFull != other.isFullForm(of: self) { return isFull }
        return accountCount > other.accountCount
      }
      if isFuller != isContained { return isFuller }
      return isFuller && quality > other.quality
    }

    /// What speaks for the name beside its record; nil where nothing does.
    func rule(over other: Candidate, isFirst: Bool) -> UnificationConflict.Rule? {
      if slipCount < other.slipCount { return .agreedSpelling }
      if isFullForm(of: other) { return .mostCompleteValue }
      if accountCount > other.accountCount { return .mostAccounts }
      return isFirst ? nil : .mostCompleteValue
    }

    /// Whether the other names say nothing that these don't. An initial says less than a word.
    func contains(_ other: Candidate) -> Bool {
      other.words.subtracting(words).allSatisfy { word in
        guard word.count == 1, let letter = word.first, ASCII.isLetter(letter) else { return false }
        return words.contains { $0.first == letter }
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
