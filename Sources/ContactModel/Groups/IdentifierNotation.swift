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
    let smallLetters: UInt8 = isUUID(core) ? 0x20 : 0
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in core { hash = (hash ^ UInt64(byte | smallLetters)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The UID without blanks around it and without `urn:uuid:`.
  private static func core(of identifier: Bytes) -> Bytes {
    let trimmed = identifier[identifier.trimmed(identifier.indices)]
    let prefix = Bytes("urn:uuid:")
    guard trimmed.count >= prefix.count,
      prefix.indices.allSatisfy({ lowercased(trimmed[$0]) == prefix[$0] })
    else { return trimmed }
    return trimmed.dropFirst(prefix.count)
  }

  private static func isUUID(_ core: Bytes) -> Bool {
    guard core.count == 36 else { return false }
    for byte in core where !isOfUUID(byte) { return false }
    return true
  }

  /// The UID as a URI, as references to it are written (RFC 6350, section 6.6.5).
  package static func reference(to identifier: String) -> String {
    let hasScheme = identifier.utf8.prefix(16).contains(UInt8(ascii: ":"))
    return hasScheme ? identifier : "urn:uuid:" + identifier
  }

  /// Whether a UID is a UUID, as 36 characters.
  package static func isUUID(_ identifier: String) -> Bool {
    identifier.utf8.count == 36 && identifier.utf8.allSatisfy(isOfUUID)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  private static func isOfUUID(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 || byte == UInt8(ascii: "-")
  }
}
