import ContactModel
import GeneratedContacts
import SourceText
import Testing
import VCard

@testable import ContactCoding
@testable import FileFormats
@testable import TableCoding

/// Whatever the bytes are: no crash, no hang, everything that can be read is read, and what is
/// written of it is well-formed.
struct BadInputTests {
  @Test(arguments: ["", " ", "\r\n\r\n", "\u{FEFF}"])
  func emptyFiles(_ text: String) throws {
    let read = try read(text)
    #expect(read.contacts.isEmpty)
    #expect(read.diagnostics.isEmpty)
  }

  /// What stands before a card, and whether the card is no cell of a table.
  @Test(arguments: [
    ("Rohr 5\" Lieferant\n\n", true), ("Name,Note\nRohr 5\" Lieferant,\n", true),
    ("Wer \"sagt\" das\n\n", true), ("\"Sehr geehrte Frau Ek\n\n", true),
    ("Name,Note\nAnn,\"see:\n", false), ("\u{FEFF}\"Name\",Note\nAnn,\"5\"\" pipe:\n", false),
  ])
  func cardsInCells(_ text: String, _ isCard: Bool) throws {
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Jo\nEND:VCARD\n"
    let read = try read(text + card + (isCard ? "" : "\"\n"))
    #expect(read.contacts.map(\.displayName) == [isCard ? "Jo" : "Ann"])
  }

  private static let cards = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    N:Müller;Jo;;;\r
    FN:Jo Müller\r
    item1.TEL;TYPE="home,voice":1\r
    item1.X-ABLabel:Club\r
    NOTE:one\\,\\n\r
      two\r
    PHOTO;ENCODING=b;TYPE=JPEG:/9j/\r
     AQID\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:2.1\r
    NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=A9=\r
    =C3=A9\r
    AGENT:\r
    BEGIN:VCARD\r
    VERSION:2.1\r
    FN:Agent\r
    END:VCARD\r
    TITLE:last\r
    END:VCARD\r

