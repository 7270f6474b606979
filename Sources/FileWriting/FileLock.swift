import Glibc

/// Keeps other processes of this program from replacing a file for as long as it is there.
package final class FileLock {
  private let descriptor: Int32

  /// Waits until nobody else holds the lock; nil where the file can't be locked, as on some network
  /// file systems.
  package init?(path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var code: Int32
    repeat { code = flock(descriptor, LOCK_EX) } while code != 0 && errno == EINTR
    guard code == 0 else {
      _ = close(descriptor)
      return nil
    }
  }

  /// The same for the folder that a file is in, symbolic links followed: of a file that is replaced when
  /// it is written, which is another one afterwards.
  package convenience init?(folderOf path: String) {
    guard let file = FilePath.resolvingLinks(path) else { return nil }
    self.init(path: FilePath.folder(of: file))
  }

  deinit { _ = close(descriptor) }
}
