import SourceText

/// Folds headers, so that case, accents, blanks and punctuation don't matter: people leave out accents, and
/// the keyboards of some write letters in another way.
enum HeaderFolding {
  /// Letters and digits in lower case, without accents.
  static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var text = text
    text.withUTF8 { text in
      forEachFolded(Bytes(text)) { value in
        if let scalar = Unicode.Scalar(value) { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// What a byte of ASCII is folded to: a letter in lower case or a digit; nil for what is left
  /// out.
  @inline(__always)
  static func folded(_ byte: UInt8) -> UInt8? {
    let lowered = byte &- 0x41 < 26 ? byte | 0x20 : byte
    return lowered &- 0x61 < 26 || lowered.isDigit ? lowered : nil
  }

  /// Calls `body` with each character of a folded text.
  ///
  /// The signs of voiced sounds that stand apart, as Apple's file names have them, are put together
  /// with their letters, and so are the letters of Korean syllables.
  static func forEachFolded(_ text: Bytes, _ body: (UInt32) -> Void) {
    var waiting: UInt32 = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        index += 1
        guard let letter = folded(byte) else { continue }
        if waiting != 0 { body(waiting) }
        waiting = 0
        body(UInt32(letter))
        continue
      }
      let scalar = scalar(text, &index)
      if waiting != 0, let composed = composed(waiting, scalar) {
        waiting = composed
        continue
      }
      fold(scalar) { folded in
        if waiting != 0 { body(waiting) }
        waiting = folded
      }
    }
    if waiting != 0 { body(waiting) }
  }

  private static func scalar(_ text: Bytes, _ index: inout Int) -> UInt32 {
    let first = UInt32(text[index])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first & (0x7F >> UInt32(length))
    for offset in 1..<length {
      value = value << 6 | UInt32(index + offset < text.count ? text[index + offset] & 0x3F : 0)
    }
    index += length
    return value
  }

  // MARK: Characters

  private static func fold(_ value: UInt32, _ body: (UInt32) -> Void) {
    switch value {
    case 0xDF:
      body(0x73)
      body(0x73)
    case 0..<0x700: if small[Int(value)] != 0 { body(UInt32(small[Int(value)])) }
    // Most of what has no case: ideographs, kana, Hangul, Thai.
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC,
      0x0E01...0x0E3A, 0x0E40...0x0E4E:
      body(value)
    // The scripts of India, Laos, Myanmar, Ethiopia and Cambodia, without their punctuation.
    case 0x0900...0x0963, 0x0966...0x096F, 0x0971...0x0DF3, 0x0E81...0x0ED9, 0x1000...0x1049,
      0x1050...0x109D, 0x1200...0x135F, 0x1780...0x17D3, 0x17E0...0x17E9:
      body(value)
    // Letters and digits of full width.
    case 0xFF10...0xFF19, 0xFF41...0xFF5A: body(value - 0xFEE0)
    case 0xFF21...0xFF3A: body(value - 0xFEE0 | 0x20)
    case 0xFF66...0xFF9F: body(kana[Int(value - 0xFF66)])
    default: if let folded = general(value) { body(folded) }
    }
  }

  /// What a character is folded to whose kind must be looked up; nil for what is left out.
  private static func general(_ value: UInt32) -> UInt32? {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    let lowered = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    let properties = lowered.properties
    guard
      properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .nonspacingMark
        || properties.generalCategory == .spacingMark
    else { return nil }
    // Accents, Arabic's signs of vowels, and letters that are apostrophes.
    if (0x300...0x36F).contains(lowered.value) || (0x64B...0x65F).contains(lowered.value)
      || (0x2B9...0x2BF).contains(lowered.value)
    {
      return nil
    }
    return (plain[lowered] ?? lowered).value
  }

  /// The characters below U+0700, 0 for what is left out: those of most scripts that have case.
  static let small: [UInt16] = (0..<0x700).map { value in
    value < 0x80
      ? UInt16(folded(UInt8(value)) ?? 0)
      : UInt16(truncatingIfNeeded: general(UInt32(value)) ?? 0)
  }

  /// The kana of half width from U+FF66 on, of which the signs of voiced sounds are put together with theirs.
  private static let kana = [UInt32](
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars.map(\.value))

  private static let groups = [
    "aáàâäãåāăąǎạảấầẩẫậắằẳẵặ", "cçćčĉċ", "dďđð", "eéèêëēėęěẹẻẽếềểễệ", "gğģġ", "hħ", "iíìîïīįıỉĩị",
    "kķ", "lłľļĺ", "nñńňņ", "oóòôöõøōőơọỏốồổỗộớờởỡợ", "rřŕ", "sśšşșŝ", "tťţț", "uúùûüūůűųưụủũứừửữự",
    "wŵ", "yýÿŷỳỵỷỹ", "zźžż", "αά", "εέ", "ηή", "ιίϊΐ", "οό", "υύϋΰ", "ωώ", "σς", "её", "اأإآٱ",
    "هةۀہۃە",
    "يیى", "كک",
  ]

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = {
    var plain: [Unicode.Scalar: Unicode.Scalar] = ["æ": "a", "œ": "o", "þ": "t"]
    for group in groups {
      let letters = group.unicodeScalars
      guard let base = letters.first else { continue }
      for letter in letters.dropFirst() { plain[letter] = base }
    }
    return plain
  }()

  /// A letter with what stands apart behind it; nil where they are no one character.
  private static func composed(_ letter: UInt32, _ next: UInt32) -> UInt32? {
    // Hardly any does.
    switch next {
    case 0x0306, 0x0654, 0x093C, 0x1161...0x1175, 0x11A8...0x11C2, 0x3099, 0x309A: break
    default: return nil
    }
    return switch (letter, next) {
    case (0x3046, 0x3099): 0x3094
    case (0x30A6, 0x3099): 0x30F4
    case (0x304B...0x30DB, 0x3099): letter + 1
    case (0x306F...0x30DB, 0x309A): letter + 2
    case (0x1100...0x1112, 0x1161...0x1175):
      0xAC00 + ((letter - 0x1100) * 21 + next - 0x1161) * 28
    // Short i in Cyrillic, Arabic's letters with a hamza, and Hindi's with a dot.
    case (0x0438, 0x0306): 0x0439
    case (0x0648, 0x0654): 0x0624
    case (0x064A, 0x0654): 0x0626
    case (0x0915...0x0917, 0x093C): letter + 0x43
    case (0x0921...0x0922, 0x093C): letter + 0x3B
    case (0x092B, 0x093C): 0x095E
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (letter - 0xAC00) % 28 == 0:
      letter + next - 0x11A7
    default: nil
    }
  }

  /// A header with blanks between its words where capitals begin them, and with the sign for postal codes as a
  /// word: `hqPhone`, `自宅〒`.
  static func spaced(_ header: String) -> String {
    var result = ""
    var isSmall = false
    let isCamelCase = !header.contains(" ")
    let isAlone = header.dropFirst().isEmpty
    for character in withoutDots(header) {
      if isCamelCase, isSmall, character.isUppercase { result += " " }
      result += character == "〒" && !isAlone ? " 郵便番号" : String(character)
      isSmall = character.isLowercase
    }
    return result
  }

  /// A header whose letters with full stops behind each are one word: `Ф.И.О. собственника`.
  private static func withoutDots(_ header: String) -> String {
    guard header.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 else { return header }
    let words = header.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let letters = word.split(separator: ".", omittingEmptySubsequences: false)
      let isAbbreviation =
        letters.count > 2 && letters.last == ""
        && letters.dropLast().allSatisfy { $0.count == 1 && $0.first?.isLetter == true }
      return isAbbreviation ? letters.joined() : String(word)
    }
    return words.joined(separator: " ")
  }

