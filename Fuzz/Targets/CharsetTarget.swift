import SourceText

/// Tells the encoding of bytes and decodes them: whole, and in parts.
enum CharsetTarget {
  private static let names = [
    "utf-8", "utf-16le", "utf-16be", "utf-32le", "utf-32be", "us-ascii", "iso-8859-1",
    "windows-1252", "windows-1251", "windows-1253", "windows-1255", "windows-874", "macintosh",
    "koi8-r", "shift_jis", "euc-jp", "iso-2022-jp", "gbk", "gb18030", "big5", "euc-kr", "utf-7",
    "iso-2022-kr", "ibm437", "ibm850", "iso-8859-2", "iso-8859-15",
  ]
  private static let charsets = names.compactMap { Charset(named: $0) }

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let first = bytes.first else { return }
    let text = Array(bytes.dropFirst())
    let guess = EncodingDetector.detect(text)
    try check(text, guess.charset)
    try check(text, charsets[Int(first) % charsets.count])
  }

  private static func check(_ bytes: [UInt8], _ charset: Charset) throws(BrokenPromise) {
    let decoded = charset.decode(bytes)
    let isUTF8 = decoded.utf8.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == nil
    try promise(isUTF8, "decoded-\(charset.name)")
    let encoded = charset.encode(decoded.string)
    let isWide = charset.isUnicode && charset != .utf8
    if encoded.unencodable.isEmpty, !isWide || !hasLineOfBytes(encoded.bytes) {
      try promise(
        charset.decode(encoded.bytes).utf8 == decoded.utf8, "encoded-\(charset.name)",
        decoded.string.debugDescription)
    }
    // What is read in parts is what is read at once.
    guard
      let whole = try? ByteStream(
        bytes: bytes, name: "", encoding: charset, transcoding: .always
      ).readAll(),
      let parts = try? readInParts(bytes, charset)
    else { throw BrokenPromise("stream-\(charset.name)") }
    try promise(whole == parts, "parts-\(charset.name)")
  }

  /// Whether a line break stands among bytes of ASCII, as where a program that knows nothing of
  /// UTF-16 appended to it; a text that happens to look so is read as such.
  private static func hasLineOfBytes(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropFirst().dropLast().contains {
      bytes[$0] == 0x0A && bytes[$0 - 1] != 0 && bytes[$0 + 1] != 0
    } || bytes.last == 0x0A
  }

  private static func readInParts(_ bytes: [UInt8], _ charset: Charset) throws -> [UInt8] {
    let stream = try ByteStream(bytes: bytes, name: "", encoding: charset, transcoding: .always)
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 7)
    while true {
      let count = try part.withUnsafeMutableBytes { buffer throws(SourceError) in
        try stream.read(into: buffer)
      }
      if count == 0 { return text }
      text += part[..<count]
    }
  }
}
