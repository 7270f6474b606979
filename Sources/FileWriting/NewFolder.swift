import Glibc

/// Folders to write into.
package enum NewFolder {
  /// Makes the folder if it is not there; whether it was not.
  @discardableResult
  package static func make(_ path: String) throws(OutputError) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    let code = errno
    var status = stat()
    guard code == EEXIST, stat(path, &status) == 0 else {
      throw OutputError(errno: code, path: path)
    }
    if status.st_mode & S_IFMT != S_IFDIR { throw OutputError(errno: ENOTDIR, path: path) }
    return false
  }

  package static func isEmpty(_ path: String) -> Bool {
    guard let listing = opendir(path) else { return true }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      // What is hidden is nobody's contact.
      if entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { return false }
    }
    return true
  }
}