  /// The words of a header: runs of letters, digits and marks, folded.
  static func words(_ header: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func finish() {
      let folded = folded(String(word))
      if !folded.isEmpty { words.append(folded) }
      word.removeAll()
    }
    var isDigits = false
    for scalar in header.unicodeScalars {
      let properties = scalar.properties
      let isMark =
        properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
        || scalar == "'" || scalar == "’" || scalar == "\u{200C}"
      let isDigit = properties.numericType == .decimal
      guard properties.isAlphabetic || isDigit || isMark else {
        finish()
        continue
      }
      if isDigit != isDigits, !word.isEmpty, !isMark { finish() }
      if !isMark { isDigits = isDigit }
      word.append(scalar)
    }
    finish()
    return words
  }

  /// A header without the endings that make a word of one gender one of both: `Propietario/a`,
  /// `Mieter:in`, `Kund*in`, `Né(e)`.
  static func withoutGenderEndings(_ header: String) -> String {
    var result = ""
    var rest = header[...]
    while let sign = rest.first {
      rest.removeFirst()
      let isAttached = result.last?.isLetter ?? false
      if isAttached, "/:*_(".contains(sign) {
        let ending = rest.drop { $0 == "-" }.prefix { $0.isLetter }
        let next = rest[ending.endIndex...].first
        let isClosed = sign == "(" ? next == ")" : !(next?.isLetter ?? false) && next != "."
        if (1...3).contains(ending.count), isClosed, ending == ending.lowercased() {
          rest = rest[ending.endIndex...].dropFirst(sign == "(" ? 1 : 0)
          continue
        }
      }
      result.append(sign)
    }
    return result
  }
}
