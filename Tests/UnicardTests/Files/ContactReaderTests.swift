import Foundation
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
