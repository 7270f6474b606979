import SourceText

/// A postal code and a town in one text: `10115 Berlin`, `Springfield, IL 62704`,
/// `London SW1A 1AA`. There is none where it is not certain which is which.
struct LocalityText {
  private(set) var postcode = 0..<0
  private(set) var city = 0..<0
  private(set) var region = 0..<0

  /// Codes that stand in front: 9 for a digit, A for a capital letter. Those that others begin
  /// with come behind them.
  private static let leading = [
    "9999 AA", "999 99", "99-999", "9999-999", "99999-999", "999-9999", "999999", "99999", "9999",
    "A9A 9A9", "AA9A 9AA", "AA99 9AA", "AA9 9AA", "A9A 9AA", "A99 9AA", "A9 9AA",
  ].map { Array($0.utf8) }

  /// Codes behind the town, and whether a short name of the region stands between.
  private static let trailing = [
    ("99999-9999", true), ("99999", true), ("A9A 9A9", true), ("AA9A 9AA", false),
    ("AA99 9AA", false), ("AA9 9AA", false), ("A9A 9AA", false), ("A99 9AA", false),
    ("A9 9AA", false),
  ].map { (Array($0.0.utf8), $0.1) }

  init?(_ text: Bytes) {
    guard readLeading(text) || readTrailing(text) else { return nil }
  }

  private mutating func readLeading(_ text: Bytes) -> Bool {
    var start = 0
    if text.prefix(3).string == "〒" { start = 3 }
    while start < text.count, text[start] == 0x20 { start += 1 }
    // The country's sign, as in `D-10115`, is a part of the code for those who write it.
    var digits = start
    while digits < text.count, digits < start + 3, Self.isCapital(text[digits]) { digits += 1 }
    let hasSign = digits > start && digits < text.count && text[digits] == UInt8(ascii: "-")
    digits = hasSign ? digits + 1 : start
    for pattern in Self.leading where Self.matches(text, digits, pattern) {
      let end = digits + pattern.count
      if end == text.count {
        postcode = start..<end
        return true
      }
      var next = end
      while next < text.count, text[next] <= 0x20 || text[next] == UInt8(ascii: ",") { next += 1 }
      guard next > end, Self.isTown(text[next..<text.count]) else { continue }
      postcode = start..<end
      city = next..<text.count
      return true
    }
    return false
  }

  private mutating func readTrailing(_ text: Bytes) -> Bool {
    for (pattern, hasRegion) in Self.trailing {
      let start = text.count - pattern.count
      guard start > 2, Self.matches(text, start, pattern), text[start - 1] <= 0x20 else { continue }
      var end = Self.trimmedEnd(text, start)
      var region = 0..<0
      if hasRegion, let found = Self.region(text, end) {
        region = found
        end = Self.trimmedEnd(text, found.lowerBound)
      }
      guard Self.isTown(text[0..<end]), !text[0..<end].contains(where: { $0.isDigit }) else {
        return false
      }
      postcode = start..<text.count
      city = 0..<end
      self.region = region
      return true
    }
    return false
  }

  /// Two or three capital letters before a position, behind a blank.
  private static func region(_ text: Bytes, _ end: Int) -> Range<Int>? {
    var start = end
    while start > 0, isCapital(text[start - 1]) { start -= 1 }
    guard (2...3).contains(end - start), start > 1, text[start - 1] <= 0x20 else { return nil }
    return start..<end
  }

  private static func trimmedEnd(_ text: Bytes, _ end: Int) -> Int {
    var end = end
    while end > 0, text[end - 1] <= 0x20 || text[end - 1] == UInt8(ascii: ",") { end -= 1 }
    return end
  }

  /// Whether a text begins with a letter, is no single one, and has no further code.
  private static func isTown(_ text: Bytes) -> Bool {
    guard text.count > 1, let first = text.first, (first | 0x20) &- 0x61 < 26 || first >= 0x80
    else { return false }
    var digits = 0
    for byte in text {
      digits = byte.isDigit ? digits + 1 : 0
      if digits > 3 { return false }
    }
    return true
  }

  private static func matches(_ text: Bytes, _ start: Int, _ pattern: [UInt8]) -> Bool {
    guard start >= 0, start + pattern.count <= text.count else { return false }
    return pattern.indices.allSatisfy { index in
      let byte = text[start + index]
      switch pattern[index] {
      case UInt8(ascii: "9"): return byte.isDigit
      case UInt8(ascii: "A"): return isCapital(byte)
      default: return byte == pattern[index]
      }
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
}
