import CUnicode

/// What the names of charsets in files mean.
enum CharsetLabels {
  /// A label without case, spaces and punctuation: `x-sjis` and `X_SJIS` are `xsjis`.
  static func key(of label: String) -> String {
    var key: [UInt8] = []
    for byte in label.utf8.prefix(64) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        key.append(byte)
      default: continue
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// The charset of a label; nil when neither this table nor ICU knows it.
  static func description(ofKey key: String, label: String) -> CharsetDescription? {
    if let known = known[key] { return known }
    let candidates = [key, label] + (numberedAlias(of: key).map { [$0] } ?? [])
    for candidate in candidates {
      guard let canonical = cu_charset_canonical_name(candidate).map({ String(cString: $0) }) else {
        continue
      }
      if let description = supersets[canonical] { return description }
      let preferred = cu_charset_preferred_name(candidate).map { String(cString: $0) } ?? canonical
      return CharsetDescription(name: preferred, decoder: canonical)
    }
    return nil
  }

  /// `win1251`, `codepage1251`, `cp1251` and `1251` all mean `windows-1251`; `dos866` means
  /// `ibm866`; `88592` means `iso-8859-2`.
  private static func numberedAlias(of key: String) -> String? {
    let digits = String(key.drop { !$0.isNumber })
    guard let number = Int(digits), digits.count <= 6 else { return nil }
    let prefix = key.dropLast(digits.count)
    guard
      ["", "win", "xwin", "windows", "cp", "xcp", "codepage", "ms", "dos", "iso", "x", "pc"]
        .contains(prefix)
    else { return nil }
    switch number {
    case 1250...1258: return "windows-\(number)"
    case 437...1125: return "ibm-\(number)"
    case 88591...88599: return "iso-8859-\(number - 88590)"
    case 885910...885916: return "iso-8859-\(number - 885900)"
    case 28591...28605: return "iso-8859-\(number - 28590)"
    default: return nil
    }
  }

  private static let known: [String: CharsetDescription] = {
    var known: [String: CharsetDescription] = [:]
    for (description, keys) in spellings {
      for key in keys.split(separator: " ") { known[String(key)] = description }
    }
    return known
  }()

  /// Spellings that ICU lacks, or understands in another way than the programs that write them.
  private static let spellings: [(CharsetDescription, String)] = [
    (
      .utf8,
      "utf8 utf utf8bom utf8sig utf8mb4 unicode11utf8 unicode20utf8 xunicode20utf8 65001 cp65001"
    ),
    (.utf16, "utf16 ucs2 iso10646ucs2 csunicode"),
    (.utf16LE, "utf16le ucs2le unicode 1200 cp1200 unicodefffe"),
    (.utf16BE, "utf16be ucs2be 1201 cp1201 unicodefeff"),
    (.utf32LE, "utf32le ucs4le"),
    (.utf32BE, "utf32be ucs4be utf32 ucs4"),
    (.ascii, "ascii usascii us ansix341968 iso646us 7bit"),
    (.isoLatin1, "latin1 latin isolatin1 l1 iso88591 iso885911987 iso8859 88591 ibm819 cp819"),
    (.isoLatin5, "iso88599 iso885991989 latin5 isolatin5 l5"),
    (
      .windows1252,
      "ansi ansilatin1 western windowslatin1 winlatin1 windows windows1252 cp1252 ms1252 cpacp"
        + " xansi windowsansi pcansi"
    ),
    (.windows874, "windows874 cp874 ms874 874 tis620 tis6200 iso885911 thai ibm874 dos874"),
    (
      .shiftJIS,
      "sjis shiftjis xsjis xshiftjis shiftjisx0213 sjisx0213 windows31j cswindows31j cp932 ms932"
        + " windows932 932 mskanji japaneseshiftjis shiftjiswin sjiswin cp943c ibm943 ibm943c"
    ),
    (.eucJP, "eucjp xeucjp ujis eucjpms cp51932 51932 eucjpwin"),
    (.gbk, "gbk gb2312 gb231280 xgbk cp936 ms936 936 windows936 euccn xeuccn csgb2312 hzgbk"),
    (.gb18030, "gb18030 gb180302005 gb180302022 54936 cp54936"),
    (
      .eucKR,
      "euckr xeuckr ksc5601 ksc56011987 ksc56011989 ksx1001 korean uhc cp949 ms949 949 windows949"
        + " xwindows949 cseuckr 51949"
    ),
    (.big5, "big5 xbig5 cnbig5 big5tw csbig5 cp950 ms950 950 windows950 xxbig5"),
    (.macRoman, "mac macroman macintosh xmacroman applemac 10000 macosroman"),
  ]

  /// ICU converters that read less than the files that bear their names.
  private static let supersets: [String: CharsetDescription] = [
    "UTF-8": .utf8, "UTF-16": .utf16, "UTF-16LE": .utf16LE, "UTF-16BE": .utf16BE,
    "UTF-32LE": .utf32LE, "UTF-32BE": .utf32BE, "UTF-32": .utf32BE, "US-ASCII": .ascii,
    "ISO-8859-1": .isoLatin1, "ibm-920_P100-1995": .isoLatin5,
    "ibm-5348_P100-1997": .windows1252, "windows-874-2000": .windows874,
    "ibm-874_P100-1995": .windows874, "ibm-943_P15A-2003": .shiftJIS,
    "ibm-943_P130-1999": .shiftJIS, "ibm-942_P12A-1999": .shiftJIS,
    "windows-936-2000": .gbk, "ibm-1383_P110-1999": .gbk, "ibm-5478_P100-1995": .gbk,
    "ibm-1386_P100-2001": .gbk, "gb18030": .gb18030, "windows-949-2000": .eucKR,
    "ibm-970_P110_P110-2006_U2": .eucKR, "ibm-949_P110-1999": .eucKR,
    "ibm-949_P11A-1999": .eucKR, "ibm-1363_P11B-1998": .eucKR, "ibm-1363_P110-1997": .eucKR,
    "windows-950-2000": .big5, "ibm-950_P110-1999": .big5, "euc-jp-2007": .eucJP,
    "ibm-33722_P12A_P12A-2009_U2": .eucJP, "macos-0_2-10.2": .macRoman,
  ]
}
