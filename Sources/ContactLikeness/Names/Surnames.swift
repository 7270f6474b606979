import CNameLists

/// Surnames in characters or Hangul whose usual spellings no rule gives; `surname-readings.txt` and
/// `japanese-surnames.txt` of `CNameLists` have them.
enum Surnames {
  /// Whether letters are a usual spelling of a surname in characters or Hangul.
  static func isReading(_ latin: ArraySlice<UInt8>, of native: ArraySlice<UInt8>) -> Bool {
    table[String(decoding: native, as: UTF8.self)]?.contains(Array(latin)) ?? false
  }

  /// Whether letters are how a surname in characters is read in Japan.
  static func isJapanese(_ latin: [UInt8], of native: [UInt8]) -> Bool {
    let plain = SpellingRules.japanese.apply(latin[...])
    return japanese[String(decoding: native, as: UTF8.self)]?.contains(plain) ?? false
  }

  /// Whether a surname in Japan is read so, by what ``SpellingRules/japanese`` makes of it.
  static func isJapaneseReading(_ plain: [UInt8]) -> Bool { japaneseReadings.contains(plain) }

  private static let japaneseReadings = Set(japanese.values.joined())

  private static let japanese: [String: [[UInt8]]] = Dictionary(
    grouping: ListFile.entries(of: cn_japanese_surnames()),
    by: { String(decoding: $0[0], as: UTF8.self) }
  ).mapValues { entries in entries.map { SpellingRules.japanese.apply(Array($0[1])[...]) } }

  /// Whether a surname in characters or Hangul is among the usual ones.
  static func isNative(_ name: [UInt8]) -> Bool {
    table[String(decoding: name, as: UTF8.self)] != nil
  }

  /// The surnames that a text in Latin letters is a usual spelling of.
  static func spelled(_ latin: [UInt8]) -> [String] { surnames[StableHash.of(latin)] ?? [] }

  /// A surname and its spellings.
  private static let list = ListFile.entries(of: cn_surname_readings()).map { words in
    (surname: String(decoding: words[0], as: UTF8.self), spellings: words.dropFirst())
  }

  /// The surnames that a spelling stands for, by the spelling's hash.
  private static let surnames: [UInt64: [String]] = {
    var surnames: [UInt64: [String]] = [:]
    for (surname, spellings) in list {
      for spelling in spellings { surnames[StableHash.of(spelling), default: []].append(surname) }
    }
    return surnames
  }()

  private static let table: [String: [[UInt8]]] = {
    var table = Dictionary(list.map { ($0, Array($1)) }, uniquingKeysWith: { $1 })
    // Japanese readings, with long vowels as they are written and as they are left out.
    for words in ListFile.entries(of: cn_japanese_surnames()) {
      let reading = words[1]
      let plain = SpellingRules.japanese.apply(reading[...])
      table[String(decoding: words[0], as: UTF8.self), default: []] +=
        reading == plain ? [reading] : [reading, plain]
    }
    return table
  }()
}
