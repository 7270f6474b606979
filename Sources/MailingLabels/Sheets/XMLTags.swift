/// Reads the tags of an XML file, as far as templates have them: elements with attributes. Text,
/// comments and declarations are passed over.
enum XMLTags {
  /// A start tag.
  struct Tag {
    let name: String
    let attributes: [String: String]

    subscript(name: String) -> String? { attributes[name] }
  }

  /// Hands over each start tag. What is no tag ends the reading.
  static func visit(_ bytes: [UInt8], _ body: (Tag) -> Void) {
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[open...].starts(with: "<!--".utf8) {
        guard let end = Self.end(of: "-->", in: bytes, from: open + 4) else { return }
        index = end
        continue
      }
      guard let close = tagEnd(in: bytes, from: open + 1) else { return }
      if let tag = tag(bytes[(open + 1)..<close]) { body(tag) }
      index = close + 1
    }
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= bytes.count {
      guard let next = bytes[index...].firstIndex(of: mark[0]) else { return nil }
      if bytes[next...].starts(with: mark) { return next + mark.count }
      index = next + 1
    }
    return nil
  }

  /// The place of the `>` that is not within quotes.
  private static func tagEnd(in bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func tag(_ bytes: ArraySlice<UInt8>) -> Tag? {
    guard let first = bytes.first, isName(first) else { return nil }
    let name = bytes.prefix(while: isName)
    var rest = bytes[name.endIndex...]
    var attributes: [String: String] = [:]
    while let start = rest.firstIndex(where: isName) {
      let key = rest[start...].prefix(while: isName)
      rest = rest[key.endIndex...].drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "=") else { continue }
      rest = rest.dropFirst().drop { $0 <= 0x20 }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = rest.dropFirst().firstIndex(of: quote)
      else { break }
      attributes[String(decoding: key, as: UTF8.self)] = text(rest[(rest.startIndex + 1)..<end])
      rest = rest[(end + 1)...]
    }
    return Tag(name: String(decoding: name, as: UTF8.self), attributes: attributes)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: byte >= 0x80
    }
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var decoded = String(parts.popFirst() ?? "")
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let plain = entities[String(part[..<end])] else {
        decoded += "&" + part
        continue
      }
      decoded += plain + part[part.index(after: end)...]
    }
    return decoded
  }
}
