import ContactModel
import ContactUnification
import Foundation

/// A few cards of a few accounts, and what a careful person who sees nothing else would say of them.
struct LabelledBook: Decodable, Sendable {
  let id: String
  let comment: String
  let files: [String: [LabelledCard]]
  /// Cards of one person.
  let expect: [[Place]]
  /// Cards of different people.
  let apart: [[Place]]
  /// Cards about which one would ask.
  let ask: [[Place]]

  /// A card by its file and where it stands there.
  struct Place: Decodable, Hashable, Sendable {
    let file: String
    let index: Int

    init(file: String, index: Int) { (self.file, self.index) = (file, index) }

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      file = try values.decode(String.self)
      index = try values.decode(Int.self)
    }
  }

  /// The books of `Tests/Fixtures/small-books.jsonl`.
  static func all() throws -> [LabelledBook] {
    let path = SampleBooks.repository + "/Tests/Fixtures/small-books.jsonl"
    let decoder = JSONDecoder()
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(LabelledBook.self, from: Data($0.utf8))
    }
  }

  /// Which of all cards each person has.
  func clusters() throws -> [Place: Int] {
    var records: [UnificationRecord] = []
    var places: [Place] = []
    for (source, (name, cards)) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      let text = cards.map { $0.text(asRow: name.hasSuffix(".csv")) }.joined()
      for (index, contact) in try Cards.all(text).enumerated() {
        records.append(UnificationRecord(contact: contact, source: source, index: index))
        places.append(Place(file: name, index: index))
      }
    }
    var clusters: [Place: Int] = [:]
    for (number, cluster) in try ContactMatcher().clusters(of: records).clusters.enumerated() {
      for position in cluster { clusters[places[position]] = number }
    }
    return clusters
  }

  /// Every two cards of each list.
  static func pairs(_ lists: [[Place]]) -> [(Place, Place)] {
    lists.flatMap { list in
      list.indices.flatMap { i in list[..<i].map { ($0, list[i]) } }
    }
  }
}

/// A card of a labelled book.
struct LabelledCard: Decodable, Sendable {
  var fn: String?
  var n: [String]?
  var nickname: String?
  var org: String?
  var title: String?
  var note: String?
  var bday: String?
  var url: String?
  var uid: String?
  var kind: String?
  var tel: [String]?
  var email: [String]?
  var impp: String?
  var categories: String?
  var members: [String]?
  var phonetic: [String]?
  var adr: [[String]]?
  var extra: [String]?

  /// The card as vCard 3.0.
  ///
  /// - Parameter asRow: Whether it has no more than a row of a table: no name as it is shown beside its parts.
  func text(asRow: Bool) -> String {
    func list(_ parts: [String]) -> String { parts.map(Self.escaped).joined(separator: ";") }
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    let parts = n ?? (asRow ? ["", fn ?? "", "", "", ""] : nil)
    if let fn, !asRow { lines.append("FN:" + Self.escaped(fn)) }
    lines.append("N:" + list(parts ?? ["", "", "", "", ""]))
    for (name, value) in [("NICKNAME", nickname), ("TITLE", title), ("NOTE", note)] {
      if let value { lines.append("\(name):" + Self.escaped(value)) }
    }
    if let org { lines.append("ORG:" + list(org.components(separatedBy: ";"))) }
    for (name, value) in [
      ("BDAY", bday), ("URL", url), ("UID", uid), ("IMPP", impp), ("CATEGORIES", categories),
    ] {
      if let value { lines.append("\(name):" + value) }
    }
    if let kind { lines.append("X-ADDRESSBOOKSERVER-KIND:" + kind) }
    if let phonetic {
      lines += [
        "X-PHONETIC-LAST-NAME:" + phonetic[0], "X-PHONETIC-FIRST-NAME:" + phonetic[1],
      ]
    }
    lines += (tel ?? []).map { "TEL:" + $0 }
    lines += (email ?? []).map { "EMAIL:" + $0 }
    lines += (members ?? []).map { "X-ADDRESSBOOKSERVER-MEMBER:" + $0 }
    lines += (adr ?? []).map { "ADR:" + list($0) }
    return (lines + (extra ?? []) + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\", ";", ",": escaped += "\\" + String(character)
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
