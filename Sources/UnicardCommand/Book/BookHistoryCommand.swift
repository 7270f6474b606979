import ArgumentParser
import ContactModel
import ContactStore
import Glibc

/// `unicard book history`: what was done, and what became of records since.
struct BookHistoryCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List what was done, or what changed since a moment.",
    discussion: """
      Each line of the list begins with the token of the moment behind it, which --since takes.

      EXAMPLES
        unicard book history
        unicard book history --since 6fa0c53e8e1f2b7d:3
        unicard book history --since 6fa0c53e8e1f2b7d:3 --json
      """)

  @Option(
    help: ArgumentHelp("Tell what became of each record since this moment.", valueName: "token"))
  var since: String?

  @OptionGroup var report: StoreReportOptions

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let store = try report.store.open()
    if let since { return try printChanges(store, since, on: console) }
    for action in try Waiting.result({ try await store.actions() }) {
      if report.json {
        try console.print(
          .object([
            ("type", .string("action")), ("token", .string(action.token.description)),
            ("time", .number(action.time)), ("title", .string(action.title)),
            ("added", .number(action.added)), ("changed", .number(action.updated)),
            ("removed", .number(action.deleted)), ("undone", .bool(action.isUndone)),
          ]))
        continue
      }
      try console.print(
        "\(action.token)  \(Self.text(action.time))  \(VisibleText.cell(action.title)): "
          + "\(Count.grouped(action.added)) new, \(Count.grouped(action.updated)) changed, "
          + "\(Count.grouped(action.deleted)) gone"
          + (action.isUndone ? " (taken back)" : ""))
    }
    return .success
  }

  private func printChanges(
    _ store: ContactStore, _ since: String, on console: Console
  ) throws -> ExitStatus {
    guard let token = HistoryToken(since) else {
      throw CommandFailure(
        "“\(since)” is no token.", hint: "unicard book history shows them.", status: .usage)
    }
    for change in try Waiting.result({ try await store.changes(since: token) }) {
      let name = (change.after ?? change.before)?.listedName ?? ""
      let kind =
        switch change.kind {
        case .added: "added"
        case .updated: "changed"
        case .deleted: "removed"
        }
      if report.json {
        try console.print(
          .object([
            ("type", .string(kind)), ("id", .string(change.record)),
            ("account", change.container.map { .string($0) } ?? .null), ("name", .string(name)),
          ]))
      } else {
        try console.print(
          "\(kind)  \(change.record)  \(VisibleText.cell(change.container ?? ""))  "
            + VisibleText.cell(name))
      }
    }
    return .success
  }

  /// A time in the reader's time zone: `2026-11-21 14:05`.
  private static func text(_ time: Int) -> String {
    var seconds = time_t(time)
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
