import SourceText

/// What occurs in a cell, found in one go: most cells need no further look.
struct CellTraits {
  /// Whether there is an `&`, a CR or a NUL, so that the text isn't taken as it is.
  let needsDecoding: Bool
  /// Whether there is a `:` or a `;`.
  let hasColon: Bool
  /// Whether there is a comma.
  let hasComma: Bool
  /// Whether there is a control character, such as a line break.
  let hasControl: Bool

  /// Whether there may be several values in the text, as people write them in a cell.
  var mayBeList: Bool { hasColon || hasComma || hasControl }

  private init(needsDecoding: Bool, hasColon: Bool, hasComma: Bool, hasControl: Bool) {
    self.needsDecoding = needsDecoding
    self.hasColon = hasColon
    self.hasComma = hasComma
    self.hasControl = hasControl
  }

  /// Of no text.
  static var none: CellTraits {
    CellTraits(needsDecoding: false, hasColon: false, hasComma: false, hasControl: false)
  }

  /// Of a text that was not looked at.
  static var unknown: CellTraits {
    CellTraits(needsDecoding: true, hasColon: true, hasComma: true, hasControl: true)
  }

  @inline(__always)
  init(_ cell: Bytes) {
    let raw = cell.rawBuffer
    var found = Found()
    if raw.count >= 8 {
      var index = 0
      while index + 8 <= raw.count {
        found.note(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      // The last word may overlap the one before.
      if index < raw.count {
        found.note(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
      }
    } else if raw.count >= 4 {
      let low = raw.loadUnaligned(as: UInt32.self)
      let high = raw.loadUnaligned(fromByteOffset: raw.count - 4, as: UInt32.self)
      found.note(UInt64(low) | UInt64(high) &<< 32)
    } else if raw.count > 0 {
      let word =
        UInt64(raw[0]) | UInt64(raw[raw.count >> 1]) &<< 8 | UInt64(raw[raw.count - 1]) &<< 16
      found.note(word | UInt64(raw[0]) &<< 24 | word &<< 32 | UInt64(raw[0]) &<< 56)
    }
    needsDecoding = found.undone & Found.highs != 0
    hasColon = found.colons & Found.highs != 0
    hasComma = found.commas & Found.highs != 0
    hasControl = found.controls & Found.highs != 0
  }

  /// Words whose high bits are set where something was found. More of them may be set if one is.
  private struct Found {
    static let lows: UInt64 = 0x0101_0101_0101_0101
    static let highs: UInt64 = lows << 7

    var undone: UInt64 = 0
    var colons: UInt64 = 0
    var commas: UInt64 = 0
    var controls: UInt64 = 0

    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- lows) & ~word }

    @inline(__always)
    private static func all(_ byte: UInt8) -> UInt64 { lows &* UInt64(byte) }

    @inline(__always)
    mutating func note(_ word: UInt64) {
      undone |=
        Self.zeros(word ^ Self.all(UInt8(ascii: "&"))) | Self.zeros(word ^ Self.all(0x0D))
        | Self.zeros(word)
      // The two differ in the lowest bit.
      colons |= Self.zeros((word | Self.lows) ^ Self.all(UInt8(ascii: ";")))
      commas |= Self.zeros(word ^ Self.all(UInt8(ascii: ",")))
      controls |= (word &- Self.all(0x20)) & ~word
    }
  }
}
