import ContactModel
import Foundation
import LocaleSupport
import TestFolders
import Testing
import Unicard

@testable import UnicardCommand

/// The picker in a terminal, driven by keys. Skipped where tmux or the program is not there.
@Suite(.enabled(if: Program.path != nil && TerminalSession.tmux != nil, "tmux is not installed"))
struct PickCommandTests {
  private static let cards = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Anna Lindqvist\r
    N:Lindqvist;Anna;;;\r
    EMAIL:anna@example.org\r
    TEL;TYPE=CELL:+46 70 555 12 34\r
    TEL;TYPE=WORK:+46 8 555 12 34\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Bo Ek\r
    N:Ek;Bo;;;\r
    TEL:+46 8 555 99 00\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Choir\r
    N:Choir;;;;\r
    X-ADDRESSBOOKSERVER-KIND:group\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:山田太郎\r
    N:山田;太郎;;;\r
    EMAIL:taro@example.jp\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:فاطمة الزهراء\r
    N:الزهراء;فاطمة;;;\r
    EMAIL:fatima@example.org\r
    TEL:0172 5550177\r
    ADR:;;Weg 1;Kiel;;24103;Germany\r
    END:VCARD\r

    """

  /// Options, keys, what is printed, and the exit code.
  @Test(arguments: [
    ("", ["lind", "Enter"], "Anna Lindqvist", 0),
    ("", ["山", "Enter"], "山田太郎", 0),
    ("", ["فاط", "Enter"], "فاطمة الزهراء", 0),
    ("", ["ek", "Escape", "Escape"], "", 1),
    ("", ["C-c"], "", 1),
    ("", ["zzz", "Enter", "C-u", "bo", "Right", "Left", "Enter"], "Bo Ek", 0),
    ("--property phone", ["anna", "Enter", "Down", "Enter"], "+46 8 555 12 34", 0),
    ("--property phone --uri", ["anna", "Enter", "Enter"], "tel:+46705551234", 0),
    ("--property phone --uri", ["فاط", "Enter", "Enter"], "tel:+491725550177", 0),
    ("--property phone --label work", ["anna", "Enter", "Enter"], "+46 8 555 12 34", 0),
    ("--where 'has email'", ["ek", "Enter", "Escape", "山田", "Enter"], "山田太郎", 0),
    ("--open 'name ~ anna'", ["anna", "Enter", "Enter"], "Anna Lindqvist", 0),
    ("--many", ["Space", "Down", "Space", "Enter"], "Bo Ek\nAnna Lindqvist", 0),
    ("--property email --json", ["taro", "Enter", "Enter"], "\"value\":\"taro@example.jp\"", 0),
  ])
  func keysChoose(
    _ options: String, _ keys: [String], _ output: String, _ status: Int32
  ) async throws {
    let folder = try TestFolder()
    try folder.write("book.vcf", Self.cards)
    let session = try TerminalSession(
      "pick book.vcf \(options) --locale sv", in: folder, columns: 60, rows: 20)
    try await session.waitFor("4 contacts")
    for key in keys { try await session.send(key) }
    let outcome = try await session.outcome()
    #expect(outcome.status == status)
    #expect(
      output.first == "\"" ? outcome.output.contains(output) : outcome.output == output,
      "\(outcome.output)")
  }

  /// The question is drawn anew where the terminal has another size, and when a shell gives it back.
  @Test func aReviewFollowsTheTerminal() async throws {
    let folder = try TestFolder()
    for file in ["a", "b"] {
      try folder.write(
        "\(file).vcf", vCard4("UID:\(file)", "FN:Jo Doe", "N:Doe;Jo;;;", "EMAIL:jo@example.org"))
    }
    let session = try TerminalSession(
      "merge a.vcf b.vcf -o all.vcf --review --threshold 1", in: folder, columns: 100, rows: 24,
      showsErrors: true)
    try await session.waitFor("The same person? [s]ame")
    #expect(try session.screen().contains("1 of 1: one person with a probability of"))
    try session.resize(columns: 40, rows: 16)
    try await session.waitFor("The same? [s d k b u m q ?]:")
    let screen = try session.screen()
    #expect(screen.contains("1 of 1, ") && screen.contains("% one person"), "\(screen)")
    try await session.send("s")
    try await session.waitFor("That was the last.")
    try await session.send("w")
    #expect(try await session.outcome().status == 0)
  }

  /// A shell has the terminal as it was while the picker is stopped, and the picker draws anew afterwards.
  @Test func aStoppedPickerGivesTheTerminalBack() async throws {
    let folder = try TestFolder()
    try folder.write("book.vcf", Self.cards)
    let session = try TerminalSession(
      "pick book.vcf --locale sv", in: folder, columns: 60, rows: 20, isStopped: true)
    try await session.waitFor("4 contacts")
    try session.stop()
    try await session.waitFor("stopped")
    #expect(try !session.screen().contains("4 contacts"))
    try await session.send("Enter")
    try await session.waitFor("4 contacts")
    for key in ["bo", "Enter"] { try await session.send(key) }
    #expect(try await session.outcome().output == "Bo Ek")
  }

  @Test func theScreenShowsNamesOfAllScriptsAndComesBack() async throws {
    let folder = try TestFolder()
    try folder.write("book.vcf", Self.cards)
    let session = try TerminalSession(
      "pick book.vcf --locale sv", in: folder, columns: 60, rows: 20)
    // The last of the list, and with it the whole screen.
    try await session.waitFor("山田太郎")
    let screen = try session.screen()
    #expect(screen.contains("Search: ▏  4 contacts"))
    #expect(screen.contains("山田太郎") && screen.contains("فاطمة"))
    #expect(screen.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 60 })
    try session.resize(columns: 90, rows: 30)
    try await session.waitFor(String(repeating: "─", count: 85))
    try await session.send("C-c")
    #expect(try await session.outcome().status == 1)
  }
}

/// What the last line of the screen says, by what is chosen: keys that do something there.
struct PickerHelpTests {
  @Test(arguments: [
    (ContactPicker.Kind.contact, "Enter choose  → card", "Enter choose  ← back"),
    (.contacts, "Space mark  → card", "Space mark  Tab done  ← back"),
    (.property, "Enter choose  → card", "Enter choose  ← back"),
    (.properties, "→ card", "Space mark  Tab done  ← back"),
  ])
  func help(_ kind: ContactPicker.Kind, _ list: String, _ card: String) throws {
    let contact = Contact {
      $0.formattedName = "Ann Lee"
      $0.emailAddresses = [LabeledValue("ann@example.org")]
    }
    let picker = try ContactPicker(
      [contact], ContactPicker.Configuration(choice: kind, displayedKeys: [.emailAddress]))
    let locale = LocaleIdentifier(language: "en")
    var view = PickerView(
      picker, formats: try ReaderFormats(locale, layout: .singleLine),
      style: TextStyle(isEnabled: false))
    let size = ScreenSize(columns: 80, rows: 20)
    let help = try #require(view.lines(size).last)
    #expect(help.hasPrefix(list) || help.contains("  \(list)"), "\(help)")
    #expect(help.contains("Space") == (kind == .contacts))
    #expect(view.handle(.right, size) == .goOn)
    #expect(try #require(view.lines(size).last).hasPrefix(card))
    if kind.isMany {
      #expect(view.handle(.space, size) == .goOn)
      #expect(view.picker.markCount == 1)
    }
  }
}

/// A program in a terminal of its own.
final class TerminalSession {
  static let tmux: String? = ["/usr/bin/tmux", "/usr/local/bin/tmux"].first {
    access($0, X_OK) == 0
  }

  /// How often is looked, 25 ms apart, before something is said not to come: a minute, since machines
  /// that test may be busy.
  private static let patience = 2_400

  private let name = "unicard-\(UUID().uuidString)"
  private let folder: TestFolder

  /// - Parameters:
  ///   - showsErrors: Whether what is said about the work is on the screen, not in a file.
  ///   - isStopped: Whether it is stopped once: the shell waits for a line, and lets it go on.
  init(
    _ arguments: String, in folder: TestFolder, columns: Int, rows: Int, showsErrors: Bool = false,
    isStopped: Bool = false
  ) throws {
    self.folder = folder
    let errors = showsErrors ? "" : " 2> err"
    let program = "'\(Program.path ?? "")' \(arguments) > out\(errors)"
    let work = isStopped ? "set -m; \(program); echo stopped; read line; fg" : program
    let command = "cd '\(folder.path)' && { \(work); echo $? > ended; mv ended status; }"
    try run([
      "new-session", "-d", "-s", name, "-x", "\(columns)", "-y", "\(rows)", command,
    ])
  }

  deinit { _ = try? run(["kill-server"]) }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    // A server of its own, without anybody's settings; and without the descriptors of this process,
    // which others wait for to be closed.
    let words = ([Self.tmux ?? "", "-u", "-L", name, "-f", "/dev/null"] + arguments)
      .map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    let script =
      "for f in /proc/$$/fd/*; do f=${f##*/}; [ $f -gt 2 ] && eval \"exec $f>&-\"; done; exec \"$@\" 2>/dev/null"
    guard let pipe = popen("exec /bin/bash -c '\(script)' tmux \(words)", "r") else { return "" }
    var output: [UInt8] = []
    var byte = fgetc(pipe)
    while byte >= 0 {
      output.append(UInt8(truncatingIfNeeded: byte))
      byte = fgetc(pipe)
    }
    pclose(pipe)
    return String(decoding: output, as: UTF8.self)
  }

  /// What is on the screen.
  func screen() throws -> String { try run(["capture-pane", "-p", "-t", name]) }

  /// Stops what runs in the terminal, as a shell's `suspend` from elsewhere does.
  func stop() throws {
    let shell = try run(["display-message", "-p", "-t", name, "#{pane_pid}"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let stat = try String(contentsOfFile: "/proc/\(shell)/stat", encoding: .utf8)
    // Behind the name: state, parent, group, session, terminal, and the group in its foreground.
    let fields = stat.drop { $0 != ")" }.split(separator: " ")
    let group = try #require(fields.count > 6 ? Int32(fields[6]) : nil)
    kill(-group, SIGTSTP)
  }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-t", name, "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Presses a key, or types a text, and waits until it was seen.
  func send(_ key: String) async throws {
    let before = try screen()
    let isKey = key.first?.isUppercase ?? false
    try run(["send-keys", "-t", name] + (isKey ? [key] : ["-l", key]))
    for _ in 0..<20 where try !isDone && screen() == before {
      try await Task.sleep(for: .milliseconds(25))
    }
    // Escape is told from a sequence by the time that passes.
    if key == "Escape" { try await Task.sleep(for: .milliseconds(500)) }
  }

  func waitFor(_ text: String) async throws {
    for _ in 0..<Self.patience {
      if try isDone || screen().contains(text) { return }
      try await Task.sleep(for: .milliseconds(25))
    }
    Issue.record("“\(text)” did not appear: \(try screen())")
  }

  private var isDone: Bool { access(folder.path("status"), F_OK) == 0 }

  /// What was printed, once the program has ended.
  func outcome() async throws -> (output: String, status: Int32) {
    for _ in 0..<Self.patience where !isDone { try await Task.sleep(for: .milliseconds(25)) }
    let status = try folder.read("status").trimmingCharacters(in: .whitespacesAndNewlines)
    let output = try folder.read("out").trimmingCharacters(in: .newlines)
    return (output, Int32(status) ?? -1)
  }
}
