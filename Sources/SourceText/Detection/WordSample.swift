/// The parts of a text that tell its encoding: each run of letters with a byte beyond ASCII, once.
struct WordSample {
  /// Bytes from 0x40 up with at least one from 0x80 up, in the order they were found. The limit lets
  /// the second bytes of Chinese, Japanese and Korean characters pass.
  private(set) var words: [[UInt8]] = []
  /// How many bytes of the words are beyond ASCII.
  private(set) var highByteCount = 0
  /// How many words are Latin letters in UTF-8; they are not among the others.
  private(set) var latinUTF8Count = 0

  private static let largestCount = 400
  private static let largestLength = 64

  init(_ bytes: UnsafeRawBufferPointer) {
    var seen: Set<[UInt8]> = []
    var offset = 0
    while words.count < Self.largestCount, offset < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
      guard let high = UTF8Validation.firstNonASCIIOffset(in: rest) else { break }
      var start = offset + high
      var end = start
      while start > offset, bytes[start - 1] >= 0x40, end - start < Self.largestLength / 2 {
        start -= 1
      }
      while end < bytes.count, bytes[end] >= 0x40, end - start < Self.largestLength { end += 1 }
      let word = Array(bytes[start..<end])
      offset = end
      guard seen.insert(word).inserted else { continue }
      if Self.isLatinUTF8(word) {
        latinUTF8Count += 1
        continue
      }
      words.append(word)
      highByteCount += word.count { $0 >= 0x80 }
    }
  }

  /// Whether a word is Latin letters in UTF-8, as where two files were joined: it tells nothing about
  /// the encoding of the others.
  private static func isLatinUTF8(_ word: [UInt8]) -> Bool {
    guard word.contains(where: { $0 < 0x80 }) else { return false }
    let areLatin = word.allSatisfy { $0 < 0xC0 || (0xC3...0xC5).contains($0) }
    return areLatin && word.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) == nil }
  }
}
