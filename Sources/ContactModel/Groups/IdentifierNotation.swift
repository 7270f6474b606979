package import SourceText

/// UIDs, compared without what programs change in them.
package enum IdentifierNotation {
  /// A UID without blanks around it, without `urn:uuid:`, and in lower case if it is a UUID; nil
  /// where nothing is left.
  package static func normalized(_ identifier: String) -> String? {
    normalized(Array(identifier.utf8)[...])
  }

  /// The same of a UID's bytes.
  package static func normalized(_ identifier: ArraySlice<UInt8>) -> String? {
    identifier.withUnsafeBufferPointer { buffer in
      let core = core(of: Bytes(buffer))
      guard !core.isEmpty else { return nil }
      return isUUID(core) ? String(decoding: core.map(lowercased), as: UTF8.self) : core.string
    }
  }

  /// A number that all notations of a UID have in common; nil where nothing is left of it.
  package static func hash(_ identifier: Bytes) -> UInt64? {
    let core = core(of: identifier)
    guard !core.isEmpty else { return nil }
    // Digits and hyphens have the bit by which small letters differ from large ones.
    let smallLetters: UInt64 = hasUUIDShape(core) ? 0x2020_2020_2020_2020 : 0
    // Eight bytes at a time, mixed so that each bit reaches all of them.
    var hash = UInt64(core.count)
    var start = 0
    while start < core.count {
      var word: UInt64 = 0
      if core.count - start >= 8 {
        word = UInt64(
          littleEndian: core.rawBuffer.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      } else {
        for byte in core.dropFirst(start) { word = word << 8 | UInt64(byte) }
      }
      hash = (hash ^ (word | smallLetters)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      start += 8
    }
    return hash &* 0xBF58_476D_1CE4_E5B9 ^ hash >> 32
  }

  /// The UID without blanks around it and without `urn:uuid:`.
  private static func core(of identifier: Bytes) -> Bytes {
    let trimmed = identifier[identifier.trimmed(identifier.indices)]
    let prefix: StaticString = "urn:uuid:"
    guard startsWith(prefix, trimmed, trimmed.indices) else { return trimmed }
    return trimmed.dropFirst(prefix.utf8CodeUnitCount)
  }

  /// The UUID of a UID that is one as a URI (RFC 9562, section 4); nil for any other.
  package static func uuid(in identifier: Bytes) -> Bytes? {
    let core = core(of: identifier)
    return core.count < identifier.count && isUUID(core) ? core : nil
  }

  /// Whether the bytes are a UUID's 36 characters (RFC 9562, section 4).
  package static func isUUID(_ core: Bytes) -> Bool {
    guard hasUUIDShape(core) else { return false }
    for byte in core where !isOfUUID(byte) { return false }
    return true
  }

  /// Whether a UID is as long as a UUID and has hyphens where one has them (RFC 9562, section 4).
  private static func hasUUIDShape(_ core: Bytes) -> Bool {
    core.count == 36 && core[8] == 0x2D && core[13] == 0x2D && core[18] == 0x2D && core[23] == 0x2D
  }

  /// The UID as a URI, as references to it are written (RFC 6350, section 6.6.5).
  package static func reference(to identifier: String) -> String {
    let hasScheme = identifier.utf8.prefix(16).contains(UInt8(ascii: ":"))
    return hasScheme ? identifier : "urn:uuid:" + identifier
  }

  /// Whether a UID is a UUID, as 36 characters.
  package static func isUUID(_ identifier: String) -> Bool {
    identifier.utf8.count == 36
      && Array(identifier.utf8).withUnsafeBufferPointer { isUUID(Bytes($0)) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  private static func isOfUUID(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 || byte == 0x2D
  }
}
