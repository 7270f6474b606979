import Foundation
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
}
