import TestFolders
import Testing

@testable import UnicardCommand

/// Text that is wider than a terminal.
struct WrappingTests {
  @Test("What is told is broken between words on a terminal, and nowhere else")
  func sentences() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    let arguments = [
      "labels", "@a.vcf", "--sheet", "avery-5160", "-o", "@a.pdf", "--force", "--color", "never",
    ]
    for isTerminal in [true, false] {
      let outcome = try folder.run(arguments, isTerminal: isTerminal, width: 40)
      // Paths have no blanks.
      let lines = outcome.errors.split(separator: "\n").filter { !$0.contains("/") }
      let isNarrow = lines.allSatisfy { $0.count <= 40 }
      #expect(isNarrow == isTerminal, "\(outcome.errors)")
    }
  }

  @Test func indentedLinesHang() {
    #expect(
      WrappedText.hanging("  Ann Lee: The address names no country.", width: 24)
        == ["  Ann Lee: The address", "    names no country."])
    #expect(WrappedText.hanging("short", width: 24) == ["short"])
    #expect(WrappedText.hanging("in Displ Name", width: 20) == ["in Displ Name"])
  }

  @Test func aWordWiderThanItsColumnGoesOn() {
    let table = TextTable(rows: [["a", "“https://example.org/long/path”."]], isWrapped: true)
    #expect(
      table.lines(width: 19) == ["a  “https://example", "   .org/long/path”."])
  }
}
