import ContactModel
import ContactUnification
import SourceText
import Unicard

/// The report of a merge, read for the records in it.
struct MergeReportFile {
  /// A merged contact that the report tells of.
  private struct Person {
    let id: String
    let name: String
    /// The position among the contacts that were written; nil for a group without a row.
    let index: Int?
    let texts: [String]

    var constituents: [Constituent] { texts.compactMap { Constituent(text: $0) } }
  }

  /// What the report tells of a contact.
  struct Reported {
    /// The records in it; none where nothing is told.
    var constituents: [Constituent] = []
    /// What the output could not hold.
    var losses: [MergeEdits.Loss] = []
  }

  private var people: [Person] = []
  /// By the identifier of the person.
  private var losses: [String: [MergeEdits.Loss]] = [:]
  /// By identifier and UID: the places in ``people``.
  private var places: [String: Int] = [:]
  /// How many contacts were written.
  private var contactCount: Int?

  init(path: String) throws {
    let bytes = try ByteStream(path: path, encoding: .utf8).readAll()
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      let parsed = Array(line).withUnsafeBufferPointer { text -> JSONValue? in
        try? JSONParser.parse(text, text.indices)
      }
      guard let parsed, case .object = parsed else {
        throw CommandFailure(
          "Line \(number) of \(path) is no JSON object, so it is no report of unicard merge.",
          hint: "Name the file that --report of unicard merge wrote.")
      }
      read(parsed)
    }
  }

  private mutating func read(_ object: JSONValue) {
    func text(_ name: String) -> String? { object[name]?.string }
    func number(_ name: String) -> Int? {
      object[name]?.text.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    }
    if text("type") == "summary" { contactCount = number("contacts") ?? number("people") }
    if text("type") == "loss", let id = text("id"), let field = text("field") {
      losses[id, default: []].append(
        MergeEdits.Loss(
          field: field, value: text("value") ?? "", isDropped: text("effect") == "dropped"))
    }
    guard case .array(let items)? = object["constituents"] else { return }
    let found = items.compactMap { $0.text.map { String(decoding: $0, as: UTF8.self) } }
    for name in ["id", "uid"] {
      if let key = text(name), !key.isEmpty { places[key] = people.count }
    }
    people.append(
      Person(
        id: text("id") ?? "", name: text("name") ?? "", index: number("index"), texts: found))
  }

  /// The records of every merged contact, in the order of the report.
  var all: [[Constituent]] { people.map(\.constituents).filter { !$0.isEmpty } }

  /// The records of contacts, which are known by their UIDs; in a table that has none, by their
  /// rows, as long as those are all there and in the order of the merge.
  func reported(of contacts: [Contact]) -> [Reported] {
    var found = contacts.map { contact -> Reported in
      guard let identifier = contact.identifier, let place = places[identifier] else {
        return Reported()
      }
      return reported(people[place])
    }
    guard contactCount == contacts.count, !contacts.contains(where: { $0.identifier != nil }) else {
      return found
    }
    let placed = people.filter { $0.index != nil }
    guard placed.allSatisfy({ person in person.index.map(contacts.indices.contains) ?? false })
    else { return found }
    let known = placed.filter { person in
      person.index.map { Self.agrees(person.name, contacts[$0].displayName) } ?? false
    }
    // Some tables have the name in parts alone, and those may say something else; such people stay
    // as they are. In another order hardly anybody would be in the right place.
    guard placed.count - known.count <= placed.count / 10 else { return found }
    for person in known {
      if let index = person.index { found[index] = reported(person) }
    }
    return found
  }

  private func reported(_ person: Person) -> Reported {
    Reported(constituents: person.constituents, losses: losses[person.id] ?? [])
  }

  /// Whether two names share a word. Tables have no room for all that a name may hold.
  private static func agrees(_ a: String, _ b: String) -> Bool {
    let (first, second) = (WordSet(of: a.utf8), WordSet(of: b.utf8))
    return first.isEmpty || second.isEmpty || !first.intersection(second).isEmpty
  }
}
