import CFileAttributes
import Glibc
import SourceText

/// A file that appears whole or not at all.
///
/// It is written beside its destination under a hidden name that only its owner may read, synced by
/// ``prepare()``, and renamed by ``place()``. Until then, and if the process dies, the old file stays
/// as it was. Several files are placed together by ``place(_:)``. Devices and pipes, which can't be
/// renamed over, are written to as they are.
package final class AtomicFile: ByteSink {
  /// The path as it was given.
  package let path: String
  /// What a person should know of a file that was replaced, as sentences.
  package private(set) var warnings: [String] = []
  /// Where the file goes, symbolic links followed.
  private let destination: String
  /// Nil for a device or a pipe.
  private let temporary: String?
  private let replaces: Bool
  private let syncs: Bool
  private let rights: FileRights
  private let descriptor: Int32
  private let sink: DescriptorSink
  private var state = State.open
  private var placement = Placement.replacing

  private enum State { case open, prepared, finished }

  /// What putting the file in its place did to what was there.
  private enum Placement { case replacing, new, exchanged }

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - path: Where it goes.
  ///   - replaces: Whether a file that is there may be replaced.
  ///   - rights: Who may read a new file, within what the process allows; one that is replaced keeps
  ///     its own.
  ///   - syncs: Whether to wait until it is on the disk; for many files, sync once instead.
  package init(
    path: String, replaces: Bool, rights: FileRights = .usual, syncs: Bool = true
  ) throws(OutputError) {
    self.path = path
    self.replaces = replaces
    self.rights = rights
    self.syncs = syncs
    // The system would take what stands before it for the whole name.
    if path.utf8.contains(0) { throw OutputError(errno: EINVAL, path: path) }
    if let direct = try Self.openDirectly(path) {
      destination = path
      temporary = nil
      descriptor = direct
    } else {
      guard let resolved = FilePath.resolvingLinks(path) else {
        throw OutputError(errno: errno, path: path)
      }
      if SystemPath.isForeign(resolved) { throw OutputError(code: .foreignName, path: path) }
      destination = resolved
      if access(destination, F_OK) == 0 {
        if !replaces { throw OutputError(code: .exists, path: path) }
        // The folder's permission would do, but a file that is protected is so for a reason.
        if access(destination, W_OK) != 0 { throw OutputError(errno: errno, path: path) }
      }
      (descriptor, temporary) = try Self.openTemporary(besides: destination, path: path)
    }
    sink = DescriptorSink(descriptor, path: path)
  }

  deinit { abandon() }

  /// Whether what is written is seen at once and can't be taken back, as in a pipe.
  package var isDirect: Bool { temporary == nil }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) { try sink.write(bytes) }
  package func flush() throws(OutputError) { try sink.flush() }

  /// Writes what is held back, and waits until it is on the disk. Nothing can be written afterwards.
  package func prepare() throws(OutputError) {
    guard state == .open else { return }
    do throws(OutputError) {
      try sink.flush()
      if temporary != nil {
        takeOverAttributes()
        if syncs, fsync(descriptor) != 0 { throw OutputError(errno: errno, path: path) }
      }
    } catch {
      abandon()
      throw error
    }
    state = .prepared
    // The last chance of a network file system to report that writing failed.
    guard close(descriptor) == 0 || errno == EINTR else {
      let code = errno
      abandon()
      throw OutputError(errno: code, path: path)
    }
  }

  /// Puts the file in its place.
  package func commit() throws(OutputError) { try Self.place([self]) }

  /// Prepares files and puts them in their places. Whatever can fail is tried for all of them before
  /// the first is renamed, and no signal comes in between. Where one can't be renamed all the same,
  /// those before it are taken back.
  package static func place(_ files: [AtomicFile]) throws(OutputError) {
    for file in files { try file.prepare() }
    let failure = TemporaryFiles.finish(files.compactMap(\.temporary)) { () -> OutputError? in
      for (position, file) in files.enumerated() where file.state == .prepared {
        file.state = .finished
        let code = file.temporary.map { file.rename($0, keepsOld: files.count > 1) } ?? 0
        guard code != 0 else { continue }
        for rest in files[(position + 1)...] {
          rest.state = .finished
          if let temporary = rest.temporary { _ = unlink(temporary) }
        }
        for placed in files[..<position].reversed() { placed.takeBack() }
        return OutputError(errno: code, path: file.path)
      }
      for file in files { file.forgetOld() }
      return nil
    }
    if let failure { throw failure }
    for folder in Set(files.filter { $0.syncs && !$0.isDirect }.map(\.folder)) {
      Self.sync(folder)
    }
  }

  /// Removes what was written; the destination stays as it was.
  package func abandon() {
    guard state != .finished else { return }
    if state == .open { _ = close(descriptor) }
    state = .finished
    if let temporary { TemporaryFiles.finish([temporary]) { _ = unlink(temporary) } }
  }

  private var folder: String { FilePath.folder(of: destination) }

  /// Renames the file; 0, or an `errno` value.
  ///
  /// - Parameter keepsOld: Whether a file that it replaces is kept under the hidden name, until all
  ///   that belong together are in their places.
  private func rename(_ temporary: String, keepsOld: Bool) -> Int32 {
    if keepsOld, replaces, cf_exchange(temporary, destination) == 0 {
      var status = stat()
      if lstat(temporary, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        placement = .exchanged
        return 0
      }
      // Somebody has put a folder there, which a file does not replace.
      _ = cf_exchange(temporary, destination)
      _ = unlink(temporary)
      return EISDIR
    }
    // Nothing is there, or the file system can't exchange names.
    let isNew = access(destination, F_OK) != 0
    if !replaces {
      // Unlike rename, link does not replace a file that has appeared in the meantime.
      if link(temporary, destination) == 0 {
        _ = unlink(temporary)
        placement = .new
        return 0
      }
      if errno == EEXIST {
        _ = unlink(temporary)
        return EEXIST
      }
      // Some file systems have no links.
    }
    guard Glibc.rename(temporary, destination) != 0 else {
      if isNew { placement = .new }
      return 0
    }
    let code = errno
    _ = unlink(temporary)
    return code
  }

  /// Makes everything as it was before the file was put in its place, as far as it can be.
  private func takeBack() {
    guard let temporary else { return }
    switch placement {
    case .new: _ = unlink(destination)
    case .exchanged: if cf_exchange(temporary, destination) == 0 { _ = unlink(temporary) }
    case .replacing: break
    }
  }

  /// Removes the file that was replaced.
  private func forgetOld() {
    if placement == .exchanged, let temporary { _ = unlink(temporary) }
  }

  /// Makes the renaming itself last. Best effort: some file systems can't.
  private static func sync(_ folder: String) {
    let folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    _ = close(folder)
  }

  // MARK: Attributes

  /// Gives the file the owner, rights and attributes of the one that it replaces.
  private func takeOverAttributes() {
    let old = open(destination, O_RDONLY | O_CLOEXEC)
    defer { if old >= 0 { _ = close(old) } }
    var status = stat()
    guard (old >= 0 ? fstat(old, &status) : stat(destination, &status)) == 0 else {
      _ = fchmod(descriptor, rights.ofNewFile)
      return
    }
    var mode = status.st_mode & 0o777
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      // What was for its group would be for another one now.
      if fchown(descriptor, uid_t.max, status.st_gid) != 0 { mode &= 0o707 }
      if status.st_uid != geteuid() {
        warnings.append("\(path) belongs to another user now; its old owner could not be kept.")
      }
    }
    if fchmod(descriptor, mode) != 0 {
      warnings.append("\(path) can be read by its owner alone now; its rights could not be kept.")
    }
    if old < 0 || cf_copy_attributes(old, descriptor) > 0 {
      warnings.append("Some extended attributes of \(path) could not be kept.")
    }
    if status.st_nlink > 1 {
      warnings.append(
        "\(path) has other names (hard links), under which the old content stays.")
    }
  }

  // MARK: Opening

  /// Opens a device or a pipe, or what a path such as `/dev/stdout` stands for; nil where a file is
  /// to be made.
  private static func openDirectly(_ path: String) throws(OutputError) -> Int32? {
    if let number = FilePath.descriptor(of: path) {
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { throw OutputError(errno: errno, path: path) }
      return copy
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { throw OutputError(errno: EISDIR, path: path) }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError(errno: errno, path: path) }
    return descriptor
  }

  private static func openTemporary(
    besides destination: String, path: String
  ) throws(OutputError) -> (Int32, String) {
    // Names may be 255 bytes long.
    var short = FilePath.name(of: destination)
    while short.utf8.count > 200 { short.removeLast() }
    for _ in 0..<100 {
      let suffix = String(UInt32.random(in: 0...UInt32.max), radix: 36)
      let temporary = "\(FilePath.folder(of: destination))/.\(short).unicard-\(suffix)"
      let (descriptor, code) = TemporaryFiles.open(temporary)
      if descriptor >= 0 { return (descriptor, temporary) }
      if code != EEXIST && code != EINTR { throw OutputError(errno: code, path: path) }
    }
    throw OutputError(errno: EEXIST, path: path)
  }
}
