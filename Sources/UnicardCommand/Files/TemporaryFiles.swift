import Glibc
import Synchronization

/// The files that are being written and have no place yet, to be removed if the process is told
/// to end.
enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Opens a new file, so that there is no moment when it is there and not known.
  ///
  /// - Returns: the descriptor, or -1 and an `errno` value.
  static func open(_ path: String, mode: mode_t) -> (descriptor: Int32, errno: Int32) {
    paths.withLock { paths in
      let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      let code = errno
      if descriptor >= 0 { paths.insert(path) }
      return (descriptor, code)
    }
  }

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
