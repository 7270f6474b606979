/// The ASCII lower-case form of a byte.
@inlinable @inline(__always)
package func lowercased(_ byte: UInt8) -> UInt8 {
  byte &- 0x41 < 26 ? byte | 0x20 : byte
}

/// Whether the range holds the ASCII text, without regard to case. `text` is in lower case.
@inlinable package func matches(_ text: StaticString, _ bytes: Bytes, _ range: Range<Int>) -> Bool {
  guard range.count == text.utf8CodeUnitCount else { return false }
  return startsWith(text, bytes, range)
}

/// Whether the range begins with the ASCII text, without regard to case.
@inlinable @inline(__always)
package func startsWith(_ text: StaticString, _ bytes: Bytes, _ range: Range<Int>) -> Bool {
  // Nearly everything that is asked about begins otherwise.
  guard range.count >= text.utf8CodeUnitCount,
    text.utf8Start[0] == lowercased(bytes[range.lowerBound])
  else { return false }
  return hasBeginning(text, bytes[range])
}

@usableFromInline func hasBeginning(_ text: StaticString, _ bytes: Bytes) -> Bool {
  let wanted = text.utf8Start
  let found = bytes.unsafeBuffer
  for offset in 0..<text.utf8CodeUnitCount where wanted[offset] != lowercased(found[offset]) {
    return false
  }
  return true
}

/// What a hexadecimal digit stands for; nil for what is none.
@inlinable @inline(__always)
package func hexValue(_ byte: UInt8) -> UInt8? {
  if byte &- 0x30 < 10 { return byte - 0x30 }
  let lower = byte | 0x20
  return lower &- 0x61 < 6 ? lower - 0x61 + 10 : nil
}
