import Foundation
import Testing

@testable import UnicardCommand

@Suite struct CheckCommandTests {
  @Test func showsThePlace() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.broken)
    let outcome = try folder.run("check", "@a.vcf")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("warning: ") && lines[0].hasSuffix("[vcard.line.missing-colon]"))
    #expect(lines[1] == "  --> \(folder.path("a.vcf")):14:1 (contact 2, Bo Ek)")
    #expect(lines[2] == "14 | NOTE")
    #expect(lines[3] == "   | ^^^^")
    #expect(lines[4].hasPrefix("Hint: "))
    #expect(outcome.errors == "Checked 2 contacts: 1 warning.\n")
  }

  @Test func printsJSONLines() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.broken)
    let outcome = try folder.run("check", "--json", "@a.vcf")
    #expect(outcome.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(
      Set(json?.keys.map { $0 } ?? []) == [
        "type", "code", "severity", "message", "hint", "file", "line", "column", "byteOffset",
        "byteLength", "contact",
      ])
    #expect(json?["file"] as? String == folder.path("a.vcf"))
    #expect(json?["line"] as? Int == 14)
    #expect(json?["column"] as? Int == 1)
    #expect(json?["contact"] as? Int == 1)
    let before = TestCards.jane + "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo Ek\r\nN:Ek;Bo;;;\r\n"
    #expect(json?["byteOffset"] as? Int == before.utf8.count)
    #expect(outcome.errors.isEmpty)
  }

  @Test func repairs() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.broken)
    let outcome = try folder.run("check", "@a.vcf", "--fix", "-o", "@b.vcf")
    #expect(outcome.status == 1)
    #expect(try folder.read("b.vcf").hasPrefix(TestCards.jane))
    #expect(try folder.run("check", "@b.vcf").status == 0)
    #expect(try folder.run("check", "@a.vcf", "--fix", "-o", "@b.vcf").errors.contains("--force"))
    #expect(try folder.read("a.vcf") == TestCards.jane + TestCards.broken)
  }
}
