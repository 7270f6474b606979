/// Text in UTF-8 that a program took for text of a code page and turned into UTF-8 once more: `JÃ¼rgen`.
///
/// Each byte of a letter beyond ASCII became a character of the page, and the first and the others of them
/// hardly stand side by side in what people write. A stretch of text is undone where all that is beyond
/// ASCII in it are such bytes, and gives words in one script.
package enum DoubledUTF8 {
  /// The pages that UTF-8 is taken for: those of Windows and the Mac by spreadsheets, those of DOS by
  /// what prints to a console. Where several would do, the first.
  private static let pages: [Page] = [
    "windows-1252", "windows-1250", "windows-1251", "windows-1254", "macintosh", "IBM850", "IBM852",
    "IBM866",
  ].compactMap { Page(charset: $0) }

  /// So often text is undone at most; each time it becomes shorter.
  private static let depthLimit = 3

  // MARK: Whether there may be any

  /// Whether two characters stand side by side that may be the first bytes of one. Quick, and seldom wrong:
  /// it is asked of all text, in which letters beyond ASCII mostly stand alone.
  package static func mayOccur(in text: UnsafeRawBufferPointer) -> Bool {
    guard let base = text.baseAddress else { return false }
    let count = text.count
    var index = 0
    while index < count {
      if index + 8 <= count {
        let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        let high = word & 0x8080_8080_8080_8080
        if high == 0 {
          index += 8
          continue
        }
        index += high.trailingZeroBitCount / 8
      }
      let lead = base.load(fromByteOffset: index, as: UInt8.self)
      if lead < 0x80 {
        index += 1
        continue
      }
      let next = index + length(lead: lead)
      if next < count, base.load(fromByteOffset: next, as: UInt8.self) >= 0x80,
        mayBePair(text, index, next)
      {
        return true
      }
      index = next
    }
    return false
  }

  private static func mayBePair(
    _ text: UnsafeRawBufferPointer, _ first: Int, _ second: Int
  ) -> Bool {
    guard let first = scalar(text, at: first), first < Roles.limit,
      let second = scalar(text, at: second), second < Roles.limit
    else { return false }
    return Roles.all.mayBePair(first, second)
  }

  /// How many bytes a character beyond ASCII has.
  @inline(__always)
  private static func length(lead: UInt8) -> Int { lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

  /// A character beyond ASCII; nil where the text is no UTF-8.
  private static func scalar(_ text: UnsafeRawBufferPointer, at index: Int) -> UInt32? {
    let lead = text[index]
    let length = length(lead: lead)
    guard lead >= 0xC2, index + length <= text.count else { return nil }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset] & 0x3F) }
    return value
  }

  // MARK: Undoing it

  /// The text with what was encoded twice as it was before; nil where nothing was. It is looked at between
  /// commas, semicolons, tabs, bars, quotes and breaks, since tables and cards are put together from texts
  /// of several programs.
  package static func undone(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard mayOccur(in: text) else { return nil }
    var result: [UInt8] = []
    // What stands before is in the result.
    var copied = 0
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(where: endsStretch) ?? text.count
      let stretch = UnsafeRawBufferPointer(rebasing: text[start..<end])
      if let mended = undoneStretch(stretch) {
        result += text[copied..<start]
        result += mended
        copied = end
      }
      start = end + 1
    }
    if copied == 0 { return nil }
    return result + text[copied...]
  }

  private static func endsStretch(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\""), 0x09, 0x0A,
      0x0D:
      true
    default: false
    }
  }

  private static func undoneStretch(_ stretch: UnsafeRawBufferPointer) -> [UInt8]? {
    guard mayOccur(in: stretch) else { return nil }
    var text = [UInt8](stretch)
    for depth in 0..<depthLimit {
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
      guard let mended = pages.lazy.compactMap({ $0.undone(scalars) }).first else {
        return depth > 0 ? text : nil
      }
      text = mended
    }
    return text
  }

  // MARK: Characters and bytes

  /// For each character, in which pages it is the first byte of a longer one of UTF-8, and in which another.
  private struct Roles {
    static let limit: UInt32 = 0x2600
    static let all = Roles(pages)

    private var leads = [UInt16](repeating: 0, count: Int(limit))
    private var trails = [UInt16](repeating: 0, count: Int(limit))

    private init(_ pages: [Page]) {
      for (number, page) in pages.enumerated() {
        for (value, byte) in page.bytes where value < Self.limit {
          if byte >= 0xC2, byte <= 0xF4 { leads[Int(value)] |= 1 << UInt16(number) }
          if byte < 0xC0 { trails[Int(value)] |= 1 << UInt16(number) }
        }
      }
    }

    @inline(__always)
    func mayBePair(_ first: UInt32, _ second: UInt32) -> Bool {
      leads[Int(first)] & trails[Int(second)] != 0
    }
  }

  /// A code page, and which byte its characters beyond ASCII are.
  private struct Page {
    let bytes: [UInt32: UInt8]

    init?(charset name: String) {
      guard let charset = Charset(named: name), case .singleByte(let table) = charset.codec.method
      else { return nil }
      // What a page leaves open is passed on as a control, and so is all of that in ISO 8859-1.
      var bytes: [UInt32: UInt8] = [:]
      for byte in UInt8(0x80)...0x9F { bytes[UInt32(byte)] = byte }
      for byte in UInt8(0x80)...0xFF {
        if let scalar = table.scalar(of: byte) { bytes[scalar.value] = byte }
      }
      self.bytes = bytes
    }

    /// The text of which these are the bytes in the page; nil where it is none that somebody wrote.
    func undone(_ scalars: String.UnicodeScalarView) -> [UInt8]? {
      var text: [UInt8] = []
      for scalar in scalars {
        if scalar.isASCII {
          text.append(UInt8(scalar.value))
        } else if let byte = bytes[scalar.value] {
          text.append(byte)
        } else {
          return nil
        }
      }
      guard text.withUnsafeBytes({ UTF8Validation.firstInvalidOffset(in: $0) }) == nil,
        String(decoding: text, as: UTF8.self).isWritten
      else { return nil }
      return isUnlikely(Array(scalars), text) ? text : nil
    }

    /// Whether nobody would write the characters as they stand.
    private func isUnlikely(_ scalars: [Unicode.Scalar], _ text: [UInt8]) -> Bool {
      var sequences = 0
      var isSure = false
      var hasSign = false
      for (index, lead) in text.enumerated() where lead >= 0xC2 {
        sequences += 1
        let end = text[(index + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? text.count
        let isAfterSmall = index > 0 && scalars[index - 1].properties.isLowercase
        let followsCase = (index..<end).contains {
          $0 > 0 && scalars[$0].properties.isUppercase && scalars[$0 - 1].properties.isLowercase
        }
        let isBeforeSmall = end < text.count && scalars[end].properties.isLowercase
        let precedesCase =
          isBeforeSmall && (index..<end).allSatisfy { scalars[$0].properties.isUppercase }
        let sign = (index..<end).first { !scalars[$0].properties.isAlphabetic }
        if sign != nil { hasSign = true }
        switch lead {
        case _ where followsCase || precedesCase: isSure = true
        case 0xC2, 0xC3, 0xE0...0xF4: if sign != nil { isSure = true }
        // A capital letter and a sign that words have behind them: `HURRÄ…`.
        case 0xC4, 0xC5:
          if let sign, isAfterSmall || !Self.followWords.contains(scalars[sign]) { isSure = true }
        default: break
        }
      }
      return isSure || sequences > 1 && hasSign
    }

    private static let followWords: Set<Unicode.Scalar> = [
      "…", "™", "®", "©", "”", "“", "’", "»", "›",
    ]
  }
}

extension String {
  /// Whether a text is one that people write: no controls, and no word in Latin letters and others.
  fileprivate var isWritten: Bool {
    var isLatin: Bool?
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where !scalar.isASCII: return false
      case .unassigned, .privateUse, .surrogate: return false
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
        let isLatinLetter = scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
        if let isLatin, isLatin != isLatinLetter { return false }
        isLatin = isLatinLetter
      case .nonspacingMark, .spacingMark, .modifierLetter: break
      default: isLatin = nil
      }
    }
    return true
  }
}
