/// Classes of bytes.
package enum ASCII {
  @inlinable package static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
  @inlinable package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  @inlinable package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  @inlinable package static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }
}
