import Glibc
import Synchronization

/// How a terminal was set before a command changed it.
enum TerminalSettings {
  private static let changed = Mutex<
    (settings: termios, descriptor: Int32, farewell: String)?
  >(nil)

  /// Notes the settings to go back to; nil once they are back.
  ///
  /// - Parameter farewell: What makes the screen what it was.
  static func remember(_ settings: termios?, of descriptor: Int32, farewell: String = "") {
    changed.withLock { $0 = settings.map { ($0, descriptor, farewell) } }
  }

  /// Goes back to them, where that was not done.
  static func restore() {
    lend()
    changed.withLock { $0 = nil }
  }

  /// Goes back to them for a while.
  static func lend() {
    changed.withLock { changed in
      guard let (before, descriptor, farewell) = changed else { return }
      var settings = before
      let bytes = Array(farewell.utf8)
      _ = write(descriptor, bytes, bytes.count)
      _ = tcsetattr(descriptor, TCSANOW, &settings)
    }
  }
}
