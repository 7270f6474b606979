import Glibc

/// What tells whether a file is the one, and as, that was opened.
struct FileVersion: Equatable, Sendable {
  private let device: UInt
  private let number: UInt
  /// In bytes.
  let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// Nil where it is no regular file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Nil where there is no regular file.
  init?(path: String) {
    var status = stat()
    guard SystemPath.with(path, { stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }
}
