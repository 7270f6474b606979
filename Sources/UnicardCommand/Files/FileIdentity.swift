import Glibc

/// Which file a path or a descriptor leads to, whatever its name.
struct FileIdentity: Hashable {
  private let device: UInt
  private let number: UInt
  let isRegular: Bool

  private init(_ status: stat) {
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }

  /// Nil where nothing is there.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }
}
