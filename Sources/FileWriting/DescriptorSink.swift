import Glibc

/// Writes to an open file descriptor, in large parts.
///
/// Once writing has failed, every further call fails the same way: output with a hole in it is worse
/// than output that ends, and whoever flushes last must learn of it.
package final class DescriptorSink: ByteSink {
  /// As much as a pipe takes at once.
  private static let capacity = 1 << 16

  private let descriptor: Int32
  private let path: String
  private var buffer: [UInt8] = []
  private var failure: OutputError?

  /// Writes to a descriptor, which stays open. The path is for error messages.
  package init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Whether something waits to be written.
  package var hasUnwritten: Bool { !buffer.isEmpty }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    if let failure { throw failure }
    if buffer.count + bytes.count > Self.capacity { try flush() }
    if bytes.count >= Self.capacity {
      try send(bytes)
    } else {
      buffer.append(contentsOf: bytes)
    }
  }

  package func flush() throws(OutputError) {
    if let failure { throw failure }
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    let result = buffer.withUnsafeBytes { bytes -> Result<Void, OutputError> in
      do throws(OutputError) {
        return .success(try send(bytes))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func send(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, base, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        // A terminal or pipe that another program has set so; wait until it takes more.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        let error = OutputError(errno: errno, path: path)
        failure = error
        throw error
      }
    }
  }
}
