extension UInt8 {
  /// Whether it is a digit.
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is one of some characters of ASCII.
  @inline(__always)
  func isOne(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
}
