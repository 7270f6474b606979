package import Glibc

/// Who may read and write a file.
package struct FileRights: Hashable, Sendable {
  /// The bits of reading and writing.
  package private(set) var bits: mode_t

  private init(bits: mode_t) { self.bits = bits & 0o666 }

  /// As the system gives a new file.
  package static let usual = FileRights(bits: 0o666)
  /// For its owner alone.
  package static let ownerOnly = FileRights(bits: 0o600)

  /// The rights of an open file. What comes through a pipe belongs to nobody else.
  package init(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      self = .ownerOnly
      return
    }
    self.init(bits: status.st_mode | 0o600)
  }

  /// The rights of a file; those of a new one where there is none.
  package init(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .usual
      return
    }
    self.init(bits: status.st_mode & S_IFMT == S_IFREG ? status.st_mode | 0o600 : 0o600)
  }

  /// What both allow.
  package func intersection(_ other: FileRights) -> FileRights {
    FileRights(bits: bits & other.bits)
  }

  /// What a new file of this process gets: never more than the system allows.
  var ofNewFile: mode_t {
    // The only way to ask is to set it.
    let mask = umask(0o077)
    _ = umask(mask)
    return bits & ~mask
  }
}
