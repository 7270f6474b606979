import ContactLikeness

/// What a firm's name is equal by: its words without those that only say that it is a firm.
enum FirmName {
  static func key(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.count <= 300 else { return nil }
    let words = words(text)
    let kept = words.filter { !WordLists.legalForms.contains($0) }
    let joined = Array((kept.isEmpty ? words : kept).joined())
    return joined.isEmpty ? nil : joined
  }

  /// The words, folded; `G.m.b.H.` is one.
  private static func words(_ text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    var isASCII = true
    for byte in text where byte >= 0x80 { isASCII = false }
    let folded = isASCII ? text.map { ASCII.lowercased($0) } : LetterFolding.folded(text)
    return folded.filter { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "'") }
      .split { $0 < 0x80 && !ASCII.isLetter($0) && !ASCII.isDigit($0) }.map { Array($0) }
  }
}
