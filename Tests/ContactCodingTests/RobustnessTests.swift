import ContactModel
import FileFormats
import SourceText
import Testing
import VCard

/// Input that is made to take long, to take much memory, or to break what is written.
@Suite struct RobustnessTests {
  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map { line($0) + "\r\n" }.joined()
  }

  private func onlyContact(_ version: String, _ content: String) throws -> Contact {
    try #require(
      try read("BEGIN:VCARD\r\nVERSION:\(version)\r\n\(content)END:VCARD\r\n").contacts.first)
  }

  // MARK: - Line breaks

  @Test(arguments: ["\r", "\n", "\r\n", "\r\r\n", "\r\r\r\r\r\r\r\r\r\r\r\r", "\n\n\n\n"])
  func everyLineBreakEndsALine(_ newline: String) throws {
    let long = String(repeating: "x", count: 5000)
    let card = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ada", "NOTE:\(long)", "TEL:1", "END:VCARD", ""]
    let file = try read(card.joined(separator: newline) + card.joined(separator: newline))
    #expect(file.contacts.map(\.formattedName) == ["Ada", "Ada"])
    #expect(file.contacts.map { $0.notes.map(\.value) } == [[long], [long]])
    #expect(file.contacts.map { $0.phoneNumbers.count } == [1, 1])
  }

  /// A card with more problems than are told must not teach the reader to pass over them later.
  @Test func problemsAreToldAfterACardWithTooMany() throws {
    let bad = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\n"
    let header = "TEL;A!=1:5\r\nEND:VCARD\r\n"
    let first = bad + lines(1_200) { "no colon \($0)" } + header
    let file = try read(first + bad + header)
    let told = file.diagnostics.filter { $0.code == .parameterInvalidName }
    #expect(told.map(\.contactIndex) == [1])
  }

  // MARK: - Lines that speak of others

  @Test(arguments: [1, 31, 32, 33, 500])
  func everyGroupGetsItsLabel(_ count: Int) throws {
    let numbers = lines(count) { "item\($0).TEL:\($0)" }
    let labels = lines(count) { "ITEM\(count + 1 - $0).X-ABLabel:L\(count + 1 - $0)" }
    let contact = try onlyContact("3.0", numbers + labels)
    #expect(contact.phoneNumbers.map { $0.label?.name } == (1...count).map { "L\($0)" })
  }

  @Test(arguments: [2, 40, 300])
  func firstLabelOfAGroupIsItsLabel(_ count: Int) throws {
    let contact = try onlyContact(
      "3.0", lines(count) { "g.TEL:\($0)" } + lines(count) { "g.X-ABLabel:L\($0)" })
    #expect(contact.phoneNumbers.map { $0.label?.name } == Array(repeating: "L1", count: count))
    #expect(contact[.preserved].count == count - 1)
  }

  @Test func labelBelongsToTheNearestAddressBeforeIt() throws {
    let contact = try onlyContact(
      "3.0",
      """
      ADR;TYPE=home:;;a;;;;\r
      ADR;TYPE=home:;;b;;;;\r
      LABEL;TYPE=home:B\r
      LABEL;TYPE=home:A\r
      LABEL;TYPE=home:C\r
      LABEL;TYPE=home:none\r
      ADR;TYPE=home:;;c;;;;\r
      LABEL;TYPE=work:other\r\n
      """)
    #expect(
      contact.postalAddresses.map(\.value.formattedAddress)
        == ["A", "B", "C", "none", "other"])
  }

  @Test(arguments: [ContactFormat.vCard30, .jCard])
  func newGroupsHaveNamesOfTheirOwn(_ format: ContactFormat) throws {
    let contact = try onlyContact(
      "4.0",
      lines(50) { "Item\($0 * 2).TEL:\($0)" }
        + lines(60) { "RELATED;TYPE=friend;VALUE=text:F\($0)" })
    let again = try read(write([contact], format).bytes).contacts
    #expect(again.first?.phoneNumbers.map(\.label) == contact.phoneNumbers.map(\.label))
    #expect(again.first?.relations.map(\.value) == contact.relations.map(\.value))
    #expect(again.first?.relations.map(\.label) == contact.relations.map(\.label))
  }

  // MARK: - Limits

  @Test func problemsOfACardAreCountedUpToALimit() throws {
    let file = try read(
      "BEGIN:VCARD\r\nVERSION:3.0\r\nTEL:1\r\n" + lines(3000) { "no colon \($0)" } + "END:VCARD\r\n"
    )
    #expect(file.contacts.first?.phoneNumbers.map(\.value.stringValue) == ["1"])
    #expect(file.codes.count == 1001)
    #expect(file.codes.last == "vcard.card.too-many-problems")
  }

  @Test func textOfManyBareLinesGrowsInPlace() throws {
    let contact = try onlyContact("3.0", "NOTE:a\r\n" + lines(50_000) { "b\($0)\r\n c" })
    let added = (1...50_000).map { (number: Int) -> Int in "\nb\(number)c".utf8.count }
    let count: Int = 1 + added.reduce(0, +)
    #expect(contact.note?.utf8.count == count)
  }

  @Test func parametersOfALongListAreNotMultiplied() throws {
    let types = (1...900).map { "t\($0)" }.joined(separator: ",")
    let items = (1...900).map { "c\($0)" }.joined(separator: ",")
    let contact = try onlyContact("3.0", "CATEGORIES;TYPE=\(types):\(items)\r\n")
    #expect(contact.categories.count == 900)
    #expect(contact.storage.records.count < 100_000)
    let again = try read(write([contact], .vCard40).bytes).contacts.first
    #expect(again?.categories.first?.parameters.first?.values.count == 900)
  }

  /// Each column may have a name of its own, or all of them one or none.
  @Test(arguments: ["box", "E-mail", "E-mail 1 - Value", ""])
  func rowsOfManyColumnsKeepEachCell(_ header: String) throws {
    let columns = 0..<8_000
    let headers = columns.map { header == "box" ? "box\($0)" : header }.joined(separator: ",")
    let cells = columns.map { "v\($0)@example.org" }
    let file = try read("Name,\(headers)\nAnn,\(cells.joined(separator: ","))\n", .csv)
    #expect(file.contacts.count == 1)
    #expect(file.contacts.first?.emailAddresses.map(\.value) == cells)
  }

  @Test func elementsThatAreNoCardsDoNotHideTheNextOne() throws {
    let empty = String(repeating: "[],", count: 3000)
    let file = try read(
      #"[["vcard",[["fn",{},"text","A"]]],"# + empty
        + #"["vcard",[["fn",{},"text","B"]]]]"#)
    #expect(file.contacts.map(\.formattedName) == ["A", "B"])
    #expect(file.codes == Array(repeating: "jcard.card.malformed", count: 3000))
  }

  /// What looks like a sign of the table's own stays what it is, and nothing is made of nothing.
  @Test func tablesKeepWhatLooksLikeTheirOwnSigns() throws {
    let contact = try contact(
      "4.0", "FN:Ann", "ORG:ACME;;Sales", "TEL:1 ::: 2", "NOTE:He said \"yes\\,\"\\nand left")
    let again = try read(write([contact], .csv).bytes).contacts
    #expect(again.count == 1)
    #expect(again.first?.summary == contact.summary)
    let label = try read("Name,Phone 1 - Label,Phone 1 - Value\nAnn,Work,\n").contacts
    #expect(label.map(\.phoneNumbers.count) == [0])
  }

  /// Returns in the name of a column end no line of a card.
  @Test func aHeaderWithReturnsMakesNoCard() throws {
    let table = "Name,\"a\rTEL:+666\rEND:VCARD\rBEGIN:VCARD\rFN:x\"\r\nAnn,38\r\n"
    let contacts = try read(Array(table.utf8), .csv).contacts
    #expect(contacts.map(\.formattedName) == ["Ann"])
    for format in [ContactFormat.vCard40, .vCard30, .jCard] {
      let again = try read(write(contacts, format).bytes).contacts
      #expect(again.map(\.formattedName) == ["Ann"])
      #expect(again.allSatisfy { $0.phoneNumbers.isEmpty })
    }
  }

  @Test func deepJSONIsRefusedAlone() throws {
    let deep = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
    let file = try read(
      #"[["vcard",[["fn",{},"text","A"]]],["vcard",[\#(deep)]],"#
        + #"["vcard",[["fn",{},"text","B"]]]]"#)
    #expect(file.contacts.map(\.formattedName) == ["A", "B"])
    #expect(file.codes == ["jcard.json.malformed"])
  }

  // MARK: - What is written can be read

  @Test(
    arguments: [
      #"TEL;A"B=C:1"#, #"TEL;A\B=C:1"#, #"A"B.TEL:1"#, "TEL;A\u{1}=\"\u{2}\":1",
      "AGENT:BEGIN:VCARD\\nEND:VCARD\\nEND:VCARD", "AGENT:BEGIN:VCARD\\nFN:x",
      "PHOTO:data:image/\r\n jpeg;base64,/9j/AA", "X-A;VALUE=\"\":^",
    ], ContactFormat.allCases)
  func strangeNamesBreakNoFile(_ line: String, _ format: ContactFormat) throws {
    let bytes = card("3.0", "FN:A", line) + card("3.0", "FN:B")
    let written = write(try read(bytes).contacts, format).bytes
    #expect(try read(written).contacts.map(\.displayName).last == "B")
    #expect(try read(written).contacts.count == 2)
  }

  @Test(arguments: ["TEL;X-\u{96}=1", "A\u{96}.TEL", "TEL;VALUE=\u{96}", "PHOTO;ENCODING=b"])
  func whatIsNoUTF8IsDecoded(_ header: String) throws {
    let lines = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\n\(header):\u{96}\r\nEND:VCARD\r\n"
    let latin = lines.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    // Outlook has a code page of its own.
    for format in ContactFormat.allCases where format != .outlookCSV {
      let written = write(try read(latin).contacts, format).bytes
      #expect(written.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == nil)
    }
  }
}
