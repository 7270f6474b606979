import LocaleSupport

/// Text without what does not tell names apart: case, accents, widths, shapes of letters.
///
/// Latin letters become ASCII where they are letters of the alphabet with a mark; other scripts
/// stay, with the marks that are accents in them removed.
package enum LetterFolding {
  /// Folds text.
  package static func folded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    if isASCII(text) { return text.map(ASCII.lowercased) }
    return foldedByLetter(text) ?? foldedInContext(text)
  }

  package static func folded(_ text: [UInt8]) -> [UInt8] {
    // Most words have been made small before.
    let isFolded = text.allSatisfy { $0 < 0x80 && $0 &- 0x41 >= 26 }
    return isFolded ? text : text.withUnsafeBufferPointer { folded($0) }
  }

  /// Text without differences of case, width and composition; its accents stay.
  package static func canonical(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    if isASCII(text) { return text.map(ASCII.lowercased) }
    let small = String(decoding: text, as: UTF8.self).normalized(to: .compatibilityCaseFolded)
    guard small.unicodeScalars.contains("\u{307}") else { return Array(small.utf8) }
    // The dot of a Turkish capital, which no small letter has.
    let dotless = small.unicodeScalars.replacing(
      "i\u{307}".unicodeScalars, with: "i".unicodeScalars)
    return Array(String(dotless).utf8)
  }

  /// Text with its letters composed, and small where they have case.
  package static func composed(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Array(String(decoding: text, as: UTF8.self).normalized(to: .composed).caseFolded.utf8)
  }

  package static func composedKeepingCase(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Array(String(decoding: text, as: UTF8.self).normalized(to: .composed).utf8)
  }

  package static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text where byte >= 0x80 { return false }
    return true
  }

  /// Folds text of which each letter can be folded by itself: ASCII, Latin letters up to U+017F, and letters
  /// of Greek, Cyrillic, Armenian, Hebrew and Arabic. Nil for any other.
  private static func foldedByLetter(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let (latinLetters, otherLetters) = (latinLetters, otherLetters)
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 4)
    var index = 0
    while index < text.count {
      let lead = text[index]
      index += 1
      if lead < 0x80 {
        latinLetters.append(lead, to: &result)
        continue
      }
      guard lead < 0xE0, index < text.count, text[index] & 0xC0 == 0x80 else { return nil }
      let scalar = Int32(lead & 0x1F) << 6 | Int32(text[index] & 0x3F)
      index += 1
      switch lead {
      case 0xC3...0xC5: latinLetters.append(scalar, to: &result)
      case 0xCE...0xDB:
        let letter = scalar - otherLettersStart
        if otherLetters.length(letter) == 0 { return nil }
        otherLetters.append(letter, to: &result)
      default: return nil
      }
    }
    return result
  }

  private static let otherLettersStart: Int32 = 0x380

  /// What letters from U+0380 to U+06FF are folded to; empty for what is no letter.
  private static let otherLetters = InternedTexts(
    (otherLettersStart..<0x700).map { scalar in
      guard let letter = Unicode.Scalar(UInt32(scalar)), letter.properties.isAlphabetic,
        letter.properties.canonicalCombiningClass == .notReordered
      else { return [] }
      return Array(String(letter).utf8).withUnsafeBufferPointer { foldedInContext($0) }
    })

  /// What each character up to U+017F is folded to.
  private static let latinLetters = InternedTexts(
    (0..<0x180).map { scalar in
      let text = Unicode.Scalar(UInt32(scalar)).map { Array(String($0).utf8) } ?? []
      return text.withUnsafeBufferPointer { foldedInContext($0) }
    })

  private static func foldedInContext(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let folded = String(decoding: text, as: UTF8.self)
      .normalized(to: .compatibilityCaseFolded).normalized(to: .decomposed)
    var scalars = String.UnicodeScalarView()
    var needsComposing = false
    var hasHan = false
    for scalar in folded.unicodeScalars {
      switch scalar.value {
      case 0x300...0x36F, 0x640, 0x64B...0x65F, 0x670, 0x591...0x5C7: continue
      case 0x1100...0x11FF, 0x3099, 0x309A, 0x900...0xDFF: needsComposing = true
      case 0x3400...0x9FFF, 0x20000...0x3FFFF: hasHan = true
      default: break
      }
      if let character = HanVariants.common(scalar) {
        scalars.append(character)
      } else if let plain = plainLetters(scalar.value) {
        scalars.append(contentsOf: plain.unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    var result = String(scalars)
    if needsComposing { result = result.normalized(to: .composed) }
    if hasHan, let simplifier = Transliterator.shared("Traditional-Simplified") {
      result = simplifier.transliterate(result)
    }
    return Array(result.utf8)
  }

  /// Letters that have no decomposition, but that people write without stroke or ligature, and
  /// the Persian and final forms of Arabic letters.
  private static func plainLetters(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0xE6: "ae"
    case 0xF0, 0x111: "d"
    case 0xF8: "o"
    case 0xFE: "th"
    case 0x127: "h"
    case 0x131: "i"
    case 0x142: "l"
    case 0x153: "oe"
    case 0x167: "t"
    case 0x259: "a"  // Azerbaijani: Əliyev is written Aliyev
    case 0xAB, 0xBB, 0x201A...0x201F, 0x2039, 0x203A, 0x300C...0x3011: " "
    case 0x2018, 0x2019, 0x2BC, 0x2BB, 0x2B9, 0x60, 0xB4: "'"
    case 0x2010...0x2015, 0x2212: "-"
    case 0x629: "\u{647}"  // Arabic teh marbuta
    case 0x649, 0x6CC: "\u{64A}"  // alef maksura and Persian yeh
    case 0x6A9: "\u{643}"  // Persian kaf
    case 0x671: "\u{627}"  // alef wasla
    default: nil
    }
  }
}
