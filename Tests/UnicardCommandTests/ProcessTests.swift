import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// What only a process of its own can show: signals, pipes and limits. Skipped where the program
/// was not built beside the tests.
@Suite(.enabled(if: Program.path != nil)) struct ProcessTests {
  @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
  func keepsTheOldFileWhenItIsEnded(by signal: Int32) throws {
    let folder = try TestFolder()
    var process: Process
    var count = 30_000
    // On a busy machine it may be done before it is seen to have begun; then it gets more to do.
    repeat {
      count *= 2
      try folder.write("out.vcf", "old")
      try folder.write("big.vcf", String(repeating: TestCards.jane, count: count))
      process = try Program.start(
        ["convert", folder.path("big.vcf"), "-o", folder.path("out.vcf"), "--force", "-j", "1"])
      while process.isRunning, !folder.names.contains(where: { $0.hasPrefix(".out") }) {
        usleep(500)
      }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
    } while process.terminationReason == .exit && count < 1_000_000
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try folder.read("out.vcf") == "old")
    let leftovers = folder.names.filter { $0.hasPrefix(".") }
    #expect(leftovers.count == (signal == SIGKILL ? 1 : 0))
    // A file left over is in nobody's way.
    try folder.write("a.vcf", TestCards.jane)
    let next = try folder.run("convert", "@a.vcf", "-o", "@out.vcf", "--force", "--to", "vcard3")
    #expect(next.status == 0)
    #expect(try folder.read("out.vcf") == TestCards.jane)
  }

  @Test(arguments: [
    // As any program that is killed by SIGPIPE: not fine, and not worth a word.
    ("\"$0\" convert big.vcf | head -c 10 >/dev/null; exit ${PIPESTATUS[0]}", 2, ""),
    ("\"$0\" list big.vcf | head -c 10 >/dev/null; exit ${PIPESTATUS[0]}", 2, ""),
    ("\"$0\" list big.vcf > /dev/full", 2, "no room left"),
    ("\"$0\" merge big.vcf --dry-run > /dev/full", 2, "no room left"),
    ("\"$0\" merge big.vcf --dry-run --explain > /dev/full", 2, "no room left"),
    ("\"$0\" check big.vcf --json > /dev/full", 0, ""),
    // What leads to an open descriptor is written as it is.
    ("\"$0\" convert big.vcf --to vcard3 -o /dev/stdout | cmp - big.vcf", 0, "Converted"),
    (
      "\"$0\" convert big.vcf --to vcard3 -o /dev/stdout > n; cmp n big.vcf && rm n", 0, "Converted"
    ),
    (
      "\"$0\" convert big.vcf --to vcard3 -o >(cmp - big.vcf >n; mv n m); while [ ! -e m ]; do sleep .01; done; cmp m /dev/null && rm m",
      0,
      "Converted"
    ),
    // Standard input is a file too.
    ("\"$0\" convert - --to vcard4 < big.vcf >> big.vcf", 2, "Standard output goes to the input"),
    ("\"$0\" convert - -o big.vcf --force < big.vcf", 2, "is the input standard input"),
    ("ulimit -f 8; \"$0\" convert big.vcf -o out.vcf --force", 2, "grows larger"),
    ("\"$0\" convert big.vcf > /dev/full", 2, "no room left"),
    ("\"$0\" convert big.vcf >> big.vcf", 2, "Standard output goes to the input"),
    ("cat big.vcf | \"$0\" check -", 0, "Checked 3,000 contacts: no problem."),
    ("\"$0\" check <&-", 64, ""),
    ("\"$0\" convert big.vcf >&-", 2, "standard output could not be written"),
    ("\"$0\" convert big.vcf --to vcard3 -o n 2>&-; cmp n big.vcf && rm n", 0, ""),
    ("\"$0\" check - <&-", 2, ""),
  ])
  func behavesInAShell(_ script: String, _ status: Int32, _ message: String) throws {
    let folder = try TestFolder()
    let big = (1...3_000).map { TestCards.jane.replacing("jane-1", with: "jane-\($0)") }.joined()
    try folder.write("big.vcf", big)
    try folder.write("out.vcf", "old")
    let outcome = try Program.shell(script, in: folder.path)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(message.isEmpty || outcome.errors.contains(message), "\(outcome.errors)")
    if message.isEmpty, status == 0 { #expect(outcome.errors.isEmpty) }
    #expect(try folder.read("out.vcf") == "old")
    #expect(try folder.read("big.vcf") == big)
    #expect(folder.names == ["big.vcf", "out.vcf"])
  }
}

/// The built program.
enum Program {
  /// Beside the bundle of the tests; nil if it is not there.
  static let path: String? = {
    let arguments = CommandLine.arguments
    let bundle =
      arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
    let folder = URL(fileURLWithPath: bundle).deletingLastPathComponent().path
    let path = folder + "/unicard"
    return access(path, X_OK) == 0 ? path : nil
  }()

  static func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs a script, in which `$0` is the program.
  static func shell(_ script: String, in folder: String) throws -> CommandOutcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, path ?? ""]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return CommandOutcome(
      status: process.terminationStatus, output: "", errors: String(decoding: data, as: UTF8.self))
  }
}
