import Foundation
import Synchronization
import Testing
import Unicard

@Suite struct ContactReaderTests {
  private static let samples = [
    "icloud.vcf", "google.csv", "android.vcf", "outlook.csv", "japanese-phone.vcf",
  ]

  @Test(arguments: samples, [1, 3])
  func allRoadsReadTheSame(_ name: String, _ jobs: Int) async throws {
    let path = Repository.path("Samples/\(name)")
    let options = ContactReadingOptions(jobs: jobs)
    let file = try ContactFile(path: path, options: options)
    let found = Found()
    let reader = try ContactReader(path: path, options: options) { found.add($0) }
    #expect(reader.format == file.format)
    let read = Array(reader)
    #expect(read == file.contacts)
    #expect(found.diagnostics == file.diagnostics)
    var contacts: [Contact] = []
    for try await contact in reader { contacts.append(contact) }
    #expect(contacts == file.contacts)
    var indices: [Int] = []
    try reader.enumerateContacts { indices.append($0.sourceIndex) }
    #expect(indices == Array(file.contacts.indices))
    #expect(found.diagnostics == file.diagnostics + file.diagnostics + file.diagnostics)
  }

  @Test func anIterationCanBeLeft() async throws {
    let reader = try ContactReader(bytes: Self.cards(50_000))
    for _ in 0..<20 {
      var count = 0
      for try await _ in reader {
        count += 1
        if count == 10 { break }
      }
      var iterator = reader.makeIterator()
      #expect(iterator.next() != nil)
    }
  }

  @Test func aCancelledTaskReadsNoFurther() async throws {
    let reader = try ContactReader(bytes: Self.cards(20_000), name: "cards")
    let task = Task { () async -> ContactFileError? in
      do {
        for try await contact in reader where contact.sourceIndex == 5 {
          withUnsafeCurrentTask { $0?.cancel() }
        }
        return nil
      } catch {
        return error as? ContactFileError
      }
    }
    let error = await task.value
    #expect(error?.code == .cancelled)
    #expect(error?.path == "cards")
  }

  /// Roads without `await` ask the task that they are called in, too.
  @Test func aCancelledTaskReadsNothing() async throws {
    let bytes = Self.cards(2_000)
    let codes = await Task { () -> [ContactFileError.Code?] in
      withUnsafeCurrentTask { $0?.cancel() }
      func code(_ body: () throws -> Void) -> ContactFileError.Code? {
        do { try body() } catch { return (error as? ContactFileError)?.code }
        return nil
      }
      return [
        code { _ = try ContactFile(bytes: bytes) },
        code { try ContactReader(bytes: bytes).enumerateContacts { _ in } },
        code { try ContactReader(bytes: bytes).write(to: "/dev/null", as: .vCard30) },
        code {
          let reader = try ContactReader(bytes: bytes)
          _ = try reader.changes(to: reader)
        },
      ]
    }.value
    #expect(codes == [.cancelled, .cancelled, .cancelled, .cancelled])
  }

