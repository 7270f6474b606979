import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// Pictures of contacts where the terminal can show them.
struct PictureTests {
  /// One pixel.
  private static let photo =
    "PHOTO:data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDw"
    + "ADhgGAWjR9awAAAABJRU5ErkJggg=="
  private static let kitty = ["TERM": "xterm-kitty"]

  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    for (name, number) in [("a", 1), ("b", 2)] {
      try folder.write(
        "\(name).vcf",
        """
        BEGIN:VCARD\r
        VERSION:4.0\r
        UID:\(name)\r
        FN:Jo Doe\r
        N:Doe;Jo;;;\r
        TEL:+49 30 90182\(number)\r
        EMAIL:jo@example.org\r
        \(photo)\r
        END:VCARD\r

        """)
    }
    return folder
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test(
    "A question shows both pictures where they leave room for the cards",
    arguments: [
      (kitty, 100, 40, 2), (kitty, 60, 30, 2), (kitty, 80, 20, 0), (kitty, 50, 40, 0),
      (["TERM": "xterm-256color"], 100, 40, 0),
    ])
  func review(_ environment: [String: String], _ width: Int, _ height: Int, _ count: Int) throws {
    let folder = try Self.folder()
    let outcome = try folder.run(
      ["merge", "@a.vcf", "@b.vcf", "--dry-run", "--review", "--threshold", "1"], input: "kq",
      isTerminal: true, width: width, height: height, environment: environment)
    #expect(Self.count("\u{1B}_Ga=T,f=100,q=2,r=6,", in: outcome.errors) == count)
    // Each is drawn where its card begins, and the cursor comes back.
    let second = "\u{1B}7\u{1B}[\((width - 3) / 2 + 4)G\u{1B}_G"
    #expect(Self.count(second, in: outcome.errors) == count / 2)
    #expect(Self.count("\u{1B}8", in: outcome.errors) == count)
  }

  @Test(
    "A card has its picture above it, on a terminal alone",
    arguments: [(kitty, true, 1), (kitty, false, 0), ([:], true, 0)])
  func show(_ environment: [String: String], _ isTerminal: Bool, _ count: Int) throws {
    let outcome = try Self.folder().run(
      ["show", "@a.vcf", "Jo"], isTerminal: isTerminal, environment: environment)
    #expect(Self.count("\u{1B}_Ga=T", in: outcome.output) == count)
    #expect(outcome.output.contains("jo@example.org"))
  }
}
