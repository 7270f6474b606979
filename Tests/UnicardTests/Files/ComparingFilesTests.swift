import Foundation
import GeneratedContacts
import Testing
import Unicard

@Suite struct ComparingFilesTests {
  private static func reader(_ contacts: [Contact], _ format: ContactFormat) throws -> ContactReader
  {
    try ContactReader(
      bytes: contacts.encoded(as: format).bytes, options: ContactReadingOptions(format: format))
  }

  /// What is found in files is what is found in memory.
  @Test(arguments: [ContactFormat.vCard40, .vCard30, .jCard, .csv])
  func filesAndListsHaveTheSameChanges(_ format: ContactFormat) throws {
    var generator = ContactGenerator(seed: 5)
    let all = (0..<60).map { number in
      generator.contact().editing { $0.identifier = "urn:uuid:\(number)" }
    }
    let old = try Self.reader(Array(all[..<40]), format)
    let new = try Self.reader(
      all[10..<30].reversed() + all[30..<35].map { $0.editing { $0.note = "changed" } }
        + all[40...], format)
    let changes = try old.changes(to: new)
    #expect(changes.count { $0.kind == .removed } == 15)
    #expect(changes.count { $0.kind == .changed } == 5)
    #expect(changes.count { $0.kind == .added } == 20)
    #expect(changes.filter { $0.kind == .changed }.allSatisfy { $0.keys == [.note] })
    let made = SaveRequest(changes).applied(to: Array(old))
    #expect(made.refusals.isEmpty)
    #expect(ContactChanges(from: made.contacts, to: Array(new)).isEmpty)
  }

  @Test func samplesAreTheSameAsTheirCopies() throws {
    for name in ["icloud", "google", "android", "evolution", "nextcloud", "japanese-phone"] {
      let reader = try ContactReader(path: Repository.path("Samples/\(name).vcf"))
      let copy = try Self.reader(Array(reader), .vCard40)
      // vCard 4.0 wants a formatted name of everybody.
      let changes = try reader.changes(to: copy).filter {
        $0.keys != [.formattedName] || $0.before?.formattedName != nil
      }
      #expect(changes.map { "\(name): \($0.name) \($0.keys)" } == [])
    }
  }

  /// What a request makes of a file is what it makes of a list, and the rest keeps its bytes.
  @Test(arguments: [ContactFormat.vCard30, .jCard, .csv])
  func requestsAreCarriedOutOnFiles(_ format: ContactFormat) throws {
    var generator = ContactGenerator(seed: 11)
    let all = (0..<30).map { number in
      generator.contact().editing { $0.identifier = "urn:uuid:\(number)" }
    }
    let path =
      NSTemporaryDirectory() + "unicard-request-\(UUID().uuidString).\(format.fileExtension)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try all.write(to: path, as: format)
    let old = Array(try ContactReader(path: path))
    var request = SaveRequest()
    request.update(old[3].editing { $0.jobTitle = "Editor" }, from: old[3])
    request.delete(old[7])
    request.add(Contact { $0.formattedName = "Ann Lee" })
    let before = try String(contentsOfFile: path, encoding: .utf8)
    try ContactReader(path: path).save(request, to: path, acceptsLosses: true)
    let saved = Array(try ContactReader(path: path))
    #expect(
      ContactChanges(from: saved, to: request.applied(to: old).contacts).allSatisfy {
        $0.keys == [.name] || $0.keys == [.formattedName]
      })
    // Once more, what was updated and deleted is not there as it was.
    let after = try String(contentsOfFile: path, encoding: .utf8)
    #expect(after != before)
    #expect(throws: SaveRefusal.self) { try ContactReader(path: path).save(request, to: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == after)
  }
}
