import SourceText
import Testing

/// Copying up to a byte that needs an escape.
@Suite struct ByteArenaTests {
  private static let stops = [0x00, 0x0A, 0x1F, 0x22, 0x5C, 0x7F] as [UInt8]
  /// Neighbors of what is looked for, and bytes of UTF-8 whose low bits are like those.
  private static let others =
    [0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7E, 0x80, 0x8A, 0xA2, 0xDC, 0xFF] as [UInt8]

  /// What was copied of the bytes, and the position returned.
  private func copied(_ bytes: [UInt8], from start: Int = 0) -> (bytes: [UInt8], end: Int) {
    var arena = ByteArena(capacity: 64)
    arena.append(UInt8(ascii: ">"))
    let end = bytes.withUnsafeBufferPointer {
      arena.append(Bytes($0), from: start, until: .quotesAndBackslashes)
    }
    return (Array(arena.view.dropFirst(1)), end)
  }

  @Test(arguments: 0...40) func copiesWhatNeedsNoEscape(count: Int) {
    let bytes = (0..<count).map { Self.others[$0 % Self.others.count] }
    let all = copied(bytes)
    #expect(all.bytes == bytes)
    #expect(all.end == count)
    for start in 0...count { #expect(copied(bytes, from: start).bytes == Array(bytes[start...])) }
  }

  @Test(arguments: stops) func stopsAtTheFirst(stop: UInt8) {
    for other in Self.others {
      for count in 1...20 {
        for position in 0..<count {
          var bytes = [UInt8](repeating: other, count: count)
          bytes[position] = stop
          bytes[count - 1] = stop
          let part = copied(bytes)
          #expect(part.end == position)
          #expect(part.bytes == Array(bytes[..<position]))
        }
      }
    }
  }

  /// Each kind stops at control characters and at bytes of its own, not at those of the others.
  @Test(
    arguments: [
      (.controls, ""), (.separators, "\\,;"), (.quotesAndCarets, "\"^"),
      (.quotesAndBackslashes, "\"\\"),
    ] as [(EscapedBytes, String)]) func stopsAtItsOwn(kind: EscapedBytes, stops: String)
  {
    for byte in UInt8.min...UInt8.max {
      let bytes = [UInt8](repeating: 0x61, count: 17) + [byte, 0x61]
      var arena = ByteArena(capacity: 64)
      let end = bytes.withUnsafeBufferPointer { arena.append(Bytes($0), from: 0, until: kind) }
      let isStop = byte < 0x20 || byte == 0x7F || stops.utf8.contains(byte)
      #expect(end == (isStop ? 17 : bytes.count), "\(byte)")
    }
  }

  @Test func growsForLongText() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 100_003)
    #expect(copied(bytes).bytes == bytes)
  }
}
