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

/// The scripts of lines in UTF-8 other than Latin. Who wrote them wrote the other lines too.
struct UTF8Scripts {
  private var kana = 0
  private var ideographs = 0
  private var hangul = 0

  /// Counts the characters of a line that is valid UTF-8.
  mutating func count(_ line: UnsafeRawBufferPointer) {
    for index in line.indices.dropLast() {
      switch (line[index], line[index + 1]) {
      case (0xE3, 0x81...0x83): kana += 1
      case (0xE4...0xE9, _): ideographs += 1
      case (0xEA, 0xB0...0xBF), (0xEB...0xEC, _), (0xED, 0x80...0x9E): hangul += 1
      default: break
      }
    }
  }

  /// The charsets that such text was in before UTF-8; none for alphabets, whose letters tell enough.
  var charsets: [Charset] {
    let names =
      hangul > 0
      ? ["EUC-KR"]
      : kana > 0
        ? ["Shift_JIS", "EUC-JP"] : ideographs > 0 ? ["Shift_JIS", "GBK", "Big5"] : []
    return names.compactMap { Charset(named: $0) }
  }
}
