import Glibc
import Synchronization

/// How a terminal was set before a command changed it.
enum TerminalSettings {
  private static let changed = Mutex<(settings: termios, descriptor: Int32)?>(nil)

  /// Notes the settings to go back to; nil once they are back.
  static func remember(_ settings: termios?, of descriptor: Int32) {
    changed.withLock { $0 = settings.map { ($0, descriptor) } }
  }

  /// Goes back to them, where that was not done.
  static func restore() {
    changed.withLock { changed in
      guard var settings = changed?.settings, let descriptor = changed?.descriptor else { return }
      _ = tcsetattr(descriptor, TCSANOW, &settings)
      changed = nil
    }
  }
}
