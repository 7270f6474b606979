import Foundation
import TestFolders
import Testing
import Unicard

@Suite struct WritingContactsTests {
  private static func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("unicard-\(UUID().uuidString)-\(name)").path
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test(arguments: ContactFormat.allCases)
  func fileAndMemoryAreTheSame(_ format: ContactFormat) async throws {
    let contacts = try ContactFile(path: Repository.path("Samples/icloud.vcf")).contacts
    let (bytes, losses) = contacts.encoded(as: format)
    let path = Self.path("a")
    defer { unlink(path) }
    var told: [ConversionLoss] = []
    let summary = try contacts.write(to: path, as: format) { told.append($0) }
    // Where members name their groups, those have no cards.
    let options = WritingOptions(format: format)
    let written = contacts.filter { options.groupForm == .asRead || !ContactGroup.isGroup($0) }
    #expect(summary.contacts == written.count)
    #expect((summary.contactsWithLosses > 0) == !losses.isEmpty)
    #expect(told == losses)
    #expect(try Self.bytes(path) == bytes)

    let reader = try ContactReader(path: Repository.path("Samples/icloud.vcf"))
    let other = Self.path("b")
    defer { unlink(other) }
    try await reader.stream.map { $0 }.write(to: other, as: format)
    #expect(try Self.bytes(other) == bytes)
  }

  @Test func oneContactIsAFileToo() throws {
    let contact = Contact { $0.formattedName = "Ann Lee" }
    for format in ContactFormat.allCases {
      let written = contact.encoded(as: format)
      #expect(try ContactFile(bytes: written.bytes).contacts.map(\.displayName) == ["Ann Lee"])
    }
  }

