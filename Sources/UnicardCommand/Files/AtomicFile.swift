import Glibc

/// A file that appears whole or not at all.
///
/// It is written beside its destination under a hidden name, synced, and renamed by ``commit()``.
/// Until then, and if the process dies, the old file stays as it was. Devices and pipes, which
/// can't be renamed over, are written to as they are.
final class AtomicFile: ByteSink {
  /// The path as it was given.
  let path: String
  /// Where the file goes, symbolic links followed.
  private let destination: String
  /// Nil for a device or a pipe.
  private let temporary: String?
  private let replaces: Bool
  private let syncs: Bool
  private let descriptor: Int32
  private let sink: DescriptorSink
  private var isFinished = false

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - path: Where it goes.
  ///   - replaces: Whether a file that is there may be replaced.
  ///   - syncs: Whether to wait until it is on the disk; for many files, sync once instead.
  init(path: String, replaces: Bool, syncs: Bool = true) throws(OutputError) {
    self.path = path
    self.replaces = replaces
    self.syncs = syncs
    destination = try Self.resolvingLinks(path)
    var old = stat()
    let isThere = stat(destination, &old) == 0
    if isThere, old.st_mode & S_IFMT == S_IFDIR { throw OutputError(errno: EISDIR, path: path) }
    if isThere, old.st_mode & S_IFMT != S_IFREG {
      temporary = nil
      descriptor = open(destination, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw OutputError(errno: errno, path: path) }
    } else {
      if isThere, !replaces { throw OutputError(code: .exists, path: path) }
      // The folder's permission would do, but a file that is protected is so for a reason.
      if isThere, access(destination, W_OK) != 0 { throw OutputError(errno: errno, path: path) }
      (descriptor, temporary) = try Self.openTemporary(
        besides: destination, mode: isThere ? 0o600 : 0o666, path: path)
      if isThere {
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        _ = fchmod(descriptor, old.st_mode & 0o777)
      }
    }
    sink = DescriptorSink(descriptor, path: path)
  }

  deinit { abandon() }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) { try sink.write(bytes) }
  func flush() throws(OutputError) { try sink.flush() }

  /// Puts the file in its place.
  func commit() throws(OutputError) {
    guard !isFinished else { return }
    do throws(OutputError) {
      try sink.flush()
      if syncs, temporary != nil, fsync(descriptor) != 0 {
        throw OutputError(errno: errno, path: path)
      }
      isFinished = true
      // The last chance of a network file system to report that writing failed.
      guard close(descriptor) == 0 || errno == EINTR else {
        let code = errno
        if let temporary { TemporaryFiles.finish(temporary) { _ = unlink(temporary) } }
        throw OutputError(errno: code, path: path)
      }
      if let temporary {
        let code = TemporaryFiles.finish(temporary) { place(temporary) }
        guard code == 0 else { throw OutputError(errno: code, path: path) }
        if syncs { syncFolder() }
      }
    } catch {
      abandon()
      throw error
    }
  }

  /// Removes what was written; the destination stays as it was.
  func abandon() {
    guard !isFinished else { return }
    isFinished = true
    _ = close(descriptor)
    if let temporary { TemporaryFiles.finish(temporary) { _ = unlink(temporary) } }
  }

  /// Renames the file; 0, or an `errno` value.
  private func place(_ temporary: String) -> Int32 {
    if !replaces {
      // Unlike rename, link does not replace a file that has appeared in the meantime.
      if link(temporary, destination) == 0 {
        _ = unlink(temporary)
        return 0
      }
      if errno == EEXIST {
        _ = unlink(temporary)
        return EEXIST
      }
      // Some file systems have no links.
    }
    guard rename(temporary, destination) != 0 else { return 0 }
    let code = errno
    _ = unlink(temporary)
    return code
  }

  /// Makes the renaming itself last. Best effort: some file systems can't.
  private func syncFolder() {
    let folder = open(Self.folder(of: destination), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    _ = close(folder)
  }

  // MARK: Paths

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func openTemporary(
    besides destination: String, mode: mode_t, path: String
  ) throws(OutputError) -> (Int32, String) {
    let name = destination.split(separator: "/").last.map(String.init) ?? destination
    // Names may be 255 bytes long.
    var short = name
    while short.utf8.count > 200 { short.removeLast() }
    for _ in 0..<100 {
      let suffix = String(UInt32.random(in: 0...UInt32.max), radix: 36)
      let temporary = "\(folder(of: destination))/.\(short).unicard-\(suffix)"
      let (descriptor, code) = TemporaryFiles.open(temporary, mode: mode)
      if descriptor >= 0 { return (descriptor, temporary) }
      if code != EEXIST && code != EINTR { throw OutputError(errno: code, path: path) }
    }
    throw OutputError(errno: EEXIST, path: path)
  }

  /// Follows symbolic links to the file that is to be replaced, even one that is not there yet.
  private static func resolvingLinks(_ path: String) throws(OutputError) -> String {
    var resolved = path
    for _ in 0..<40 {
      var status = stat()
      guard lstat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
        return resolved
      }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = readlink(resolved, &buffer, buffer.count - 1)
      guard count > 0 else { throw OutputError(errno: errno, path: path) }
      let target = String(
        decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      resolved = target.hasPrefix("/") ? target : folder(of: resolved) + "/" + target
    }
    throw OutputError(errno: ELOOP, path: path)
  }
}
