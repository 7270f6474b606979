import Foundation
import Testing

/// The list of diagnostics names the codes that the sources report, and no others.
struct DiagnosticsDocumentationTests {
  @Test func everyReportedCodeIsListed() throws {
    let sources = try Repository.swiftFiles(in: "Sources")
    let declaration = #/static let (\w+): (?:Self|Diagnostic\.Code) = "([a-z0-9.-]+)"/#
    let words = sources.flatMap(Self.words)
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    let declared = sources.flatMap { $0.matches(of: declaration) }.map(\.output)
    let reported = Set(
      declared.filter { counts[String($0.1), default: 0] > 1 }.map { String($0.2) })
    let list = try Repository.text("Documentation/diagnostics.md")
    let listed = list.matches(of: #/(?m)^\| `([a-z0-9.-]+)`/#).map { String($0.output.1) }
    #expect(reported.subtracting(listed).sorted() == [])
    #expect(Set(listed).subtracting(reported).sorted() == [])
    #expect(listed.count == Set(listed).count)
  }

  /// The words of a source; a code that is declared but never reported occurs once.
  private static func words(_ source: String) -> [String] {
    source.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }.compactMap { String($0) }
  }
}
