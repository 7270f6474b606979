import ContactModel
import FileFormats
import GeneratedContacts
import SourceText
import Testing

/// Whatever a program puts into a contact: what is written is made of the lines that the standard
/// has, and says what the contact says but for what is told.
struct HostileTextTests {
  private static let pieces = [
    "\u{1}", "\u{7}", "\u{B}", "\u{C}", "\u{1B}$B", "\u{1F}", "\u{7F}", "\u{85}", "\u{9B}",
    "\u{200E}",
    "\u{202E}", "\u{2066}", "\u{2028}", "\u{FEFF}", "\r", "\r\n", "\n", "\t", "\"", "'", "^", "^n",
    "^'", "^^", "\\", "\\n", ";", ":", ",", "=", "=0A", "END:VCARD", "BEGIN:VCARD", "\nEND:VCARD\n",
    ".", "/", "_", " ", "é", "漢", "👩‍👩‍👧", "e\u{301}", "{", "}", "]", "&", "x", "TEL;CELL:", "A",
  ]

  private static func strange(_ generator: inout ContactGenerator, _ count: ClosedRange<Int>)
    -> String
  {
    let words = (0..<generator.number(count)).map { _ in generator.one(of: pieces) }
    return words.joined(separator: generator.chance(50) ? "" : "w")
  }

  private static func labeled<Value>(
    _ value: Value, _ generator: inout ContactGenerator
  ) -> LabeledValue<Value> {
    var parameters: [Parameter] = []
    while generator.chance(40) {
      let name =
        generator.chance(50)
        ? "X-P\(generator.number(1...9))"
        : generator.one(of: ["LANGUAGE", "ALTID", "X-", "ENCODING", "CHARSET", "VALUE"])
          + strange(&generator, 0...2)
      // A second parameter of a name would be joined to the first one.
      guard !parameters.contains(where: { $0.name.uppercased() == name.uppercased() }) else {
        continue
      }
      let values = (0..<generator.number(0...2)).map { _ in strange(&generator, 0...4) }
      parameters.append(Parameter(name, values: values))
    }
    var label: Label?
    if generator.chance(30) { label = .custom("l" + strange(&generator, 0...3)) }
    return LabeledValue(
      value, label: label, preference: generator.chance(20) ? generator.number(0...101) : nil,
      parameters: parameters)
  }

  static func hostile(seed: Int) -> Contact {
    var generator = ContactGenerator(seed: UInt64(seed))
    func value() -> String { "v" + strange(&generator, 0...12) + "v" }
    return Contact { draft in
      draft.formattedName = value()
      draft[.notes] = (0..<generator.number(0...2)).map { _ in
        let text = value()
        return labeled(text, &generator)
      }
      draft[.jobTitles] = [labeled(value(), &generator)]
      draft[.phoneNumbers] = [labeled(PhoneNumber(value()), &generator)]
      draft[.categories] = (0..<generator.number(0...3)).map { _ in LabeledValue(value()) }
      var name = PersonName()
      name.familyName = value()
      name.givenName = value()
      draft[.names] = [labeled(name, &generator)]
      var address = PostalAddress()
      address.street = value()
      address.city = value()
      if generator.chance(50) { address.formattedAddress = value() }
      draft[.postalAddresses] = [labeled(address, &generator)]
      draft.preservedProperties = [
        labeled(
          PreservedProperty(
            name: generator.one(of: ["X-", "x-", "END", "VERSION", "AGENT", "CLASS", ""])
              + strange(&generator, 0...3),
            rawValue: value()), &generator)
      ]
      if generator.chance(30) {
        draft[.images] = [
          labeled(
            ContactMedia(.data([1, 2, 3]), mediaType: "image/" + strange(&generator, 0...2)),
            &generator)
        ]
      }
    }
  }

  private static let formats: [ContactFormat] = [.vCard40, .vCard30, .vCard21, .jCard]

