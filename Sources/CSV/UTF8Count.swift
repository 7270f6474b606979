import SourceText

/// How much of a line is UTF-8.
struct UTF8Count {
  private(set) var sequences = 0
  /// Those of three bytes and more, which hardly come about by chance.
  private(set) var longSequences = 0
  private(set) var malformed = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length = Self.malformedLength(bytes, at: index)
      let wanted = Self.trailCount(of: lead) + 1
      index += length
      if wanted > 1, length == wanted {
        sequences += 1
        if wanted > 2 { longSequences += 1 }
      } else {
        malformed += 1
      }
    }
  }

  private static func trailCount(of lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 1
    case 0xE0...0xEF: 2
    case 0xF0...0xF4: 3
    default: 0
    }
  }

  /// A lead byte and the trail bytes that follow it, or one byte.
  static func malformedLength(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int {
    let count = trailCount(of: bytes[start])
    var length = 1
    while length <= count, start + length < bytes.count, bytes[start + length] & 0xC0 == 0x80 {
      length += 1
    }
    return length
  }
}

/// The letters of lines in UTF-8: who wrote them wrote the other lines too.
struct UTF8Letters {
  private var bytes: [UInt8] = []

  private static let limit = 1 << 12

  /// Adds what of a line that is valid UTF-8 is beyond ASCII.
  mutating func add(_ line: UnsafeRawBufferPointer) {
    guard bytes.count < Self.limit else { return }
    bytes += line.lazy.filter { $0 >= 0x80 }
  }

  /// The charsets of before UTF-8 that have all of the letters, those of fewer letters first.
  var charsets: [Charset] {
    let text = String(decoding: bytes, as: UTF8.self)
    for names in [["windows-1252"], Self.pages, Self.wide] {
      let found = names.compactMap { Charset(named: $0) }
        .filter { $0.encode(text).unencodable.isEmpty }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static let pages = [
    "windows-1250", "windows-1251", "windows-1253", "windows-1254", "windows-1255",
    "windows-1256", "windows-1257", "windows-874",
  ]
  private static let wide = ["Shift_JIS", "EUC-JP", "GBK", "Big5", "EUC-KR"]
}
