import Foundation
import Testing
import Unicard

/// The README's example is the code between the markers below, so it compiles and runs.
struct ReadmeExampleTests {
  @Test func theExampleRuns() throws {
    // Paths of the example are relative to the package's folder.
    let folder = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(folder) }
    #expect(FileManager.default.changeCurrentDirectoryPath(Self.package.path))
    // example
    let file = try ContactFile(path: "Samples/icloud.vcf")
    for contact in file.contacts where contact.has(.birthday) {
      print(contact.displayName, contact.phoneNumbers.first?.value.stringValue ?? "")
    }
    let edited = file.contacts.map { contact in
      contact.editing { $0.categories.append(LabeledValue("Friends")) }
    }
    let (bytes, losses) = edited.encoded(as: .vCard40)
    print(bytes.count, losses.count)
    // end
    #expect(file.contacts.count == 49)
    #expect(losses.isEmpty)
    let back = try ContactFile(bytes: bytes)
    #expect(back.contacts.allSatisfy { $0.categories.contains { $0.value == "Friends" } })
  }

  @Test func theReadmeShowsThisCode() throws {
    let readme = try String(
      contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let begin = try #require(source.range(of: "    // example\n"))
    let end = try #require(source.range(of: "    // end\n"))
    let code = source[begin.upperBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
      .joined(separator: "\n")
    #expect(readme.contains("import Unicard\n\n" + code))
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
