import Glibc

/// Keeps bytes that come once: short content in memory, longer in a file without a name, which is
/// gone when it is closed, whatever happens to the process.
final class ContentCollector {
  private let name: String
  /// What is no longer than this stays in memory, in bytes.
  private let memoryLimit: Int
  private var head: [UInt8] = []
  private var file: Int32?

  init(name: String, memoryLimit: Int = 1 << 20) {
    self.name = name
    self.memoryLimit = memoryLimit
  }

  deinit {
    if let file { _ = close(file) }
  }

  func append(_ bytes: UnsafeRawBufferPointer) throws(SourceError) {
    if file == nil, head.count + bytes.count < memoryLimit {
      head.append(contentsOf: bytes)
      return
    }
    let file: Int32
    if let known = self.file { file = known } else { file = try unlinkedFile() }
    if self.file == nil {
      self.file = file
      if let failure = head.withUnsafeBytes({ write($0, to: file) }) { throw failure }
      head = []
    }
    if let failure = write(bytes, to: file) { throw failure }
  }

  func append(_ bytes: ArraySlice<UInt8>) throws(SourceError) {
    let error = bytes.withUnsafeBytes { bytes -> SourceError? in
      do throws(SourceError) {
        try append(bytes)
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  func finish() throws(SourceError) -> SourceContent.Storage {
    guard let file else { return .memory(head) }
    self.file = nil
    return .file(descriptor: file, start: 0, isOwned: true)
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SourceError? {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, base, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        return SourceError(code: .temporaryFileFailed(errno: errno), path: name)
      }
    }
    return nil
  }

  private func unlinkedFile() throws(SourceError) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array(((folder.isEmpty ? "/tmp" : folder) + "/unicard-XXXXXX").utf8CString)
    let (descriptor, code) = template.withUnsafeMutableBufferPointer { path -> (Int32, Int32) in
      guard let base = path.baseAddress else { return (-1, EINVAL) }
      let descriptor = mkstemp(base)
      let code = errno
      if descriptor >= 0 {
        _ = unlink(base)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      }
      return (descriptor, code)
    }
    guard descriptor >= 0 else {
      throw SourceError(code: .temporaryFileFailed(errno: code), path: name)
    }
    return descriptor
  }
}
