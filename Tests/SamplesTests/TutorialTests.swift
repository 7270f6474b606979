import Foundation
import TestFolders
import Testing
import Unicard

/// The examples of Documentation/store.md, in its order.
@Suite struct TutorialTests {
  @Test func theExamplesRun() async throws {
    let book = try TestFolder()
    let folder = book.path
    let path = book.path("phone.vcf")
    try book.write(
      "phone.vcf",
      """
      BEGIN:VCARD\r
      VERSION:3.0\r
      FN:Anna Lindqvist\r
      EMAIL:anna@example.org\r
      TEL:+46 70 555 12 34\r
      END:VCARD\r

      """)

    let file = try ContactFile(path: path)
    for contact in file.contacts where contact.has(.emailAddress) {
      print(contact.displayName, contact.emailAddresses.map(\.value))
    }

    let renamed = file.contacts[0].editing { $0.nickname = "Annie" }
    #expect(renamed.nickname == "Annie")

    let store = try await ContactStore(path: folder + "/contacts.db")

    switch StoreAccess(path: folder + "/contacts.db") {
    case .notDetermined: print("There is none yet.")
    case .restricted: print("It may only be read.")
    case .denied: print("It may not be read.")
    case .authorized: print("It may be read and written.")
    }
    #expect(StoreAccess(path: folder + "/contacts.db") == .authorized)
    #expect(StoreAccess(path: folder + "/none.db") == .notDetermined)

    let summary = try await store.importContacts(of: path, into: "Phone")
    for change in summary.changes {
      print(change.kind, change.name, change.keys.map(\.name))
    }
    #expect(summary.changes.count == 1)

    let export = try await store.export("Phone")
    print(export.bytes.count, export.isUnchanged)
    #expect(export.isUnchanged)

    try await store.addContainer("Private")
    try await store.renameContainer("Private", to: "Family")
    try await store.removeContainer("Family")

    let request = ContactFetchRequest(
      predicate: try ContactPredicate("name ~ ann or phone = \"070 5551234\""),
      order: .familyName(LocaleIdentifier(language: "sv")))
    for found in try await store.contacts(request, keys: [.name, .phoneNumber]) {
      print(found.id, try found.contact[.phoneNumbers].map(\.value.stringValue))
    }

    let people = try await store.contacts()
    if let person = people.first(where: { $0.records.count > 1 }) {
      try await store.unlink(person.records[0].id, person.records[1].id)
    }
    #expect(people.count == 1)

    let anna = try await store.contacts()[0]
    var change = SaveRequest()
    change.update(anna.contact.editing { $0.jobTitle = "Editor" }, from: anna)
    change.add(Contact { $0.formattedName = "Bo Ek" })
    try await store.save(change)
    #expect(try await store.contacts().map(\.contact.jobTitle) == ["Editor", nil])

    let undone = try await store.undo()
    print("Took back the", undone.title)
    #expect(try await store.export("Phone").isUnchanged)

    let token = try await store.historyToken()
    try await store.importContacts(of: path, into: "Copy")
    for change in try await store.changes(since: token) {
      print(change.kind, change.record, change.after?.displayName ?? "")
    }
    #expect(try await store.changes(since: token).count == 1)

    var picker = try ContactPicker(
      people.map(\.contact),
      .init(
        choice: .property, displayedKeys: [.emailAddress],
        enablesContact: { !$0.emailAddresses.isEmpty },
        returnsContact: { $0.emailAddresses.count == 1 }))
    picker.search = "ann"
    if case .chosen(let choice) = picker.choose(row: 0) {
      print(choice.properties.map(\.text))
    }
    #expect(picker.count == 1)
  }

  @Test func everyExampleIsHere() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    func lines(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    let here = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
    let page = try String(
      contentsOf: root.appending(path: "Documentation/store.md"), encoding: .utf8)
    let examples = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(examples.count == 13)
    for example in examples { #expect(here.contains(lines(example)), "\(example)") }
  }
}
