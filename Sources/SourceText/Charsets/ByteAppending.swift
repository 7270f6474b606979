extension Array where Element == UInt8 {
  /// What fits on the stack, in bytes.
  private static var stackCapacity: Int { 1024 }

  /// Appends what `body` writes into uninitialised room of at least `capacity` bytes; `body` returns
  /// how many bytes it wrote, and a result of its own.
  @inline(__always)
  mutating func appendUnsafely<Result>(
    capacity: Int, _ body: (UnsafeMutableRawBufferPointer) -> (written: Int, result: Result)
  ) -> Result {
    if isEmpty, capacity > Self.stackCapacity {
      var result: Result?
      let filled = [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
        let (written, value) = body(UnsafeMutableRawBufferPointer(room))
        count = written
        result = value
      }
      if let result {
        self = filled
        return result
      }
    }
    return withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 1) { room in
      let (written, result) = body(room)
      append(contentsOf: UnsafeRawBufferPointer(rebasing: room[..<written]))
      return result
    }
  }
}
