/// A charset of the East of Asia in which characters take one, two or more bytes.
struct MultiBytePage: Sendable {
  let charset: Charset
  let language: String
  /// How unlikely the charset is before anything was read, in bits.
  let prior: Int
  private let shape: MultiByteShape
  /// The cost of a two-byte character by how common its part of the charset is.
  private let cost: @Sendable (_ lead: UInt8, _ trail: UInt8) -> Int
  /// The codes of characters that names and addresses are full of.
  private let common: Set<UInt16>

  private static let commonCost = 8
  private static let malformedCost = 25
  private static let unlikelyCost = 15
  private static let loneKanaCost = 7

  private init?(
    _ name: String, prior: Int, language: String, shape: MultiByteShape, common: String,
    cost: @escaping @Sendable (UInt8, UInt8) -> Int
  ) {
    guard let charset = Charset(named: name) else { return nil }
    self.charset = charset
    self.language = language
    self.prior = prior
    self.shape = shape
    self.cost = cost
    let codes = common.unicodeScalars.compactMap { scalar -> UInt16? in
      let encoded = charset.encode(String(scalar))
      guard encoded.unencodable.isEmpty, encoded.bytes.count == 2 else { return nil }
      return UInt16(encoded.bytes[0]) << 8 | UInt16(encoded.bytes[1])
    }
    self.common = Set(codes)
  }

  static let all: [MultiBytePage] = [
    MultiBytePage(
      "Shift_JIS", prior: 2, language: "ja", shape: .shiftJIS, common: CommonCharacters.japanese
    ) { lead, trail in
      if lead >= 0xFA { return 15 }
      let pair = Int(lead) - (lead <= 0x9F ? 0x81 : 0xC1)
      return japaneseCost(row: pair * 2 + (trail >= 0x9F ? 2 : 1))
    },
    MultiBytePage(
      "EUC-JP", prior: 4, language: "ja", shape: .eucJP, common: CommonCharacters.japanese
    ) { lead, _ in
      lead == 0x8E ? 11 : lead == 0x8F ? 18 : japaneseCost(row: Int(lead) - 0xA0)
    },
    MultiBytePage(
      "GBK", prior: 2, language: "zh", shape: .gb18030,
      common: CommonCharacters.simplifiedChinese
    ) { lead, trail in
      guard trail >= 0xA1, lead >= 0xA1 else { return 18 }
      switch lead {
      case 0xA1, 0xA3: return 12
      // Letters of Greek and Russian do not stand among ideographs.
      case 0xA6, 0xA7: return 24
      case 0xB0...0xD7: return 12
      default: return 16
      }
    },
    MultiBytePage(
      "Big5", prior: 3, language: "zh", shape: .twoBytes,
      common: CommonCharacters.traditionalChinese
    ) { lead, _ in
      switch lead {
      case 0xA1...0xA3: return 12
      case 0xA4...0xC6: return 12
      case 0xC9...0xF9: return 16
      default: return 22
      }
    },
    MultiBytePage(
      "EUC-KR", prior: 2, language: "ko", shape: .twoBytes, common: CommonCharacters.korean
    ) { lead, trail in
      guard trail >= 0xA1, lead >= 0xA1 else { return 16 }
      switch lead {
      case 0xB0...0xC8: return 12
      // Lines of boxes, Russian, and characters of one's own.
      case 0xA6, 0xAC, 0xC9, 0xFE: return 24
      case 0xA1...0xAC: return 13
      default: return 16
      }
    },
  ].compactMap { $0 }

  /// The cost of a character of JIS X 0208 by its row.
  private static func japaneseCost(row: Int) -> Int {
    switch row {
    case 1, 2: 11
    case 3: 11
    case 4, 5: 8
    case 16...47: 12
    case 48...84: 16
    case 6...15: 17
    default: 20
    }
  }

  /// The number of bits that a sample takes.
  func cost(of sample: WordSample) -> Int {
    let cost = sample.words.reduce(0) { $0 + self.cost(ofWord: $1) }
    return cost + (isUnlikely(sample) ? Self.unlikelyCost : 0)
  }

  /// Whether none of several ideographs is one that Chinese names and addresses are full of, as
  /// where words of another script are read as such.
  private func isUnlikely(_ sample: WordSample) -> Bool {
    guard language == "zh", sample.highByteCount >= 8 else { return false }
    return !sample.words.contains { word in
      word.withUnsafeBytes { bytes in
        var offset = 0
        while offset + 1 < bytes.count {
          let code = UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
          if common.contains(code) { return true }
          offset += shape.length(in: bytes, at: offset)
        }
        return false
      }
    }
  }

  private func cost(ofWord word: [UInt8]) -> Int {
    // What the charset has no character for is as bad as what is malformed.
    let decoded = word.withUnsafeBytes { charset.decode($0) }
    var cost = decoded.replacements * Self.malformedCost
    var offset = 0
    // How many half-width katakana stand in a row: a word has more than one.
    var halfWidthRun = 0
    var isAfterASCII = false
    word.withUnsafeBytes { bytes in
      while offset < bytes.count {
        let lead = bytes[offset]
        let length = shape.length(in: bytes, at: offset)
        defer { offset += length }
        guard lead >= 0x80 else {
          // Latin letters stand apart from such characters as a rule.
          let isLetter = (0x41...0x5A).contains(lead & 0xDF)
          if isLetter, offset > 0, !isAfterASCII { cost += 5 }
          isAfterASCII = isLetter
          if halfWidthRun == 1 { cost += Self.loneKanaCost }
          halfWidthRun = 0
          continue
        }
        if isAfterASCII { cost += 5 }
        isAfterASCII = false
        if length == 1 {
          let isHalfWidth = shape == .shiftJIS && (0xA1...0xDF).contains(lead)
          if isHalfWidth {
            cost += halfWidthRun > 0 ? 7 : 10
            halfWidthRun += 1
          } else {
            cost += Self.malformedCost
            halfWidthRun = 0
          }
          continue
        }
        if halfWidthRun == 1 { cost += Self.loneKanaCost }
        halfWidthRun = 0
        let code = UInt16(lead) << 8 | UInt16(bytes[offset + 1])
        if length == 2, common.contains(code) {
          cost += Self.commonCost
        } else {
          cost += length == 4 ? 17 : self.cost(lead, bytes[offset + 1])
        }
      }
    }
    if halfWidthRun == 1 { cost += Self.loneKanaCost }
    return cost
  }
}
