import ContactCoding

/// What is said of values that a format can't hold: a row for each property.
struct LossText {
  private let losses: LossTally
  private let hasReport: Bool
  private let console: Console

  /// - Parameter hasReport: Whether a report tells of every value.
  init(_ losses: LossTally, hasReport: Bool, console: Console) {
    self.losses = losses
    self.hasReport = hasReport
    self.console = console
  }

  func print() {
    guard !losses.isEmpty else { return }
    let dropped = losses.contacts(.dropped)
    let changed = losses.contacts(.changed)
    var parts: [String] = []
    if dropped > 0 { parts.append("\(Count(dropped, "contact")) lost something") }
    if changed > 0 {
      let who = dropped > 0 ? Count.grouped(changed) : "\(Count(changed, "contact"))"
      parts.append("\(who) \(changed == 1 ? "holds" : "hold") something changed")
    }
    console.note(console.errorStyle.bold(parts.joined(separator: ", ") + ":"))
    let table = TextTable(rows: losses.rows, indent: 2)
    for line in table.lines(width: console.isErrorTerminal ? console.width : nil) {
      console.note(line)
    }
    if !hasReport { console.hint("--report FILE.json lists every value.") }
  }
}
