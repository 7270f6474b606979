import ContactFormatting
import ContactLikeness
import ContactModel

/// Who a contact is within a household: a person, a couple on one card, or the family.
struct HouseholdMember {
  /// The given names, each with the generation that tells father and son apart.
  let givenNames: [String]
  let familyName: String
  /// The family name for comparing; empty where there is none.
  let familyKey: String
  /// The name as it is written to this contact alone.
  let fullName: String
  /// Whether the contact is a whole family: 'Familie Bergmann'.
  let isFamily: Bool
  /// Whether the name has given and family names alone, which can be put together with others.
  let isPlain: Bool

  init(_ candidate: LabelCandidate, formatter: NameFormatter) {
    fullName = candidate.recipient.name
    let name = candidate.contact.name ?? PersonName()
    var family = name.familyName
    var given = name.givenName
    var isFamily = false
    for text in [given, family, fullName] where !isFamily {
      guard let rest = Self.familyName(in: text) else { continue }
      isFamily = true
      if !rest.isEmpty { family = rest }
      given = ""
    }
    if !isFamily, given.isEmpty, family.isEmpty, let shown = Self.parts(ofShown: fullName) {
      (given, family) = shown
    }
    self.isFamily = isFamily
    familyName = family
    familyKey = AddressKey.folded(family)
    let runs = formatter.format(candidate.contact)
    func part(_ component: ContactNameComponent) -> String {
      runs.runs.first { $0.component == component }.map { String(runs[$0]) } ?? ""
    }
    isPlain =
      !given.isEmpty && part(.title).isEmpty && part(.credentials).isEmpty
      && name.secondFamilyNames.isEmpty
      && (name.isEmpty || !runs.runs.contains { $0.component == .formattedName })
    let generation = part(.generation)
    givenNames = Self.people(in: given).map {
      generation.isEmpty ? $0 : $0 + " " + generation
    }
  }

  /// Each person once: a card of a couple says those who have cards of their own as well.
  static func distinct(_ members: [HouseholdMember]) -> [HouseholdMember] {
    var seen: Set<String> = []
    let unique = members.filter { seen.insert(AddressKey.folded($0.fullName)).inserted }
    // Who has a name of somebody may be a couple that they belong to.
    let keys = unique.map(\.keys)
    var holders: [String: [Int]] = [:]
    for (position, member) in unique.enumerated() {
      for key in keys[position] {
        holders[member.familyKey + "|" + key, default: []].append(position)
      }
    }
    return unique.enumerated().filter { position, member in
      let own = keys[position]
      let candidates = own.map { holders[member.familyKey + "|" + $0] ?? [] }
      guard let fewest = candidates.min(by: { $0.count < $1.count }) else { return true }
      return !fewest.contains { other in
        guard other != position, keys[other].isSuperset(of: own) else { return false }
        return keys[other].count > own.count || other < position
      }
    }.map(\.element)
  }

  /// The sex that the first given name tells.
  var sex: CommonNames.Sex {
    let word = givenNames.first?.split(separator: " ").first ?? ""
    return CommonNames.sex(of: LetterFolding.folded(Array(word.lowercased().utf8)))
  }

  private var keys: Set<String> { Set(givenNames.map(AddressKey.folded)) }

  // MARK: Words

  /// The given names in a text such as 'Hans & Gisela'.
  private static func people(in given: String) -> [String] {
    var people: [[Substring]] = [[]]
    for word in given.split(whereSeparator: { $0 == " " }) {
      // As it is written: 'John E Paul' has an initial.
      if connectives.contains(String(word)) {
        people.append([])
      } else {
        people[people.count - 1].append(word)
      }
    }
    let names = people.map { $0.joined(separator: " ") }
    // 'Ana y' is a name with an initial, not a couple.
    guard names.allSatisfy({ !$0.isEmpty }) else { return given.isEmpty ? [] : [given] }
    return names.flatMap { $0.split(whereSeparator: { "&+/".contains($0) }).map(String.init) }
  }

  private static let connectives: Set<String> = [
    "&", "+", "und", "u.", "and", "et", "y", "e", "i", "och", "og", "en", "ja", "és", "a", "и",
    "та", "και", "ve",
  ]

  /// Given and family name of a card that shows a name and has no parts of it, as tables have;
  /// in the order of Western names, and nil where there are no two words.
  private static func parts(ofShown name: String) -> (given: String, family: String)? {
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last, !name.contains(","),
      name.unicodeScalars.allSatisfy({ $0.value < 0x2E80 })
    else { return nil }
    return (words.dropLast().joined(separator: " "), String(last))
  }

  /// The name of the family where a text says that it is one, without the word; nil elsewhere.
  private static func familyName(in text: String) -> String? {
    var words = text.split(separator: " ").map(String.init)
    if words.count > 2, words[0].lowercased() == "the" { words.removeFirst() }
    guard let first = words.first, let last = words.last else { return nil }
    if familyWords.contains(first.lowercased()) {
      return words.dropFirst().joined(separator: " ")
    }
    if words.count > 1, familyWordsAfter.contains(last.lowercased()) {
      return words.dropLast().joined(separator: " ")
    }
    return nil
  }

  private static let familyWords: Set<String> = [
    "familie", "fam.", "fam", "family", "famille", "familia", "família", "famiglia", "familjen",
    "familien", "perhe", "rodina", "rodzina", "obitelj", "družina", "породица", "семья", "родина",
    "семейство", "οικογένεια", "perekond", "keluarga", "عائلة", "משפחת",
  ]
  private static let familyWordsAfter: Set<String> = ["family", "család", "ailesi", "परिवार"]
}
