import Glibc
import SourceText

/// Which file a path or a descriptor leads to, whatever its name.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt
  package let isRegular: Bool

  private init(_ status: stat) {
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }

  /// Nil where nothing is there.
  package init?(path: String) {
    var status = stat()
    guard SystemPath.with(path, { stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// Where a file is or would be: two paths with equal places are one file, however they are written.
package struct FilePlace: Hashable, Sendable {
  private let file: FileIdentity?
  private let folder: FileIdentity?
  private let name: String

  /// The place that a path leads to, symbolic links followed.
  package init(_ path: String) {
    let path = FilePath.resolvingLinks(path) ?? path
    file = FileIdentity(path: path)
    guard file == nil else {
      folder = nil
      name = ""
      return
    }
    folder = FileIdentity(path: FilePath.folder(of: path))
    // Where not even the folder is there, the text is all there is.
    name = folder == nil ? path : FilePath.name(of: path)
  }

  /// The place of a file that is there.
  package init(_ file: FileIdentity) {
    self.file = file
    folder = nil
    name = ""
  }
}

/// Paths as text.
package enum FilePath {
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Follows symbolic links to a file, even one that is not there yet; nil and `errno` where they
  /// lead nowhere.
  static func resolvingLinks(_ path: String) -> String? {
    var resolved = path
    for _ in 0..<40 {
      var status = stat()
      guard SystemPath.with(resolved, { lstat($0, &status) }) == 0,
        status.st_mode & S_IFMT == S_IFLNK
      else {
        return resolved
      }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = SystemPath.with(resolved) { readlink($0, &buffer, buffer.count - 1) }
      guard count > 0 else { return nil }
      let target = SystemPath.text(buffer[..<count].map { UInt8(bitPattern: $0) })
      resolved = target.hasPrefix("/") ? target : folder(of: resolved) + "/" + target
    }
    errno = ELOOP
    return nil
  }

  /// The descriptor that a path such as `/dev/stdout` or `/dev/fd/63` stands for.
  static func descriptor(of path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
        return Int32(path.dropFirst(prefix.count))
      }
      return nil
    }
  }
}
