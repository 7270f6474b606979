import Foundation
import Testing
import Unicard

/// The examples of Documentation/editing.md are the code between the markers below, so they compile
/// and run.
struct EditingExamplesTests {
  @Test func theExamplesRun() throws {
    // Paths of the examples are relative to the package's folder.
    let folder = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
    #expect(FileManager.default.changeCurrentDirectoryPath(Self.package.path))
    // example
    let old = try ContactFile(path: "Samples/google.vcf").contacts
    let edits = [
      try ContactEdit.set("org", to: "Acme Europe"), try .add("group", "Customers"), .trimming,
    ]
    let isCustomer = ContactPredicate.has(.emailAddress, label: .work)
    let new = old.map { isCustomer.matches($0) ? $0.edited(by: edits) : $0 }

    let changes = ContactChanges(from: old, to: new)
    for change in changes {
      print(change.kind, change.name, change.keys.map(\.name))
    }

    let request = SaveRequest(changes)
    let saved = request.applied(to: old)
    for refusal in saved.refusals { print(refusal) }
    let back = SaveRequest(changes.inverted).applied(to: saved.contacts).contacts
    // end
    #expect(!changes.isEmpty)
    #expect(saved.refusals.isEmpty)
    #expect(ContactChanges(from: saved.contacts, to: new).isEmpty)
    #expect(ContactChanges(from: old, to: back).isEmpty)
    // example
    let formatter = try NameFormatter(locale: LocaleIdentifier(language: "de"))
    let keys = NameFormatter.requiredKeys + [.phoneNumber]
    let partial = PartialContact(old[0], keys: keys)
    let name = formatter.string(from: try partial.contact(for: NameFormatter.requiredKeys))
    print(name, try partial[.phoneNumbers].count)
    if !partial.isAvailable(.note) {
      let more = partial.completed(from: old[0], with: [.note])
      print(try more[.notes].count)
    }
    // end
    #expect(name == formatter.string(from: old[0]))
    // example
    let reference = ContactReference(old[0])
    switch reference.resolve(in: new) {
    case .found(let contact): print(contact.displayName)
    case .mended(let contact, let better): print(contact.displayName, better.identifier ?? "")
    case .ambiguous(let candidates): print(candidates.count, "may be meant")
    case .gone: print("gone")
    }
    // end
  }

  @Test func theDocumentShowsThisCode() throws {
    let document = try String(
      contentsOf: Self.package.appendingPathComponent("Documentation/editing.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let parts = source.components(separatedBy: "    // example\n").dropFirst()
    #expect(document.components(separatedBy: "```swift\n").count == parts.count + 1)
    for part in parts {
      let code = part.components(separatedBy: "    // end\n")[0]
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
        .joined(separator: "\n")
      #expect(document.contains("```swift\n" + code + "```"))
    }
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
