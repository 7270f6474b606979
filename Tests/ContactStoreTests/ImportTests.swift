import ContactChanges
import ContactModel
import ContactSelection
import ContactStore
import FileFormats
import Foundation
import TestFolders
import Testing

/// The project's address books.
private let samples: [String] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Samples").path
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".vcf") || $0.hasSuffix(".csv") }.sorted()
    .map { folder + "/" + $0 }
}()

@Suite struct ImportTests {
  @Test(arguments: samples)
  func anAccountThatNobodyEditedIsExportedAsItCame(_ path: String) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let summary = try await store.importContacts(of: path, into: "Samples")
    let added = summary.changes.compactMap(\.after)
    #expect(added.count == summary.container.count && !added.isEmpty)
    let export = try await store.export("Samples")
    #expect(export.bytes == bytes)
    #expect(export.isUnchanged)

    // What is kept says the same as the file.
    let request = ContactFetchRequest(isUnified: false)
    let kept = try await store.contacts(request).map(\.contact)
    #expect(kept.count == added.count)
    for (contact, original) in zip(kept, added) {
      // A card has a name to show (RFC 6350, section 6.2.1), which a row need not have.
      for key in ContactKey.allCases where key != .formattedName || original.has(key) {
        #expect(contact.hasSameValues(as: original, for: key), "\(key) of \(original.displayName)")
      }
    }
  }

  @Test(arguments: [ContactFormat.vCard40, .vCard30, .vCard21], 1...2)
  func generatedFilesAreExportedAsTheyCame(_ version: ContactFormat, _ seed: UInt64) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let file = Books.cards(seed: seed, count: 25, version: version)
    try await store.importContacts(bytes: file, name: "book.vcf", into: "Book")
    #expect(try await store.export("Book").bytes == file)
  }

  /// Who opens a store while another makes it waits.
  @Test func severalMakeOneStore() async throws {
    let folder = try TestFolder()
    let path = folder.path("contacts.db")
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await ContactStore(path: path).contacts(ContactFetchRequest()).count
        }
      }
      for try await count in group { #expect(count == 0) }
    }
  }

  /// The first file of a store is written without SQLite's log where nobody else has the store open.
  @Test(arguments: [false, true])
  func aLongFileFillsAnEmptyStore(_ isOpenElsewhere: Bool) async throws {
    let folder = try TestFolder()
    let other = isOpenElsewhere ? try await folder.store() : nil
    if let other { #expect(try await other.contacts(ContactFetchRequest()).isEmpty) }
    let note = String(repeating: "lorem ipsum ", count: 4_000)
    let cards = (0..<100).map {
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann \($0)\r\nN:\($0);Ann;;;\r\nNOTE:\(note)\r\nEND:VCARD\r\n"
    }
    let file = Array(cards.joined().utf8)
    #expect(file.count > 4 << 20)
    let store = try await folder.store()
    try await store.importContacts(bytes: file, name: "long.vcf", into: "Long")
    #expect(try await store.export("Long").bytes == file)
    // Afterwards it is a store as any, in which several read and write at once.
    if let other { #expect(try await other.contacts(ContactFetchRequest()).count == 100) }
    let database = try FileHandle(forReadingFrom: URL(filePath: folder.path("contacts.db")))
    // The version of the format at 18 and 19 is 2 where there is a log (SQLite, section 1.3.3).
    #expect(try database.read(upToCount: 20)?.suffix(2) == Data([2, 2]))
    try await store.importContacts(bytes: file, name: "long.vcf", into: "Again")
    #expect(try await store.export("Again").bytes == file)
  }

  @Test(arguments: [
    "\u{FEFF}BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nEND:VCARD",
    "text before\nBEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\nbetween\nBEGIN:VCARD\nFN:B\n",
    "BEGIN:VCARD\nVERSION:3.0\nFN:N\u{0}UL\nEND:VCARD\n\n\n",
    "[[\"vcard\",[[\"version\",{},\"text\",\"4.0\"],[\"fn\",{},\"text\",\"A\"]]] ]\n",
    "Name;E-Mail\r\nAnna Ek;anna@example.org\r\n;;\r\nBo Ek;bo@example.org\r\n",
  ])
  func oddFilesAreExportedAsTheyCame(_ text: String) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    for (number, bytes) in [Array(text.utf8), [0xFF, 0xFE] + utf16(text)].enumerated() {
      try await store.importContacts(bytes: bytes, name: "odd", into: "\(number)")
      #expect(try await store.export("\(number)").bytes == bytes)
    }
  }

  private func utf16(_ text: String) -> [UInt8] {
    text.utf16.drop { $0 == 0xFEFF }.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
  }

  @Test func aNewerExportReplacesTheAccount() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let anna = Books.person("Anna", "Ek", uid: "1")
    let bo = Books.person("Bo", "Ek", uid: "2")
    let cy = Books.person("Cy", "Ek")
    let first = Books.file([anna, bo, cy])
    try await store.importContacts(bytes: first, name: "a.vcf", into: "Phone")
    let request = ContactFetchRequest(isUnified: false)
    let before = try await store.contacts(request)

    let married = anna.editing { $0.familyName = "Berg" }
    let second = Books.file([Books.person("Di", "Ek"), cy, married])
    let summary = try await store.importContacts(bytes: second, name: "b.vcf", into: "Phone")
    let told = summary.changes.map { "\($0.kind) \($0.name)" }
    #expect(told == ["added Di Ek", "changed Anna Berg", "removed Bo Ek"])
    #expect(summary.unchangedCount == 1)
    #expect(try await store.export("Phone").bytes == second)
    let after = try await store.contacts(request)
    #expect(after.map(\.contact.givenName) == ["Di", "Cy", "Anna"])
    #expect(after[1].id == before[2].id && after[2].id == before[0].id)

    let again = try await store.importContacts(bytes: second, name: "b.vcf", into: "Phone")
    #expect(again.unchangedCount == 3 && again.changes.isEmpty)
    #expect(try await store.actions().count == 2)

    #expect(try await store.undo().title.contains("b.vcf"))
    #expect(try await store.export("Phone").bytes == first)
    #expect(try await store.contacts(request).map(\.id) == before.map(\.id))
    try await store.undo()
    #expect(try await store.containers().isEmpty)
    await #expect(throws: ContactStoreError.self) { try await store.undo() }
  }

  @Test(arguments: ["", "Name,E-mail\n", "\n"])
  func aFileWithoutContactsIsNoExport(_ text: String) async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let file = Books.file([Books.person("Anna", "Ek")])
    try await store.importContacts(bytes: file, name: "a.vcf", into: "Phone")
    await #expect(throws: ContactFileError.self) {
      try await store.importContacts(bytes: Array(text.utf8), name: "a.csv", into: "Phone")
    }
    #expect(try await store.export("Phone").bytes == file)
  }

  /// An account is made, filled, renamed and removed, and all of it taken back.
  @Test func accountsAreMadeRenamedAndRemoved() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let file = Books.file([Books.person("Anna", "Ek"), Books.person("Bo", "Berg")])
    try await store.importContacts(bytes: file, name: "a.vcf", into: "Phone")
    try await store.addContainer("Private")
    var request = SaveRequest()
    request.add(Books.person("Cy", "Dee"))
    try await store.save(request, to: "Private")
    try await store.renameContainer("private", to: "Family")
    for name in ["PHONE", "Family", " "] {
      await #expect(throws: ContactStoreError.self) { try await store.addContainer(name) }
    }
    await #expect(throws: ContactStoreError.self) {
      try await store.renameContainer("Phone", to: "family")
    }
    try await store.removeContainer("Phone")
    func names() async throws -> [String] { try await store.containers().map(\.name) }
    #expect(try await names() == ["Family"])
    #expect(try await store.contacts().map(\.contact.displayName) == ["Cy Dee"])
    let predicate = try ContactPredicate("name ~ anna")
    #expect(try await store.contacts(ContactFetchRequest(predicate: predicate)).isEmpty)
    try await store.undo()
    #expect(try await store.export("Phone").bytes == file)
    #expect(try await store.container("Phone").isDefault)
    #expect(try await store.contacts(ContactFetchRequest(predicate: predicate)).count == 1)
    // The renaming, who was added, the account.
    try await store.undo()
    #expect(try await names() == ["Phone", "Private"])
    try await store.undo()
    try await store.undo()
    #expect(try await names() == ["Phone"])
  }

  @Test func mediaAreKeptOnce() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    let picture = String(repeating: "QUJD", count: 50_000)
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:X\r\nPHOTO;ENCODING=b:\(picture)\r\nEND:VCARD\r\n"
    let file = Array(String(repeating: card, count: 20).utf8)
    try await store.importContacts(bytes: file, name: "x.vcf", into: "X")
    #expect(try await store.export("X").bytes == file)
    let size = try FileManager.default.attributesOfItem(atPath: store.path)[.size] as? Int
    #expect((size ?? 0) < 2 * picture.utf8.count)
    let found = try await store.contacts(
      ContactFetchRequest(isUnified: false), keys: [.image])
    #expect(try found.first?.contact[.images].first?.value.data?.count == 150_000)
  }

  @Test func theFileIsItsOwnersAlone() async throws {
    let folder = try TestFolder()
    let store = try await folder.store()
    try await store.importContacts(
      bytes: Books.cards(seed: 9, count: 3), name: "x.vcf", into: "X")
    for name in folder.names {
      let mode = try FileManager.default.attributesOfItem(atPath: folder.path(name))[
        .posixPermissions]
      #expect(mode as? Int == 0o600, "\(name)")
    }
  }
}
