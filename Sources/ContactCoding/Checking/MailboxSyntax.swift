import SourceText

/// The form of an address that mail can be sent to: a local part, an at sign, and a domain (RFC 5321, section 4.1.2,
/// and RFC 6531, section 3.3, by which both may have letters beyond ASCII).
///
/// What mail is sent to although the standard does not allow it has no fault here: dots beside each other in a local
/// part, as Japan's mobile phones have them, and underscores in a domain.
enum MailboxSyntax {
  static func isMailbox(_ text: Bytes) -> Bool {
    guard let sign = text.indices.last(where: { text[$0] == UInt8(ascii: "@") }) else {
      return false
    }
    return isLocalPart(text[0..<sign]) && isDomain(text[sign + 1..<text.count])
  }

  private static func isLocalPart(_ text: Bytes) -> Bool {
    guard let first = text.first else { return false }
    return first == quote ? isQuoted(text) : text.allSatisfy { isAtom($0) || $0 == dot }
  }

  /// Whether a text stands in quotes, within which a backslash stands before each that is a part of it.
  private static func isQuoted(_ text: Bytes) -> Bool {
    var index = 1
    while index < text.count - 1 {
      if text[index] == quote || text[index] < 0x20 { return false }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index == text.count - 1 && text[index] == quote
  }

  private static func isDomain(_ text: Bytes) -> Bool {
    if text.first == UInt8(ascii: "[") {
      // An address of a network: `[192.0.2.1]`, `[IPv6:2001:db8::1]`.
      return text.count > 2 && text.last == UInt8(ascii: "]")
        && text[1..<text.count - 1].allSatisfy {
          $0 > 0x20 && $0 < 0x7F && !"[\\]".utf8.contains($0)
        }
    }
    var isBehindDot = true
    for byte in text {
      if byte == dot ? isBehindDot : !isOfLabel(byte) { return false }
      isBehindDot = byte == dot
    }
    return !isBehindDot
  }

  /// Whether a byte may stand in a local part without quotes (RFC 5322, section 3.2.3).
  private static func isAtom(_ byte: UInt8) -> Bool {
    isOfLabel(byte) || "!#$%&'*+/=?^`{|}~".utf8.contains(byte)
  }

  private static func isOfLabel(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static let quote = UInt8(ascii: "\"")
  private static let dot = UInt8(ascii: ".")
}
