import Glibc
import Synchronization

/// The files that are being written and have no place yet, to be removed if the process is told
/// to end.
package enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Opens a new file that only its owner may read, so that there is no moment when it is there and
  /// not known.
  ///
  /// - Returns: the descriptor, or -1 and an `errno` value.
  static func open(_ path: String) -> (descriptor: Int32, errno: Int32) {
    paths.withLock { paths in
      let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      let code = errno
      if descriptor >= 0 { paths.insert(path) }
      return (descriptor, code)
    }
  }

  /// Does the last step of files while nobody removes them, and forgets them.
  static func finish<Result>(_ files: some Sequence<String>, _ step: () -> Result) -> Result {
    paths.withLock { paths in
      defer { paths.subtract(files) }
      return step()
    }
  }

  /// Removes all of them and ends the process, before any thread can begin another.
  package static func removeAll(andEnd end: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { _ = unlink(path) }
      end()
    }
  }
}
