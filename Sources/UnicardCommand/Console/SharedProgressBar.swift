import Threading

/// A progress bar that is moved from several threads.
///
/// Unchecked, because the console is no other thread's to write to while its owner waits for the
/// work, and the lock keeps those who do the work from each other.
final class SharedProgressBar: @unchecked Sendable {
  private let lock = ThreadLock()
  private let bar: ProgressBar

  /// - Parameters:
  ///   - contacts: How many contacts the work is about.
  ///   - verb: What is going on, as in `Merging`.
  init(_ console: Console, contacts: Int, verb: String) {
    bar = ProgressBar(console, total: 1000, verb: verb)
    bar.advance(bytes: 0, contacts: contacts)
  }

  /// Moves on to a share of the whole, 0 to 1.
  func move(to share: Double) {
    lock.locked { bar.move(to: share) }
  }

  /// Removes the bar; it comes back when it is moved again.
  func finish() {
    lock.locked { bar.finish() }
  }
}
