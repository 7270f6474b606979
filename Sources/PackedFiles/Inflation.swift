import CZlib
import SourceText

/// Unpacks one run of deflated bytes (RFC 1951) after the other.
struct Inflation: ~Copyable {
  /// How a run of bytes ended.
  enum End { case whole, cut, damaged }

  private let content: SourceContent
  private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  private let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)

  init(_ content: SourceContent) { self.content = content }

  deinit {
    input.deallocate()
    output.deallocate()
  }

  /// Unpacks what begins at a place and hands it over.
  ///
  /// - Returns: Where it ends, and how.
  func run(
    from start: Int, _ write: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> (offset: Int, end: End) {
    var stream = z_stream()
    // Below zero: without a header and a check sum.
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return (start, .damaged) }
    defer { inflateEnd(&stream) }
    var offset = start
    while true {
      if stream.avail_in == 0 {
        let count = try content.read(into: input, at: offset)
        if count == 0 { return (offset, .cut) }
        offset += count
        stream.next_in = input.bindMemory(to: UInt8.self).baseAddress
        stream.avail_in = UInt32(count)
      }
      stream.next_out = output.bindMemory(to: UInt8.self).baseAddress
      stream.avail_out = UInt32(output.count)
      let code = CZlib.inflate(&stream, Z_NO_FLUSH)
      try write(UnsafeRawBufferPointer(rebasing: output[..<(output.count - Int(stream.avail_out))]))
      switch code {
      case Z_STREAM_END: return (offset - Int(stream.avail_in), .whole)
      case Z_OK, Z_BUF_ERROR: break
      default: return (offset - Int(stream.avail_in), .damaged)
      }
    }
  }
}
