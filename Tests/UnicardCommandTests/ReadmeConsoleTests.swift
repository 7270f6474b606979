import Foundation
import TestFolders
import Testing

/// What the README shows of the command, on the sample address books: each command is run, and what it prints
/// compared with what stands there. `…` stands for any lines.
@Suite(.enabled(if: Program.path != nil, "The program is not there."))
struct ReadmeConsoleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A command as it stands in the README, and the lines below it.
  struct Example: CustomTestStringConvertible {
    var command: String
    var lines: [String] = []

    var testDescription: String { command }

    /// Whether what was printed is what is shown.
    func isShown(_ printed: [String]) -> Bool {
      var rest = printed[...]
      let parts = lines.split(separator: "…", omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated() {
        if number == 0 {
          guard rest.starts(with: part) else { return false }
        } else if number == parts.count - 1 {
          return part.count <= rest.count && rest.suffix(part.count) == ArraySlice(part)
        } else {
          while !rest.starts(with: part) {
            guard !rest.isEmpty else { return false }
            rest.removeFirst()
          }
        }
        rest = rest.dropFirst(part.count)
      }
      return rest.isEmpty
    }
  }

  /// The blocks of the console that need nothing but the samples.
  private static let blocks: [[Example]] = {
    let readme = (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
    let blocks = readme.split(separator: "```console\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
    return blocks.filter { $0.contains(" Samples") }.map { block in
      var examples: [Example] = []
      for line in block.replacing("\\\n", with: "").split(separator: "\n") {
        if line.hasPrefix("$ ") {
          examples.append(Example(command: String(line.dropFirst(2))))
        } else if !examples.isEmpty {
          examples[examples.count - 1].lines.append(String(line))
        }
      }
      return examples
    }
  }()

  @Test func theReadmeHasBlocks() { #expect(Self.blocks.count >= 5) }

  @Test(arguments: blocks)
  func whatIsShownIsPrinted(_ examples: [Example]) throws {
    let folder = try TestFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Samples"), withDestinationPath: Self.root.appending(path: "Samples").path
    )
    for example in examples {
      #expect(example.command.hasPrefix("unicard "))
      let outcome = try Program.shell(
        "export LC_ALL=C.UTF-8; \"$0\"\(example.command.dropFirst(7)) 2>&1 | cat >&2",
        in: folder.path)
      let printed = outcome.errors.split(separator: "\n").map(String.init)
      #expect(example.isShown(printed), "\(example.command)\n\(outcome.errors)")
    }
  }
}
