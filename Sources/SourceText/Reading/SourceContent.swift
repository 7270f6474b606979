import Glibc

/// The bytes of a source, which can be read at any place, any number of times, by any thread.
package final class SourceContent: Sendable {
  enum Storage: Sendable {
    case memory([UInt8])
    /// The bytes from `start` on of an open file, which is closed with this object if `isOwned`.
    case file(descriptor: Int32, start: Int, isOwned: Bool)
  }

  package let name: String
  private let storage: Storage
  /// How the file was when it was opened; nil for memory.
  private let version: FileVersion?

  package init(bytes: [UInt8], name: String) {
    self.name = name
    storage = .memory(bytes)
    version = nil
  }

  init(name: String, storage: Storage) {
    self.name = name
    self.storage = storage
    if case .file(let descriptor, _, _) = storage {
      version = FileVersion(descriptor: descriptor)
    } else {
      version = nil
    }
  }

  /// Keeps bytes that come once, such as those of a packed file.
  ///
  /// - Parameters:
  ///   - name: What to call the source.
  ///   - write: Hands over the bytes, part by part.
  package convenience init(
    name: String, _ write: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    let collector = ContentCollector(name: name)
    try write { try collector.append($0) }
    self.init(name: name, storage: try collector.finish())
  }

  /// Opens a file. What is no regular file, as a pipe, is copied first.
  package convenience init(path: String) throws(SourceError) {
    guard !path.utf8.contains(0) else { throw SourceError(code: .notFound, path: path) }
    var descriptor: Int32
    repeat {
      descriptor = SystemPath.with(path) { open($0, O_RDONLY | O_CLOEXEC) }
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw SourceError(errno: errno, path: path) }
    var isOwned = true
    defer { if isOwned { _ = close(descriptor) } }
    let storage = try Self.storage(of: descriptor, name: path)
    switch storage {
    case .file(descriptor, let start, _):
      isOwned = false
      self.init(
        name: path, storage: .file(descriptor: descriptor, start: start, isOwned: true))
    default:
      self.init(name: path, storage: storage)
    }
  }

  /// Takes what is left to read of a descriptor, which stays open.
  package convenience init(descriptor: Int32, name: String) throws(SourceError) {
    self.init(name: name, storage: try Self.storage(of: descriptor, name: name))
  }

  deinit {
    if case .file(let descriptor, _, isOwned: true) = storage { _ = close(descriptor) }
  }

  /// The number of bytes, as far as the system knows it.
  package var count: Int {
    switch storage {
    case .memory(let bytes): return bytes.count
    case .file(let descriptor, let start, _):
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return 0 }
      return max(0, Int(status.st_size) - start)
    }
  }

  /// The same bytes in a file, from its start on, for what reads files alone.
  package func asFile() throws(SourceError) -> SourceContent {
    if case .file(_, start: 0, _) = storage { return self }
    let collector = ContentCollector(name: name, memoryLimit: 0)
    var part = [UInt8](repeating: 0, count: 1 << 18)
    var offset = 0
    while true {
      let count = try fill(&part, at: offset)
      try collector.append(part[..<count])
      offset += count
      if count < part.count { break }
    }
    return SourceContent(name: name, storage: try collector.finish())
  }

  /// Calls `body` with the descriptor of the file; nil for memory.
  package func withDescriptor<Result>(_ body: (Int32) throws -> Result) rethrows -> Result? {
    guard case .file(let descriptor, _, _) = storage else { return nil }
    return try body(descriptor)
  }

  /// Whether the file was written since it was opened, or another one stands at the path by now.
  func hasChanged(at path: String) -> Bool {
    guard let version, case .file(let descriptor, _, _) = storage else { return false }
    return FileVersion(descriptor: descriptor) != version || FileVersion(path: path) != version
  }

  /// Fills `buffer` with the bytes from `offset` on. Returns how many there were: fewer than the
  /// buffer holds only at the end. Throws where the file is shorter than it was.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SourceError) -> Int {
    switch storage {
    case .memory(let bytes):
      let count = max(0, min(buffer.count, bytes.count - offset))
      guard count > 0 else { return 0 }
      bytes.withUnsafeBytes { bytes in
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
      }
      return count
    case .file(let descriptor, let start, _):
      guard let base = buffer.baseAddress else { return 0 }
      var filled = 0
      while filled < buffer.count {
        let count = pread(
          descriptor, base + filled, buffer.count - filled, off_t(start + offset + filled))
        if count == 0 {
          guard start + offset + filled >= version?.size ?? 0 else {
            throw SourceError(code: .cutWhileRead, path: name)
          }
          break
        }
        if count > 0 {
          filled += count
        } else if errno != EINTR {
          throw SourceError(errno: errno, path: name)
        }
      }
      return filled
    }
  }

  private static func storage(of descriptor: Int32, name: String) throws(SourceError) -> Storage {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SourceError(errno: errno, path: name) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw SourceError(code: .isDirectory, path: name)
    case S_IFREG:
      // A shell may hand over a file that another program has read a part of.
      let start = lseek(descriptor, 0, SEEK_CUR)
      return .file(descriptor: descriptor, start: max(0, Int(start)), isOwned: false)
    case S_IFBLK:
      throw SourceError(code: .isDevice, path: name)
    case S_IFCHR where isatty(descriptor) == 0 && !isNull(status):
      throw SourceError(code: .isDevice, path: name)
    default:
      return try copy(of: descriptor, name: name)
    }
  }

  /// Whether it is the device that is always empty; others may never end.
  private static func isNull(_ status: stat) -> Bool {
    var null = stat()
    return stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev
  }

  /// What can be read once only, kept so that it can be read again.
  private static func copy(of descriptor: Int32, name: String) throws(SourceError) -> Storage {
    let collector = ContentCollector(name: name)
    var part = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let (count, code) = part.withUnsafeMutableBytes { bytes in
        (Glibc.read(descriptor, bytes.baseAddress, bytes.count), errno)
      }
      if count == 0 { return try collector.finish() }
      if count > 0 {
        try collector.append(part[..<count])
      } else if code != EINTR {
        throw SourceError(errno: code, path: name)
      }
    }
  }
}
