import SourceText

/// What stands before the value on a line.
struct PropertyHeader {
  /// Past the colon.
  let end: Int
  /// The property's name in small letters.
  let name: [UInt8]
  /// Whether it says how the value is encoded, or what kind of value it is.
  let saysHowToRead: Bool

  /// The header at the beginning of the line; nil where it is folded, or has no end.
  init?(_ line: Bytes) {
    var isQuoted = false
    var end: Int?
    for (index, byte) in line.enumerated() {
      if LineBreaks.isBreak(byte) { return nil }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted {
        end = index + 1
        break
      }
    }
    guard let end else { return nil }
    self.end = end
    let header = line[0..<end - 1].map(lowercased)
    let parts = header.split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard let first = parts.first else { return nil }
    name = Array(first.split(separator: UInt8(ascii: ".")).last ?? [])
    // What Android's X-CUSTOM(…) says is how its label is encoded.
    let parameters =
      parts.count > 1
      ? parts[1].split(separator: UInt8(ascii: ";")).filter { !$0.starts(with: "x-custom(".utf8) }
        .map { String(decoding: $0, as: UTF8.self) } : []
    saysHowToRead = parameters.contains { parameter in
      ["encoding", "charset", "quoted-printable", "base64", "value=", "omit-year"]
        .contains { parameter.contains($0) }
    }
  }

  /// The value behind the header in a text, without folds.
  func value(in text: [UInt8]) -> [UInt8] {
    var value: [UInt8] = []
    var index = end
    while index < text.count {
      if LineBreaks.isBreak(text[index]) {
        let next = text.withUnsafeBufferPointer { LineBreaks.pastBreak($0, index) }
        guard next < text.count, text[next] == 0x20 else { break }
        index = next + 1
      } else {
        value.append(text[index])
        index += 1
      }
    }
    return value
  }

  /// The value of the first property of that name in a text of several lines; nil where there is none.
  static func value(of name: [UInt8], in text: [UInt8]) -> [UInt8]? {
    var start = 0
    while start < text.count {
      let rest = Array(text[start...])
      let header = rest.withUnsafeBufferPointer { PropertyHeader(Bytes($0)) }
      if let header, header.name == name {
        return header.saysHowToRead ? nil : header.value(in: rest)
      }
      start = text.withUnsafeBufferPointer { LineBreaks.nextLine($0, from: start) }
    }
    return nil
  }
}