  @Test func aCancelledTaskWritesNothing() async throws {
    let path = Self.path("cancelled.vcf")
    let contacts = (0..<20_000).map { number in Contact { $0.formattedName = "P\(number)" } }
    let reader = try ContactReader(bytes: contacts.encoded(as: .vCard40).bytes, name: "people")
    let task = Task {
      try await reader.stream.map { contact in
        if contact.sourceIndex == 5 { withUnsafeCurrentTask { $0?.cancel() } }
        return contact
      }.write(to: path, as: .vCard30)
    }
    let error = await #expect(throws: ContactFileError.self) { try await task.value }
    #expect(error?.code == .cancelled)
    #expect(error?.path == path)
    #expect(error?.message.hasPrefix("Writing \(path) was cancelled") == true)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aFileIsKeptWhereSomethingFails() async throws {
    struct Broken: Error {}
    let path = Self.path("kept.vcf")
    defer { unlink(path) }
    let contacts = [Contact { $0.formattedName = "Ann" }]
    try contacts.write(to: path, as: .vCard40)
    let before = try Self.bytes(path)
    let reader = try ContactReader(path: path)
    await #expect(throws: Broken.self) {
      try await reader.stream.map { (_: Contact) async throws -> Contact in throw Broken() }
        .write(to: path, as: .vCard40)
    }
    let exists = #expect(throws: ContactFileError.self) {
      try contacts.write(to: path, as: .vCard30, replaces: false)
    }
    #expect(exists?.code == .exists)
    let nowhere = #expect(throws: ContactFileError.self) {
      try contacts.write(to: "/no/such/folder/a.vcf", as: .vCard40)
    }
    #expect(nowhere?.code == .unwritable)
    #expect(try Self.bytes(path) == before)
  }

  @Test(arguments: ContactFormat.allCases)
  func aFileCanBeReadAndReplaced(_ format: ContactFormat) async throws {
    let path = Self.path("c")
    defer { unlink(path) }
    let contacts = (0..<300).map { number in
      Contact {
        $0.formattedName = "Ann \(number)"
        $0.emailAddresses = [LabeledValue("a\(number)@example.org")]
      }
    }
    try contacts.write(to: path, as: format)
    let reader = try ContactReader(path: path)
    try await reader.stream.map { $0.editing { $0.note = "seen" } }.write(to: path, as: format)
    let read = try ContactFile(path: path).contacts
    #expect(read.map(\.displayName) == contacts.map(\.displayName))
    #expect(read.allSatisfy { $0.note == "seen" })
  }

  /// A language that a table has no headers in is none to write nothing in.
  @Test(arguments: ContactFormat.allCases.filter(\.isCSV), ["de", "xx", "", "en"])
  func tablesAreWrittenInEveryLanguage(_ format: ContactFormat, _ language: String) throws {
    let contact = Contact {
      $0.formattedName = "Ann Lee"
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
      $0.emailAddresses = [LabeledValue("ann@example.org")]
    }
    var options = WritingOptions(format: format)
    options.headerLanguage = language
    let (bytes, losses) = contact.encoded(options)
    #expect(losses.isEmpty)
    let back = try ContactFile(bytes: bytes).contacts
    #expect(back.map(\.displayName) == ["Ann Lee"])
    if !format.headerLanguages.contains(where: { $0 == language }) {
      #expect(bytes == contact.encoded(as: format).bytes)
    }
  }

  /// What the model offers comes back as it was given, whatever form it went through.
  @Test(
    arguments: [ContactFormat.vCard40, .jCard, .json, .csv, .vCard30, .vCard21], ["Soto", "King"])
  func valuesComeBack(_ format: ContactFormat, _ second: String) throws {
    let contact = Contact {
      var name = PersonName(familyName: "King", givenName: "Martin")
      name.secondFamilyName = second
      name.generation = "Jr."
      name.nameSuffix = "M.D."
      $0.name = name
      $0.instantMessageAddresses = [
        LabeledValue(InstantMessageAddress(service: "Jabber", address: "xmpp:maria@example.org")),
        LabeledValue(InstantMessageAddress(address: "xmpp:jane@example.org")),
      ]
      $0.birthday = ContactDate(year: 2023, month: 2, day: 31)
    }
    #expect(contact.birthday == .text("2023-02-31"))
    let addresses = ["maria@example.org", "xmpp:jane@example.org"]
    #expect(contact.instantMessageAddresses.map(\.value.address) == addresses)
    #expect(contact.displayName == "Martin King \(second) Jr. M.D.")
    let (bytes, losses) = contact.encoded(as: format)
    let back = try #require(try ContactFile(bytes: bytes).contacts.first)
    #expect(back.instantMessageAddresses == contact.instantMessageAddresses)
    #expect(back.birthday == contact.birthday)
    #expect(back.displayName == contact.displayName)
    switch format {
    case .vCard21:
      #expect(back.name?.familyName == "King \(second)" && back.name?.nameSuffix == "Jr. M.D.")
      #expect(losses.map(\.effect) == [.changed, .changed])
    case .vCard30:
      #expect(back.name?.familyNames == ["King", second])
      #expect(back.name?.nameSuffixes == ["Jr.", "M.D."])
      #expect(losses.map(\.effect) == [.changed, .changed])
    default:
      #expect(back.name == contact.name)
      #expect(losses.isEmpty)
    }
  }

  @Test func destinationsHaveNames() {
    #expect(Destination.all.allSatisfy { Destination(name: $0.name) == $0 })
    #expect(Destination(name: "iCloud") == .apple && Destination.outlook.csvFormat == .outlookCSV)
  }

  /// A Chinese birthday as Apple's programs write it stays one, whatever form it went through.
  @Test(arguments: [ContactFormat.json, .csv, .jCard, .vCard40])
  func chineseBirthdays(_ format: ContactFormat) throws {
    let line = "X-ALTBDAY;CALSCALE=chinese:007800050815\r\n"
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Wang;Li;;;\r\nFN:Li Wang\r\n\(line)END:VCARD\r\n"
    let contact = try #require(try ContactFile(bytes: Array(card.utf8)).contacts.first)
    let copy = Contact {
      $0.formattedName = contact.formattedName
      $0.alternateBirthday = contact.alternateBirthday
    }
    let back = try ContactFile(bytes: contact.encoded(as: format).bytes).contacts
    for contact in [contact, copy] + back {
      let text = String(decoding: contact.encoded(as: .vCard30).bytes, as: UTF8.self)
      #expect(text.contains(line), "\(text)")
    }
  }

  /// The system would take what stands before a U+0000 for the name.
  @Test func namesThatEndWithin() throws {
    let contacts = [Contact { $0.formattedName = "Ann Lee" }]
    #expect(throws: ContactFileError.self) {
      try contacts.write(to: "/nowhere/\u{0}.vcf", as: .vCard40)
    }
    let folder = try TestFolder()
    #expect(throws: ContactFileError.self) {
      try contacts.write(to: folder.path("a\u{0}.vcf"), as: .vCard40)
    }
    #expect(folder.names.isEmpty)
  }

  /// What looks like a card, or its end, within a cell.
  @Test(arguments: [
    "A\r\nTEL:+1\r\nEND:VCARD", "A\nBEGIN:VCARD\nVERSION:3.0\nFN:B\nEND:VCARD\n",
    "BEGIN:VCARD\nFN:B\nEND:VCARD", "A\nEND:VCARD", "A \"B\"\nTEL:+1\nEND:VCARD",
  ])
  func cellsAreNoCards(_ text: String) throws {
    let contact = Contact {
      $0.formattedName = text
      $0.note = text
    }
    for format in [ContactFormat.csv, .googleCSV, .outlookCSV] {
      let file = try ContactFile(bytes: contact.encoded(as: format).bytes)
      #expect(file.format.isCSV)
      #expect(file.contacts.count == 1, "\(format)")
      if format == .csv { #expect(file.contacts == [contact]) }
    }
  }
}
