import Glibc

/// Holds bytes back, in a file that nobody sees, until it is decided whether they are to be written at all.
package final class HeldSink: ByteSink {
  private static let path = "a temporary file"

  private let file: UnsafeMutablePointer<FILE>
  private let sink: DescriptorSink

  package init() throws(OutputError) {
    guard let file = tmpfile() else { throw OutputError(errno: errno, path: Self.path) }
    self.file = file
    sink = DescriptorSink(fileno(file), path: Self.path)
  }

  deinit { fclose(file) }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) { try sink.write(bytes) }

  package func flush() throws(OutputError) { try sink.flush() }

  /// Writes all that was held.
  package func release(to other: any ByteSink) throws(OutputError) {
    try flush()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var place: off_t = 0
    while true {
      let count = pread(fileno(file), &part, part.count, place)
      if count < 0 { throw OutputError(errno: errno, path: Self.path) }
      if count == 0 { return }
      try other.write(Array(part[..<count]))
      place += off_t(count)
    }
  }
}
