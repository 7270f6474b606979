package import SourceText

/// The parts of a `data:` URI with base64 in it (RFC 2397).
package struct DataURI {
  /// Where the media type stands, with its parameters.
  package var mediaType: Range<Int>
  /// Where the base64 stands.
  package var content: Range<Int>

  /// Nothing that is longer stands before the comma.
  package static let headerLimit = 300

  /// Takes a URI apart, in which backslashes may stand before the separators, as some programs
  /// write them; nil where it is none, or not of base64.
  package init?(_ text: Bytes) {
    guard startsWith("data:", text, text.indices) else { return nil }
    let head = text.prefix(Self.headerLimit)
    let comma = head.firstIndex(of: UInt8(ascii: ","), in: head.indices)
    guard comma < head.count else { return nil }
    let end = Self.withoutBackslash(5..<comma, head)
    guard end.count >= 7, matches(";base64", head, end.upperBound - 7..<end.upperBound) else {
      return nil
    }
    mediaType = Self.withoutBackslash(5..<end.upperBound - 7, head)
    content = comma + 1..<text.count
  }

  private static func withoutBackslash(_ range: Range<Int>, _ text: Bytes) -> Range<Int> {
    guard let last = range.last, text[last] == UInt8(ascii: "\\") else { return range }
    return range.lowerBound..<last
  }

  /// What stands before the base64.
  package static func prefix(_ mediaType: String) -> [UInt8] {
    Array("data:\(mediaType);base64,".utf8)
  }

  /// Whether the text is a media type (RFC 6838, section 4.2), perhaps with parameters.
  package static func isMediaType(_ text: Bytes) -> Bool {
    var slashes = 0
    var last = UInt8(ascii: "/")
    for byte in text {
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "/"): slashes += 1
      case UInt8(ascii: ";") where last == UInt8(ascii: "/"): return false
      case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "&"),
        UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
        UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "-"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        break
      default: return false
      }
    }
    return slashes == 1 && text.first != UInt8(ascii: "/") && text.last != UInt8(ascii: "/")
  }
}
