import ContactModel
import FileWriting
import Foundation
import TestFolders

@testable import UnicardCommand

/// What a command line did.
struct CommandOutcome {
  let status: Int32
  let output: String
  let errors: String
}

extension TestFolder {
  /// Runs a command line in this process. `@` at the beginning of an argument stands for the
  /// folder, as in `@a.vcf`.
  func run(
    _ arguments: String..., input: String = "", isTerminal: Bool = false, width: Int = 80,
    height: Int? = nil, hasKeys: Bool = true
  ) throws -> CommandOutcome {
    try run(
      arguments, input: input, isTerminal: isTerminal, width: width, height: height,
      hasKeys: hasKeys)
  }

  func run(
    _ arguments: [String], input: String = "", isTerminal: Bool = false, width: Int = 80,
    height: Int? = nil, hasKeys: Bool = true, environment: [String: String] = [:]
  ) throws -> CommandOutcome {
    let inputPath = path(".stdin")
    try input.write(toFile: inputPath, atomically: false, encoding: .utf8)
    let descriptor = open(inputPath, O_RDONLY)
    defer {
      close(descriptor)
      unlink(inputPath)
    }
    let output = MemorySink()
    let errors = MemorySink()
    let console = Console(
      input: descriptor, output: output, errors: errors, isOutputTerminal: isTerminal,
      isErrorTerminal: isTerminal, width: width, height: height, isInputTerminal: hasKeys,
      today: PartialDate(year: 2026, month: 11, day: 21), environment: environment)
    let status = CommandRunner.run(
      arguments.map { $0.hasPrefix("@") ? path(String($0.dropFirst())) : $0 }, on: console)
    return CommandOutcome(
      status: status, output: String(decoding: output.bytes, as: UTF8.self),
      errors: String(decoding: errors.bytes, as: UTF8.self))
  }
}

/// A card of vCard 3.0 of some lines.
func vCard3(_ lines: String...) -> String { TestCards.card(lines, version: "3.0") }

/// A card of vCard 4.0 of some lines.
func vCard4(_ lines: String...) -> String { TestCards.card(lines, version: "4.0") }

/// Contacts to test with.
enum TestCards {
  /// A card of some lines.
  static func card(_ lines: [String], version: String) -> String {
    (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]).map { $0 + "\r\n" }.joined()
  }

  static let jane = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Jane Doe\r
    N:Doe;Jane;;;\r
    EMAIL;TYPE=WORK:jane@acme.example\r
    TEL;TYPE=CELL:+49 171 5550123\r
    CATEGORIES:Friends\r
    UID:jane-1\r
    END:VCARD\r

    """
  static let li = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:山田花子\r
    N:山田;花子;;;\r
    ORG:東京株式会社\r
    END:VCARD\r

    """
  /// A line without a colon.
  static let broken = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Bo Ek\r
    N:Ek;Bo;;;\r
    NOTE\r
    END:VCARD\r

    """
  /// Everything that a terminal must not see: ESC, a bell, C1's CSI, and a right-to-left override.
  static let evil = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Ev\u{1B}[31mil\u{7}\u{9B}31m\u{202E}x\r
    N:Evil;\u{1B}]0;;;\r
    NOTE:a\u{1B}[2Jb\r
    X-\u{1B}ODD:1\r
    ODD\u{1B}LINE\r
    END:VCARD\r

    """
  /// vCard 2.1 has no place for the parameter of EMAIL.
  static let modern = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:New Kind\r
    PRONOUNS;LANGUAGE=en:they/them\r
    GENDER:O;other\r
    EMAIL;ALTID=1:new@example.org\r
    PHOTO:data:image/png;base64,iVBORw0KGgo=\r
    END:VCARD\r

    """
}
