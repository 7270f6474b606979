import ContactLikeness
import ContactModel
import SourceText

/// The names of a record: FN and N, in all languages that it gives them in. A class, because what it
/// finds out is dear to copy.
final class RecordNames {
  /// The record's position in the order of precedence.
  let record: Int
  private(set) var formatted: [ConstituentValue] = []
  private(set) var structured: [ConstituentValue] = []
  /// The words of family names that the person had before.
  private(set) var formerWords = WordSet()
  /// How many accounts give the name in the same words.
  var accountCount = 1
  /// How many words are another's that several other records have, but for a slip.
  var slipCount = 0

  init(record: Int) { self.record = record }

  func add(_ value: ConstituentValue) {
    switch value.header.key {
    case .name: structured.append(value)
    case .previousFamilyName: formerWords.formUnion(WordSet(of: value.textBytes))
    default: formatted.append(value)
    }
  }

  /// The name as people see it.
  private(set) lazy var text: String = {
    if let text = formatted.first?.text, !text.isEmpty { return text }
    return structured.first.map { Self.text($0) } ?? ""
  }()

  /// How well it is written, and how many of its words in capitals.
  private(set) lazy var quality = FoldedBytes.quality(text.utf8)
  private(set) lazy var capitalWordCount = Self.capitalWordCount(of: text)