    """

  /// Values of the part before the cut, which all have to be there.
  @Test func cutAtEveryPosition() throws {
    let bytes = Array(Self.cards.utf8)
    let whole = try read(bytes).contacts
    for count in 0...bytes.count {
      let part = Array(bytes[..<count])
      // What is no card yet is refused, which is an answer too.
      guard let read = try? ContactCodingTests.read(part, .vCard30) else { continue }
      try #require(read.contacts.count <= 2)
      for (index, contact) in read.contacts.enumerated() {
        let start = try #require(whole[index].sourceRange).lowerBound
        for value in whole[index].phoneNumbers {
          let end = try #require(value.provenance.ranges.first).upperBound
          if end <= count { #expect(contact.phoneNumbers.map(\.value) == [value.value]) }
        }
        let names = whole[index].names
        if let name = names.first, let range = name.provenance.ranges.first,
          range.upperBound <= count
        {
          #expect(contact.name == name.value)
        }
        #expect(contact.sourceRange?.lowerBound == start)
        try expectReadableAgain(contact, "cut at \(count)")
      }
    }
  }

  @Test func jCardCutAtEveryPosition() throws {
    let contacts = try read(Self.cards).contacts
    let bytes = write(contacts, .jCard).bytes
    for count in 0...bytes.count {
      guard let read = try? read(Array(bytes[..<count]), .jCard) else { continue }
      #expect(read.contacts.count <= 2)
      if count < bytes.count - 2, count > 1 { #expect(!read.complaints.isEmpty, "cut at \(count)") }
    }
  }

  /// Writes and reads the contact in every format.
  private func expectReadableAgain(_ contact: Contact, _ what: String) throws {
    // The columns of other programs are tried on whole cards.
    for format in ContactFormat.allCases where !format.isCSV || format == .csv {
      let (bytes, losses) = write([contact], format)
      let again = try read(bytes, format).contacts
      let differences = ContactDifference.unexplained(
        contact, again.first ?? Contact(), by: losses[0], in: format)
      #expect(differences.isEmpty, "\(what) as \(format.name)")
    }
  }

  /// Bytes and words at random, put into a card or not.
  @Test(arguments: 0..<8)
  func randomBytes(_ part: Int) throws {
    let words = [
      "BEGIN:VCARD", "END:VCARD", "VERSION:2.1", "VERSION:4.0", "\r\n", "\n", "\r", " ", "\t", ";",
      ":", ",", "\\", "\"", "=", "=\r\n", "^", ".", "N", "FN:", "ADR;", "TYPE=", "AGENT:",
      "ENCODING=QUOTED-PRINTABLE:", "ENCODING=b:", "CHARSET=SHIFT_JIS:", "item1.", "X-ABLabel:",
      "BDAY:", "1604-01-01", "GEO:", "PHOTO:", "data:image/png;base64,", "AQID", "NOTE:", "LABEL:",
      "X-CUSTOM(", ")", "[[\"vcard\",[[", "]]", "{}", "X-ANDROID-CUSTOM:", "CATEGORIES:a,b", "é",
      "\0",
    ].map { Array($0.utf8) }
    for seed in part * 100..<(part + 1) * 100 {
      var generator = ContactGenerator(seed: UInt64(seed))
      var bytes = generator.chance(70) ? Array("BEGIN:VCARD\r\n".utf8) : []
      for _ in 0..<generator.number(1...80) {
        if generator.chance(15) {
          bytes += (0..<generator.number(1...6)).map { _ in UInt8(generator.number(0...255)) }
        } else {
          bytes += generator.one(of: words)
        }
      }
      let format: ContactFormat = generator.chance(85) ? .vCard30 : .jCard
      // What holds nothing of its format is refused, and nothing else.
      let file: ReadFile
      do { file = try read(bytes, format) } catch is ContactFileError { continue }
      for contact in file.contacts {
        try expectReadableAgain(contact, "seed \(seed)")
      }
    }
  }

  /// A sample with bytes changed, removed and doubled.
  @Test(arguments: CardFile.samples)
  func damagedSamples(_ file: CardFile) throws {
    for seed in [1, 3, 5] {
      var generator = ContactGenerator(seed: UInt64(seed))
      var bytes = Array(file.bytes.prefix(12_000))
      for _ in 0..<60 {
        let index = generator.number(0...bytes.count - 1)
        switch generator.number(0...2) {
        case 0: bytes[index] = UInt8(generator.number(0...255))
        case 1: bytes.remove(at: index)
        default: bytes.insert(contentsOf: bytes[index..<min(index + 20, bytes.count)], at: index)
        }
      }
      for contact in try read(bytes, .vCard30).contacts {
        try expectReadableAgain(contact, "seed \(seed)")
      }
    }
  }

  @Test func manyParameters() throws {
    let parameters = (0..<10_000).map { ";X-P\($0)=\($0)" }.joined()
    let contact = try contact("4.0", "NOTE\(parameters):a", "TEL:1")
    #expect(contact.note == "a")
    #expect(contact.notes.first?.parameters.count == CardReader.parameterLimit)
    #expect(contact.phoneNumbers.count == 1)
  }

  @Test func deeplyNestedAgents() throws {
    let depth = 100
    let text =
      String(repeating: "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:A\r\nAGENT:\r\n", count: depth)
      + "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Last\r\n"
      + String(repeating: "END:VCARD\r\n", count: depth + 1)
      + "BEGIN:VCARD\r\nFN:B\r\nEND:VCARD\r\n"
    let read = try read(text)
    #expect(read.contacts.map(\.formattedName) == ["A", "B"])
    #expect(read.contacts[0].relations.count == 1)
    try expectReadableAgain(read.contacts[0], "nested")
  }

  @Test(arguments: [
    (String(repeating: "[", count: 100_000), 0),
    (
      "[[\"vcard\"," + String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
        + "]]", 0
    ),
    (
      "[[\"vcard\",[[\"note\",{\"x\":" + String(repeating: "{\"a\":", count: 5_000) + "1"
        + String(repeating: "}", count: 5_000) + "},\"text\",\"b\"]]]]", 0
    ),
    ("[[\"vcard\",[]], 1, \"x\", null, {}, [\"vcard\",[[\"fn\",{},\"text\",\"A\"]]]]", 2),
  ])
  func nestedJSON(_ text: String, _ count: Int) throws {
    let read = try read(text, .jCard)
    #expect(read.contacts.count == count)
    #expect(!read.complaints.isEmpty)
  }

  @Test func manyTinyCards() throws {
    let count = 15_000
    let bytes = (0..<count).flatMap { Array("BEGIN:VCARD\nFN:\($0)\nEND:VCARD\n".utf8) }
    let single = try read(bytes, jobs: 1)
    #expect(single.contacts.count == count)
    #expect(single.contacts.enumerated().allSatisfy { $1.formattedName == "\($0)" })
    #expect(single.contacts.enumerated().allSatisfy { $1.sourceIndex == $0 })
    for jobs in [2, 5] {
      let several = try read(bytes, jobs: jobs)
      #expect(several.contacts == single.contacts)
      #expect(several.diagnostics == single.diagnostics)
    }
  }

  /// A year of so many digits is none in any calendar, and what was written is kept.
  @Test(arguments: [
    "昭和9223372036854775807年1月2日", "S9223372036854775807.1.2", "民國9223372036854775807年1月2日",
    "昭和99999999999999999999年1月2日", "9223372036854775000/01/02",
  ])
  func yearsBeyondAll(_ birthday: String) throws {
    // The years before it say how the column counts: as in Iran.
    let rows = (0..<400).map { "A\($0) Bee,1364/05/\(10 + $0 % 20)\n" }.joined()
    for rows in ["", rows] {
      let contacts = try read("Name,Birthday\n\(rows)Last Bee,\(birthday)\n").contacts
      #expect(contacts.last?.birthday == .text(birthday))
    }
  }

  /// Text of another kind is refused with a reason, or read as having no contact.
  @Test(arguments: ["%PDF-1.7\n", "PK\u{3}\u{4}", "<html>", "dn: cn=x\n", "just text\n"])
  func otherFiles(_ text: String) throws {
    #expect(throws: ContactFileError.self) { try read(text) }
  }

  @Test(arguments: [1, 2, 5])
  func stoppingEarly(_ jobs: Int) throws {
    let bytes = Array(repeating: card("3.0", "FN:A"), count: 60_000).flatMap { $0 }
    let input = try ContactInput(stream: ByteStream(bytes: bytes))
    var count = 0
    try input.enumerateContacts(jobs: jobs) { _ in
      count += 1
      return count < 10
    }
    #expect(count == 10)
  }
}
