import ContactModel
import SourceText

/// What words in the headers of tables mean, in many languages.
///
/// The lists are data: ``WesternColumnWords`` and the others beside it, in the format that
/// Documentation/csv.md describes. A line is a meaning, a colon and a blank, and phrases with `|`
/// between; `= de` says that those below are German. A phrase may have several meanings.
struct ColumnWords: Sendable {
  /// One thing that a phrase can mean, and in which languages.
  struct Entry: Sendable {
    var sense: HeaderSense
    var languages: Set<String>
  }

  static let texts = [WesternColumnWords.text, EasternColumnWords.text, AsianColumnWords.text]
  static let shared = ColumnWords(texts)

  private var entries: [String: [Entry]] = [:]
  /// How many letters the longest phrase has.
  private(set) var longest = 0

  private init(_ texts: [StaticString]) {
    entries.reserveCapacity(12_000)
    for text in texts {
      var language = ""
      for line in text.description.split(separator: "\n").lazy.map({ $0.drop { $0 == " " } }) {
        if line.hasPrefix("= ") {
          language = String(line.dropFirst(2))
          continue
        }
        guard let colon = line.range(of: ": "),
          let sense = HeaderSense(String(line[..<colon.lowerBound]))
        else { continue }
        for phrase in line[colon.upperBound...].split(separator: "|") {
          add(HeaderFolding.folded(String(phrase)), sense, language)
        }
      }
    }
  }

  /// The fields that phrases of a language name whose words begin so; those that are not cut off
  /// must be the same.
  func abbreviated(_ words: [(text: String, isCut: Bool)], in language: String) -> Set<
    ColumnMeaning
  > {
    var found: Set<ColumnMeaning> = []
    for (parts, meaning) in Self.phrases[language] ?? [] where parts.count == words.count {
      let fits = zip(parts, words).allSatisfy { part, word in
        word.isCut ? part.hasPrefix(word.text) : part == word.text
      }
      if fits { found.insert(meaning) }
    }
    return found
  }

  /// The words of each phrase that names a field, by language.
  private static let phrases: [String: [([String], ColumnMeaning)]] = {
    var phrases: [String: [([String], ColumnMeaning)]] = [:]
    var language = ""
    for line in texts.flatMap({ $0.description.split(separator: "\n") }) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("= ") {
        language = String(line.dropFirst(2))
      } else if let colon = line.range(of: ": "),
        let meaning = HeaderSense(String(line[..<colon.lowerBound]))?.meaning
      {
        for phrase in line[colon.upperBound...].split(separator: "|") {
          let words = phrase.split(separator: " ").map { HeaderFolding.folded(String($0)) }
          phrases[language, default: []].append((words, meaning))
        }
      }
    }
    return phrases
  }()

  private mutating func add(_ phrase: String, _ sense: HeaderSense, _ language: String) {
    guard !phrase.isEmpty else { return }
    longest = max(longest, phrase.count)
    var known = entries[phrase] ?? []
    if let place = known.firstIndex(where: { $0.sense == sense }) {
      known[place].languages.insert(language)
    } else {
      known.append(Entry(sense: sense, languages: [language]))
    }
    entries[phrase] = known
  }

  /// What a folded phrase can mean.
  subscript(folded: String) -> [Entry] { entries[folded] ?? [] }

  /// Whether a header as a whole is a phrase that names a column.
  func isColumnName(_ header: String) -> Bool {
    self[HeaderFolding.folded(header)].contains { $0.sense.isField || $0.sense == .keep }
  }
}

extension StringProtocol {
  /// The first place where a text occurs in this one.
  func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

/// What a word or phrase of a header says.
enum HeaderSense: Hashable, Sendable {
  /// What the column holds.
  case column(ColumnMeaning)
  /// Whose or which value: `home`, `work`, `mobile`, `fax`, `other`, `billing`, `shipping`, `main`.
  case kind(String)
  /// The second or third value.
  case ordinal(Int)
  /// The person of the row: `your`, `customer`.
  case own
  /// Somebody else, by what they are to the person.
  case other(String)
  /// `and`.
  case connector
  /// Says nothing: `number`, `of`.
  case filler
  /// Something that is no field of a contact: an amount, a number of a file.
  case keep

  init?(_ name: String) {
    switch name {
    case "&": self = .connector
    case "~": self = .filler
    case "keep": self = .keep
    case "@self": self = .own
    case "@2": self = .ordinal(2)
    case "@3": self = .ordinal(3)
    case "@home", "@work", "@mobile", "@fax", "@other", "@billing", "@shipping", "@main":
      self = .kind(String(name.dropFirst()))
    case _ where name.hasPrefix("@"): self = .other(String(name.dropFirst()))
    case _ where name.hasPrefix("relation:"):
      self = .column(ColumnMeaning(.relation, label: String(name.dropFirst(9))))
    default:
      guard let meaning = ColumnMeaning(name) else { return nil }
      self = .column(meaning)
    }
  }

  var isField: Bool { meaning != nil }

  /// What the column holds, where the word names a field.
  var meaning: ColumnMeaning? { if case .column(let meaning) = self { meaning } else { nil } }
}
