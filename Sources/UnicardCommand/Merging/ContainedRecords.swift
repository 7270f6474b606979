import ContactChanges
import ContactCoding
import ContactModel
import ContactUnification
import Unicard

/// Finds whom the book of `--into` has already though the likeness alone leaves a doubt: somebody of another
/// file of whom everything stands in one contact of the book, under the same name. Whoever came into the book is
/// found again so, and merging the same file once more changes nothing.
struct ContainedRecords {
  /// Somebody as the merge has found, by the positions of the records.
  private struct Person {
    let records: [Int]
    /// The record of the book; nil for a newcomer.
    let place: Int?
    let unified: UnifiedContact
    let names: NamesInFull
    let valueCount: Int
    /// The ends of numbers, and the mailboxes: without these of another, nobody has all of the other.
    let reachedBy: Set<String>

    var contact: Contact { unified.contactWithoutConstituents }
  }

  /// What people are found by.
  private struct Namesake: Hashable {
    let name: WordSet
    /// A number or a mailbox; empty for all of the name.
    let reachedBy: String
  }

  private let records: [UnificationRecord]
  private let unifier: ContactUnifier
  /// The number of the book among the accounts.
  private let book: Int
  private let groups: GroupsInCards?

  /// - Parameter echoes: What the book's encoding leaves of texts; nil where it holds all.
  init(
    _ records: [UnificationRecord], book: Int, echoes: EncodingEchoes?, _ unifier: ContactUnifier
  ) {
    groups = GroupsInCards(records.filter { $0.source == book }.map(\.contact))
    // Whoever came into the book stands there in the characters that it has.
    self.records =
      echoes.map { echoes in
        records.map { record in
          guard record.source != book else { return record }
          let contact = record.contact
          let echo = echoes.echo(of: contact)
          return echo == contact ? record : UnificationRecord(compact: echo, source: record.source)
        }
      } ?? records
    self.book = book
    self.unifier = unifier
  }

  /// Records that are one person's, by their positions: each of a newcomer with the contact of the book that has all
  /// of it.
  func pairs(in matches: UnificationResult) -> [(Int, Int)] {
    let clusters = matches.clusters.filter { $0.allSatisfy { records[$0].contact.isOfPerson } }
    let newcomers = clusters.filter { $0.allSatisfy { records[$0].source != book } }
    if newcomers.isEmpty { return [] }
    let wanted = Set(newcomers.flatMap { NamesInFull($0.map { records[$0].contact }).forms })
    // Those first who say least.
    let all = clusters.compactMap { person(of: $0, called: wanted) }.enumerated()
      .sorted { ($0.element.valueCount, $0.offset) < ($1.element.valueCount, $1.offset) }
      .map(\.element)
    var namesakes: [Namesake: [Int]] = [:]
    for (number, person) in all.enumerated() {
      for form in person.names.forms where wanted.contains(form) {
        for way in person.reachedBy.union([""]) {
          namesakes[Namesake(name: form, reachedBy: way), default: []].append(number)
        }
      }
    }
    var pairs: [(Int, Int)] = []
    // Whoever was found to be in the book is nobody else that a poorer record may be of.
    var found: Set<Int> = []
    for (number, newcomer) in all.enumerated().reversed() where newcomer.place == nil {
      let way = newcomer.reachedBy.min() ?? ""
      let near = newcomer.names.forms.flatMap { form in
        (namesakes[Namesake(name: form, reachedBy: way)] ?? []).prefix(Self.mostLookedAt)
      }
      let others = Set(near).subtracting(found).subtracting([number]).sorted().map { all[$0] }
      guard let place = place(of: newcomer, among: others) else { continue }
      found.insert(number)
      pairs += newcomer.records.map { (place, $0) }
    }
    return pairs
  }

  private func person(of cluster: [Int], called wanted: Set<WordSet>) -> Person? {
    let names = NamesInFull(cluster.map { records[$0].contact })
    if names.forms.isDisjoint(with: wanted) { return nil }
    let unified = unifier.person(of: cluster.map { records[$0] })
    return Person(
      records: cluster, place: cluster.first { records[$0].source == book }, unified: unified,
      names: names, valueCount: unified.contact.valueCount,
      reachedBy: unified.contact.waysToReach)
  }

