/// Byte order marks at the start of a file.
enum ByteOrderMark {
  /// The encoding that a mark gives away; nil when there is no mark.
  static func guess(_ bytes: UnsafeRawBufferPointer) -> EncodingGuess? {
    // UTF-32 first: its little-endian mark begins with that of UTF-16.
    for (charset, mark) in marks where bytes.starts(with: mark) {
      // A NUL character right after a UTF-16LE mark is no text, so FF FE 00 00 is UTF-32.
      var length = mark.count
      var evidence = "a \(charset.name) byte order mark"
      // Joining files that each have a mark, or converting one twice, leaves two.
      if bytes[length...].starts(with: mark) {
        length += mark.count
        evidence = "two \(charset.name) byte order marks"
      }
      return EncodingGuess(
        charset: charset, confidence: 1, evidence: evidence, byteOrderMarkLength: length)
    }
    return nil
  }

  private static let marks: [(Charset, [UInt8])] = [
    (.utf8, [0xEF, 0xBB, 0xBF]),
    (.utf32LE, [0xFF, 0xFE, 0, 0]),
    (.utf32BE, [0, 0, 0xFE, 0xFF]),
    (.utf16LE, [0xFF, 0xFE]),
    (.utf16BE, [0xFE, 0xFF]),
  ]
}
