extension SourceContent {
  /// All the bytes, at once.
  package func allBytes() throws(SourceError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var part = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = try fill(&part, at: bytes.count)
      bytes += part[..<count]
      if count < part.count { return bytes }
    }
  }
}

extension ByteStream {
  /// The bytes of the source as they are, at once.
  package func originalBytes() throws(SourceError) -> [UInt8] { try content.allBytes() }
}
