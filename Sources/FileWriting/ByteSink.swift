/// Takes bytes, and may hold some back until it is flushed.
package protocol ByteSink: AnyObject {
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
  func flush() throws(OutputError)
}

extension ByteSink {
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    let result = bytes.withUnsafeBytes { bytes -> Result<Void, OutputError> in
      do throws(OutputError) {
        return .success(try write(bytes))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  package func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }
}

/// Takes bytes and forgets them.
package final class NullSink: ByteSink {
  package init() {}
  package func write(_ bytes: UnsafeRawBufferPointer) {}
  package func flush() {}
}

/// Keeps bytes in memory.
package final class MemorySink: ByteSink {
  package private(set) var bytes: [UInt8] = []

  package init() {}
  package func write(_ bytes: UnsafeRawBufferPointer) { self.bytes.append(contentsOf: bytes) }
  package func flush() {}
}
