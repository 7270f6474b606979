package import Glibc
import SourceText

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
    guard SystemPath.with(path, { stat($0, &status) }) == 0 else {
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
  var ofNewFile: mode_t { bits & ~Self.mask }

  /// What this process takes from the rights of new files. `umask` tells it only by setting another,
  /// which files of other threads would get meanwhile; so it is read where the kernel shows it (since
  /// Linux 4.7). Where that can't be read, nobody but the owner gets any.
  private static var mask: mode_t {
    let descriptor = open("/proc/self/status", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return 0o077 }
    defer { _ = close(descriptor) }
    // It stands in the second line.
    var start = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &start, start.count)
    for line in start.prefix(max(count, 0)).split(separator: 0x0A) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\t")
      if parts.count == 2, parts[0] == "Umask:", let mask = mode_t(parts[1], radix: 8) {
        return mask
      }
    }
    return 0o077
  }
}