  private static func text(_ value: ConstituentValue) -> String {
    let name = PersonName(value.view)
    // Chinese, Japanese and Koreans say the family name first.
    let isFamilyFirst = name.familyName.utf8.first ?? 0 >= 0xE3
    return [
      name.namePrefix, isFamilyFirst ? name.familyName : "", name.givenName, name.middleName,
      isFamilyFirst ? "" : name.familyName, name.secondFamilyName, name.nameSuffix,
      name.generation,
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name as people see it, and further texts that have words of their own, each with its
  /// words but those of honorific prefixes.
  var texts: [(text: String, words: WordSet)] {
    var texts: [(text: String, words: WordSet)] = []
    var known = WordSet()
    let all = words
    for text in formatted.map(\.text) + structured.map(Self.text) {
      let spoken = WordSet(of: text.utf8)
      guard !spoken.isSubset(of: known) else { continue }
      known.formUnion(spoken)
      texts.append((text, spoken.intersection(all)))
    }
    return texts
  }

  /// Every word of the names, folded, without those of honorific prefixes: nobody is someone else
  /// for being called Doctor.
  private(set) lazy var words: WordSet = {
    let words = Self.words(formatted, structured) { $0 != Self.prefixIndex }
    let others = words.subtracting(Self.words([], structured) { $0 == Self.prefixIndex })
    return others.isEmpty ? words : others
  }()

  /// Every word of the name as people see it, with the letters that its marks stand on.
  private(set) lazy var wordsWithoutMarks = WordSet(of: LetterFolding.folded(Array(text.utf8)))

  /// Every word of the names, those of honorific prefixes too.
  private(set) lazy var spokenWords = Self.words(formatted, structured)
  private(set) lazy var givenWords = Self.words([], structured.prefix(1)) { $0 == 1 }
  private(set) lazy var familyWords = Self.words([], structured.prefix(1)) { $0 == 0 }

  /// The words of a structured name.
  static func words(of value: ConstituentValue) -> WordSet { words([], [value]) }

  /// The words of formatted names, and of the components that are wanted of structured ones.
  private static func words(
    _ formatted: [ConstituentValue], _ structured: some Sequence<ConstituentValue>,
    where isWanted: (UInt8) -> Bool = { _ in true }
  ) -> WordSet {
    var text: [UInt8] = []
    func add(_ words: ArraySlice<UInt8>) {
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text += words
    }
    for value in formatted { add(value.textBytes) }
    for value in structured {
      for record in value.attributes where record.text.count > 0 {
        guard case .component(let index) = record.part, isWanted(index) else { continue }
        add(value.storage.bytes[record.text.range])
      }
    }
    return WordSet(of: text)
  }

  /// The place of honorific prefixes among the components of N (RFC 6350, section 6.2.2).
  private static let prefixIndex: UInt8 = 3

  /// The places of honorific suffixes and of the generation (RFC 9554, section 2.2).
  private static let suffixIndices: [UInt8] = [4, 6]

  /// A suffix of the structured name that the formatted one lacks, where it has all else: Jr.
  var unsaidSuffix: String? {
    guard let shown = formatted.first, let value = structured.first,
      Self.suffixIndices.contains(where: value.hasComponent)
    else { return nil }
    let name = PersonName(value.view)
    let suffix = name.nameSuffix.isEmpty ? name.generation : name.nameSuffix
    let spoken = WordSet(of: shown.textBytes)
    let words = WordSet(of: suffix.utf8)
    guard !words.isEmpty, !spoken.isEmpty, words.intersection(spoken).isEmpty,
      WordSet(of: (name.givenName + " " + name.familyName).utf8).isSubset(of: spoken)
    else { return nil }
    return suffix
  }

  /// The honorific prefixes of all names.
  var prefixes: [String] {
    structured.filter { $0.hasComponent(Self.prefixIndex) }
      .flatMap { PersonName($0.view).namePrefixes }
  }

  /// The name as it is compared: for most people it is never asked for.
  private(set) lazy var form: NameForm = {
    if let name = structured.first, isStructured { return NameForm(PersonName(name.view)) }
    return NameForm(formatted: text)
  }()

  /// Whether the formatted name has all words of a name.
  func shows(_ words: WordSet) -> Bool {
    formatted.first.map { words.isSubset(of: WordSet(of: $0.textBytes)) } ?? false
  }

  /// Whether the structured names say nothing that a formatted one does not.
  var showsAllWords: Bool { structured.allSatisfy { shows(Self.words(of: $0)) } }

  /// Whether a structured name is nothing but words of the formatted one in the place of given names.
  func showsAsGivenName(_ value: ConstituentValue) -> Bool {
    (0..<7).allSatisfy { $0 == 1 || !value.hasComponent($0) } && shows(Self.words(of: value))
  }

  /// Whether a given and a family name are told apart.
  private(set) lazy var isStructured = structured.contains {
    $0.hasComponent(0) && $0.hasComponent(1)
  }

  var isEmpty: Bool {
    if let first = formatted.first, first.header.text.count > 0 { return false }
    return text.isEmpty && words.isEmpty
  }

  /// Whether both records give their names in the same words.
  func isVerbatim(_ other: RecordNames) -> Bool {
    formatted.elementsEqual(other.formatted) { $0.isVerbatim($1) }
      && structured.elementsEqual(other.structured) { $0.isVerbatim($1) }
  }

  /// Whether the name is another's without its marks (Jurgen Muller), or with signs in the place of its letters beyond
  /// ASCII (J?rgen M?ller): it is no other name, and says less.
  func isWornForm(of other: RecordNames) -> Bool {
    let text = text.utf8
    guard other.text.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    if text.allSatisfy({ $0 < 0x80 }), words == other.wordsWithoutMarks { return true }
    guard text.contains(where: { $0 == UInt8(ascii: "?") || $0 == 0xEF }),
      self.text.contains(where: \.isLetter)
    else { return false }
    let broken = self.text.lowercased().replacing("\u{FFFD}", with: "?")
    return TextRepair.isSame(
      Array(broken.utf8), withLostLettersOf: Array(other.text.lowercased().utf8))
  }

  /// How many words of a text are written in capitals, initials apart: Jean DUPONT, McDONALD.
  static func capitalWordCount(of text: String) -> Int {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      return text.utf8.split { !ASCII.isLetter($0) }.count { word in
        word.count > 2 && 2 * word.count(where: { $0 < 0x61 }) > word.count
      }
    }
    return text.split(whereSeparator: { !$0.isLetter }).count { word in
      word.count > 2 && word.count(where: \.isUppercase) > word.count(where: \.isLowercase)
    }
  }
}
