import TestFolders
import Testing

@testable import UnicardCommand

/// Text that is wider than a terminal.
struct WrappingTests {
  private static let cards =
    TestCards.jane + TestCards.jane
    + "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Siobhan O'Neill\r\nBDAY:--0229\r\n"
    + "NOTE:She answers in the evening alone, when the shop has closed.\r\n"

  @Test(
    "What is told is broken between words on a terminal, and nowhere else",
    arguments: [
      ["labels", "@a.vcf", "--sheet", "avery-5160", "-o", "@a.pdf", "--force"],
      ["check", "@a.vcf"], ["show", "@a.vcf", "Siobhan"],
      ["merge", "@a.vcf", "-o", "@b.vcf", "--force"],
    ])
  func sentences(_ arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.cards)
    for isTerminal in [true, false] {
      let outcome = try folder.run(
        arguments + ["--color", "never"], isTerminal: isTerminal, width: 40)
      // Paths have no blanks, and of what is shown of a file the end may be cut.
      let lines = (outcome.output + outcome.errors).split(separator: "\n")
        .filter { !$0.contains("/") && !$0.contains("|") }
      let isNarrow = lines.allSatisfy { $0.count <= 40 && !$0.hasSuffix("…") }
      #expect(isNarrow == isTerminal, "\(lines)")
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
