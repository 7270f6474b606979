import ArgumentParser
import ContactSelection
import ContactStore
import FileFormats
import FileWriting
import Glibc
import PackedFiles
import SourceText
import Spreadsheets

extension String {
  /// The place after the first `mark` that follows `start`.
  fileprivate func end(ofFirst mark: String, after start: String) -> Index? {
    guard let begin = firstRange(of: start),
      let end = self[begin.upperBound...].firstRange(of: mark)
    else { return nil }
    return end.upperBound
  }
}

/// Runs a command line.
public enum CommandRunner {
  /// Runs the arguments of this process and ends it.
  public static func main() -> Never {
    StandardDescriptors.occupy()
    Interruption.watch()
    OpenFiles.allowAll()
    let console = Console.ofProcess()
    let status = run(arguments, on: console)
    withExtendedLifetime(console) { exit(status) }
  }

  /// The arguments of this process, which may name files whose names are no UTF-8.
  private static var arguments: [String] {
    let all = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return all.dropFirst().compactMap { argument in
      argument.map { SystemPath.text(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// Runs a command line on a console and returns the exit code.
  static func run(_ arguments: [String], on console: Console) -> Int32 {
    // Known before the rest is read, for what is said about mistakes in it.
    if let index = arguments.firstIndex(where: { $0.hasPrefix("--color") }) {
      let next = arguments[index...].dropFirst().first ?? ""
      let value = arguments[index].split(separator: "=").dropFirst().first.map(String.init) ?? next
      console.colors = Console.ColorChoice(rawValue: value) ?? .auto
    }
    do {
      let status = try runThrowing(arguments, on: console)
      // What was printed may fail as late as here, or may have failed while something was told.
      try console.output.flush()
      return status
    } catch {
      return report(error, on: console)
    }
  }

  private static func runThrowing(_ arguments: [String], on console: Console) throws -> Int32 {
    if let unknown = UnknownCommand(in: arguments) { throw unknown.failure }
    let command: any ParsableCommand
    do {
      command = try UnicardCommand.parseAsRoot(PairOptions.expanded(arguments))
      guard let command = command as? any UnicardSubcommand else {
        var command = command
        try command.run()
        return ExitStatus.success.rawValue
      }
      command.common.apply(to: console)
      let status = try command.run(on: console)
      return (console.hasFailed ? .failure : status).rawValue
    } catch let error where isOwn(error) {
      throw error
    } catch {
      return try answer(error, on: console)
    }
  }

  /// Whether an error comes from doing the work, not from reading the command line.
  private static func isOwn(_ error: any Error) -> Bool {
    error is CommandFailure || error is OutputError || error is SourceError
      || error is ContactFileError || error is ExpressionError || error is PackedFileError
      || error is WorkbookError || error is ContactStoreError
  }

  /// Prints help, the version or a completion script, or says what is wrong with the command line.
  private static func answer(_ error: any Error, on console: Console) throws -> Int32 {
    let text = UnicardCommand.fullMessage(for: error)
    guard UnicardCommand.exitCode(for: error) != .success else {
      if !text.isEmpty { try console.print(text) }
      return ExitStatus.success.rawValue
    }
    // `Error: what`, then `Usage: …` and `See '…' for more information.`
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeAll { $0.hasPrefix("Help:") }
    let end = lines.firstIndex { $0.hasPrefix("Usage:") || $0.isEmpty } ?? lines.count
    var message = lines[..<end].joined(separator: "\n")
    if message.hasPrefix("Error: ") { message.removeFirst(7) }
    if let last = message.last, !".!?".contains(last) { message += "." }
    lines.removeSubrange(..<end)
    message = missing(message) ?? withoutPreamble(message)
    console.complain("\(console.errorStyle.red("error:")) \(safe(message))")
    for line in lines {
      let line = line.hasPrefix("  See '") ? "Hint: " + line.dropFirst(2) : line
      console.complain(safe(line))
    }
    return ExitStatus.usage.rawValue
  }

  /// What this package says about a value, without the parser's words in front.
  private static func withoutPreamble(_ message: String) -> String {
    guard message.hasPrefix("The value '"),
      let mark = message.end(ofFirst: "': ", after: "is invalid for '")
    else { return message }
    return String(message[mark...])
  }

  /// What to name, where the parser says no more than that an argument is missing.
  private static func missing(_ message: String) -> String? {
    guard message.hasPrefix("Missing expected argument '") else { return nil }
    if message.contains("name> ...'") {
      return "Name an input and, after it, the contact to show."
    }
    if message.contains("'<input>") {
      return "Name an input: a file, a folder with contact files in it, or - for standard input."
    }
    if message.contains("'--sheet ") {
      return "Say with --sheet what to print on; unicard sheets lists what is known."
    }
    if message.contains("'--account ") {
      return
        "Say with --account NAME which account the file is the export of; a new name makes one."
    }
    if message.contains("'--to ") { return "Name the book that the cards are added to after --to." }
    // What is in the quotes is what the usage calls it.
    let name = message.split(separator: "'").dropFirst().first ?? "an argument"
    return "\(name.hasPrefix("-") ? "Say" : "Name") \(name) as well."
  }

  private static func safe(_ text: String) -> String {
    VisibleText.lines(text).joined(separator: "\n")
  }

  /// Says why a command failed; returns the exit code.
  private static func report(_ error: any Error, on console: Console) -> Int32 {
    switch error {
    case let error as CommandFailure:
      console.error(error.message, hint: error.hint)
      return error.status.rawValue
    case let error as OutputError:
      // Whoever read the output has enough, as `head` has, and knows it.
      if error.code == .brokenPipe { return ExitStatus.failure.rawValue }
      console.error(error.message, hint: error.hint)
    case let error as SourceError: console.error(error.message)
    case let error as ContactFileError: console.error(error.message, hint: error.commandHint)
    case let error as PackedFileError: console.error(error.message)
    case let error as WorkbookError: console.error(error.message)
    case let error as ContactStoreError: console.error(error.message, hint: error.hint)
    case let error as ExpressionError:
      ExpressionErrorText.print(error, on: console)
      return ExitStatus.usage.rawValue
    default: console.error("Something went wrong: \(error).")
    }
    return ExitStatus.failure.rawValue
  }
}
