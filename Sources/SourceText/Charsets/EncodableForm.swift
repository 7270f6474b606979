import CUnicode

/// Writes characters in the form that a charset has them in, where Unicode has several.
enum EncodableForm {
  /// Text with the same meaning that a charset may be able to hold, when it lacks some of the
  /// characters of `utf8`; nil when there is none.
  static func alternative(to utf8: UnsafeRawBufferPointer, in charset: String) -> [UInt8]? {
    // A letter with its marks apart, as the Mac writes it, is one character in a code page.
    guard let composed = converted(utf8, cu_compose) else { return nil }
    switch charset {
    case "Shift_JIS": return substituting(microsoftJapanese, in: composed)
    case "windows-1258": return composed.withUnsafeBytes { vietnamese($0) }
    default: return composed.elementsEqual(utf8) ? nil : composed
    }
  }

  private typealias Conversion = (
    UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, Int
  ) -> Int64

  private static func converted(
    _ utf8: UnsafeRawBufferPointer, _ convert: Conversion
  ) -> [UInt8]? {
    var capacity = utf8.count * 2 + 16
    for _ in 0..<2 {
      var needed: Int64 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
        needed = convert(
          utf8.baseAddress?.assumingMemoryBound(to: UInt8.self), utf8.count, room.baseAddress,
          room.count)
        count = max(0, min(Int(needed), room.count))
      }
      guard needed >= 0 else { return nil }
      if needed <= Int64(capacity) { return bytes }
      capacity = Int(needed)
    }
    return nil
  }

  private static func substituting(
    _ table: [Unicode.Scalar: Unicode.Scalar], in utf8: [UInt8]
  ) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      text.append(table[scalar] ?? scalar)
    }
    return Array(String(text).utf8)
  }

  /// Code page 932 and the JIS standards disagree on the characters of seven codes. Text from
  /// either side is written to the same code, as nothing is lost by it.
  private static let microsoftJapanese: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{301C}": "\u{FF5E}", "\u{2016}": "\u{2225}", "\u{2212}": "\u{FF0D}",
    "\u{A2}": "\u{FFE0}", "\u{A3}": "\u{FFE1}", "\u{AC}": "\u{FFE2}", "\u{2014}": "\u{2015}",
  ]

  // MARK: Vietnamese

  /// windows-1258 has the letters of the alphabet, as `ê`, but most of the tones as characters of
  /// their own that follow them.
  private static func vietnamese(_ utf8: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let decomposed = converted(utf8, cu_decompose) else { return nil }
    var text = String.UnicodeScalarView()
    var tones: [Unicode.Scalar] = []
    for scalar in String(decoding: decomposed, as: UTF8.self).unicodeScalars {
      if vietnameseTones.contains(scalar) {
        tones.append(scalar)
      } else if let letter = text.last.flatMap({ vietnameseLetters[Pair(base: $0, mark: scalar)] })
      {
        text.removeLast()
        text.append(letter)
      } else {
        text.append(contentsOf: tones)
        tones.removeAll()
        text.append(scalar)
      }
    }
    text.append(contentsOf: tones)
    return Array(String(text).utf8)
  }

  private struct Pair: Hashable {
    let base: Unicode.Scalar
    let mark: Unicode.Scalar
  }

  private static let vietnameseTones: Set<Unicode.Scalar> = [
    "\u{300}", "\u{301}", "\u{303}", "\u{309}", "\u{323}",
  ]

  private static let vietnameseLetters: [Pair: Unicode.Scalar] = {
    let letters: [(Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)] = [
      ("A", "\u{302}", "Â"), ("a", "\u{302}", "â"), ("A", "\u{306}", "Ă"), ("a", "\u{306}", "ă"),
      ("E", "\u{302}", "Ê"), ("e", "\u{302}", "ê"), ("O", "\u{302}", "Ô"), ("o", "\u{302}", "ô"),
      ("O", "\u{31B}", "Ơ"), ("o", "\u{31B}", "ơ"), ("U", "\u{31B}", "Ư"), ("u", "\u{31B}", "ư"),
      ("A", "\u{30A}", "Å"), ("a", "\u{30A}", "å"), ("U", "\u{308}", "Ü"), ("u", "\u{308}", "ü"),
      ("A", "\u{308}", "Ä"), ("a", "\u{308}", "ä"), ("O", "\u{308}", "Ö"), ("o", "\u{308}", "ö"),
      ("E", "\u{308}", "Ë"), ("e", "\u{308}", "ë"), ("I", "\u{308}", "Ï"), ("i", "\u{308}", "ï"),
      ("C", "\u{327}", "Ç"), ("c", "\u{327}", "ç"),
    ]
    var table: [Pair: Unicode.Scalar] = [:]
    for (base, mark, letter) in letters { table[Pair(base: base, mark: mark)] = letter }
    return table
  }()
}
