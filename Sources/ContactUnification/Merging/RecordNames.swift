import ContactLikeness
import ContactModel
import SourceText

/// The names of a record: FN and N, in all languages that it gives them in.
struct RecordNames {
  /// The record's position in the order of precedence.
  let record: Int
  private(set) var formatted: [ConstituentValue] = []
  private(set) var structured: [ConstituentValue] = []
  /// The words of family names that the person had before.
  private(set) var formerWords = WordSet()

  mutating func add(_ value: ConstituentValue) {
    switch value.header.key {
    case .name: structured.append(value)
    case .previousFamilyName: formerWords.formUnion(WordSet(value.textBytes))
    default: formatted.append(value)
    }
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

  /// The words of a component of the first structured name.
  func words(ofComponent index: UInt8) -> WordSet {
    var text: [UInt8] = []
    if let first = structured.first { Self.add(componentsOf: first, to: &text) { $0 == index } }
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

  /// Whether the formatted name has all words of a name.
  func shows(_ words: WordSet) -> Bool {
    formatted.first.map { words.isSubset(of: WordSet($0.textBytes)) } ?? false
  }

  /// Whether a structured name is nothing but words of the formatted one in the place of given names.
  func showsAsGivenName(_ value: ConstituentValue) -> Bool {
    (0..<7).allSatisfy { $0 == 1 || !value.hasComponent($0) } && shows(Self.words(of: value))
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
