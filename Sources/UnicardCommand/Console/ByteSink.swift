/// Takes bytes, and may hold some back until it is flushed.
protocol ByteSink: AnyObject {
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
  func flush() throws(OutputError)
}

extension ByteSink {
  func write(_ bytes: [UInt8]) throws(OutputError) {
    let result = bytes.withUnsafeBytes { bytes -> Result<Void, OutputError> in
      do throws(OutputError) {
        return .success(try write(bytes))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }
}

/// Takes bytes and forgets them.
final class NullSink: ByteSink {
  func write(_ bytes: UnsafeRawBufferPointer) {}
  func flush() {}
}

/// Keeps bytes in memory.
final class MemorySink: ByteSink {
  private(set) var bytes: [UInt8] = []

  func write(_ bytes: UnsafeRawBufferPointer) { self.bytes.append(contentsOf: bytes) }
  func flush() {}

  /// The bytes as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