  @Test(arguments: formats)
  func linesAreOfTheStandard(_ format: ContactFormat) throws {
    for seed in 0..<120 {
      let contact = Self.hostile(seed: seed)
      let (bytes, losses) = write([contact], format)
      #expect(bytes.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == nil)
      expectLines(bytes, format, seed)
      let file = try read(bytes)
      #expect(file.diagnostics.isEmpty, "seed \(seed) as \(format.name): \(text(bytes))")
      try #require(file.contacts.count == 1, "seed \(seed) as \(format.name)")
      let differences = ContactDifference.between(contact, file.contacts[0])
        .filter { !$0.isExplainedByValue(losses[0]) }
      #expect(
        differences.isEmpty,
        "seed \(seed) as \(format.name): \(losses[0].map { "\($0.property) \($0.value)" })")
    }
  }

  /// RFC 6350, sections 3.2 and 3.3; RFC 2426, section 4; vCard 2.1, section 2.1; RFC 8259.
  private func expectLines(_ bytes: [UInt8], _ format: ContactFormat, _ seed: Int) {
    let text = String(decoding: bytes, as: UTF8.self)
    if format == .jCard {
      #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }, "seed \(seed)")
      for match in text.matches(of: /\["([^"]*)",\{/) {
        #expect(match.1.wholeMatch(of: /[a-z0-9-]+/) != nil, "seed \(seed): \(match.1)")
      }
      return
    }
    let controls = bytes.contains {
      $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D || $0 == 0x7F
    }
    #expect(!controls, "seed \(seed) as \(format.name)")
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    #expect(lines.allSatisfy { $0.last == 0x0D && !$0.dropLast().contains(0x0D) }, "seed \(seed)")
    for line in lines where format != .vCard21 || line.contains(UInt8(ascii: "=")) {
      // The header of a line in vCard 2.1 can't be broken.
      let isHeader = format == .vCard21 && line.contains(UInt8(ascii: ":"))
      #expect(line.count - 1 <= (format == .vCard21 ? 76 : 75) || isHeader, "seed \(seed)")
      let isWhole = line.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == nil
      #expect(isWhole, "seed \(seed): a fold within a character")
    }
    if format == .vCard21 { return }
    // As scalars, because characters may go over folds.
    let unfolded = lines.reduce(into: [[UInt8]]()) { unfolded, line in
      if line.first == 0x20, var last = unfolded.popLast() {
        last += line.dropFirst().dropLast()
        unfolded.append(last)
      } else {
        unfolded.append(Array(line.dropLast()))
      }
    }
    let name = /[A-Za-z0-9-]+/
    for bytes in unfolded {
      let line = String(decoding: bytes, as: UTF8.self)
      let header = line.prefixMatch(
        of: /([^:;"]*)((?:;[^:;"=]*=(?:"[^"]*"|[^:;",]*)(?:,(?:"[^"]*"|[^:;",]*))*)*):/
          .matchingSemantics(.unicodeScalar))
      guard let header else {
        Issue.record("seed \(seed) as \(format.name): \(line)")
        continue
      }
      let names = header.1.split(separator: ".", omittingEmptySubsequences: false)
      #expect(names.count <= 2 && names.allSatisfy { $0.wholeMatch(of: name) != nil }, "\(line)")
      for parameter in header.2.matches(of: /;([^:;"=]*)=/) where !header.2.contains("\"") {
        #expect(parameter.1.wholeMatch(of: name) != nil, "seed \(seed): \(line)")
      }
    }
  }

  @Test func longTextsAreFoldedBetweenCharacters() throws {
    for length in 0..<90 {
      let text = String(repeating: "a", count: length) + String(repeating: "é漢👩", count: 40)
      let contact = Contact { $0[.notes] = [LabeledValue(text)] }
      for format in [ContactFormat.vCard40, .vCard30, .vCard21] {
        let bytes = write([contact], format).bytes
        expectLines(bytes, format, length)
        #expect(try read(bytes).contacts.first?.note == text)
      }
    }
  }

  /// The bytes of é in quoted-printable stay on one line (RFC 2045, section 6.7).
  @Test func quotedPrintable() throws {
    let contact = Contact { $0[.notes] = [LabeledValue("é =\t漢 \n end ")] }
    let written = text(write([contact], .vCard21).bytes)
    #expect(
      written.contains(
        "NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=A9 =3D=09=E6=BC=A2=20=\r\n=0D=0A end=20\r\n"
      ))
  }

  @Test(arguments: ["3.0", "4.0", "2.1"], ["NOTE:one\r\n two\r\n\tthree", "NOTE:short"])
  func unfolded(_ version: String, _ line: String) throws {
    let long = String(repeating: "x", count: 200)
    let contacts = try read(card(version, "FN:A", line, "TITLE:" + long)).contacts
    var options = WritingOptions(format: contacts[0].format)
    options.folds = false
    let edited = contacts[0].editing { $0[.roles] = [LabeledValue(long)] }
    for contact in [contacts[0], edited] {
      let written = text(write([contact], options).bytes)
      #expect(!written.contains("\r\n ") && !written.contains("\r\n\t"))
      #expect(written.contains("TITLE:\(long)\r\n"))
      #expect(try read(written).contacts == [contact])
    }
  }

  struct LossCase: Sendable, CustomTestStringConvertible {
    var line: String
    var destination: String
    var property: String
    var value: String
    var testDescription: String { "\(line) for \(destination)" }
  }

  @Test(arguments: [
    LossCase(line: "TEL;X-P=\"a;b\":1", destination: "apple", property: "X-P", value: "a;b"),
    LossCase(
      line: "item1.RELATED;VALUE=text:Bo\r\nitem1.X-ABLabel:_$!<Colleague>!$_",
      destination: "android",
      property: "X-ANDROID-CUSTOM", value: "colleague"),
  ])
  func destinationsThatKnowLess(_ example: LossCase) throws {
    let contact = try contact("4.0", "FN:A", example.line)
    let destination = try #require(Destination(name: example.destination))
    let losses = write([contact], WritingOptions(destination: destination)).losses[0]
    #expect(losses.contains { $0.property == example.property && $0.value == example.value })
  }

  /// A line that speaks of a group speaks of every address in it.
  @Test(arguments: [ContactFormat.vCard30, .vCard21])
  func addressesOfOneGroup(_ format: ContactFormat) throws {
    let source = try contact(
      "4.0", "FN:A", "g.ADR;CC=DE:;;S;T;;;", "g.ADR;CC=FR:;;U;V;;;", "g.X-ABLabel:L")
    let file = try read(write([source], format).bytes)
    #expect(file.diagnostics.isEmpty)
    #expect(file.contacts.first?.postalAddresses.map(\.value.isoCountryCode) == ["DE", "FR"])
    #expect(file.contacts.first?.postalAddresses.map { $0.label?.name } == ["L", "L"])
    #expect(file.contacts.first?.preservedProperties.isEmpty == true)
  }

  @Test func preferencesAndDatesThatNoFileCanHold() throws {
    let contact = Contact { draft in
      draft[.phoneNumbers] = [
        LabeledValue(PhoneNumber("1"), preference: 101),
        LabeledValue(PhoneNumber("2"), preference: 0),
        LabeledValue(PhoneNumber("3"), preference: 100),
      ]
      draft[.dates] = [
        LabeledValue(ContactDate(year: 12_000, month: 4, day: 12)),
        LabeledValue(ContactDate(year: 1985, day: 12)), LabeledValue(ContactDate(year: 85)),
      ]
    }
    #expect(
      contact.summary == [
        "date='+12000-04-12'", "date='1985-XX-12'", "date=0085",
        "phoneNumber=1 {PREF=101}", "phoneNumber=2 {PREF=0}", "phoneNumber=3 *100",
      ])
    #expect(
      try read(write([contact], .vCard40).bytes).contacts.first?.summary.dropFirst()
        == contact.summary[...])
  }
}