  /// Of one name and number, so many are looked at, and of so many it is asked whether they have all that somebody says.
  private static let mostLookedAt = 256
  private static let mostAsked = 16

  /// The contact of the book that has all of a newcomer. Where several people have, it is the one who says nothing else,
  /// if there is one: who comes with a mere name may be any of two who share it.
  ///
  /// - Parameter others: Those first who say least.
  private func place(of newcomer: Person, among others: [Person]) -> Int? {
    let likely = others.lazy.filter { person in
      // A newcomer who says nothing else is no other one.
      (person.place != nil || person.valueCount > newcomer.valueCount)
        && person.reachedBy.isSuperset(of: newcomer.reachedBy)
        && newcomer.names.isSame(as: person.names)
    }
    var having: Person?
    for person in likely.prefix(Self.mostAsked) where has(person, newcomer) {
      if person.valueCount <= newcomer.valueCount { return person.place }
      if having != nil { return nil }
      having = person
    }
    return having?.place
  }

  /// Whether somebody's contact says everything that a newcomer does.
  private func has(_ person: Person, _ newcomer: Person) -> Bool {
    let both = unifier.person(of: (person.records + newcomer.records).map { records[$0] })
    guard both.unplacedCount == person.unified.unplacedCount else { return false }
    let first = records[person.place ?? person.records[0]]
    let alone = AccountMerging.revised(first, of: person.unified, saying: person.contact)
    var merged = both.contactWithoutConstituents
    // Marks of Google's come to nobody in a book of another program's.
    if !alone.hasGoogleMarks { merged = merged.withoutGoogleMarks.contact }
    // Its names are known to be the same, and a table has no room for more of them.
    let together = AccountMerging.revised(first, of: both, saying: merged).editing { draft in
      for key in [ContactKey.name, .formattedName, .identifier] {
        draft[Field<JSONFieldValue>(key)] = alone[Field<JSONFieldValue>(key)]
      }
    }
    guard let groups else { return together.hasSameMeaning(as: alone) }
    // Of groups that have cards, no contact says that it is in them.
    return groups.withoutKnown(together, from: first.contact)
      .hasSameMeaning(as: groups.withoutKnown(alone, from: first.contact))
  }
}

/// What somebody is called in full, with and without honorific prefixes, however the words are ordered.
private struct NamesInFull {
  private(set) var forms: Set<WordSet> = []
  /// What tells father and son apart.
  private var suffixes: Set<WordSet> = []

  init(_ contacts: [Contact]) {
    for contact in contacts {
      let name = contact.name ?? PersonName()
      let whole = [name.givenName, name.middleName, name.familyName, name.secondFamilyName]
        .joined(separator: " ")
      for text in [contact.displayName, whole] + contact.nicknames.map(\.value) {
        // Of a name in other characters, an encoding leaves a question mark for each.
        let hasLetters = text.contains { $0.isLetter || $0.isNumber }
        let words = WordSet(of: (hasLetters ? text : text.replacing("?", with: "x")).utf8)
        if !words.isEmpty { forms.insert(words) }
      }
      suffixes.insert(WordSet(of: (name.nameSuffix + " " + name.generation).utf8))
    }
  }

  func isSame(as other: NamesInFull) -> Bool {
    suffixes == other.suffixes && !forms.isDisjoint(with: other.forms)
  }
}

extension UnifiedContact {
  /// How many answers have no place in the contact.
  fileprivate var unplacedCount: Int {
    visibleConflicts.reduce(0) { $0 + $1.unplaced.count }
  }
}

extension Contact {
  /// Whether it is somebody, and no group, place or device, which are known by their names.
  fileprivate var isOfPerson: Bool { kind == .individual || kind == .organization }

  /// The last digits of its numbers, which all notations have in common, and its mailboxes.
  fileprivate var waysToReach: Set<String> {
    Set(
      phoneNumbers.map { String($0.value.stringValue.filter(\.isNumber).suffix(6)) }
        + emailAddresses.map { $0.value.lowercased() })
  }

  /// How many values it has beside its name.
  fileprivate var valueCount: Int {
    ContactKey.allCases.reduce(0) { sum, key in
      switch key {
      case .name, .formattedName, .kind, .identifier, .defaultLanguage: sum
      default: key.isAboutCard ? sum : sum + self[Field<JSONFieldValue>(key)].count
      }
    }
  }
}
