import FileWriting
import Glibc

/// Shows how far a long job has come, on a terminal and only after a quarter of a second.
final class ProgressBar {
  private static let delay = 0.25
  private static let interval = 0.1
  private static let barWidth = 24

  private let console: Console
  private let isShown: Bool
  private let total: Int
  private let verb: String
  private let start: Double
  private var next: Double
  private var bytes = 0
  private var contacts = 0
  private var isDrawn = false

  /// - Parameters:
  ///   - total: How many bytes there are to read; 0 if that is not known.
  ///   - verb: What is going on, as in `Reading`.
  init(_ console: Console, total: Int, verb: String) {
    self.console = console
    self.total = total
    self.verb = verb
    isShown = console.isErrorTerminal && !console.isQuiet
    start = Self.now()
    next = start + Self.delay
  }

  deinit { finish() }

  /// Counts further bytes and contacts.
  func advance(bytes: Int, contacts: Int) {
    self.bytes += bytes
    self.contacts += contacts
    guard isShown else { return }
    let now = Self.now()
    guard now >= next else { return }
    next = now + Self.interval
    draw()
  }

  /// Moves on to a share of the whole, 0 to 1.
  func move(to share: Double) {
    advance(bytes: max(0, Int(share * Double(total)) - bytes), contacts: 0)
  }

  /// Removes the bar.
  func finish() {
    guard isDrawn else { return }
    isDrawn = false
    try? console.errors.write("\r\u{1B}[K")
    try? console.errors.flush()
  }

  private func draw() {
    isDrawn = true
    var line = verb
    if total > 0 {
      let share = min(1, Double(bytes) / Double(total))
      let filled = Int(share * Double(Self.barWidth))
      let bar =
        String(repeating: "█", count: filled)
        + String(repeating: "░", count: Self.barWidth - filled)
      line += " \(bar) \(Int(share * 100)) %"
    }
    line += "  \(Count(contacts, "contact"))"
    try? console.errors.write("\r\(DisplayWidth.truncated(line, to: console.width - 1))\u{1B}[K")
    try? console.errors.flush()
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
