import FileFormats

/// What is said of values that a format can't hold: a row for each field, and a line for what only
/// programs miss.
struct LossText {
  private let losses: LossTally
  private let isAllRead: Bool
  private let hasReport: Bool
  private let isDone: Bool
  private let console: Console

  /// - Parameters:
  ///   - isAllRead: Whether reading left nothing out before.
  ///   - hasReport: Whether a report tells of every value.
  ///   - isDone: Whether it was written, and not only tried.
  init(
    _ losses: LossTally, isAllRead: Bool = true, hasReport: Bool, isDone: Bool = true,
    console: Console
  ) {
    self.isDone = isDone
    self.losses = losses
    self.isAllRead = isAllRead
    self.hasReport = hasReport
    self.console = console
  }

  func print() {
    guard !losses.isEmpty else { return }
    let dropped = losses.contacts(.dropped)
    let unread = losses.contacts(.unread)
    let changed = losses.contacts(.changed)
    var parts: [String] = []
    if dropped > 0 {
      parts.append("\(Count(dropped, "contact")) \(isDone ? "lost" : "would lose") something")
    }
    for (count, what) in [(unread, "that shows nowhere in the program"), (changed, "changed")]
    where count > 0 {
      let who = parts.isEmpty ? "\(Count(count, "contact"))" : Count.grouped(count)
      let verb = isDone ? count == 1 ? "holds" : "hold" : "would hold"
      parts.append("\(who) \(verb) something \(what)")
    }
    if !parts.isEmpty {
      console.note(console.errorStyle.bold(parts.joined(separator: ", ") + ":"))
      // What does not fit goes on below: nothing is cut.
      console.note(TextTable(rows: losses.rows, indent: 2, isWrapped: true))
    }
    if let names = losses.bookkeeping {
      let count = Count(losses.contactsWithBookkeeping, "contact")
      let start =
        isDone
        ? parts.isEmpty && isAllRead ? "Kept everything but" : "Not kept either:"
        : "Would not keep"
      console.note("\(start) \(names) of \(count), which only programs read.")
    }
    if !hasReport, !parts.isEmpty { console.hint("--report FILE.json lists every value.") }
  }
}