  /// A format that is stated and wrong would give nothing of the file.
  @Test(arguments: [
    ("google.csv", ContactFormat.vCard30, ContactFileError.Code.noContacts),
    ("google.csv", .jCard, .noContacts), ("google.csv", .json, .noContacts),
    ("icloud.vcf", .jCard, .noContacts), ("icloud.vcf", .json, .noContacts),
    ("icloud.vcf", .googleCSV, .unknownColumns),
  ])
  func aWrongFormatIsSaid(
    _ name: String, _ format: ContactFormat, _ code: ContactFileError.Code
  ) throws {
    let options = ContactReadingOptions(format: format)
    let error = #expect(throws: ContactFileError.self) {
      try ContactFile(path: Repository.path("Samples/\(name)"), options: options)
    }
    #expect(error?.code == code)
    // What the command calls its options is the command's to say.
    #expect(error?.message.contains("--") == false)
    #expect(try ContactFile(bytes: Array("\n".utf8), options: options).contacts.isEmpty)
  }

  @Test(arguments: [(44, 44), (200, 34), (10, 34), (44, 128)] as [(UInt8, UInt8)])
  func signsThatCannotBeAreRefused(_ delimiter: UInt8, _ quote: UInt8) throws {
    var options = ContactReadingOptions()
    options.csv.delimiter = delimiter
    options.csv.quote = quote
    let error = #expect(throws: ContactFileError.self) {
      try ContactFile(path: Repository.path("Samples/google.csv"), options: options)
    }
    #expect(error?.code == .noContacts && error?.message.contains("--") == false)
  }

  /// What each column of a table holds takes a while to find out.
  @Test func tooManyColumnsAreRefused() throws {
    let columns = Array(repeating: "a", count: 16_384).joined(separator: ",")
    let error = #expect(throws: ContactFileError.self) {
      try ContactFile(bytes: Array("Name,\(columns)\nAnn,\(columns)\n".utf8))
    }
    #expect(error?.message.contains("16385 columns") == true)
  }

  @Test(arguments: [-3, 5_000, .max])
  func anyNumberOfJobsReads(_ jobs: Int) throws {
    let path = Repository.path("Samples/icloud.vcf")
    let contacts = try ContactFile(path: path, options: ContactReadingOptions(jobs: jobs)).contacts
    #expect(contacts.count == 49)
  }

  /// Who waits is told how far it is, by every way of reading, and at its end that all was read.
  @Test func howFarReadingIsIsTold() throws {
    let card =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann\r\nNOTE:\(String(repeating: "x", count: 200))\r\nEND:VCARD\r\n"
    let bytes = Array(String(repeating: card, count: 20_000).utf8)
    let told = Mutex<[Int]>([])
    let options = ContactReadingOptions { bytesRead in told.withLock { $0.append(bytesRead) } }
    let reader = try ContactReader(bytes: bytes, options: options)
    let ways: [() throws -> Void] = [
      { _ = try ContactFile(bytes: bytes, options: options) },
      { try reader.enumerateContacts { _ in } }, { for _ in reader {} },
    ]
    for way in ways {
      told.withLock { $0 = [] }
      try way()
      let steps = told.withLock { $0 }
      #expect(steps.count > 1 && steps == steps.sorted() && steps.last == bytes.count, "\(steps)")
    }
  }

  /// The contacts that an address book has, what it is, and what is wrong in it.
  @Test func filesAreInspectedAndChecked() throws {
    let reader = try ContactReader(path: Repository.path("Samples/outlook.vcf"))
    #expect(try reader.inspect().encoding.charset == Charset(named: "windows-1252"))
    var found: [Diagnostic] = []
    let summary = try reader.check { diagnostic, _ in found.append(diagnostic) }
    #expect(summary.contacts > 0 && !found.isEmpty)
    #expect(summary.diagnostics.values.reduce(0, +) == found.count)
    try reader.checkConformance { diagnostic, contact in
      #expect(diagnostic.contactIndex == contact.sourceIndex)
    }
  }

  @Test func placesHaveLinesAndColumns() throws {
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:J\u{F6}rg\r\nBDAY:1985-13-77\r\nEND:VCARD\r\n"
    let file = try ContactFile(bytes: Array(text.utf8))
    let reader = try ContactReader(bytes: Array(text.utf8))
    let places = try reader.locations(of: file.diagnostics.compactMap(\.range))
    #expect(places.contains { $0.line == 4 && $0.lineText == "BDAY:1985-13-77" })
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let missing = #expect(throws: ContactFileError.self) {
      try ContactReader(path: "/no/such/file")
    }
    #expect(missing?.code == .unreadable)
    #expect(missing?.path == "/no/such/file")
    let picture = #expect(throws: ContactFileError.self) {
      try ContactFile(bytes: [0xFF, 0xD8, 0xFF, 0xE0], name: "p.jpg")
    }
    #expect(picture?.code == .noContacts)
  }

  @Test func encodingAndFormatCanBeGiven() throws {
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:J\u{F6}rg\r\nN:;J\u{F6}rg;;;\r\nEND:VCARD\r\n"
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let options = ContactReadingOptions(encoding: Charset(named: "iso-8859-1"))
    #expect(try ContactFile(bytes: bytes, options: options).contacts.map(\.givenName) == ["Jörg"])
    let row = Array("Ann Lee,ann@example.org\n".utf8)
    let table = try ContactFile(bytes: row, options: ContactReadingOptions(format: .csv))
    #expect(table.contacts.count == 1)
  }

  static func cards(_ count: Int) -> [UInt8] {
    var text = ""
    for number in 0..<count {
      text += "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ann \(number)\r\nEND:VCARD\r\n"
    }
    return Array(text.utf8)
  }

  private final class Found: @unchecked Sendable {
    // One iteration at a time tells of what it finds, on whatever thread.
    private(set) var diagnostics: [Diagnostic] = []
    func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
  }
}
