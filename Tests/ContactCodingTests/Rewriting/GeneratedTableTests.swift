import ContactCoding
import ContactModel
import GeneratedContacts
import SourceText
import Testing

/// Tables in every syntax: unedited they come back byte for byte, and of one cell that is edited the
/// others do.
struct GeneratedTableTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func oneCellIsOneCell(_ seed: UInt64) throws {
    var generator = ContactGenerator(seed: seed &* 7919 &+ 11)
    for _ in 0..<20 {
      let table = GeneratedTable(&generator)
      let bytes = table.bytes
      let unedited = try rewrite(bytes, encoding: table.charset)
      #expect(unedited.bytes == bytes)
      let row = generator.number(0...table.rows.count - 1)
      let edit = table.edit(&generator)
      // Where others are so and so, nothing tells what is usual of one that had none.
      if table.isQuotedAtRandom, table.rows[row][edit.column].text.isEmpty { continue }
      let edited = try rewrite(bytes, encoding: table.charset) { contact in
        contact.sourceIndex == row ? .replace(contact.editing { edit.apply(&$0) }) : .keep
      }
      var expected = table
      expected.rows[row][edit.column].set(edit.text, table)
      #expect(
        edited.bytes == expected.bytes,
        """
        \(edit.text) in column \(edit.column), row \(row), \(table.charset):
        \(String(decoding: bytes, as: UTF8.self))
        became
        \(edited.text)
        """)
      #expect(edited.losses.isEmpty)
    }
  }
}

/// A table of which it is known how each cell is written.
struct GeneratedTable {
  struct Cell {
    var text: String
    var isQuoted: Bool

    /// Quotes stay where they are, and come where they are needed.
    mutating func set(_ text: String, _ table: GeneratedTable) {
      self.text = text
      if table.needsQuotes(text) { isQuoted = true }
    }
  }

  struct Edit: Sendable {
    var column: Int
    var text: String
    var apply: @Sendable (inout ContactDraft) -> Void
  }

  private enum Column: CaseIterable {
    case given, family, email, phone, city, birthday, note, company, unknown

    var header: String {
      switch self {
      case .given: "Vorname"
      case .family: "Nachname"
      case .email: "E-Mail"
      case .phone: "Telefon"
      case .city: "Ort"
      case .birthday: "Geburtstag"
      case .note: "Notizen"
      case .company: "Firma"
      case .unknown: "Mitgliedsnr"
      }
    }
  }

  var rows: [[Cell]] = []
  let charset: Charset
  private var columns: [Column]
  private let delimiter: Character
  private let newline: String
  private let hasMark: Bool
  private let endsLine: Bool
  private let preamble: String
  private let isPadded: Bool
  let isQuotedAtRandom: Bool

  init(_ generator: inout ContactGenerator) {
    charset = generator.one(of: [.utf8, .utf8, .utf16LE, .utf16BE, .windows1252])
    delimiter = generator.one(of: [",", ";", "\t", "|"])
    newline = generator.one(of: ["\r\n", "\n", "\r"])
    hasMark = charset != .windows1252 && (charset != .utf8 || generator.chance(40))
    endsLine = generator.chance(70)
    preamble = generator.chance(20) ? "sep=\(delimiter)" : ""
    isPadded = generator.chance(50)
    var open = Column.allCases
    columns = []
    while !open.isEmpty { columns.append(open.remove(at: generator.number(0...open.count - 1))) }
    let quoting = generator.number(0...2)
    isQuotedAtRandom = quoting == 1
    for number in 0..<generator.number(2...6) {
      rows.append(
        columns.map { column in
          let text = text(column, number, &generator)
          let isQuoted =
            quoting == 0 || quoting == 1 && generator.chance(50) && !text.isEmpty
            || needsQuotes(text)
          return Cell(text: text, isQuoted: isQuoted)
        })
    }
  }

  func needsQuotes(_ text: String) -> Bool {
    text.contains(delimiter) || text.contains { $0 == "\"" || $0.isNewline }
      || text.first?.isWhitespace == true || text.last?.isWhitespace == true
  }

  var bytes: [UInt8] {
    var lines = preamble.isEmpty ? [] : [preamble]
    lines.append(columns.map(\.header).joined(separator: String(delimiter)))
    lines += rows.map { row in
      row.map { $0.isQuoted ? "\"\($0.text.replacing("\"", with: "\"\""))\"" : $0.text }
        .joined(separator: String(delimiter))
    }
    let text = lines.joined(separator: newline) + (endsLine ? newline : "")
    return charset.encode((hasMark ? "\u{FEFF}" : "") + text).bytes
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> String {
    func digits(_ number: Int) -> String { isPadded && number < 10 ? "0\(number)" : "\(number)" }
    return "\(digits(day)).\(digits(month)).\(year)"
  }

  private func text(
    _ column: Column, _ number: Int, _ generator: inout ContactGenerator
  ) -> String {
    switch column {
    case .given: generator.one(of: ["Jürgen", "Zoë", "Anna Maria", "Ñuño"])
    case .family:
      generator.one(of: ["Groß", "von Berg", "O'Neill", "Lee"]) + ["a", "b"][number % 2]
    case .email: "person\(number)@example.org"
    case .phone: generator.chance(80) ? "+49 30 123456\(number)" : ""
    case .city: generator.one(of: ["Köln", "Bad Ems", ""])
    case .birthday: date(1950 + number, 3, 13 + number)
    case .note:
      generator.one(of: ["", "plain", "a; b, c | d", "says \"hi\"", "tabs\tin it", "café"])
    case .company: generator.one(of: ["", "Groß & Söhne", "A, B und C"])
    case .unknown: "00\(number)7"
    }
  }

  func edit(_ generator: inout ContactGenerator) -> Edit {
    let column = generator.number(0...columns.count - 1)
    switch columns[column] {
    case .given: return Edit(column: column, text: "Renée") { $0.givenName = "Renée" }
    case .family: return Edit(column: column, text: "Çelik") { $0.familyName = "Çelik" }
    case .email:
      return Edit(column: column, text: "new@example.com") {
        $0.emailAddresses = [LabeledValue("new@example.com")]
      }
    case .phone:
      return Edit(column: column, text: "+49 30 7654321") {
        $0.phoneNumbers = [LabeledValue(PhoneNumber("+49 30 7654321"))]
      }
    case .city:
      return Edit(column: column, text: "Mölln") {
        var addresses = $0.postalAddresses
        if addresses.isEmpty { addresses = [LabeledValue(PostalAddress())] }
        addresses[0].value.city = "Mölln"
        $0.postalAddresses = addresses
      }
    case .birthday:
      return Edit(column: column, text: date(1988, 7, 9)) {
        $0.birthday = ContactDate(year: 1988, month: 7, day: 9)
      }
    case .note:
      let text = generator.one(of: ["nothing new", "x \(delimiter) \"y\"", "Ünd"])
      return Edit(column: column, text: text) { $0.note = text }
    case .company:
      return Edit(column: column, text: "Neu GmbH") {
        $0.organization = Organization(name: "Neu GmbH")
      }
    case .unknown:
      return Edit(column: column, text: "4711") {
        $0.preservedProperties = $0.preservedProperties.map { property in
          var property = property
          if property.value.name == "X-MITGLIEDSNR" { property.value.rawValue = "4711" }
          return property
        }
      }
    }
  }
}
