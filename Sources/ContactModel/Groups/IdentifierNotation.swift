/// UIDs, compared without what programs change in them.
package enum IdentifierNotation {
  /// A UID without blanks around it, without `urn:uuid:`, and in lower case if it is a UUID; nil
  /// where nothing is left.
  package static func normalized(_ identifier: String) -> String? {
    normalized(Array(identifier.utf8)[...])
  }

  /// The same of a UID's bytes.
  package static func normalized(_ identifier: ArraySlice<UInt8>) -> String? {
    var bytes = identifier
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    bytes = bytes.drop { $0 <= 0x20 }
    if bytes.prefix(prefix.count).elementsEqual(prefix, by: { lowercased($0) == $1 }) {
      bytes = bytes.dropFirst(prefix.count)
    }
    guard !bytes.isEmpty else { return nil }
    if bytes.count == 36, bytes.allSatisfy(isOfUUID) {
      return String(decoding: bytes.map(lowercased), as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
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

  private static let prefix = Array("urn:uuid:".utf8)

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  private static func isOfUUID(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || lowercased(byte) &- 0x61 < 6 || byte == UInt8(ascii: "-")
  }
}
