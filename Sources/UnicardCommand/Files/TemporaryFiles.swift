import Glibc
import Synchronization

/// The files that are being written and have no place yet, to be removed if the process is told
/// to end.
enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  /// Does the last step of a file while nobody removes it, and forgets it.
  static func finish<Result>(_ path: String, _ step: () -> Result) -> Result {
    paths.withLock { paths in
      defer { paths.remove(path) }
      return step()
    }
  }

  /// Removes all of them.
  static func removeAll() {
    paths.withLock { paths in
      for path in paths { _ = unlink(path) }
      paths.removeAll()
    }
  }
}
