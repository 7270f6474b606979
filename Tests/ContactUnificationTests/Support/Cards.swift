import ContactCoding
import ContactModel
import ContactUnification
import SourceText

/// Contacts read from the lines of cards.
enum Cards {
  /// A card of vCard 4.0 with the lines, which are separated by `|` where that is shorter.
  static func contact(_ lines: String) throws -> Contact {
    let body = lines.split(separator: "|").map { $0 + "\r\n" }.joined()
    let contacts = try all("BEGIN:VCARD\r\nVERSION:4.0\r\n\(body)END:VCARD\r\n")
    return contacts.first ?? Contact()
  }

  static func all(_ text: String) throws -> [Contact] {
    try ContactInput(stream: ByteStream(bytes: Array(text.utf8))).readAll(jobs: 1).contacts
  }

  static func all(inFile path: String) throws -> [Contact] {
    try ContactInput(stream: ByteStream(path: path)).readAll(jobs: 1).contacts
  }

  /// Records of one person, each from an account of its own.
  static func records(_ cards: [String]) throws -> [UnificationRecord] {
    try cards.enumerated().map {
      UnificationRecord(contact: try contact($1), source: $0, index: 0)
    }
  }
}

/// The sample address books of the package, and who is in them.
enum SampleBooks {
  /// A card of a sample.
  struct Card: Sendable {
    let source: String
    let index: Int
    let person: String
    let contact: Contact
  }

  static let repository: String = {
    var path = #filePath
    for _ in 0..<4 { path = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
    return path
  }()

  /// Every card and row that `people.csv`, the truth, names.
  static func cards() throws -> [Card] {
    let folder = repository + "/Samples"
    let bytes = try ByteStream(
      path: repository + "/Tests/Fixtures/people.csv", encoding: .utf8
    ).readAll()
    let table = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .dropFirst()
    var books: [String: [Contact]] = [:]
    var cards: [Card] = []
    for row in table {
      let cells = row.split(separator: ",").map(String.init)
      guard cells.count >= 3, let index = Int(cells[1]) else { continue }
      if books[cells[0]] == nil {
        books[cells[0]] = try Cards.all(inFile: "\(folder)/\(cells[0])")
      }
      guard let book = books[cells[0]], book.indices.contains(index) else { continue }
      cards.append(
        Card(source: cells[0], index: index, person: cells[2], contact: book[index]))
    }
    return cards
  }

  /// The records of each person, by the truth.
  static func people() throws -> [(person: String, records: [UnificationRecord])] {
    let cards = try cards()
    let sources = Set(cards.map(\.source)).sorted()
    let groups = Dictionary(grouping: cards, by: \.person)
    return groups.keys.sorted().map { person in
      let records = (groups[person] ?? []).map { card in
        UnificationRecord(
          contact: card.contact, source: sources.firstIndex(of: card.source) ?? 0,
          index: card.index)
      }
      return (person, records)
    }
  }
}
